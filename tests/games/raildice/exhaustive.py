"""Ways out by trying every path: slow and obvious, to compare the kernel with.

Cells are pairs (row, column), paths are lists of cells, nothing is a bit mask inside.
"""

from __future__ import annotations

from collections.abc import Iterator

from stellwerk.games.raildice import board

Spot = tuple[int, int]
MOVES: dict[str, Spot] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def spots(mask: int) -> set[Spot]:
    return {(cell >> 3, cell & 7) for cell in board.cells(mask)}


def interior(spot: Spot) -> bool:
    return 1 <= spot[0] <= 5 and 1 <= spot[1] <= 5


def side_of(spot: Spot) -> str:
    """The side of the tile a border cell lies on; a corner lies on none for our purposes."""
    row, column = spot
    sides = [
        side
        for side, there in (
            ("N", row == 0),
            ("E", column == 6),
            ("S", row == 6),
            ("W", column == 0),
        )
        if there
    ]
    return sides[0] if len(sides) == 1 else ""


def beside(spot: Spot) -> list[Spot]:
    return [(spot[0] + down, spot[1] + right) for down, right in MOVES.values()]


def paths(
    starts: set[Spot], taken: set[Spot], exits: set[Spot], most: int = 26
) -> Iterator[list[Spot]]:
    """Every path of so many cells over free interior cells to a free exit, that one included."""
    for first in sorted(starts):
        yield from _from([first], taken, exits, most)


def _from(path: list[Spot], taken: set[Spot], exits: set[Spot], most: int) -> Iterator[list[Spot]]:
    last = path[-1]
    if last in taken or last in path[:-1] or len(path) > most:
        return
    if last in exits:
        yield path
        return
    if not interior(last):
        return
    for after in beside(last):
        yield from _from([*path, after], taken, exits, most)


def one_way(starts: set[Spot], taken: set[Spot], exits: set[Spot], least: int) -> bool:
    """RRD-38 for one end: some path of at least so many cells."""
    return any(len(path) >= least for path in paths(starts, taken, exits))


def two_ways(one: set[Spot], other: set[Spot], taken: set[Spot], exits: set[Spot]) -> bool:
    """RRD-38 for two ends: paths without a common cell that leave by different sides."""
    if next(paths(other, taken, exits), None) is None:
        return False
    for path in paths(one, taken, exits):
        others = {spot for spot in exits if side_of(spot) != side_of(path[-1])}
        if next(paths(other, taken | set(path), others), None) is not None:
            return True
    return False


def leaves_by(entry: int, heading: int, side: int, walls: int, through: int | None = None) -> bool:
    """Whether a line that has entered can leave an empty tile by a side, with five pieces there.

    ``through`` is a cell the path has to use, ``walls`` are cells it must not. Longer and longer
    paths are tried, so that a short one is found soon.
    """
    start = entry + board.STEP[heading]
    exits = spots(board.GATES[side])
    taken = spots(walls | 1 << entry)
    wanted = None if through is None else (through >> 3, through & 7)
    return any(
        len(path) >= 4 and (wanted is None or wanted in path)
        for most in (6, 9, 12, 26)
        for path in paths({(start >> 3, start & 7)}, taken, exits, most)
    )
