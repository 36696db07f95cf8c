cimport cython

from stellwerk.games.raildice.effects cimport make
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.seen cimport Seen
from stellwerk.games.raildice.standing cimport Standing

# numbers of stellwerk.games.raildice.phases: BEGINNING, ROLLING, OVER
cdef enum:
    BEGINNING = 0
    ROLLING = 3
    OVER = 9
# end of numbers

cdef int _CHANCE

# python: State.odds, State.retractable, State.retract, State.refusal, State.scores
# python: State.result, State._repr_svg_


@cython.final
cdef class State(Standing):
    cpdef State copy(self)
    cpdef Seen seen(self, object seat)
    cpdef tuple actors(self)
    cpdef list legal(self, int seat)
    @cython.locals(before=Position, done=int)
    cpdef void apply(self, int seat, long long move) except *
    @cython.locals(company=int)
    cpdef tuple directors(self)

@cython.locals(state=State)
cpdef State state_at(Standing standing)
