cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.raildice.position cimport Position, side_towards
from stellwerk.games.raildice.ways cimport has_way, have_ways

ctypedef long long Purse

cdef Mask _INTERIOR
cdef int _ENTRY
cdef int _PAY
cdef int _PIECE
cdef int _EDGE
cdef int _ENTRANCE
cdef Purse _CURVE_1
cdef Purse _JOKER_1
cdef Purse _BEHIND_1
cdef Purse _BANK_1
cdef Purse _PAID_1

cpdef bint way_out(
    Position p, Mask start, Mask taken, int open_sides, int mate, Mask mate_start
) noexcept nogil
cpdef int mate_of(Position p, int end) noexcept nogil
@cython.locals(target=int, bit=Mask, start=Mask, out=int)
cdef bint completes(
    Position p, int end, int lie, int open_sides, int mate, Mask taken, int cell, int side,
    Purse purse, bint crossed
) noexcept nogil
cpdef bint can_leave(Position p, int open_sides, Mask taken, int cell, int side) noexcept nogil
@cython.locals(one=Purse)
cdef bint can_lay(
    Position p, int end, int lie, int open_sides, int mate, Mask taken, int cell, int side,
    int out, Purse purse, bint crossed, int stage
) noexcept nogil
@cython.locals(terrain=int, price=int, jokers=int, left=Purse)
cdef bint can_pay(
    Position p, int end, int lie, int open_sides, int mate, Mask taken, int cell, int side,
    Purse purse, bint crossed, int stage
) noexcept nogil
cdef bint may_pay(Position p, Purse purse, int price, int jokers, int behind) noexcept nogil
cdef Purse paid(Purse purse, int terrain, int jokers, int behind) noexcept nogil
@cython.locals(wanted="long long", i=int, new=int)
cdef bint goes_on(
    Position p, int end, int lie, int open_sides, int mate, Mask taken, int cell, int side,
    Purse purse, bint crossed, int stage
) noexcept nogil
cdef int cleared(Position p, int end, Mask taken) noexcept nogil
@cython.locals(sides=int, side=int)
cdef int empty_sides(long long wanted) noexcept nogil
@cython.locals(entry=int)
cdef bint can_enter(
    Position p, int end, int lie, int open_sides, int mate, Mask old, int edge, int side,
    Purse purse
) noexcept nogil
@cython.locals(terrain=int, price=int, jokers=int, left=Purse)
cdef bint can_arrive(
    Position p, int end, int lie, int open_sides, int mate, Mask old, int entry, int side,
    Purse purse
) noexcept nogil
@cython.locals(sides=int)
cdef bint arrives(
    Position p, int end, int lie, int open_sides, int mate, Mask old, int entry, int side,
    Purse purse
) noexcept nogil
@cython.locals(other=int, tile=int, sides=int, right=int, down=int)
cpdef bint closes_in(Position p, int end, int side) noexcept nogil
@cython.locals(x=int, y=int)
cpdef long long beyond(Position p, int tile, int side) noexcept nogil
@cython.locals(i=int)
cpdef bint any_fits(Position p, long long wanted) noexcept nogil
@cython.locals(entry=int, start=Mask)
cdef bint leads_on(Position p, int gate, int side, long long wanted) noexcept nogil
@cython.locals(tile=int, taken=Mask, mate=int, bit=Mask, others=Mask)
cdef bint can_exit(Position p, int end, int gate, int side) noexcept nogil
@cython.locals(
    tile=int, best=int, side=int, wanted="long long", fitting=bint, left=Mask, gate=int
)
cpdef int openness(Position p, int end) noexcept nogil
@cython.locals(one=int, other=int)
cpdef int blocked(Position p) noexcept nogil
