cimport cython

from stellwerk.core.bits cimport Mask, popcount
from stellwerk.games.ink.kernel cimport Grid, across, beside, cells_around, points_around

# numbers of stellwerk.games.ink.expansions: RIVER, LAKE, METEOR, LAVA, FOREST, TRAIL
cdef enum:
    RIVER = 1
    LAKE = 2
    METEOR = 3
    LAVA = 4
    FOREST = 5
    TRAIL = 6
# end of numbers
cdef int _POINTS[13]
cdef int _MOST_STATIONS
cdef int _BORDER_BONUS
cdef int _CLOSED_LAKE
cdef int _AT_CRATER

@cython.locals(expansion=int)
cpdef int extra_points(Grid grid) noexcept nogil
@cython.locals(north=Mask, east=Mask, south=Mask, west=Mask, part=Mask, before=Mask)
cpdef Mask wild_part(Grid grid, Mask start) noexcept nogil
@cython.locals(ends=int, side=int)
cpdef int river_points(Grid grid, Mask river) noexcept nogil
@cython.locals(best=int, rest=Mask, river=Mask, points=int)
cdef int best_river(Grid grid) noexcept nogil
@cython.locals(smallest=int, rest=Mask, lake=Mask, size=int)
cdef int smallest_lake(Grid grid) noexcept nogil
@cython.locals(routes=Mask, ends=int, end=int, facing=Mask)
cdef int at_craters(Grid grid) noexcept nogil
@cython.locals(end=int)
cpdef bint is_closed(Grid grid, Mask lake) noexcept nogil
@cython.locals(closed=int, largest=int, rest=Mask, lake=Mask, size=int)
cdef int lava_points(Grid grid) noexcept nogil
@cython.locals(part=Mask, before=Mask)
cpdef Mask forest(Grid grid, Mask start) noexcept nogil
@cython.locals(largest=int, second=int, rest=Mask, part=Mask, size=int)
cdef int forest_points(Grid grid) noexcept nogil
@cython.locals(stations=Mask, trails=Mask, before=Mask)
cpdef Mask stations_joined(Grid grid, Mask start) noexcept nogil
@cython.locals(trails=Mask, before=Mask)
cpdef Mask trails_joined(Grid grid, Mask points) noexcept nogil
@cython.locals(points=int, rest=Mask, part=Mask)
cdef int trail_points(Grid grid) noexcept nogil
cpdef int trail_value(int stations) noexcept nogil
