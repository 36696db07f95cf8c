"""The whole visible table: one's own board large, dice and special routes beside it, the others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, cast

from stellwerk.core import Words
from stellwerk.draw.ink import boards
from stellwerk.draw.ink.cards import CARD
from stellwerk.draw.ink.symbols import BOARD, DIE
from stellwerk.draw.ink.tabletop import (
    Tabletop,
    dice_of,
    flights,
    goals_of,
    marks,
    meteor_dice,
    used_dice,
)
from stellwerk.draw.picture import Item, Picture, moved
from stellwerk.games.ink.plain import GoalData

MARGIN: Final = 24.0
GUTTER: Final = 32.0
COLUMN: Final = 376.0  # beside the board
WIDTH: Final = MARGIN + BOARD + GUTTER + COLUMN + MARGIN
HEIGHT: Final = MARGIN + BOARD + MARGIN
_TRACK: Final = 26.0  # height of the rounds
_SPECIALS: Final = 56.0  # height of the special routes
_LABEL: Final = 24.0  # height of the line above a board with its seat's number
_BETWEEN: Final = 14.0  # two boards
_GOALS: Final = CARD  # height of the goal cards


class Box(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    width: float
    height: float


def picture(top: Tabletop, *, can: Collection[str] = (), chosen: Collection[str] = ()) -> Picture:
    """Everything the seat that looks can see; a spectator sees all boards alike.

    ``can`` and ``chosen`` are ids of spaces to outline, as ``targets`` names them.
    """
    seat = top.data["seat"]
    if seat is None and len(top.seats) > 1:
        items = _watched(top)
    else:
        items = _seated(top, seat or 0, can, chosen)
    return Picture(WIDTH, HEIGHT, tuple(items), Words("ink.name"), "ground")


def _seated(
    top: Tabletop, seat: int, can: Collection[str], chosen: Collection[str]
) -> Iterator[Item]:
    """The own board, and in a column beside it rounds, dice, special routes and the others."""
    own = top.seats[seat]
    shown = boards.board(top.drawings(seat), can=can, chosen=chosen, marks=marks(top, seat))
    yield from moved(shown.items, MARGIN, MARGIN)
    for way, (items, _) in flights(top, seat).items():
        named = (replace(item, id=f"way:{way}") for item in items)
        yield from moved(named, MARGIN, MARGIN)
    x, y = MARGIN + BOARD + GUTTER, MARGIN
    yield from _track(top, x, y)
    y += _TRACK + GUTTER
    for row in _rows(top, seat):
        yield from _fit(row, x, y, DIE)
        y += min(1, COLUMN / row.width) * DIE + 16
    yield from _fit(boards.specials(own["specials"]), x, y, DIE)
    y += _SPECIALS + MARGIN
    if "goals" in top.data:
        yield from _goals(goals_of(top), seat, x, y)
        y += _GOALS + MARGIN
    others = [number for number in range(len(top.seats)) if number != seat]
    yield from _grid(top, others, Box(x, y, COLUMN, MARGIN + BOARD - y))


def _watched(top: Tabletop) -> Iterator[Item]:
    """Rounds and dice in a line, and all boards alike below."""
    yield from _track(top, MARGIN, MARGIN + (_SPECIALS - _TRACK) / 2)
    routes, extra = dice_of(top, None)
    row = boards.row([*routes, *extra, *meteor_dice(top)])
    yield from _fit(row, MARGIN + BOARD + GUTTER, MARGIN, _SPECIALS)
    y = MARGIN + _SPECIALS + MARGIN
    if "goals" in top.data:
        yield from _goals(goals_of(top), None, MARGIN + BOARD / 2 + 44, MARGIN - 12)
    seats = range(len(top.seats))
    yield from _grid(top, seats, Box(MARGIN, y, WIDTH - 2 * MARGIN, MARGIN + BOARD - y))


def _rows(top: Tabletop, seat: int) -> Iterator[Picture]:
    """What there is to draw with: dice, those of the expansion, the pairs of a draft."""
    if top.data["phase"] == "over":
        return
    routes, extra = dice_of(top, seat)
    used = used_dice([*routes, *extra], top.seats[seat]["drawn"])
    if routes:
        yield boards.dice(routes, {place for place in used if place < len(routes)})
    if extra:
        yield boards.dice(extra, {place - len(routes) for place in used if place >= len(routes)})
    if meteor_dice(top):
        row = boards.row(meteor_dice(top))
        yield replace(row, items=tuple(replace(item, id="meteor") for item in row.items))
    if top.data["phase"] == "draft":
        yield _pairs(top)


def _pairs(top: Tabletop) -> Picture:
    """The pairs of a draft side by side; those taken fade and carry the number of the seat."""
    items: list[Item] = []
    x = 0.0
    for number, pair in enumerate(top.data["draft"]["pairs"], 1):
        taken = pair["seat"] is not None
        for item in boards.dice(pair["dice"], {0, 1} if taken else ()).items:
            items.append(replace(item, x=x + item.x, id=f"pair:{number}"))
        if taken:
            items.append(Item("past", x + DIE + 6, DIE / 2, text=str(cast(int, pair["seat"]) + 1)))
        x += 2 * DIE + 32
    return Picture(x, DIE, tuple(items), Words("ink.name"))


def _goals(goals: Sequence[GoalData], seat: int | None, x: float, y: float) -> Iterator[Item]:
    """The goal cards, each with what it pays now; with a tick once the seat has met it."""
    for place, goal in enumerate(goals):
        at = x + CARD / 2 + place * (CARD + 46)
        yield Item("card", at, y + CARD / 2)
        yield Item(f"goal-{goal['code']}", at, y + CARD / 2, id=f"goal:{goal['code']}")
        met = goal["points"][seat] if seat is not None else 0
        yield Item(
            "past" if met else "now", at + CARD / 2 + 18, y + 16, text=str(met or goal["open"])
        )
        if met:
            yield Item("done", at + CARD / 2 + 18, y + 46, scale=1.4)


def _track(top: Tabletop, x: float, y: float) -> Iterator[Item]:
    """One lamp for each round: past, running, to come. To touch the running one is to end it."""
    now = top.data["round"] if top.data["phase"] != "over" else top.data["rounds"] + 1
    for number in range(1, top.data["rounds"] + 1):
        symbol = "past" if number < now else "now" if number == now else "next"
        at = x + _TRACK / 2 + (number - 1) * (_TRACK + 12)
        key = "end" if number == now else ""
        yield Item(symbol, at, y + _TRACK / 2, id=key, text=str(number))


def _fit(row: Picture, x: float, y: float, height: float) -> list[Item]:
    """A row of dice, made small enough for the column."""
    return moved(row.items, x, y, min(1, height / DIE, COLUMN / max(row.width, 1)))


def _grid(top: Tabletop, seats: Sequence[int], box: Box) -> Iterator[Item]:
    """Some boards side by side, as large as they fit, each below the number of its seat."""
    if not seats:
        return
    count = len(seats)
    columns = max(range(1, count + 1), key=lambda columns: _size(count, columns, box))
    size = _size(count, columns, box)
    for place, number in enumerate(seats):
        row, column = divmod(place, columns)
        x = box.x + column * (size + _BETWEEN)
        y = box.y + row * (size + _LABEL + _BETWEEN)
        seat, middle = top.seats[number], y + _LABEL / 2 - 3
        yield Item("", x + 8, middle, classes=("seat",), text=str(number + 1))
        if seat["ended"]:
            yield Item("done", x + size - 8, middle)
        shown = boards.glance(top.drawings(number), marks=marks(top, number))
        yield from moved(shown.items, x, y + _LABEL, size / BOARD)


def _size(count: int, columns: int, box: Box) -> float:
    """How large the boards get in so many columns."""
    rows = -(-count // columns)
    wide = (box.width + _BETWEEN) / columns - _BETWEEN
    high = (box.height + _BETWEEN) / rows - _BETWEEN - _LABEL
    return min(wide, high)
