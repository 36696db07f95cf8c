"""The slow, obvious reading of the numbered rules of Railroad Ink, written only for the tests.

Everything here follows docs/rules/railroad-ink.md word by word and shares nothing with the
package: plain dictionaries, explicit nodes and edges, plain searches. So it can disagree with the
fast kernel. It covers the base game, Challenge faces included: RI-20 to RI-25 and RI-40 to RI-66.

Longest routes are found by trying every walk (`walks`) or, where that takes too long, by a second
and quite different exact method (`dense.longest`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tests.games.ink.walks import Cell, Group, Longest, RouteGraph, components, try_all

SIZE = 7
SIDES = "NESW"
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

# Table 1.1: twelve exits, three on each side of the board.
EXITS: dict[tuple[Cell, str], str] = {
    ((0, 1), "N"): "H",
    ((0, 3), "N"): "R",
    ((0, 5), "N"): "H",
    ((1, 6), "E"): "R",
    ((3, 6), "E"): "H",
    ((5, 6), "E"): "R",
    ((6, 1), "S"): "H",
    ((6, 3), "S"): "R",
    ((6, 5), "S"): "H",
    ((1, 0), "W"): "R",
    ((3, 0), "W"): "H",
    ((5, 0), "W"): "R",
}
CENTRE = frozenset((row, col) for row in (2, 3, 4) for col in (2, 3, 4))
# Table 1.2, by the number of exits in the network.
NETWORK_POINTS = (0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)

# Which sides a flag keeps apart: `w` joins north with west, `e` joins north with east.
DOUBLE_CURVES = {"w": ("NW", "ES"), "e": ("NE", "SW")}


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is drawn in one space: four sides in the order N E S W, the flag, the round (or 0)."""

    sides: str
    flag: str = "-"
    round: int = 0

    def side(self, side: str) -> str:
        """The letter at one side: `H`, `R` or `.`."""
        return self.sides[SIDES.index(side)]

    def ends(self, kinds: str = "HR") -> list[str]:
        """The sides at which there is an end of one of these types."""
        return [side for side in SIDES if self.side(side) in kinds]

    @property
    def groups(self) -> list[set[str]]:
        """The sets of sides that are joined inside the space (table 1.3, column "groups")."""
        if self.flag == "-":
            parts = [set(self.ends())]
        elif self.flag == "o":
            parts = [set(self.ends("H")), set(self.ends("R"))]
        else:
            parts = [set(self.ends()) & set(pair) for pair in DOUBLE_CURVES[self.flag]]
        return [part for part in parts if part]


Board: TypeAlias = dict[Cell, Drawing]

TOKEN = re.compile(r"([0-6])([0-6])([.HR]{4})([-owe])([0-9]?)")


def parse(text: str, drawing: re.Pattern[str] = TOKEN) -> Board:
    """Read a board in notation, its order kept. ValueError if it is malformed."""
    board: Board = {}
    for token in text.split():
        match = drawing.fullmatch(token)
        if match is None:
            raise ValueError(f"not a drawing: {token!r}")
        cell = int(match[1]), int(match[2])
        if cell in board:
            raise ValueError(f"two drawings in one space: {token!r}")
        board[cell] = Drawing(match[3], match[4], int(match[5] or 0))
    return board


def write(board: Board) -> str:
    """The board in notation, the inverse of `parse`; round 0 is left out."""
    return " ".join(
        f"{row}{col}{drawing.sides}{drawing.flag}{drawing.round or ''}"
        for (row, col), drawing in board.items()
    )


def neighbour(cell: Cell, side: str) -> Cell | None:
    """The space across a side, or None at the outer border."""
    row, col = cell[0] + STEP[side][0], cell[1] + STEP[side][1]
    return (row, col) if 0 <= row < SIZE and 0 <= col < SIZE else None


def opposite_letter(board: Board, cell: Cell, side: str) -> str:
    """What faces a side of a space: `H`, `R`, or `.` for a blank side, nothing or the border."""
    other = neighbour(cell, side)
    if other is None or other not in board:
        return "."
    return board[other].side(OPPOSITE[side])


# ---------------------------------------------------------------- drawing, RI-20 to RI-25


def broken_rules(board: Board, cell: Cell, sides: str, flag: str = "-") -> list[str]:
    """All rules among RI-20 to RI-25 that forbid this drawing here, in the order they are named.

    RI-24 and RI-25 only allow things, so they never appear. The flag changes nothing: these rules
    speak of ends, not of what is joined inside the space.
    """
    drawing = Drawing(sides, flag)
    broken = []
    if cell in board:
        broken.append("RI-20")
    connected = clash = wrong_exit = False
    for side in drawing.ends():
        letter = drawing.side(side)
        facing = opposite_letter(board, cell, side)
        exit_letter = EXITS.get((cell, side), ".")
        connected |= letter in (facing, exit_letter)
        clash |= facing not in (".", letter)
        wrong_exit |= exit_letter not in (".", letter)
    if not connected:
        broken.append("RI-21")
    if clash:
        broken.append("RI-22")
    if wrong_exit:
        broken.append("RI-23")
    return broken


def placeable(board: Board, cell: Cell, sides: str, flag: str = "-") -> str | None:
    """None if the route may be drawn here, else the id of one rule that forbids it.

    If several do, the plainest is named: taken space, clash with a neighbour, clash with an exit,
    no connection. Use `broken_rules` for all of them.
    """
    broken = broken_rules(board, cell, sides, flag)
    return next((rule for rule in ("RI-20", "RI-22", "RI-23", "RI-21") if rule in broken), None)


