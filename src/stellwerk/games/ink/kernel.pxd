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

# python: Rules._lay_out_board, Rules._lay_out_form


@cython.final
cdef class Rules:
    cdef readonly int kinds
    cdef readonly bint trail
    cdef readonly int form_total
    cdef readonly int face_total
    cdef int end_count[256]
    cdef int end_list[1024]
    cdef int join_count[256]
    cdef int join_list[1024]
    cdef int bar_count[256]
    cdef int bar_list[4096]
    cdef int second[256]
    cdef int face_of[256]
    cdef int special_bit[64]
    cdef int first_form[64]
    cdef int last_form[64]
    cdef int clash_count
    cdef int clash_one[20]
    cdef int clash_other[20]
    cdef Mask facing[256]
    cdef Mask border[4]
    cdef Mask exits[20]


@cython.final
cdef class Grid:
    cdef readonly Rules rules
    cdef Mask ends[20]
    cdef Mask needs[20]
    cdef Mask second[4]
    cdef readonly Mask taken
    cdef readonly Mask doubles
    cdef readonly int specials
    cdef unsigned char forms[64]
    cdef unsigned char rounds[64]

    @cython.locals(other=Grid)
    cpdef Grid copy(self)
    @cython.locals(end=int, side=int, cell=int)
    cdef void take(self, Grid other) noexcept nogil
    @cython.locals(bit=Mask, i=int, end=int, second=int, side=int)
    cpdef void place(self, int form, int cell, int round_number) noexcept nogil
    @cython.locals(mask=Mask, i=int)
    cpdef Mask connected(self, int form) noexcept nogil
    @cython.locals(mask=Mask, i=int)
    cpdef Mask barred(self, int form) noexcept nogil
    cpdef Mask fits(self, int form) noexcept nogil
    @cython.locals(form=int)
    cpdef bint face_fits(self, int face) noexcept nogil
    @cython.locals(form=int, mask=Mask, cell=int)
    cpdef void placements(self, int face, list into)
    cpdef Mask open_ends(self, int end) noexcept nogil
    @cython.locals(mask=Mask, i=int)
    cpdef Mask rivals(self, int end) noexcept nogil
    @cython.locals(end=int)
    cpdef bint clashing(self) noexcept nogil
    @cython.locals(
        north=Mask, east=Mask, south=Mask, west=Mask, mask=Mask, before=Mask, end=int
    )
    cpdef Mask anchored(self) noexcept nogil
    @cython.locals(mask=Mask, kind=int)
    cpdef Mask linked(self, int side) noexcept nogil
    @cython.locals(total=int, first=int, form=int, mask=Mask)
    cdef int gather(self, int face, Mask* masks, int offset) noexcept nogil
    cpdef int form_at(self, int cell) noexcept
    cpdef int round_at(self, int cell) noexcept
    cpdef Mask end_mask(self, int end) noexcept
    cpdef Mask need_mask(self, int end) noexcept
