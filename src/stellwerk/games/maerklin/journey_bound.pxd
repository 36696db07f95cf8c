cimport cython

from stellwerk.games.maerklin.rules cimport POINT, WAYS

# python: JourneyBound._make_room


cdef class JourneyBound:
    cdef int start
    cdef bint revisit
    cdef int ways[35]
    cdef int own_ways[35]
    cdef int way_to[560]
    cdef int way_route[560]
    cdef int used[110]
    cdef int visits[35]
    cdef int height[35]
    cdef int top[35]
    cdef int values[74]
    cdef int foreign_a[110]
    cdef int foreign_b[110]
    cdef int foreign_route[110]
    cdef int foreign_total
    cdef int near[35]
    cdef int near_total
    cdef int order[35]
    cdef int low[35]
    cdef int stack[35]
    cdef int block[35]
    cdef int above[35]
    cdef int weight[35]
    cdef int jump[35]
    cdef int child[35]
    cdef int child_next[35]
    cdef int up[35]
    cdef int gain[35]
    cdef int tree[35]
    cdef int tree_weight[35]
    cdef int tree_path[35]
    cdef int distance[35]
    cdef int arm[32]
    cdef int largest[16]
    cdef int clock
    cdef int stacked
    cdef int blocks

    @cython.locals(blocks=int, here=int, start=int, back=int, most=int, _=int)
    cdef int bound(self, int city, int cards, int needed) noexcept nogil
    @cython.locals(block=int)
    @cython.final
    cdef void stay(self, int blocks) noexcept nogil
    @cython.locals(i=int, block=int)
    @cython.final
    cdef int find_trees(self, int blocks, int city) noexcept nogil
    @cython.locals(block=int, most=int, back=int, total=int)
    @cython.final
    cdef int coming_back(self, int blocks, int here, int start, int cards) noexcept nogil
    @cython.locals(i=int, block=int, parent=int, before=int)
    @cython.final
    cdef void find_arms(self, int blocks, int here, int start, int count) noexcept nogil
    @cython.locals(i=int)
    @cython.final
    cdef void branch(self, int block, int weight, int count) noexcept nogil
    @cython.locals(i=int, block=int, total=int)
    @cython.final
    cdef int elsewhere(self, int blocks, int cards) noexcept nogil
    @cython.locals(block=int, jumps=int, i=int, a=int, b=int)
    @cython.final
    cdef void find_distances(self, int blocks, int here, int cards) noexcept nogil
    @cython.locals(i=int)
    @cython.final
    cdef void add_largest(self, int value, int count) noexcept nogil
    @cython.locals(i=int, city=int)
    cdef void find_blocks(self) noexcept nogil
    @cython.locals(i=int, block=int)
    @cython.final
    cdef void weigh(self) noexcept nogil
    @cython.locals(base=int, i=int, route=int, to=int)
    @cython.final
    cdef void explore(self, int city, int via, int before) noexcept nogil
    @cython.locals(total=int, i=int)
    @cython.final
    cdef int rest(self, int city) noexcept nogil
    @cython.locals(block=int, down=int, parent=int, i=int, other=int)
    @cython.final
    cdef void find_gains(self, int blocks) noexcept nogil
    @cython.locals(block=int, i=int, a=int, b=int)
    @cython.final
    cdef void find_jumps(self, int blocks, int here) noexcept nogil
