"""Where the meteor comes down (RI-141 to RI-143)."""

from __future__ import annotations

from stellwerk.games.ink import board


def impact(marker: board.Cell, side: int, distance: int, craters: board.Mask) -> board.Cell | None:
    """The space that is struck, or ``None`` if the whole line is craters (RI-143).

    The meteor starts at the marker and turns round at the border (RI-142). Where it would stop on a
    crater, it goes on.

    >>> oct(impact(0o31, board.WEST, 3, 1 << 0o32))  # WE-6
    '0o33'
    """
    path = flight(marker, side, distance, craters)
    return path[-1] if path else None


def flight(marker: board.Cell, side: int, distance: int, craters: board.Mask) -> list[board.Cell]:
    """The spaces the meteor passes, the struck one last; empty if there is no impact."""
    cell = marker
    path = []
    # Twice there and back is more than any line has spaces: after that all of them are craters.
    for step in range(1, distance + 4 * board.SIZE):
        onward = board.neighbour(cell, side)
        if onward is None:
            side = (side + 2) % 4
            onward = board.neighbour(cell, side)
        assert onward is not None  # the board is wider than one space
        cell = onward
        path.append(cell)
        if step >= distance and not craters >> cell & 1:
            return path
    return []
