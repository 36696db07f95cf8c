cimport cython

from stellwerk.core.bits cimport Mask, lowest, popcount
from stellwerk.games.ink.kernel cimport Grid, Rules
from stellwerk.games.ink.scoring cimport Tally

cdef int _ROUNDS
cdef int _FEWER_ROUNDS
cdef int _MOST_SPECIALS
cdef int _FIRST_SPECIAL
cdef int _VOLCANO_FACE
cdef int _SPECIALS
cdef int _METEOR
cdef int _LAVA
cdef Mask _WORD
cdef int _ROUTE_DICE
cdef int _COPIES
cdef int _OVER
cdef int _VOLCANO
cdef int _SOURCES
cdef int _FORMS
cdef int _LOGGED
cdef int _ANY_WAY

# python: Playout.story, _code


@cython.final
cdef class Playout:
    cdef readonly Grid grid
    cdef Grid empty
    cdef Tally tally
    cdef Mask random
    cdef int rounds
    cdef int dice
    cdef int drawable
    cdef bint more
    cdef int highway[256]
    cdef int railway[256]
    cdef Mask needed[32]
    cdef Mask closed
    cdef int faces[36]
    cdef int rolled[48]
    cdef int ways[8]
    cdef int found[13]
    cdef Mask masks[104]
    cdef int log[64]
    cdef int left
    cdef int copied
    cdef int universities
    cdef bint erupted
    cdef long long moves

    @cython.locals(totals="long long", _=int)
    cpdef tuple run(self, int games)
    cdef int below(self, int n) noexcept nogil
    @cython.locals(number=int)
    cdef int play(self) noexcept nogil
    @cython.locals(die=int)
    cdef void roll(self, int number) noexcept nogil
    @cython.locals(side=int, cell=int)
    cdef void strike(self, int number) noexcept nogil
    @cython.locals(cell=int, step=int)
    cdef int impact(self, int side, int distance) noexcept nogil
    @cython.locals(pick=int, face=int, total=int)
    cdef bint draw_special(self, int number) noexcept nogil
    @cython.locals(left=int, total=int, die=int, pick=int)
    cdef void draw_dice(self, int number) noexcept nogil
    @cython.locals(kind=int, side=int, need=Mask, sides=int)
    cdef void survey(self) noexcept nogil
    @cython.locals(total=int, form=int, highway=int, railway=int, mask=Mask)
    cdef int gather(self, int face, int offset) noexcept nogil
    @cython.locals(gift=bint, total=int, pick=int, source=int)
    cdef void draw_more(self, int number) noexcept nogil
    @cython.locals(total=int, die=int)
    cdef int gather_dice(self, int number) noexcept nogil
    @cython.locals(total=int, die=int)
    cdef int gather_copies(self, int number) noexcept nogil
    @cython.locals(die=int)
    cdef bint is_left(self, int face, int number) noexcept nogil
    @cython.locals(total=int, die=int, source=int)
    cdef int gather_duty(self, int number) noexcept nogil
    @cython.locals(total=int, first=int, form=int, mask=Mask)
    cdef int gather_over(self, int face, int offset) noexcept nogil
    cdef int face_from(self, int source, int number) noexcept nogil
    cdef void use_up(self, int source) noexcept nogil
    @cython.locals(form=int, mask=Mask, count=int, cell=int)
    cdef void place_nth(self, int face, int offset, int pick, int number) noexcept nogil
