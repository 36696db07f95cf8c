cimport cython

from stellwerk.core.bits cimport ONE, Mask
from stellwerk.games.raildice.chains cimport Chain, can_leave
from stellwerk.games.raildice.open_ends cimport beyond, empty_sides, mate_of, way_out
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.ways_out cimport grow

# numbers of stellwerk.games.raildice.board: NO_SIDE
cdef enum:
    NO_SIDE = 4
# end of numbers
# numbers of stellwerk.games.raildice.data: STRAIGHT, CURVE, SHARE, JOKER
cdef enum:
    STRAIGHT = 0
    CURVE = 1
    SHARE = 2
    JOKER = 3
# end of numbers
# numbers of stellwerk.games.raildice.moves: INCOME, ADD, ROLL, BUY, LAY, TILE, STATION, PAY, DISCARD, END
cdef enum:
    INCOME = 0
    ADD = 8192
    ROLL = 16384
    BUY = 24576
    LAY = 32768
    TILE = 40960
    STATION = 49152
    PAY = 57344
    DISCARD = 65536
    END = 73728
# end of numbers
# numbers of stellwerk.games.raildice.phases: TURN, CUP, CHAIN, CROSSING, ENTERING, PAYING, DISCARDING, FOR_STATION, PIECE, EDGE, ENTRANCE
cdef enum:
    TURN = 1
    CUP = 2
    CHAIN = 4
    CROSSING = 5
    ENTERING = 6
    PAYING = 7
    DISCARDING = 8
    FOR_STATION = 3
    PIECE = 0
    EDGE = 1
    ENTRANCE = 2
# end of numbers

cdef Mask _INTERIOR


@cython.final
cdef class LegalMoves:
    cdef readonly int count
    cdef int moves[512]
    cdef Chain chain

    cdef void add(self, int move) noexcept nogil
    @cython.locals(i=int)
    cpdef bint has(self, long long move) noexcept nogil
    @cython.locals(i=int)
    cpdef list listed(self)
    @cython.locals(face=int)
    cpdef void fill(self, Position p) noexcept nogil
    @cython.locals(end=int)
    cdef void actions(self, Position p) noexcept nogil
    cdef void cup(self, Position p) noexcept nogil
    @cython.locals(with_share=bint, with_joker=bint, company=int, move=int)
    cdef void shares(self, Position p) noexcept nogil
    @cython.locals(dice=int, side=int)
    cdef void pieces(self, Position p, int end) noexcept nogil
    @cython.locals(side=int, cell=int, bit=Mask, move=int, start=Mask, taken=Mask, out=int, target=Mask)
    cdef void pieces_at(self, Position p) noexcept nogil
    @cython.locals(curve=bint, face=int, rests=bint)
    cdef void piece(self, Position p, int cell, int out, int stage, int move) noexcept nogil
    @cython.locals(terrain=int)
    cdef bint rests(self, Position p, int cell, int out) noexcept nogil
    @cython.locals(wanted="long long", i=int, lie=int)
    cdef void new_tiles(self, Position p) noexcept nogil
    @cython.locals(side=int, move=int)
    cdef void entries(self, Position p) noexcept nogil
    @cython.locals(jokers=int, behind=int)
    cdef void payments(self, Position p) noexcept nogil
    @cython.locals(money=int, cell=int, lie=int, checked=bint, company=int, group=int, i=int)
    cdef void stations(self, Position p, int end) noexcept nogil

@cython.locals(seller=int)
cpdef bint may_take_over(Position p, int company) noexcept nogil
@cython.locals(empty=int, company=int)
cpdef int sold_out(Position p) noexcept nogil
@cython.locals(bit=Mask, slot=int)
cpdef bint is_site(Position p, int end, int cell) noexcept nogil
@cython.locals(bit=Mask, mate=int, start=Mask, sides=int)
cpdef bint station_has_way(Position p, int end, int cell) noexcept nogil
