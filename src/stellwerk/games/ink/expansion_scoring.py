"""What the expansions score: rivers, lakes, craters, lava, forests, trails (section 8).

Everything here is flooding masks: a set of cells grows until nothing is added.
"""

from __future__ import annotations

from stellwerk.games.ink import board

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import popcount
    from stellwerk.games.ink.expansions import FOREST, LAKE, LAVA, METEOR, RIVER, TRAIL
    from stellwerk.games.ink.kernel import Grid, across, beside, cells_around, points_around

_POINTS = list(board.NETWORK_POINTS)
_MOST_STATIONS = len(board.NETWORK_POINTS) - 1
_BORDER_BONUS = 3  # RI-125
_CLOSED_LAKE = 5  # RI-164
_AT_CRATER = 2  # RI-148


def extra_points(grid: Grid) -> int:
    """The points of the expansion in play; 0 without one."""
    expansion = grid.rules.expansion
    if expansion == RIVER:
        return best_river(grid)
    if expansion == LAKE:
        return smallest_lake(grid)
    if expansion == METEOR:
        return _AT_CRATER * at_craters(grid)
    if expansion == LAVA:
        return lava_points(grid)
    if expansion == FOREST:
        return forest_points(grid)
    if expansion == TRAIL:
        return trail_points(grid)
    return 0


def wild_part(grid: Grid, start: int) -> int:
    """The river, the lake or the lava that some cells belong to: joined side to side."""
    north = grid.ends[8] & grid.needs[8]
    east = grid.ends[9] & grid.needs[9]
    south = grid.ends[10] & grid.needs[10]
    west = grid.ends[11] & grid.needs[11]
    part = start
    before = 0
    while part != before:
        before = part
        part |= (part & north) >> 8
        part |= (part & east) << 1
        part |= (part & south) << 8
        part |= (part & west) >> 1
    return part


def river_points(grid: Grid, river: int) -> int:
    """RI-125: one point for each space, and three if both ends lie on the outer border."""
    ends = 0
    for side in range(4):
        ends += popcount(river & grid.ends[8 + side] & grid.rules.border[side])
    return popcount(river) + (_BORDER_BONUS if ends == 2 else 0)


def best_river(grid: Grid) -> int:
    """RI-125: the one river that gives most."""
    best = 0
    rest = grid.wild()
    while rest:
        river = wild_part(grid, rest & (~rest + 1))
        rest &= ~river
        points = river_points(grid, river)
        if points > best:
            best = points
    return best


def smallest_lake(grid: Grid) -> int:
    """RI-136: the size of the smallest lake."""
    smallest = 0
    rest = grid.wild()
    while rest:
        lake = wild_part(grid, rest & (~rest + 1))
        rest &= ~lake
        size = popcount(lake)
        if smallest == 0 or size < smallest:
            smallest = size
    return smallest


def at_craters(grid: Grid) -> int:
    """RI-148: the routes with an end at a crater; with OP-13 the ends themselves."""
    routes = 0
    ends = 0
    for end in range(8):
        facing = grid.ends[end] & across(grid.craters, end & 3)
        routes |= facing
        ends += popcount(facing)
    return ends if grid.rules.per_end else popcount(routes)


def is_closed(grid: Grid, lake: int) -> bool:
    """RI-157: whether a lava lake has no open side."""
    for end in range(8, 12):
        if lake & grid.open_ends(end):
            return False
    return True


def lava_points(grid: Grid) -> int:
    """RI-164: five for each closed lake, and one for each space of the largest."""
    closed = 0
    largest = 0
    rest = grid.wild()
    while rest:
        lake = wild_part(grid, rest & (~rest + 1))
        rest &= ~lake
        if is_closed(grid, lake):
            closed += 1
        size = popcount(lake)
        if size > largest:
            largest = size
    return _CLOSED_LAKE * closed + largest


def forest(grid: Grid, start: int) -> int:
    """RI-174: the forest some cells belong to."""
    part = start
    before = 0
    while part != before:
        before = part
        part |= beside(part) & grid.trees
    return part


def forest_points(grid: Grid) -> int:
    """RI-175: two for each space of the largest forest, one for each of the second."""
    largest = 0
    second = 0
    rest = grid.trees
    while rest:
        part = forest(grid, rest & (~rest + 1))
        rest &= ~part
        size = popcount(part)
        if size > largest:
            second = largest
            largest = size
        elif size > second:
            second = size
    return 2 * largest + second


def stations_joined(grid: Grid, start: int) -> int:
    """The stations that trails join to these (RI-182 to RI-185).

    Stations that merely share a corner point are not joined: the way leads through a trail.
    """
    stations = start
    trails = 0
    before = 0
    while stations != before:
        before = stations
        trails = trails_joined(grid, points_around(stations))
        stations |= grid.stations & cells_around(grid.trail_points(trails))
    return stations


def trails_joined(grid: Grid, points: int) -> int:
    """The trails that end at these corner points, and those joined to them."""
    trails = grid.trails_at(points)
    before = 0
    while trails != before:
        before = trails
        trails |= grid.trails_at(grid.trail_points(trails))
    return trails


def trail_points(grid: Grid) -> int:
    """RI-186: half the points of a network for each set of stations that trails join."""
    points = 0
    rest = grid.stations
    while rest:
        part = stations_joined(grid, rest & (~rest + 1))
        rest &= ~part
        points += trail_value(popcount(part))
    return points


def trail_value(stations: int) -> int:
    """RI-186: half of table 1.2, rounded down (OP-19)."""
    return _POINTS[stations if stations < _MOST_STATIONS else _MOST_STATIONS] // 2
