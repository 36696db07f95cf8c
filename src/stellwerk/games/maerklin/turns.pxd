cimport cython

from stellwerk.games.maerklin.cards cimport gain_blind, settle, take_from_row
from stellwerk.games.maerklin.passengers_2017 cimport pick_on, pick_up, settle_folk
from stellwerk.games.maerklin.network cimport claim, claimable
from stellwerk.games.maerklin.ticket_piles cimport announce, ask, draw_ticket, hand_out, keep_mask, pile
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    ANNOUNCING, ARRIVE, BLIND, CHOOSING, CITY_TOTAL, CLAIM, DEALING, DRAW, DUE_FIRST, DUE_FOLK,
    DUE_HAND, DUE_SHUFFLE, ENDING, EVENT, FEW_TRAINS, FIRST, FIRST_CARDS, GO, KEEP, KEEPING, KEEP_BASE, LOCOMOTIVE,
    MIX, NO_CHANCE, ON_TURN, OVER, PAY, PAYING, PICK, PLACING, SECOND, SET_DOWN,
    SHUFFLE, STOP, TICKET, TRAVEL, TRAVELLING, TURN,
)
from stellwerk.games.maerklin.travel cimport (
    arrive, can_travel, depart, free_ends, put_down, step,
)

cpdef void begin(Position p) noexcept nogil
cdef void begin_with(Position p, int seat) noexcept nogil
cpdef void play(Position p, int seat, int move) noexcept nogil
cdef void play_word(Position p, int seat, int move) noexcept nogil
cdef void deal(Position p, int move) noexcept nogil
cdef void deal_card(Position p, int kind) noexcept nogil
@cython.locals(slot=int)
cdef void turn_up(Position p, int kind) noexcept nogil
cdef void go_on(Position p) noexcept nogil
@cython.locals(kind=int)
cdef void take(Position p, int seat, int slot) noexcept nogil
@cython.locals(slot=int)
cdef bint second_card(Position p) noexcept nogil
cdef void pay_for(Position p, int seat, int move) noexcept nogil
cdef void end_journey(Position p, int seat) noexcept nogil
@cython.locals(event=int, mask=int)
cdef void keep_tickets(Position p, int seat, int digits) noexcept nogil
@cython.locals(first=int)
cdef void keep_drawn(Position p, int event, int mask) noexcept nogil
cdef void end_turn(Position p) noexcept nogil
cdef void next_turn(Position p) noexcept nogil
@cython.locals(slot=int)
cdef bint can_act(Position p, int seat) noexcept nogil
