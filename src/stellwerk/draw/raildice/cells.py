"""Cells of a tile, as pictures need them."""

from __future__ import annotations

from stellwerk.games.raildice.board import SIZE
from stellwerk.games.raildice.plain import End


def towards(end: End, cell: str) -> int:
    """The turn of something that points where an end goes on, in a cell it may go to."""
    row, col = split(cell)
    if end["cell"] is None:  # over the border, from outside
        return 2 if row == 0 else 3 if col == SIZE - 1 else 0 if row == SIZE - 1 else 1
    old_row, old_col = split(end["cell"])
    return {(-1, 0): 0, (0, 1): 1, (1, 0): 2, (0, -1): 3}[row - old_row, col - old_col]


def split(cell: str) -> tuple[int, int]:
    """Row and column of a cell.

    >>> split("34")
    (3, 4)
    """
    return int(cell[0]), int(cell[1])