def clashes(board: Board) -> list[tuple[str, Cell, str]]:
    """Every end that faces an end (RI-22) or lies on an exit (RI-23) of the other type."""
    found = []
    for cell, drawing in board.items():
        for side in drawing.ends():
            other_type = {"H": "R", "R": "H"}[drawing.side(side)]
            if opposite_letter(board, cell, side) == other_type:
                found.append(("RI-22", cell, side))
            if EXITS.get((cell, side)) == other_type:
                found.append(("RI-23", cell, side))
    return found


def drawing_order(board: Board) -> list[Cell]:
    """The spaces in an order in which each one connects when drawn (RI-21), as far as that goes.

    A space missing from the result cannot be drawn in any order: what is drawn never takes a
    connection away, so drawing whatever connects, again and again, reaches all that can be reached.
    Clashes are not looked at.
    """
    drawn: Board = {}
    while True:
        for cell, drawing in board.items():
            if cell not in drawn and "RI-21" not in broken_rules(drawn, cell, drawing.sides):
                drawn[cell] = drawing
                break
        else:
            return list(drawn)


def hangs_together(board: Board) -> bool:
    """Whether there is an order in which every drawing connects when drawn (RI-21)."""
    return len(drawing_order(board)) == len(board)


def fits(board: Board) -> list[tuple[str, Cell, str]]:
    """All that is wrong with a finished board: (rule, space, side), side "" for RI-21."""
    reached = drawing_order(board)
    loose = [("RI-21", cell, "") for cell in board if cell not in reached]
    return clashes(board) + loose


# ---------------------------------------------------------------- graphs, RI-40 and RI-60


class Exit(NamedTuple):
    """A node: one exit."""

    cell: Cell
    side: str


Node: TypeAlias = Group | Exit


def group_at(board: Board, cell: Cell, side: str) -> Group:
    """The group that the end at this side belongs to."""
    for number, sides in enumerate(board[cell].groups):
        if side in sides:
            return Group(cell, number)
    raise KeyError((cell, side))


def links(board: Board, kinds: str = "HR") -> list[tuple[Group, Group]]:
    """Every link of these types once: two ends of the same type across a border."""
    found = []
    for cell, drawing in board.items():
        # Looking east and south only meets each border once.
        for side in set("ES") & set(drawing.ends(kinds)):
            other = neighbour(cell, side)
            if other and opposite_letter(board, cell, side) == drawing.side(side):
                found.append((group_at(board, cell, side), group_at(board, other, OPPOSITE[side])))
    return sorted(found)


def networks(board: Board) -> list[set[Node]]:
    """RI-40: the connected components of groups and exits; unconnected exits are networks too."""
    nodes: list[Node] = [Exit(cell, side) for cell, side in EXITS]
    for cell, drawing in board.items():
        nodes += [Group(cell, number) for number in range(len(drawing.groups))]
    edges: list[tuple[Node, Node]] = list(links(board))
    for (cell, side), kind in EXITS.items():
        if cell in board and board[cell].side(side) == kind:
            edges.append((Exit(cell, side), group_at(board, cell, side)))
    return components(nodes, edges)


def route_graph(board: Board, kind: str) -> RouteGraph:
    """RI-60: the groups with at least one end of this type, and the links of this type."""
    ends = {}
    for cell, drawing in board.items():
        for number, sides in enumerate(drawing.groups):
            count = sum(drawing.side(side) == kind for side in sides)
            if count:
                ends[Group(cell, number)] = count
    return RouteGraph(ends, links(board, kind))


# ---------------------------------------------------------------- the whole score


class Parts(NamedTuple):
    """The parts of the final score; errors are positive, `exits` descends and leaves out zeros."""

    networks: int
    highway: int
    railway: int
    centre: int
    errors: int
    total: int
    exits: tuple[int, ...]


def errors(board: Board) -> list[tuple[Cell, str]]:
    """RI-50 to RI-52: the ends that are neither part of a link nor on the outer border."""
    return [
        (cell, side)
        for cell, drawing in board.items()
        for side in drawing.ends()
        if neighbour(cell, side) and opposite_letter(board, cell, side) != drawing.side(side)
    ]


def exits_by_network(board: Board) -> tuple[int, ...]:
    """RI-42: exits of each network that has a drawn route and at least one exit, descending."""
    counts = [
        sum(isinstance(node, Exit) for node in network)
        for network in networks(board)
        if any(isinstance(node, Group) for node in network)
    ]
    return tuple(sorted((count for count in counts if count), reverse=True))


def score(
    board: Board,
    longest: Longest = "once",
    find: Callable[[RouteGraph, Longest], int] = try_all,
) -> Parts:
    """Score a finished board of the base game; boards with clashes are scored by the letter too.

    Pass `find=dense.longest` for boards on which trying all walks takes too long.
    """
    exits = exits_by_network(board)
    points = sum(NETWORK_POINTS[count] for count in exits)
    highway = find(route_graph(board, "H"), longest)
    railway = find(route_graph(board, "R"), longest)
    centre = len(CENTRE & board.keys())
    wrong = len(errors(board))
    total = points + highway + railway + centre - wrong
    return Parts(points, highway, railway, centre, wrong, total, exits)
