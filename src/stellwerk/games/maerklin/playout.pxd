cimport cython

from stellwerk.core.bits cimport Mask, lowest, popcount
from stellwerk.games.maerklin.network cimport is_done
from stellwerk.games.maerklin.offers cimport offers
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    ARRIVE,
    CHOOSING,
    DRAW,
    DUE_FIRST,
    DUE_FOLK,
    DUE_HAND,
    DUE_LONG,
    DUE_ROW,
    DUE_SHORT,
    EVENT,
    FIRST,
    NO_CHANCE,
    OVER,
    QUEUE,
    SHUFFLE,
    TICKET,
    TURN,
    Rules,
)
from stellwerk.games.maerklin.turns cimport begin, play

cdef Mask _WORD
cdef int _MOST_FOLK
cdef int _SECOND_FOLK


@cython.final
cdef class Playout:
    cdef Rules rules
    cdef int players
    cdef Position empty
    cdef readonly Position position
    cdef Mask random
    cdef long long moves
    cdef int totals[5]
    cdef int done[5]

    @cython.locals(total="long long", _=int, seat=int)
    cpdef tuple run(self, int games)
    cdef int below(self, int n) noexcept nogil
    @cython.locals(seat=int, count=int)
    cdef void play_out(self) noexcept nogil
    @cython.locals(event=int)
    cdef int next_to_choose(self) noexcept nogil
    cdef int draw(self) noexcept nogil
    @cython.locals(pick=int, kind=int)
    cdef int draw_card(self) noexcept nogil
    @cython.locals(left=Mask, pick=int)
    cdef int draw_ticket(self, int kind) noexcept nogil
    @cython.locals(left=int, colour=int, pick=int)
    cdef int draw_folk(self) noexcept nogil
    @cython.locals(most=int, seat=int, colour=int)
    cdef void count(self) noexcept nogil
    @cython.locals(left=Mask, ticket=int)
    cdef void count_tickets(self, int seat, int kind, int base) noexcept nogil
    @cython.locals(most=int, second=int, firsts=int, seat=int, n=int)
    cdef void count_folk(self, int colour) noexcept nogil
    cpdef int total(self, int seat)
