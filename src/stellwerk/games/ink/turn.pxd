cimport cython

from stellwerk.core.bits cimport ONE, Mask, popcount
from stellwerk.games.ink.kernel cimport Grid

# numbers of stellwerk.games.ink.phases: UNDECIDED, NO_METEOR
cdef enum:
    UNDECIDED = -1
    NO_METEOR = -2
# end of numbers
# numbers of stellwerk.games.ink.sources
cdef enum:
    ROUTE_DICE = 4
    NOWHERE = -1
    SPECIAL = -2
    GIFT = -3
    COPY = -4
    VOLCANO = -5
# end of numbers
# numbers of stellwerk.games.ink.notation: END, IGNORE
cdef enum:
    END = 16384
    IGNORE = 16389
# end of numbers
# numbers of stellwerk.games.ink.faces
cdef enum:
    FIRST_SPECIAL = 15
    SPECIAL_TOTAL = 6
    VOLCANO_FACE = 38
# end of numbers
# numbers of stellwerk.games.ink.editions: SPECIALS_PER_GAME
cdef enum:
    SPECIALS_PER_GAME = 3
# end of numbers
# numbers of stellwerk.games.ink.expansions: LAVA
cdef enum:
    LAVA = 4
# end of numbers

# python: Turn.removable, _redraw


@cython.final
cdef class Turn:
    cdef readonly Grid start
    cdef readonly Grid base
    cdef readonly Grid grid
    cdef readonly tuple dice
    cdef readonly tuple drawn
    cdef readonly int left
    cdef readonly bint special
    cdef readonly bint gift
    cdef readonly bint volcano
    cdef readonly int copies
    cdef readonly int strike
    cdef readonly bint ended
    cdef readonly Turn open
    cdef public object start_text
    cdef object removed
    cdef public object score
    cdef public object to_itself
    cdef public object to_others
    cdef public object shown

    @cython.locals(turn=Turn)
    cpdef Turn copy(self)
    @cython.locals(turn=Turn)
    cdef Turn hidden(self)
    cpdef Turn seen_by_others(self)
    @cython.locals(turn=Turn)
    cpdef Turn again(self)
    @cython.locals(turn=Turn)
    cpdef Turn threaten(self)
    @cython.locals(turn=Turn)
    cpdef Turn struck(self, int move, int cell, int round_number)
    @cython.locals(turn=Turn)
    cpdef Turn ignored(self, int move)
    @cython.locals(turn=Turn)
    cpdef Turn reveal(self)
    @cython.locals(turn=Turn)
    cpdef Turn reminded(self, int move)
    cpdef bint can_use_special(self)
    @cython.locals(turn=Turn)
    cpdef Turn deal(self, tuple dice)
    @cython.locals(turn=Turn, source=int)
    cpdef Turn draw(self, int move, int round_number)
    @cython.locals(turn=Turn)
    cpdef Turn end(self)
    cpdef bint same(self, Turn other)
    @cython.locals(die=int, bit=int)
    cpdef int source(self, int face)
    @cython.locals(die=int)
    cpdef bint is_rolled(self, int face)
    @cython.locals(boxes=int)
    cpdef bint gift_open(self)
    cpdef int copies_open(self)
    cpdef bint volcano_open(self)
    cpdef bint fits(self, int move)
    cpdef bint allows(self, int move)
    @cython.locals(die=int)
    cpdef int route_duty(self)
    cpdef bint owes_lava(self)
    @cython.locals(die=int)
    cpdef bint lava_fits(self)
    cpdef bint is_forced(self)
    @cython.locals(die=int, moves=list)
    cpdef bint lava_duty(self)
    cpdef bint may_end(self)
    @cython.locals(seen=Mask, dice=int, die=int, face=int, not_plain=bint)
    cpdef void legal(self, list moves) except *
    cpdef void legal_lava(self, list moves) except *
    @cython.locals(turn=Turn, other=int)
    cpdef Turn without(self, int move, int round_number)
