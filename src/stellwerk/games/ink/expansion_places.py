"""Where the points of an expansion lie (section 8); ``expansion_scoring.py`` counts them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stellwerk.core.score import Earned
from stellwerk.games.ink import board
from stellwerk.games.ink.expansion_scoring import (
    forest,
    is_closed,
    river_points,
    stations_joined,
    trail_value,
    trails_joined,
    wild_part,
)
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.rule_options import PER_END

_POINTS_AT_CRATER = 2  # RI-148
_CLOSED = 5  # RI-164


def extra_earned(grid: Grid) -> list[Earned]:
    """What the expansion in play pays for, and where."""
    return _BY_EXPANSION[grid.rules.ruling.expansion](grid)


def parts(grid: Grid, mask: board.Mask, whole: Callable[[Grid, int], int]) -> Iterator[board.Mask]:
    """The connected parts that cells fall into, as ``whole`` grows them."""
    while mask:
        part = whole(grid, mask & -mask)
        yield part
        mask &= ~part


def _names(mask: board.Mask) -> tuple[str, ...]:
    return tuple(map(board.name, board.cells(mask)))


def _size(mask: board.Mask) -> int:
    return mask.bit_count()


def _river(grid: Grid) -> list[Earned]:
    rivers = list(parts(grid, grid.wild(), wild_part))
    if not rivers:
        return []
    best = max(rivers, key=lambda river: river_points(grid, river))
    return [Earned(river_points(grid, best), _wild_places(grid, best))]


def _lake(grid: Grid) -> list[Earned]:
    lakes = list(parts(grid, grid.wild(), wild_part))
    if not lakes:
        return []
    smallest = min(lakes, key=_size)
    return [Earned(_size(smallest), _names(smallest))]


def _meteor(grid: Grid) -> list[Earned]:
    """RI-148: each route at a crater with its ends there; with OP-13 each end."""
    found: dict[board.Cell, str] = {}
    for cell in board.cells(grid.routes()):
        for side, letter in enumerate(board.SIDES):
            other = board.neighbour(cell, side)
            has_end = (grid.end_mask(side) | grid.end_mask(4 + side)) >> cell & 1
            if has_end and other is not None and grid.craters >> other & 1:
                found[cell] = found.get(cell, "") + letter
    per_end = grid.rules.ruling.meteor_score_per == PER_END
    return [
        Earned(_POINTS_AT_CRATER, (f"{board.name(cell)}:{sides}",))
        for cell, letters in found.items()
        for sides in (letters if per_end else [letters])
    ]


def _lava(grid: Grid) -> list[Earned]:
    lakes = list(parts(grid, grid.wild(), wild_part))
    if not lakes:
        return []
    closed = [Earned(_CLOSED, _names(lake)) for lake in lakes if is_closed(grid, lake)]
    largest = max(lakes, key=_size)
    return [Earned(_size(largest), _names(largest)), *closed]


def _forest(grid: Grid) -> list[Earned]:
    forests = sorted(parts(grid, grid.trees, forest), key=_size, reverse=True)
    return [
        Earned(worth * _size(trees), _names(trees))
        for worth, trees in zip((2, 1), forests, strict=False)
    ]


def _trail(grid: Grid) -> list[Earned]:
    earned = []
    for stations in parts(grid, grid.stations, stations_joined):
        if points := trail_value(_size(stations)):
            trails = trails_joined(grid, _corner_points(stations))
            places = (*_names(stations), *(f"{name}:trail" for name in _names(trails)))
            earned.append(Earned(points, places))
    return earned


def _corner_points(cells: board.Mask) -> int:
    """RI-180: the corner points of cells; each is numbered like the cell south-east of it."""
    return cells | cells << 1 | cells << 8 | cells << 9


def _wild_places(grid: Grid, mask: board.Mask) -> tuple[str, ...]:
    """Cells with those of their sides that are river, water or lava."""
    return tuple(
        f"{board.name(cell)}:"
        + "".join(
            letter
            for side, letter in enumerate(board.SIDES)
            if grid.end_mask(4 * board.WILD + side) >> cell & 1
        )
        for cell in board.cells(mask)
    )


_BY_EXPANSION: dict[str, Callable[[Grid], list[Earned]]] = {
    "river": _river,
    "lake": _lake,
    "meteor": _meteor,
    "lava": _lava,
    "forest": _forest,
    "trail": _trail,
}
