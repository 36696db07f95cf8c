"""The bot `planner` of Zug um Zug Märklin: builds a network for its tickets.

It looks for cheap routes that complete its tickets together, claims what it can pay, draws the
cards that are lacking, takes more tickets when all are done, and lets its passengers travel when
their journeys have become good or the game is about to end. It uses nothing but its view.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from stellwerk.bots.maerklin.journeys import Journeys
from stellwerk.bots.maerklin.sight import (
    COLOUR,
    ENDS,
    GRAY,
    LENGTH,
    LOCOMOTIVE,
    PASSENGER,
    PLUS4,
    Sight,
    look,
)
from stellwerk.bots.maerklin.ways import Network, costs, missing_cards, network
from stellwerk.core.game import Move, View
from stellwerk.games.maerklin import game, moves
from stellwerk.games.maerklin.map import CITIES, FOLK, POINTS, Ticket

# All found by trying against `random` and against itself.
_FIRST_MIX: Final = (1, 3)
_GOOD_TRIP: Final = 0.85  # of what it could become: then it is made
_LATE: Final = 9  # trains of anybody: the end is near


class Planner:
    """Plans anew at every turn; what it decides follows from the view alone."""

    def __init__(self, seed: bytes) -> None:
        self._trip: list[int] = []  # the routes still to travel, the next one last

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        sight = look(view)
        phase = sight.phase
        if phase == "announce":
            return moves.MIX + 5 * _FIRST_MIX[0] + _FIRST_MIX[1]
        if phase in ("choose", "keep"):
            return _keep(sight, least=2 if phase == "choose" else 1)
        if phase == "journey":
            return self._travel(legal)
        if phase == "pay":
            return legal[0]  # the sensible ones come first
        if phase == "pick":
            return max(legal, key=lambda move: sight.folk.get(FOLK[(move - moves.PICK) & 7], 0))
        if phase == "place":
            return _place(view, sight, legal)
        plan = _plan(sight)
        if phase == "second":
            return self._card(sight, plan, legal)
        return self._action(view, sight, plan, legal)

    # -- actions ---------------------------------------------------------------------------------

    def _action(self, view: View, sight: Sight, plan: Network, legal: Sequence[Move]) -> Move:
        move = self._begin_trip(view, sight, plan, legal)
        if move is None:
            move = self._claim(sight, plan, legal)
        if move is None and _wants_tickets(sight, plan):
            move = _mix(sight, legal)
        return self._card(sight, plan, legal) if move is None else move

    def _begin_trip(
        self, view: View, sight: Sight, plan: Network, legal: Sequence[Move]
    ) -> Move | None:
        """A journey, if one is as good as it gets or the game may end."""
        starts = {move - moves.TRAVEL for move in legal if moves.TRAVEL <= move < moves.PICK}
        if not starts:
            return None
        journeys = Journeys(game.imagine(view, Random(0)).position, sight)
        trips = [trip for trip in journeys.trips() if trip.city in starts]
        best = max(trips, key=lambda trip: trip.value)
        hoped = max(trip.value for trip in journeys.trips(plan.routes))
        late = min(sight.trains) <= _LATE or sight.last_round
        # The last claim may begin the last round: all journeys but one come before it.
        if (
            best.value > 0
            and (late or best.value >= _GOOD_TRIP * hoped)
            and (late or best.value > 5)
        ):
            self._trip = list(best.routes[::-1])
            return moves.TRAVEL + best.city
        return None

    def _travel(self, legal: Sequence[Move]) -> Move:
        if self._trip:
            move = moves.GO + self._trip.pop()
            if move in legal:
                return move
        return moves.STOP if moves.STOP in legal else legal[0]

    def _claim(self, sight: Sight, plan: Network, legal: Sequence[Move]) -> Move | None:
        """A route of the plan that can be paid; if nothing is planned, one that brings points."""
        open_claims = [move - moves.CLAIM for move in legal if moves.CLAIM <= move < moves.GO]
        planned = [route for route in open_claims if route in plan.routes]
        if planned:
            return moves.CLAIM + max(planned, key=lambda route: (LENGTH[route], -route))
        spare = sight.trains[sight.seat] - plan.trains
        worth = [route for route in open_claims if LENGTH[route] <= spare]
        late = min(sight.trains) <= _LATE or sight.last_round
        least = 1 if sight.last_round else 4 if late or not plan.routes else 99
        worth = [route for route in worth if LENGTH[route] >= least]
        if worth:
            return moves.CLAIM + max(worth, key=lambda route: (LENGTH[route], -route))
        return None

    # -- cards -----------------------------------------------------------------------------------

    def _card(self, sight: Sight, plan: Network, legal: Sequence[Move]) -> Move:
        """The card of the row that helps most; the deck if none does."""
        wanted = _wanted(sight, plan)
        cards = [move for move in legal if move < moves.BLIND]
        best, most = None, 0.35
        for move in cards:
            kind = move & 15
            value = wanted[kind]
            if kind == LOCOMOTIVE and sight.phase != "second":
                value -= 0.75  # it costs the second card
            if value > most:
                best, most = move, value
        if best is not None:
            return best
        if moves.BLIND in legal:
            return moves.BLIND
        if cards:
            return max(cards, key=lambda move: wanted[move & 15])
        others = [move for move in legal if moves.MIX <= move < moves.CLAIM]
        claims = [move for move in legal if moves.CLAIM <= move < moves.GO]
        return claims[0] if claims else others[0] if others else legal[0]


def _plan(sight: Sight) -> Network:
    """Routes for the tickets; if all are done, the long routes that need the fewest cards."""
    cost = costs(sight)
    trains = sight.trains[sight.seat]
    plan = network(cost, sight.tickets, trains)
    if not plan.routes:
        long = [r for r in cost if cost[r] > 0 and LENGTH[r] >= 3]
        long.sort(key=lambda r: (missing_cards(sight, r) - 0.35 * POINTS[LENGTH[r]], r))
        for route in long:
            if plan.trains + LENGTH[route] <= trains and len(plan.routes) < 3:
                plan.routes.add(route)
    return plan


def _wanted(sight: Sight, plan: Network) -> list[float]:
    """How much a card of each kind would help with the plan."""
    wanted = [0.0] * 11
    gray = 0
    for route in plan.routes:
        lacking = missing_cards(sight, route)
        if not lacking:
            continue
        if COLOUR[route] == GRAY:
            gray = max(gray, LENGTH[route])
        else:
            wanted[COLOUR[route]] = max(wanted[COLOUR[route]], 1.0 + 0.05 * LENGTH[route])
        if LENGTH[route] >= 4:
            wanted[PLUS4] = 1.2
    if gray:
        for colour in range(GRAY):
            if sight.hand[colour] < gray:
                wanted[colour] = max(wanted[colour], 0.5 + 0.12 * sight.hand[colour])
    wanted[LOCOMOTIVE] = 1.5
    wanted[PLUS4] = max(wanted[PLUS4], 0.6)
    if sight.board or sight.supply:
        wanted[PASSENGER] = 0.9 if sight.hand[PASSENGER] < 2 else 0.4
    return wanted


# -- tickets -------------------------------------------------------------------------------------


def _wants_tickets(sight: Sight, plan: Network) -> bool:
    """More tickets, once all are done and there is time and material for more."""
    if plan.tickets or sum(sight.piles) == 0 or sight.last_round:
        return False
    if sight.tickets and not plan.tickets:
        return False  # what it has cannot be done any more
    return sight.trains[sight.seat] >= 8 and min(sight.trains) > _LATE


def _mix(sight: Sight, legal: Sequence[Move]) -> Move | None:
    """Mostly short tickets: they fit a network that is there."""
    mixes = [move for move in legal if moves.MIX <= move < moves.CLAIM]
    return max(mixes, key=lambda move: (move - moves.MIX) // 5) if mixes else None


def _keep(sight: Sight, least: int) -> Move:
    """The tickets that promise most, together with those kept before."""
    cost = costs(sight)
    trains = sight.trains[sight.seat]
    usable = trains - (8 if least == 2 else 2)
    best: tuple[float, tuple[Ticket, ...]] | None = None
    for size in range(least, len(sight.drawn) + 1):
        for some in combinations(sight.drawn, size):
            plan = network(cost, [*sight.tickets, *some], usable)
            won = sum(ticket.value for ticket in plan.tickets)
            lost = sum(ticket.value for ticket in plan.missed)
            value = won - lost + 0.8 * plan.points - 2.2 * plan.cost
            if best is None or value > best[0]:
                best = (value, some)
    assert best is not None
    number = {ticket.id: i for i, ticket in enumerate(moves.ALL_TICKETS)}
    return moves.keep(number[ticket.id] for ticket in best[1])


# -- passengers ----------------------------------------------------------------------------------


def _place(view: View, sight: Sight, legal: Sequence[Move]) -> Move:
    """Into a city from where a long journey will begin; not if a later one will be much better."""
    cities = [move - moves.SET_DOWN for move in legal if moves.SET_DOWN <= move < moves.TRAVEL]
    if not cities:
        return moves.NOBODY
    plan = _plan(sight)
    journeys = Journeys(game.imagine(view, Random(0)).position, sight)
    ends = {end for route in plan.routes for end in ENDS[route] if end < len(CITIES)}
    worth = journeys.worth({*cities, *ends}, plan.routes)
    best = max(cities, key=lambda city: worth[city])
    later = max((worth[city] for city in ends if city not in cities), default=0)
    if worth[best] >= 0.8 * later or sight.trains[sight.seat] <= 15:
        return moves.SET_DOWN + best
    return moves.NOBODY
