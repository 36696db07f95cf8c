cimport cython

from stellwerk.bots.ink.expansion_features cimport ExpansionFeatures
from stellwerk.core.bits cimport Mask, popcount
from stellwerk.games.ink.kernel cimport Grid
from stellwerk.games.ink.longest cimport Longest
from stellwerk.games.ink.scoring cimport Tally

cdef Mask _CENTRAL
cdef Mask _BOARD

# numbers of stellwerk.bots.ink.figures
cdef enum:
    NETWORKS = 0
    HIGHWAY = 1
    RAILWAY = 2
    CENTRE = 3
    ERRORS = 4
    DEAD = 5
    LONE_HIGHWAY = 6
    LONE_RAILWAY = 7
    PAIR_HIGHWAY = 8
    PAIR_RAILWAY = 9
    PAIR_MIXED = 10
    TRIPLE = 11
    TRIPLE_MIXED = 12
    NARROW = 13
    POCKET = 14
    JOIN_1 = 15
    JOIN_1_MIXED = 16
    JOIN_2 = 17
    JOIN_2_MIXED = 18
    JOIN_3 = 19
    JOIN_3_MIXED = 20
    JOIN_4 = 21
    JOIN_FAR = 22
    EXITS = 23
    EXITS_LOST = 24
    LARGEST = 25
    CLOSED = 26
    CENTRE_NEXT = 27
    SPECIAL_1 = 28
    SPECIAL_2 = 29
    SPECIAL_3 = 30
    HIGHWAY_SPACES = 31
    RAILWAY_SPACES = 32
    DRAWN = 33
    ALWAYS = 34
    EXTRA = 35
    WILD_ERRORS = 36
    ROOM = 37
    PARTS = 38
    ALMOST = 39
    VILLAGES = 40
    VILLAGES_LEFT = 41
    FACTORIES_LEFT = 42
    UNIVERSITY_1 = 43
    UNIVERSITY_2 = 44
    FIRST_MORE = 35
    FIGURE_TOTAL = 45
# end of numbers


@cython.final
cdef class Features:
    cdef Tally tally
    cdef Longest longest
    cdef ExpansionFeatures expansion
    cdef int figures[64]
    cdef int points[13]
    cdef Mask alive[8]
    cdef Mask highway[128]
    cdef Mask railway[128]
    cdef Mask far_highway[128]
    cdef Mask far_railway[128]
    cdef int exits[128]
    cdef int count
    cdef Mask empty
    cdef Mask front
    cdef int second_exits
    cdef int third_exits
    cdef int network_count
    cdef int loose
    cdef Mask largest_fronts
    cdef Mask second_fronts

    @cython.locals(i=int, specials=int)
    cpdef void look(self, Grid grid) noexcept nogil
    @cython.locals(length=int)
    cdef int route(self, Grid grid, int kind) noexcept nogil
    @cython.locals(end=int, open_ends=Mask)
    cdef void look_at_ends(self, Grid grid) noexcept nogil
    cdef Mask across(self, Mask mask, int side) noexcept nogil
    cdef Mask back(self, Mask mask, int side) noexcept nogil
    @cython.locals(side=int, used=int, start=Mask, lost=int, end=int, free=Mask)
    cdef void find_parts(self, Grid grid) noexcept nogil
    @cython.locals(fronts=Mask)
    cdef void add_network(self, Grid grid, int exits) noexcept nogil
    @cython.locals(highway=Mask, railway=Mask, side=int, mine=Mask)
    cdef void add_part(self, Grid grid, int exits) noexcept nogil
    @cython.locals(
        highway_1=Mask, highway_2=Mask, highway_3=Mask, railway_1=Mask, railway_2=Mask,
        railway_3=Mask, taken_1=Mask, taken_2=Mask, taken_3=Mask, taken_4=Mask, side=int,
        mask=Mask, front=Mask, highways=Mask, railways=Mask, mixed=Mask, lone=Mask
    )
    cdef void look_at_fronts(self, Grid grid) noexcept nogil
    @cython.locals(i=int)
    cdef void join_parts(self) noexcept nogil
    @cython.locals(i=int, j=int)
    cdef void join(self, int figure, bint mixed) noexcept nogil
    @cython.locals(met=Mask)
    cdef bint meet(self, int i, int j, bint mixed) noexcept nogil
    cdef void merge(self, int i, int j) noexcept nogil
    @cython.locals(i=int, mask=Mask)
    cdef void reach_out(self) noexcept nogil
    @cython.locals(i=int)
    cdef void catch_up(self) noexcept nogil
    @cython.locals(i=int)
    cpdef list figure_list(self)
