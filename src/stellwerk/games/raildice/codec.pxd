cimport cython

from stellwerk.core.bits cimport Mask, lowest
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.rules cimport Rules

@cython.locals(
    front=list, behind=list, directed=list, shares=list, carried=list, seat=int, i=int, owned=list,
    passengers=list, company=int, directors=list, left=list, groups=list, group=int, x=list, y=list,
    lies=list, stations=list, tile=int
)
cpdef dict pack(Position p)
@cython.locals(found=list, rest=Mask)
cdef list taken_cells(Position p, int slot)
@cython.locals(found=list, rest=Mask)
cdef list pieces(Position p, int slot)
@cython.locals(p=Position)
cpdef Position unpack(Rules rules, int players, dict base)
@cython.locals(company=int, group=int, seat=int, face=int)
cdef void unpack_seats(Position p, dict base) except *
@cython.locals(number=int, tile=int, end=int, slot=int)
cdef void unpack_line(Position p, dict base) except *
