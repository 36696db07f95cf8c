"""What expansions draw into spaces: rivers, water, lava, trees, trails, craters, volcanoes.

All of it is made of the sides of a form, around the middle of a space of 64. Each has a form of its
own, so that none needs its colour: a river is a band with a wave line, water an area with short
waves, lava an area with a jagged edge and bubbles, trees are round crowns, a trail is a dotted
footpath through the corners, a crater a ring with rays.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from stellwerk.draw.lines import Clear, Point, Run, stroke
from stellwerk.draw.picture import Shape, circle, number, path
from stellwerk.games.ink.board import SIDES
from stellwerk.games.ink.faces import CRATER, Form

_EDGE: Final = 32.0
_SWELL: Final = 8.0  # half a wave of a river
Curve: TypeAlias = tuple[Point, Point, Point, Point]  # a cubic Bézier curve

# ---------------------------------------------------------------- rivers


def river(runs: Iterable[Run], clear: Clear) -> list[Shape]:
    """A broad band with a wave line in its middle."""
    runs = list(runs)
    line = "".join(run.d() for run in runs)
    waves = "".join(_wave(run) for run in runs)
    return [path(line, "bank"), path(line, "stream"), path(waves, "wave")]


def _wave(run: Run) -> str:
    halves = max(2, round(run.length / _SWELL))
    text = f"M{_pair(run.at(0.06))}"
    for half in range(halves):
        middle = 0.06 + 0.88 * (half + 0.5) / halves
        swing = run.across(middle, 10)[half % 2]
        text += f"Q{_pair(swing)} {_pair(run.at(0.06 + 0.88 * (half + 1) / halves))}"
    return text


# ---------------------------------------------------------------- lakes and lava


def water(form: Form) -> list[Shape]:
    """A lake: smooth shores, and short waves on the water."""
    shores = _shores(form, "L")
    marks = [_ripple(x, y) for x, y in _inside(form, "L")]
    area = path(_area(shores), "pool")
    return [area, path("".join(map(_smooth, shores)), "shore"), path("".join(marks), "wave")]


def lava(form: Form) -> list[Shape]:
    """Lava: a jagged edge, and bubbles in it; a volcano has a cone in its middle."""
    edges = [_jagged(shore) for shore in _shores(form, "A")]
    area = _area_of(edges)
    spots = enumerate(_inside(form, "A"))
    dots = [circle((2.6, 1.8, 2.2)[n % 3], "bubble", x, y) for n, (x, y) in spots]
    crust = "".join("M" + "L".join(map(_pair, edge)) for edge in edges if edge)
    shapes = [path(area, "magma"), *([path(crust, "crust")] if crust else []), *dots]
    return shapes + (_volcano() if form.sides == "AAAA" else [])


def _shores(form: Form, letter: str) -> list[Curve]:
    """Where the land begins, around the space: one curve for each run of dry sides."""
    wet = [kind == letter for kind in form.sides]
    if all(wet):
        return []
    shores = []
    for first in range(4):
        if wet[first] or not wet[first - 1]:
            continue
        length = next(n for n in range(1, 4) if wet[(first + n) % 4])
        shores.append(_shore(first, length, narrow=_runs_beside(form, letter)))
    return shores


def _runs_beside(form: Form, letter: str) -> bool:
    """Whether a route runs straight past, so that there is less room."""
    return letter == "A" and "A" in form.sides and form.route


def _shore(first: int, length: int, narrow: bool) -> Curve:
    """The curve along so many dry sides, clockwise from the corner where the first begins.

    Made for dry sides beginning in the east, then turned into place.
    """
    one, other = {
        1: ((21.0, -16.0), (21.0, 16.0)),
        2: ((22.0, 6.0), (6.0, 22.0)),
        3: ((30.0, 20.0), (-30.0, 20.0)),
    }[length]
    if narrow:
        one, other = (30.0, -8.0), (-30.0, -8.0)
    start = (32.0, -32.0)
    end = {1: (32.0, 32.0), 2: (-32.0, 32.0), 3: (-32.0, -32.0)}[length]
    turned = [_turn(point, first - 1) for point in (start, one, other, end)]
    return turned[0], turned[1], turned[2], turned[3]


def _turn(point: Point, quarters: int) -> Point:
    """A point turned clockwise around the middle."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def _area(shores: Sequence[Curve]) -> str:
    """What lies inside of the shores."""
    if not shores:
        return "M-32-32H32V32H-32z"
    text = ""
    for number_, (start, one, other, end) in enumerate(shores):
        text += ("L" if number_ else "M") + _pair(start)
        text += f"C{_pair(one)} {_pair(other)} {_pair(end)}"
        text += _corners(end, shores[(number_ + 1) % len(shores)][0])
    return text + "z"


def _area_of(edges: Sequence[Sequence[Point]]) -> str:
    if not edges:
        return "M-32-32H32V32H-32z"
    text = ""
    for number_, edge in enumerate(edges):
        text += ("L" if number_ else "M") + "L".join(map(_pair, edge))
        text += _corners(edge[-1], edges[(number_ + 1) % len(edges)][0])
    return text + "z"


def _corners(end: Point, start: Point) -> str:
    """The corners of the space between the end of a shore and the start of the next, clockwise."""
    text = ""
    around = [(-_EDGE, -_EDGE), (_EDGE, -_EDGE), (_EDGE, _EDGE), (-_EDGE, _EDGE)]
    at = min(range(4), key=lambda n: math.dist(around[n], end))
    for step in range(1, 4):
        corner = around[(at + step) % 4]
        if math.dist(corner, start) < 1:
            break
        text += f"L{_pair(corner)}"
    return text


