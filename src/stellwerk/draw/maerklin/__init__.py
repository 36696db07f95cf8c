"""Zug um Zug Märklin in pictures and in characters."""

from __future__ import annotations

from typing import cast

from stellwerk.core import Json, State, View
from stellwerk.draw.maerklin.figures import figures
from stellwerk.draw.maerklin.germany import board
from stellwerk.draw.maerklin.letters import text
from stellwerk.draw.maerklin.scene import (
    KEYS,
    art,
    board_of,
    example,
    hints,
    lights,
    option_picture,
    scene,
)
from stellwerk.draw.maerklin.symbols import SYMBOLS
from stellwerk.draw.maerklin.whole import picture
from stellwerk.draw.writer import write
from stellwerk.lang import say

__all__ = [
    "KEYS",
    "SYMBOLS",
    "art",
    "board",
    "board_of",
    "example",
    "figures",
    "hints",
    "lights",
    "option_picture",
    "picture",
    "repr_svg",
    "scene",
    "text",
]


def repr_svg(thing: State, theme: str = "both") -> str:
    """What a notebook shows: the whole table of a state."""
    shown = picture(_uncovered(thing))
    return write(shown, SYMBOLS, theme, say(shown.title, "en"))


def _uncovered(state: State) -> View:
    """All there is to see, every hand included: who holds the state may know all of it."""
    own = [cast("list[Json]", state.view(seat)["seats"])[seat] for seat in range(state.players)]
    return state.view(None) | {"seats": own}
