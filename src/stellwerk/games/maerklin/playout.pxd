cimport cython

from stellwerk.core.bits cimport Mask, lowest, popcount
from stellwerk.core.playout cimport Playout
from stellwerk.core.rng cimport scaled, xorshift
from stellwerk.games.maerklin.network cimport is_done
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.random_moves cimport move_at_random
from stellwerk.games.maerklin.rules cimport (
    ARRIVE, CHANCE, CHOOSING, DUE_FIRST, DUE_FOLK, DUE_HAND, DUE_LONG, DUE_ROW, DUE_SHORT, EVENT,
    FIRST, KIND_TOTAL, MOST_FOLK, NO_CHANCE, OVER, QUEUE, SECOND_FOLK, SHUFFLE, TICKET, Rules,
)
from stellwerk.games.maerklin.turns cimport begin, deal_card, play, turn_up


# python: MaerklinPlayout.position


@cython.final
cdef class RandomGame:
    cdef Rules rules
    cdef int players
    cdef Position empty
    cdef Position position
    cdef Mask random
    cdef long long moves
    cdef int totals[5]
    cdef int done[5]

    @cython.locals(total="long long", seat=int)
    cdef long long run(self) noexcept nogil
    cdef int below(self, int n) noexcept nogil
    @cython.locals(seat=int)
    cdef void play_out(self, Position p) noexcept nogil
    cdef int draw(self, Position p) noexcept nogil
    @cython.locals(left=Mask, pick=int)
    cdef int draw_ticket(self, Position p, int kind) noexcept nogil
    @cython.locals(left=int, colour=int, pick=int)
    cdef int draw_folk(self, Position p) noexcept nogil
    @cython.locals(most=int, seat=int, colour=int)
    cdef void count(self) noexcept nogil
    @cython.locals(left=Mask, ticket=int)
    cdef void count_tickets(self, int seat, int kind, int base) noexcept nogil
    @cython.locals(most=int, second=int, firsts=int, seat=int, n=int)
    cdef void count_folk(self, int colour) noexcept nogil


cdef class MaerklinPlayout(Playout):
    cdef RandomGame game

    @cython.locals(total="long long")
    cdef long long play(self) noexcept nogil
    cpdef int total(self, int seat)


@cython.locals(event=int)
cdef int next_to_choose(Position p) noexcept nogil
@cython.locals(kind=int, other=int)
cdef int draw_card(Position p, int pick) noexcept nogil
