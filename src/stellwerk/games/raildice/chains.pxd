cimport cython

from stellwerk.core.bits cimport ONE, Mask, popcount
from stellwerk.games.raildice.open_ends cimport beyond, closes_in, empty_sides, mate_of, way_out
from stellwerk.games.raildice.position cimport Position

# numbers of stellwerk.games.raildice.data: STRAIGHT, CURVE, JOKER
cdef enum:
    STRAIGHT = 0
    CURVE = 1
    JOKER = 3
# end of numbers
# numbers of stellwerk.games.raildice.phases: PIECE, EDGE, ENTRANCE
cdef enum:
    PIECE = 0
    EDGE = 1
    ENTRANCE = 2
# end of numbers

cdef Mask _INTERIOR


@cython.final
cdef class Chain:
    cdef int end
    cdef int lie
    cdef int open_sides
    cdef int mate
    cdef Mask taken
    cdef int cell
    cdef int side
    cdef int stage
    cdef bint crossed
    cdef int straights
    cdef int curves
    cdef int jokers
    cdef int behind
    cdef int bank
    cdef int paid

    @cython.locals(tile=int)
    cdef void begin(self, Position p, int end) noexcept nogil
    cdef void begin_crossing(self, Position p) noexcept nogil
    cdef void begin_entry(self, Position p) noexcept nogil
    @cython.locals(target=int, bit=Mask, start=Mask, out=int)
    cdef bint completes(self, Position p) noexcept nogil
    @cython.locals(curve=bint, joker=bint)
    cdef bint can_lay(self, Position p, int cell, int out, int stage) noexcept nogil
    @cython.locals(before=int, side=int, taken=Mask, last=int, found=bint)
    cdef bint laid(self, Position p, int cell, int out, int stage, int face) noexcept nogil
    cdef void spend(self, int face, int dice) noexcept nogil
    @cython.locals(terrain=int, price=int, jokers=int)
    cdef bint can_pay(self, Position p) noexcept nogil
    cdef bint may_pay(self, Position p, int price, int jokers, int behind) noexcept nogil
    @cython.locals(found=bint)
    cdef bint survives(self, Position p, int terrain, int jokers, int behind) noexcept nogil
    cdef bint goes_on(self, Position p) noexcept nogil
    @cython.locals(bank=int, wanted="long long", i=int, found=bint)
    cdef bint can_cross(self, Position p) noexcept nogil
    @cython.locals(before=int, sides=int, cell=int, found=bint)
    cdef bint can_enter(self, Position p, int lie, int open_sides) noexcept nogil
    @cython.locals(stage=int, found=bint)
    cdef bint entered(self, Position p, int face) noexcept nogil
    @cython.locals(mate=int, taken=Mask, crossed=bint, sides=int, found=bint)
    cdef bint arrives(self, Position p) noexcept nogil

cpdef bint can_leave(Position p, int open_sides, Mask taken, int cell, int side) noexcept nogil
cdef int cleared(Position p, int end, Mask taken) noexcept nogil
