"""The cells of a large tile (RRD-4): 7 × 7, cell = bit ``8·row + column`` of a 64-bit word.

Column 7 and row 7 are a guard band: a shift by one row or column never reaches a cell it should
not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

Cell: TypeAlias = int
Mask: TypeAlias = int
Side: TypeAlias = int
SideName: TypeAlias = Literal["N", "E", "S", "W"]

SIZE: Final = 7
SIDES: Final[tuple[SideName, ...]] = ("N", "E", "S", "W")
NORTH, EAST, SOUTH, WEST = range(4)
NO_SIDE: Final = 4  # in place of a side: the end is a station, no direction is chosen yet (RRD-8)
STEP: Final = (-8, 1, 8, -1)

CELLS: Final = tuple(8 * row + column for row in range(SIZE) for column in range(SIZE))
CORNERS: Final = (0, SIZE - 1, 8 * (SIZE - 1), 9 * (SIZE - 1))
INTERIOR: Final[Mask] = sum(1 << c for c in CELLS if 0 < c >> 3 < SIZE - 1 and 0 < c & 7 < SIZE - 1)
BORDER: Final[Mask] = sum(1 << c for c in CELLS) & ~INTERIOR

# The border cells by which a line can leave a tile, side by side; never a corner (RRD-34).
GATES: Final[tuple[Mask, ...]] = (
    sum(1 << column for column in range(1, SIZE - 1)),
    sum(1 << 8 * row + SIZE - 1 for row in range(1, SIZE - 1)),
    sum(1 << 8 * (SIZE - 1) + column for column in range(1, SIZE - 1)),
    sum(1 << 8 * row for row in range(1, SIZE - 1)),
)


def opposite(side: Side) -> Side:
    """The side across.

    >>> SIDES[opposite(EAST)]
    'W'
    """
    return side ^ 2


def neighbour(cell: Cell, side: Side) -> Cell | None:
    """The next cell of the same tile in a direction."""
    other = cell + STEP[side]
    return other if other in CELLS else None


def entry(cell: Cell, side: Side) -> Cell:
    """The cell of the next tile that a line meets when it leaves a tile by a side (RRD-42).

    >>> token(entry(8 * 3 + 6, EAST))
    '30'
    """
    return cell - (SIZE - 1) * STEP[side]


def cells(mask: Mask) -> Iterator[Cell]:
    """The cells of a mask, in reading order."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def token(cell: Cell) -> str:
    """A cell as notation has it: row and column."""
    return f"{cell >> 3}{cell & 7}"


CELL_BY_TOKEN: Final = {token(cell): cell for cell in CELLS}


def name(cell: Cell) -> str:
    """A cell as people read it: column letter and row number.

    >>> name(8 * 3 + 4)
    'E4'
    """
    return f"{'ABCDEFG'[cell & 7]}{(cell >> 3) + 1}"
