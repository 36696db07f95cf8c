cimport cython

from stellwerk.core.bits cimport Mask, lowest, popcount
from stellwerk.core.rng cimport scaled
from stellwerk.games.maerklin.legal_moves cimport offers
from stellwerk.games.maerklin.network cimport claimable
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    BLIND, CHOOSING, CLAIM, ENOUGH, FIRST_KEPT, GRAY, KEEPING, LOCOMOTIVE, LONG_ROUTE, MIX, MOST_DRAWN, NO_COLOUR,
    ON_TURN, PASSENGER, PAY, PAYING, PLUS4, SECOND, TRAVEL,
)
from stellwerk.games.maerklin.ticket_piles cimport drawn, pile
from stellwerk.games.maerklin.travel cimport ways
from stellwerk.games.maerklin.turns cimport keep_drawn, pay_for, play, take

cdef int _COLOURS
cdef Mask _HALF

cpdef void move_at_random(Position p, int seat, Mask random) noexcept nogil
@cython.locals(
    cards=int, blind=int, shorts=int, longs=int, total=int, least=int, mixes=int, routes=int,
    low=Mask, high=Mask, pick=int,
)
cdef void act(Position p, int seat, Mask random) noexcept nogil
@cython.locals(count=int, slot=int)
cdef int row_cards(Position p, int barred) noexcept nogil
@cython.locals(slot=int)
cdef int row_place(Position p, int barred, int pick) noexcept nogil
@cython.locals(count=int, left=Mask)
cdef int travellers(Position p, int seat) noexcept nogil
@cython.locals(left=Mask)
cdef int nth_traveller(Position p, int seat, int pick) noexcept nogil
@cython.locals(base=int, here=int)
cdef int nth_route(Mask low, Mask high, int pick) noexcept nogil
@cython.locals(cards=int, blind=int, pick=int)
cdef void take_second(Position p, int seat, Mask random) noexcept nogil
@cython.locals(
    b=int, length=int, only=int, locomotives=int, plus4=int, count=int, jokers=int, pick=int,
    split=int, found=int, colour=int, most=int, used=int,
)
cdef void pay(Position p, int seat, Mask random) noexcept nogil
@cython.locals(most=int, least=int)
cdef int splits(int jokers, int locomotives, int plus4) noexcept nogil
@cython.locals(count=int, colour=int)
cdef int colours_with(Position p, int b, int only, int cards) noexcept nogil
@cython.locals(colour=int, before=int, other=int)
cdef int nth_colour(Position p, int b, int pick) noexcept nogil
@cython.locals(every=int, count=int, mask=int, pick=int)
cdef void keep(Position p, int event, int least, Mask random) noexcept nogil
