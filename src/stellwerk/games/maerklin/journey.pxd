cimport cython

from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport CITY_TOTAL, Mask, ONE, ROUTE_TOTAL, lowest

cdef int _POINT
cdef int _MOST_WAYS
cdef Mask _STIR_1
cdef Mask _STIR_2
cdef Mask _STIR_3
cdef Mask _WORD

# python: Guide._make_room


@cython.final
cdef class Guide:
    cdef int start
    cdef int best
    cdef readonly int best_steps
    cdef int steps
    cdef readonly long long nodes
    cdef bint revisit
    cdef int ways[35]
    cdef int own_ways[35]
    cdef int way_to[560]
    cdef int way_route[560]
    cdef int is_foreign[110]
    cdef int used[110]
    cdef int visits[35]
    cdef int height[35]
    cdef int top[35]
    cdef int values[74]
    cdef int search_number
    cdef Mask mask[2]
    cdef int seen_search[16384]
    cdef Mask seen_low[16384]
    cdef Mask seen_high[16384]
    cdef int seen_city[16384]
    cdef int path[110]
    cdef int best_path[110]
    cdef int promised[1776]
    cdef int choice[1776]
    cdef int foreign_a[110]
    cdef int foreign_b[110]
    cdef int foreign_route[110]
    cdef int foreign_total
    cdef int jumps[35]
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

    @cython.locals(value=int, place=int, i=int)
    cpdef int search(self, Position p, int seat, int city, int cards) noexcept nogil
    cpdef int route(self, int i) noexcept nogil
    @cython.locals(count=int, i=int)
    cpdef int cards(self) noexcept nogil
    @cython.locals(city=int, token=int, route=int, i=int, word=int, left=Mask)
    cdef void set_out(self, Position p, int seat, int cards) noexcept nogil
    @cython.locals(a=int, b=int)
    cdef void add_route(self, Position p, int route, bint foreign, int cards) noexcept nogil
    @cython.locals(other=int, changed=bint, i=int, to=int, total=int, kept=int)
    cdef void leave_out(self, int city, int cards) noexcept nogil
    @cython.locals(route=int, owner=int)
    cdef void into_a_country(self, Position p, int seat, int city, int cards) noexcept nogil
    @cython.locals(i=int)
    cdef void remember(self, int value) noexcept nogil
    @cython.locals(gained=int)
    cdef int visit(self, int city) noexcept nogil
    @cython.locals(base=int, first=int, count=int, own=int, i=int, route=int, promise=int, place=int)
    cdef void walk(self, int city, int cards, int value) noexcept nogil
    @cython.locals(place=int)
    cdef void sort_in(self, int first, int count, int way, int promise) noexcept nogil
    @cython.locals(key=Mask, place=int)
    cdef bint known(self, int city) noexcept nogil
    cdef void go(self, int route, int to, int cards, int value) noexcept nogil
    @cython.locals(before=int, needed=int)
    cdef int promise(self, int route, int to, int cards, int value) noexcept nogil
    @cython.locals(blocks=int, here=int, start=int, back=int, most=int, _=int)
    cdef int bound(self, int city, int cards, int needed) noexcept nogil
    @cython.locals(block=int)
    cdef void stay(self, int blocks) noexcept nogil
    @cython.locals(i=int, block=int)
    cdef int find_trees(self, int blocks, int city) noexcept nogil
    @cython.locals(block=int, most=int, back=int, total=int)
    cdef int coming_back(self, int blocks, int here, int start, int cards) noexcept nogil
    @cython.locals(i=int, block=int, parent=int, before=int)
    cdef void find_arms(self, int blocks, int here, int start, int count) noexcept nogil
    @cython.locals(i=int)
    cdef void branch(self, int block, int weight, int count) noexcept nogil
    @cython.locals(i=int, block=int, total=int)
    cdef int elsewhere(self, int blocks, int cards) noexcept nogil
    @cython.locals(block=int, jumps=int, i=int, a=int, b=int)
    cdef void find_distances(self, int blocks, int here, int cards) noexcept nogil
    @cython.locals(i=int)
    cdef void add_largest(self, int value, int count) noexcept nogil
    @cython.locals(i=int, city=int)
    cdef void find_blocks(self) noexcept nogil
    @cython.locals(i=int, block=int)
    cdef void weigh(self) noexcept nogil
    @cython.locals(base=int, i=int, route=int, to=int)
    cdef void explore(self, int city, int via, int before) noexcept nogil
    @cython.locals(total=int, i=int)
    cdef int rest(self, int city) noexcept nogil
    @cython.locals(block=int, down=int, parent=int, i=int, other=int)
    cdef void find_gains(self, int blocks) noexcept nogil
    @cython.locals(block=int, i=int, a=int, b=int)
    cdef void find_jumps(self, int blocks, int here) noexcept nogil
