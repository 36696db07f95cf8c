cimport cython

from stellwerk.core.bits cimport Mask
from stellwerk.games.ink.kernel cimport Grid, Rules
from stellwerk.games.ink.seen cimport Seen
from stellwerk.games.ink.state cimport State
from stellwerk.games.ink.turn cimport Turn
from stellwerk.lab.buffers cimport Int8s, clear, int8s

# numbers of stellwerk.games.ink.editions: ROUNDS
cdef enum:
    ROUNDS = 7
# end of numbers
# numbers of stellwerk.games.ink.expansions: FEWER_ROUNDS
cdef enum:
    FEWER_ROUNDS = 6
# end of numbers
# numbers of stellwerk.games.ink.notation: END
cdef enum:
    END = 16384
# end of numbers
# numbers of stellwerk.games.ink.phases: UNDECIDED
cdef enum:
    UNDECIDED = -1
# end of numbers
# numbers of stellwerk.games.ink.sources: ROUTE_DICE
cdef enum:
    ROUTE_DICE = 4
# end of numbers

cdef int _SPACES

# python: InkLayout.spelled, InkLayout.board_names, InkLayout.observe
# python: InkLayout.mask, InkLayout.number


@cython.final
cdef class InkLayout:
    cdef readonly str dtype
    cdef readonly tuple bounds
    cdef readonly tuple names
    cdef readonly int size
    cdef readonly int actions
    cdef readonly int players
    cdef readonly Rules rules
    cdef readonly int rounds
    cdef readonly bint drafting
    cdef readonly bint goals
    cdef readonly bint marked
    cdef readonly int roll
    cdef readonly int pairs
    cdef readonly int faces
    cdef readonly int end_action
    cdef int slot[64]
    cdef int first[256]
    cdef int place[64]

    @cython.locals(state=State, out=Int8s, own=int, at=int, i=int, turn=Turn)
    cpdef void write(self, Seen seen, object into) except *
    @cython.locals(end=int, side=int, row=int, column=int, cell=int)
    cdef Py_ssize_t write_board(self, Grid grid, Int8s out, Py_ssize_t at) noexcept nogil
    @cython.locals(special=int)
    cdef Py_ssize_t write_marks(self, Grid grid, bint ended, Int8s out, Py_ssize_t at) noexcept nogil
    @cython.locals(i=int, die=int, face=int)
    cdef int write_turn(self, Turn turn, Int8s out, int at) except -1
    @cython.locals(phase=int, rolls=tuple, earlier=int)
    cdef int write_table(self, State state, Int8s out, int at) except -1
    @cython.locals(shown=int, i=int)
    cdef int write_roll(self, tuple roll, Int8s out, int at) except -1
    @cython.locals(drafts=tuple, earlier=int)
    cdef int write_draft(self, State state, int own, Int8s out, int at) except -1
    @cython.locals(count=int, pair=int)
    cdef int write_takers(self, tuple takers, int own, Int8s out, int at) except -1
    cdef int relative(self, int seat, int own) noexcept nogil
    @cython.locals(slot=int, i=int)
    cdef int write_goals(self, State state, int own, Int8s out, int at) except -1
    @cython.locals(out=Int8s, move=int)
    cpdef void write_mask(self, Seen seen, object into) except *


@cython.locals(row=int, column=int)
cdef Py_ssize_t write_plane(Mask mask, Int8s out, Py_ssize_t at) noexcept nogil
