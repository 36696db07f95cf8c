"""Railroad Ink in pictures and in characters."""

from __future__ import annotations

from typing import cast

from stellwerk.core import Json, Score, State, View
from stellwerk.draw.ink.boards import board, dice, glance, specials
from stellwerk.draw.ink.figures import figures
from stellwerk.draw.ink.freehand import SCORING
from stellwerk.draw.ink.letters import text
from stellwerk.draw.ink.marks import marks_of
from stellwerk.draw.ink.scene import KEYS, art, board_of, example, lights, option_picture, scene
from stellwerk.draw.ink.symbols import SYMBOLS
from stellwerk.draw.ink.table import picture
from stellwerk.draw.picture import Picture
from stellwerk.draw.writer import write
from stellwerk.games.ink import Sheet
from stellwerk.lang import say

__all__ = [
    "KEYS",
    "SCORING",
    "SYMBOLS",
    "art",
    "board",
    "board_of",
    "dice",
    "example",
    "figures",
    "glance",
    "lights",
    "option_picture",
    "picture",
    "repr_svg",
    "scene",
    "score_picture",
    "specials",
    "text",
]


def score_picture(sheet: Sheet, score: Score, part: str | None = None) -> Picture:
    """The board with the places that earn the score, or one part of it."""
    return board(sheet.drawings(), highlight=score, part=part, marks=marks_of(sheet.grid))


def repr_svg(thing: Sheet | State, theme: str = "both") -> str:
    """What a notebook shows: the board of a sheet, or the whole table of a state."""
    if isinstance(thing, Sheet):
        shown = board(thing.drawings(), marks=marks_of(thing.grid))
    else:
        shown = picture(_uncovered(thing))
    return write(shown, SYMBOLS, theme, say(shown.title, "en"))


def _uncovered(state: State) -> View:
    """All there is to see, the drawings of the running round included.

    Who holds the state may know all of it; views hide a seat's running round from the others.
    """
    view = state.view(0 if state.players == 1 else None)
    own = [cast("list[Json]", state.view(seat)["seats"])[seat] for seat in range(state.players)]
    return view | {"seats": own}
