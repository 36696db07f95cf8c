"""Boards, dice and scores as pictures: symbols and draw lists, written as SVG.

What belongs to one game is its :class:`~stellwerk.draw.drawing.Drawing`, the object ``drawing`` in
the package of its key; a game without one is drawn from the contract alone.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import cast

from stellwerk.core.game import Game, Seen
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.core.registry import keys, part
from stellwerk.draw.default_drawing import DefaultDrawing
from stellwerk.draw.drawing import Drawing
from stellwerk.draw.picture import Symbols
from stellwerk.draw.scoring_sheets import ScoringSheet
from stellwerk.draw.writer import write
from stellwerk.lang import say

__all__ = ["Drawing", "find", "scoring", "sheets", "svg", "symbols"]


def find(key: str) -> Drawing:
    """What draws the game with this key; refuses an unknown one and says which there are."""
    return cast(Drawing | None, part("drawing", key)) or _default(key)


@lru_cache(maxsize=64)
def _default(key: str) -> Drawing:
    return DefaultDrawing(cast(Game, part("game", key)))


@cache
def symbols(key: str, language: str) -> Symbols:
    """The symbols of a game's pictures; some carry letters, which a language may write otherwise.

    A drawing with such symbols gives them as ``lettered(language)``.
    """
    drawing = find(key)
    lettered = getattr(drawing, "lettered", None)
    return {**drawing.symbols, **lettered(language)} if lettered else drawing.symbols


def sheets() -> list[str]:
    """The keys of all games that have a scoring sheet."""
    return [key for key in keys() if find(key).scoring]


def scoring(key: str) -> ScoringSheet:
    """The scoring sheet of a game; refuses a game that has none."""
    sheet = find(key).scoring
    if sheet is None:
        raise Invalid(refuse("", "core.no_sheet", game=key, known=", ".join(sheets())))
    return sheet


def svg(key: str, seen: Seen, theme: str = "light", language: str = "en") -> str:
    """What a seat sees of the game with this key, as a standalone SVG.

    ``theme`` is ``light``, ``dark``, or ``both`` to follow the reader's system.
    """
    drawing = find(key)
    picture = drawing.picture(seen)
    return write(picture, symbols(key, language), theme, say(picture.title, language))
