cimport cython

cdef int _NOBODY

# python: Seen.players, Seen.options, Seen.decisions, Seen.turn, Seen.refusal, Seen.retractable
# python: Seen.scores, Seen.since, Seen.start, Seen.imagine, Seen.json, Seen._repr_svg_


# It does not know the type of a state, which knows this one.
@cython.final
cdef class Seen:
    cdef readonly object state
    cdef readonly object seat
    cdef int place
    cdef object written

    cpdef list legal(self)
