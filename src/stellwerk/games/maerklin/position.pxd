from libc.string cimport memcmp, memcpy

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
    TRAIN_TOTAL,
    Rules,
)

cdef Mask _WORD

cdef inline void copy_small(short* to, short* source, int count) noexcept nogil:
    memcpy(to, source, count * sizeof(short))

cdef inline void copy_masks(Mask* to, Mask* source, int count) noexcept nogil:
    memcpy(to, source, count * sizeof(Mask))

cdef inline bint same_small(short* one, short* other, int count) noexcept nogil:
    return memcmp(one, other, count * sizeof(short)) == 0

cdef inline bint same_masks(Mask* one, Mask* other, int count) noexcept nogil:
    return memcmp(one, other, count * sizeof(Mask)) == 0

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
    cdef public short made[5]
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
    cdef public short log[736]
    cdef public short event[704]
    cdef readonly int offer[256]
    cdef readonly int weight[64]
    cdef readonly Mask can[2]
    cdef list arrays  # only interpreted

    @cython.locals(other=Position)
    cpdef Position copy(self)
    cdef void become(self, Position other) noexcept nogil
    cdef void copy_arrays(self, Position other) noexcept nogil
    cpdef bint same(self, Position other)
    cdef bint same_arrays(self, Position other) noexcept
    @cython.locals(place=int)
    cpdef list entries(self)
    cpdef void retell(self, int place, int kind)
    @cython.locals(i=int, ticket=int)
    cpdef void redraw(self, int event, list tickets, int mask)
    @cython.locals(e=int, i=int)
    cpdef list drawings(self)
    @cython.locals(word=int, bit=int, seat=int)
    cpdef int owner(self, int route) noexcept nogil