def _smooth(curve: Curve) -> str:
    start, one, other, end = map(_pair, curve)
    return f"M{start}C{one} {other} {end}"


def _jagged(curve: Curve) -> list[Point]:
    """Points along a curve, by turns on one side of it and on the other."""
    steps = max(4, 2 * round(math.dist(curve[0], curve[3]) / 18 + 1.5))
    points = [_at(curve, n / steps) for n in range(steps + 1)]
    edge = [points[0]]
    for n in range(1, steps):
        (x0, y0), (x1, y1), (x, y) = points[n - 1], points[n + 1], points[n]
        out = (-3.0 if n % 2 else 3.0) / math.dist((x0, y0), (x1, y1))
        edge.append((x + out * (y1 - y0), y - out * (x1 - x0)))
    return [*edge, points[-1]]


def _at(curve: Curve, t: float) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(weight * x for weight, (x, _) in zip(weights, curve, strict=True)),
        sum(weight * y for weight, (_, y) in zip(weights, curve, strict=True)),
    )


def _inside(form: Form, letter: str) -> list[Point]:
    """Where marks on water or lava stand: near each wet side."""
    wet = [kind == letter for kind in form.sides]
    if _runs_beside(form, letter):
        spots: tuple[Point, ...] = ((-11.0, -24.0), (9.0, -23.0))
    elif letter == "L":
        spots = ((-5.0, -20.0), (8.0, -9.0)) if sum(wet) == 1 else ((-5.0, -22.0),)
    else:
        spots = ((-15.0, -24.0), (12.0, -21.0))
    found = [_turn(spot, side) for side, is_wet in enumerate(wet) if is_wet for spot in spots]
    return [*found, (0.0, 0.0)] if letter == "L" and sum(wet) > 2 else found


def _ripple(x: float, y: float) -> str:
    return f"M{_pair((x - 6, y))}q3-3.4 6 0t6 0"


def _volcano() -> list[Shape]:
    """A cone seen from the side, open at the top."""
    return [
        path("M-23 17L-8-14L-4-9L1-15L5-9L9-14L23 17z", "cone"),
        path("M-4-2L-9 9M1 0V9M6-2L11 9", "crust"),
    ]


# ---------------------------------------------------------------- trees

_CROWN: Final = 7.2
# For a route from north to south, one around the north-east, and none at all.
_GROVES: Final[dict[str, tuple[Point, ...]]] = {
    "N.S.": ((-21, -21), (-20, -1), (-22, 20), (21, -12), (20, 10)),
    "NE..": ((22.5, -22.5), (-22, -16), (-21, 6), (-14, 23), (6, 21), (22, 24)),
    "....": ((-18, -18), (2, -20), (21, -13), (-21, 3), (0, 0), (20, 8), (-10, 20), (11, 22)),
}


def trees(form: Form) -> list[Shape]:
    """Round crowns where the route leaves room."""
    pattern = "".join(
        "." if kind == "." else side for side, kind in zip(SIDES, form.sides, strict=True)
    )
    return [path("".join(crown(*spot) for spot in _GROVES[pattern]), "crown")]


def crown(x: float, y: float, radius: float = _CROWN) -> str:
    """The crown of a tree, of five bows."""
    points = [
        (
            x + radius * math.cos(2 * math.pi * n / 5 - 0.3),
            y + radius * math.sin(2 * math.pi * n / 5 - 0.3),
        )
        for n in range(5)
    ]
    bow = f"A{number(radius * 0.62)} {number(radius * 0.62)} 0 0 1 "
    return f"M{_pair(points[-1])}" + "".join(bow + _pair(point) for point in points) + "z"


# ---------------------------------------------------------------- trails


def trail(form: Form) -> list[Shape]:
    """A dotted footpath through the corners, below the route.

    Made for the first orientation of a face: straight, curve or T-junction.
    """
    return [path(PATHS[path_of(form)], "foot")]


# How a trail runs for the first orientation of a face, by what its route is.
PATHS: Final = {
    "straight": "M-32-32L32 32",
    "curve": "M32-32Q-2-26-14-14M-32 32Q-26-2-14-14M-32-32L-14-14",
    "junction": "M-32-32Q0-8 32-32",
}


def path_of(form: Form) -> str:
    """Which of the three a form's trail is, however it lies."""
    if form.sides.count(".") == 1:
        return "junction"
    return "straight" if form.sides[0] == form.sides[2] else "curve"


# ---------------------------------------------------------------- craters


def crater(form: Form) -> list[Shape]:
    if form.flag != CRATER:
        return []
    rays = []
    for n in range(11):
        angle = 2 * math.pi * n / 11 - 0.2
        near, far = 21.5, (29.0, 24.5, 27.0)[n % 3]
        dx, dy = math.cos(angle), math.sin(angle)
        rays.append(stroke((near * dx, near * dy), (far * dx, far * dy)))
    return [
        path("".join(rays), "ray"),
        circle(16, "rim"),
        circle(11.5, "hole", 1.5, 2),
        path("M-7 8L-1 1M-1 10L7 1M6 9L11 3", "wall"),
    ]


def _pair(point: Point) -> str:
    x, y = number(point[0]), number(point[1])
    return f"{x}{y}" if y.startswith("-") else f"{x} {y}"
