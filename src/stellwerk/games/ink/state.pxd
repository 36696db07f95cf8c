cimport cython

from stellwerk.games.ink.kernel cimport Grid
from stellwerk.games.ink.rule_tables cimport Rules
from stellwerk.games.ink.seen cimport Seen
from stellwerk.games.ink.turn cimport Turn

# numbers of stellwerk.games.ink.phases
cdef enum:
    SETUP = 0
    ROLL = 1
    METEOR = 2
    DRAFT = 3
    DRAW = 4
    OVER = 5
    UNDECIDED = -1
    NO_METEOR = -2
# end of numbers
# numbers of stellwerk.games.ink.notation
cdef enum:
    MOST_PLAYERS = 12
    MOST_PAIRS = 24
    END = 16384
    STRIKE = 16385
    IGNORE = 16389
    PAIR = 16395
    SHOWN = 32768
    FIRST_DIRECTION = 50
    FIRST_DISTANCE = 55
    ANY_DIRECTION = 54
# end of numbers
# numbers of stellwerk.core.game: CHANCE
cdef enum:
    CHANCE = -1
# end of numbers

# python: State.picker, State.odds, State.pass_setup, State.open_round, State.take_pair
# python: State.close_round, State.retractable, State.retract, State.refusal
# python: State.resume_seat, State.scores, State.result, State._repr_svg_, State.show


@cython.final
cdef class State:
    cdef readonly object edition
    cdef readonly object expansion
    cdef readonly dict options
    cdef readonly int players
    cdef readonly Rules rules
    cdef readonly bint drafting
    cdef readonly int rounds
    cdef public int round
    cdef public int phase
    cdef public int star
    cdef public int starter
    cdef public tuple goals
    cdef public tuple goal_points
    cdef public tuple shown
    cdef public tuple takers
    cdef public tuple rolls
    cdef public tuple drafts
    cdef readonly list turns
    cdef int made[12]

    @cython.locals(other=State, seat=int)
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
    @cython.locals(moves=list)
    cpdef Turn settled(self, Turn turn)
    @cython.locals(distance=int)
    cpdef Turn decided(self, Turn turn, int move)
    @cython.locals(seat=int, due=bint)
    cpdef void pass_meteor(self) except *
    cpdef Seen seen(self, object seat)
    @cython.locals(other=State, i=int)
    cdef State blanked(self, int seat)
    @cython.locals(other=State, i=int)
    cpdef State imagined(self, int seat)
    @cython.locals(i=int)
    cpdef bint same(self, State other, int seat)
    cpdef int decisions(self, int seat) noexcept
    @cython.locals(turn=Turn, moves=tuple)
    cpdef tuple since(self, int seat)
    @cython.locals(other=State)
    cpdef State begun(self, int seat)
    cpdef Turn begun_turn(self, Turn turn)


cdef object _score(Turn turn)
