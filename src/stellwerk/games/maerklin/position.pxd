from libc.string cimport memcpy

cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.maerklin.rules cimport (
    CITY_TOTAL,
    DEALING,
    EVENT,
    KIND_TOTAL,
    NO_CHANCE,
    ROUTE_TOTAL,
    TOKEN_TOTAL,
    Rules,
)

cdef int _TRAINS
cdef Mask _WORD

cdef inline void copy_small(short* to, short* source, int count) noexcept nogil:
    memcpy(to, source, count * sizeof(short))

cdef inline void copy_masks(Mask* to, Mask* source, int count) noexcept nogil:
    memcpy(to, source, count * sizeof(Mask))

# python: room, Position._make_room, Position._set_out


@cython.final
cdef class Position:
    cdef readonly Rules rules
    cdef readonly int players
    cdef public int phase
    cdef public int due
    cdef public int seat
    cdef public int first
    cdef public int last_by
    cdef public int last_left
    cdef public int skipped
    cdef public int skips
    cdef public int resets
    cdef public int dealt
    cdef public bint undo
    cdef public int deck_size
    cdef public int discard_size
    cdef public int route
    cdef public int paid
    cdef public int pick_end
    cdef public int picked
    cdef public bint pick_chosen
    cdef public int start
    cdef public int at
    cdef public int steps
    cdef public int foreign
    cdef public int log_size
    cdef public int blinds
    cdef public int events
    cdef public int fresh
    cdef public int offered
    cdef public short hand[55]
    cdef public short hand_size[5]
    cdef public short row[5]
    cdef public short deck[11]
    cdef public short discard[11]
    cdef public short trains[5]
    cdef public short score[5]
    cdef public short goods[5]
    cdef public short supply[5]
    cdef public Mask stand[5]
    cdef public short height[35]
    cdef public short taker[74]
    cdef public short folk[240]
    cdef public short folk_of[30]
    cdef public short folk_left[6]
    cdef public short path[110]
    cdef public Mask used[2]
    cdef public Mask open[2]
    cdef public Mask own[10]
    cdef public Mask barred[10]
    cdef public Mask reach[175]
    cdef public Mask top[2]
    cdef public Mask kept[10]
    cdef public short queue[128]
    cdef public short queue_start[2]
    cdef public short queue_size[2]
    cdef public short log[1536]
    cdef public short event[768]
    cdef readonly int offer[256]
    cdef readonly int weight[256]
    cdef readonly Mask can[2]
    cdef list arrays  # only interpreted

    @cython.locals(other=Position)
    cpdef Position copy(self)
    cdef void copy_arrays(self, Position other) noexcept
    @cython.locals(word=int, bit=int, seat=int)
    cpdef int owner(self, int route) noexcept nogil
