"""Railroad Dice in pictures and in characters."""

from __future__ import annotations

from typing import Final

from stellwerk.core import notebook
from stellwerk.draw.picture import Picture
from stellwerk.draw.raildice.paper import printing
from stellwerk.draw.raildice.railroad_dice import RailroadDiceDrawing
from stellwerk.draw.raildice.symbols import SYMBOLS
from stellwerk.draw.writer import write
from stellwerk.games.raildice.seen import Seen
from stellwerk.games.raildice.state import State
from stellwerk.lang import say

__all__ = ["RailroadDiceDrawing", "drawing", "printing"]

drawing: Final = RailroadDiceDrawing()


def _svg(picture: Picture) -> str:
    return write(picture, SYMBOLS, "both", say(picture.title, "en"))


# Who holds a state may know all of it, also what is behind the screens.
notebook.register(State, lambda state: _svg(drawing.uncovered(state)))
notebook.register(Seen, lambda seen: _svg(drawing.picture(seen)))
