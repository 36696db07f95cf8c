cimport cython

from stellwerk.core.bits cimport Mask
from stellwerk.core.rng cimport scaled, xorshift

cdef Mask _WORD
cdef int _FIRST_STEPS


cdef class Playout:
    cdef Mask random
    cdef readonly long long moves

    @cython.locals(totals="long long", _=int)
    cpdef tuple run(self, int games)
    cdef int below(self, int n) noexcept nogil
    cdef long long play(self) noexcept nogil
