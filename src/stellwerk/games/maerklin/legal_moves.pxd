cimport cython

from stellwerk.core.bits cimport Mask, lowest
from stellwerk.games.maerklin.passengers_2017 cimport pick_place
from stellwerk.games.maerklin.network cimport claimable
from stellwerk.games.maerklin.ticket_piles cimport drawn, pile
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    ANNOUNCING,
    ARRIVE,
    BLIND,
    CHANCE,
    CHOOSING,
    CLAIM,
    DRAW,
    DUE_FIRST,
    DUE_FOLK,
    DUE_HAND,
    DUE_LONG,
    DUE_ROW,
    DUE_SHORT,
    DUE_SHUFFLE,
    ENOUGH,
    EVENT,
    FIRST,
    FIRST_KEPT,
    GO,
    GRAY,
    KEEP,
    KEEP_BASE,
    KIND_TOTAL,
    LOCOMOTIVE,
    LONG_ROUTE,
    MIX,
    MOST_DRAWN,
    NOBODY,
    NO_CHANCE,
    NO_COLOUR,
    ON_TURN,
    OVER,
    PASSENGER,
    PAY,
    PAYING,
    PICK,
    PICKING,
    PLACING,
    PLUS4,
    QUEUE,
    SECOND,
    SET_DOWN,
    SHUFFLE,
    STOP,
    TICKET,
    TRAVEL,
    TRAVELLING,
    TURN,
)
from stellwerk.games.maerklin.travel cimport free_ends, ways

cpdef bint acts(Position p, int seat) noexcept nogil
cpdef int offers(Position p, int seat) noexcept nogil
cdef void add(Position p, int move) noexcept nogil
cdef void add_weighted(Position p, int move, int weight) noexcept nogil
@cython.locals(stand=Mask)
cdef void offer_actions(Position p, int seat) noexcept nogil
@cython.locals(n=int, word=int, left=Mask)
cdef void offer_routes(Position p, int base) noexcept nogil
@cython.locals(n=int, barred=int, slot=int, kind=int)
cdef void offer_cards(Position p, bint second) noexcept nogil
@cython.locals(shorts=int, longs=int, total=int, shorter=int)
cdef void offer_mixes(Position p) noexcept nogil
@cython.locals(b=int, length=int, only=int, count=int, colour=int, i=int, jokers=int)
cdef void offer_payments(Position p, int seat) noexcept nogil
@cython.locals(most=int, plus4=int)
cdef void offer_jokers(Position p, int b, int length, int colour, int jokers) noexcept nogil
cdef void offer_cities(Position p, int base, Mask cities) noexcept nogil
cdef void offer_ways(Position p, int seat) noexcept nogil
@cython.locals(place=int, colour=int)
cdef void offer_folk(Position p) noexcept nogil
@cython.locals(event=int, least=int, n=int, mask=int, digits=int, count=int, i=int)
cdef void offer_keeping(Position p, int seat) noexcept nogil
@cython.locals(i=int, ticket=int, place=int)
cdef void sort_drawn(Position p, int event, int n) noexcept nogil
@cython.locals(base=int, kind=int, seat=int, colour=int)
cdef void offer_chance(Position p) noexcept nogil
@cython.locals(left=Mask)
cdef void offer_pile(Position p, int kind, int base) noexcept nogil
