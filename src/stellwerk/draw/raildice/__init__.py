"""Railroad Dice in pictures and in characters."""

from __future__ import annotations

from stellwerk.core import State, View
from stellwerk.draw.raildice.figures import example, figures
from stellwerk.draw.raildice.letters import text
from stellwerk.draw.raildice.scene import KEYS, art, board_of, lights, option_picture, scene
from stellwerk.draw.raildice.symbols import SYMBOLS
from stellwerk.draw.raildice.table import picture
from stellwerk.draw.writer import write
from stellwerk.lang import say

__all__ = [
    "KEYS",
    "SYMBOLS",
    "art",
    "board_of",
    "example",
    "figures",
    "lights",
    "option_picture",
    "picture",
    "repr_svg",
    "scene",
    "text",
]


def repr_svg(state: State, theme: str = "both") -> str:
    """What a notebook shows: the whole table, with all that is behind the screens."""
    shown = picture(_uncovered(state))
    return write(shown, SYMBOLS, theme, say(shown.title, "en"))


def _uncovered(state: State) -> View:
    """All there is to see. Who holds the state may know all of it."""
    view = state.view(None)
    seats = [state.view(seat)["seats"] for seat in range(state.players)]
    return view | {"seats": [own[seat] for seat, own in enumerate(seats) if isinstance(own, list)]}
