cimport cython

from stellwerk.bots.maerklin.policy cimport Policy
from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.core.rng cimport mixed
from stellwerk.games.maerklin.network cimport is_done
from stellwerk.games.maerklin.playout cimport RandomGame, draw_card, next_to_choose
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    CHANCE, CHOOSING, DUE_HAND, DUE_ROW, LOCOMOTIVE, NO_CHANCE, ON_TURN, OVER, PASSENGER, PLUS4,
    ROUTE_TOTAL, Rules,
)
from stellwerk.games.maerklin.turns cimport deal_card, play, turn_up

cdef int _FIGURES
cdef int _NEVER

# python: PlayOn._measure, PlayOn.position, PlayOn.ranks, PlayOn.rank


@cython.final
cdef class PlayOn:
    cdef Rules rules
    cdef int players
    cdef Policy policy
    cdef RandomGame dealer
    cdef int figure[80]
    cdef int whole[89]

    @cython.locals(
        seat=int, kind=int, base=int, left=Mask, held=int, most=int, other=int, share=int, _=int
    )
    cpdef void suppose(self, Position p, int viewer, Mask seed, int tries)
    @cython.locals(route=int, word=int, bit=Mask)
    cdef void set_lengths(self, Position p, int seat) noexcept nogil
    @cython.locals(goal=int)
    cdef int spaces(self, int ticket) noexcept nogil
    @cython.locals(lacks=int)
    cdef int built(self, int ticket) noexcept nogil
    @cython.locals(left=Mask, _=int)
    cdef int loose(self, Position p, int kind) noexcept nogil
    @cython.locals(p=Position, number=int, seat=int)
    cpdef bint run(self, Position start, Mask seed, int turns)
    @cython.locals(seat=int, i=int, found=list)
    cpdef list figures(self)
    cpdef int turns_left(self)
    @cython.locals(
        policy=Policy, base=int, done=int, count=int, open_points=int, kind=int, left=Mask,
        ticket=int, gain=int, planned=int, halves=int
    )
    cdef void judge(self, Position p, int seat) noexcept
    @cython.locals(points=int, colour=int, own=int, more=int, most=int, other=int, held=int)
    cdef int folk_points(self, Position p, int seat) noexcept nogil
