cimport cython
# cold: laid out once for the options of a game

from stellwerk.core.bits cimport Mask

# numbers of stellwerk.core.game: CHANCE
cdef enum:
    CHANCE = -1
# end of numbers

# numbers of stellwerk.games.maerklin.phases
cdef enum:
    DEALING = 0
    ANNOUNCING = 1
    CHOOSING = 2
    ON_TURN = 3
    SECOND = 4
    PAYING = 5
    PLACING = 6
    PICKING = 7
    TRAVELLING = 8
    KEEPING = 9
    ENDING = 10
    OVER = 11
    NO_CHANCE = 0
    DUE_FIRST = 1
    DUE_HAND = 2
    DUE_ROW = 3
    DUE_SHORT = 4
    DUE_LONG = 5
    DUE_SHUFFLE = 6
    DUE_FOLK = 7
    GRAY = 8
    LOCOMOTIVE = 8
    PLUS4 = 9
    PASSENGER = 10
    CITY_TOTAL = 35
    PLACE_TOTAL = 40
    ROUTE_TOTAL = 110
    KIND_TOTAL = 11
    TOKEN_TOTAL = 74
    LOG_BLIND = 0
    LOG_TAKE = 1
    LOG_PAY = 2
    LOG_MARK = 16384
    LOG = 736
    EVENT = 8
    EVENTS = 88
    QUEUE = 64
    TRAIN_TOTAL = 45
    FIRST_CARDS = 4
    FIRST_KEPT = 2
    LONG_ROUTE = 4
    MOST_RESETS = 100
    FEW_TRAINS = 2
    FOLK_TOTAL = 60
    MOST_FOLK = 20
    SECOND_FOLK = 10
    LOCOMOTIVE_MARK = 1
    PASSENGER_MARK = 16
    EMPTY_MARK = 256
    POINT = 16
    WAYS = 16
# end of numbers

# numbers of stellwerk.games.maerklin.moves
cdef enum:
    TAKE = 0
    BLIND = 100
    ENOUGH = 101
    STOP = 102
    NOBODY = 103
    SHUFFLE = 104
    MIX = 110
    CLAIM = 200
    GO = 400
    SET_DOWN = 600
    TRAVEL = 700
    PICK = 800
    FIRST = 1200
    DRAW = 1220
    TURN = 1240
    ARRIVE = 1260
    TICKET = 1300
    PAY = 2048
    KEEP = 8192
    KEEP_BASE = 198
    NO_COLOUR = 8
    MOST_DRAWN = 4
# end of numbers

# python: Rules._make_room, Rules._fill_cards, Rules._fill_routes, Rules._fill_stacks
# python: Rules._fill_tickets, _rules, rules_for


@cython.final
cdef class Rules:
    cdef readonly str variant
    cdef readonly bint random_first
    cdef readonly bint collect_on_revisit
    cdef readonly bint second_card_optional
    cdef readonly bint plus4_counts
    cdef readonly bint row_without_deck
    cdef readonly int passengers
    cdef readonly bint has_folk
    cdef readonly int bonus
    cdef readonly int cards[11]
    cdef readonly int length[110]
    cdef readonly int colour[110]
    cdef readonly int end_a[110]
    cdef readonly int end_b[110]
    cdef readonly int points[8]
    cdef readonly Mask twins[220]
    cdef readonly Mask fits[144]
    cdef readonly Mask fits_long[144]
    cdef readonly Mask within[16]
    cdef readonly int row_marks[12]  # by kind + 1
    cdef readonly Mask touching[80]
    cdef readonly int stack_start[36]
    cdef readonly int token_value[74]
    cdef readonly int folk[40]
    cdef readonly int folk_each[6]
    cdef readonly int first_ticket
    cdef readonly int tickets
    cdef readonly int short_tickets
    cdef readonly int ticket_a[89]
    cdef readonly int ticket_b[89]
    cdef readonly int ticket_value[89]
