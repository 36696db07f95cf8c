cimport cython

from stellwerk.core.bits cimport Mask, lowest
from stellwerk.games.raildice.legal_moves cimport LegalMoves
from stellwerk.games.raildice.position cimport Position

# numbers of stellwerk.games.raildice.moves: FACE, FIRST
cdef enum:
    FACE = 81920
    FIRST = 90112
# end of numbers
# numbers of stellwerk.games.raildice.phases: BEGINNING, ROLLING, OVER
cdef enum:
    BEGINNING = 0
    ROLLING = 3
    OVER = 9
# end of numbers

cdef int _CHANCE
cdef LegalMoves _legal

# python: Standing.why_not, Standing.inactive


cdef class Standing:
    cdef readonly dict options
    cdef readonly int players
    cdef readonly Position position
    cdef readonly tuple undoable
    cdef readonly Position base
    cdef readonly tuple years
    cdef int made[4]

    @cython.locals(seat=int)
    cdef void stand(self, Standing other) except *
    @cython.locals(seat=int)
    cdef bint stands_like(self, Standing other) except -1
    @cython.locals(seat=int)
    cpdef void remember(self, tuple years, list made) except *
    cpdef int made_by(self, int seat)
    cpdef bint chance_acts(self)
    cpdef bint acts(self, int seat)
    cpdef list moves_of(self, int seat)
    @cython.locals(seat=int, face=int)
    cpdef list outcomes(self)
    cpdef bint allows(self, int seat, long long move)
    cpdef list undoable_by(self, int seat)

cdef bint same(Position one, Position other) noexcept nogil
@cython.locals(i=int)
cdef bint same_seats(Position one, Position other) noexcept nogil
@cython.locals(i=int, left=Mask, cell=int)
cdef bint same_line(Position one, Position other) noexcept nogil
