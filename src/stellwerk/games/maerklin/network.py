"""Claims and connections (MK-40 to MK-48, MK-80); compiled with ``network.pxd``.

For each city of each seat ``reach`` holds the places connected with it. A country is such a place,
but nothing goes on behind it (MK-4): it never joins what reaches it.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.games.maerklin.cards import spend, unspend
    from stellwerk.games.maerklin.phases import CITY_TOTAL, LOCOMOTIVE, PLUS4
    from stellwerk.games.maerklin.position import Position

_CITIES = (1 << 35) - 1


def claimable(p: Position, seat: int) -> int:
    """Find the routes that the seat can claim and pay now, into ``can``; gives their number."""
    b = 11 * seat
    locomotives = p.hand[b + LOCOMOTIVE]
    plus4 = p.hand[b + PLUS4]
    most = 0
    low = 0
    high = 0
    for colour in range(9):
        # Gray, the last one, is paid with the colour of which there is most (MK-42).
        have = most
        if colour < 8:
            have = p.hand[b + colour]
            if have > most:
                most = have
        have += locomotives
        i = 16 * colour + 2 * (have if have < 7 else 7)
        low |= p.rules.fits[i]
        high |= p.rules.fits[i + 1]
    if plus4:
        for colour in range(9):
            have = most if colour == 8 else p.hand[b + colour]
            have += locomotives + plus4
            i = 16 * colour + 2 * (have if have < 7 else 7)
            low |= p.rules.fits_long[i]
            high |= p.rules.fits_long[i + 1]
    trains = p.trains[seat]
    i = 2 * (trains if trains < 7 else 7)
    p.can[0] = low & p.rules.within[i] & p.open[0] & ~p.barred[2 * seat]
    p.can[1] = high & p.rules.within[i + 1] & p.open[1] & ~p.barred[2 * seat + 1]
    return popcount(p.can[0]) + popcount(p.can[1])


def claim(p: Position, seat: int, route: int, colour: int, cards: int, jokers: int) -> None:
    """Pay for a route and own it; ``jokers`` are 8 · locomotives + number of +4."""
    word = route >> 6
    bit = ONE << (route & 63)
    spend(p, seat, colour, cards)
    spend(p, seat, LOCOMOTIVE, jokers >> 3)
    spend(p, seat, PLUS4, jokers & 7)
    p.trains[seat] -= p.rules.length[route]
    p.score[seat] += p.rules.points[p.rules.length[route]]
    p.own[2 * seat + word] |= bit
    p.open[word] &= ~bit
    p.barred[2 * seat] |= p.rules.twins[2 * route]
    p.barred[2 * seat + 1] |= p.rules.twins[2 * route + 1]
    if p.players < 4:  # MK-46
        p.open[0] &= ~p.rules.twins[2 * route]
        p.open[1] &= ~p.rules.twins[2 * route + 1]
    connect(p, seat, route)


def unclaim(p: Position, seat: int, route: int, colour: int, cards: int, jokers: int) -> None:
    """Take back the last claim."""
    word = route >> 6
    bit = ONE << (route & 63)
    unspend(p, seat, PLUS4, jokers & 7)
    unspend(p, seat, LOCOMOTIVE, jokers >> 3)
    unspend(p, seat, colour, cards)
    p.trains[seat] += p.rules.length[route]
    p.score[seat] -= p.rules.points[p.rules.length[route]]
    p.own[2 * seat + word] &= ~bit
    p.open[word] |= bit
    p.barred[2 * seat] &= ~p.rules.twins[2 * route]
    p.barred[2 * seat + 1] &= ~p.rules.twins[2 * route + 1]
    if p.players < 4:
        p.open[0] |= p.rules.twins[2 * route]
        p.open[1] |= p.rules.twins[2 * route + 1]
    reconnect(p, seat)


def connect(p: Position, seat: int, route: int) -> None:
    """Join what the two ends of a new route reach."""
    s = CITY_TOTAL * seat
    b = p.rules.end_b[route]
    joined = p.reach[s + p.rules.end_a[route]]
    joined |= p.reach[s + b] if b < CITY_TOTAL else ONE << b
    left = joined & _CITIES
    while left:
        p.reach[s + lowest(left)] = joined
        left &= left - 1


def reconnect(p: Position, seat: int) -> None:
    """Find all connections of a seat anew."""
    for city in range(CITY_TOTAL):
        p.reach[CITY_TOTAL * seat + city] = ONE << city
    for word in range(2):
        left = p.own[2 * seat + word]
        while left:
            connect(p, seat, 64 * word + lowest(left))
            left &= left - 1


def is_done(p: Position, seat: int, ticket: int) -> bool:
    """Whether the seat has connected the places of a ticket (MK-80)."""
    a = p.rules.ticket_a[ticket]
    b = p.rules.ticket_b[ticket]
    s = CITY_TOTAL * seat
    if a < CITY_TOTAL:
        return (p.reach[s + a] >> b & 1) == 1
    both = ONE << a | ONE << b
    for city in range(CITY_TOTAL):
        if p.reach[s + city] & both == both:
            return True
    return False
