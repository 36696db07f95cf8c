"""What a player may ask for: what a ticket still lacks, and the best journeys.

All of it follows from what the seat sees, so it is told nothing new.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from stellwerk.games.maerklin.journey import Guide
from stellwerk.games.maerklin.map import CITIES, PLACE, ROUTES, TICKET, Route
from stellwerk.games.maerklin.phases import PASSENGER, TRAVELLING

if TYPE_CHECKING:
    from stellwerk.games.maerklin.seen import Seen


@dataclass(frozen=True, slots=True)
class Course:
    """A journey: where it starts, all its routes, what it brings and which cards it costs."""

    start: str
    path: tuple[str, ...]
    value: int
    cards: int


def missing(
    seen: Seen, ticket_id: str, seat: int | None = None
) -> tuple[int, tuple[str, ...]] | None:
    """The fewest spaces to claim until a ticket is completed, and the routes to claim for that.

    ``None`` if it cannot be completed any more, or nobody is asked about. Whether the seat has
    trains enough is not asked.
    """
    who = seen.seat if seat is None else seat
    return None if who is None else _missing(ticket_id, seen.routes(who), seen.open_routes(who))


@lru_cache(maxsize=4096)  # routes change far less often than tables are looked at
def _missing(ticket_id: str, own: int, free: int) -> tuple[int, tuple[str, ...]] | None:
    ticket = TICKET[ticket_id]
    ways = _ways(own, free)
    heap: list[tuple[int, int, str, tuple[str, ...]]] = [(0, 0, ticket.a, ())]
    done: set[str] = set()
    while heap:
        spaces, _, place, routes = heappop(heap)
        if place == ticket.b:
            return spaces, routes
        # No way leads on from a country (MK-4), but one may begin there.
        if place in done or (PLACE[place].is_country and place != ticket.a):
            continue
        done.add(place)
        for route, cost in ways[place]:
            to = route.b if place == route.a else route.a
            if to not in done:
                after = (*routes, route.id) if cost else routes
                heappush(heap, (spaces + cost, len(heap), to, after))
    return None


def _ways(own: int, free: int) -> dict[str, list[tuple[Route, int]]]:
    """For each place the routes that a seat has or may still claim, with their cost in spaces."""
    ways: dict[str, list[tuple[Route, int]]] = {place: [] for place in PLACE}
    for route in ROUTES:
        if (own | free) >> route.number & 1:
            cost = 0 if own >> route.number & 1 else route.length
            ways[route.a].append((route, cost))
            ways[route.b].append((route, cost))
    return ways


def best_journeys(seen: Seen) -> tuple[Course, ...]:
    """The best journey from each passenger of the viewing seat; of one under way, its best end."""
    seat = seen.seat
    if seat is None:
        return ()
    position = seen.position
    cards = seen.hand(seat)[PASSENGER]
    guide = Guide()
    if position.phase == TRAVELLING:
        if position.seat != seat:
            return ()
        starts = [position.start]
    else:
        starts = [city.number for city in CITIES if position.stand[seat] >> city.number & 1]
    found = []
    for start in starts:
        value = guide.search(position, seat, start, cards)
        if value >= 0:
            path = tuple(ROUTES[guide.route(i)].id for i in range(guide.best_steps))
            found.append(Course(CITIES[start].id, path, value, guide.cards()))
    return tuple(sorted(found, key=lambda course: (-course.value, course.cards)))
