cimport cython

from stellwerk.bots.ink.prospects cimport Prospects
from stellwerk.core.bits cimport Mask, popcount
from stellwerk.games.ink.kernel cimport Grid
from stellwerk.games.ink.longest cimport Longest
from stellwerk.games.ink.scoring cimport Tally

cdef Mask _CENTRAL
cdef Mask _BOARD
cdef int _PLAIN
cdef int _TOTAL
cdef int _NETWORKS
cdef int _HIGHWAY
cdef int _RAILWAY
cdef int _CENTRE
cdef int _ERRORS
cdef int _DEAD
cdef int _LONE_HIGHWAY
cdef int _LONE_RAILWAY
cdef int _PAIR_HIGHWAY
cdef int _PAIR_RAILWAY
cdef int _PAIR_MIXED
cdef int _TRIPLE
cdef int _TRIPLE_MIXED
cdef int _NARROW
cdef int _POCKET
cdef int _JOIN_1
cdef int _JOIN_1_MIXED
cdef int _JOIN_2
cdef int _JOIN_2_MIXED
cdef int _JOIN_3
cdef int _JOIN_3_MIXED
cdef int _JOIN_4
cdef int _JOIN_FAR
cdef int _EXITS
cdef int _EXITS_LOST
cdef int _LARGEST
cdef int _CLOSED
cdef int _CENTRE_NEXT
cdef int _SPECIAL_1
cdef int _SPECIAL_2
cdef int _SPECIAL_3
cdef int _HIGHWAY_SPACES
cdef int _RAILWAY_SPACES
cdef int _DRAWN
cdef int _ALWAYS


@cython.final
cdef class Promise:
    cdef Tally tally
    cdef Longest longest
    cdef Prospects prospects
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
