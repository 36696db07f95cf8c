"""The pictures of the rules page, in the order in which one learns the game.

The page is made of them: ``ink.rules_<name>_title`` and ``ink.rules_<name>`` are the words beside
the figure of that name.
"""

from __future__ import annotations

from functools import cache

from stellwerk.core.refusal import Refused
from stellwerk.draw.ink.boards import TITLE, board, dice, specials
from stellwerk.draw.ink.figures_more import more_figures
from stellwerk.draw.ink.scene import example
from stellwerk.draw.ink.symbols import DIE
from stellwerk.draw.picture import Item, Picture
from stellwerk.games.ink import Sheet
from stellwerk.games.ink.board import CELLS, Cell, name
from stellwerk.games.ink.faces import FORMS_OF, Form

_STEP = DIE + 12
# After the first drawings of a game: enough to show what may be drawn where.
_BEGUN = "01H.H.-1 11H..R-1 50.R.R-1 63RRR.-1 62.R.R-2"
# Two networks, both longest routes, some central spaces, and ends that lead nowhere.
_SCORED = (
    "01H.H.-1 11H..R-1 10.R.R-2 03R.R.-1 13R.R.-2 23R.H.-3 33HH.H-3 30.H.H-2 31.H.H-3 32.H.H-4 "
    "34.H.H-4 35.H.H-5 36.H.H-5 50.R.R-4 51.RRR-5 61R.H.-6 52.R.R-6 53R..R-7"
)


@cache
def figures() -> dict[str, Picture]:
    """The figures by name."""
    begun = Sheet.parse(_BEGUN)
    return {
        "goal": example(),
        "round": dice(("HC", "RS", "HT", "OV")),
        "draw": board(begun.drawings(), can=_fitting("RC")),
        "turn": _forms("SC"),
        "overpass": dice(("OV", "X6", "SS")),
        "specials": specials(("X3",)),
        "networks": _part("networks"),
        "highway": _part("highway"),
        "railway": _part("railway"),
        "centre": _part("centre"),
        "errors": _part("errors"),
        "end": _rounds(),
        "more": dice(("VC", "LPH", "MC", "A2C", "FT", "PHS")),
        **more_figures(),
    }


def _fitting(face: str) -> list[str]:
    """The spaces of the board just begun into which a face fits, somehow turned."""
    return [name(cell) for cell in CELLS if any(_fits(cell, form) for form in FORMS_OF[face])]


def _fits(cell: Cell, form: Form) -> bool:
    try:
        Sheet.parse(_BEGUN).place(f"{cell >> 3}{cell & 7}{form.token}")
    except Refused:
        return False
    return True


def _part(key: str) -> Picture:
    sheet = Sheet.parse(_SCORED)
    return board(sheet.drawings(), highlight=sheet.score(), part=key)


def _forms(key: str) -> Picture:
    """A face in all its forms, as one may turn and flip it."""
    items: list[Item] = []
    forms = FORMS_OF[key]
    for place, form in enumerate(forms):
        x, y = DIE / 2 + place % 4 * _STEP, DIE / 2 + place // 4 * _STEP
        items += [Item("die", x, y), Item(key, x, y, form.turn, form.flip)]
    rows = -(-len(forms) // 4)
    return Picture(4 * _STEP - 12, rows * _STEP - 12, tuple(items), TITLE)


def _rounds() -> Picture:
    """The track of rounds in the last one."""
    items = [
        Item("now" if number == 7 else "past", 13 + 38 * (number - 1), 13, text=str(number))
        for number in range(1, 8)
    ]
    return Picture(7 * 38 - 12, 26, tuple(items), TITLE)
