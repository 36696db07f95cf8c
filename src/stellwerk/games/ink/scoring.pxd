cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.ink.expansion_scoring cimport extra_points
from stellwerk.games.ink.kernel cimport Grid
from stellwerk.games.ink.longest cimport Longest

cdef Mask _CENTRE
cdef int _POINTS[13]


@cython.final
cdef class Tally:
    cdef Longest longest
    cdef readonly int networks
    cdef readonly int highway
    cdef readonly int railway
    cdef readonly int centre
    cdef readonly int errors
    cdef readonly int extra
    cdef readonly int villages
    cdef readonly int total
    cdef int network_count
    cdef int exits[12]
    cdef Mask link[4]
    cdef Mask open[4]
    cdef Mask first
    cdef Mask second

    cpdef int count(self, Grid grid) noexcept nogil
    cpdef Mask central(self, Grid grid) noexcept nogil
    @cython.locals(length=int)
    cpdef int route(self, Grid grid, int kind, bint trail) noexcept nogil
    @cython.locals(end=int)
    cdef void count_errors(self, Grid grid) noexcept nogil
    @cython.locals(side=int, kind=int, end=int, found=int)
    cdef void count_networks(self, Grid grid) noexcept nogil
    cdef void flood(self, Grid grid, int side, Mask start) noexcept nogil
    @cython.locals(before=Mask, before_second=Mask, step=Mask)
    cdef void flood_groups(self, Grid grid, Mask first, Mask second) noexcept nogil
    @cython.locals(found=int, side=int, mine=Mask)
    cdef int strike_exits(self, Grid grid) noexcept nogil
    cpdef tuple parts(self)
    @cython.locals(i=int)
    cpdef list exit_counts(self)
    cpdef tuple reach(self, Grid grid, int cell, int side)


@cython.locals(marked=int)
cdef int village_points(Grid grid) noexcept nogil
# Its frontier is left to Python: to know its arrays would double the C of all who know a Tally.
cdef int untangle(Grid grid, int kind, bint trail, int at_least) noexcept with gil
cpdef tuple score(Grid grid)
