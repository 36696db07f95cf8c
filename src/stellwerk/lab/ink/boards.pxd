cimport cython
from libc.stdlib cimport free, malloc

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.core.rng cimport mixed, scaled, xorshift
from stellwerk.games.ink.kernel cimport Grid, Rules
from stellwerk.games.ink.scoring cimport Tally
from stellwerk.lab.buffers cimport Float64s, Int8s, Int64s, clear, float64s, int8s, int64s
from stellwerk.lab.ink.layout cimport InkLayout

# numbers of stellwerk.games.ink.editions: SPECIALS_PER_GAME
cdef enum:
    SPECIALS_PER_GAME = 3
# end of numbers
# numbers of stellwerk.games.ink.expansions: METEOR, LAVA
cdef enum:
    METEOR = 3
    LAVA = 4
# end of numbers
# numbers of stellwerk.games.ink.faces: FIRST_SPECIAL, SPECIAL_TOTAL
cdef enum:
    FIRST_SPECIAL = 15
    SPECIAL_TOTAL = 6
# end of numbers
# numbers of stellwerk.games.ink.phases: DRAW, OVER
cdef enum:
    DRAW = 4
    OVER = 5
# end of numbers
# numbers of stellwerk.games.ink.sources: ROUTE_DICE, NOWHERE, SPECIAL, GIFT, COPY
cdef enum:
    ROUTE_DICE = 4
    NOWHERE = -1
    SPECIAL = -2
    GIFT = -3
    COPY = -4
# end of numbers

cdef int _PENALTY
cdef int _LONGEST

# python: can, Boards.begin


@cython.final
cdef class Tables:
    cdef readonly InkLayout layout
    cdef Rules rules
    cdef Grid empty
    cdef int dice
    cdef int faces[36]
    cdef int move[8192]


@cython.final
cdef class Board:
    cdef Tables tables
    cdef Grid grid
    cdef Tally tally
    cdef Mask random
    cdef bint gains
    cdef int rolled[56]
    cdef Mask masks[8]
    cdef int round
    cdef int left
    cdef bint special
    cdef bint gift
    cdef int copies
    cdef int universities
    cdef int factories
    cdef int points
    cdef int reward
    cdef readonly bint over
    cdef bint refused

    cpdef void seed(self, Mask seed) noexcept
    @cython.locals(i=int)
    cpdef void renew(self) noexcept nogil
    @cython.locals(die=int, side=int, place=int)
    cdef void begin_round(self) noexcept nogil
    cdef int face(self, int die) noexcept nogil
    cdef bint can_use_special(self) noexcept nogil
    @cython.locals(boxes=int)
    cdef bint gift_open(self) noexcept nogil
    cdef int copies_open(self) noexcept nogil
    @cython.locals(die=int, bit=int)
    cdef int source(self, int face) noexcept nogil
    @cython.locals(die=int)
    cdef bint may_end(self) noexcept nogil
    @cython.locals(move=int)
    cdef bint allows(self, int action) noexcept nogil
    @cython.locals(before=int)
    cdef void step(self, int action) noexcept nogil
    @cython.locals(source=int)
    cdef void draw(self, int move) noexcept nogil
    cdef void write(self, Int8s seen, Py_ssize_t at, Int8s mask, Py_ssize_t first) noexcept nogil
    @cython.locals(faces=int, i=int, dice=int, die=int, phase=int, past=int)
    cdef void write_rest(self, Int8s out, Py_ssize_t at) noexcept nogil
    @cython.locals(seen=Mask, found=int, die=int, face=int, more=bint)
    cdef void write_mask(self, Int8s out, Py_ssize_t first) noexcept nogil
    @cython.locals(total=int, form=int, i=int, mask=Mask, at=Py_ssize_t)
    cdef int offer(self, int face, Int8s out, Py_ssize_t first) noexcept nogil


# A board is held as an address, so that none is counted while the lock is not held.
cdef inline void step_board(void* board, int action) noexcept nogil:
    (<Board>board).step(action)


cdef inline bint allows_one(void* board, int action) noexcept nogil:
    return (<Board>board).allows(action)


cdef inline void write_one(
    void* board, Int8s seen, Py_ssize_t at, Int8s mask, Py_ssize_t first
) noexcept nogil:
    (<Board>board).write(seen, at, mask, first)


cdef inline void outcome(
    void* board, Float64s rewards, Int8s ended, Int8s refused, int i
) noexcept nogil:
    rewards[i] = (<Board>board).reward
    ended[i] = (<Board>board).over
    refused[i] = (<Board>board).refused


cdef inline void** hold_all(list boards) except NULL:
    cdef void** held = <void**>malloc((len(boards) + 1) * sizeof(void*))
    cdef int i
    if held == NULL:
        raise MemoryError
    for i in range(len(boards)):
        held[i] = <void*>boards[i]
    return held


@cython.final
cdef class Boards:
    cdef readonly Tables tables
    cdef readonly int count
    cdef list boards
    cdef void** held

    cdef void hold(self) except *
    @cython.locals(chosen=Int64s, i=int)
    cpdef int first_illegal(self, object actions) except -2
    @cython.locals(chosen=Int64s, paid=Float64s, over=Int8s, wrong=Int8s, i=int)
    cpdef void step(self, object actions, object rewards, object ended, object refused) except *
    @cython.locals(size=Py_ssize_t, actions=Py_ssize_t, seen=Int8s, mask=Int8s, i=int)
    cpdef void write(self, object observations, object masks) except *
