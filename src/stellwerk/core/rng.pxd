cimport cython

from stellwerk.core.bits cimport Mask

cdef Mask _WORD
cdef Mask _GOLDEN
cdef Mask _FIRST
cdef Mask _SECOND


cdef inline Mask xorshift(Mask state) noexcept nogil:
    state ^= state << 13
    state ^= state >> 7
    return state ^ state << 17


cdef inline int scaled(Mask state, int n) noexcept nogil:
    return <int>((state >> 32) * <Mask>n >> 32)


cdef Mask mixed(Mask number) noexcept nogil


# python: Rng.choice, Rng.shuffle, Rng.sample
@cython.final
cdef class Rng:
    cdef Mask state

    cpdef int below(self, int n)


@cython.final
cdef class Decisions:
    cdef Mask seed

    @cython.locals(rng=Rng)
    cpdef Rng rng(self, Mask number)
