cimport cython

from stellwerk.games.raildice.legal_moves cimport LegalMoves
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.seen cimport Seen
from stellwerk.lab.buffers cimport Int8s, Int32s, clear, int8s, int32s

# numbers of stellwerk.games.raildice.data: JOKER
cdef enum:
    JOKER = 3
# end of numbers
# numbers of stellwerk.games.raildice.moves: REST, INCOME, ADD, ROLL, BUY, LAY, TILE, STATION, PAY, DISCARD
cdef enum:
    REST = 8191
    INCOME = 0
    ADD = 8192
    ROLL = 16384
    BUY = 24576
    LAY = 32768
    TILE = 40960
    STATION = 49152
    PAY = 57344
    DISCARD = 65536
# end of numbers

cdef int _FIRST_BUY
cdef int _FIRST_LAY
cdef int _FIRST_TILE
cdef int _FIRST_STATION
cdef int _FIRST_PAY
cdef int _FIRST_DISCARD
cdef int _GROUPS
cdef int _TOTAL
cdef int _COMPANIES
cdef int _TYPES
cdef int _TILES
cdef int _PHASES
cdef LegalMoves _legal

# python: RaildiceLayout.spelled, RaildiceLayout.observe, RaildiceLayout.mask, _Encoder


@cython.final
cdef class RaildiceLayout:
    cdef readonly str dtype
    cdef readonly tuple bounds
    cdef readonly tuple names
    cdef readonly int size
    cdef readonly int players
    cdef int group[64]

    @cython.locals(out=Int32s, own=int, at=int, i=int)
    cpdef void write(self, Seen seen, object into) except *
    @cython.locals(phase=int, at=int, face=int)
    cdef int write_turn(self, Position p, int own, Int32s out) noexcept nogil
    @cython.locals(face=int, company=int)
    cdef int write_seat(self, Position p, int seat, Int32s out, int at) noexcept nogil
    @cython.locals(company=int, group=int)
    cdef int write_companies(self, Position p, int own, Int32s out, int at) noexcept nogil
    @cython.locals(kind=int, tile=int, known=bint, end=int, slot=int, row=int, column=int, cell=int, laid=bint)
    cdef int write_line(self, Position p, Int32s out, int at) noexcept nogil
    cdef int relative(self, int seat, int own) noexcept nogil
    @cython.locals(out=Int8s, i=int)
    cpdef void write_mask(self, Seen seen, object into) except *
    @cython.locals(kind=int, rest=int)
    cdef int number(self, int move) noexcept nogil
