cimport cython

from stellwerk.bots.ink.net_features cimport NetFeatures
from stellwerk.games.ink.kernel cimport Grid

# numbers of stellwerk.bots.ink.net_shape
cdef enum:
    ROUND_SLOTS = 7
    SLOTS = 14
    INPUTS = 96
    FIRST = 32
    SECOND_LAYER = 16
    MOST_INPUT = 4095
    MOST_UNIT = 32767
    SUM_BITS = 16
    UNIT_BITS = 8
    SECOND_BITS = 11
    LAST_BITS = 12
# end of numbers
# numbers of stellwerk.bots.ink.net_figures: NET_FIGURE_TOTAL
cdef enum:
    NET_FIGURE_TOTAL = 83
# end of numbers
# numbers of stellwerk.bots.ink.weights: POINT
cdef enum:
    POINT = 1000
# end of numbers


@cython.final
cdef class ValueNet:
    cdef int scale[96]
    cdef short first[43008]
    cdef int first_bias[448]
    cdef short second[7168]
    cdef int second_bias[224]
    cdef short last[224]
    cdef int direct[1344]
    cdef int constant[14]


@cython.final
cdef class Evaluation:
    cdef ValueNet net
    cdef readonly NetFeatures features
    cdef short inputs[96]
    cdef int hidden[32]
    cdef short units[32]
    cdef int further[16]

    @cython.locals(slot=int)
    cpdef int worth(
        self, Grid grid, int rounds_left, int dice_left, int extra_left
    ) noexcept nogil
    @cython.locals(
        i=int, j=int, row=int, scaled=int, x=short, value="long long"
    )
    cdef int run(self, int slot) noexcept nogil
