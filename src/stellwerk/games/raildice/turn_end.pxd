cimport cython

from stellwerk.core.bits cimport popcount
from stellwerk.games.raildice.open_ends cimport blocked
from stellwerk.games.raildice.position cimport Position

# numbers of stellwerk.games.raildice.phases: TURN, OVER, BY_STATIONS, BY_IDLENESS, BY_YEARS
cdef enum:
    TURN = 1
    OVER = 9
    BY_STATIONS = 1
    BY_IDLENESS = 5
    BY_YEARS = 6
# end of numbers


cdef void end_turn(Position p) noexcept nogil
@cython.locals(complete=bint, company=int, left=int, group=int)
cpdef bint stations_end(Position p) noexcept nogil
@cython.locals(company=int)
cpdef bint directs(Position p, int seat) noexcept nogil
@cython.locals(seat=int, company=int, group=int)
cdef void change_year(Position p) noexcept nogil
@cython.locals(most=int, seat=int, now=int, best=int, nearest=int, tied=int, ahead=int, distance=int)
cpdef int new_director(Position p, int company) noexcept nogil
@cython.locals(passengers=int, company=int)
cpdef int total(Position p, int seat) noexcept nogil
