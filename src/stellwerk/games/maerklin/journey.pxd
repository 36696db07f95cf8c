cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.journey_bound cimport JourneyBound
from stellwerk.games.maerklin.rules cimport CITY_TOTAL, POINT, ROUTE_TOTAL, WAYS

cdef Mask _STIR_1
cdef Mask _STIR_2
cdef Mask _STIR_3
cdef Mask _WORD

# python: Guide._make_more_room


@cython.final
cdef class Guide(JourneyBound):
    cdef int best
    cdef readonly int best_steps
    cdef int steps
    cdef readonly long long nodes
    cdef int is_foreign[110]
    cdef int search_number
    cdef Mask mask[2]
    cdef int seen_search[16384]
    cdef Mask seen_low[16384]
    cdef Mask seen_high[16384]
    cdef int seen_city[16384]
    cdef int path[110]
    cdef int best_path[110]
    cdef int promised[1776]
    cdef int choice[1776]
    cdef int jumps[35]

    @cython.locals(value=int, place=int, i=int)
    cpdef int search(self, Position p, int seat, int city, int cards) noexcept nogil
    cpdef int route(self, int i) noexcept nogil
    @cython.locals(count=int, i=int)
    cpdef int cards(self) noexcept nogil
    @cython.locals(city=int, token=int, route=int, i=int, word=int, left=Mask)
    cdef void set_out(self, Position p, int seat, int cards) noexcept nogil
    @cython.locals(a=int, b=int)
    cdef void add_route(self, Position p, int route, bint foreign, int cards) noexcept nogil
    @cython.locals(other=int, changed=bint, i=int, to=int, total=int, kept=int)
    cdef void leave_out(self, int city, int cards) noexcept nogil
    @cython.locals(route=int, owner=int)
    cdef void into_a_country(self, Position p, int seat, int city, int cards) noexcept nogil
    @cython.locals(i=int)
    cdef void remember(self, int value) noexcept nogil
    @cython.locals(gained=int)
    cdef int visit(self, int city) noexcept nogil
    @cython.locals(base=int, first=int, count=int, own=int, i=int, route=int, promise=int, place=int)
    cdef void walk(self, int city, int cards, int value) noexcept nogil
    @cython.locals(place=int)
    cdef void sort_in(self, int first, int count, int way, int promise) noexcept nogil
    @cython.locals(key=Mask, place=int)
    cdef bint known(self, int city) noexcept nogil
    cdef void go(self, int route, int to, int cards, int value) noexcept nogil
    @cython.locals(before=int, needed=int)
    cdef int promise(self, int route, int to, int cards, int value) noexcept nogil
