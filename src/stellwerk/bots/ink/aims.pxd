cimport cython

from stellwerk.core.bits cimport Mask, popcount
from stellwerk.games.ink.judge cimport Judge, forests
from stellwerk.games.ink.kernel cimport Grid, across, points_around
from stellwerk.games.ink.scoring cimport Tally

cdef int _SLOTS
cdef int _STEPS
cdef int _FAR
cdef Mask _CENTRE
cdef Mask _CORNERS
cdef Mask _EXITS
cdef Mask _ROW
cdef Mask _COLUMN
cdef Mask _BLOCK
cdef int _LONG


@cython.final
cdef class Aims:
    cdef Judge judge
    cdef Tally tally
    cdef int ta_length
    cdef readonly int count
    cdef int numbers[3]
    cdef int worths[30]

    @cython.locals(value=int, slot=int)
    cpdef int worth(self, Grid grid) noexcept nogil
    @cython.locals(short=int)
    cpdef int missing(self, Grid grid, int goal) noexcept nogil
    @cython.locals(short=int)
    cdef int to_yellow(self, Grid grid, int goal) noexcept nogil
    @cython.locals(most=int, i=int)
    cdef int most_exits(self, Grid grid) noexcept nogil
    @cython.locals(side=int, end=int, first=Mask, second=Mask)
    cdef int to_loop(self, Grid grid) noexcept nogil
    @cython.locals(once=Mask, end=int, side=int, mine=Mask, front=Mask)
    cdef bint meets_itself(self, Grid grid) noexcept nogil


@cython.locals(most=int, i=int, drawn=int)
cdef int to_line(Mask taken) noexcept nogil
@cython.locals(most=int, row=int, column=int, drawn=int)
cdef int to_block(Mask taken) noexcept nogil
@cython.locals(most=int, row=int, column=int, start=int, drawn=int)
cdef int to_diagonal(Mask trees) noexcept nogil
@cython.locals(most=int, row=int, column=int, i=int, drawn=int)
cdef int to_row(Mask cells, int length) noexcept nogil
@cython.locals(most=int, rest=Mask, found=int)
cdef int to_crossroads(Grid grid) noexcept nogil
