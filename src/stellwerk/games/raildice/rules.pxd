cimport cython

from stellwerk.core.bits cimport Mask

# python: Rules._lay_out_board, Rules._lay_out_tiles, Rules._lay_out_companies, sites, rules_for
# python: _cells, _rules, Rules.different_lies, Rules.mini_total


@cython.final
cdef class Rules:
    cdef readonly int types
    cdef readonly int companies
    cdef readonly int dice
    cdef readonly bint random_first
    cdef readonly bint mixing
    cdef readonly bint keeps_track
    cdef readonly bint closing_in
    cdef readonly int idle_limit
    cdef readonly int year_limit
    cdef readonly int least
    cdef readonly int income_base
    cdef readonly int income_threshold
    cdef readonly int income_year
    cdef readonly int front_limit
    cdef readonly int joker_bonus
    cdef readonly int tile_bonus
    cdef readonly int station_bonus
    cdef readonly int passengers
    cdef readonly int sold_out_needed
    cdef readonly int start_dice
    cdef readonly int start_cell
    cdef readonly int start_lie
    cdef readonly int lie_total
    cdef int surcharge[3]
    cdef int minis[16]
    cdef int lies[64]
    cdef int edges[256]
    cdef Mask water[64]
    cdef Mask mountain[64]
    cdef Mask sites[192]
    cdef int shares[8]
    cdef int groups[8]
    cdef int terrain[64]
    cdef int cost[64]
    cdef int count[64]
    cdef Mask gates[16]
    cdef int die[6]
    cdef int start_side[2]
    cdef int step[4]
    cdef int across[4]

    cpdef int terrain_at(self, int lie, int cell) noexcept nogil
    @cython.locals(side=int, profile=int)
    cpdef bint fits(self, int lie, long long wanted) noexcept nogil
    @cython.locals(count=int, side=int)
    cpdef int odds_of(self, int face) noexcept nogil
    cpdef int group_total(self, int company) noexcept
    cpdef int group_count(self, int company, int group) noexcept
    cpdef Mask site_mask(self, int terrain, int lie) noexcept
    cpdef int group_cost(self, int company, int group) noexcept
    cpdef int group_terrain(self, int company, int group) noexcept
    cpdef int surcharge_of(self, int terrain) noexcept
    cpdef int edge_profile(self, int lie, int side) noexcept
