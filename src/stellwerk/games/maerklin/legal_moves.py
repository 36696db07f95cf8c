"""What may be done now: the legal moves of a seat and of chance; compiled with ``legal_moves.pxd``.

They are written into ``offer`` of the position (with ``weight`` for chance) and stay there until
the next move.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import lowest
    from stellwerk.core.game import CHANCE
    from stellwerk.games.maerklin.moves import (
        ARRIVE,
        BLIND,
        CLAIM,
        DRAW,
        ENOUGH,
        FIRST,
        GO,
        KEEP,
        KEEP_BASE,
        MIX,
        MOST_DRAWN,
        NO_COLOUR,
        NOBODY,
        PAY,
        PICK,
        SET_DOWN,
        SHUFFLE,
        STOP,
        TICKET,
        TRAVEL,
        TURN,
    )
    from stellwerk.games.maerklin.network import claimable
    from stellwerk.games.maerklin.passengers_2017 import pick_place
    from stellwerk.games.maerklin.phases import (
        ANNOUNCING,
        CHOOSING,
        DUE_FIRST,
        DUE_FOLK,
        DUE_HAND,
        DUE_LONG,
        DUE_ROW,
        DUE_SHORT,
        DUE_SHUFFLE,
        EVENT,
        FIRST_KEPT,
        GRAY,
        KIND_TOTAL,
        LOCOMOTIVE,
        LONG_ROUTE,
        NO_CHANCE,
        ON_TURN,
        OVER,
        PASSENGER,
        PAYING,
        PICKING,
        PLACING,
        PLUS4,
        QUEUE,
        SECOND,
        TRAVELLING,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.ticket_piles import drawn, pile
    from stellwerk.games.maerklin.travel import free_ends, ways


def acts(p: Position, seat: int) -> bool:
    """Whether the seat, or chance, may act now."""
    if seat == CHANCE:
        return p.due != NO_CHANCE
    if p.due != NO_CHANCE or p.phase == OVER:
        return False
    if p.phase == CHOOSING:
        if seat < 0 or seat >= p.players:
            return False
        return p.event[EVENT * ((seat - p.first + p.players) % p.players) + 7] == 0
    return seat == p.seat


def offers(p: Position, seat: int) -> int:
    """Find the legal moves of a seat; gives their number."""
    if p.fresh == seat:
        return p.offered
    p.offered = 0
    if acts(p, seat):
        if seat == CHANCE:
            offer_chance(p)
        elif p.phase == ON_TURN:
            offer_actions(p, seat)
        elif p.phase == SECOND:
            offer_cards(p, True)
            if p.rules.second_card_optional:
                add(p, ENOUGH)
        elif p.phase == PAYING:
            offer_payments(p, seat)
        elif p.phase == PLACING:
            offer_cities(p, SET_DOWN, free_ends(p, seat, p.route))
            add(p, NOBODY)
        elif p.phase == TRAVELLING:
            offer_ways(p, seat)
        elif p.phase == PICKING:
            offer_folk(p)
        elif p.phase == ANNOUNCING:
            offer_mixes(p)
        else:
            offer_keeping(p, seat)
    p.fresh = seat
    return p.offered


def add(p: Position, move: int) -> None:
    p.offer[p.offered] = move
    p.offered += 1


def add_weighted(p: Position, move: int, weight: int) -> None:
    if weight > 0:
        p.offer[p.offered] = move
        p.weight[p.offered] = weight
        p.offered += 1


def offer_actions(p: Position, seat: int) -> None:
    """The beginnings of the four actions (MK-20)."""
    offer_cards(p, False)
    offer_mixes(p)
    if claimable(p, seat):
        offer_routes(p, CLAIM)
    stand = p.stand[seat]
    while stand:
        if ways(p, seat, lowest(stand), p.hand[11 * seat + PASSENGER]):
            add(p, TRAVEL + lowest(stand))
        stand &= stand - 1


def offer_routes(p: Position, base: int) -> None:
    """A move for each route found by ``claimable`` or ``ways``."""
    n = p.offered
    for word in range(2):
        left = p.can[word]
        while left:
            p.offer[n] = base + 64 * word + lowest(left)
            n += 1
            left &= left - 1
    p.offered = n


def offer_cards(p: Position, second: bool) -> None:
    """Cards of the row and the deck (MK-25 to MK-32)."""
    n = p.offered
    if p.deck_size > 0 or p.rules.row_without_deck:
        barred = LOCOMOTIVE if second else -1  # MK-28
        for slot in range(5):
            kind = p.row[slot]
            if kind >= 0 and kind != barred:
                p.offer[n] = 16 * slot + kind
                n += 1
    if p.deck_size > 0:
        p.offer[n] = BLIND
        n += 1
    p.offered = n


def offer_mixes(p: Position) -> None:
    """Short and long tickets together (MK-13, MK-58)."""
    shorts = pile(p, 0)
    longs = pile(p, 1)
    total = shorts + longs if shorts + longs < MOST_DRAWN else MOST_DRAWN
    if total:
        for shorter in range(total + 1):
            if shorter <= shorts and total - shorter <= longs:
                add(p, MIX + 5 * shorter + total - shorter)


def offer_payments(p: Position, seat: int) -> None:
    """Every way to pay for the chosen route (MK-41 to MK-43), the sensible ones first.

    That is: few jokers, of those rather +4 than locomotives, and of the colours the one of which
    there is most.
    """
    b = 11 * seat
    length = p.rules.length[p.route]
    only = p.rules.colour[p.route]
    count = 0
    for colour in range(8):  # sorted into ``weight``, which nobody else needs now
        if p.hand[b + colour] and (only == GRAY or colour == only):
            i = count
            while i > 0 and p.hand[b + p.weight[i - 1]] < p.hand[b + colour]:
                p.weight[i] = p.weight[i - 1]
                i -= 1
            p.weight[i] = colour
            count += 1
    for jokers in range(length):
        for i in range(count):
            if p.hand[b + p.weight[i]] >= length - jokers:
                offer_jokers(p, b, length, p.weight[i], jokers)
    offer_jokers(p, b, length, NO_COLOUR, length)


def offer_jokers(p: Position, b: int, length: int, colour: int, jokers: int) -> None:
    """Payments with so many jokers of either kind."""
    most = p.hand[b + PLUS4] if length >= LONG_ROUTE else 0
    for plus4 in range(jokers, -1, -1):
        if plus4 <= most and jokers - plus4 <= p.hand[b + LOCOMOTIVE]:
            add(p, PAY + 512 * colour + 64 * (length - jokers) + 8 * (jokers - plus4) + plus4)


def offer_cities(p: Position, base: int, cities: int) -> None:
    """A move for each city of a mask."""
    while cities:
        add(p, base + lowest(cities))
        cities &= cities - 1


def offer_ways(p: Position, seat: int) -> None:
    """How a journey can go on (MK-65, MK-66), and its end (MK-71)."""
    if p.steps:
        add(p, STOP)
    if ways(p, seat, p.at, p.hand[11 * seat + PASSENGER] - p.foreign):
        offer_routes(p, GO)


def offer_folk(p: Position) -> None:
    """Passengers to choose from (V-1)."""
    place = pick_place(p)
    for colour in range(6):
        if p.folk[6 * place + colour]:
            add(p, PICK + 8 * place + colour)


def offer_keeping(p: Position, seat: int) -> None:
    """Which tickets to keep: all first, at least one (MK-59), at set-up two (MK-14)."""
    event = p.events - 1
    least = 1
    if p.phase == CHOOSING:
        event = (seat - p.first + p.players) % p.players
        least = FIRST_KEPT
    n = drawn(p, event)
    sort_drawn(p, event, n)
    for mask in range((1 << n) - 1, 0, -1):
        digits = 0
        count = 0
        for i in range(n):
            if mask >> p.weight[n + i] & 1:
                digits = digits * KEEP_BASE + p.weight[i]
                count += 1
        if count >= least:
            add(p, KEEP + digits)


def sort_drawn(p: Position, event: int, n: int) -> None:
    """The digits of the tickets of an event into ``weight``, the largest first; then their bits.

    Nobody else needs the weights now.
    """
    for i in range(n):
        ticket = p.event[EVENT * event + 3 + i] + p.rules.first_ticket + 1
        place = i
        while place > 0 and p.weight[place - 1] < ticket:
            p.weight[place] = p.weight[place - 1]
            p.weight[n + place] = p.weight[n + place - 1]
            place -= 1
        p.weight[place] = ticket
        p.weight[n + place] = i


def offer_chance(p: Position) -> None:
    """What chance can deal, with weights."""
    if p.due == DUE_HAND or p.due == DUE_ROW:
        base = DRAW if p.due == DUE_HAND else TURN
        for kind in range(KIND_TOTAL):
            add_weighted(p, base + kind, p.deck[kind])
    elif p.due == DUE_SHORT:
        offer_pile(p, 0, TICKET + p.rules.first_ticket)
    elif p.due == DUE_LONG:
        offer_pile(p, 1, TICKET + p.rules.first_ticket + p.rules.short_tickets)
    elif p.due == DUE_FIRST:
        for seat in range(p.players):
            add_weighted(p, FIRST + seat, 1)
    elif p.due == DUE_FOLK:
        for colour in range(6):
            add_weighted(p, ARRIVE + colour, p.folk_left[colour])
    elif p.due == DUE_SHUFFLE:
        add_weighted(p, SHUFFLE, 1)


def offer_pile(p: Position, kind: int, base: int) -> None:
    """The next ticket: any of the upper part; once that is used up, the first of the queue."""
    left = p.top[kind]
    if left == 0:
        add_weighted(
            p,
            TICKET + p.rules.first_ticket + p.queue[QUEUE * kind + p.queue_start[kind]],
            1,
        )
    while left:
        add_weighted(p, base + lowest(left), 1)
        left &= left - 1
