"""The slow, obvious reading of the goal cards (table 1.8, RI-84 to RI-95), only for the tests."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.ink import slow
from tests.games.ink.slow import CENTRE, EXITS, SIZE, Board
from tests.games.ink.slow_expansions import (
    CORNERS,
    Rules,
    corner_points,
    counts_as_drawn,
    exits_of,
    forests,
    has_trail,
    has_trees,
    is_station,
    longest,
    networks,
    routes_only,
    trail_points,
)
from tests.games.ink.walks import Cell, Group, Longest, RouteGraph, components, try_all

BASE = ("A", "B", "C", "D", "E", "F")
YELLOW = ("G", "H", "I", "J", "K", "L")
OF_EXPANSION = {"forest": ("FA", "FB", "FC"), "trail": ("TA", "TB", "TC")}
ALL = (*BASE, *YELLOW, *OF_EXPANSION["forest"], *OF_EXPANSION["trail"])
VALUES = (4, 2, 1)
LIMITS = (3, 4, 5)

MIDDLE_EXITS = {((0, 3), "N"), ((3, 6), "E"), ((6, 3), "S"), ((3, 0), "W")}
OPPOSITE_SIDES = ({"N", "S"}, {"E", "W"})


def drawn_spaces(rules: Rules, board: Board) -> set[Cell]:
    """RI-87: the spaces in which something is drawn."""
    return {cell for cell, drawing in board.items() if counts_as_drawn(rules, drawing)}


def has_loop(board: Board) -> bool:
    """RI-89: a graph has a cycle if it has more links than a forest of its nodes could have."""
    plain = routes_only(board)
    nodes = [Group(cell, n) for cell, drawing in plain.items() for n in range(len(drawing.groups))]
    links = slow.links(plain)
    return len(links) > len(nodes) - len(components(nodes, links))


def stations_in(board: Board, network: set[object]) -> int:
    spaces = {node.cell for node in network if isinstance(node, Group)}
    return sum(is_station(board[cell]) for cell in spaces)


def trails_at(board: Board, station: Cell) -> int:
    """RI-187: how many spaces have a trail that ends in a corner point of this space."""
    points = corner_points(station, CORNERS)
    return sum(
        has_trail(drawing) and bool(trail_points(cell, drawing) & points)
        for cell, drawing in board.items()
    )


def row_of(spaces: set[Cell], length: int) -> bool:
    """Whether so many neighbouring spaces of one row or column are among these."""
    return any(
        all((row + n, col) in spaces for n in range(length))
        or all((row, col + n) in spaces for n in range(length))
        for row in range(SIZE)
        for col in range(SIZE)
    )


def diagonal(spaces: set[Cell]) -> bool:
    """RI-90, FB: four spaces of a straight diagonal."""
    return any(
        all((row + n, col + n) in spaces for n in range(4))
        or all((row + n, col - n) in spaces for n in range(4))
        for row, col in spaces
    )


def fulfils(
    rules: Rules,
    board: Board,
    code: str,
    villages: int,
    find: Callable[[RouteGraph, Longest], int] = try_all,
) -> bool:
    """Whether a board fulfils a goal now; `villages` are the boxes marked (RI-88)."""
    drawn = drawn_spaces(rules, board)
    trees = {cell for cell, drawing in board.items() if has_trees(drawing)}
    trails = {cell for cell, drawing in board.items() if has_trail(drawing)}
    nets = networks(board)

    def block(row: int, col: int) -> set[Cell]:
        return {(row + i, col + j) for i in range(3) for j in range(3)}

    def exits_in_one(test: Callable[[set[tuple[Cell, str]]], bool]) -> bool:
        return any(test({(node.cell, node.side) for node in exits_of(net)}) for net in nets)

    goals: dict[str, Callable[[], bool]] = {
        "A": lambda: len(drawn & CENTRE) >= 5,
        "B": lambda: villages >= 3,
        "C": lambda: row_of(drawn, SIZE),
        "D": lambda: len(drawn & {(0, 0), (0, 6), (6, 0), (6, 6)}) >= 3,
        "E": lambda: any(block(row, col) <= drawn for row in range(5) for col in range(5)),
        "F": lambda: has_loop(board),
        "G": lambda: exits_in_one(lambda exits: len(exits) >= 4),
        "H": lambda: any(stations_in(board, set(net)) >= 4 for net in nets),
        "I": lambda: longest(board, "H", rules.longest_rule, find) >= 6,
        "J": lambda: longest(board, "R", rules.longest_rule, find) >= 6,
        "K": lambda: exits_in_one(
            lambda exits: any(pair <= {side for _, side in exits} for pair in OPPOSITE_SIDES)
        ),
        "L": lambda: exits_in_one(lambda exits: len(exits & MIDDLE_EXITS) >= 2),
        "FA": lambda: len(forests(board)) >= 5,
        "FB": lambda: diagonal(trees),
        "FC": lambda: len(trees & {cell for cell, _ in EXITS}) >= 4,
        "TA": lambda: row_of(trails, rules.ta_length),
        "TB": lambda: any(
            trails_at(board, cell) >= 3 for cell, drawing in board.items() if is_station(drawing)
        ),
        "TC": lambda: len(trails & CENTRE) >= 5,
    }
    return goals[code]()


def claims(met: list[list[int]], players: int) -> list[int]:
    """RI-86: what each player gets for a goal, from who fulfils it at the end of each round."""
    points = [0] * players
    taken = 0
    for seats in met:
        new = [seat for seat in seats if not points[seat]]
        for seat in new:
            points[seat] = VALUES[min(taken, 2)]
        taken += bool(new)
    return points


def solo_claim(slot: int, met: list[bool]) -> int:
    """RI-95: what a goal of this slot gives, from whether it is fulfilled after each round."""
    if True not in met:
        return 0
    return 4 if met.index(True) + 1 <= LIMITS[slot] else 1
