cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.maerklin.cards cimport spend, unspend
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport CITY_TOTAL, LOCOMOTIVE, PLUS4

cdef Mask _CITIES

@cython.locals(
    b=int, locomotives=int, plus4=int, most=int, low=Mask, high=Mask, colour=int, have=int, i=int,
    trains=int,
)
cpdef int claimable(Position p, int seat) noexcept nogil
@cython.locals(word=int, bit=Mask)
cdef void claim(Position p, int seat, int route, int colour, int cards, int jokers) noexcept nogil
@cython.locals(word=int, bit=Mask)
cdef void unclaim(Position p, int seat, int route, int colour, int cards, int jokers) noexcept nogil
@cython.locals(s=int, b=int, joined=Mask, left=Mask)
cdef void connect(Position p, int seat, int route) noexcept nogil
@cython.locals(city=int, word=int, left=Mask)
cpdef void reconnect(Position p, int seat) noexcept nogil
@cython.locals(a=int, b=int, s=int, both=Mask, city=int)
cpdef bint is_done(Position p, int seat, int ticket) noexcept nogil
