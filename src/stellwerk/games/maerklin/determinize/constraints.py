"""What a seat's doings prove about its hand.

Who has chosen a route can pay for it; who travels over routes of others has the passenger cards;
and whose turn it is can do something, or it would have been skipped (MK-21).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from stellwerk.games.maerklin.map import ROUTES
from stellwerk.games.maerklin.phases import (
    GRAY,
    LOCOMOTIVE,
    LONG_ROUTE,
    NO_CHANCE,
    ON_TURN,
    PASSENGER,
    PAYING,
    PLUS4,
    TRAVELLING,
)
from stellwerk.games.maerklin.rules import Rules
from stellwerk.games.maerklin.ticket_piles import pile
from stellwerk.games.maerklin.travel import ways

if TYPE_CHECKING:
    from stellwerk.core.rng import Rng
    from stellwerk.games.maerklin.position import Position

Hand: TypeAlias = dict[int, int]  # how many cards of some kinds


def proofs(p: Position, viewer: int, rng: Rng) -> list[Hand]:
    """Hands of which the seat on turn must hold one, likely ones first; none, if nothing is proved.

    What the viewer holds itself needs no proof.
    """
    if p.seat < 0 or p.due != NO_CHANCE or p.seat == viewer:
        return []
    if p.phase == PAYING:
        return _likely_first(payments(p.rules, p.route), rng)
    if p.phase == TRAVELLING and p.foreign:
        return [{PASSENGER: p.foreign}]
    if p.phase == ON_TURN and not _can_act_anyhow(p):
        return _likely_first(_ways_to_act(p), rng)
    return []


def payments(rules: Rules, route: int) -> list[Hand]:
    """Every way to pay for a route (MK-41 to MK-43)."""
    length, colour = rules.length[route], rules.colour[route]
    found = []
    for plus4 in range(length + 1 if length >= LONG_ROUTE and rules.cards[PLUS4] else 1):
        for locomotives in range(length - plus4 + 1):
            cards = length - plus4 - locomotives
            jokers = {LOCOMOTIVE: locomotives, PLUS4: plus4}
            if cards == 0:
                found.append(jokers)
            else:
                colours = range(8) if colour == GRAY else (colour,)
                found += [{one: cards, **jokers} for one in colours]
    return found


def _likely_first(hands: list[Hand], rng: Rng) -> list[Hand]:
    """Few cards and few jokers are likely, with some luck in it."""
    return sorted(
        hands,
        key=lambda hand: (
            sum(hand.values())
            + hand.get(LOCOMOTIVE, 0)
            + hand.get(PLUS4, 0)
            + rng.below(3000) / 1000
        ),
    )


def _can_act_anyhow(p: Position) -> bool:
    """Whether the seat on turn can do something that does not depend on its hand."""
    if p.deck_size or pile(p, 0) or pile(p, 1):
        return True
    if p.rules.row_without_deck and max(p.row) >= 0:
        return True
    return _can_leave(p, 0)


def _can_leave(p: Position, cards: int) -> bool:
    stand = p.stand[p.seat]
    return any(
        ways(p, p.seat, city, cards) for city in range(stand.bit_length()) if stand >> city & 1
    )


def _ways_to_act(p: Position) -> list[Hand]:
    """Hands with which the seat on turn could claim some route or begin a journey."""
    found = [{PASSENGER: 1}] if _can_leave(p, 1) else []
    free = p.open[0] | p.open[1] << 64
    barred = p.barred[2 * p.seat] | p.barred[2 * p.seat + 1] << 64
    for route in ROUTES:
        if (free & ~barred) >> route.number & 1 and route.length <= p.trains[p.seat]:
            found += payments(p.rules, route.number)
    return found
