cimport cython

ctypedef unsigned long long Mask

cdef extern from *:
    """
    #define ONE 1ULL
    #if defined(__GNUC__) || defined(__clang__)
    #define popcount(x) __builtin_popcountll(x)
    #define lowest(x) __builtin_ctzll(x)
    #else
    static int popcount(unsigned long long x) {
        int n = 0;
        while (x) { x &= x - 1; n++; }
        return n;
    }
    static int lowest(unsigned long long x) {
        int n = 0;
        while (!(x & 1)) { x >>= 1; n++; }
        return n;
    }
    #endif
    """
    Mask ONE
    int popcount(Mask mask) noexcept nogil
    int lowest(Mask mask) noexcept nogil

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
