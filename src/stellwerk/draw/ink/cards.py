"""Goal cards and the faces of the meteor dice as small signs.

A goal is shown on a board in miniature: what is to be filled is black, what is to be joined is a
line, stations are open squares.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stellwerk.draw.ink.expansion_symbols import crown
from stellwerk.draw.lines import Point
from stellwerk.draw.picture import Shape, Symbol, path, rect
from stellwerk.games.ink.expansions import ANY, DIRECTIONS, DISTANCES
from stellwerk.games.ink.goals import GOALS

CARD: Final = 76.0
_STEP: Final = 8.6  # from one space of the small board to the next
_CELL: Final = 7.4

# The spaces that are black, row by row, as "rc".
_FILLED: Final = {
    "A": "22 23 32 33 44",
    "C": "30 31 32 33 34 35 36",
    "D": "00 06 60",
    "E": "14 15 16 24 25 26 34 35 36",
    "FB": "21 32 43 54",
    "FC": "01 03 16 36",
    "TA": "32 33 34 35",
    "TC": "22 24 33 42 43",
    "FA": "11 14 33 42 55",
}
# Lines, from space to space; the first letter says how: a line, or dots.
_JOINED: Final = {
    "F": ("-22 24 44 42 22",),
    "G": ("-01 31 36", "-30 31", "-31 61"),
    "H": ("-12 32 35 55",),
    "I": ("-30 35",),
    "J": ("-30 35",),
    "K": ("-03 23 25 65",),
    "L": ("-03 33 36",),
    "TB": (".11 33", ".15 33", ".51 33"),
}
_STATIONS: Final = {"H": "12 32 35 55", "TB": "33"}
_CROWNED: Final = ("FA", "FB", "FC")
_DOTTED: Final = ("TA", "TC")


def symbols() -> Iterator[Symbol]:
    yield Symbol("card", CARD, CARD, (rect(CARD - 2, CARD - 2, "card", radius=8),))
    for goal in GOALS:
        yield Symbol(f"goal-{goal.code}", CARD, CARD, tuple(_goal(goal.code)))
    for turn, way in enumerate(DIRECTIONS):
        yield Symbol(way, CARD, CARD, (path(_arrow(turn, _LONG), "arrow"),))
    yield Symbol(
        ANY, CARD, CARD, (path("".join(_arrow(turn, _SHORT) for turn in range(4)), "arrow"),)
    )
    for steps in DISTANCES:
        yield Symbol(steps, CARD, CARD, tuple(_steps(int(steps))))


def _goal(code: str) -> list[Shape]:
    squares = "".join(_square(_middle(f"{row}{col}")) for row in range(7) for col in range(7))
    shapes = [path(squares, "mini")]
    if code == "B":
        return [*shapes, *_villages()]
    filled = [_middle(cell) for cell in _FILLED.get(code, "").split()]
    if code in _CROWNED:
        shapes.append(path("".join(crown(x, y, 4.4) for x, y in filled), "crown"))
    elif code in _DOTTED:
        text = "".join(f"M{x - 3:.1f} {y - 3:.1f}l6 6" for x, y in filled)
        shapes.append(path(text, "mini-line"))
    elif filled:
        shapes.append(path("".join(map(_square, filled)), "mini-on"))
    for line in _JOINED.get(code, ()):
        look = "mini-line" if line[0] == "-" else "mini-dots"
        points = [_middle(cell) for cell in line[1:].split()]
        shapes.append(path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points), look))
    if code == "J":
        ties = "".join(f"M{x:.1f} {y - 4:.1f}v8" for x, y in (_middle(f"3{c}") for c in range(6)))
        shapes.append(path(ties, "mini-line"))
    for cell in _STATIONS.get(code, "").split():
        x, y = _middle(cell)
        shapes.append(path(f"M{x - 4:.1f} {y - 4:.1f}h8v8h-8z", "station"))
    return shapes


def _villages() -> list[Shape]:
    """Three gables."""
    text = "".join(f"M{x - 7} {y + 8}v-9l7-8l7 8v9z" for x, y in ((-17, 6), (0, -8), (17, 6)))
    return [path(text, "station")]


def _middle(cell: str) -> Point:
    return _STEP * (int(cell[1]) - 3), _STEP * (int(cell[0]) - 3)


def _square(middle: Point) -> str:
    x, y = middle
    return f"M{x - _CELL / 2:.1f} {y - _CELL / 2:.1f}h{_CELL}v{_CELL}h-{_CELL}z"


# Arrows towards the top: one alone, and one of four around the middle.
_LONG: Final = ((-6, 24), (-6, -4), (-18, -4), (0, -26), (18, -4), (6, -4), (6, 24))
_SHORT: Final = ((-4, -6), (-4, -17), (-11, -17), (0, -30), (11, -17), (4, -17), (4, -6))


def _arrow(turn: int, shape: Sequence[tuple[int, int]]) -> str:
    """An arrow towards a side."""
    points = list(shape)
    for _ in range(turn):
        points = [(-y, x) for x, y in points]
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "z"


def _steps(steps: int) -> list[Shape]:
    """So many spaces in a row, as on a small board."""
    first = -11.0 * (steps - 1)
    return [path(f"M{first + 22 * n - 8:g}-8h16v16h-16z", "mini-on") for n in range(steps)]
