cimport cython

from stellwerk.core.bits cimport Mask
from stellwerk.games.ink.kernel cimport Grid, across


@cython.final
cdef class DeadEnds:
    cdef signed char kinds[1024]
    cdef int error_kinds
    cdef Mask wall[4]
    cdef Mask blocked[4]
    cdef Mask one
    cdef Mask two
    cdef Mask meets_two

    @cython.locals(side=int)
    cdef void survey(self, Grid grid) noexcept nogil
    @cython.locals(side=int, kind=int, met=Mask, dead=Mask, joined=Mask)
    cdef void look(self, Grid grid, int form) noexcept nogil
