cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.ink.rule_tables cimport Rules

cdef Mask _BOARD
# numbers of stellwerk.games.ink.form_flags
cdef enum:
    ANYWHERE = 1
    BY_CORNERS = 2
    AWAY_FROM_LAVA = 3
    STATION = 1
    TREES = 2
    CRATER = 4
    FIRST_CORNER = 8
# end of numbers
# numbers of stellwerk.games.ink.board: MIDDLE
cdef enum:
    MIDDLE = 27
# end of numbers
# numbers of stellwerk.games.ink.expansions: LAVA
cdef enum:
    LAVA = 4
# end of numbers

cdef Mask across(Mask mask, int side) noexcept nogil
cdef Mask beside(Mask mask) noexcept nogil
cdef Mask points_around(Mask mask) noexcept nogil
cdef Mask cells_around(Mask points) noexcept nogil
@cython.locals(mask=Mask)
cdef Mask at_points(int corners, Mask points) noexcept nogil


@cython.final
cdef class Grid:
    cdef readonly Rules rules
    cdef Mask ends[12]
    cdef Mask needs[12]
    cdef Mask second[4]
    cdef Mask corners[4]
    cdef readonly Mask taken
    cdef readonly Mask doubles
    cdef readonly Mask stations
    cdef readonly Mask trees
    cdef readonly Mask craters
    cdef readonly int specials
    cdef readonly int villages
    cdef readonly int factories
    cdef readonly int universities
    cdef readonly int gifts
    cdef readonly int marker
    cdef unsigned char forms[64]
    cdef unsigned char rounds[64]

    @cython.locals(other=Grid)
    cpdef Grid copy(self)
    @cython.locals(end=int, side=int, cell=int)
    cdef void take(self, Grid other) noexcept nogil
    cpdef void begin(self) noexcept nogil
    cpdef void place(self, int form, int cell, int round_number) noexcept nogil
    @cython.locals(bit=Mask, i=int, end=int, second=int, side=int)
    cpdef void put(self, int form, int cell, int round_number) noexcept nogil
    @cython.locals(corner=int)
    cdef void mark(self, int marks, Mask bit) noexcept nogil
    cdef void activate(self, int form, Mask bit) noexcept nogil
    @cython.locals(bit=Mask, form=int, i=int, end=int, side=int)
    cpdef void erase(self, int cell) noexcept nogil
    @cython.locals(north=Mask, east=Mask, south=Mask, west=Mask, mask=Mask, end=int)
    cpdef Mask flooded(self) noexcept nogil
    @cython.locals(mask=Mask)
    cdef void flood(self, int round_number) noexcept nogil
    cpdef void strike(self, int cell, int round_number) noexcept nogil
    cpdef void cross_off(self, int face) noexcept nogil
    cpdef void grant(self) noexcept nogil
    cpdef void remember(
        self, int specials, int gifts, int villages, int universities, int marker
    ) noexcept nogil
    @cython.locals(boxes=int, rest=Mask, cell=int)
    cpdef bint same(self, Grid other) noexcept nogil
    cpdef Mask connected(self, int form) noexcept nogil
    @cython.locals(mask=Mask, i=int)
    cdef Mask joined(self, int form) noexcept nogil
    @cython.locals(points=Mask)
    cdef Mask reached(self, int form) noexcept nogil
    @cython.locals(mask=Mask, i=int)
    cpdef Mask barred(self, int form) noexcept nogil
    cpdef Mask fits(self, int form) noexcept nogil
    cpdef Mask fits_over(self, int form) noexcept nogil
    @cython.locals(form=int)
    cpdef bint face_fits(self, int face) noexcept nogil
    @cython.locals(form=int)
    cdef bint face_fits_crater(self, int face) noexcept nogil
    @cython.locals(form=int, mask=Mask, cell=int, closed=Mask, reaches=int)
    cpdef void placements(self, int face, list into)
    @cython.locals(form=int, mask=Mask, cell=int)
    cpdef void placements_over(self, int face, list into)
    @cython.locals(
        total=int, first=int, form=int, mask=Mask, closed=Mask, barred=Mask, reaches=int,
        joins=int, bars=int, both=int, i=int
    )
    cdef int gather(self, int face, Mask* masks, int offset) noexcept nogil
    @cython.locals(mask=Mask)
    cpdef Mask open_ends(self, int end) noexcept nogil
    @cython.locals(mask=Mask, end=int)
    cpdef Mask routes(self) noexcept nogil
    cpdef Mask wild(self) noexcept nogil
    cpdef Mask trails(self) noexcept nogil
    cpdef Mask trail_points(self, Mask mask) noexcept nogil
    cpdef Mask trails_at(self, Mask points) noexcept nogil
    @cython.locals(mask=Mask, i=int)
    cpdef Mask rivals(self, int end) noexcept nogil
    @cython.locals(end=int)
    cpdef bint clashing(self) noexcept nogil
    @cython.locals(mask=Mask, kind=int)
    cpdef Mask linked(self, int side, int kinds) noexcept nogil
    cpdef int form_at(self, int cell) noexcept
    cpdef int round_at(self, int cell) noexcept
    cpdef Mask end_mask(self, int end) noexcept
    cpdef Mask need_mask(self, int end) noexcept
