"""When passengers travel and where they are put down."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from stellwerk.games.maerklin.journey import Guide
from stellwerk.games.maerklin.map import CITIES
from stellwerk.games.maerklin.phases import PASSENGER

if TYPE_CHECKING:
    from stellwerk.games.maerklin import Seen
    from stellwerk.games.maerklin.position import Position


@dataclass(frozen=True, slots=True)
class Trip:
    """The best journey of one passenger."""

    city: int
    value: int
    routes: tuple[int, ...]


class Journeys:
    """Asks the guide about the seat's passengers, on its network of today and of tomorrow."""

    def __init__(self, seen: Seen, seat: int) -> None:
        self._position = seen.position
        self._seat = seat
        self._cards = seen.hand(seat)[PASSENGER]
        self._guide = Guide()

    def finish(self) -> Trip:
        """The best end of the journey under way."""
        return self._trip(self._position, self._position.start)

    def trips(self, planned: Iterable[int] = ()) -> list[Trip]:
        """The best journey from each passenger on the board, the best first.

        Each is reckoned as if the better ones had been made before: they take the same goods.
        """
        position = self._grown(planned)
        stand = position.stand[self._seat]
        waiting = {city.number for city in CITIES if stand >> city.number & 1}
        found: list[Trip] = []
        while waiting:
            best = max((self._trip(position, city) for city in sorted(waiting)), key=_value)
            found.append(best)
            waiting.discard(best.city)
            _take_goods(position, best)
        return found

    def worth(self, cities: Iterable[int], planned: Iterable[int]) -> dict[int, int]:
        """What a further passenger in each of these cities would bring, once the plan is built."""
        position = self._grown(planned)
        for trip in self.trips(planned):
            _take_goods(position, trip)
        return {city: self._trip(position, city).value for city in cities}

    def _trip(self, position: Position, city: int) -> Trip:
        value = self._guide.search(position, self._seat, city, self._cards)
        routes = tuple(self._guide.route(i) for i in range(self._guide.best_steps))
        return Trip(city, value, routes)

    def _grown(self, planned: Iterable[int]) -> Position:
        """The position with more routes of the seat."""
        position = self._position.copy()
        own = position.own
        for route in planned:
            own[2 * self._seat + (route >> 6)] |= 1 << (route & 63)
        position.own = own
        return position


def _value(trip: Trip) -> int:
    return trip.value


def _take_goods(position: Position, trip: Trip) -> None:
    """Remove what a journey takes, so that the next one does not count on it."""
    height = position.height
    place = trip.city
    seen = {place}
    for number in trip.routes:
        place = position.rules.end_a[number] + position.rules.end_b[number] - place
        if place < len(height) and place not in seen and height[place]:
            height[place] -= 1
        seen.add(place)
    position.height = height
