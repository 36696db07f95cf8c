"""Cheap ways through the map: what a ticket costs, and a network for several tickets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from stellwerk.games.maerklin.map import CITIES, COLOURS, PLACE, PLACES, POINTS, ROUTES, Ticket
from stellwerk.games.maerklin.phases import GRAY, LOCOMOTIVE, LONG_ROUTE, PLUS4

if TYPE_CHECKING:
    from stellwerk.games.maerklin import Seen

LENGTH: Final = tuple(route.length for route in ROUTES)
COLOUR: Final = tuple(
    GRAY if route.colour == "gray" else COLOURS.index(route.colour) for route in ROUTES
)
ENDS: Final = tuple((PLACE[route.a].number, PLACE[route.b].number) for route in ROUTES)
_AT: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple(
        (route.number, ends[1] if ends[0] == place.number else ends[0])
        for route, ends in zip(ROUTES, ENDS, strict=True)
        if place.number in ends
    )
    for place in PLACES
)
_NOWHERE: Final = 1e9

# What a route costs, in turns that one would rather spend otherwise. Found by trying.
CLAIMING: Final = 1.0  # the turn of the claim
CARD: Final = 0.55  # a card that is still to be drawn
TRAIN: Final = 0.15  # a train, whether or not its card is there
GAIN: Final = 0.12  # less for a point that the route brings


@dataclass(slots=True)
class Network:
    """Routes to claim, and the tickets they complete."""

    routes: set[int] = field(default_factory=set)
    tickets: list[Ticket] = field(default_factory=list)
    missed: list[Ticket] = field(default_factory=list)
    cost: float = 0.0

    @property
    def trains(self) -> int:
        return sum(LENGTH[route] for route in self.routes)

    @property
    def points(self) -> int:
        return sum(POINTS[LENGTH[route]] for route in self.routes)


def missing_cards(hand: Sequence[int], route: int) -> int:
    """How many cards a hand still lacks for a route."""
    colour = COLOUR[route]
    have = max(hand[:GRAY]) if colour == GRAY else hand[colour]
    have += hand[LOCOMOTIVE] + (hand[PLUS4] if LENGTH[route] >= LONG_ROUTE else 0)
    return max(0, LENGTH[route] - have)


def costs(seen: Seen, seat: int) -> dict[int, float]:
    """What every route that the seat can have costs it; its own cost nothing."""
    found = dict.fromkeys(_numbers(seen.routes(seat)), 0.0)
    hand, trains = seen.hand(seat), seen.position.trains[seat]
    for route in _numbers(seen.open_routes(seat)):
        if LENGTH[route] <= trains:
            cost = CLAIMING + CARD * missing_cards(hand, route) + TRAIN * LENGTH[route]
            found[route] = max(0.2, cost - GAIN * POINTS[LENGTH[route]])
    return found


def _numbers(mask: int) -> Iterator[int]:
    """The routes of a mask."""
    return (number for number in range(mask.bit_length()) if mask >> number & 1)


def cheapest(
    cost: Mapping[int, float], a: int, b: int, free: Iterable[int] = ()
) -> tuple[float, list[int]] | None:
    """The cheapest way between two places, and the routes on it that cost something."""
    free = set(free)
    best = [_NOWHERE] * len(PLACES)
    via: dict[int, tuple[int, int]] = {}
    best[a] = 0.0
    heap = [(0.0, a)]
    while heap:
        so_far, place = heappop(heap)
        if place == b:
            break
        if so_far > best[place] or (place >= len(CITIES) and place != a):
            continue  # a country is an end (MK-4)
        for route, to in _AT[place]:
            price = cost.get(route)
            if price is None:
                continue
            total = so_far + (0.0 if route in free else price)
            if total < best[to]:
                best[to] = total
                via[to] = (route, place)
                heappush(heap, (total, to))
    if best[b] >= _NOWHERE:
        return None
    routes = []
    place = b
    while place != a:
        route, place = via[place]
        if cost[route] > 0 and route not in free:
            routes.append(route)
    return best[b], routes


def network(cost: Mapping[int, float], tickets: Iterable[Ticket], trains: int) -> Network:
    """Routes that complete as many of the tickets as trains allow, the worthwhile ones first."""
    plan = Network()
    waiting = list(tickets)
    while waiting:
        found: tuple[float, Ticket, float, list[int]] | None = None
        lost = []
        for ticket in waiting:
            way = cheapest(cost, PLACE[ticket.a].number, PLACE[ticket.b].number, plan.routes)
            if way is None or plan.trains + sum(LENGTH[r] for r in way[1]) > trains:
                lost.append(ticket)
                continue
            worth = ticket.value / (way[0] + 1.0)
            if found is None or worth > found[0]:
                found = (worth, ticket, *way)
        if found is None:
            plan.missed += waiting
            break
        _, ticket, price, routes = found
        plan.routes.update(routes)
        plan.cost += price
        plan.tickets.append(ticket)
        # A ticket that was too dear may fit once others have paid for most of its way.
        waiting = [other for other in waiting if other is not ticket]
    return plan
