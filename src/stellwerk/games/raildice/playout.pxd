cimport cython

from stellwerk.core.bits cimport Mask
from stellwerk.games.raildice.actions cimport make
from stellwerk.games.raildice.choices cimport Choices
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.rules cimport Rules
from stellwerk.games.raildice.years cimport total

cdef int _OVER
cdef int _ROLLING
cdef int _FIRST
cdef int _FACE
cdef int _FIRST_SEAT
cdef Mask _WORD


@cython.final
cdef class Playout:
    cdef readonly Position position
    cdef Position begin
    cdef Choices choices
    cdef Mask random
    cdef readonly long long moves

    @cython.locals(totals="long long", _=int)
    cpdef tuple run(self, int games)
    cdef int below(self, int n) noexcept nogil
    @cython.locals(passengers=int, seat=int)
    cdef int play(self) noexcept nogil
