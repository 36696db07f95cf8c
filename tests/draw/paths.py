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
