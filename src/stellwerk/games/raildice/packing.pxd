cimport cython

from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.rules cimport Rules

@cython.locals(seat=int, face=int, company=int, group=int, tile=int, end=int, slot=int)
cpdef list pack(Position p)
@cython.locals(
    position=Position, number=int, company=int, group=int, i=int, tile=int, end=int, slot=int
)
cpdef Position unpack(Rules rules, int players, list packed)
@cython.locals(companies=int, company=int, seat=int, face=int, owned=int)
cdef void _unpack_seats(Position position, object numbers) except *
