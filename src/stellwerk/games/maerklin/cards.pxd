cimport cython

from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    DUE_ROW, EMPTY_MARK, KIND_TOTAL, LOCOMOTIVE, LOCOMOTIVE_MARK, LOG_BLIND, LOG_MARK, LOG_PAY, LOG_TAKE, MOST_RESETS, NO_CHANCE, PASSENGER,
    PASSENGER_MARK, PLUS4,
)

cdef void note(Position p, int what, int seat, int kind, int count) noexcept nogil
cdef void gain_blind(Position p, int seat, int kind) noexcept nogil
@cython.locals(kind=int)
cdef int take_from_row(Position p, int seat, int slot) noexcept nogil
cdef void spend(Position p, int seat, int kind, int count) noexcept nogil
cdef void unspend(Position p, int seat, int kind, int count) noexcept nogil
@cython.locals(marks=int, slot=int)
cpdef bint settle(Position p) noexcept nogil
@cython.locals(kind=int)
cdef void shuffle(Position p) noexcept nogil
@cython.locals(marks=int, slot=int)
cdef int row_marks(Position p) noexcept nogil
cdef bint must_reset(Position p, int marks) noexcept nogil
@cython.locals(slot=int, kind=int, locomotives=int, passengers=int, total=int, others=int)
cpdef bint can_be_better(Position p) noexcept nogil
