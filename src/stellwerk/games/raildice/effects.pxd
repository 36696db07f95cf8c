cimport cython

from stellwerk.games.raildice.open_ends cimport mate_of
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.turn_end cimport directs, end_turn

# numbers of stellwerk.games.raildice.board: NO_SIDE
cdef enum:
    NO_SIDE = 4
# end of numbers
# numbers of stellwerk.games.raildice.data: SHARE, JOKER
cdef enum:
    SHARE = 2
    JOKER = 3
# end of numbers
# numbers of stellwerk.games.raildice.moves: INCOME, REST, ADD, ROLL, BUY, LAY, TILE, STATION, PAY, DISCARD, FACE, FIRST
cdef enum:
    INCOME = 0
    REST = 8191
    ADD = 8192
    ROLL = 16384
    BUY = 24576
    LAY = 32768
    TILE = 40960
    STATION = 49152
    PAY = 57344
    DISCARD = 65536
    FACE = 81920
    FIRST = 90112
# end of numbers
# numbers of stellwerk.games.raildice.phases: TURN, CUP, ROLLING, CHAIN, CROSSING, ENTERING, PAYING, DISCARDING, OVER, PIECE, EDGE, ENTRANCE, FOR_STATION, BY_BANK
cdef enum:
    TURN = 1
    CUP = 2
    ROLLING = 3
    CHAIN = 4
    CROSSING = 5
    ENTERING = 6
    PAYING = 7
    DISCARDING = 8
    OVER = 9
    PIECE = 0
    EDGE = 1
    ENTRANCE = 2
    FOR_STATION = 3
    BY_BANK = 4
# end of numbers
# numbers of stellwerk.games.raildice.pieces: LAID, IS_STATION, OUT_AT, OUT_BITS, COMPANY_AT, GROUP_AT
cdef enum:
    LAID = 32
    IS_STATION = 64
    OUT_AT = 2
    OUT_BITS = 28
    COMPANY_AT = 7
    GROUP_AT = 10
# end of numbers


@cython.locals(kind=int, rest=int)
cpdef void make(Position p, int move) noexcept nogil
cdef bint demand(Position p, int dice) noexcept nogil
@cython.locals(stations=int, company=int)
cpdef int income(Position p, int seat) noexcept nogil
cpdef bint income_in_front(Position p, int seat) noexcept nogil
@cython.locals(dice=int)
cdef void take_income(Position p) noexcept nogil
@cython.locals(bonus=int)
cdef void roll(Position p) noexcept nogil
cdef void show(Position p, int face) noexcept nogil
@cython.locals(seller=int)
cdef void buy(Position p, int company, bint from_director, int face) noexcept nogil
@cython.locals(slot=int, at=int, terrain=int)
cdef void lay(Position p, int end, int cell, int side, int out, int face) noexcept nogil
cdef bint is_interior(int cell) noexcept nogil
@cython.locals(end=int, target=int)
cdef void after_piece(Position p) noexcept nogil
cdef void rest(Position p) noexcept nogil
@cython.locals(end=int, side=int, old=int, x=int, y=int)
cdef void discover(Position p, int lie) noexcept nogil
cdef void pay(Position p, int jokers, int behind) noexcept nogil
@cython.locals(end=int, company=int, slot=int, cell=int, back=int, look=int)
cdef void build(Position p) noexcept nogil
