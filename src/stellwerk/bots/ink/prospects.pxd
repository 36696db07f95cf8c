cimport cython

from stellwerk.core.bits cimport Mask, lowest, popcount
from stellwerk.games.ink.extras cimport (
    extra_points,
    forest,
    river_points,
    stations_joined,
    trails_joined,
    wild_part,
)
from stellwerk.games.ink.kernel cimport Grid, across, beside, cells_around, points_around
from stellwerk.games.ink.scoring cimport village_points

cdef int _EXTRA
cdef int _WILD_ERRORS
cdef int _ROOM
cdef int _PARTS
cdef int _ALMOST
cdef int _VILLAGES
cdef int _VILLAGES_LEFT
cdef int _FACTORIES_LEFT
cdef int _UNIVERSITY_1
cdef int _UNIVERSITY_2
cdef int _RIVER
cdef int _LAKE
cdef int _METEOR
cdef int _LAVA
cdef int _FOREST
cdef int _TRAIL
cdef int _FEW_SIDES


@cython.final
cdef class Prospects:
    cdef int figures[16]

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
