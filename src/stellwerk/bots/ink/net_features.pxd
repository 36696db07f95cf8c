cimport cython

from stellwerk.bots.ink.features cimport Features
from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.ink.kernel cimport Grid, across, beside
from stellwerk.games.ink.longest cimport Longest

cdef Mask _CENTRAL
cdef Mask _BOARD
cdef int _SPECIALS

# numbers of stellwerk.bots.ink.figures: HIGHWAY, FIGURE_TOTAL
cdef enum:
    HIGHWAY = 1
    FIGURE_TOTAL = 45
# end of numbers
# numbers of stellwerk.bots.ink.net_figures
cdef enum:
    USED_HIGHWAY_CROSSING = 45
    USED_RAILWAY_CROSSING = 46
    USED_MOSTLY_HIGHWAY = 47
    USED_MOSTLY_RAILWAY = 48
    USED_CORNERS = 49
    USED_STRAIGHTS = 50
    SECOND = 51
    THIRD = 52
    NETWORK_COUNT = 53
    LARGEST_FRONTS = 54
    SECOND_FRONTS = 55
    HIGHWAY_ALIVE = 56
    HIGHWAY_ARM = 57
    HIGHWAY_OTHER_ARM = 58
    HIGHWAY_JOINED = 59
    RAILWAY_ALIVE = 60
    RAILWAY_ARM = 61
    RAILWAY_OTHER_ARM = 62
    RAILWAY_JOINED = 63
    FILLED = 64
    CLOSED_UP = 65
    CLOSED_ENDS = 66
    NO_DIE = 67
    NOTHING = 68
    HOLES = 69
    REMOTE = 70
    CENTRE_HOLES = 71
    DICE_LEFT = 72
    HIGHWAY_EXITS = 73
    RAILWAY_EXITS = 74
    LOOSE = 75
    EXITS_AT_HAND = 76
    EXITS_NEAR = 77
    EXITS_NOT_FAR = 78
    CENTRE_OPEN = 79
    STATIONS = 80
    OVERPASSES = 81
    EXTRA_LEFT = 82
    NET_FIGURE_TOTAL = 83
# end of numbers
# numbers of stellwerk.bots.ink.front_chances: SIDE_STATES, HIGHWAY_END, RAILWAY_END, WALL, BORDER, HIGHWAY_EXIT, RAILWAY_EXIT, NO_DIE_BIT, NOTHING_BIT
cdef enum:
    SIDE_STATES = 7
    HIGHWAY_END = 1
    RAILWAY_END = 2
    WALL = 3
    BORDER = 4
    HIGHWAY_EXIT = 5
    RAILWAY_EXIT = 6
    NO_DIE_BIT = 1
    NOTHING_BIT = 2
# end of numbers


@cython.final
cdef class NetFeatures:
    cdef Features features
    cdef Longest longest
    cdef int figures[96]
    cdef Mask alive[8]
    cdef int arm[64]
    cdef signed char filled[2401]
    cdef signed char closed[2401]
    cdef signed char never[2401]
    cdef Mask empty

    @cython.locals(i=int)
    cpdef void look(self, Grid grid, int dice_left, int extra_left) noexcept nogil
    cdef void look_at_networks(self, Grid grid) noexcept nogil
    @cython.locals(
        figure=int, rest=Mask, cell=int, length=int, longest=int, part=Mask, mine=Mask, first=int,
        other=int, ends=int
    )
    cdef void look_at_arms(self, Grid grid, int kind) noexcept nogil
    @cython.locals(once=Mask, twice=Mask, into=Mask, side=int, cell=int, best=int, second=int,
                   most=int, back=Mask, length=int)
    cdef int joined_arms(self, int kind, int most) noexcept nogil
    @cython.locals(rest=Mask, bit=Mask, cell=int, state=int, ends=int, side=int, place=int,
                   looks_at=int)
    cdef void look_at_fronts(self, Grid grid) noexcept nogil
    cdef int side_state(self, Grid grid, Mask bit, int cell, int side) noexcept nogil
    @cython.locals(walled=Mask, side=int, front=Mask)
    cdef void look_at_spaces(self, Grid grid) noexcept nogil
    @cython.locals(free=Mask, end=int, reach=Mask)
    cdef void look_at_exits(self, Grid grid) noexcept nogil
    @cython.locals(i=int)
    cpdef list figure_list(self)
