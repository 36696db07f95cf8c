cimport cython

from stellwerk.games.maerklin.legal_moves cimport acts, offers
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport CHANCE, CHOOSING, NO_CHANCE, OVER
from stellwerk.games.maerklin.seen cimport Seen, seen_by
from stellwerk.games.maerklin.turns cimport begin, play
from stellwerk.games.maerklin.undo cimport last_move, take_back

# python: State.odds, State.refusal, State.retractable, State.retract, State.scores
# python: State.result, State._repr_svg_


@cython.final
cdef class State:
    cdef readonly dict options
    cdef readonly int players
    cdef readonly Position position

    cpdef State copy(self)
    @cython.locals(p=Position, seat=int)
    cpdef tuple actors(self)
    @cython.locals(count=int, i=int, moves=list)
    cpdef list legal(self, int seat)
    @cython.locals(count=int, i=int)
    cpdef bint allows(self, int seat, int move)
    cpdef void apply(self, int seat, int move) except *
    cpdef Seen seen(self, object seat)


@cython.locals(state=State)
cpdef State state_at(Position position, dict options)
