"""Where everything lies on the map: places, tracks and their cells, names.

Places stand where the data says. The drawing adds how far a track bends, so that no two lie on each
other, and at which side of a city its name stands.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from stellwerk.draw.lines import Point
from stellwerk.games.maerklin.map import BORDERS, CITIES, ROUTES, Route

WIDTH: Final = 790.0
HEIGHT: Final = 1090.0
_SCALE: Final = (752.0, 1010.0)
_MARGIN: Final = (12.0, 26.0)

CELL: Final = 12.0  # how broad a track is
BESIDE: Final = 14.5  # from one track of a group to the next
_LONGEST: Final = 42.0  # a cell of a short route between far cities
_BETWEEN: Final = 2.6  # two cells
_CLEAR: Final = {True: 18.5, False: 12.0}  # around the middle of a city, of a border point

# How far the middle of a connection is moved to the right of the line from its first end.
_BENDS: Final = {
    "augsburg-munchen": 7,
    "augsburg-nurnberg": -13,
    "berlin-dresden": -3,
    "berlin-hamburg": 2,
    "berlin-hannover": -8,
    "berlin-leipzig": -6,
    "berlin-magdeburg": -15,
    "berlin-rostock": 24,
    "berlin-schwerin": 23,
    "bremen-emden": -4,
    "bremen-hannover": 3,
    "bremen-munster": 4,
    "bremerhaven-emden": 4,
    "bremerhaven-hamburg": -2,
    "bremerhaven-kiel": -6,
    "chemnitz-dresden": 2,
    "chemnitz-erfurt": -4,
    "chemnitz-leipzig": -2,
    "chemnitz-regensburg": 4,
    "dortmund-dusseldorf": 7,
    "dresden-leipzig": 2,
    "dresden-regensburg": -14,
    "dusseldorf-koln": 8,
    "erfurt-hannover": -6,
    "erfurt-kassel": -12,
    "erfurt-leipzig": -5,
    "erfurt-nurnberg": 14,
    "erfurt-regensburg": -9,
    "frankfurt-kassel": 4,
    "frankfurt-koln": 16,
    "frankfurt-mannheim": -10,
    "frankfurt-wurzburg": -5,
    "freiburg-karlsruhe": -2,
    "freiburg-stuttgart": 3,
    "hamburg-hannover": -2,
    "hamburg-schwerin": -12,
    "hannover-kassel": 17,
    "hannover-magdeburg": 12,
    "hannover-munster": 5,
    "karlsruhe-mannheim": -2,
    "karlsruhe-saarbrucken": -4,
    "karlsruhe-stuttgart": 5,
    "kiel-rostock": -8,
    "kiel-schwerin": -4,
    "koblenz-koln": -12,
    "koblenz-saarbrucken": 6,
    "lindau-munchen": 11,
    "mainz-mannheim": 4,
    "mannheim-saarbrucken": -2,
    "mannheim-stuttgart": -4,
    "munchen-nurnberg": 4,
    "munchen-regensburg": 12,
    "nurnberg-regensburg": -7,
    "nurnberg-wurzburg": -11,
}

# From the middle of a city to the middle of its name.
NAMES: Final[dict[str, Point]] = {
    "augsburg": (-16, 25),
    "berlin": (42, 0),
    "bremen": (48, 5),
    "bremerhaven": (-63, -22),
    "chemnitz": (-47, 23),
    "dortmund": (16, 25),
    "dresden": (16, 25),
    "dusseldorf": (-52, 23),
    "emden": (-44, -5),
    "erfurt": (-32, 23),
    "frankfurt": (57, -9),
    "freiburg": (53, -5),
    "hamburg": (-47, -22),
    "hannover": (47, -23),
    "karlsruhe": (-58, -10),
    "kassel": (46, -5),
    "kiel": (24, -23),
    "koblenz": (-51, 9),
    "koln": (27, -23),
    "konstanz": (-56, 9),
    "leipzig": (-47, -9),
    "lindau": (46, 9),
    "magdeburg": (-55, 23),
    "mainz": (-43, 5),
    "mannheim": (61, 5),
    "munchen": (57, 0),
    "munster": (51, 9),
    "nurnberg": (-45, 23),
    "regensburg": (66, -5),
    "rostock": (51, -5),
    "saarbrucken": (-71, -5),
    "schwerin": (-8, 25),
    "stuttgart": (45, -23),
    "ulm": (16, -25),
    "wurzburg": (38, -24),
}
# The middles of the plates with the countries' names.
PLATES: Final[dict[str, Point]] = {
    "danemark": (327, 18),
    "niederlande": (58, 346),
    "frankreich": (66, 852),
    "schweiz": (258, 1020),
    "osterreich": (585, 1018),
}
# What stands at their border points: as on the cars from there.
CODES: Final = {
    "danemark": "DK",
    "niederlande": "NL",
    "frankreich": "F",
    "schweiz": "CH",
    "osterreich": "A",
}


def _put(x: float, y: float) -> Point:
    return _MARGIN[0] + _SCALE[0] * x, _MARGIN[1] + _SCALE[1] * y


def project(lon: float, lat: float) -> Point:
    """Where a point of the earth lies on this map, as nearly as the cities do."""
    return _put(0.6193 + 0.1195 * (lon - 10.9), 0.8215 - 0.1205 * (lat - 48.37))


# The middles of cities and border points.
POINTS: Final[dict[str, Point]] = {
    **{city.id: _put(city.x, city.y) for city in CITIES},
    **{border.id: _put(border.x, border.y) for border in BORDERS},
}
IS_CITY: Final = frozenset(city.id for city in CITIES)
COUNTRY_OF: Final = {border.id: border.country for border in BORDERS}


@dataclass(frozen=True, slots=True)
class Cell:
    """One space of a route: its middle, the direction of the track there, and its length."""

    x: float
    y: float
    along: Point
    length: float

    def at(self, u: float, v: float) -> Point:
        """The point ``u`` along the track and ``v`` to its right."""
        (dx, dy) = self.along
        return self.x + u * dx - v * dy, self.y + u * dy + v * dx


@dataclass(frozen=True, slots=True)
class Track:
    """Where a route lies: a curve from its city, and the cells on it."""

    route: Route
    start: Point  # of the cells, not of the city
    control: Point
    end: Point
    cells: tuple[Cell, ...]

    @property
    def middle(self) -> Point:
        """The point half way, which the symbols of the route are drawn around: in whole numbers,
        which are shorter to send.
        """
        (x0, y0), (x1, y1), (x2, y2) = self.start, self.control, self.end
        return round((x0 + 2 * x1 + x2) / 4), round((y0 + 2 * y1 + y2) / 4)

    def beside(self, by: float) -> tuple[Point, Point, Point]:
        """Start, control point and end of the same curve, so far to its right."""
        ends = (self.start, self.control), (self.start, self.end), (self.control, self.end)
        moved = []
        for (start, end), point in zip(ends, (self.start, self.control, self.end), strict=True):
            dx, dy = _unit(start, end)
            moved.append((point[0] - by * dy, point[1] + by * dx))
        return moved[0], moved[1], moved[2]


def end_of(route: Route) -> str:
    """The id of the point at which a route ends: its second city, or its border point."""
    return route.border or route.b


def _unit(start: Point, end: Point) -> Point:
    length = math.dist(start, end)
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _on(curve: tuple[Point, Point, Point], t: float) -> tuple[Point, Point]:
    """The point of a quadratic curve at ``t``, and its direction there."""
    (x0, y0), (x1, y1), (x2, y2) = curve
    s = 1 - t
    point = s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2
    ahead = s * x1 + t * x2, s * y1 + t * y2
    return point, _unit((s * x0 + t * x1, s * y0 + t * y1), ahead)


def _track(route: Route) -> Track:
    a, b = POINTS[route.a], POINTS[end_of(route)]
    bend = 2 * _BENDS.get(f"{route.a}-{route.b}", 0)
    (dx, dy), length = _unit(a, b), math.dist(a, b)
    whole = (a, ((a[0] + b[0]) / 2 - bend * dy, (a[1] + b[1]) / 2 + bend * dx), b)
    since = _CLEAR[True] / length
    until = 1 - _CLEAR[end_of(route) in IS_CITY] / length
    side = BESIDE * (route.track - (route.tracks + 1) / 2)

    def moved(t: float) -> tuple[Point, Point]:
        (x, y), (ux, uy) = _on(whole, t)
        return (x - side * uy, y + side * ux), (ux, uy)

    step = (until - since) / route.length
    size = min(_LONGEST, step * length - _BETWEEN)
    cells = []
    for number in range(route.length):
        (x, y), along = moved(since + (number + 0.5) * step)
        cells.append(Cell(x, y, along, size))
    (start, _), (middle, _), (end, _) = moved(since), moved((since + until) / 2), moved(until)
    control = (
        2 * middle[0] - (start[0] + end[0]) / 2,
        2 * middle[1] - (start[1] + end[1]) / 2,
    )
    return Track(route, start, control, end, tuple(cells))


TRACKS: Final = {route.id: _track(route) for route in ROUTES}


def _outline() -> tuple[Point, ...]:
    """Germany, simplified by hand; its far east is drawn closer, where no city lies."""
    points = (project(lon, lat) for lon, lat in _EDGE)
    bound = _put(0.97, 0)[0]
    return tuple((x if x < bound else bound + (x - bound) * 0.35, y) for x, y in points)


_EDGE: Final = (
    *((7.05, 53.33), (7.1, 53.68), (8.0, 53.71), (8.2, 53.42), (8.5, 53.55), (8.6, 53.87)),
    *((9.0, 53.9), (8.85, 54.15), (8.65, 54.3), (8.95, 54.5), (8.65, 54.91), (9.45, 54.82)),
    *((10.0, 54.75), (10.0, 54.47), (10.85, 54.4), (11.1, 54.2), (10.8, 53.97), (11.45, 54.0)),
    *((12.1, 54.2), (12.5, 54.46), (13.0, 54.45), (13.35, 54.67), (13.7, 54.35), (13.8, 54.1)),
    *((14.2, 53.92), (14.3, 53.5), (14.42, 53.25), (14.15, 52.87), (14.6, 52.57), (14.57, 52.1)),
    *((14.72, 51.75), (14.98, 51.35), (14.83, 50.88), (14.3, 51.03), (14.35, 50.88), (13.5, 50.7)),
    *((12.95, 50.41), (12.3, 50.2), (12.1, 50.3), (12.2, 50.08), (12.5, 49.9), (12.42, 49.7)),
    *((12.75, 49.35), (13.2, 49.12), (13.8, 48.77), (13.75, 48.53), (13.4, 48.38), (12.8, 48.15)),
    *((13.0, 47.85), (12.95, 47.6), (12.6, 47.66), (12.2, 47.62), (11.6, 47.58), (11.1, 47.4)),
    *((10.5, 47.56), (10.2, 47.3), (10.0, 47.52), (9.6, 47.53), (9.2, 47.67), (8.6, 47.8)),
    *((8.4, 47.6), (7.6, 47.58), (7.56, 48.0), (7.8, 48.55), (8.2, 48.97), (7.4, 49.17)),
    *((6.75, 49.18), (6.38, 49.47), (6.5, 49.8), (6.13, 50.1), (6.38, 50.33), (6.1, 50.7)),
    *((6.05, 51.1), (6.2, 51.4), (5.97, 51.83), (6.7, 51.92), (6.85, 52.13), (7.05, 52.25)),
    *((7.05, 52.45), (6.75, 52.56), (7.05, 52.83), (7.2, 53.2)),
)
OUTLINE: Final = _outline()
