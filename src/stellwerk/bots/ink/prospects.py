"""What an expansion and the buildings promise: figures besides those of routes in ``promise.py``.

Each expansion has a handful of figures under the same names, so that one table of weights has room
for all of them; what a name means there stands beside it.
"""

from __future__ import annotations

from stellwerk.games.ink import expansions

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import lowest, popcount
    from stellwerk.games.ink.extras import (
        extra_points,
        forest,
        river_points,
        stations_joined,
        trails_joined,
        wild_part,
    )
    from stellwerk.games.ink.kernel import Grid, across, beside, cells_around, points_around
    from stellwerk.games.ink.scoring import village_points

MORE = (
    "extra",  # the expansion's points, as scored
    "wild_errors",  # open ends of rivers and lava, as scored
    # River: ends of the best one that lead into empty spaces. Lake: empty spaces at the smallest.
    # Meteor: how likely the next one hits a drawing, in 36ths if nobody could choose its way.
    # Lava: open sides before empty spaces. Forest: empty spaces beside the largest. Trail: stations
    # that one more trail would join to the most joined ones.
    "room",
    # Rivers, lakes, craters, lava lakes, forests; with Trail the stations.
    "parts",
    # River: whether the best one has reached the border once. Lake: empty spaces that one more
    # water side would flood. Lava: lakes that can still be closed and need no more than three
    # spaces for it. Trail: empty spaces at trails of the most joined stations.
    "almost",
    "villages",  # their points, as scored
    "villages_left",  # village spaces not drawn in, as far as there are boxes for them
    "factories_left",  # factory spaces not drawn in
    "university_1",  # has the first university been reached, but not the second
    "university_2",  # has the second been reached, but not the third
)
(
    _EXTRA,
    _WILD_ERRORS,
    _ROOM,
    _PARTS,
    _ALMOST,
    _VILLAGES,
    _VILLAGES_LEFT,
    _FACTORIES_LEFT,
    _UNIVERSITY_1,
    _UNIVERSITY_2,
) = range(len(MORE))

_RIVER = expansions.RIVER
_LAKE = expansions.LAKE
_METEOR = expansions.METEOR
_LAVA = expansions.LAVA
_FOREST = expansions.FOREST
_TRAIL = expansions.TRAIL
_FEW_SIDES = 3


