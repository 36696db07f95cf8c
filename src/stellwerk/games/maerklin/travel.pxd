cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest
from stellwerk.games.maerklin.cards cimport spend
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport CITY_TOTAL, PASSENGER

@cython.locals(ends=Mask, other=int)
cpdef Mask free_ends(Position p, int seat, int route) noexcept nogil
cdef void put_down(Position p, int seat, int city) noexcept nogil
@cython.locals(word=int, other=int, usable=Mask)
cpdef bint ways(Position p, int seat, int place, int cards) noexcept nogil
@cython.locals(left=Mask)
cpdef bint can_travel(Position p, int seat) noexcept nogil
cdef void depart(Position p, int city) noexcept nogil
@cython.locals(word=int, bit=Mask)
cdef void step(Position p, int seat, int route) noexcept nogil
@cython.locals(route=int, word=int, bit=Mask)
cdef void step_back(Position p, int seat) noexcept nogil
@cython.locals(place=int, seen=Mask, i=int)
cdef void arrive(Position p, int seat) noexcept nogil
@cython.locals(token=int)
cdef void take_goods(Position p, int seat, int city) noexcept nogil
