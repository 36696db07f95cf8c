cimport cython

from stellwerk.core.bits cimport Mask, popcount
from stellwerk.games.maerklin.legal_moves cimport offers
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    CHOOSING, CITY_TOTAL, EVENT, KEEP, KEEP_BASE, KIND_TOTAL, LOG_PAY, LOG_TAKE, MOST_DRAWN, PAY,
    PICK, PLACE_TOTAL, ROUTE_TOTAL,
)
from stellwerk.games.maerklin.seen cimport Seen
from stellwerk.lab.buffers cimport Int8s, Int16s, clear, int8s, int16s

cdef int _FIRST_PICK
cdef int _FIRST_KEEP
cdef int _TOTAL
cdef int _PHASES

# python: MaerklinLayout.spelled, MaerklinLayout.observe, MaerklinLayout.mask, _Encoder


@cython.final
cdef class MaerklinLayout:
    cdef readonly str dtype
    cdef readonly tuple bounds
    cdef readonly tuple names
    cdef readonly int size
    cdef readonly int players
    cdef readonly bint folk
    cdef readonly int tickets
    cdef readonly int shorts
    cdef readonly int first_ticket
    cdef int fixed[8192]

    @cython.locals(p=Position, out=Int16s, own=int, at=int, i=int)
    cpdef void write(self, Seen seen, object into) except *
    @cython.locals(kind=int, city=int, colour=int)
    cdef int write_seat(self, Position p, int seat, Int16s out, int at) noexcept nogil
    @cython.locals(width=int, place=int, entry=int, what=int, seat=int, at=int)
    cdef void write_log(self, Position p, int own, Int16s out) noexcept nogil
    @cython.locals(ticket=int, i=int)
    cdef int write_tickets(self, Position p, int own, bint seated, Int16s out, int at) noexcept nogil
    @cython.locals(event=int)
    cdef int drawn(self, Position p, int seat, int place) noexcept nogil
    @cython.locals(phase=int, slot=int, kind=int, city=int, i=int)
    cdef int write_table(self, Position p, int own, Int16s out, int at) noexcept nogil
    cdef int relative(self, int seat, int own) noexcept nogil
    @cython.locals(p=Position, out=Int8s, count=int, i=int)
    cpdef void write_mask(self, Seen seen, object into) except *
    @cython.locals(rest="long long", mask=int, ticket=int, place=int)
    cdef int number(self, Position p, int seat, int move) noexcept nogil


@cython.locals(route=int)
cdef int write_routes(Mask low, Mask high, Int16s out, int at) noexcept nogil
