cimport cython

from stellwerk.core.bits cimport ONE, Mask, popcount
from stellwerk.games.ink.kernel cimport Grid
from stellwerk.games.ink.longest cimport Longest

cdef int _CELLS
cdef int _TABLE
cdef int _MOST_LINKS
cdef int _PROMISING
cdef int _ROOM

# python: _longer, own_frontier


@cython.final
cdef class Frontier:
    cdef int room
    cdef Mask[::1] keys
    cdef int[::1] values
    cdef int[::1] parents
    cdef signed char[::1] choices
    cdef int[::1] table
    cdef Longest masks
    cdef int slot[8]
    cdef int with_links[85]
    cdef bint narrowed
    cdef bint trail
    cdef int best
    cdef int best_parent
    cdef int best_choice
    cdef readonly Mask east
    cdef readonly Mask south
    cdef readonly int count
    cdef int left
    cdef int layer
    cdef int odd
    cdef int closable
    cdef int up
    cdef int west
    cdef int label
    cdef int other_label

    cpdef int measure(self, Grid grid, int kind, bint trail, int at_least=*)
    @cython.locals(
        first=int, last=int, index=int, cell=int, east=int, south=int, entry=int, floor=int
    )
    cdef void _sweep_board(self, int width) except *
    @cython.locals(links=int, kept=int, entry=int)
    cdef int _floor(self, int first, int last, int width) noexcept nogil
    @cython.locals(down=int, right=int)
    cdef void _extend(self, int entry, int cell, int south, int east) noexcept nogil
    @cython.locals(key=Mask, i=int, column=int, with_east=int)
    cdef void _choose(self, int entry, int cell, int down, int right) noexcept nogil
    cdef bint _one_group(self, int cell, int down, int right) noexcept nogil
    @cython.locals(up=int, west=int, degree=int, label=int, i=int)
    cdef void _join(
        self, int cell, int use_up, int use_west, int down, int right, int column
    ) noexcept nogil
    @cython.locals(any_left=int, found=bint, found_other=bint, i=int, mark=int)
    cdef void _settle(self, int entry, int value, int choice) noexcept nogil
    @cython.locals(names=Mask, fresh=int, key=Mask, i=int, mark=int, number=int, place=int, at=int)
    cdef void _keep(self, int entry, int value, int choice) noexcept nogil
    cdef void _grow(self) except *
    @cython.locals(entry=int, choice=int, depth=int, at=int, cell=int)
    cdef void _trace(self) noexcept nogil
