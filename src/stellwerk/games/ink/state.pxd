cimport cython

from stellwerk.games.ink.kernel cimport Grid, Rules, popcount

cdef int _END
cdef int _FACE
cdef int _ROLL
cdef int _DRAW
cdef int _OVER
cdef int _CHANCE
cdef int _MOST_SPECIALS
cdef int _FIRST_SPECIAL
cdef int _FACE_TOTAL

# python: State.odds, State.outcomes, State.retractable, State.retract, State.refusal
# python: State._inactive, State._not_to_be_had, State.view, State.scores, State.result
# python: State._repr_svg_, State.close_round, State.resume


@cython.final
cdef class Turn:
    cdef readonly Grid start
    cdef readonly Grid grid
    cdef readonly tuple drawn
    cdef readonly int left
    cdef readonly bint special
    cdef readonly bint ended
    cdef public object start_text

    @cython.locals(turn=Turn)
    cpdef Turn draw(self, int move, int die, int round_number)
    @cython.locals(turn=Turn)
    cpdef Turn end(self)


@cython.final
cdef class State:
    cdef readonly dict options
    cdef readonly int players
    cdef readonly Rules rules
    cdef readonly tuple dice_faces
    cdef readonly int dice_total
    cdef readonly int rounds
    cdef readonly int round
    cdef readonly int phase
    cdef readonly tuple dice
    cdef readonly tuple rolls
    cdef readonly list turns

    @cython.locals(other=State)
    cpdef State copy(self)
    @cython.locals(seat=int)
    cpdef tuple actors(self)
    cpdef Turn turn(self, int seat)
    cpdef bint acts(self, int seat)
    @cython.locals(moves=list, turn=Turn, seen=int, die=int, face=int)
    cpdef list legal(self, int seat)
    @cython.locals(turn=Turn)
    cpdef bint allows(self, int seat, int move)
    @cython.locals(die=int)
    cpdef int duty(self, Turn turn)
    @cython.locals(die=int, bit=int)
    cpdef int die_for(self, Turn turn, int face)
    @cython.locals(turn=Turn, die=int)
    cpdef void apply(self, int seat, int move) except *
    @cython.locals(turn=Turn, move=int)
    cpdef void resume_seat(self, int seat, list drawn, bint ended) except *
    @cython.locals(after=Turn, other=int, die=int)
    cpdef Turn without(self, Turn turn, int move)
