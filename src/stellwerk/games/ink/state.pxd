cimport cython

from stellwerk.games.ink.kernel cimport Grid
from stellwerk.games.ink.tables cimport Rules
from stellwerk.games.ink.turn cimport Turn

cdef int _SETUP
cdef int _ROLL
cdef int _METEOR
cdef int _DRAFT
cdef int _DRAW
cdef int _OVER
cdef int _END
cdef int _STRIKE
cdef int _IGNORE
cdef int _PAIR
cdef int _SHOWN
cdef int _CHANCE
cdef int _UNDECIDED
cdef int _NO_METEOR
cdef int _FIRST_DIRECTION
cdef int _FIRST_DISTANCE
cdef int _ANY

# python: State.picker, State.odds, State.pass_setup, State.open_round, State.take_pair
# python: State.close_round, State.judged, State.retractable, State.retract, State.refusal
# python: State.resume, State.resume_seat, State.view, State.scores, State.result, State._repr_svg_, State.show


@cython.final
cdef class State:
    cdef readonly object edition
    cdef readonly object expansion
    cdef readonly dict options
    cdef readonly int players
    cdef readonly Rules rules
    cdef readonly bint drafting
    cdef readonly int rounds
    cdef readonly int round
    cdef readonly int phase
    cdef readonly int star
    cdef readonly int starter
    cdef readonly tuple goals
    cdef readonly tuple goal_points
    cdef readonly tuple shown
    cdef readonly tuple takers
    cdef readonly tuple rolls
    cdef readonly tuple drafts
    cdef readonly list turns

    @cython.locals(other=State)
    cpdef State copy(self)
    @cython.locals(seat=int)
    cpdef tuple actors(self)
    cpdef Turn turn(self, int seat)
    cpdef bint acts(self, int seat)
    @cython.locals(moves=list, turn=Turn)
    cpdef list legal(self, int seat)
    @cython.locals(moves=list, direction=int, number=int, side=int)
    cpdef list strikes(self, Turn turn)
    @cython.locals(turn=Turn)
    cpdef bint allows(self, int seat, int move)
    cpdef void apply(self, int seat, int move) except *
    @cython.locals(moves=list)
    cpdef Turn threatened(self, Turn turn)
    @cython.locals(distance=int)
    cpdef Turn decided(self, Turn turn, int move)
    @cython.locals(seat=int, due=bint)
    cpdef void pass_meteor(self) except *
