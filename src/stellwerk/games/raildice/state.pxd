cimport cython

from stellwerk.games.raildice.actions cimport make
from stellwerk.games.raildice.choices cimport Choices
from stellwerk.games.raildice.position cimport Position

cdef int _CHANCE
cdef int _FIRST
cdef int _ROLLING
cdef int _OVER
cdef int _FACE
cdef int _FIRST_SEAT
cdef Choices _choices

# python: State.odds, State.retractable, State.retract, State.refusal, State._inactive, State.view
# python: State.scores, State.result, State._repr_svg_, State.resume, State.sees


@cython.final
cdef class State:
    cdef readonly dict options
    cdef readonly int players
    cdef readonly Position position
    cdef readonly tuple since
    cdef readonly Position base
    cdef readonly tuple years
    cdef readonly object viewer
    cdef readonly bint imagined

    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef bint chance_acts(self)
    cpdef tuple actors(self)
    cpdef bint acts(self, int seat)
    cpdef list legal(self, int seat)
    @cython.locals(seat=int, face=int)
    cpdef list outcomes(self)
    cpdef bint allows(self, int seat, long long move)
    @cython.locals(before=Position, done=int)
    cpdef void apply(self, int seat, long long move) except *
    @cython.locals(company=int)
    cpdef tuple directors(self)
