"""Railways and highways along lines: rails with ties, bands with a dashed middle.

A *run* is a straight line or an arc. What is drawn along it follows from the run alone, so that
every game draws its tracks with these few functions.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from stellwerk.draw.picture import Shape, number, path

Point: TypeAlias = tuple[float, float]

TIE_SPACING: Final = 8.0
TIE_LENGTH: Final = 16.0
DASH_SPACING: Final = 32 / 3  # three to half a space
DASH_LENGTH: Final = 6.0


@dataclass(frozen=True, slots=True)
class Run:
    """A straight line, or with ``around`` an arc of less than half a circle around that point."""

    start: Point
    end: Point
    around: Point | None = None

    @property
    def length(self) -> float:
        if self.around is None:
            return math.dist(self.start, self.end)
        return abs(self._sweep()) * math.dist(self.start, self.around)

    def at(self, t: float) -> Point:
        """The point after the part ``t`` of the way."""
        (x0, y0), (x1, y1) = self.start, self.end
        if self.around is None:
            return x0 + t * (x1 - x0), y0 + t * (y1 - y0)
        (x, y), radius = self.around, math.dist(self.start, self.around)
        angle = math.atan2(y0 - y, x0 - x) + t * self._sweep()
        return x + radius * math.cos(angle), y + radius * math.sin(angle)

    def across(self, t: float, length: float) -> tuple[Point, Point]:
        """The two ends of a bar that lies across the line, centred on the point at ``t``."""
        x, y = self.at(t)
        if self.around is None:
            dx, dy = self.start[1] - self.end[1], self.end[0] - self.start[0]
        else:
            dx, dy = x - self.around[0], y - self.around[1]
        half = length / 2 / math.hypot(dx, dy)
        return (x - half * dx, y - half * dy), (x + half * dx, y + half * dy)

    def d(self, since: float = 0, until: float = 1) -> str:
        """The run, or a part of it, in SVG's path notation."""
        start, end = self.at(since), self.at(until)
        if self.around is None:
            return stroke(start, end)
        radius = number(math.dist(self.start, self.around))
        sweep = int(self._sweep() > 0)
        return f"M{_pair(start)}A{radius} {radius} 0 0 {sweep} {_pair(end)}"

    def steps(self, spacing: float) -> list[float]:
        """The middles of equal steps along the run, each about ``spacing`` long."""
        count = max(1, round(self.length / spacing))
        return [(i + 0.5) / count for i in range(count)]

    def _sweep(self) -> float:
        """The angle from start to end around the middle, positive clockwise (y runs down)."""
        if self.around is None:
            return 0.0
        (x, y), (x0, y0), (x1, y1) = self.around, self.start, self.end
        turn = math.atan2(y1 - y, x1 - x) - math.atan2(y0 - y, x0 - x)
        return (turn + math.pi) % (2 * math.pi) - math.pi


@dataclass(frozen=True, slots=True)
class Clear:
    """A disc in which no ties and no dashes are drawn: a junction, a station."""

    radius: float
    at: Point = (0.0, 0.0)

    def covers(self, point: Point) -> bool:
        return math.dist(point, self.at) < self.radius


NOWHERE: Final = Clear(0)


def railway(runs: Iterable[Run], clear: Clear = NOWHERE) -> list[Shape]:
    """Two thin rails on ties.

    The rails are the rims of one broad stroke with a narrower one above it, so that tracks that
    meet flow into each other.
    """
    runs = list(runs)
    ties = [
        stroke(*run.across(t, TIE_LENGTH))
        for run in runs
        for t in run.steps(TIE_SPACING)
        if not clear.covers(run.at(t))
    ]
    line = "".join(run.d() for run in runs)
    marks = [path("".join(ties), "tie")] if ties else []
    return [*marks, path(line, "rail"), path(line, "bed")]


def highway(runs: Iterable[Run], clear: Clear = NOWHERE) -> list[Shape]:
    """A broad band with darker edges and a dashed middle."""
    runs = list(runs)
    dashes = []
    for run in runs:
        half = DASH_LENGTH / DASH_SPACING / len(run.steps(DASH_SPACING)) / 2
        dashes += [
            run.d(t - half, t + half)
            for t in run.steps(DASH_SPACING)
            if not clear.covers(run.at(t))
        ]
    line = "".join(run.d() for run in runs)
    marks = [path("".join(dashes), "dash")] if dashes else []
    return [path(line, "road-edge"), path(line, "road"), *marks]


def stroke(start: Point, end: Point) -> str:
    """One straight stroke in SVG's path notation, as short as it gets.

    >>> stroke((0, -32), (0, 32)), stroke((1, 2), (3, 4))
    ('M0-32V32', 'M1 2L3 4')
    """
    x, y = number(end[0]), number(end[1])
    if x == number(start[0]):
        return f"M{_pair(start)}V{y}"
    if y == number(start[1]):
        return f"M{_pair(start)}H{x}"
    return f"M{_pair(start)}L{_pair(end)}"


def _pair(point: Point) -> str:
    """Two numbers; a minus sign parts them as well as a space does."""
    x, y = number(point[0]), number(point[1])
    return f"{x}{y}" if y.startswith("-") else f"{x} {y}"
