"""The symbols of Railroad Ink: what is drawn into spaces, the empty board, the lamps.

A face is drawn from its sides and the groups in which they are joined, so a new face needs no code
here; a new kind of line needs one entry in :data:`KINDS`. What is not a line stands in
``expansion_symbols``, what is printed on boards and cards in ``building_symbols`` and ``cards``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from stellwerk.draw.ink import building_symbols, cards, expansion_symbols
from stellwerk.draw.lines import Clear, Point, Run, highway, railway, stroke
from stellwerk.draw.picture import Shape, Symbol, Symbols, circle, collect, path, rect
from stellwerk.games.ink import board as field
from stellwerk.games.ink.board import SIDES, SIZE
from stellwerk.games.ink.faces import APART, FACES, FORM_BY_TOKEN, Form

TILE: Final = 64.0
GAP: Final = 2.0  # between two spaces
PITCH: Final = TILE + GAP
FRAME: Final = 26.0  # around the spaces; exits are stubs on it
STUB: Final = 20.0  # how long they are
BOARD: Final = SIZE * PITCH - GAP + 2 * FRAME
DIE: Final = 76.0
HALF: Final = 32.0  # length of half a space for dash patterns; see theme

_EDGE: Final = TILE / 2
_HUB: Final = (0.0, 0.0)
_MIDDLE: Final[dict[str, Point]] = {
    "N": (0.0, -_EDGE),
    "E": (_EDGE, 0.0),
    "S": (0.0, _EDGE),
    "W": (-_EDGE, 0.0),
}


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of side is drawn, and how broad it is."""

    draw: Callable[[Iterable[Run], Clear], list[Shape]]
    breadth: float


# From the lowest to the highest: a highway runs above a railway, unbroken, and both above a river.
KINDS: Final = {
    "V": Kind(expansion_symbols.river, 21),
    "R": Kind(railway, 16),
    "H": Kind(highway, 19),
}
EXIT_KINDS: Final = "RH"


def space(cell: field.Cell) -> Point:
    """The middle of a space on the board."""
    first = FRAME + TILE / 2
    return first + PITCH * (cell & 7), first + PITCH * (cell >> 3)


def side(cell: field.Cell, name: str, inwards: float = 0) -> Point:
    """The middle of a side of a space on the board, moved so far towards the space's middle."""
    (x, y), (dx, dy) = space(cell), _MIDDLE[name]
    part = 1 - inwards / _EDGE
    return x + part * dx, y + part * dy


def is_bend(group: str) -> bool:
    """Whether a group of joined sides is drawn as a curve: two sides, and neighbours."""
    return len(group) == 2 and group not in ("NS", "EW")


# ---------------------------------------------------------------- faces

_HUBS: Final = {"station": rect(19, 19, "station"), "stop": circle(6.5, "stop")}


def face_shapes(form: Form) -> list[Shape]:
    """What is drawn into a space for a form of a face."""
    shapes = _below(form)
    lines = 0
    for letter, kind in KINDS.items():
        for group in form.groups:
            ours = _of_kind(form, group, letter)
            if not ours:
                continue
            if form.flag == APART and lines and _straight(ours):
                shapes += _bridge(ours, kind.breadth)
            shapes += kind.draw(_runs(group, ours), _clear(form, group))
            lines += 1
    shapes += expansion_symbols.trees(form) if form.trees else []
    return shapes + ([_HUBS[hub(form)]] if hub(form) else [])


def _below(form: Form) -> list[Shape]:
    """What lies under the lines of a drawing."""
    if form.corners:
        return expansion_symbols.trail(form)
    if "L" in form.sides:
        return expansion_symbols.water(form)
    return expansion_symbols.lava(form) if "A" in form.sides else expansion_symbols.crater(form)


def hub(form: Form) -> str:
    """What stands in the middle of a drawing: a station, the stop of a dead end, or nothing."""
    if form.station:
        return "station"
    dead = any(len(group) == 1 and _of_kind(form, group, "HR") for group in form.groups)
    return "stop" if dead else ""


