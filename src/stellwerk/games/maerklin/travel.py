"""Passengers: where they can be put down and how they travel (MK-52 to MK-72).

Compiled with ``travel.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest
    from stellwerk.games.maerklin.cards import spend
    from stellwerk.games.maerklin.phases import CITY_TOTAL, PASSENGER
    from stellwerk.games.maerklin.position import Position


def free_ends(p: Position, seat: int, route: int) -> int:
    """The cities at the ends of a route into which the seat can put a passenger, as a mask."""
    if p.supply[seat] == 0:
        return 0
    ends = ONE << p.rules.end_a[route]
    if p.rules.end_b[route] < CITY_TOTAL:  # MK-53
        ends |= ONE << p.rules.end_b[route]
    for other in range(p.players):
        ends &= ~p.stand[other]
    return ends


def put_down(p: Position, seat: int, city: int) -> None:
    """A passenger of the supply into a city."""
    p.supply[seat] -= 1
    p.stand[seat] |= ONE << city


def ways(p: Position, seat: int, place: int, cards: int) -> bool:
    """Find the routes by which a journey can leave a place, into ``can``; whether there are any.

    ``cards`` are the passenger cards that are left for routes of others (MK-65).
    """
    for word in range(2):
        usable = p.own[2 * seat + word]
        if cards > 0:
            for other in range(p.players):
                usable |= p.own[2 * other + word]
        p.can[word] = usable & p.rules.touching[2 * place + word] & ~p.used[word]
    return (p.can[0] | p.can[1]) != 0


def can_travel(p: Position, seat: int) -> bool:
    """Whether a passenger of the seat can make a journey (MK-64)."""
    left = p.stand[seat]
    while left:
        if ways(p, seat, lowest(left), p.hand[11 * seat + PASSENGER]):
            return True
        left &= left - 1
    return False


def depart(p: Position, city: int) -> None:
    """Begin a journey."""
    p.start = city
    p.at = city
    p.steps = 0
    p.foreign = 0


def step(p: Position, seat: int, route: int) -> None:
    """Go on along a route."""
    word = route >> 6
    bit = ONE << (route & 63)
    p.path[p.steps] = route
    p.steps += 1
    p.used[word] |= bit
    if not p.own[2 * seat + word] & bit:
        p.foreign += 1
    p.at = p.rules.end_a[route] + p.rules.end_b[route] - p.at


def step_back(p: Position, seat: int) -> None:
    """Take back the last step."""
    p.steps -= 1
    route = p.path[p.steps]
    word = route >> 6
    bit = ONE << (route & 63)
    p.used[word] &= ~bit
    if not p.own[2 * seat + word] & bit:
        p.foreign -= 1
    p.at = p.rules.end_a[route] + p.rules.end_b[route] - p.at


def arrive(p: Position, seat: int) -> None:
    """End a journey: take the goods and play the passenger cards (MK-67 to MK-72)."""
    place = p.start
    seen = ONE << p.start
    for i in range(p.steps):
        place = p.rules.end_a[p.path[i]] + p.rules.end_b[p.path[i]] - place
        if place < CITY_TOTAL and place != p.start:
            if not seen >> place & 1 or p.rules.collect_on_revisit:
                take_goods(p, seat, place)
            seen |= ONE << place
    spend(p, seat, PASSENGER, p.foreign)
    p.stand[seat] &= ~(ONE << p.start)
    p.start = -1
    p.at = -1
    p.steps = 0
    p.foreign = 0
    p.used[0] = 0
    p.used[1] = 0


def take_goods(p: Position, seat: int, city: int) -> None:
    """The top token of a city, if there is one."""
    if p.height[city] > 0:
        token = p.rules.stack_start[city + 1] - p.height[city]
        p.height[city] -= 1
        p.taker[token] = seat
        p.goods[seat] += p.rules.token_value[token]
        p.score[seat] += p.rules.token_value[token]
