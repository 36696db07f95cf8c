cimport cython

from stellwerk.bots.raildice.evaluation cimport Evaluation
from stellwerk.games.raildice.effects cimport make
from stellwerk.games.raildice.legal_moves cimport LegalMoves
from stellwerk.games.raildice.position cimport Position

# numbers of stellwerk.games.raildice.moves: REST, BUY, PAY
cdef enum:
    REST = 8191
    BUY = 24576
    PAY = 57344
# end of numbers
# numbers of stellwerk.games.raildice.phases: TURN, OVER
cdef enum:
    TURN = 1
    OVER = 9
# end of numbers

cdef int _DEPTH

# python: BeamSearch.moves, _worst_first


@cython.final
cdef class Node:
    cdef readonly Position position
    cdef readonly int move
    cdef readonly Node parent
    cdef readonly double value


@cython.final
cdef class BeamSearch:
    cdef readonly Evaluation evaluation
    cdef LegalMoves legal
    cdef readonly Node best

    @cython.locals(root=Node, beam=list, found=list, node=Node, _=int)
    cpdef double plan(self, Position position, int seat, int width)
    @cython.locals(i=int, move=int, kind=int, after=Position, child=Node)
    cdef void expand(self, Node node, int seat, list found) except *

@cython.locals(kept=list, last=double, node=Node)
cdef list thin(list found, int width)
