"""What can be drawn with the expansions and what stands on a Challenge board, only for the tests.

Tables 1.6 and 1.7 of the rules, written down once more: nothing here comes from the package.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from tests.games.ink import boards, slow
from tests.games.ink.slow import SIDES, Board, Drawing
from tests.games.ink.walks import Cell

EXPANSIONS = ("river", "lake", "meteor", "lava", "forest", "trail")
CORNERS = ("NW", "NE", "SE", "SW")
MIDDLE = (3, 3)

# ---------------------------------------------------------------- faces, table 1.6


class Face(NamedTuple):
    """One row of table 1.6: how often it stands on a die, sides, flag and corners of the trail."""

    times: int
    sides: str
    flag: str = "-"
    corners: tuple[str, ...] = ()


FACES: dict[str, dict[str, Face]] = {
    "none": {},
    "river": {
        "VS": Face(1, "V.V."),
        "VC": Face(3, "VV.."),
        "VBH": Face(1, "VHVH", "o"),
        "VBR": Face(1, "VRVR", "o"),
    },
    "lake": {
        "L1": Face(1, "L..."),
        "L2": Face(1, "LL.."),
        "L3": Face(1, "LLL."),
        "LPH": Face(1, "L.H."),
        "LPR": Face(1, "L.R."),
        "LPX": Face(1, "LLHR"),
    },
    "meteor": {},
    "lava": {
        "A2C": Face(2, "AA.."),
        "A2S": Face(1, "A.A."),
        "A3": Face(1, "AAA."),
        "AH": Face(1, "H.HA", "o"),
        "AR": Face(1, "R.RA", "o"),
    },
    "forest": {
        "FHS": Face(1, "H.H.", "t"),
        "FRS": Face(1, "R.R.", "t"),
        "FHC": Face(1, "HH..", "t"),
        "FRC": Face(1, "RR..", "t"),
        "FT": Face(2, "....", "t"),
    },
    "trail": {
        "PHS": Face(1, ".H.H", "p", ("NW", "SE")),
        "PRS": Face(1, ".R.R", "p", ("NW", "SE")),
        "PHC": Face(1, ".HH.", "p", ("NW", "NE", "SW")),
        "PRC": Face(1, ".RR.", "p", ("NW", "NE", "SW")),
        "PHT": Face(1, ".HHH", "p", ("NW", "NE")),
        "PRT": Face(1, ".RRR", "p", ("NW", "NE")),
    },
}
DIRECTION_DIE = ("up", "down", "left", "right", "any", "any")
DISTANCE_DIE = ("1", "1", "1", "2", "2", "3")
# Not on a die: a flooded space, a volcano, a crater.
FLOODED, VOLCANO, CRATER = ("LLLL", "-"), ("AAAA", "-"), ("....", "c")
UNDRAWN = {"lake": [FLOODED], "lava": [VOLCANO], "meteor": [CRATER]}

# The corners of a trail by its form; a form is four sides and a flag, as in the notation.
TRAIL_CORNERS: dict[boards.Form, frozenset[str]] = {}


def forms(face: Face) -> tuple[boards.Form, ...]:
    """Every form of a face under quarter turns and mirroring (RI-2)."""
    found = set()
    for turned_to in ("NESW", "ESWN", "SWNE", "WNES", "NWSE", "WSEN", "SENW", "ENWS"):
        moved = dict(zip(SIDES, turned_to, strict=True))
        letters = {moved[side]: letter for side, letter in zip(SIDES, face.sides, strict=True)}
        sides = "".join(letters[side] for side in SIDES)
        corners = frozenset(
            next(c for c in CORNERS if set(c) == {moved[letter] for letter in corner})
            for corner in face.corners
        )
        # Only under a straight route a trail has two ways to run; then the flag tells them apart.
        flag = "q" if corners == {"NE", "SW"} else face.flag
        found.add((sides, flag))
        if corners:
            TRAIL_CORNERS[sides, flag] = corners
    return tuple(sorted(found))


FORMS: dict[str, tuple[boards.Form, ...]] = {
    **boards.FORMS,
    **{key: forms(face) for faces in FACES.values() for key, face in faces.items()},
    "AV": (VOLCANO,),
}
FACE_OF: dict[boards.Form, str] = {form: face for face, some in FORMS.items() for form in some}
DICE: dict[str, tuple[tuple[str, ...], ...]] = {
    expansion: (tuple(key for key, face in faces.items() for _ in range(face.times)),) * 2
    for expansion, faces in FACES.items()
    if faces
} | {"meteor": (DIRECTION_DIE, DISTANCE_DIE), "none": ()}

TOKEN = re.compile(r"([0-6])([0-6])([.HRVLA]{4})([-owetpqc])([0-9]?)")


def parse(text: str) -> Board:
    """Read a board in notation, with all that expansions draw."""
    return slow.parse(text, TOKEN)


write = slow.write


# ---------------------------------------------------------------- what a drawing is


def has_route(drawing: Drawing) -> bool:
    """Whether there is at least one highway or railway end."""
    return "H" in drawing.sides or "R" in drawing.sides


def is_station(drawing: Drawing) -> bool:
    """Tables 1.3, 1.4, 1.6 and RI-137: different kinds of ends, all joined."""
    return drawing.flag == "-" and len(set(drawing.sides) - {"."}) > 1


def is_crater(drawing: Drawing) -> bool:
    return drawing.flag == "c"


def has_trees(drawing: Drawing) -> bool:
    return drawing.flag == "t"


def has_trail(drawing: Drawing) -> bool:
    return drawing.flag in ("p", "q")


def corner_points(cell: Cell, corners: frozenset[str] | tuple[str, ...]) -> set[tuple[int, int]]:
    """RI-180: the lattice points of some corners of a space."""
    return {(cell[0] + ("S" in corner), cell[1] + ("E" in corner)) for corner in corners}


def trail_points(cell: Cell, drawing: Drawing) -> set[tuple[int, int]]:
    """The corner points at which the trail of a space ends."""
    return corner_points(cell, TRAIL_CORNERS[drawing.sides, drawing.flag])


def routes_only(board: Board) -> Board:
    """What the base game sees of a board: its highways and railways."""
    return {
        cell: Drawing(
            "".join(letter if letter in "HR" else "." for letter in drawing.sides),
            drawing.flag if drawing.flag in "-owe" else "-",
            drawing.round,
        )
        for cell, drawing in board.items()
    }


# ---------------------------------------------------------------- the Challenge board, table 1.7

VILLAGES: frozenset[Cell] = frozenset({(1, 2), (2, 5), (5, 4), (4, 1)})
FACTORIES: frozenset[Cell] = frozenset({(0, 2), (2, 6), (6, 4), (4, 0)})
UNIVERSITIES: frozenset[Cell] = frozenset({(1, 1), (1, 5), (5, 5), (5, 1)})
VILLAGE_VALUES: Mapping[int, int] = {0: 0, 1: 2, 2: 4, 3: 6, 4: 8}