def _of_kind(form: Form, group: str, kind: str) -> str:
    """The sides of a group that are of a kind, or of one of several."""
    return "".join(name for name in group if form.sides[SIDES.index(name)] in kind)


def _straight(group: str) -> bool:
    return group in ("NS", "EW")


def _runs(group: str, ours: str) -> list[Run]:
    """The lines of one kind in a group: straight across, around a corner, or to the middle."""
    if ours == group and is_bend(group):
        return [bend(*group)]
    runs = [
        Run(_MIDDLE[one], _MIDDLE[other])
        for one, other in ("NS", "EW")
        if one in ours and other in ours
    ]
    paired = "".join(pair for pair in ("NS", "EW") if set(pair) <= set(ours))
    return runs + [Run(_MIDDLE[one], _HUB) for one in ours if one not in paired]


def bend(one: str, other: str) -> Run:
    """The quarter circle between the middles of two neighbouring sides."""
    (x0, y0), (x1, y1) = _MIDDLE[one], _MIDDLE[other]
    return Run((x0, y0), (x1, y1), (x0 + x1, y0 + y1))


def _clear(form: Form, group: str) -> Clear:
    """Where marks along the lines would crowd: in stations and junctions, at dead ends."""
    if form.station:
        return Clear(13)
    return Clear({1: 7.5, 2: 0}.get(len(group), 11))


def _bridge(group: str, breadth: float) -> list[Shape]:
    """What shows that a line runs above another: a gap on both sides, and wings at the ends."""
    near, far = breadth / 2 - 1, breadth / 2 + 4
    wings = "".join(
        stroke((x * near, y * 11), (x * far, y * 15.5))
        if group == "NS"
        else stroke((y * 11, x * near), (y * 15.5, x * far))
        for x in (-1, 1)
        for y in (-1, 1)
    )
    across = 12.0  # as long as what runs below is broad, with some air
    line = ((0.0, -across), (0.0, across)) if group == "NS" else ((-across, 0.0), (across, 0.0))
    return [path(stroke(*line), "gap"), path(wings, "wing")]


def _faces() -> Iterator[Symbol]:
    for face in FACES:
        form = FORM_BY_TOKEN[face.sides + face.flag]
        yield Symbol(face.key, TILE, TILE, tuple(face_shapes(form)))


# ---------------------------------------------------------------- the board


def _stub_run(cell: field.Cell, name: str) -> Run:
    """An exit on the frame, on the empty board around its middle."""
    x, y = side(cell, name)
    dx, dy = _MIDDLE[name]
    away = (GAP / _EDGE, (GAP + STUB) / _EDGE)
    start, end = ((x + part * dx - BOARD / 2, y + part * dy - BOARD / 2) for part in away)
    return Run(start, end)


def _empty_board() -> Symbol:
    """A whole board as one symbol, for the boards one only glances at."""
    shapes = [rect(BOARD, BOARD, "panel", radius=14)]
    for role in ("tile", "centre"):
        cells = [cell for cell in field.CELLS if tile(cell) == role]
        corner = BOARD / 2 + _EDGE
        square = f"h{TILE:g}v{TILE:g}h-{TILE:g}z"
        squares = (f"M{x - corner:g} {y - corner:g}{square}" for x, y in map(space, cells))
        shapes.append(path("".join(squares), role))
    for letter in EXIT_KINDS:
        stubs = [
            _stub_run(cell, SIDES[edge])
            for cell, edge, number in field.EXITS
            if field.KINDS[number] == letter
        ]
        shapes += KINDS[letter].draw(stubs, Clear(0))
    return Symbol("board", BOARD, BOARD, tuple(shapes))


def tile(cell: field.Cell) -> str:
    """The symbol of an empty space."""
    return "centre" if field.CENTRE >> cell & 1 else "tile"


