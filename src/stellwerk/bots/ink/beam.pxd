cimport cython

from stellwerk.bots.ink.candidates cimport Candidates
from stellwerk.bots.ink.dead_ends cimport DeadEnds
from stellwerk.bots.ink.goal_distance cimport GoalDistance
from stellwerk.bots.ink.value_net cimport Evaluation
from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.core.rng cimport mixed
from stellwerk.games.ink.kernel cimport Grid
from stellwerk.games.ink.scoring cimport Tally

# numbers of stellwerk.bots.ink.beam_limits
cdef enum:
    MOST_CANDIDATES = 131072
    TABLE_SIZE = 262144
    MOST_WIDTH = 256
    MOST_ENDS = 64
    MOST_ROLLS = 128
    STEPS = 5
    LANES = 256
    LONGEST_PATH = 32
    DICE_BITS = 63
    ROUTE_BITS = 15
    SPECIAL_USED = 64
    GIFT_USED = 128
    VOLCANO_USED = 256
    ONE_COPY = 512
    MOST_COPIES = 7
    GIFT_MOVE = 65536
    ANY_CLEAN = 0
    ELSE_ALL = 1
    MEETS_TWO = 2
# end of numbers
# numbers of stellwerk.bots.ink.weights: POINT
cdef enum:
    POINT = 1000
# end of numbers
# numbers of stellwerk.games.ink.sources: ROUTE_DICE
cdef enum:
    ROUTE_DICE = 4
# end of numbers
# numbers of stellwerk.games.ink.faces: FIRST_SPECIAL, SPECIAL_TOTAL, VOLCANO_FACE
cdef enum:
    FIRST_SPECIAL = 15
    SPECIAL_TOTAL = 6
    VOLCANO_FACE = 38
# end of numbers
# numbers of stellwerk.games.ink.editions: SPECIALS_PER_GAME
cdef enum:
    SPECIALS_PER_GAME = 3
# end of numbers
# numbers of stellwerk.games.ink.expansions: METEOR, LAVA
cdef enum:
    METEOR = 3
    LAVA = 4
# end of numbers

# python: RoundBeam.begin, RoundBeam.set_turn, RoundBeam.set_rolls, RoundBeam.end_count, RoundBeam.end_moves
# python: RoundBeam.end_path, RoundBeam.tried, RoundBeam.board_value, RoundBeam.evaluation_features


@cython.final
cdef class RoundBeam:
    cdef Evaluation evaluation
    cdef GoalDistance goals
    cdef bint has_goals
    cdef Candidates pool
    cdef DeadEnds dead_ends
    cdef Tally tally
    cdef Grid root
    cdef Grid here
    cdef Grid scratch
    cdef int width
    cdef int extra_width
    cdef public bint specials
    cdef public bint early
    cdef int rounds_left
    cdef int dice[6]
    cdef int dice_count
    cdef int root_state
    cdef int universities
    cdef int factories
    cdef Mask masks[8]
    cdef Mask clean[8]
    cdef readonly long long looked
    cdef int path[32]
    cdef int rolls[768]

    cpdef void search(self)
    @cython.locals(total="long long", roll=int)
    cpdef long long over_rolls(self, Grid grid, int rounds_left, int first, int last)
    @cython.locals(die=int)
    cdef int after_roll(self, Grid grid, int roll) noexcept nogil
    @cython.locals(side=int, cell=int, best=int, best_value=int, value=int, first=int, last=int)
    cdef void strike(self, int direction, int distance) noexcept nogil
    @cython.locals(cell=int, step=int)
    cdef int impact(self, int side, int distance) noexcept nogil
    @cython.locals(width=int, extra_width=int)
    cdef void run(self) noexcept nogil
    @cython.locals(i=int, step=int, lane=int, home=int)
    cdef void sweep(self) noexcept nogil
    @cython.locals(length=int, move=int)
    cdef void rebuild(self, int i) noexcept nogil
    @cython.locals(
        state=int, step=int, seen=Mask, duty=bint, die=int, face=int
    )
    cdef void expand(self, int i) noexcept nogil
    @cython.locals(die=int, face=int, state=int, seen=Mask)
    cdef void expand_copies(self, int i, Mask seen) noexcept nogil
    @cython.locals(state=int, die=int, owes=bint, demand=int, fits=bint, used=int, duty=bint)
    cdef bint expand_extras(self, int i, bint last) noexcept nogil
    @cython.locals(state=int, face=int, gift=bint, used=int, demand=int)
    cdef void expand_specials(self, int i, int step) noexcept nogil
    @cython.locals(form=int, first=int, total=int, mask=Mask, fits=Mask, any_clean=Mask)
    cdef bint try_face(self, int i, int face, int state, int demand, int gift) noexcept nogil
    @cython.locals(form=int, mask=Mask, found=bint)
    cdef bint try_over(self, int i, int face, int state) noexcept nogil
    cdef Mask spoiled(self, int form, int demand) noexcept nogil
    @cython.locals(cell=int)
    cdef void add_all(self, int i, int form, Mask mask, int state, int gift) noexcept nogil
    @cython.locals(key=Mask, lane=int, value=int)
    cdef void add(self, int i, int move, int state, int gift) noexcept nogil
    @cython.locals(drawn=int)
    cdef int lane_of(self, int state) noexcept nogil
    cdef int step_of(self, int state) noexcept nogil
    @cython.locals(value=int)
    cdef int worth(self, Grid grid, int state) noexcept nogil
    cdef void end(self, int i) noexcept nogil
    cpdef int end_value(self, int number) noexcept
    cpdef Grid end_grid(self, int number)
    cpdef list figures_of(self, int i)
