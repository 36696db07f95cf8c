cimport cython

from stellwerk.core.bits cimport Mask, popcount
from stellwerk.games.ink.goal_check cimport GoalCheck, forests
from stellwerk.games.ink.kernel cimport Grid, across, points_around
from stellwerk.games.ink.scoring cimport Tally

cdef int _STEPS
cdef int _FAR
cdef Mask _CENTRE
cdef Mask _CORNERS
cdef Mask _EXITS
cdef Mask _ROW
cdef Mask _COLUMN
cdef Mask _BLOCK

# numbers of stellwerk.games.ink.goals: GOAL_A, GOAL_B, GOAL_C, GOAL_D, GOAL_E, GOAL_F, GOAL_G, GOAL_H, GOAL_I, GOAL_J, GOAL_L, GOAL_FA, GOAL_FB, GOAL_FC, GOAL_TA, GOAL_TB, LONG, SLOTS
cdef enum:
    GOAL_A = 0
    GOAL_B = 1
    GOAL_C = 2
    GOAL_D = 3
    GOAL_E = 4
    GOAL_F = 5
    GOAL_G = 6
    GOAL_H = 7
    GOAL_I = 8
    GOAL_J = 9
    GOAL_L = 11
    GOAL_FA = 12
    GOAL_FB = 13
    GOAL_FC = 14
    GOAL_TA = 15
    GOAL_TB = 16
    LONG = 6
    SLOTS = 3
# end of numbers


@cython.final
cdef class GoalDistance:
    cdef GoalCheck check
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
