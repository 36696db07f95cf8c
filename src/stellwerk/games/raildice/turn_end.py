"""The end of a turn and the change of the year (RRD-54 to RRD-63).

Compiled with ``turn_end.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import popcount
    from stellwerk.games.raildice.open_ends import blocked
    from stellwerk.games.raildice.phases import BY_IDLENESS, BY_STATIONS, BY_YEARS, OVER, TURN
    from stellwerk.games.raildice.position import Position


def end_turn(p: Position) -> None:
    """RRD-54: the turn is over and reduced; the next player, or the year change."""
    if not p.trigger:
        p.trigger = BY_STATIONS if stations_end(p) else blocked(p)
    p.income_taken = 0
    p.rolled = 0
    p.paid = 0
    p.last_roll = 0
    p.done += 1
    p.phase = TURN
    if p.done < p.players:
        p.seat = (p.seat + 1) % p.players
    else:
        change_year(p)


def stations_end(p: Position) -> bool:
    """RRD-60 a: a company has built its last station, and every company has built one."""
    complete = False
    for company in range(p.rules.companies):
        if p.built[company] == 0:
            return False
        left = 0
        for group in range(p.rules.groups[company]):
            left += p.left[8 * company + group]
        if left == 0:
            complete = True
    return complete


def directs(p: Position, seat: int) -> bool:
    """Whether the seat directs at least one company."""
    for company in range(p.rules.companies):
        if p.director[company] == seat:
            return True
    return False


def change_year(p: Position) -> None:
    """RRD-55 to RRD-59 and RRD-63."""
    for seat in range(p.players):
        p.directed[seat] = 1 if directs(p, seat) else 0
    for company in range(p.rules.companies):
        if p.director[company] >= 0:
            group = popcount(p.largest_group(company))
            p.carried[8 * p.director[company] + company] += group * p.rules.passengers
    for company in range(p.rules.companies):
        p.director[company] = new_director(p, company)
    p.idle = 0 if p.busy else p.idle + 1
    p.busy = 0
    p.done = 0
    p.start = (p.start + 1) % p.players
    p.seat = p.start
    if p.trigger:
        p.ending = p.trigger
    elif p.idle >= p.rules.idle_limit:
        p.ending = BY_IDLENESS
    elif p.year >= p.rules.year_limit:
        p.ending = BY_YEARS
    if p.ending:
        p.phase = OVER
    else:
        p.year += 1


def new_director(p: Position, company: int) -> int:
    """RRD-56: who directs a company from now on; -1 for nobody."""
    most = 0
    for seat in range(p.players):
        if p.owned[8 * seat + company] > most:
            most = p.owned[8 * seat + company]
    if most == 0:
        return -1
    now = p.director[company]
    best = -1
    nearest = 2 * p.players
    tied = 0
    for seat in range(p.players):
        if p.owned[8 * seat + company] != most:
            continue
        tied += 1
        # Of two that are equally near the one clockwise counts as nearer.
        ahead = (seat - now + p.players) % p.players
        distance = 2 * ahead if 2 * ahead <= p.players else 2 * (p.players - ahead) + 1
        if distance < nearest:
            nearest = distance
            best = seat
    if tied > 1 and now < 0:
        return -1
    return best


def total(p: Position, seat: int) -> int:
    """The passengers a seat has collected."""
    passengers = 0
    for company in range(p.rules.companies):
        passengers += p.carried[8 * seat + company]
    return passengers
