cimport cython

from stellwerk.games.raildice.chains cimport mate_of
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.years cimport directs, end_turn

cdef int _TURN
cdef int _CUP
cdef int _ROLLING
cdef int _CHAIN
cdef int _TILE
cdef int _ENTRY
cdef int _PAY
cdef int _DISCARD
cdef int _OVER
cdef int _PIECE
cdef int _EDGE
cdef int _ENTRANCE
cdef int _STATION
cdef int _BY_BANK
cdef int _KIND
cdef int _REST
cdef int _ADD_KIND
cdef int _ROLL_KIND
cdef int _BUY_KIND
cdef int _LAY_KIND
cdef int _TILE_KIND
cdef int _STATION_KIND
cdef int _PAY_KIND
cdef int _DISCARD_KIND
cdef int _FACE_KIND
cdef int _FIRST_KIND
cdef int _NO_SIDE
cdef int _SHARE
cdef int _JOKER
cdef int _THERE
cdef int _IS_STATION

@cython.locals(kind=int, rest=int)
cpdef void make(Position p, int move) noexcept nogil
cdef bint demand(Position p, int dice) noexcept nogil
@cython.locals(stations=int, company=int)
cpdef int income(Position p, int seat) noexcept nogil
cpdef bint income_in_front(Position p, int seat) noexcept nogil
@cython.locals(dice=int)
cdef void take_income(Position p) noexcept nogil
@cython.locals(bonus=int)
cdef void roll(Position p) noexcept nogil
cdef void show(Position p, int face) noexcept nogil
@cython.locals(seller=int)
cdef void buy(Position p, int company, bint from_director, int face) noexcept nogil
@cython.locals(slot=int, at=int, terrain=int)
cdef void lay(Position p, int end, int cell, int side, int out, int face) noexcept nogil
cdef bint is_interior(int cell) noexcept nogil
@cython.locals(end=int, target=int)
cdef void after_piece(Position p) noexcept nogil
cdef void rest(Position p) noexcept nogil
@cython.locals(end=int, side=int, old=int, x=int, y=int)
cdef void discover(Position p, int lie) noexcept nogil
cdef void pay(Position p, int jokers, int behind) noexcept nogil
@cython.locals(end=int, company=int, slot=int, cell=int, back=int, look=int)
cdef void build(Position p) noexcept nogil
