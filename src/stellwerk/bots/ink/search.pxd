cimport cython

from stellwerk.bots.ink.goal_distance cimport GoalDistance
from stellwerk.bots.ink.features cimport Features
from stellwerk.core.bits cimport Mask
from stellwerk.games.ink.kernel cimport Grid
from stellwerk.games.ink.turn cimport Turn

# numbers of stellwerk.games.ink.notation: END
cdef enum:
    END = 16384
# end of numbers
# numbers of stellwerk.games.ink.sources: ROUTE_DICE, SPECIAL, GIFT, COPY, VOLCANO
cdef enum:
    ROUTE_DICE = 4
    SPECIAL = -2
    GIFT = -3
    COPY = -4
    VOLCANO = -5
# end of numbers

cdef int _LANE_SPECIAL
cdef int _LANE_GIFT
cdef int _LANE_VOLCANO
cdef int _LANE_DIE
cdef int _LANE_COPY


@cython.final
cdef class Node:
    cdef Turn turn
    cdef int lane
    cdef Mask key
    cdef int value
    cdef int move
    cdef Node parent


@cython.final
cdef class Lane:
    cdef list waiting
    cdef set seen


@cython.final
cdef class RoundSearch:
    cdef Features features
    cdef int columns
    cdef int[::1] weights
    cdef int width
    cdef int extra_width
    cdef GoalDistance goals
    cdef Mask[::1] codes
    cdef int row
    cdef readonly int looked
    cdef readonly int value
    cdef Grid scratch
    cdef Node best

    @cython.locals(root=Node)
    cpdef list plan(self, Turn turn, int rounds_left)
    cpdef int value_of(self, Grid grid, int rounds_left) except? -1
    @cython.locals(lanes=dict, onward=dict, number=int, lane=Lane, node=Node)
    cdef void run(self, Node root) except *
    @cython.locals(
        moves=list, grid=Grid, face=int, source=int, lane=Lane, move=int, form=int, key=Mask
    )
    cdef void expand(self, Node node, dict lanes, dict onward) except *
    @cython.locals(number=int, lane=Lane)
    cdef Lane lane_for(self, Node node, int source, dict lanes, dict onward)
    @cython.locals(value=int, i=int)
    cdef int worth(self, Grid grid) except? -1
    @cython.locals(
        chosen=list, width=int, loss=int, key=Mask, parent=Node, move=int, node=Node
    )
    cdef list choose(self, list candidates, int lane)
    @cython.locals(moves=list, node=Node)
    cdef list way(self)


cdef int lane_step(int source) noexcept nogil
