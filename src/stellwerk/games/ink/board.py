"""The board of Railroad Ink: 7 × 7 spaces and twelve exits (rules 1.1, RI-1).

Space (row, column) is bit ``8·row + column`` of a mask. Column 7 and row 7 stay empty: they are a
guard band, so that a shift by one space never runs into the next row.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from stellwerk.core.refusal import Invalid, refuse

Cell: TypeAlias = int  # 8 * row + column
Mask: TypeAlias = int  # a set of cells

SIZE: Final = 7
SIDES: Final = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
CORNERS: Final = ("NW", "NE", "SE", "SW")
KINDS: Final = "HRVLA"  # highway, railway, river, lake water, lava
# A game has at most one expansion (RI-110), so a board needs room for three kinds of ends: river,
# water and lava share the third place.
HIGHWAY, RAILWAY, WILD = range(3)

CELLS: Final[tuple[Cell, ...]] = tuple(8 * row + col for row in range(SIZE) for col in range(SIZE))
BOARD: Final[Mask] = sum(1 << cell for cell in CELLS)
MIDDLE: Final[Cell] = 0o33
CENTRE: Final[Mask] = sum(1 << (8 * row + col) for row in (2, 3, 4) for col in (2, 3, 4))
STEP: Final = (-8, 1, 8, -1)  # from a cell to its neighbour on each side

_NAMES: Final = {cell: f"{'ABCDEFG'[cell & 7]}{(cell >> 3) + 1}" for cell in CELLS}

# (cell, side, kind); they alternate highway and railway all around.
EXITS: Final[tuple[tuple[Cell, int, int], ...]] = (
    (0o01, NORTH, HIGHWAY),
    (0o03, NORTH, RAILWAY),
    (0o05, NORTH, HIGHWAY),
    (0o16, EAST, RAILWAY),
    (0o36, EAST, HIGHWAY),
    (0o56, EAST, RAILWAY),
    (0o65, SOUTH, HIGHWAY),
    (0o63, SOUTH, RAILWAY),
    (0o61, SOUTH, HIGHWAY),
    (0o50, WEST, RAILWAY),
    (0o30, WEST, HIGHWAY),
    (0o10, WEST, RAILWAY),
)

# Sets of spaces that goals ask about (table 1.8): rows, columns and blocks lie at the top left.
CORNER_SPACES: Final[Mask] = sum(1 << cell for cell in (0o00, 0o06, 0o60, 0o66))
EXIT_SPACES: Final[Mask] = sum(1 << cell for cell in {cell for cell, _, _ in EXITS})
ROW: Final[Mask] = sum(1 << column for column in range(SIZE))
COLUMN: Final[Mask] = sum(1 << 8 * row for row in range(SIZE))
BLOCK: Final[Mask] = sum(1 << (8 * row + column) for row in range(3) for column in range(3))

# Points for a network by its number of exits (rules 1.2, RI-42).
NETWORK_POINTS: Final = (0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)


def border(side: int) -> Mask:
    """The cells that lie on one side of the board's outer border."""
    return sum(1 << cell for cell in CELLS if neighbour(cell, side) is None)


def neighbour(cell: Cell, side: int) -> Cell | None:
    """The cell across a side, or ``None`` across the outer border."""
    other = cell + STEP[side]
    return other if other >= 0 and BOARD >> other & 1 else None


def kind_of(letter: str) -> int:
    """The kind of an end by its letter."""
    return min(KINDS.index(letter), WILD)


def name(cell: Cell) -> str:
    """A cell as people call it: column letter, row number.

    >>> name(0o11), name(0o60)
    ('B2', 'A7')
    """
    return _NAMES[cell]


def named(text: str) -> Cell:
    """The cell people call so; refuses anything else.

    >>> oct(named("B2"))
    '0o11'
    """
    if len(text) == 2 and text[0].upper() in "ABCDEFG" and text[1] in "1234567":
        return 8 * (int(text[1]) - 1) + "ABCDEFG".index(text[0].upper())
    raise Invalid(refuse("", "ink.cell_unknown", cell=text))


def cells(mask: Mask) -> list[Cell]:
    """The cells of a mask, row by row."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
