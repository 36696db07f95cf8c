"""The bot `planner` of Zug um Zug Märklin: builds a network for its tickets.

It looks for cheap routes that complete its tickets together, claims what it can pay, draws the
cards that are lacking, takes more tickets when all are done, and lets its passengers travel when
their journeys have become good or the game is about to end.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from stellwerk.bots.maerklin.journeys import Journeys, Trip
from stellwerk.bots.maerklin.pathfinding import (
    COLOUR,
    ENDS,
    LENGTH,
    Network,
    costs,
    missing_cards,
    network,
)
from stellwerk.bots.planning import PlanningBot
from stellwerk.core.game import Move
from stellwerk.core.rng import Rng
from stellwerk.games.maerklin import Seen, moves
from stellwerk.games.maerklin.map import CITIES, POINTS, Ticket
from stellwerk.games.maerklin.phases import (
    ANNOUNCING,
    CHOOSING,
    FIRST_KEPT,
    GRAY,
    KEEPING,
    LOCOMOTIVE,
    LONG_ROUTE,
    PASSENGER,
    PAYING,
    PICKING,
    PLACING,
    PLUS4,
    SECOND,
    TRAVELLING,
)

# All found by trying against `random` and against itself.
_FIRST_MIX: Final = (1, 3)
_GOOD_TRIP: Final = 0.85  # of what it could become: then it is made
_LATE: Final = 9  # trains of anybody: the end is near


@dataclass(frozen=True, slots=True)
class Habits:
    """How far somebody thinks."""

    tickets: int = 99  # that are planned for together
    patience: float = _GOOD_TRIP  # part of what a journey could become that makes it good
    tempted: int = 99  # a route as long as this is claimed although it is in no plan
    second_best: bool = False  # what comes second is claimed and taken


class Planner(PlanningBot[Seen]):
    """Plans anew at every turn; what it decides follows from what it sees alone."""

    def plan(self, seen: Seen, rng: Rng) -> list[Move]:
        legal = seen.legal()
        return legal if len(legal) == 1 else _Thought(seen, legal, self.habits(rng)).plan()

    def habits(self, rng: Rng) -> Habits:
        """How far it thinks this time."""
        return Habits()


class _Thought:
    """One look at the table, and what to do."""

    def __init__(self, seen: Seen, legal: list[Move], habits: Habits) -> None:
        self._habits = habits
        self._seen = seen
        self._legal = legal
        self._seat = seen.viewer
        self._hand = seen.hand(seen.viewer)
        self._trains = seen.position.trains[: seen.players]
        self._last_round = seen.position.last_by >= 0
        self._late = min(self._trains) <= _LATE or self._last_round

    def plan(self) -> list[Move]:
        """What to do now, and what follows from it as far as nothing new comes up."""
        phase = self._seen.position.phase
        if phase == ANNOUNCING:
            return [moves.MIX + 5 * _FIRST_MIX[0] + _FIRST_MIX[1]]
        if phase == CHOOSING:
            return [self._keep(FIRST_KEPT)]
        if phase == KEEPING:
            return [self._keep(1)]
        if phase == TRAVELLING:
            return self._travel_on()
        if phase == PAYING:
            return self._legal[:1]  # the sensible ones come first
        if phase == PICKING:
            held = self._seen.position.folk_of[6 * self._seat : 6 * self._seat + 6]
            return [max(self._legal, key=lambda move: held[(move - moves.PICK) & 7])]
        if phase == PLACING:
            return [self._place()]
        plan = self._network()
        if phase == SECOND:
            return [self._card(plan)]
        return self._action(plan)

    # -- actions ---------------------------------------------------------------------------------

    def _action(self, plan: Network) -> list[Move]:
        if trip := self._begin_trip(plan):
            return trip
        move = self._claim(plan)
        if move is None and self._wants_tickets(plan):
            move = self._mix()
        return [self._card(plan) if move is None else move]

    def _begin_trip(self, plan: Network) -> list[Move]:
        """A journey, if one is as good as it gets or the game may end."""
        starts = {move - moves.TRAVEL for move in self._of(moves.TRAVEL, moves.PICK)}
        if not starts:
            return []
        journeys = Journeys(self._seen, self._seat)
        trips = [trip for trip in journeys.trips() if trip.city in starts]
        best = max(trips, key=lambda trip: trip.value)
        hoped = max(trip.value for trip in journeys.trips(plan.routes))
        # The last claim may begin the last round: all journeys but one come before it.
        if (
            best.value > 0
            and (self._late or best.value >= self._habits.patience * hoped)
            and (self._late or best.value > 5)
        ):
            return [moves.TRAVEL + best.city, *self._steps(best)]
        return []

    def _travel_on(self) -> list[Move]:
        """The best end of a journey that has begun."""
        trip = Journeys(self._seen, self._seat).finish()
        return self._steps(trip) if trip.value >= 0 else self._legal[:1]

    def _steps(self, trip: Trip) -> list[Move]:
        """The steps of a journey that are still to be made; in a country it ends by itself."""
        last = ENDS[trip.routes[-1]]
        stop = [moves.STOP] if max(last) < len(CITIES) else []
        done = self._seen.position.steps
        return [*(moves.GO + route for route in trip.routes[done:]), *stop]

    def _claim(self, plan: Network) -> Move | None:
        """A route of the plan that can be paid; if nothing is planned, one that brings points."""
        open_claims = [move - moves.CLAIM for move in self._of(moves.CLAIM, moves.GO)]
        planned = [route for route in open_claims if route in plan.routes]
        if planned:
            return moves.CLAIM + self._choice(planned)
        spare = self._trains[self._seat] - plan.trains
        least = 1 if self._last_round else 4 if self._late or not plan.routes else 99
        least = min(least, self._habits.tempted)
        worth = [route for route in open_claims if least <= LENGTH[route] <= spare]
        if worth:
            return moves.CLAIM + self._choice(worth)
        return None

    def _choice(self, routes: list[int]) -> int:
        """The longest of some routes."""
        longest = sorted(routes, key=lambda route: (-LENGTH[route], route))
        return longest[self._habits.second_best and len(longest) > 1]

    def _of(self, first: Move, end: Move) -> list[Move]:
        """The legal moves of one kind."""
        return [move for move in self._legal if first <= move < end]

    # -- cards -----------------------------------------------------------------------------------

    def _card(self, plan: Network) -> Move:
        """The card of the row that helps most; the deck if none does."""
        wanted = self._wanted(plan)
        cards = self._of(moves.TAKE, moves.BLIND)
        good: list[tuple[float, Move]] = []
        for move in cards:
            kind = move & 15
            value = wanted[kind]
            if kind == LOCOMOTIVE and self._seen.position.phase != SECOND:
                value -= 0.75  # it costs the second card
            if value > 0.35:
                good.append((-value, move))
        if good:
            best = sorted(good)  # of equals the first of the row
            return best[self._habits.second_best and len(best) > 1][1]
        if moves.BLIND in self._legal:
            return moves.BLIND
        if cards:
            return max(cards, key=lambda move: wanted[move & 15])
        others = self._of(moves.CLAIM, moves.GO) or self._of(moves.MIX, moves.CLAIM) or self._legal
        return others[0]

    def _network(self) -> Network:
        """Routes for the tickets; if all are done, the long routes that need the fewest cards."""
        cost = costs(self._seen, self._seat)
        trains = self._trains[self._seat]
        plan = network(cost, self._tickets()[: self._habits.tickets], trains)
        if not plan.routes:
            long = [r for r in cost if cost[r] > 0 and LENGTH[r] >= 3]
            long.sort(key=lambda r: (missing_cards(self._hand, r) - 0.35 * POINTS[LENGTH[r]], r))
            for route in long:
                if plan.trains + LENGTH[route] <= trains and len(plan.routes) < 3:
                    plan.routes.add(route)
        return plan

    def _wanted(self, plan: Network) -> list[float]:
        """How much a card of each kind would help with the plan."""
        wanted = [0.0] * len(self._hand)
        gray = 0
        for route in plan.routes:
            if not missing_cards(self._hand, route):
                continue
            if COLOUR[route] == GRAY:
                gray = max(gray, LENGTH[route])
            else:
                wanted[COLOUR[route]] = max(wanted[COLOUR[route]], 1.0 + 0.05 * LENGTH[route])
            if LENGTH[route] >= LONG_ROUTE:
                wanted[PLUS4] = 1.2
        if gray:
            for colour in range(GRAY):
                if self._hand[colour] < gray:
                    wanted[colour] = max(wanted[colour], 0.5 + 0.12 * self._hand[colour])
        wanted[LOCOMOTIVE] = 1.5
        wanted[PLUS4] = max(wanted[PLUS4], 0.6)
        p = self._seen.position
        if p.stand[self._seat] or p.supply[self._seat]:
            wanted[PASSENGER] = 0.9 if self._hand[PASSENGER] < 2 else 0.4
        return wanted

    # -- tickets ---------------------------------------------------------------------------------

    def _tickets(self) -> list[Ticket]:
        """The tickets that are not completed yet."""
        return [ticket for ticket, done in self._seen.tickets(self._seat) if not done]

    def _wants_tickets(self, plan: Network) -> bool:
        """More tickets, once all are done and there is time and material for more."""
        if plan.tickets or not self._of(moves.MIX, moves.CLAIM) or self._last_round:
            return False
        if self._tickets():
            return False  # what it has cannot be done any more
        return self._trains[self._seat] >= 8 and min(self._trains) > _LATE

    def _mix(self) -> Move:
        """Mostly short tickets: they fit a network that is there."""
        return max(self._of(moves.MIX, moves.CLAIM), key=lambda move: (move - moves.MIX) // 5)

    def _keep(self, least: int) -> Move:
        """The tickets that promise most, together with those kept before."""
        cost = costs(self._seen, self._seat)
        usable = self._trains[self._seat] - (8 if least == FIRST_KEPT else 2)
        drawn, open_tickets = self._seen.drawn(), self._tickets()
        best: tuple[float, tuple[int, ...]] | None = None
        for size in range(least, len(drawn) + 1):
            for some in combinations(drawn, size):
                chosen = [moves.ALL_TICKETS[number] for number in some]
                plan = network(cost, [*open_tickets, *chosen], usable)
                won = sum(ticket.value for ticket in plan.tickets)
                lost = sum(ticket.value for ticket in plan.missed)
                value = won - lost + 0.8 * plan.points - 2.2 * plan.cost
                if best is None or value > best[0]:
                    best = (value, some)
        assert best is not None
        return moves.keep(best[1])

    # -- passengers ------------------------------------------------------------------------------

    def _place(self) -> Move:
        """Into a city from where a long journey will begin; not if a later one is much better."""
        cities = [move - moves.SET_DOWN for move in self._of(moves.SET_DOWN, moves.TRAVEL)]
        if not cities:
            return moves.NOBODY
        plan = self._network()
        ends = {end for route in plan.routes for end in ENDS[route] if end < len(CITIES)}
        worth = Journeys(self._seen, self._seat).worth({*cities, *ends}, plan.routes)
        best = max(cities, key=lambda city: worth[city])
        later = max((worth[city] for city in ends if city not in cities), default=0)
        if worth[best] >= 0.8 * later or self._trains[self._seat] <= 15:
            return moves.SET_DOWN + best
        return moves.NOBODY
