"""The board and the tickets, read from ``map.json`` (which says where each fact comes from).

Cities, countries, routes and tickets have numbers, used in kernels and moves, and ids, used
everywhere else. Cities come first among the places, in the order of the file.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

_DATA: Final[dict[str, Any]] = json.loads(
    resources.files(__package__).joinpath("map.json").read_text(encoding="utf-8")
)


@dataclass(frozen=True, slots=True)
class Place:
    """A city or a country (MK-2)."""

    number: int
    id: str
    name: str
    x: float  # of the picture's width; of a country the middle of its border points
    y: float
    merchandise: str  # the colour of the city's goods; "" for a country
    stack: tuple[int, ...]  # its goods, the top one first (MK-7)
    folk: int  # passengers put there in the variant of 2017 (V-1)

    @property
    def is_country(self) -> bool:
        return not self.merchandise


@dataclass(frozen=True, slots=True)
class Border:
    """The point at which one route enters a country (MK-4)."""

    id: str
    country: str
    via: str  # the city at the other end of the route
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Route:
    """One claimable track."""

    number: int
    id: str
    a: str  # always a city
    b: str
    length: int
    colour: str  # of the cards, or "gray"
    group: str | None  # the routes between the same two places, if there are several
    track: int
    tracks: int
    border: str | None
    bend: float  # a hint for the picture
    text: str  # as it stands in moves


@dataclass(frozen=True, slots=True)
class Ticket:
    """Two places and what it is worth to connect them (MK-8)."""

    number: int  # in its deck, among those of its kind
    id: str
    a: str
    b: str
    value: int
    kind: str


def _city(number: int, data: dict[str, Any]) -> Place:
    return Place(
        number,
        data["id"],
        data["name"],
        data["x"],
        data["y"],
        data["merchandise"],
        tuple(data["stack"]),
        data["meeples_2017"],
    )


def _country(number: int, data: dict[str, Any]) -> Place:
    borders = data["borders"]
    x, y = (sum(border[axis] for border in borders) / len(borders) for axis in "xy")
    return Place(number, data["id"], data["name"], x, y, "", (), data["meeples_2017"])


def _route(number: int, data: dict[str, Any]) -> Route:
    text = f"{data['a']}-{data['b']}"
    return Route(
        number,
        data["id"],
        data["a"],
        data["b"],
        data["length"],
        data["colour"],
        data["group"],
        data["track"],
        data["tracks"],
        data.get("border"),
        data.get("bend", 0.0),
        f"{text}.{data['track']}" if data["group"] else text,
    )


def _deck(name: str) -> tuple[Ticket, ...]:
    numbers = {"short": 0, "long": 0}
    deck = []
    for data in _DATA[name]:
        kind = data["kind"]
        deck.append(Ticket(numbers[kind], data["id"], data["a"], data["b"], data["value"], kind))
        numbers[kind] += 1
    return tuple(deck)


ASPECT: Final[float] = _DATA["layout"]["aspect"]  # width of the picture by its height
PROVENANCE: Final[dict[str, str]] = _DATA["provenance"]

CITIES: Final = tuple(_city(i, data) for i, data in enumerate(_DATA["cities"]))
COUNTRIES: Final = tuple(
    _country(len(CITIES) + i, data) for i, data in enumerate(_DATA["countries"])
)
PLACES: Final = CITIES + COUNTRIES
PLACE: Final = {place.id: place for place in PLACES}
BORDERS: Final = tuple(
    Border(border["id"], country["id"], border["via"], border["x"], border["y"])
    for country in _DATA["countries"]
    for border in country["borders"]
)
ROUTES: Final = tuple(_route(i, data) for i, data in enumerate(_DATA["routes"]))
ROUTE: Final = {route.id: route for route in ROUTES}

_TICKETS_2006: Final = _deck("tickets")
# The deck that each variant plays with.
TICKETS: Final = {
    "2006": _TICKETS_2006,
    "2012": _deck("ticket_pool_2012"),
    "beginners": _TICKETS_2006,
    "germany": _deck("tickets_2017"),
}
# By id: no two decks use the same.
TICKET: Final = {ticket.id: ticket for deck in TICKETS.values() for ticket in deck}

_CARDS: Final[dict[str, Any]] = _DATA["components"]["cards"]
COLOURS: Final[tuple[str, ...]] = tuple(_CARDS["colours"])
KINDS: Final = (*COLOURS, "locomotive", "plus4", "passenger")
# How many cards of each kind each variant has (MK-5, V-1, V-3).
CARDS: Final = {
    "2006": (11,) * 8 + (14, 6, 10),
    "2012": (11,) * 8 + (14, 6, 10),
    "beginners": (11,) * 8 + (14, 6, 0),
    "germany": (12,) * 8 + (14, 0, 0),
}
POINTS: Final = (0, 1, 2, 4, 7, 10, 15, 18)  # by length (MK-48)
FOLK: Final = ("red", "blue", "green", "yellow", "white", "black")  # of 2017, ten of each (V-1)
FOLK_EACH: Final = 10
TRAINS: Final[int] = _DATA["components"]["trains_per_player"]
PASSENGERS: Final[int] = _DATA["components"]["passengers_per_player"]
HAND: Final[int] = _DATA["components"]["start_hand"]
ROW: Final[int] = _DATA["components"]["face_up"]
