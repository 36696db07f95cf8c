cimport cython

from stellwerk.core.bits cimport ONE, Mask
from stellwerk.games.raildice.chains cimport (
    Purse, arrives, beyond, can_arrive, can_enter, can_leave, can_pay, cleared, empty_sides,
    goes_on, mate_of, may_pay, paid, way_out
)
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.ways cimport grow

cdef int _TURN
cdef int _CUP
cdef int _CHAIN
cdef int _TILE
cdef int _ENTRY
cdef int _PAY
cdef int _DISCARD
cdef int _PIECE
cdef int _EDGE
cdef int _ENTRANCE
cdef int _STATION
cdef int _INCOME
cdef int _ADD
cdef int _ROLL
cdef int _BUY
cdef int _LAY
cdef int _NEW_TILE
cdef int _BUILD
cdef int _GIVE
cdef int _DROP
cdef int _END
cdef Mask _INTERIOR
cdef int _NO_SIDE
cdef int _SHARE
cdef int _JOKER
cdef Purse _CURVE_1
cdef Purse _JOKER_1
cdef Purse _BANK_1
cdef Purse _PAID_1


@cython.final
cdef class Choices:
    cdef readonly int count
    cdef int moves[512]

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
    @cython.locals(purse=Purse, side=int)
    cdef void pieces(self, Position p, int end) noexcept nogil
    @cython.locals(
        cell=int, taken=Mask, bit=Mask, tile=int, move=int, mate=int, start=Mask, out=int,
        target=Mask, turn=bint
    )
    cdef void pieces_at(self, Position p, int end, int side, Purse purse) noexcept nogil
    @cython.locals(one=Purse)
    cdef void dice(
        self, Position p, int end, Mask taken, int cell, int out, Purse purse, bint turn,
        int stage, int move
    ) noexcept nogil
    @cython.locals(tile=int, lie=int, target=int, terrain=int, mate=int)
    cdef bint completed(
        self, Position p, int end, Mask taken, int cell, int out, Purse purse, int stage
    ) noexcept nogil
    @cython.locals(
        end=int, side=int, wanted="long long", sides=int, mate=int, taken=Mask, purse=Purse,
        i=int, lie=int
    )
    cdef void new_tiles(self, Position p) noexcept nogil
    @cython.locals(
        end=int, side=int, cell=int, tile=int, purse=Purse, move=int, old=Mask, mate=int
    )
    cdef void entries(self, Position p) noexcept nogil
    @cython.locals(purse=Purse, jokers=int, behind=int)
    cdef void payments(self, Position p) noexcept nogil
    @cython.locals(end=int, tile=int, cell=int, side=int, old=Mask, mate=int, taken=Mask)
    cdef bint survives(self, Position p, Purse purse) noexcept nogil
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
cpdef int start_mate(Position p, int end) noexcept nogil
