cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest
from stellwerk.games.raildice.codec cimport pack
from stellwerk.games.raildice.effects cimport income, income_in_front
from stellwerk.games.raildice.open_ends cimport beyond, mate_of, openness
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.standing cimport Standing
from stellwerk.games.raildice.turn_end cimport total

# numbers of stellwerk.games.raildice.board: NO_SIDE
cdef enum:
    NO_SIDE = 4
# end of numbers
# numbers of stellwerk.games.raildice.phases: BEGINNING, CROSSING, ENTERING, PAYING, DISCARDING, OVER, FOR_MOUNTAIN, FOR_WATER, FOR_STATION, EDGE, ENTRANCE, OPEN
cdef enum:
    BEGINNING = 0
    CROSSING = 5
    ENTERING = 6
    PAYING = 7
    DISCARDING = 8
    OVER = 9
    FOR_MOUNTAIN = 1
    FOR_WATER = 2
    FOR_STATION = 3
    EDGE = 1
    ENTRANCE = 2
    OPEN = 3
# end of numbers
# numbers of stellwerk.games.raildice.pieces: OUT_AT, IS_STATION, COMPANY_AT, GROUP_AT
cdef enum:
    OUT_AT = 2
    IS_STATION = 64
    COMPANY_AT = 7
    GROUP_AT = 10
# end of numbers

cdef Mask _ALL_CELLS
cdef list _TOKENS
cdef list _ROWS
cdef list _GROUPS

@cython.locals(p=Position, rested=Position, playing=bint, open_ends=list)
cpdef dict encode(Standing standing, object seat, list shown)
cdef dict memory(Standing standing)
cdef object income_json(Position p)
@cython.locals(faces=list, face=int, _=int)
cdef list rolled(Position p)
@cython.locals(station=bint, cell=int)
cdef object due(Position p)
@cython.locals(cell=int, side=int, chain=bint, entering=bint, free=Mask)
cdef dict end_json(Position p, int end, bint is_open)
@cython.locals(found=list)
cdef list tokens(Mask mask)
@cython.locals(number=int, slot=int, lie=int, pieces=list, rest=Mask, cell=int)
cdef dict active_tile(Position p, int end)
@cython.locals(one=int, other=int)
cdef dict piece_json(int piece, int cell)
@cython.locals(lie=int, stations=list, company=int, ends=list, end=int)
cdef dict mini(Position p, int number)
@cython.locals(entering=bint, tile=int, side=int, right=int, down=int, here=list, cell=int)
cdef object crossing(Position p)
@cython.locals(wanted="long long", found=list, number=int, lie=int)
cdef list fitting(Position p, int tile, int side)
@cython.locals(director=int, groups=list, group=int)
cdef dict company_json(Position p, int company)
@cython.locals(front=dict, face=int, shares=dict, directs=list, company=int)
cdef dict seat_json(Position p, int seat, bint shown)
@cython.locals(groups=list, directors=list, company=int, before=int, after=int)
cdef dict last_year(Position p, object year)
