cimport cython

from stellwerk.bots.raildice.worth cimport Judge
from stellwerk.games.raildice.actions cimport make
from stellwerk.games.raildice.choices cimport Choices
from stellwerk.games.raildice.position cimport Position

cdef int _TURN
cdef int _OVER
cdef int _KIND
cdef int _BUY_KIND
cdef int _PAY_KIND
cdef int _DEPTH

# python: Planner.moves, _worst_first


@cython.final
cdef class Node:
    cdef readonly Position position
    cdef readonly int move
    cdef readonly Node parent
    cdef readonly double value


@cython.final
cdef class Planner:
    cdef readonly Judge judge
    cdef Choices choices
    cdef readonly Node best

    @cython.locals(root=Node, beam=list, found=list, node=Node, _=int)
    cpdef double plan(self, Position position, int seat, int width)
    @cython.locals(i=int, move=int, kind=int, after=Position, child=Node)
    cdef void expand(self, Node node, int seat, list found) except *

@cython.locals(kept=list, last=double, node=Node)
cdef list thin(list found, int width)
