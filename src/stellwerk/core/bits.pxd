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
