"""What is printed on the Challenge board: buildings in spaces, and the tracks on its frame.

Also what a player puts on a board besides drawings: the meteor's marker and the way it will come.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from stellwerk.draw.picture import Shape, Symbol, circle, path, rect

BUILDINGS: Final = ("village", "factory", "university")
BUILDING: Final = 24.0  # the size of one
BOX: Final = 17.0


def symbols() -> Iterator[Symbol]:
    for name, shapes in _buildings().items():
        yield Symbol(name, BUILDING, BUILDING, shapes)
    yield Symbol("box", 20, 20, (rect(BOX, BOX, "box", radius=3),), "box-text")
    yield Symbol("box-done", 20, 20, (rect(BOX, BOX, "box-done", radius=3),), "box-done-text")
    yield Symbol("box-lit", 24, 24, (rect(BOX + 5, BOX + 5, "box-lit", radius=5),))
    yield Symbol("marker", 28, 28, tuple(_comet()))
    yield from _flights()


@cache
def _buildings() -> Mapping[str, tuple[Shape, ...]]:
    """Three outlines: two gables, a saw-tooth roof with a chimney, a gable on columns."""
    return {
        "village": (
            path("M-1 9V1L5-5L11 1V9z", "print"),
            path("M-11 9V-2L-5-9L1-2V9z", "print"),
            path("M-5 9V4M5 9V5", "print-line"),
        ),
        "factory": (
            path("M-11 9V-9H-7V0L-1-5V0L5-5V0L11-5V9z", "print"),
            path("M-6 5H-3M0 5H3M6 5H9", "print-line"),
        ),
        "university": (
            path("M-11-3L0-10L11-3z", "print"),
            path("M-11 9V6H11V9z", "print"),
            path("M-8 6V-3M-2.7 6V-3M2.7 6V-3M8 6V-3", "print-line"),
        ),
    }


def _comet() -> list[Shape]:
    """Where the last meteor came down: a stone with a tail."""
    tail = "M-2-8L3-13M3-5L12-12M7 0L13-4"
    return [path(tail, "comet-tail"), circle(7.2, "comet", -3, 3), circle(1.6, "comet-core", -5, 5)]


def _flights() -> Iterator[Symbol]:
    """The way of a meteor: a dotted stretch of one space, and the target where it comes down."""
    line = "M0 33V-33"
    yield Symbol("flight", 66, 66, (path(line, "flight"), path(line, "flight-core")))
    burst = "".join(
        ("L" if n else "M")
        + f"{r * math.sin(math.pi * n / 8):.1f} {-r * math.cos(math.pi * n / 8):.1f}"
        for n in range(16)
        for r in (25 if n % 2 else 15,)
    )
    yield Symbol("strike", 64, 64, (path(burst + "z", "comet"), circle(6, "comet-core")))
    shield = "M0-22L18-15V0C18 12 9 19 0 24C-9 19-18 12-18 0V-15z"
    yield Symbol("shield", 64, 64, (path(shield, "comet"), path("M-8 0L-2 7L9-6", "comet-sign")))
