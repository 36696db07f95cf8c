"""The map as a draw list: the empty one once, and what stands on it for a seat."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from stellwerk.core import Json, Words
from stellwerk.draw.maerklin.places import (
    CODES,
    COUNTRY_OF,
    HEIGHT,
    IS_CITY,
    NAMES,
    PLATES,
    POINTS,
    TRACKS,
    WIDTH,
)
from stellwerk.draw.maerklin.symbols import SYMBOLS, top_of
from stellwerk.draw.picture import Item, Picture
from stellwerk.games.maerklin.map import PLACE
from stellwerk.games.maerklin.plain import Journey, Table

TITLE: Final = Words("maerklin.name")
_RULER: Final = (30.0, HEIGHT - 22.0)  # where the score track begins
_PER_POINT: Final = 3.6
LONGEST_RULER: Final = 200


def route_id(route: str) -> str:
    return f"route:{route}"


def place_id(place: str) -> str:
    """The id of a city, or of a border point by its country."""
    return f"city:{place}" if place in IS_CITY else f"country:{place}"


@cache
def empty() -> tuple[Item, ...]:
    """The map before anybody has done anything, without goods and without names."""
    ground = Item("germany", WIDTH / 2, HEIGHT / 2)
    return (ground, *_plates(), *_tracks(), *_places(), *_ruler())


def _plates() -> Iterator[Item]:
    for country, (x, y) in PLATES.items():
        yield Item("country", x, y, id=f"country:{country}", text=PLACE[country].name)


def _tracks() -> Iterator[Item]:
    for key, track in TRACKS.items():
        (x, y), colour, name = track.middle, track.route.colour, route_id(key)
        yield Item(f"cells-{key}", x, y, classes=(f"track-{colour}",), id=name)
        if f"pattern-{key}" in SYMBOLS:
            yield Item(f"pattern-{key}", x, y, id=name)
        if colour != "gray":
            cell = track.cells[_lettered(track.route.length, track.route.track)]
            yield Item(f"letter-{colour}", round(cell.x), round(cell.y), scale=0.5, id=name)


def _lettered(length: int, track: int) -> int:
    """The cell that carries the letter: the middle one; on the next track the one after it."""
    return min(length - 1, length // 2 - (length % 2 == 0) + (track + 1) % 2)


def _places() -> Iterator[Item]:
    for key, (x, y) in POINTS.items():
        if key in IS_CITY:
            yield Item("city", x, y, id=place_id(key))
        else:
            code = CODES[COUNTRY_OF[key]]
            yield Item("border", x, y, id=f"border:{key}", text=code)


@cache
def names() -> tuple[Item, ...]:
    """The names of the cities, which stand above everything, trains as well."""
    return tuple(
        Item("", POINTS[key][0] + dx, POINTS[key][1] + dy, classes=(look,), text=PLACE[key].name)
        for look in ("halo", "city-name")
        for key, (dx, dy) in NAMES.items()
    )


def _ruler() -> Iterator[Item]:
    """The score track at the lower edge, without the players."""
    x, y = _RULER
    yield Item("ruler", x, y)
    for points in range(0, LONGEST_RULER + 1, 25):
        yield Item("", x + _PER_POINT * points, y + 14, classes=("ruler-text",), text=str(points))


# ---------------------------------------------------------------- what stands on it


def things(seen: Table) -> list[Item]:
    """All that stands on the map."""
    return [
        *(item for route in seen["closed"] for item in closed(route)),
        *(item for route, seat in seen["routes"].items() for item in trains(route, seat)),
        *(item for city, stack in seen["goods"].items() if stack for item in goods(city, stack)),
        *_folk(seen["folk"]),
        *_passengers(seen),
        *_passing(seen),
    ]


def _passing(seen: Table) -> Iterator[Item]:
    """What moves on the map, and has no few places of its own."""
    yield from _markers([seat["score"] for seat in seen["seats"]])
    yield from journey(seen["journey"])


def stamped(seen: Table) -> list[Json]:
    """The same for a page that has the :func:`stamps`."""
    return [
        *(f"{route}x" for route in seen["closed"]),
        *(f"{route}={seat + 1}" for route, seat in seen["routes"].items()),
        *(f"{city}:{len(stack)}" for city, stack in seen["goods"].items() if stack),
        *(item.to_json() for item in _folk(seen["folk"])),
        *(f"{city}@{seat + 1}" for seat, one in enumerate(seen["seats"]) for city in one["board"]),
        *(item.to_json() for item in _passing(seen)),
    ]


@cache
def stamps() -> dict[str, Json]:
    """What stands on the map again and again, by a short name.

    Of what belongs to players, the first one's: those of the others differ in its number alone, the
    last thing in a symbol's or a look's name.
    """
    found: dict[str, Sequence[Item]] = {}
    for route in TRACKS:
        found[f"{route}x"] = closed(route)
        found[f"{route}=1"] = trains(route, 0)
    for city in IS_CITY:
        stack = PLACE[city].stack
        found |= {f"{city}:{len(rest)}": goods(city, rest) for rest in _rests(stack)}
        found[f"{city}@1"] = (pawn(city, 0),)
    return {name: [item.to_json() for item in items] for name, items in found.items()}


def _rests(stack: Sequence[int]) -> list[Sequence[int]]:
    """What can be left of a stack: goods are taken from its top (MK-7)."""
    return [stack[taken:] for taken in range(len(stack))]


@cache
def trains(route: str, seat: int) -> tuple[Item, ...]:
    """A player's trains on a route: one band with an edge, unlike the loose cells of a free one,
    and the player's sign on every other cell.
    """
    track, name = TRACKS[route], route_id(route)
    x, y = track.middle
    looks = ("train-edge", f"train-{seat + 1}")
    band = [Item(f"line-{route}", x, y, classes=(look,), id=name) for look in looks]
    first = (len(track.cells) - 1) % 4 // 2  # the same at both ends
    signs = [
        Item(f"sign-{seat + 1}", round(cell.x), round(cell.y), id=name)
        for place, cell in enumerate(track.cells)
        if (place - first) % 2 == 0
    ]
    return *band, *signs


def closed(route: str) -> tuple[Item, Item]:
    """A route nobody may claim any more fades, with a cross in the middle."""
    track = TRACKS[route]
    (x, y), cell = track.middle, track.cells[(len(track.cells) - 1) // 2]
    faded = Item(f"cells-{route}", x, y, classes=("closed",), id=route_id(route))
    return faded, Item("shut", round(cell.x), round(cell.y), id=route_id(route))


def goods(city: str, stack: Sequence[int]) -> tuple[Item, Item]:
    """A city's goods, the value of the top one on them."""
    x, y = POINTS[city]
    symbol = f"goods-{PLACE[city].merchandise}-{len(stack)}"
    above, look = y + top_of(len(stack)), SYMBOLS[symbol].text
    value = Item("", x, above, classes=(look,), id=place_id(city), text=str(stack[0]))
    return Item(symbol, x, y, id=place_id(city)), value


