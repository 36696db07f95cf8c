"""Who does what when: set-up, turns, the end of the game; compiled with ``turns.pxd``.

``play`` makes a move without asking whether it is legal; ``legal_moves.py`` knows what is.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.maerklin.cards import gain_blind, settle, take_from_row
    from stellwerk.games.maerklin.moves import (
        ARRIVE,
        BLIND,
        CLAIM,
        DRAW,
        FIRST,
        GO,
        KEEP,
        KEEP_BASE,
        MIX,
        PAY,
        PICK,
        SET_DOWN,
        SHUFFLE,
        STOP,
        TICKET,
        TRAVEL,
        TURN,
    )
    from stellwerk.games.maerklin.network import claim, claimable
    from stellwerk.games.maerklin.passengers_2017 import pick_on, pick_up, settle_folk
    from stellwerk.games.maerklin.phases import (
        ANNOUNCING,
        CHOOSING,
        CITY_TOTAL,
        DEALING,
        DUE_FIRST,
        DUE_FOLK,
        DUE_HAND,
        DUE_SHUFFLE,
        ENDING,
        EVENT,
        FEW_TRAINS,
        FIRST_CARDS,
        KEEPING,
        LOCOMOTIVE,
        NO_CHANCE,
        ON_TURN,
        OVER,
        PAYING,
        PLACING,
        SECOND,
        TRAVELLING,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.ticket_piles import (
        announce,
        ask,
        draw_ticket,
        hand_out,
        keep_mask,
        pile,
    )
    from stellwerk.games.maerklin.travel import (
        arrive,
        can_travel,
        depart,
        free_ends,
        put_down,
        step,
    )


def begin(p: Position) -> None:
    """Let chance deal what the set-up needs."""
    if p.rules.random_first:
        p.due = DUE_FIRST
    else:
        begin_with(p, 0)


def begin_with(p: Position, seat: int) -> None:
    """The first player is known (MK-12)."""
    p.first = seat
    p.due = DUE_FOLK if p.rules.has_folk else DUE_HAND


def play(p: Position, seat: int, move: int) -> None:
    """Make a legal move of a seat or of chance."""
    p.fresh = -2
    if move < BLIND:
        take(p, seat, move >> 4)
    elif move < MIX:
        play_word(p, seat, move)
    elif move < CLAIM:
        p.phase = KEEPING if p.phase == ON_TURN else ANNOUNCING
        announce(p, seat, (move - MIX) // 5, (move - MIX) % 5)
    elif move < GO:
        p.phase = PAYING
        p.route = move - CLAIM
    elif move < SET_DOWN:
        step(p, seat, move - GO)
        if p.at >= CITY_TOTAL:  # MK-70
            end_journey(p, seat)
    elif move < TRAVEL:
        put_down(p, seat, move - SET_DOWN)
        end_turn(p)
    elif move < PICK:
        p.phase = TRAVELLING
        depart(p, move - TRAVEL)
    elif move < FIRST:
        pick_up(p, (move - PICK) & 7, True)
        if not pick_on(p):
            end_turn(p)
    elif move < PAY:
        deal(p, move)
    elif move < KEEP:
        pay_for(p, seat, move)
    else:
        keep_tickets(p, seat, move - KEEP)


def play_word(p: Position, seat: int, move: int) -> None:
    """A move without a number."""
    if move == BLIND:
        p.phase = SECOND if p.phase == ON_TURN else ENDING
        p.due = DUE_HAND
    elif move == STOP:
        end_journey(p, seat)
    elif move == SHUFFLE:
        p.due = NO_CHANCE
        p.seat = (p.first + p.players - 1) % p.players
        next_turn(p)
    else:  # enough, nobody
        end_turn(p)


# -- chance --------------------------------------------------------------------------------------


def deal(p: Position, move: int) -> None:
    """What chance does, but for the shuffle."""
    if move < DRAW:
        begin_with(p, move - FIRST)
    elif move < TURN:
        deal_card(p, move - DRAW)
    elif move < ARRIVE:
        turn_up(p, move - TURN)
    elif move < TICKET:
        settle_folk(p, move - ARRIVE)
    else:
        draw_ticket(p, move - TICKET - p.rules.first_ticket)
        if ask(p) and p.phase == ANNOUNCING:
            if p.events < p.players:
                p.seat = (p.seat + 1) % p.players
            else:
                p.phase = CHOOSING
                p.seat = -1


def deal_card(p: Position, kind: int) -> None:
    """A card into a hand: at set-up four to each seat, in play to the seat on turn."""
    if p.phase == DEALING:
        gain_blind(p, p.dealt // FIRST_CARDS, kind)
        p.dealt += 1
        if p.dealt < FIRST_CARDS * p.players:
            return
    else:
        gain_blind(p, p.seat, kind)
    if settle(p):
        go_on(p)


def turn_up(p: Position, kind: int) -> None:
    """A card into the first empty place of the row."""
    slot = 0
    while p.row[slot] >= 0:
        slot += 1
    p.row[slot] = kind
    p.deck[kind] -= 1
    p.deck_size -= 1
    if settle(p):
        go_on(p)


def go_on(p: Position) -> None:
    """The row is settled: what now?"""
    if p.phase == DEALING:
        p.phase = ANNOUNCING
        p.seat = p.first
    elif p.phase == SECOND:
        if not second_card(p):
            end_turn(p)
    elif p.phase == PLACING:
        if p.rules.has_folk:
            p.pick_end = 0
            if not pick_on(p):
                end_turn(p)
        elif free_ends(p, p.seat, p.route) == 0:
            end_turn(p)
    elif p.phase == ENDING:
        end_turn(p)


# -- actions -------------------------------------------------------------------------------------


def take(p: Position, seat: int, slot: int) -> None:
    """A card of the row (MK-25 to MK-29)."""
    kind = take_from_row(p, seat, slot)
    p.phase = SECOND if p.phase == ON_TURN and kind != LOCOMOTIVE else ENDING
    if settle(p):
        go_on(p)


def second_card(p: Position) -> bool:
    """Whether there is a second card to take (MK-31)."""
    if p.deck_size > 0:
        return True
    if p.rules.row_without_deck:
        for slot in range(5):
            if p.row[slot] >= 0 and p.row[slot] != LOCOMOTIVE:
                return True
    return False


def pay_for(p: Position, seat: int, move: int) -> None:
    """The chosen route is paid and claimed (MK-48); then a passenger may be placed (MK-37)."""
    p.paid = move
    p.undo = True
    move -= PAY
    claim(p, seat, p.route, move >> 9, move >> 6 & 7, move & 63)
    p.phase = PLACING
    if settle(p):
        go_on(p)


def end_journey(p: Position, seat: int) -> None:
    """The passenger leaves the game (MK-72)."""
    arrive(p, seat)
    p.phase = ENDING
    if settle(p):
        end_turn(p)


def keep_tickets(p: Position, seat: int, digits: int) -> None:
    """Keep some of the tickets drawn, put back the others."""
    event = p.events - 1
    if p.phase == CHOOSING:
        event = (seat - p.first + p.players) % p.players
    mask = 0
    while digits:
        mask |= keep_mask(p, event, digits % KEEP_BASE - 1 - p.rules.first_ticket)
        digits //= KEEP_BASE
    keep_drawn(p, event, mask)


def keep_drawn(p: Position, event: int, mask: int) -> None:
    """Keep the tickets of an event that the mask says."""
    p.event[EVENT * event + 7] = mask
    if p.phase == KEEPING:
        hand_out(p, event, False)
        end_turn(p)
        return
    for first in range(p.players):
        if p.event[EVENT * first + 7] == 0:
            return
    for first in range(p.players):  # MK-15: when all have chosen
        hand_out(p, first, True)
    p.phase = DEALING
    p.due = DUE_SHUFFLE


# -- turns ---------------------------------------------------------------------------------------


def end_turn(p: Position) -> None:
    """The seat on turn has performed its action."""
    p.skipped = 0
    if p.last_left == 0 and p.trains[p.seat] <= FEW_TRAINS:  # MK-75
        p.last_by = p.seat
        p.last_left = p.players + 1
    if p.last_left:
        p.last_left -= 1
        if p.last_left == 0:
            p.phase = OVER
            return
    next_turn(p)


def next_turn(p: Position) -> None:
    """On to the next seat that can do anything (MK-21, MK-22)."""
    p.route = -1
    p.paid = 0
    p.phase = ON_TURN
    while True:
        p.seat = (p.seat + 1) % p.players
        if can_act(p, p.seat):
            return
        p.skips += 1
        p.skipped |= 1 << p.seat
        if p.skipped == (1 << p.players) - 1:
            p.phase = OVER
            return
        if p.last_left:
            p.last_left -= 1
            if p.last_left == 0:
                p.phase = OVER
                return


def can_act(p: Position, seat: int) -> bool:
    """Whether any of the four actions is legal."""
    if p.deck_size > 0 or pile(p, 0) > 0 or pile(p, 1) > 0:
        return True
    if p.rules.row_without_deck:
        for slot in range(5):
            if p.row[slot] >= 0:
                return True
    return claimable(p, seat) > 0 or can_travel(p, seat)
