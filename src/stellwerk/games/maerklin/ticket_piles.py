"""Ticket piles (MK-13 to MK-15, MK-57 to MK-60); compiled with ``ticket_piles.pxd``.

A pile has an unordered upper part, a set of tickets, and below it a queue of those that were put
back in play, whose order the rules create (MK-59).

Each drawing is an event of eight numbers: seat, short and long tickets announced, up to four
tickets in the order drawn (-1: not drawn yet), and which of them were kept, as bits.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, popcount
    from stellwerk.games.maerklin.phases import (
        DUE_LONG,
        DUE_SHORT,
        EVENT,
        NO_CHANCE,
        QUEUE,
    )
    from stellwerk.games.maerklin.position import Position


def pile(p: Position, kind: int) -> int:
    """How many tickets a pile holds; kind 0 is short."""
    return popcount(p.top[kind]) + p.queue_size[kind]


def announce(p: Position, seat: int, shorts: int, longs: int) -> None:
    """Begin to draw tickets."""
    e = EVENT * p.events
    p.events += 1
    p.event[e] = seat
    p.event[e + 1] = shorts
    p.event[e + 2] = longs
    for i in range(4):
        p.event[e + 3 + i] = -1
    p.event[e + 7] = 0
    ask(p)


def ask(p: Position) -> bool:
    """Let chance draw the next ticket of the last announcement; whether all are drawn."""
    e = EVENT * (p.events - 1)
    n = drawn(p, p.events - 1)
    if n < p.event[e + 1]:
        p.due = DUE_SHORT
    elif n < p.event[e + 1] + p.event[e + 2]:
        p.due = DUE_LONG
    else:
        p.due = NO_CHANCE
        return True
    return False


def drawn(p: Position, event: int) -> int:
    """How many tickets of an event have been drawn."""
    e = EVENT * event
    n = 0
    while n < 4 and p.event[e + 3 + n] >= 0:
        n += 1
    return n


def draw_ticket(p: Position, ticket: int) -> None:
    """The ticket with this number comes off its pile."""
    kind = 0
    bit = ticket
    if ticket >= p.rules.short_tickets:
        kind = 1
        bit = ticket - p.rules.short_tickets
    if p.top[kind]:
        p.top[kind] &= ~(ONE << bit)
    else:
        p.queue_start[kind] = (p.queue_start[kind] + 1) % QUEUE
        p.queue_size[kind] -= 1
    e = EVENT * (p.events - 1)
    p.event[e + 3 + drawn(p, p.events - 1)] = ticket


def keep_mask(p: Position, event: int, ticket: int) -> int:
    """The bit of a ticket among those drawn in an event; 0 if it is none of them."""
    e = EVENT * event
    for i in range(drawn(p, event)):
        if p.event[e + 3 + i] == ticket:
            return 1 << i
    return 0


def hand_out(p: Position, event: int, shuffled: bool) -> None:
    """Kept tickets to their seat, the others back: at set-up shuffled, in play to the bottom."""
    e = EVENT * event
    seat = p.event[e]
    for i in range(drawn(p, event)):
        ticket = p.event[e + 3 + i]
        kind = 0
        bit = ticket
        if ticket >= p.rules.short_tickets:
            kind = 1
            bit = ticket - p.rules.short_tickets
        if p.event[e + 7] >> i & 1:
            p.kept[2 * seat + kind] |= ONE << bit
        elif shuffled:
            p.top[kind] |= ONE << bit
        else:
            end = (p.queue_start[kind] + p.queue_size[kind]) % QUEUE
            p.queue[QUEUE * kind + end] = ticket
            p.queue_size[kind] += 1
