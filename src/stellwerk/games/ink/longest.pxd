cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.ink.kernel cimport Grid

cdef int BUDGET


@cython.final
cdef class Longest:
    cdef bint trail
    cdef int best
    cdef int budget
    cdef int levels
    cdef Mask link[4]
    cdef Mask second[4]
    cdef Mask present
    cdef Mask doubles
    cdef Mask twice
    cdef Mask last
    cdef Mask part
    cdef Mask used_east
    cdef Mask used_south
    cdef Mask seen
    cdef Mask seen_second
    cdef Mask again

    @cython.locals(base=int, north=Mask, east=Mask, south=Mask, west=Mask, side=int)
    cdef void look(self, Grid grid, int kind) noexcept nogil
    @cython.locals(rest=Mask, part=Mask, cells=int, links=int)
    cpdef int measure(self, Grid grid, int kind, bint trail) noexcept nogil
    cdef Mask around(self, Mask mask) noexcept nogil
    @cython.locals(part=Mask, level=Mask)
    cdef Mask sweep(self, Mask start) noexcept nogil
    @cython.locals(core=Mask, leaves=Mask, peeled=Mask, starts=Mask, cell=int)
    cdef void search(self, Mask part, int links) noexcept nogil
    @cython.locals(north=Mask, east=Mask, south=Mask, west=Mask)
    cdef Mask crowded(self, Mask mask) noexcept nogil
    @cython.locals(second=int, other=int)
    cdef int group(self, int cell, int side) noexcept nogil
    @cython.locals(left=Mask, side=int, other=int, onward=int)
    cdef void step_once(self, int cell, int sides, Mask seen, int length) noexcept nogil
    @cython.locals(second=int)
    cdef void start_trail(self, int cell, int links) noexcept nogil
    @cython.locals(side=int, other=int, at=Mask, bit=Mask)
    cdef void step_trail(self, int cell, int sides, int length, int left) noexcept nogil
    @cython.locals(sides=int)
    cdef void visit_trail(self, int cell, int entry, Mask bit, int length, int left) noexcept nogil
    cpdef int step(self, int side) noexcept nogil
