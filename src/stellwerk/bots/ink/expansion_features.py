"""Figures of an expansion and of the buildings, besides those of routes in ``features.py``."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.ink.figures import (
        ALMOST,
        EXTRA,
        FACTORIES_LEFT,
        FIGURE_TOTAL,
        FIRST_MORE,
        PARTS,
        ROOM,
        UNIVERSITY_1,
        UNIVERSITY_2,
        VILLAGES,
        VILLAGES_LEFT,
        WILD_ERRORS,
    )
    from stellwerk.core.bits import lowest, popcount
    from stellwerk.games.ink.expansion_scoring import (
        extra_points,
        forest,
        river_points,
        stations_joined,
        trails_joined,
        wild_part,
    )
    from stellwerk.games.ink.expansions import FOREST, LAKE, LAVA, METEOR, RIVER, TRAIL
    from stellwerk.games.ink.kernel import Grid, across, beside, cells_around, points_around
    from stellwerk.games.ink.scoring import village_points

_FEW_SIDES = 3


class ExpansionFeatures:
    """The figures of one board at a time; made once and used for any number of boards."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.figures = [0] * 64

    def look(self, grid: Grid, empty: int) -> None:
        """Take all figures of a board."""
        for i in range(FIRST_MORE, FIGURE_TOTAL):
            self.figures[i] = 0
        if grid.rules.expansion:
            self.look_at_expansion(grid, empty)
        if grid.rules.buildings:
            self.look_at_buildings(grid, empty)

    def look_at_expansion(self, grid: Grid, empty: int) -> None:
        """The figures of the expansion in play."""
        self.figures[EXTRA] = extra_points(grid)
        if grid.rules.error_kinds > 2:
            for end in range(8, 12):
                self.figures[WILD_ERRORS] += popcount(grid.open_ends(end))
        if grid.rules.expansion == RIVER:
            self.look_at_rivers(grid, empty)
        elif grid.rules.expansion == LAKE:
            self.look_at_lakes(grid, empty)
        elif grid.rules.expansion == METEOR:
            self.look_at_craters(grid)
        elif grid.rules.expansion == LAVA:
            self.look_at_lava(grid, empty)
        elif grid.rules.expansion == FOREST:
            self.look_at_forests(grid, empty)
        elif grid.rules.expansion == TRAIL:
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
            self.figures[PARTS] += 1
            if river_points(grid, part) > points:
                best = part
                points = river_points(grid, part)
        ends = 0
        for side in range(4):
            ends += popcount(best & grid.ends[8 + side] & grid.rules.border[side])
            self.figures[ROOM] += popcount(best & grid.open_ends(8 + side) & across(empty, side))
        self.figures[ALMOST] = ends == 1

    def look_at_lakes(self, grid: Grid, empty: int) -> None:
        smallest = 0
        rest = grid.wild()
        while rest:
            part = wild_part(grid, rest & (~rest + 1))
            rest &= ~part
            self.figures[PARTS] += 1
            if not smallest or popcount(part) < popcount(smallest):
                smallest = part
        self.figures[ROOM] = popcount(self.ahead(grid, smallest) & empty)
        once = 0
        twice = 0
        for side in range(4):
            twice |= once & grid.needs[8 + side]
            once |= grid.needs[8 + side]
        self.figures[ALMOST] = popcount(twice & empty)

    def look_at_craters(self, grid: Grid) -> None:
        self.figures[PARTS] = popcount(grid.craters)
        drawn = grid.taken & ~grid.craters
        for way in range(4):
            side = way
            cell = grid.marker
            for step in range(3):
                if not grid.rules.facing[64 * side + cell]:
                    side ^= 2
                cell = lowest(grid.rules.facing[64 * side + cell])
                if drawn >> cell & 1:
                    self.figures[ROOM] += 3 - step  # as many faces as the distance die has for it

    def look_at_lava(self, grid: Grid, empty: int) -> None:
        rest = grid.wild()
        while rest:
            part = wild_part(grid, rest & (~rest + 1))
            rest &= ~part
            self.figures[PARTS] += 1
            sides = 0
            alive = 0
            for side in range(4):
                sides += popcount(part & grid.open_ends(8 + side))
                alive += popcount(part & grid.open_ends(8 + side) & across(empty, side))
            self.figures[ROOM] += alive
            if sides and sides == alive:
                if popcount(self.ahead(grid, part) & empty) <= _FEW_SIDES:
                    self.figures[ALMOST] += 1

    def look_at_forests(self, grid: Grid, empty: int) -> None:
        largest = 0
        rest = grid.trees
        while rest:
            part = forest(grid, rest & (~rest + 1))
            rest &= ~part
            self.figures[PARTS] += 1
            if popcount(part) > popcount(largest):
                largest = part
        self.figures[ROOM] = popcount(beside(largest) & empty)

    def look_at_trails(self, grid: Grid, empty: int) -> None:
        self.figures[PARTS] = popcount(grid.stations)
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
        self.figures[ALMOST] = popcount(free)
        near = cells_around(points_around(free)) & grid.stations & ~largest
        self.figures[ROOM] = popcount(near)

    def look_at_buildings(self, grid: Grid, empty: int) -> None:
        self.figures[VILLAGES] = village_points(grid)
        left = grid.rules.village_boxes - grid.villages
        if left > 0:
            self.figures[VILLAGES_LEFT] = min(left, popcount(grid.rules.villages & empty))
        self.figures[FACTORIES_LEFT] = popcount(grid.rules.factories & empty)
        left = grid.rules.university_boxes - grid.universities
        self.figures[UNIVERSITY_1] = left == 2
        self.figures[UNIVERSITY_2] = left == 1
