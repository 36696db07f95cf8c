"""A random legal move, made without listing all of them; compiled with ``random_moves.pxd``.

Playouts spend their time here. Each function counts what may be done, picks one by a random number
of 64 bits, and does it; ``legal_moves.py`` lists the same moves in the same order, and a test
compares.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import lowest, popcount
    from stellwerk.core.rng import scaled
    from stellwerk.games.maerklin.legal_moves import offers
    from stellwerk.games.maerklin.moves import (
        BLIND,
        CLAIM,
        ENOUGH,
        MIX,
        MOST_DRAWN,
        NO_COLOUR,
        PAY,
        TRAVEL,
    )
    from stellwerk.games.maerklin.network import claimable
    from stellwerk.games.maerklin.phases import (
        CHOOSING,
        FIRST_KEPT,
        GRAY,
        KEEPING,
        LOCOMOTIVE,
        LONG_ROUTE,
        ON_TURN,
        PASSENGER,
        PAYING,
        PLUS4,
        SECOND,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.ticket_piles import drawn, pile
    from stellwerk.games.maerklin.travel import ways
    from stellwerk.games.maerklin.turns import keep_drawn, pay_for, play, take

_COLOURS = 8
_HALF = 0xFFFFFFFF  # of a word


def move_at_random(p: Position, seat: int, random: int) -> None:
    """Make one of the legal moves of a seat, each as likely."""
    p.fresh = -2
    if p.phase == ON_TURN:
        act(p, seat, random)
    elif p.phase == SECOND:
        take_second(p, seat, random)
    elif p.phase == PAYING:
        pay(p, seat, random)
    elif p.phase == KEEPING:
        keep(p, p.events - 1, 1, random)
    elif p.phase == CHOOSING:
        keep(p, (seat - p.first + p.players) % p.players, FIRST_KEPT, random)
    else:
        play(p, seat, p.offer[scaled(random, offers(p, seat))])


def act(p: Position, seat: int, random: int) -> None:
    """Begin one of the four actions."""
    cards = row_cards(p, -1)
    blind = cards + (p.deck_size > 0)
    shorts = pile(p, 0)
    longs = pile(p, 1)
    total = shorts + longs if shorts + longs < MOST_DRAWN else MOST_DRAWN
    least = total - longs if longs < total else 0  # short tickets in a mixture
    mixes = 0
    if total:
        mixes = (shorts if shorts < total else total) - least + 1
    routes = claimable(p, seat)
    low = p.can[0]
    high = p.can[1]
    pick = scaled(random, blind + mixes + routes + travellers(p, seat))
    if pick < cards:
        take(p, seat, row_place(p, -1, pick))
    elif pick < blind:
        play(p, seat, BLIND)
    elif pick < blind + mixes:
        least += pick - blind
        play(p, seat, MIX + 5 * least + total - least)
    elif pick < blind + mixes + routes:
        play(p, seat, CLAIM + nth_route(low, high, pick - blind - mixes))
    else:
        play(p, seat, TRAVEL + nth_traveller(p, seat, pick - blind - mixes - routes))


def row_cards(p: Position, barred: int) -> int:
    """How many cards of the row may be taken; none of the kind ``barred``."""
    if p.deck_size == 0 and not p.rules.row_without_deck:
        return 0
    count = 0
    for slot in range(5):
        count += (p.row[slot] >= 0) & (p.row[slot] != barred)
    return count


def row_place(p: Position, barred: int, pick: int) -> int:
    """Where the card with this number among those that may be taken lies."""
    slot = 0
    while True:
        if p.row[slot] >= 0 and p.row[slot] != barred:
            if pick == 0:
                return slot
            pick -= 1
        slot += 1


def travellers(p: Position, seat: int) -> int:
    """How many passengers of the seat can travel."""
    count = 0
    left = p.stand[seat]
    while left:
        count += ways(p, seat, lowest(left), p.hand[11 * seat + PASSENGER])
        left &= left - 1
    return count


def nth_traveller(p: Position, seat: int, pick: int) -> int:
    """The city of the passenger with this number among those who can travel."""
    left = p.stand[seat]
    while True:
        if ways(p, seat, lowest(left), p.hand[11 * seat + PASSENGER]):
            if pick == 0:
                return lowest(left)
            pick -= 1
        left &= left - 1


def nth_route(low: int, high: int, pick: int) -> int:
    """The route with this number in a mask of two words."""
    base = 0
    here = popcount(low)
    if pick >= here:
        pick -= here
        low = high
        base = 64
    here = popcount(low & _HALF)
    if pick >= here:
        pick -= here
        low >>= 32
        base += 32
    while pick:
        low &= low - 1
        pick -= 1
    return base + lowest(low)


def take_second(p: Position, seat: int, random: int) -> None:
    """The second card (MK-25 to MK-32)."""
    cards = row_cards(p, LOCOMOTIVE)
    blind = cards + (p.deck_size > 0)
    pick = scaled(random, blind + p.rules.second_card_optional)
    if pick < cards:
        take(p, seat, row_place(p, LOCOMOTIVE, pick))
    else:
        play(p, seat, BLIND if pick < blind else ENOUGH)


def pay(p: Position, seat: int, random: int) -> None:
    """Pay for the chosen route: by the number of jokers, then the colour, then their kinds."""
    b = 11 * seat
    length = p.rules.length[p.route]
    only = p.rules.colour[p.route]
    locomotives = p.hand[b + LOCOMOTIVE]
    plus4 = p.hand[b + PLUS4] if length >= LONG_ROUTE else 0
    most = locomotives + plus4 if locomotives + plus4 < length else length
    count = 0
    for jokers in range(most + 1):
        found = splits(jokers, locomotives, plus4)
        if jokers < length:
            found *= colours_with(p, b, only, length - jokers)
        p.weight[jokers] = found  # nobody else needs the weights now
        count += found
    pick = scaled(random, count)
    jokers = 0
    while pick >= p.weight[jokers]:
        pick -= p.weight[jokers]
        jokers += 1
    split = splits(jokers, locomotives, plus4)
    colour = NO_COLOUR
    if jokers < length:
        colour = only if only != GRAY else nth_colour(p, b, pick // split)
    # Of the jokers rather +4 than locomotives.
    most = jokers if jokers < plus4 else plus4
    used = most - pick % split
    pay_for(p, seat, PAY + 512 * colour + 64 * (length - jokers) + 8 * (jokers - used) + used)


def splits(jokers: int, locomotives: int, plus4: int) -> int:
    """In how many ways so many jokers can be paid with these."""
    most = jokers if jokers < plus4 else plus4
    least = jokers - locomotives if jokers > locomotives else 0
    return most - least + 1 if most >= least else 0


def colours_with(p: Position, b: int, only: int, cards: int) -> int:
    """How many of the colours that may be paid with are there so often in a hand."""
    if only != GRAY:
        return p.hand[b + only] >= cards
    count = 0
    for colour in range(_COLOURS):
        count += p.hand[b + colour] >= cards
    return count


def nth_colour(p: Position, b: int, pick: int) -> int:
    """The colour with this number in a hand if that of which there is most comes first."""
    for colour in range(_COLOURS):
        before = 0
        for other in range(_COLOURS):
            before += p.hand[b + other] > p.hand[b + colour]
            before += other < colour and p.hand[b + other] == p.hand[b + colour]
        if before == pick:
            return colour
    return NO_COLOUR


def keep(p: Position, event: int, least: int, random: int) -> None:
    """Keep some of the tickets drawn: all of them come first, then one less, and so on."""
    every = (1 << drawn(p, event)) - 1
    count = every
    if least > 1:
        count = 0
        for mask in range(1, every + 1):
            count += popcount(mask) >= least
    pick = scaled(random, count)
    mask = every
    while pick or popcount(mask) < least:
        pick -= popcount(mask) >= least
        mask -= 1
    keep_drawn(p, event, mask)
