"""Boards, dice and scores as pictures: symbols and draw lists, written as SVG.

What belongs to one game stands in the module of its key and has these names: ``SYMBOLS``,
``picture(view)`` (a draw list of all that a view's seat can see), ``text(view)`` (the same in
characters) and ``repr_svg(thing)`` (what a notebook shows of a state or a board).
"""

from __future__ import annotations

from typing import cast

from stellwerk.core.game import View
from stellwerk.core.rooms import part
from stellwerk.draw.picture import Picture, Symbols
from stellwerk.draw.writer import write
from stellwerk.lang import say

__all__ = ["svg"]


def svg(key: str, view: View, theme: str = "light", language: str = "en") -> str:
    """A view of the game with this key as a standalone SVG.

    ``theme`` is ``light``, ``dark``, or ``both`` to follow the reader's system.
    """
    room = part("draw", key)
    picture = cast(Picture, room.picture(view))
    return write(picture, cast(Symbols, room.SYMBOLS), theme, say(picture.title, language))
