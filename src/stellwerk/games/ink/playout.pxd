cimport cython

from stellwerk.games.ink.kernel cimport Grid, Mask, Rules, lowest, popcount
from stellwerk.games.ink.scoring cimport Tally

cdef int _ROUNDS
cdef int _MOST_SPECIALS
cdef int _FIRST_SPECIAL
cdef int _SPECIALS
cdef Mask _WORD


@cython.final
cdef class Playout:
    cdef readonly Grid grid
    cdef Grid empty
    cdef Tally tally
    cdef Mask random
    cdef int faces[24]
    cdef int rolled[4]
    cdef int found[4]
    cdef Mask masks[32]
    cdef long long moves

    @cython.locals(totals="long long", _=int)
    cpdef tuple run(self, int games)
    cdef int below(self, int n) noexcept nogil
    @cython.locals(number=int, die=int)
    cdef int play(self) noexcept nogil
    @cython.locals(pick=int, face=int, total=int)
    cdef void draw_special(self, int number) noexcept nogil
    @cython.locals(left=int, total=int, die=int, pick=int)
    cdef void draw_dice(self, int number) noexcept nogil
    @cython.locals(i=int, mask=Mask, _=int)
    cdef void place_nth(self, int face, int offset, int pick, int number) noexcept nogil
