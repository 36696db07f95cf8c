cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.maerklin.network cimport is_done
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    CITY_TOTAL, FEW_TRAINS, GRAY, LOCOMOTIVE, LONG_ROUTE, PLACE_TOTAL, PLUS4, ROUTE_TOTAL, Rules,
)

cdef int _NEVER
cdef int _POINT

# python: TrackPlan._make_room, TrackPlan._lay_out


cdef class TrackPlan:
    cdef readonly Rules rules
    cdef int turn
    cdef int card
    cdef int colour
    cdef int joker
    cdef int lack
    cdef int hurry
    cdef int linger
    cdef int least
    cdef int sights
    cdef int crowd
    cdef int slack
    cdef int effort
    cdef int todo_total
    cdef readonly int turns_left
    cdef int trains
    cdef readonly int plan_trains
    cdef readonly int plan_halves
    cdef readonly int plan_cost
    cdef readonly int plan_value
    cdef int at_start[41]
    cdef int at_route[220]
    cdef int at_to[220]
    cdef readonly int price[110]
    cdef int lacking[110]
    cdef int jokers[110]
    cdef readonly Mask planned[2]
    cdef Mask other_plan[2]
    cdef int far[40]
    cdef int via[40]
    cdef bint settled[40]
    cdef int todo[96]
    cdef int met[96]

    @cython.locals(soonest=int, other=int, need=int, cards=int, turns=int)
    cdef void foresee(self, Position p, int seat) noexcept nogil
    @cython.locals(most=int, colour=int, travels=bint, route=int, word=int, bit=Mask)
    cdef void set_prices(self, Position p, int seat) noexcept nogil
    @cython.locals(length=int, gray=bint, have=int, jokers=int, rest=int, cost=int, wait=int)
    cdef int price_of(self, Position p, int seat, int route, int most, bint travels) noexcept nogil
    cdef int sight(self, Position p, int seat, int place) noexcept nogil
    @cython.locals(a=int, b=int, count=int, other=int)
    cdef int rivals_at(self, Position p, int seat, int route) noexcept nogil
    cdef bint is_at(self, Position p, int seat, int place) noexcept nogil
    @cython.locals(place=int, best=int, other=int, i=int, route=int, total=int)
    cdef void spread(self, int source, int goal) noexcept nogil
    @cython.locals(trains=int, halves=int, place=int, route=int)
    cdef bint fits(self, int source, int goal) noexcept nogil
    @cython.locals(place=int, route=int)
    cdef void follow(self, int source, int goal) noexcept nogil
    cdef void add_planned(self, int route) noexcept nogil
    @cython.locals(kind=int, left=Mask, ticket=int)
    cdef void list_tickets(self, Position p, int seat) noexcept nogil
    @cython.locals(first=int, trains=int, halves=int, cost=int)
    cdef int plan_network(self) noexcept nogil
    @cython.locals(i=int, pick=int, best=int, value=int, source=int, goal=int, key=int)
    cdef void plan_in_order(self, bint dearest) noexcept nogil
    cdef int planned_total(self) noexcept nogil
