cimport cython

from stellwerk.core.bits cimport ONE, popcount
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport DUE_LONG, DUE_SHORT, EVENT, NO_CHANCE, QUEUE

cpdef int pile(Position p, int kind) noexcept nogil
@cython.locals(e=int, i=int)
cdef void announce(Position p, int seat, int shorts, int longs) noexcept nogil
@cython.locals(e=int, n=int)
cdef bint ask(Position p) noexcept nogil
@cython.locals(e=int, n=int)
cpdef int drawn(Position p, int event) noexcept nogil
@cython.locals(e=int, kind=int, bit=int)
cdef void draw_ticket(Position p, int ticket) noexcept nogil
@cython.locals(e=int, i=int)
cdef int keep_mask(Position p, int event, int ticket) noexcept nogil
@cython.locals(e=int, i=int, seat=int, ticket=int, kind=int, bit=int, end=int)
cdef void hand_out(Position p, int event, bint shuffled) noexcept nogil
