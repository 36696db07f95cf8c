"""The symbols of Railroad Dice: land, track, stations, dice, papers, and the lamps.

Land is told apart by what is drawn on it (plain: nothing, mountain: hatching, water: waves), a
company by the shape of its stations. Everything is drawn around the origin in a cell of 64.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from stellwerk.core import Words
from stellwerk.draw.lines import NOWHERE, Clear, Point, Run, railway, stroke
from stellwerk.draw.picture import Shape, Symbol, Symbols, circle, collect, number, path, rect
from stellwerk.games.raildice.board import SIZE
from stellwerk.games.raildice.data import standard

TITLE: Final = Words("raildice.name")
CELL: Final = 64.0
GAP: Final = 2.0
PITCH: Final = CELL + GAP
FRAME: Final = 26.0
BOARD: Final = SIZE * PITCH - GAP + 2 * FRAME
DIE: Final = 76.0
MINI: Final = 10.0  # a cell of a tile on the map
MINI_TILE: Final = SIZE * MINI
MINI_PITCH: Final = MINI_TILE + 4

_EDGE: Final = CELL / 2
_MIDDLE: Final[dict[str, Point]] = {
    "N": (0.0, -_EDGE),
    "E": (_EDGE, 0.0),
    "S": (0.0, _EDGE),
    "W": (-_EDGE, 0.0),
}
_HUB: Final = (0.0, 0.0)


def place(row: int, col: int) -> Point:
    """The middle of a cell on the panel of its tile."""
    first = FRAME + CELL / 2
    return first + PITCH * col, first + PITCH * row


# ---------------------------------------------------------------- land


def _wave(x: float, y: float, length: float, height: float) -> str:
    """A small wave around a point."""
    half, quarter = number(length / 2), number(length / 4)
    start = f"M{number(x - length / 2)} {number(y)}"
    return f"{start}q{quarter}-{number(height)} {half} 0t{half} 0"


def _squares(rows: Sequence[str], kind: str, at: Callable[[int, int], Point], size: float) -> str:
    """The cells of one kind as one area."""
    return "".join(
        f"M{number(x - size / 2)} {number(y - size / 2)}h{size:g}v{size:g}h-{size:g}z"
        for x, y in _cells(rows, kind, at)
    )


def _cells(rows: Sequence[str], kind: str, at: Callable[[int, int], Point]) -> Iterator[Point]:
    for row, line in enumerate(rows):
        for col, letter in enumerate(line):
            if letter == kind:
                yield at(row, col)


def _from_middle(row: int, col: int) -> Point:
    return PITCH * (col - SIZE // 2), PITCH * (row - SIZE // 2)


def land(name: str, rows: Sequence[str]) -> Symbol:
    """A whole tile, without its frame: one symbol, so that a page is told of it in one item.

    The four corners are never used: a panel is screwed down there.
    """
    corners = "".join(
        f"M{x * 3 * PITCH - 4.5:g} {y * 3 * PITCH:g}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z"
        for x in (-1, 1)
        for y in (-1, 1)
    )
    span = SIZE * PITCH - GAP
    shapes = [path(_squares(rows, "P", _from_middle, CELL), "tile")]
    for kind, role, marks in (("M", "rock", _HATCHES), ("W", "lake", _WAVES)):
        found = list(_cells(rows, kind, _from_middle))
        if found:
            drawn = "".join(mark(x, y) for x, y in found for mark in marks)
            line = "hatch" if kind == "M" else "ripple"
            area = _squares(rows, kind, _from_middle, CELL)
            shapes += [path(area, role), path(drawn, line)]
    inner = 5 * PITCH
    shapes += [rect(inner, inner, "fence"), path(corners, "screw")]
    return Symbol(f"land-{name}", span, span, tuple(shapes))


def _hatch(offset: float) -> Callable[[float, float], str]:
    """A slanting stroke x + y = offset of a cell, cut to it."""
    low, high = max(-_EDGE, offset - _EDGE), min(_EDGE, offset + _EDGE)
    return lambda x, y: stroke((x + low, y + offset - low), (x + high, y + offset - high))


def _ripple(dx: float, dy: float) -> Callable[[float, float], str]:
    return lambda x, y: _wave(x + dx, y + dy, 22, 6)


_HATCHES: Final = tuple(_hatch(offset) for offset in (-48, -32, -16, 0, 16, 32, 48))
_WAVES: Final = tuple(_ripple(dx, dy) for dx, dy in ((-14, -16), (14, 0), (-14, 16)))


def _land() -> Iterator[Symbol]:
    yield Symbol("panel", BOARD, BOARD, (rect(BOARD, BOARD, "panel", radius=14),))
    for kind in standard().types:
        yield land(kind.id, kind.rows)
        yield mini(kind.id, kind.rows)
    # One cell of each, for the cards of the companies and the rules.
    edge = rect(CELL - 1.5, CELL - 1.5, "swatch")
    ground = {"P": "tile", "M": "rock", "W": "lake"}
    strokes = {"P": ("", ()), "M": ("hatch", _HATCHES), "W": ("ripple", _WAVES)}
    for letter, role in ground.items():
        line, marks = strokes[letter]
        drawn = [path("".join(mark(0, 0) for mark in marks), line)] if marks else []
        yield Symbol(f"cell-{letter}", CELL, CELL, (rect(CELL, CELL, role), *drawn, edge))
    length = 5 * PITCH / 2 - 8
    wall = path(stroke((-length, 0.0), (length, 0.0)), "rampart")
    yield Symbol("wall", 2 * length, 6, (wall,))


def _from_mini_middle(row: int, col: int) -> Point:
    return MINI * (col - SIZE // 2), MINI * (row - SIZE // 2)


def mini(name: str, rows: Sequence[str]) -> Symbol:
    """A tile as it lies on the map: the same land, drawn coarsely."""
    half = MINI / 2
    shapes = [rect(MINI_TILE, MINI_TILE, "tile", radius=2)]
    rocks = list(_cells(rows, "M", _from_mini_middle))
    lakes = list(_cells(rows, "W", _from_mini_middle))
    if rocks:
        lines = "".join(stroke((x - half, y + half), (x + half, y - half)) for x, y in rocks)
        area = _squares(rows, "M", _from_mini_middle, MINI)
        shapes += [path(area, "rock"), path(lines, "hatch")]
    if lakes:
        lines = "".join(_wave(x, y, 11, 3) for x, y in lakes[::2])
        area = _squares(rows, "W", _from_mini_middle, MINI)
        shapes += [path(area, "lake"), path(lines, "ripple")]
    return Symbol(f"mini-{name}", MINI_TILE, MINI_TILE, tuple(shapes))


# ---------------------------------------------------------------- track


def bend(one: str, other: str) -> Run:
    """The quarter circle between the middles of two neighbouring sides."""
    (x0, y0), (x1, y1) = _MIDDLE[one], _MIDDLE[other]
    return Run((x0, y0), (x1, y1), (x0 + x1, y0 + y1))


def _laid(run: Run, clear: Clear = NOWHERE) -> tuple[Shape, ...]:
    return (path(run.d(), "ballast"), *railway([run], clear))


def _track() -> Iterator[Symbol]:
    straight = Run(_MIDDLE["N"], _MIDDLE["S"])
    curve = bend("N", "E")
    yield Symbol("straight", CELL, CELL, _laid(straight))
    yield Symbol("curve", CELL, CELL, _laid(curve))
    yield Symbol("arm", CELL, CELL, _laid(Run(_MIDDLE["N"], _HUB), Clear(13)))
    half = MINI / 2
    yield Symbol("mini-straight", MINI, MINI, (path(stroke((0, -half), (0, half)), "thread"),))
    turn = Run((0.0, -half), (half, 0.0), (half, -half))
    yield Symbol("mini-curve", MINI, MINI, (path(turn.d(), "thread"),))
    yield Symbol("mini-arm", MINI, MINI, (path(stroke((0, -half), (0, 0)), "thread"),))
    reach = MINI_PITCH / 2
    past = path(stroke((0.0, -reach), (0.0, 0.0)), "thread-past")
    yield Symbol("past-line", MINI_TILE, MINI_TILE, (past,))


# ---------------------------------------------------------------- companies

# One outline for each: told apart at a glance, in print, and by those who see no colours.
OUTLINES: Final = {
    "red": "M0-22L22 17H-22z",
    "blue": "M0-20a20 20 0 1 1-.01 0z",
    "green": "M-18-18H18V18H-18z",
    "yellow": "M0-24L24 0L0 24L-24 0z",
    "black": "M-11-20H11L22 0L11 20H-11L-22 0z",
}
_WINDOWS: Final = {"red": 4.0}  # the middle of a triangle is lower


def _companies() -> Iterator[Symbol]:
    for name, outline in OUTLINES.items():
        role, low = f"{name}-line", _WINDOWS.get(name, 0.0)
        window = path(f"M-6 {low - 6:g}h12v12h-12z", "window")
        yield Symbol(f"station-{name}", 50, 50, (path(outline, role), window))
        yield Symbol(f"mark-{name}", 50, 50, (path(outline, role),))
        sheet = (rect(36, 48, "paper", radius=4), path(_small(outline, 0.55), role))
        yield Symbol(f"share-{name}", 38, 50, sheet)


def _small(outline: str, scale: float) -> str:
    """The outline scaled; its numbers are lengths all, but for the flags of an arc."""
    if "a" in outline:
        radius = number(20 * scale)
        return f"M0-{radius}a{radius} {radius} 0 1 1-.01 0z"
    found, digits = "", ""
    for letter in outline + " ":
        if letter.isdigit() or letter == ".":
            digits += letter
            continue
        found += number(float(digits) * scale) if digits else ""
        digits = ""
        found += letter
    return found.strip()


# ---------------------------------------------------------------- dice

_LOCO: Final = (
    "M-22-8H6V-18H22V12H-22z"  # boiler and cab
    "M-18-8V-18H-10V-8z"  # chimney
    "M-3-8V-13H4V-8z"  # dome
    "M-22 12L-28 19H-20z"  # cow catcher
)
_WHEELS: Final = "M-14 12a7 7 0 1 1-.01 0zM2 12a7 7 0 1 1-.01 0zM16 12a7 7 0 1 1-.01 0z"


def _dice() -> Iterator[Symbol]:
    yield Symbol("die", DIE, DIE, (rect(DIE - 2.5, DIE - 2.5, "die", radius=11),))
    straight = Run((0.0, -26.0), (0.0, 26.0))
    yield Symbol("face-straight", CELL, CELL, tuple(railway([straight])))
    curve = Run((-14.0, 26.0), (26.0, -14.0), (26.0, 26.0))
    yield Symbol("face-curve", CELL, CELL, tuple(railway([curve])))
    cab = path("M10-13H18V-5H10z", "window")
    yield Symbol("face-share", CELL, CELL, (path(_LOCO + _WHEELS, "loco"), cab))
    question = path("M-11-9a11 11 0 1 1 17 9q-6 4-6 10", "glyph")
    yield Symbol("face-joker", CELL, CELL, (question, Shape("circle", (0, 21, 4.2), "loco")))
    # A die behind the screen has no face that matters: money.
    yield Symbol("face-behind", CELL, CELL, (circle(17, "next"), circle(9, "loco")))
    yield Symbol("face-hidden", CELL, CELL, (rect(44, 44, "next", radius=6),))


# ---------------------------------------------------------------- lamps and signs


def _lamps() -> Iterator[Symbol]:
    inner = CELL - 3.6
    outline = rect(inner, inner, radius=3)
    for name in ("can", "chosen"):
        parts = (_as(outline, f"{name}-edge"), _as(outline, name))
        yield Symbol(name, CELL, CELL, parts)
    # Where the line goes on, in the cell it points at, seen from that cell's southern side.
    yield Symbol("head", CELL, CELL, (path("M0 6L13 25H-13z", "head"),))
    # Where a piece would lead, in the cell that the line would then point at.
    yield Symbol("way", CELL, CELL, (path("M0-13L13 4H5V15H-5V4H-13z", "head"),))
    # A buffer stop: this end leads to no new tile any more.
    buffer = stroke((-13.0, -5.0), (13.0, -5.0)) + stroke((-8.0, -5.0), (-8.0, 8.0))
    yield Symbol("stop", 32, 24, (path(buffer + stroke((8.0, -5.0), (8.0, 8.0)), "rampart"),))
    yield Symbol("marker", 30, 30, (circle(13, "now"),), "now-text")
    half = MINI_TILE / 2
    frame = rect(MINI_TILE - 2, MINI_TILE - 2, radius=3)
    parts = (_as(frame, "chosen-edge"), _as(frame, "chosen"))
    yield Symbol("active", MINI_TILE, MINI_TILE, parts)
    lit = rect(MINI_TILE - 1, MINI_TILE - 1, "lit-edge", radius=3)
    yield Symbol("group", MINI_TILE, MINI_TILE, (lit,))
    bridge = path(stroke((0.0, -half), (0.0, -half - 4)), "lit-edge")
    yield Symbol("group-link", MINI_TILE, MINI_PITCH + 4, (bridge,))
    yield Symbol("count", 24, 24, (circle(11, "badge"),), "count")
    yield Symbol("past", 26, 26, (circle(12, "past"),), "past-text")
    yield Symbol("now", 26, 26, (circle(12, "now"),), "now-text")
    yield Symbol("next", 26, 26, (circle(11, "next"),), "next-text")


def _papers() -> Iterator[Symbol]:
    head = Shape("circle", (0, -9, 7.5), "loco")
    yield Symbol("passenger", 40, 44, (head, path("M-13 18q0-17 13-17t13 17z", "loco")))
    crown = "M-13 9V-8L-6 0L0-11L6 0L13-8V9z"
    yield Symbol("director", 34, 28, (path(crown, "head"),))
    yield Symbol("card", 300, 150, (rect(298, 148, "paper", radius=8),))
    yield Symbol("seat-card", 360, 170, (rect(358, 168, "paper", radius=8),))
    flag = path("M-9 13V-13h3v26zM-5-13L12-6L-5 1z", "loco")
    yield Symbol("start", 30, 30, (flag,))
    # Numbers that belong to a picture however small it is shown.
    yield Symbol("sum", 60, 30, (), "sum")
    yield Symbol("amount", 30, 24, (), "amount")


def _as(shape: Shape, role: str) -> Shape:
    return Shape(shape.tag, shape.geometry, role)


SYMBOLS: Final[Symbols] = collect(
    [*_land(), *_track(), *_companies(), *_dice(), *_lamps(), *_papers()]
)