# Where so many small passengers stand around the middle of a place.
_HUDDLE: Final = {
    1: ((0, 0),),
    2: ((-7, 0), (7, 0)),
    3: ((-7, -6), (7, -6), (0, 7)),
    4: ((-7, -7), (7, -7), (-7, 7), (7, 7)),
    5: ((-13, -7), (0, -7), (13, -7), (-7, 7), (7, 7)),
}


def _folk(folk: Mapping[str, Sequence[str]]) -> Iterator[Item]:
    """The passengers of the variant of 2017 (V-1), each with the letter of its colour."""
    for place, colours in folk.items():
        x, y = POINTS.get(place) or _beside_plate(place)
        for (dx, dy), colour in zip(_HUDDLE.get(len(colours), ()), colours, strict=False):
            yield Item(f"folk-{colour}", x + dx, y + dy, scale=0.42, id=f"place:{place}")


def _beside_plate(country: str) -> tuple[float, float]:
    x, y = PLATES[country]
    return x, y + 21


def _passengers(seen: Table) -> Iterator[Item]:
    for number, seat in enumerate(seen["seats"], start=1):
        for city in seat["board"]:
            yield pawn(city, number - 1)


def pawn(city: str, seat: int) -> Item:
    """A passenger in a city, at the side where the city's name is not."""
    x, y = POINTS[city]
    side = -19 if NAMES[city][0] > 0 else 19
    return Item(f"pawn-{seat + 1}", x + side, y - 20, scale=1.75, id=f"passenger:{city}")


def _markers(scores: Sequence[int]) -> Iterator[Item]:
    """The players on the score track; who has as many points stands a little higher."""
    x, y = _RULER
    seen: dict[int, int] = {}
    for seat, score in enumerate(scores):
        at = max(0, min(score, LONGEST_RULER))
        near = sum(count for other, count in seen.items() if abs(other - at) < 5)
        seen[at] = seen.get(at, 0) + 1
        yield Item(f"marker-{seat + 1}", x + _PER_POINT * at, y - 14 - 9 * near, id=f"score:{seat}")


def journey(course: Journey | None) -> Iterator[Item]:
    """A journey under way: along its routes, and a ring where the passenger is."""
    if course is None:
        return
    yield from way(course["path"])
    x, y = POINTS.get(course["at"], (-50.0, -50.0))
    yield Item("here", x, y, id=place_id(course["at"]))


def way(routes: Sequence[str], look: str = "way") -> Iterator[Item]:
    """A line along these routes."""
    for classes in (f"{look}-casing", look):
        for route in routes:
            x, y = TRACKS[route].middle
            yield Item(f"line-{route}", x, y, classes=(classes,), id=route_id(route))


def outlines(can: Collection[str], chosen: Collection[str]) -> Iterator[Item]:
    """Lamps around the routes, cities and border points with these ids."""
    for key, (symbol, x, y) in spots().items():
        lamp = "chosen" if key in chosen else "can" if key in can else ""
        if lamp:
            for look in (f"{lamp}-edge", lamp):
                yield Item(symbol, x, y, classes=(look,), id=key)


@cache
def spots() -> dict[str, tuple[str, float, float]]:
    """What can be pointed at, by id: the symbol around it, and its middle."""
    found = {}
    for key, (x, y) in POINTS.items():
        if key in IS_CITY:
            found[f"city:{key}"] = ("edge-city", x, y)
        else:
            found[f"border:{key}"] = ("edge-border", x, y)
    for key, track in TRACKS.items():
        found[route_id(key)] = (f"edge-{key}", *track.middle)
    return found


def board(
    seen: Table | None = None, *, can: Collection[str] = (), chosen: Collection[str] = ()
) -> Picture:
    """The map; with what stands on it, if that is seen."""
    items = [*empty(), *(things(seen) if seen else ()), *names(), *outlines(can, chosen)]
    return Picture(WIDTH, HEIGHT, tuple(items), TITLE)
