"""How long a game can be, and how many points there are to win and to lose."""

from __future__ import annotations

from functools import cache

from stellwerk.core.card import Options
from stellwerk.games.maerklin.card import CARD
from stellwerk.games.maerklin.map import (
    CARDS,
    CITIES,
    FOLK,
    KINDS,
    POINTS,
    ROUTES,
    ROW,
    TICKETS,
)
from stellwerk.games.maerklin.moves import MOST_DRAWN
from stellwerk.games.maerklin.phases import (
    FIRST_KEPT,
    FOLK_TOTAL,
    MOST_FOLK,
    MOST_RESETS,
    TRAIN_TOTAL,
)
from stellwerk.games.maerklin.rules import rules_for


def longest(options: Options, players: int) -> int:
    """No game has more moves than this.

    Everything a turn can do uses up something that does not come back:

    - A card taken is held at the end, paid for a space of a route or played on a journey. Taking it
      is at most two moves of the seat (itself, and "enough" where that is allowed) and one of
      chance.
    - A claim uses up a route: claim, pay, and a passenger put down or at most two picked up.
    - A journey uses up a passenger: it begins, goes along each route at most once, and ends.
    - A drawing of tickets keeps one at least, at set-up two: announce, four tickets, choose.
    - Whatever is done to the row, it is settled once for every card taken, claim and journey, and
      at set-up. A settling turns up as many cards as are missing, and five more for each of its
      resets, of which there are at most 100 (MK-35).
    """
    rules = rules_for(CARD.complete(options))
    cards = CARDS[rules.variant]
    journeys = rules.passengers * players
    taken = sum(cards) + TRAIN_TOTAL * players + journeys * cards[KINDS.index("passenger")]
    claims = min(len(ROUTES), TRAIN_TOTAL * players)
    settlings = 1 + taken + claims + journeys
    turned_up = ROW + taken + settlings * MOST_RESETS * ROW
    drawings = players + rules.tickets - FIRST_KEPT * players
    begun = 1 + (FOLK_TOTAL if rules.has_folk else 0) + 1  # who is first, passengers, the shuffle
    return (
        begun
        + taken * (3 if rules.second_card_optional else 2)
        + turned_up
        + claims * 4
        + journeys * (len(ROUTES) + 2)
        + drawings * (MOST_DRAWN + 2)
    )


def score_range(options: Options, players: int) -> tuple[int, int]:
    """The fewest and the most points of a seat at any time.

    At worst it fails with all tickets but those that the others have to keep, at best it completes
    them and has all goods, most passengers of every colour (V-1) and the routes that bring most.
    """
    rules = rules_for(CARD.complete(options))
    values = sorted(ticket.value for ticket in TICKETS[rules.variant])
    tickets = sum(values[FIRST_KEPT * (players - 1) :])
    goods = sum(sum(city.stack) for city in CITIES) if rules.passengers else 0
    folk = len(FOLK) * MOST_FOLK if rules.has_folk else 0
    return -tickets, best_routes() + tickets + goods + folk + rules.bonus


@cache
def best_routes() -> int:
    """The most points that all trains of a seat can bring, of parallel routes one each (MK-45)."""
    lengths = [route.length for route in ROUTES if route.track == 1]
    best = [0] * (TRAIN_TOTAL + 1)
    for length in lengths:
        for trains in range(TRAIN_TOTAL, length - 1, -1):
            best[trains] = max(best[trains], best[trains - length] + POINTS[length])
    return max(best)
