cimport cython

from stellwerk.core.bits cimport Mask

cdef Mask _INTERIOR

cpdef Mask grow(Mask mask) noexcept nogil
@cython.locals(mask=Mask, before=Mask)
cpdef Mask reach(Mask start, Mask free) noexcept nogil
cpdef Mask gates_reached(Mask start, Mask taken, Mask gates) noexcept nogil
@cython.locals(left=Mask, bit=Mask)
cpdef bint has_way(Mask start, Mask taken, Mask gates, int least) noexcept nogil
@cython.locals(beside=Mask, hit=Mask, gate=Mask, last=Mask, after=Mask, rest=Mask, here=Mask)
cdef Mask trail(Mask level, Mask seen, Mask free, Mask gates) noexcept nogil
@cython.locals(gates=Mask, both=Mask, free=Mask, path=Mask, bit=Mask)
cpdef bint have_ways(
    Mask one, Mask other, Mask taken, Mask north, Mask east, Mask south, Mask west
) noexcept nogil
