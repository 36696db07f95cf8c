cimport cython

from stellwerk.core.bits cimport Mask

# numbers of stellwerk.bots.ink.beam_limits: MOST_CANDIDATES, TABLE_SIZE, MOST_WIDTH, STEPS, LANES, ROUTE_BITS
cdef enum:
    MOST_CANDIDATES = 131072
    TABLE_SIZE = 262144
    MOST_WIDTH = 256
    STEPS = 5
    LANES = 256
    ROUTE_BITS = 15
# end of numbers


@cython.final
cdef class Candidates:
    cdef Mask keys[131072]
    cdef int values[131072]
    cdef int parents[131072]
    cdef int moves[131072]
    cdef int states[131072]
    cdef int onward[131072]
    cdef int count
    cdef int heads[1280]
    cdef int lanes
    cdef Mask table[262144]
    cdef int stamps[262144]
    cdef int generation
    cdef int group_sizes[16]
    cdef int groups[4096]
    cdef int chosen[4096]
    cdef int chosen_count
    cdef int keep
    cdef int ends[64]
    cdef int end_values[64]
    cdef int end_count

    @cython.locals(i=int)
    cdef void clear(self, int state, int value) noexcept nogil
    @cython.locals(place=int)
    cdef bint fresh(self, Mask key) noexcept nogil
    @cython.locals(i=int, place=int)
    cdef void add(
        self, Mask key, int parent, int move, int state, int value, int step, int lane
    ) noexcept nogil
    @cython.locals(group=int, i=int, masks=int, most=int, size=int)
    cdef void choose(self, int step, int lane, int width) noexcept nogil
    @cython.locals(place=int, base=int)
    cdef void insert(self, int group, int i, int most) noexcept nogil
    cdef bint better(self, int i, int j) noexcept nogil
    @cython.locals(place=int)
    cdef void add_end(self, int i) noexcept nogil
