"""Where a score comes from, shown on the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from stellwerk.core import Json, Part
from stellwerk.draw.maerklin.germany import route_id, way
from stellwerk.draw.maerklin.places import PLATES, POINTS, TRACKS
from stellwerk.draw.picture import Item
from stellwerk.games.maerklin.plain import Table


def light(seen: Table, part: Part) -> dict[str, Json]:
    """What one part of a seat's score lights: above the things of the map, and what dims."""
    places = [place for earned in part.earned for place in earned.places]
    above = [*_routes(part), *_marks(part)]
    owned = {route_id(route) for route in seen["routes"]}
    dim = owned - set(places) if places else set()
    return {
        "below": [],
        "above": [item.to_json() for item in above],
        "dim": cast(Json, sorted(dim)),
    }


def _routes(part: Part) -> Iterator[Item]:
    """The routes of this part with their points in the middle."""
    for earned in part.earned:
        for place in earned.places:
            kind, _, key = place.partition(":")
            if kind == "route" and len(earned.places) == 1:
                x, y = TRACKS[key].middle
                yield Item("points", x, y, id=place, text=str(earned.points))
    lines = [place[6:] for one in part.earned for place in one.places if place[:6] == "route:"]
    if any(len(one.places) > 1 for one in part.earned):
        yield from way(lines)


def _marks(part: Part) -> Iterator[Item]:
    """Points beside cities, ticks and crosses at the ends of tickets."""
    for earned in part.earned:
        sign = "done" if earned.points > 0 else "error"
        is_ticket = any(place.startswith("ticket:") for place in earned.places)
        for place in earned.places:
            kind, _, key = place.partition(":")
            if kind not in ("city", "place", "country"):
                continue
            x, y = POINTS.get(key) or PLATES[key]
            if is_ticket:
                yield Item(sign, x + 14, y - 14, scale=1.4, id=place)
            else:
                yield Item("points", x + 14, y - 14, id=place, text=str(earned.points))
