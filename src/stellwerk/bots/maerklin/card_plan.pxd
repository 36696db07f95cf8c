cimport cython

from stellwerk.bots.maerklin.track_plan cimport TrackPlan
from stellwerk.core.bits cimport ONE, Mask, lowest
from stellwerk.games.maerklin.legal_moves cimport offers
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    BLIND, GRAY, KIND_TOTAL, LOCOMOTIVE, LONG_ROUTE, PASSENGER, PAY, PLUS4, ROUTE_TOTAL, Rules,
)

cdef int _NEVER
cdef int _POINT

# python: CardPlan._make_card_room


cdef class CardPlan(TrackPlan):
    cdef int want_any
    cdef int want_hoard
    cdef int want_colour
    cdef int want_near
    cdef int want_gray
    cdef int want_more_gray
    cdef int want_locomotive
    cdef int want_plus4
    cdef int want_long_plus4
    cdef int want_passenger
    cdef int want_passengers
    cdef int want_fill
    cdef int fill_turn
    cdef int fill_train
    cdef int fill_card
    cdef int fill_routes
    cdef int fill_sights
    cdef int reserve
    cdef int pay_needed
    cdef int pay_locomotive
    cdef int pay_plus4
    cdef int pay_pair
    cdef int gray
    cdef bint needs_plus4
    cdef int needed[8]
    cdef int nearest[8]
    cdef Mask fill[2]
    cdef int fill_short[110]
    cdef int fill_needed[8]
    cdef int free[10]
    cdef int worth[11]

    @cython.locals(colour=int, word=int, left=Mask, spare=int)
    cdef void count_needs(self, Position p, int seat) noexcept nogil
    @cython.locals(length=int, colour=int, lacks=int)
    cdef void need(self, Position p, int seat, int route) noexcept nogil
    @cython.locals(colour=int, trains=int, _=int, best=int, pick=int, route=int, worth=int)
    cdef void plan_fill(self, Position p, int seat) noexcept nogil
    @cython.locals(low=Mask, high=Mask)
    cdef bint is_taken(self, int route) noexcept nogil
    @cython.locals(colour=int, other=int)
    cdef int best_colour(self, int route) noexcept nogil
    @cython.locals(lacks=int)
    cdef int fill_lacks(self, int route) noexcept nogil
    @cython.locals(length=int, worth=int)
    cdef int fill_worth(self, int route) noexcept nogil
    @cython.locals(a=int, b=int)
    cdef int outlook(self, Position p, int seat, int route) noexcept nogil
    @cython.locals(length=int, colour=int, rest=int, used=int)
    cdef void use_up(self, int route) noexcept nogil
    @cython.locals(colour=int, worth=int)
    cdef void judge_cards(self, Position p, int seat) noexcept nogil
    @cython.locals(held=int, worth=int, near=int, wanted=int, spare=int)
    cdef int colour_worth(self, Position p, int seat, int colour) noexcept nogil
    @cython.locals(count=int, total=int, kind=int, unseen=int, slot=int)
    cdef int blind_worth(self, Position p, int seat) noexcept nogil
    @cython.locals(blind=int, best=int, pick=int, other=int, slot=int, kind=int, worth=int)
    cdef int pick_card(self, Position p, int seat, bint second) noexcept nogil
    @cython.locals(
        best=int, pick=int, i=int, move=int, colour=int, cards=int, cost=int, spare=int
    )
    cdef int pick_payment(self, Position p, int seat) noexcept nogil
