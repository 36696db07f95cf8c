cimport cython

from stellwerk.games.maerklin.network cimport unclaim
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    CLAIM, GO, NO_CHANCE, ON_TURN, PAY, PAYING, PICK, PICKING, PLACING, TRAVEL, TRAVELLING,
)
from stellwerk.games.maerklin.travel cimport step_back

cpdef int last_move(Position p) noexcept nogil
@cython.locals(seat=int)
cpdef void take_back(Position p) noexcept nogil
@cython.locals(code=int)
cdef void unpay(Position p, int seat) noexcept nogil
