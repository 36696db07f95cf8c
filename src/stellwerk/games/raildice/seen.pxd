cimport cython

from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.standing cimport Standing

# numbers of stellwerk.games.raildice.phases: OVER
cdef enum:
    OVER = 9
# end of numbers

# python: Seen.decisions, Seen.refusal, Seen.scores, Seen.imagine, Seen._repr_svg_


@cython.final
cdef class Seen(Standing):
    cdef readonly object seat
    cdef dict plain

    cpdef bint acting(self)
    cpdef list legal(self)
    cpdef list retractable(self)
    cpdef bint shows(self, int seat)
    cpdef tuple since(self)
    @cython.locals(start=Seen)
    cpdef Seen start(self)
    cdef void go_back(self, Position base) except *
    cpdef dict json(self)
