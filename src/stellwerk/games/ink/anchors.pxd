cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest
from stellwerk.games.ink.kernel cimport Grid, across, points_around

cdef int _PLAIN
cdef int _METEOR
cdef int _LAVA
cdef int _TRAIL
cdef int _ANYWHERE


@cython.final
cdef class Anchors:
    cdef Mask link[4]
    cdef Mask lava[4]

    @cython.locals(side=int, mask=Mask, before=Mask, step=Mask, points=Mask)
    cdef Mask reach(self, Grid grid) noexcept nogil
    @cython.locals(mask=Mask, end=int, volcanoes=Mask, rest=Mask, cell=int, form=int)
    cdef Mask roots(self, Grid grid) noexcept nogil


cdef Mask spread(Mask mask, Mask* link) noexcept nogil
@cython.locals(anchors=Anchors)
cpdef Mask anchored(Grid grid)