def _board_parts() -> Iterator[Symbol]:
    yield _empty_board()
    yield Symbol("panel", BOARD, BOARD, (rect(BOARD, BOARD, "panel", radius=14),))
    for name in ("tile", "centre"):
        yield Symbol(name, TILE, TILE, (rect(TILE, TILE, name, radius=1.5),))
    for letter in EXIT_KINDS:
        run = Run((0.0, STUB / 2), (0.0, -STUB / 2))
        yield Symbol(f"stub-{letter}", 20, STUB, tuple(KINDS[letter].draw([run], Clear(0))))


# ---------------------------------------------------------------- lamps and strokes


_CROSS: Final = "M-2.8-2.8L2.8 2.8M2.8-2.8L-2.8 2.8"
_TICK: Final = "M-3.4.2L-1 2.8L3.6-2.6"


def _lamps() -> Iterator[Symbol]:
    inner = TILE - 3.6
    outline = rect(inner, inner, radius=3)
    yield Symbol("can", TILE, TILE, (_as(outline, "can-edge"), _as(outline, "can")))
    yield Symbol("chosen", TILE, TILE, (_as(outline, "chosen-edge"), _as(outline, "chosen")))
    # The same as "can", where nearly every space is free and frames would hide the board.
    yield Symbol("free", TILE, TILE, (rect(TILE, TILE, "tint", radius=1.5), circle(4, "spot")))
    yield Symbol("error", 16, 16, (circle(7.8, "error"), path(_CROSS, "sign")))
    yield Symbol("tick", 16, 16, (circle(7.2, "lit"), path(_TICK, "sign")))
    yield Symbol("done", 16, 16, (circle(7.2, "done"), path(_TICK, "sign")))
    yield Symbol("central", TILE, TILE, (_as(rect(TILE - 3, TILE - 3, radius=2), "lit-edge"),))
    for name, shape in _HUBS.items():
        yield Symbol(name, 22, 22, (shape,))
    yield Symbol("points", 16, 16, (circle(8, "lit"),), "mark")
    yield Symbol("count", 24, 24, (circle(11, "badge"),), "count")
    # What cannot be: the space, and a diamond with the number of the reason.
    yield Symbol("wrong", TILE, TILE, (_as(rect(TILE - 3, TILE - 3, radius=2), "wrong"),))
    yield Symbol("problem", 24, 24, (path("M0-10.8L10.8 0L0 10.8L-10.8 0z", "error"),), "alarm")


def _as(shape: Shape, role: str) -> Shape:
    return Shape(shape.tag, shape.geometry, role)


def _strokes() -> Iterator[Symbol]:
    """Half a line through a space, from its border in the north; the item says how it looks.

    They reach into the gap between spaces, so that a lit line is not cut at every border, and a
    little further at both ends: strokes that only just meet show a hairline between them.
    """
    reach, more = PITCH / 2, 0.3
    line = stroke((0.0, -reach - more), (0.0, more))
    yield Symbol("spoke", PITCH, PITCH, (path(line, length=HALF),))
    corner = (reach, -reach)
    whole = Run((0.0, -reach), (reach, 0.0), corner)
    part = more / whole.length
    yield Symbol("bend", PITCH, PITCH, (path(whole.d(-part, 0.5 + part), length=HALF),))
    for name, line in expansion_symbols.PATHS.items():
        yield Symbol(f"trail-{name}", TILE, TILE, (path(line),))


# ---------------------------------------------------------------- beside the board


def _beside() -> Iterator[Symbol]:
    yield Symbol("die", DIE, DIE, (rect(DIE - 2.5, DIE - 2.5, "die", radius=11),))
    yield Symbol("past", 26, 26, (circle(12, "past"),), "past-text")
    yield Symbol("now", 26, 26, (circle(12, "now"),), "now-text")
    yield Symbol("next", 26, 26, (circle(11, "next"),), "next-text")


SYMBOLS: Final[Symbols] = collect(
    [
        *_faces(),
        *_board_parts(),
        *building_symbols.symbols(),
        *cards.symbols(),
        *_lamps(),
        *_strokes(),
        *_beside(),
    ]
)
