cimport cython

from stellwerk.core.bits cimport Mask, popcount
from stellwerk.games.raildice.turn_end cimport new_director, total
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.ways_out cimport grow, reach

# numbers of stellwerk.games.raildice.data: STRAIGHT, CURVE, SHARE, JOKER
cdef enum:
    STRAIGHT = 0
    CURVE = 1
    SHARE = 2
    JOKER = 3
# end of numbers
# numbers of stellwerk.games.raildice.phases: OVER
cdef enum:
    OVER = 9
# end of numbers

cdef Mask _INTERIOR
cdef double _WON


@cython.final
cdef class Evaluation:
    cdef double horizon
    cdef double sure[10]
    cdef double tied
    cdef double growth
    cdef double slot
    cdef double apart
    cdef double far
    cdef double others
    cdef double behind
    cdef double savings
    cdef double idle
    cdef bint careful
    cdef double need
    cdef double ready
    cdef double hoard
    cdef double safe
    cdef double later
    cdef double later_need
    cdef double chaser
    cdef double die[4]
    cdef double totals[4]
    cdef Mask groups[8]
    cdef int lead[8]
    cdef double surely[8]

    @cython.locals(years=double, other=int, company=int, end=int, best=double)
    cpdef double value(self, Position p, int seat) noexcept nogil
    @cython.locals(mine=double, other=int)
    cpdef double outcome(self, Position p, int seat) noexcept nogil
    cdef double rank(self, Position p, int seat) noexcept nogil
    @cython.locals(years=double, shortest=int, company=int, left=int, group=int)
    cpdef double years(self, Position p) noexcept nogil
    @cython.locals(
        size=int, left=int, group=int, grown=double, worth=double, lead=int, margin=int, seat=int,
        ahead=int, sure=double, _=int
    )
    cdef void company(self, Position p, int company, double years) noexcept nogil
    @cython.locals(sure=double, least=double, nearest=int, seat=int, keeps=double)
    cdef void stake(self, Position p, int company, int lead, double worth) noexcept nogil
    @cython.locals(lacks=int, sure=double, wait=int, now=double)
    cdef double keeps(self, Position p, int company, int lead, int seat) noexcept nogil
    @cython.locals(most=int, seat=int)
    cdef void share_out(self, Position p, int company, double worth) noexcept nogil
    @cython.locals(
        slot=int, tile=int, taken=Mask, start=Mask, region=Mask, sites=Mask, company=int,
        worth=double, gates=Mask, steps=int, front=Mask
    )
    cdef void land(self, Position p, int end, double years, int seat) noexcept nogil
    @cython.locals(group=int, i=int)
    cdef bint suits(self, Position p, int company, int lie, Mask cells) noexcept nogil
    @cython.locals(saved=double, worth=double, room=int, i=int, face=int, count=int)
    cdef double dice(self, Position p, int seat) noexcept nogil