class Prospects:
    """The figures of one board at a time; made once and used for any number of boards."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.figures = [0] * 16

    def look(self, grid: Grid, empty: int) -> None:
        """Take all figures of a board."""
        for i in range(10):
            self.figures[i] = 0
        if grid.rules.expansion:
            self.look_at_expansion(grid, empty)
        if grid.rules.buildings:
            self.look_at_buildings(grid, empty)

    def look_at_expansion(self, grid: Grid, empty: int) -> None:
        """The figures of the expansion in play."""
        self.figures[_EXTRA] = extra_points(grid)
        if grid.rules.error_kinds > 2:
            for end in range(8, 12):
                self.figures[_WILD_ERRORS] += popcount(grid.open_ends(end))
        if grid.rules.expansion == _RIVER:
            self.look_at_rivers(grid, empty)
        elif grid.rules.expansion == _LAKE:
            self.look_at_lakes(grid, empty)
        elif grid.rules.expansion == _METEOR:
            self.look_at_craters(grid)
        elif grid.rules.expansion == _LAVA:
            self.look_at_lava(grid, empty)
        elif grid.rules.expansion == _FOREST:
            self.look_at_forests(grid, empty)
        elif grid.rules.expansion == _TRAIL:
            self.look_at_trails(grid, empty)

    def ahead(self, grid: Grid, part: int) -> int:
        """The cells, drawn or not, that the wild sides of a part look at."""
        mask = 0
        for side in range(4):
            mask |= across(part & grid.ends[8 + side], side ^ 2)
        return mask

    def look_at_rivers(self, grid: Grid, empty: int) -> None:
        best = 0
        points = 0
        rest = grid.wild()
        while rest:
            part = wild_part(grid, rest & (~rest + 1))
            rest &= ~part
            self.figures[_PARTS] += 1
            if river_points(grid, part) > points:
                best = part
                points = river_points(grid, part)
        ends = 0
        for side in range(4):
            ends += popcount(best & grid.ends[8 + side] & grid.rules.border[side])
            self.figures[_ROOM] += popcount(best & grid.open_ends(8 + side) & across(empty, side))
        self.figures[_ALMOST] = ends == 1

    def look_at_lakes(self, grid: Grid, empty: int) -> None:
        smallest = 0
        rest = grid.wild()
        while rest:
            part = wild_part(grid, rest & (~rest + 1))
            rest &= ~part
            self.figures[_PARTS] += 1
            if not smallest or popcount(part) < popcount(smallest):
                smallest = part
        self.figures[_ROOM] = popcount(self.ahead(grid, smallest) & empty)
        once = 0
        twice = 0
        for side in range(4):
            twice |= once & grid.needs[8 + side]
            once |= grid.needs[8 + side]
        self.figures[_ALMOST] = popcount(twice & empty)

    def look_at_craters(self, grid: Grid) -> None:
        self.figures[_PARTS] = popcount(grid.craters)
        drawn = grid.taken & ~grid.craters
        for way in range(4):
            side = way
            cell = grid.marker
            for step in range(3):
                if not grid.rules.facing[64 * side + cell]:
                    side ^= 2
                cell = lowest(grid.rules.facing[64 * side + cell])
                if drawn >> cell & 1:
                    self.figures[_ROOM] += 3 - step  # as many faces as the distance die has for it

    def look_at_lava(self, grid: Grid, empty: int) -> None:
        rest = grid.wild()
        while rest:
            part = wild_part(grid, rest & (~rest + 1))
            rest &= ~part
            self.figures[_PARTS] += 1
            sides = 0
            alive = 0
            for side in range(4):
                sides += popcount(part & grid.open_ends(8 + side))
                alive += popcount(part & grid.open_ends(8 + side) & across(empty, side))
            self.figures[_ROOM] += alive
            if sides and sides == alive:
                if popcount(self.ahead(grid, part) & empty) <= _FEW_SIDES:
                    self.figures[_ALMOST] += 1

    def look_at_forests(self, grid: Grid, empty: int) -> None:
        largest = 0
        rest = grid.trees
        while rest:
            part = forest(grid, rest & (~rest + 1))
            rest &= ~part
            self.figures[_PARTS] += 1
            if popcount(part) > popcount(largest):
                largest = part
        self.figures[_ROOM] = popcount(beside(largest) & empty)

    def look_at_trails(self, grid: Grid, empty: int) -> None:
        self.figures[_PARTS] = popcount(grid.stations)
        largest = 0
        rest = grid.stations
        while rest:
            part = stations_joined(grid, rest & (~rest + 1))
            rest &= ~part
            if popcount(part) > popcount(largest):
                largest = part
        points = points_around(largest)
        points |= grid.trail_points(trails_joined(grid, points))
        free = cells_around(points) & empty
        self.figures[_ALMOST] = popcount(free)
        near = cells_around(points_around(free)) & grid.stations & ~largest
        self.figures[_ROOM] = popcount(near)

    def look_at_buildings(self, grid: Grid, empty: int) -> None:
        self.figures[_VILLAGES] = village_points(grid)
        left = grid.rules.village_boxes - grid.villages
        if left > 0:
            self.figures[_VILLAGES_LEFT] = min(left, popcount(grid.rules.villages & empty))
        self.figures[_FACTORIES_LEFT] = popcount(grid.rules.factories & empty)
        left = grid.rules.university_boxes - grid.universities
        self.figures[_UNIVERSITY_1] = left == 2
        self.figures[_UNIVERSITY_2] = left == 1
