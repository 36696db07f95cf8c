cimport cython

from stellwerk.core.bits cimport Mask, lowest, popcount
from stellwerk.core.playout cimport Playout
from stellwerk.core.rng cimport scaled, xorshift
from stellwerk.games.ink.kernel cimport Grid, Rules
from stellwerk.games.ink.scoring cimport Tally

# numbers of stellwerk.games.ink.editions
cdef enum:
    ROUNDS = 7
    SPECIALS_PER_GAME = 3
# end of numbers
# numbers of stellwerk.games.ink.expansions: FEWER_ROUNDS, METEOR, LAVA
cdef enum:
    FEWER_ROUNDS = 6
    METEOR = 3
    LAVA = 4
# end of numbers
# numbers of stellwerk.games.ink.faces
cdef enum:
    FIRST_SPECIAL = 15
    SPECIAL_TOTAL = 6
    VOLCANO_FACE = 38
# end of numbers
# numbers of stellwerk.games.ink.sources: ROUTE_DICE
cdef enum:
    ROUTE_DICE = 4
# end of numbers

cdef int _COPIES
cdef int _OVER
cdef int _VOLCANO
cdef int _SOURCES
cdef int _FORMS
cdef int _LOGGED
cdef int _ANY_WAY

# python: RandomGame.story, InkPlayout.story, InkPlayout.grid, _code


@cython.final
cdef class RandomGame:
    cdef readonly Grid grid
    cdef Grid empty
    cdef Tally tally
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
    cdef Mask random
    cdef int moves

    @cython.locals(number=int)
    cdef int play(self) noexcept nogil
    cdef int below(self, int n) noexcept nogil
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


# Not final: Cython takes an inherited method of a final class for one that must not be overridden.
cdef class InkPlayout(Playout):
    cdef RandomGame game

    @cython.locals(total=int)
    cdef long long play(self) noexcept nogil
