"""Boards for tests: faces in all their forms, worked examples, hard boards, random boards.

All boards are in notation (text) or as `slow.Board`; nothing here comes from the package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from tests.games.ink.slow import (
    EXITS,
    SIDES,
    SIZE,
    Board,
    Drawing,
    Parts,
    neighbour,
    placeable,
)
from tests.games.ink.walks import Cell

Form: TypeAlias = tuple[str, str]  # four sides and a flag

CELLS: tuple[Cell, ...] = tuple((row, col) for row in range(SIZE) for col in range(SIZE))


# ---------------------------------------------------------------- faces, tables 1.3 and 1.4


class Face(NamedTuple):
    """One row of table 1.3 or 1.4."""

    sides: str
    groups: tuple[str, ...]
    forms: int


FACES: dict[str, Face] = {
    "HS": Face("H.H.", ("NS",), 2),
    "RS": Face("R.R.", ("NS",), 2),
    "HC": Face("HH..", ("NE",), 4),
    "RC": Face("RR..", ("NE",), 4),
    "HT": Face("HHH.", ("NES",), 4),
    "RT": Face("RRR.", ("NES",), 4),
    "OV": Face("HRHR", ("NS", "EW"), 2),
    "SS": Face("H.R.", ("NS",), 4),
    "SC": Face("HR..", ("NE",), 8),
    "HD": Face("H...", ("N",), 4),
    "RD": Face("R...", ("N",), 4),
    "H2": Face("HHHH", ("NW", "ES"), 2),
    "R2": Face("RRRR", ("NW", "ES"), 2),
    "TH": Face("H.HR", ("NSW",), 4),
    "TR": Face("R.RH", ("NSW",), 4),
    "X1": Face("HHHH", ("NESW",), 1),
    "X2": Face("RRRR", ("NESW",), 1),
    "X3": Face("HHRH", ("NESW",), 4),
    "X4": Face("HRRR", ("NESW",), 4),
    "X5": Face("HRRH", ("NESW",), 4),
    "X6": Face("HRHR", ("NESW",), 2),
}
CLASSIC = ("HS", "RS", "HC", "RC", "HT", "RT", "OV", "SS", "SC")
CHALLENGE = (*CLASSIC, "HD", "RD", "H2", "R2", "TH", "TR")
SPECIALS = ("X1", "X2", "X3", "X4", "X5", "X6")


def forms(face: Face) -> set[Form]:
    """Every form of a face under quarter turns and mirroring (RI-2), as sides and flag."""
    found = set()
    for turned_to in ("NESW", "ESWN", "SWNE", "WNES", "NWSE", "WSEN", "SENW", "ENWS"):
        # What stood at the n-th side of NESW comes to the n-th side of turned_to.
        moved = dict(zip(SIDES, turned_to, strict=True))
        letters = {moved[side]: letter for side, letter in zip(SIDES, face.sides, strict=True)}
        groups = [{moved[side] for side in group} for group in face.groups]
        sides = "".join(letters[side] for side in SIDES)
        found.add((sides, _flag(sides, groups)))
    return found


def _flag(sides: str, groups: list[set[str]]) -> str:
    """The first flag that stands for these groups; `-` where nothing has to be kept apart."""
    for flag in "-owe":
        drawn = Drawing(sides, flag).groups
        if all(group in drawn for group in groups) and len(drawn) == len(groups):
            return flag
    raise ValueError((sides, groups))


FORMS: dict[str, tuple[Form, ...]] = {key: tuple(sorted(forms(f))) for key, f in FACES.items()}
KNOWN: frozenset[Form] = frozenset(form for some in FORMS.values() for form in some)


# ---------------------------------------------------------------- worked examples


class Example(NamedTuple):
    """A board of section 9 and the parts stated there, under the space-once rule (RI-64)."""

    board: str
    once: Parts


WE_1 = (
    "50.R.R-1 51.RRR-1 61R.H.-1 63RRR.-1 21H.H.-2 30.H.H-2 31HH.H-2 52H..R-2 10.R.R-3 11HRHRo3 "
    "32..HH-3 42H.H.-3 12.R.R-4 13RRHR-4 36.H.H-4 43.HR.-4 53R.R.-4 23HH..-5 44HHHH-5 56.R.R-5 "
    "64.R.R-5 65..HR-5 01H.H.-6 14H..R-6 25..HH-6 35HHH.-6 03R.R.-7 04HRHRo7 24.H.H-7 45HRRH-7 "
    "55RR..-7"
)
WE_1_AFTER_6 = " ".join(token for token in WE_1.split() if not token.endswith("7"))
WE_3 = (
    "04HH.H-1 05HH.H-1 06.HHH-1 16HR..-1 01HHH.-2 02HH.H-2 03RHRH-2 11HRHRo2 12..RR-2 10.RRR-3 "
    "20RHRHo3 21HH.H-3 22RRHH-3 23..RR-3 30RRRH-4 32HH..-4 33RHRHo4 34.H.H-4 35.H.H-4 36.HHH-5 "
    "40R.RR-5 43R.R.-5 56HR..-5 46H.H.-6 50RR.R-6 51..RR-6 61R.H.-6 53R.R.-7 63RRR.-7 64.R.R-7 "
    "65..HR-7"
)
WE_13 = {
    "a": "30.HHH- 31..HH- 41H..H- 40HH..-",
    "b": "22HHHH- 12.HH.- 13..HH- 23H..H- 32H..H- 31HH..- 21.HH.-",
    "c": "22.HH.- 23.H.H- 24..HH- 34H..H- 33.H.H- 32HH..-",
    "d": "23H.H.- 33HHHHw 32.HH.- 42HH..- 43H..H- 34.H.H-",
}
# For the board after round 6 the text names the two networks that score; nine exits are touched, so
# three more networks have one exit each.
EXAMPLES: dict[str, Example] = {
    "WE-1": Example(WE_1, Parts(32, 8, 5, 6, 5, 46, (6, 4))),
    "WE-1 after round 6": Example(WE_1_AFTER_6, Parts(12 + 4, 7, 5, 5, 9, 24, (4, 2, 1, 1, 1))),
    "WE-3": Example(WE_3, Parts(45, 17, 17, 6, 2, 83, (12,))),
}
# WE-2: exits of the networks and the points they bring together.
WE_2 = (((4, 5), 28), ((4, 6), 32))
# WE-13: the longest highway once and as a trail; what the text states beyond that is in the test.
WE_13_HIGHWAY = {"a": (4, 5), "b": (7, 8), "c": (6, 6), "d": (5, 7)}


# ---------------------------------------------------------------- hard boards


def grid(form: Callable[[int, int], str]) -> str:
    """A board in notation from a function of row and column; "" leaves a space empty."""
    drawn = [(f"{row}{col}", form(row, col)) for row, col in CELLS]
    return " ".join(cell + sides_and_flag for cell, sides_and_flag in drawn if sides_and_flag)


def block(rows: int, cols: int, form: str = "HHHH-", top: int = 0, left: int = 0) -> str:
    """A full rectangle of one drawing, small enough to try all walks up to about 4 x 4."""
    return grid(lambda row, col: form if 0 <= row - top < rows and 0 <= col - left < cols else "")


def inside(cells: set[Cell], kind: str = "H") -> str:
    """Routes of one type that join every space of a set with each neighbour in the set."""

    def form(row: int, col: int) -> str:
        if (row, col) not in cells:
            return ""
        return "".join(kind if neighbour((row, col), s) in cells else "." for s in SIDES) + "-"

    return grid(form)


def along(path: Sequence[Cell], kind: str = "H") -> str:
    """A single line through these spaces in this order."""

    def form(row: int, col: int) -> str:
        if (row, col) not in path:
            return ""
        at = path.index((row, col))
        near = {path[n] for n in (at - 1, at + 1) if 0 <= n < len(path)}
        return "".join(kind if neighbour((row, col), s) in near else "." for s in SIDES) + "-"

    return grid(form)


def _ring(distance: int) -> set[Cell]:
    """The square ring at this distance from the border."""
    last = SIZE - 1
    return {c for c in CELLS if min(c[0], c[1], last - c[0], last - c[1]) == distance}


def _nested_rings(row: int, col: int) -> str:
    rings = [_ring(distance) for distance in range(3)]
    home = next((ring for ring in rings if (row, col) in ring), set[Cell]())
    sides = "".join("H" if neighbour((row, col), side) in home else "." for side in SIDES)
    return sides + "-" if home else ""


SERPENTINE = [(row, col if row % 2 == 0 else SIZE - 1 - col) for row, col in CELLS]

HARD: dict[str, str] = {
    "four-ways of highway": grid(lambda row, col: "HHHH-"),
    "four-ways of railway": grid(lambda row, col: "RRRR-"),
    "four-ways without one odd space": grid(lambda r, c: "" if (r, c) == (3, 2) else "HHHH-"),
    "four-ways without the middle": grid(lambda r, c: "" if (r, c) == (3, 3) else "HHHH-"),
    "four-ways with closed border": inside(set(CELLS)),
    "all crossings with station": grid(lambda row, col: "HRHR-"),
    "all overpasses": grid(lambda row, col: "HRHRo"),
    "all double curves alike": grid(lambda row, col: "HHHHw"),
    "double curves in rings": grid(lambda row, col: "HHHH" + "we"[(row + col) % 2]),
    "double curves by rows": grid(lambda row, col: "RRRR" + "we"[row % 2]),
    "checkerboard of spaces": grid(lambda r, c: "HHHH-" if (r + c) % 2 == 0 else ""),
    "checkerboard of types": grid(lambda row, col: ("HHHH-", "RRRR-")[(row + col) % 2]),
    "checkerboard of double curves": grid(lambda r, c: "HHHH" + "-w"[(r + c) % 2]),
    "checkerboard of mixed double curves": grid(
        lambda row, col: "HHHH-" if (row + col) % 2 else "HHHH" + "we"[row % 2]
    ),
    "brick wall": grid(lambda row, col: ("HH.H-", ".HHH-")[(row + col) % 2]),
    "ring": inside(_ring(0)),
    "nested rings": grid(_nested_rings),
    "serpentine": along(SERPENTINE),
    "comb": grid(lambda row, col: "HHHH-" if row == 0 else "H.H.-"),
    "ladder": inside({(row, col) for row in (2, 3) for col in range(SIZE)}),
    "wide ladder": inside({c for c in CELLS if c[0] in (0, 2, 4, 6) or c[1] in (0, 3, 6)}, "R"),
}


class Lengths(NamedTuple):
    """The longest route of the type the board is made of, under both rules."""

    kind: str
    once: int
    trail: int


# What can be known without any program:
# - Four-ways, once: the serpentine visits all 49. Trail: 84 links. 20 border spaces have 3 of them,
#   and all of these but the two ends of the walk leave one unused. One unused link serves two of
#   them only if they are neighbours on one side of the board; a side has 5, so at most 2 pairs.
#   9 unused links would need 9 pairs where 8 can be had: at least 10 stay unused. 10 are enough:
#   two pairs on each side, and both links of one corner. 74 links, 75 visits. A closed walk has no
#   ends, leaves one unused at all 20, and is no longer. Closing the border takes no link away.
# - Without one odd space: a path alternates between odd and even spaces (row + column); 23 odd
#   ones are left, so at most 47. Without the middle: all 48.
# - Double curves alike: staircases along the diagonals, the longest between the two middle ones
#   with 6 + 7 spaces. By rows: zigzags of two spaces in each of seven rows. In rings: fours.
# - A walk around a ring of spaces with two ends each may not come back to its start: 24.
# - Comb: up one tooth, along the back, down another: 6 + 7 + 6. Ladder, once: around, all 14.
#   Trail: 19 links, 10 spaces with three; all but two of these leave one unused, so at least 4
#   stay unused, and 4 of the 5 inner rungs do: 15 links, 16 visits.
HARD_LENGTHS: dict[str, Lengths] = {
    "four-ways of highway": Lengths("H", 49, 75),
    "four-ways of railway": Lengths("R", 49, 75),
    "four-ways with closed border": Lengths("H", 49, 75),
    "all crossings with station": Lengths("H", 7, 7),
    "all overpasses": Lengths("R", 7, 7),
    "all double curves alike": Lengths("H", 13, 13),
    "double curves in rings": Lengths("H", 4, 4),
    "double curves by rows": Lengths("R", 14, 14),
    "checkerboard of spaces": Lengths("H", 1, 1),
    "checkerboard of types": Lengths("R", 1, 1),
    "ring": Lengths("H", 24, 24),
    "nested rings": Lengths("H", 24, 24),
    "serpentine": Lengths("H", 49, 49),
    "comb": Lengths("H", 19, 19),
    "ladder": Lengths("H", 14, 16),
}
# Known for RI-64 only.
HARD_ONCE = {"four-ways without one odd space": 47, "four-ways without the middle": 48}


# ---------------------------------------------------------------- random boards


def scattered(rng: Random, density: float, faces: Sequence[str] = tuple(FACES)) -> Board:
    """Known faces in any form anywhere, without looking at neighbours: for free scoring."""
    return {
        cell: Drawing(*rng.choice(FORMS[rng.choice(faces)]), rng.randint(1, 7))
        for cell in CELLS
        if rng.random() < density
    }


def matching(rng: Random, density: float, kinds: str = "HR") -> Board:
    """A board without any clash, on which no end inside the board is open.

    About `density` of all borders carry a link, of a random type among `kinds`. So 0.6 to 1 with
    one type gives the dense grids with many loops on which a plain search gives up.
    """
    border: dict[tuple[Cell, str], str] = {}
    for cell in CELLS:
        for side in SIDES:
            other = neighbour(cell, side)
            if other is not None and side in "NW":
                border[cell, side] = border[other, {"N": "S", "W": "E"}[side]]
            else:
                letter = rng.choice(kinds) if rng.random() < density else "."
                blocked = EXITS.get((cell, side), letter) != letter
                border[cell, side] = "." if blocked else letter
    return _known_faces_only(rng, border)


def _known_faces_only(rng: Random, border: dict[tuple[Cell, str], str]) -> Board:
    """Give each space a known face with exactly these ends, dropping links where there is none."""
    by_sides: dict[str, list[Form]] = {"....": []}
    for form in sorted(KNOWN):
        by_sides.setdefault(form[0], []).append(form)
    waiting = list(CELLS)
    while waiting:
        cell = waiting.pop()
        drawn = [side for side in SIDES if border[cell, side] != "."]
        if "".join(border[cell, side] for side in SIDES) not in by_sides:
            side = rng.choice(drawn)
            border[cell, side] = "."
            waiting.append(cell)
            other = neighbour(cell, side)
            if other is not None:
                border[other, SIDES[(SIDES.index(side) + 2) % 4]] = "."
                waiting.append(other)
    board: Board = {}
    for cell in CELLS:
        choice = by_sides["".join(border[cell, side] for side in SIDES)]
        if choice:
            board[cell] = Drawing(*rng.choice(choice), rng.randint(1, 7))
    return board


def played(rng: Random, drawings: int, faces: Sequence[str] = CLASSIC) -> Board:
    """A board as it comes from play: random faces, each drawn where the rules allow it."""
    board: Board = {}
    for number in range(drawings):
        options = [
            (cell, form)
            for form in FORMS[rng.choice(faces)]
            for cell in CELLS
            if placeable(board, cell, *form) is None
        ]
        if options:
            cell, form = rng.choice(options)
            board[cell] = Drawing(*form, number // 5 + 1)
    return board
