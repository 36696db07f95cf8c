cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest
from stellwerk.games.ink.kernel cimport Grid, across, points_around

# numbers of stellwerk.games.ink.expansions: PLAIN, METEOR, LAVA, TRAIL
cdef enum:
    PLAIN = 0
    METEOR = 3
    LAVA = 4
    TRAIL = 6
# end of numbers
# numbers of stellwerk.games.ink.form_flags: ANYWHERE
cdef enum:
    ANYWHERE = 1
# end of numbers


@cython.final
cdef class Reachability:
    cdef Mask link[4]
    cdef Mask lava[4]

    @cython.locals(side=int, mask=Mask, before=Mask, step=Mask, points=Mask)
    cdef Mask reach(self, Grid grid) noexcept nogil
    @cython.locals(mask=Mask, end=int, volcanoes=Mask, rest=Mask, cell=int, form=int)
    cdef Mask roots(self, Grid grid) noexcept nogil


cdef Mask spread(Mask mask, Mask* link) noexcept nogil
@cython.locals(seen=int, rest=Mask, cell=int, bit=int)
cpdef bint special_twice(Grid grid) noexcept nogil
@cython.locals(reachability=Reachability)
cpdef Mask anchored(Grid grid)
