cimport cython

from stellwerk.core.bits cimport Mask, lowest, popcount
from stellwerk.games.ink.expansion_scoring cimport (
    extra_points,
    forest,
    river_points,
    stations_joined,
    trails_joined,
    wild_part,
)
from stellwerk.games.ink.kernel cimport Grid, across, beside, cells_around, points_around
from stellwerk.games.ink.scoring cimport village_points

cdef int _FEW_SIDES

# numbers of stellwerk.bots.ink.figures: EXTRA, WILD_ERRORS, ROOM, PARTS, ALMOST, VILLAGES, VILLAGES_LEFT, FACTORIES_LEFT, UNIVERSITY_1, UNIVERSITY_2, FIRST_MORE, FIGURE_TOTAL
cdef enum:
    EXTRA = 35
    WILD_ERRORS = 36
    ROOM = 37
    PARTS = 38
    ALMOST = 39
    VILLAGES = 40
    VILLAGES_LEFT = 41
    FACTORIES_LEFT = 42
    UNIVERSITY_1 = 43
    UNIVERSITY_2 = 44
    FIRST_MORE = 35
    FIGURE_TOTAL = 45
# end of numbers
# numbers of stellwerk.games.ink.expansions: RIVER, LAKE, METEOR, LAVA, FOREST, TRAIL
cdef enum:
    RIVER = 1
    LAKE = 2
    METEOR = 3
    LAVA = 4
    FOREST = 5
    TRAIL = 6
# end of numbers


@cython.final
cdef class ExpansionFeatures:
    cdef int figures[64]

    @cython.locals(i=int)
    cdef void look(self, Grid grid, Mask empty) noexcept nogil
    @cython.locals(end=int)
    cdef void look_at_expansion(self, Grid grid, Mask empty) noexcept nogil
    @cython.locals(mask=Mask, side=int)
    cdef Mask ahead(self, Grid grid, Mask part) noexcept nogil
    @cython.locals(best=Mask, points=int, rest=Mask, part=Mask, ends=int, side=int)
    cdef void look_at_rivers(self, Grid grid, Mask empty) noexcept nogil
    @cython.locals(smallest=Mask, rest=Mask, part=Mask, once=Mask, twice=Mask, side=int)
    cdef void look_at_lakes(self, Grid grid, Mask empty) noexcept nogil
    @cython.locals(drawn=Mask, way=int, side=int, cell=int, step=int)
    cdef void look_at_craters(self, Grid grid) noexcept nogil
    @cython.locals(rest=Mask, part=Mask, sides=int, alive=int, side=int)
    cdef void look_at_lava(self, Grid grid, Mask empty) noexcept nogil
    @cython.locals(largest=Mask, rest=Mask, part=Mask)
    cdef void look_at_forests(self, Grid grid, Mask empty) noexcept nogil
    @cython.locals(largest=Mask, rest=Mask, part=Mask, points=Mask, free=Mask, near=Mask)
    cdef void look_at_trails(self, Grid grid, Mask empty) noexcept nogil
    @cython.locals(left=int)
    cdef void look_at_buildings(self, Grid grid, Mask empty) noexcept nogil
