"""Where things lie on the map: as the data says, and nothing on top of anything else."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from stellwerk.draw.lines import Point
from stellwerk.draw.maerklin.places import (
    CELL,
    HEIGHT,
    IS_CITY,
    NAMES,
    OUTLINE,
    PLATES,
    POINTS,
    TRACKS,
    WIDTH,
    Cell,
)
from stellwerk.draw.maerklin.symbols import CITY
from stellwerk.games.maerklin.map import BORDERS, CITIES, COUNTRIES, ROUTES

TOUCH = 3.0  # tracks that leave a city side by side may come so close


def samples(cell: Cell) -> list[Point]:
    """Points all over a cell."""
    return [
        cell.at(u * cell.length / 2, v * CELL / 2)
        for u in (-1, -0.5, 0, 0.5, 1)
        for v in (-1, 0, 1)
    ]


def depth(cell: Cell, point: Point) -> float:
    """How deep a point lies inside a cell; less than nothing outside."""
    dx, dy = point[0] - cell.x, point[1] - cell.y
    along = dx * cell.along[0] + dy * cell.along[1]
    across = -dx * cell.along[1] + dy * cell.along[0]
    return min(cell.length / 2 - abs(along), CELL / 2 - abs(across))


@pytest.mark.rule("MK-2")
def test_places_keep_the_order_of_the_data() -> None:
    """North stays north and west stays west, for every two places."""
    places = {city.id: (city.x, city.y) for city in CITIES}
    places |= {border.id: (border.x, border.y) for border in BORDERS}
    assert set(POINTS) == set(places)
    for one, other in combinations(places, 2):
        for axis in (0, 1):
            west = places[one][axis] < places[other][axis]
            assert west == (POINTS[one][axis] < POINTS[other][axis])


@pytest.mark.rule("MK-3")
def test_a_route_has_as_many_cells_as_spaces_and_begins_and_ends_at_its_places() -> None:
    assert list(TRACKS) == [route.id for route in ROUTES]
    for track in TRACKS.values():
        route = track.route
        assert len(track.cells) == route.length
        reach = 26 + CELL * route.tracks
        assert math.dist(track.start, POINTS[route.a]) < reach
        assert math.dist(track.end, POINTS[route.border or route.b]) < reach


def test_cells_can_be_told_apart() -> None:
    assert min(cell.length for track in TRACKS.values() for cell in track.cells) > CELL


def test_no_track_lies_on_another() -> None:
    bad = []
    for one, other in combinations(TRACKS.values(), 2):
        for cell in one.cells:
            close = [it for it in other.cells if math.dist((it.x, it.y), (cell.x, cell.y)) < 60]
            deep = [depth(cell, point) for it in close for point in samples(it)]
            if max(deep, default=0) > TOUCH:
                bad.append((one.route.text, other.route.text, max(deep)))
    assert bad == []


def test_no_track_lies_on_a_city_it_does_not_belong_to() -> None:
    for track in TRACKS.values():
        ends = (track.route.a, track.route.border or track.route.b)
        for key in IS_CITY - set(ends):
            x, y = POINTS[key]
            for cell in track.cells:
                for px, py in samples(cell):
                    assert max(abs(px - x), abs(py - y)) > CITY / 2, (track.route.text, key)


def test_names_stand_beside_their_cities_and_on_no_other() -> None:
    assert set(NAMES) == set(IS_CITY)
    boxes = {}
    for city in CITIES:
        (x, y), (dx, dy) = POINTS[city.id], NAMES[city.id]
        half = 4.6 * len(city.name)
        boxes[city.id] = (x + dx - half, y + dy - 8, x + dx + half, y + dy + 8)
        left, top, right, bottom = boxes[city.id]
        assert left > 0
        assert right < WIDTH
        for other in IS_CITY:
            ox, oy = POINTS[other]
            nearest = max(left - ox, ox - right, top - oy, oy - bottom)
            assert nearest > CITY / 2 - 6, (city.name, other)
            if other == city.id:
                assert nearest < 28
    for (one, box), (other, their) in combinations(boxes.items(), 2):
        wide = min(box[2], their[2]) - max(box[0], their[0])
        high = min(box[3], their[3]) - max(box[1], their[1])
        assert min(wide, high) < 4, (one, other)


def test_everything_lies_on_the_board() -> None:
    points = [*POINTS.values(), *PLATES.values(), *OUTLINE]
    points += [
        point for track in TRACKS.values() for cell in track.cells for point in samples(cell)
    ]
    for x, y in points:
        assert 0 < x < WIDTH
        assert 0 < y < HEIGHT
    assert set(PLATES) == {country.id for country in COUNTRIES}
