cimport cython

from stellwerk.core.bits cimport Mask, popcount
from stellwerk.games.ink.expansion_scoring cimport forest
from stellwerk.games.ink.kernel cimport Grid, points_around
from stellwerk.games.ink.scoring cimport Tally

cdef Mask _CENTRE
cdef Mask _CORNERS
cdef Mask _EXITS
cdef Mask _ROW
cdef Mask _COLUMN
cdef Mask _BLOCK
cdef Mask _CORNER_OF_BLOCKS
cdef Mask _MIDDLE_EXITS

# numbers of stellwerk.games.ink.goals: GOAL_A, GOAL_B, GOAL_C, GOAL_D, GOAL_E, GOAL_F, GOAL_G, GOAL_H, GOAL_I, GOAL_J, GOAL_K, GOAL_L, GOAL_FA, GOAL_FB, GOAL_FC, GOAL_TA, GOAL_TB, LONG
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
    GOAL_K = 10
    GOAL_L = 11
    GOAL_FA = 12
    GOAL_FB = 13
    GOAL_FC = 14
    GOAL_TA = 15
    GOAL_TB = 16
    LONG = 6
# end of numbers

# python: paid


@cython.final
cdef class GoalCheck:
    cdef Tally tally
    cdef readonly int ta_length

    cpdef bint fulfils(self, Grid grid, int goal) noexcept nogil
    cdef bint fulfils_yellow(self, Grid grid, int goal) noexcept nogil
    @cython.locals(side=int, rest=Mask)
    cdef bint has_network(self, Grid grid, int goal) noexcept nogil
    @cython.locals(mine=Mask, found=Mask)
    cdef Mask reached(self, Grid grid, int side) noexcept nogil
    cdef int exits_on(self, Grid grid, int side) noexcept nogil
    @cython.locals(found=int, side=int)
    cdef int middle_exits(self, Grid grid) noexcept nogil
    @cython.locals(most=int, rest=Mask, part=Mask)
    cdef int most_stations(self, Grid grid) noexcept nogil
    @cython.locals(nodes=int, links=int, parts=int, side=int, end=int, first=Mask, second=Mask)
    cdef bint has_loop(self, Grid grid) noexcept nogil


cdef Mask something(Grid grid) noexcept nogil
@cython.locals(i=int)
cdef bint full_line(Mask taken) noexcept nogil
@cython.locals(mask=Mask)
cdef bint full_block(Mask taken) noexcept nogil
@cython.locals(falling=Mask, rising=Mask)
cdef bint diagonal(Mask trees) noexcept nogil
@cython.locals(across_=Mask, down=Mask, i=int)
cdef bint in_line(Mask cells, int length) noexcept nogil
@cython.locals(found=int, rest=Mask)
cdef int forests(Grid grid) noexcept nogil
@cython.locals(rest=Mask)
cdef bint crossroads(Grid grid) noexcept nogil
