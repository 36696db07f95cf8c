cimport cython

from stellwerk.bots.maerklin.card_plan cimport CardPlan
from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.maerklin.journey cimport Guide
from stellwerk.games.maerklin.legal_moves cimport offers
from stellwerk.games.maerklin.network cimport claimable, connect, is_done
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    ANNOUNCING, CHOOSING, CITY_TOTAL, CLAIM, EVENT, FIRST_KEPT, GO, KEEP, KEEPING, KEEP_BASE, MIX,
    MOST_DRAWN, NOBODY, PASSENGER, PAYING, PICK, PICKING, PLACING, ROUTE_TOTAL, SECOND, SET_DOWN,
    STOP, TRAVEL, TRAVELLING, Rules,
)
from stellwerk.games.maerklin.ticket_piles cimport drawn, pile
from stellwerk.games.maerklin.travel cimport free_ends

cdef int _NEVER
cdef int _POINT


@cython.final
cdef class Policy(CardPlan):
    cdef Guide guide
    cdef Position dream
    cdef int first_long
    cdef int first_room
    cdef int later_room
    cdef int most
    cdef int claim_base
    cdef int claim_length
    cdef int claim_joker
    cdef int detour_cap
    cdef int alone
    cdef int rival
    cdef int fill_claim
    cdef int fill_base
    cdef int rush
    cdef int rush_base
    cdef int draw
    cdef int ticket_wait
    cdef int ticket_bar
    cdef int ticket_cost
    cdef int forced
    cdef int late
    cdef int trip_wait
    cdef int trip_share
    cdef int trip_rival
    cdef int trip_least
    cdef int place_share
    cdef int place_trains
    cdef int hope
    cdef int gift
    cdef int toil
    cdef int useful
    cdef int claim
    cdef int best_trip

    @cython.locals(phase=int, move=int)
    cpdef int choose(self, Position p, int seat) noexcept nogil
    cdef void survey(self, Position p, int seat) noexcept nogil
    @cython.locals(city=int, pick=int, mix=int)
    cdef int action(self, Position p, int seat) noexcept nogil
    @cython.locals(pick=int, word=int, left=Mask, route=int, worth=int)
    cdef int best_claim(self, Position p, int seat, bint last, int bar) noexcept nogil
    @cython.locals(length=int, price=int, bit=Mask, detour=int, risk=int, worth=int)
    cdef int claim_worth(self, Position p, int seat, int route) noexcept nogil
    @cython.locals(city=int, best=int, pick=int, mix=int)
    cdef int last_action(self, Position p, int seat) noexcept nogil
    @cython.locals(worth=int, i=int)
    cdef int gain(self, Position p, int seat, int route) noexcept nogil
    @cython.locals(
        shorts=int, longs=int, total=int, short_hope=int, short_useful=int, long_hope=int,
        long_useful=int, best=int, mix=int, n=int, useless=int, i=int, worth=int, room=int,
        short_gift=int, short_toil=int, long_gift=int, long_toil=int, cost=int,
    )
    cdef int best_mix(self, Position p, int seat, bint last) noexcept nogil
    @cython.locals(
        first=int, end=int, count=int, useful=int, hope=int, gift=int, toil=int, ticket=int,
        worth=int, cost=int,
    )
    cdef void judge_pile(self, Position p, int seat, int kind, bint last, int room) noexcept nogil
    @cython.locals(
        n=int, before=int, best=int, pick=int, mask=int, worth=int, i=int, ticket=int
    )
    cdef int keep(self, Position p, int seat, int event, int least) noexcept nogil
    @cython.locals(found=int, largest=int, place=int, i=int)
    cdef int digits(self, Position p, int event, int mask) noexcept nogil
    @cython.locals(waiting=int, late=bint, city=int, now=int, share=int, other=int)
    cdef int departure(self, Position p, int seat) noexcept nogil
    @cython.locals(pick=int, left=Mask, city=int, value=int)
    cdef int best_departure(self, Position p, Position q, int seat) noexcept nogil
    cdef void grow(self, Position q, Position p, int seat) noexcept nogil
    @cython.locals(total=int, city=int, met=Mask, i=int, route=int)
    cdef int send_off(self, Position q, int seat) noexcept nogil
    cdef int travel_on(self, Position p, int seat) noexcept nogil
    @cython.locals(
        cities=Mask, cards=int, best=int, pick=int, here=Mask, city=int, value=int, later=Mask,
        other=int,
    )
    cdef int place(self, Position p, int seat) noexcept nogil
    @cython.locals(ends=Mask, word=int, left=Mask, route=int)
    cdef Mask planned_ends(self) noexcept nogil
    @cython.locals(best=int, pick=int, i=int, held=int)
    cdef int pick_up(self, Position p, int seat) noexcept nogil
