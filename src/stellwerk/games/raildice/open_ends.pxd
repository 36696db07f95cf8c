cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.raildice.position cimport Position, side_towards
from stellwerk.games.raildice.ways_out cimport has_way, have_ways

# numbers of stellwerk.games.raildice.phases: ENTERING, PAYING, ENTRANCE, BY_LINE, BY_TILES, SHUT, NOTHING_FITS, LEADS_NOWHERE, OPEN
cdef enum:
    ENTERING = 6
    PAYING = 7
    ENTRANCE = 2
    BY_LINE = 2
    BY_TILES = 3
    SHUT = 0
    NOTHING_FITS = 1
    LEADS_NOWHERE = 2
    OPEN = 3
# end of numbers

cpdef bint way_out(
    Position p, Mask start, Mask taken, int open_sides, int mate, Mask mate_start
) noexcept nogil
cpdef int mate_of(Position p, int end) noexcept nogil
@cython.locals(other=int, tile=int, sides=int, right=int, down=int)
cpdef bint closes_in(Position p, int end, int side) noexcept nogil
@cython.locals(x=int, y=int)
cpdef long long beyond(Position p, int tile, int side) noexcept nogil
@cython.locals(i=int)
cpdef bint any_fits(Position p, long long wanted) noexcept nogil
@cython.locals(sides=int, side=int)
cdef int empty_sides(long long wanted) noexcept nogil
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
