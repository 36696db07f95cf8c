"""What a board shows besides its drawings: buildings, the tracks on its frame, the meteor.

The tracks lie on the lower frame between the exits, where nothing else is: villages left of the
middle, universities right of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from stellwerk.draw.ink.symbols import BOARD, FRAME, TILE, side, space
from stellwerk.draw.lines import Point
from stellwerk.draw.picture import Item
from stellwerk.games.ink import layouts, meteor
from stellwerk.games.ink.board import CELLS, SIDES, STEP, Cell, name, named
from stellwerk.games.ink.kernel import Grid

_CORNER: Final = TILE / 2 - 13  # from the middle of a space to that of a building
_BOX: Final = 20.0
_ICON: Final = 20.0  # before the boxes
# Where the tracks begin, after an exit.
_VILLAGES: Final = 149.0
_UNIVERSITIES: Final = 283.0


@dataclass(frozen=True, slots=True)
class Marks:
    """What is printed on one board, and what its owner has marked there."""

    layout: str = ""  # nothing: a board without buildings
    villages: int = 0
    universities: int = 0
    marker: str = ""  # the space of the meteor's marker; nothing without it


BARE: Final = Marks()


def marks_of(grid: Grid) -> Marks:
    """What is marked on a board of the kernel."""
    meteors = grid.rules.ruling.expansion == "meteor"
    return Marks(
        grid.rules.ruling.layout,
        grid.villages,
        grid.universities,
        name(grid.marker) if meteors else "",
    )


def printed(marks: Marks) -> list[Item]:
    """Buildings and tracks: what lies below all drawings."""
    return [*_buildings(marks), *_tracks(marks)] if marks.layout else []


def put(marks: Marks) -> list[Item]:
    """The meteor's marker: what lies above them."""
    if not marks.marker:
        return []
    x, y = space(named(marks.marker))
    return [Item("marker", x + TILE / 2 - 13, y - TILE / 2 + 13, id="marker")]


def building_at(layout: str) -> dict[str, str]:
    """Which building stands in which space."""
    if not layout:
        return {}
    printed = layouts.layout(layout)
    return {name(cell): kind for cell in CELLS if (kind := printed.building_at(cell))}


def box_of(points: int, layout: str) -> Point | None:
    """Where the box of the village track with this value lies."""
    values = layouts.layout(layout).village_values if layout else ()
    return _box(_VILLAGES, values.index(points)) if points in values else None


def _buildings(marks: Marks) -> Iterator[Item]:
    for cell, kind in building_at(marks.layout).items():
        x, y = space(named(cell))
        yield Item(kind, x - _CORNER, y - _CORNER)


def _tracks(marks: Marks) -> Iterator[Item]:
    layout = layouts.layout(marks.layout)
    yield _icon("village", _VILLAGES)
    for at, value in enumerate(layout.village_values):
        symbol = "box-done" if at < marks.villages else "box"
        yield Item(symbol, *_box(_VILLAGES, at), text=str(value))
    yield _icon("university", _UNIVERSITIES)
    for at in range(layout.university_boxes):
        symbol = "box-done" if at < marks.universities else "box"
        last = at == layout.university_boxes - 1
        yield Item(symbol, *_box(_UNIVERSITIES, at), text="+" if last else str(at + 1))


def _icon(kind: str, x: float) -> Item:
    return Item(kind, x, BOARD - FRAME / 2, scale=0.85)


def _box(x: float, at: int) -> Point:
    return x + _ICON + _BOX * at, BOARD - FRAME / 2


# ---------------------------------------------------------------- the meteor on its way


def flight(marker: Cell, way: int, distance: int, craters: int) -> tuple[list[Item], Cell | None]:
    """The way of a meteor as strokes from space to space, and where it comes down."""
    path = meteor.flight(marker, way, distance, craters)
    items = []
    at = marker
    for cell in path:
        edge = STEP.index(cell - at)
        x, y = side(at, SIDES[edge], inwards=-1)
        items.append(Item("flight", x, y, turn=edge))
        at = cell
    if path:
        items.append(Item("strike", *space(at)))
    return items, path[-1] if path else None
