"""The pictures of the rules page, in the order in which one learns the game.

The page is made of them: ``ink.rules_<name>_title`` and ``ink.rules_<name>`` are the words beside
the figure of that name.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from stellwerk.core.refusal import Refused
from stellwerk.draw.chapters import chapters
from stellwerk.draw.ink.board_marks import flight, marks_of
from stellwerk.draw.ink.boards import TITLE, board, dice, row, specials
from stellwerk.draw.ink.scene import example
from stellwerk.draw.ink.symbols import BOARD, DIE
from stellwerk.draw.picture import Item, Picture, moved
from stellwerk.games.ink import Ruling, Sheet, layouts
from stellwerk.games.ink.board import CELLS, WEST, Cell, name, named
from stellwerk.games.ink.faces import FORMS_OF, Form
from stellwerk.games.ink.goals import SOLO_LIMITS

_STEP = DIE + 12
# After the first drawings of a game: enough to show what may be drawn where.
_BEGUN = "01H.H.-1 11H..R-1 50.R.R-1 63RRR.-1 62.R.R-2"
# Two networks, both longest routes, some central spaces, and ends that lead nowhere.
_SCORED = (
    "01H.H.-1 11H..R-1 10.R.R-2 03R.R.-1 13R.R.-2 23R.H.-3 33HH.H-3 30.H.H-2 31.H.H-3 32.H.H-4 "
    "34.H.H-4 35.H.H-5 36.H.H-5 50.R.R-4 51.RRR-5 61R.H.-6 52.R.R-6 53R..R-7"
)


# Challenge, solo, draft and the expansions.
_GAP: Final = 30.0

_BUILT: Final = "02H.R.-1 01H.H.-1 11H..R-1 12R..H-2 55.RR.-2 65R.H.-3 56.R.R-3 40.RH.-3 30..HH-3"
_RIVERS: Final = (
    "12.V.V-1 13.V.V-1 14..VV-1 24V.V.-2 34V..V-2 40.V.V-1 41..VV-1 51VV..-3 52..VV-3 62V.V.-4 "
    "01H.H.-1 36.H.H-2 33VHVHo4"
)
_LAKES: Final = (
    "01H.H.-1 10.R.R-1 11HRRR-1 21R.L.-2 31LLL.-2 41L.R.-3 51R..R-3 50RR.R-3 40H.R.-4 30..HH-4 "
    "24..L.-1 34LLL.-2 44LLL.-3 35..LL-4 45L..L-4"
)
_FLOOD: Final = ("23..L.-2 32.L..-3", "23..L.-2 32.L..-3 34...L-4 33LLLL-4")
_CRATERS: Final = "30.H.H-1 31.H.H-2 32....c3 22R.R.-3 12RR..-2 13.R.R-1 03R.R.-1 33....c2 43R.R.-4"
_LAVA: Final = "33AAAA- 34..AA-1 44A..A-2 00AAAA-2 01H.HAo3 10AR.Ro3 63R.R.-1 53R.R.-2"
_TIGHT: Final = "33AAAA- 23RRR.-1 43H.H.-1 32.R.R-2 34H..H-2"
_FOREST: Final = (
    "01H.H.t1 11HH..t1 12....t2 21....t2 03R.R.-1 13R.R.-2 44....t3 45.R.Rt3 34....t4 61H.H.-4"
)
_TRAILS: Final = "22HR..-1 33.H.Hp1 44H.R.-2 43.RRRp2 52R.H.-3 24..RRp3 15H.R.-4 01H.H.-1 12H.HR-2"


CHAPTERS: Final = chapters(
    "RI",
    goal="1 4 5 11",
    round="3 10 12-16 26-29",
    draw="20-25",
    turn="2",
    overpass="41",
    specials="30-33",
    networks="40 42 43",
    highway="60-65",
    railway="66",
    centre="55",
    errors="50-53",
    end="68 69",
    more="17 110-116",
    buildings="75-81",
    goals="84-91",
    solo="95 96",
    draft="100-108",
    river="120-126",
    lake="130-133 135-137",
    flood="134",
    meteor="140-145 150",
    crater="146-149",
    lava="155-160 163-166",
    volcano="161 162",
    forest="170-175",
    trail="180-187",
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
        **_more_figures(),
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


def _more_figures() -> dict[str, Picture]:
    """The figures by name, in order."""
    return {
        "challenge": dice(("HD", "RD", "H2", "R2", "TH", "TR")),
        "buildings": _board(_BUILT, layout=layouts.names()[0]),
        "goals": row(("goal-A", "goal-F", "goal-C"), "card"),
        "solo": _limits(),
        "draft": _pairs(),
        "river": _paid(_RIVERS, "river"),
        "lake": _paid(_LAKES, "lake"),
        "flood": _beside(*(_board(text, "lake") for text in _FLOOD)),
        "meteor": _flight(),
        "crater": _paid(_CRATERS, "meteor"),
        "lava": _paid(_LAVA, "lava"),
        "volcano": _board(_TIGHT, "lava", can=("D3", "C4", "E4", "D5")),
        "forest": _paid(_FOREST, "forest"),
        "trail": _paid(_TRAILS, "trail"),
    }


def _sheet(text: str, expansion: str, layout: str = "") -> Sheet:
    return Sheet.parse(text, Ruling(expansion=expansion, layout=layout))


def _board(
    text: str, expansion: str = "none", *, layout: str = "", can: tuple[str, ...] = ()
) -> Picture:
    sheet = _sheet(text, expansion, layout)
    return board(sheet.drawings(), marks=marks_of(sheet.grid), can=can)


def _paid(text: str, expansion: str) -> Picture:
    """A board with what an expansion pays for."""
    sheet = _sheet(text, expansion)
    return board(sheet.drawings(), highlight=sheet.score(), part=expansion)


def _beside(one: Picture, other: Picture) -> Picture:
    """Two boards side by side: before and after."""
    items = [*one.items, *moved(other.items, BOARD + _GAP, 0)]
    return Picture(2 * BOARD + _GAP, BOARD, tuple(items), TITLE)


def _limits() -> Picture:
    """Three goals, each with the last round for its full value."""
    cards = row(("goal-A", "goal-F", "goal-C"), "card")
    step = cards.width / 3 + 4
    lamps = [
        Item("next", DIE / 2 + step * place, DIE + 22, text=str(limit))
        for place, limit in enumerate(SOLO_LIMITS)
    ]
    return Picture(cards.width, DIE + 40, (*cards.items, *lamps), TITLE)


def _pairs() -> Picture:
    """Four pairs of dice."""
    items: list[Item] = []
    x = 0.0
    for pair in (("HC", "OV"), ("RT", "HS"), ("SC", "RS"), ("HT", "SS")):
        items += moved(dice(pair).items, x, 0)
        x += 2 * DIE + 12 + _GAP
    return Picture(x - _GAP, DIE, tuple(items), TITLE)


def _flight() -> Picture:
    """A meteor that turns round at the edge and comes down beyond a crater."""
    sheet = _sheet("32....c1 30.H.H-1 33.H.H-2 34.H.H-2", "meteor")
    crater = sheet.grid.craters
    items, _ = flight(named("B4"), WEST, 3, crater)
    shown = board(sheet.drawings())
    x, y = (next(item for item in shown.items if item.id == "B4") for _ in range(2))
    marker = Item("marker", x.x + 19, y.y - 19)
    return Picture(BOARD, BOARD, (*shown.items, marker, *items), TITLE)
