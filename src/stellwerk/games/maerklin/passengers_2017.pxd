cimport cython

from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport DUE_HAND, FOLK_TOTAL, PICKING

@cython.locals(place=int)
cdef void settle_folk(Position p, int colour) noexcept nogil
@cython.locals(left=int, place=int)
cpdef int folk_place(Position p) noexcept nogil
@cython.locals(place=int, colours=int, only=int, colour=int)
cdef bint pick_on(Position p) noexcept nogil
cpdef int pick_place(Position p) noexcept nogil
@cython.locals(place=int)
cdef void pick_up(Position p, int colour, bint chosen) noexcept nogil
