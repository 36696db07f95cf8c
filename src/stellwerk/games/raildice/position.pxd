cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.raildice.rules cimport Rules
from stellwerk.games.raildice.ways_out cimport grow

# numbers of stellwerk.games.raildice.board: NO_SIDE
cdef enum:
    NO_SIDE = 4
# end of numbers
# numbers of stellwerk.games.raildice.data: JOKER
cdef enum:
    JOKER = 3
# end of numbers
# numbers of stellwerk.games.raildice.phases: BEGINNING, TURN
cdef enum:
    BEGINNING = 0
    TURN = 1
# end of numbers
# numbers of stellwerk.games.raildice.pieces: LAID, IS_STATION, OUT_AT
cdef enum:
    LAID = 32
    IS_STATION = 64
    OUT_AT = 2
# end of numbers


# python: Position._clear, Position.tile, Position.end

cdef int side_towards(int right, int down) noexcept nogil


@cython.final
cdef class Position:
    cdef readonly Rules rules
    cdef readonly int players
    cdef public int phase
    cdef public int year
    cdef public int start
    cdef public int seat
    cdef public int done
    cdef public int bank
    cdef public int income_taken
    cdef public int rolled
    cdef public int paid
    cdef public int cup_jokers
    cdef public int cup_behind
    cdef public int rolling
    cdef public int chain
    cdef public int crossed
    cdef public int stage
    cdef public int due
    cdef public int due_for
    cdef public int due_company
    cdef public int due_group
    cdef public int trigger
    cdef public int ending
    cdef public int idle
    cdef public int busy
    cdef public int last_roll
    cdef public int kept
    cdef readonly int tiles
    cdef int front[16]
    cdef int behind[4]
    cdef int owned[32]
    cdef int carried[32]
    cdef int directed[4]
    cdef int supply[8]
    cdef int built[8]
    cdef int director[8]
    cdef int left[64]
    cdef int minis[16]
    cdef short tile_x[64]
    cdef short tile_y[64]
    cdef short lie[64]
    cdef short tile_stations[64]
    cdef short open_sides[64]
    cdef Mask beside[64]
    cdef int end_tile[2]
    cdef int end_cell[2]
    cdef int end_side[2]
    cdef int slot[2]
    cdef Mask taken[2]
    cdef Mask stations[2]
    cdef unsigned short pieces[128]

    @cython.locals(other=Position)
    cpdef Position copy(self)
    cdef void take(self, Position other) noexcept nogil
    @cython.locals(i=int)
    cdef void take_arrays(self, Position other) noexcept nogil
    @cython.locals(i=int)
    cpdef int tile_at(self, int x, int y) noexcept nogil
    @cython.locals(packed="long long", i=int, right=int, down=int)
    cpdef long long wanted(self, int x, int y) noexcept nogil
    @cython.locals(number=int, i=int, right=int, down=int, side=int)
    cpdef int add_tile(self, int x, int y, int lie) noexcept nogil
    @cython.locals(left=Mask, best=Mask, group=Mask, before=Mask, rest=Mask, i=int)
    cpdef Mask largest_group(self, int company) noexcept nogil
    @cython.locals(total=int, number=int)
    cpdef int minis_left(self) noexcept nogil
    cpdef void put(self, int slot, int cell, int piece) noexcept nogil
    cpdef bint keeps_left(self, int end) noexcept nogil
    @cython.locals(slot=int)
    cdef void clear_slot(self, int end) noexcept nogil
    @cython.locals(target=int)
    cpdef Mask start_of(self, int end) noexcept nogil
    @cython.locals(both=int)
    cpdef int track_dice(self) noexcept nogil
    cpdef int front_dice(self, int seat, int face) noexcept nogil
    @cython.locals(total=int, face=int)
    cpdef int front_total(self, int seat) noexcept nogil
    cpdef int behind_dice(self, int seat) noexcept nogil
    cpdef int shares_of(self, int seat, int company) noexcept nogil
    cpdef int carried_by(self, int seat, int company) noexcept nogil
    cpdef bint was_director(self, int seat) noexcept nogil
    cpdef int shares_left(self, int company) noexcept nogil
    cpdef int stations_built(self, int company) noexcept nogil
    cpdef int director_of(self, int company) noexcept nogil
    cpdef int stations_left(self, int company, int group) noexcept nogil
    cpdef int minis_of(self, int number) noexcept nogil
    cpdef Mask tile_gates(self, int number) noexcept nogil
    cpdef Mask taken_cells(self, int slot) noexcept nogil
    cpdef Mask station_cells(self, int slot) noexcept nogil
    cpdef int piece(self, int slot, int cell) noexcept nogil
