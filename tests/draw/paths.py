"""Reads drawings back: paths into strokes, items into places, so that tests can measure them."""

from __future__ import annotations

import re
from typing import TypeAlias

from stellwerk.draw.picture import Item, Shape

Point: TypeAlias = tuple[float, float]

# What `lines` writes: each stroke begins with M and has one straight line or arc.
_STROKE = re.compile(r"M([^A-Z]*)([LHVA])([^A-Z]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def strokes(shape: Shape) -> list[tuple[Point, Point]]:
    """The first and the last point of every stroke of a path."""
    d = shape.geometry[0]
    assert isinstance(d, str)
    assert "".join(match[0] for match in _STROKE.finditer(d)) == d, f"not understood: {d}"
    found = []
    for begin, command, rest in _STROKE.findall(d):
        x, y = map(float, _NUMBER.findall(begin))
        numbers = [float(number) for number in _NUMBER.findall(rest)]
        ends = {"H": (numbers[0], y), "V": (x, numbers[0])}
        found.append(((x, y), ends.get(command) or (numbers[-2], numbers[-1])))
    return found


def placed(point: Point, item: Item) -> Point:
    """Where a point of a symbol comes to lie around the item's place: mirrored, then turned."""
    x, y = point
    if item.flip:
        x = -x
    for _ in range(item.turn):
        x, y = -y, x
    return round(x, 3), round(y, 3)


def numbers(text: str) -> list[Point]:
    """The pairs of numbers in a text."""
    found = [float(number) for number in _NUMBER.findall(text)]
    return list(zip(found[::2], found[1::2], strict=True))


def outline(shape: Shape) -> list[Point]:
    """The border of an area, its curves as many short lines."""
    d = str(shape.geometry[0])
    points: list[Point] = []
    for command, rest in re.findall(r"([MLCHV])([^MLCHVz]*)", d):
        values = [float(number) for number in _NUMBER.findall(rest)]
        if command == "H":
            points.append((values[0], points[-1][1]))
        elif command == "V":
            points.append((points[-1][0], values[0]))
        elif command == "C":
            points += _curve(points[-1], numbers(rest))
        else:
            points += numbers(rest)
    return points


def _curve(start: Point, rest: list[Point]) -> list[Point]:
    curve = [start, *rest]
    found = []
    for n in range(1, 25):
        t = n / 24
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        found.append(
            (
                sum(w * p[0] for w, p in zip(weights, curve, strict=True)),
                sum(w * p[1] for w, p in zip(weights, curve, strict=True)),
            )
        )
    return found


def inside(point: Point, border: list[Point]) -> bool:
    """Whether a point lies inside of a closed line: a ray from it crosses the line once or so."""
    x, y = point
    crossings = 0
    for (x0, y0), (x1, y1) in zip(border, [*border[1:], border[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            crossings += 1
    return crossings % 2 == 1
