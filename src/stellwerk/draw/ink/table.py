"""The whole visible table: one's own board large, dice and special routes beside it, the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple, TypedDict, cast

from stellwerk.core import View, Words
from stellwerk.draw.ink import boards
from stellwerk.draw.ink.symbols import BOARD, DIE
from stellwerk.draw.picture import Item, Picture, moved
from stellwerk.games.ink.notation import Drawing, read, read_board

MARGIN: Final = 24.0
GUTTER: Final = 32.0
COLUMN: Final = 376.0  # beside the board
WIDTH: Final = MARGIN + BOARD + GUTTER + COLUMN + MARGIN
HEIGHT: Final = MARGIN + BOARD + MARGIN
_TRACK: Final = 26.0  # height of the rounds
_SPECIALS: Final = 56.0  # height of the special routes
_LABEL: Final = 24.0  # height of the line above a board with its seat's number
_BETWEEN: Final = 14.0  # two boards


class Box(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    width: float
    height: float


class Seat(TypedDict):
    """What a view says of one seat."""

    board: str  # at the end of the last finished round
    drawn: list[str]  # in the running round, in order
    ended: bool
    specials: list[str]


class Table(TypedDict):
    """What a picture needs of a view."""

    seat: int | None
    round: int
    rounds: int
    phase: str
    dice: list[str]
    seats: list[Seat]


def table(view: View) -> Table:
    """The view as what it is."""
    return cast(Table, view)


def drawings(seat: Seat) -> list[Drawing]:
    """All that stands on a seat's board."""
    return list(read_board(" ".join([seat["board"], *seat["drawn"]])))


def used_dice(dice: Sequence[str], drawn: Sequence[str]) -> set[int]:
    """The places of the dice that were drawn; of two alike the first goes first.

    >>> used_dice(["HC", "RS", "HC"], ["22HH..-"])
    {0}
    """
    left = Counter(read(token).form.face.key for token in drawn)
    used = set()
    for place, key in enumerate(dice):
        if left[key]:
            left[key] -= 1
            used.add(place)
    return used


def picture(view: View, *, can: Collection[str] = (), chosen: Collection[str] = ()) -> Picture:
    """Everything the view's seat can see; a spectator sees all boards alike.

    ``can`` and ``chosen`` are ids of spaces to outline, as ``targets`` names them.
    """
    seen = table(view)
    if seen["seat"] is None and len(seen["seats"]) > 1:
        items = _watched(seen)
    else:
        items = _seated(seen, seen["seat"] or 0, can, chosen)
    return Picture(WIDTH, HEIGHT, tuple(items), Words("ink.name"), "ground")


def _seated(
    seen: Table, seat: int, can: Collection[str], chosen: Collection[str]
) -> Iterator[Item]:
    """The own board, and in a column beside it rounds, dice, special routes and the others."""
    own = seen["seats"][seat]
    yield from moved(boards.board(drawings(own), can=can, chosen=chosen).items, MARGIN, MARGIN)
    x, y = MARGIN + BOARD + GUTTER, MARGIN
    yield from _track(seen, x, y)
    y += _TRACK + GUTTER
    if seen["phase"] != "over":
        row = boards.dice(seen["dice"], used_dice(seen["dice"], own["drawn"]))
        yield from _fit(row, x, y, DIE)
        y += DIE + MARGIN
    yield from _fit(boards.specials(own["specials"]), x, y, DIE)
    y += _SPECIALS + GUTTER
    others = [number for number in range(len(seen["seats"])) if number != seat]
    yield from _grid(seen, others, Box(x, y, COLUMN, MARGIN + BOARD - y))


def _watched(seen: Table) -> Iterator[Item]:
    """Rounds and dice in a line, and all boards alike below."""
    yield from _track(seen, MARGIN, MARGIN + (_SPECIALS - _TRACK) / 2)
    yield from _fit(boards.dice(seen["dice"]), MARGIN + BOARD + GUTTER, MARGIN, _SPECIALS)
    y = MARGIN + _SPECIALS + MARGIN
    seats = range(len(seen["seats"]))
    yield from _grid(seen, seats, Box(MARGIN, y, WIDTH - 2 * MARGIN, MARGIN + BOARD - y))


def _track(seen: Table, x: float, y: float) -> Iterator[Item]:
    """One lamp for each round: past, running, to come. To touch the running one is to end it."""
    now = seen["round"] if seen["phase"] != "over" else seen["rounds"] + 1
    for number in range(1, seen["rounds"] + 1):
        symbol = "past" if number < now else "now" if number == now else "next"
        at = x + _TRACK / 2 + (number - 1) * (_TRACK + 12)
        key = "end" if number == now else ""
        yield Item(symbol, at, y + _TRACK / 2, id=key, text=str(number))


def _fit(row: Picture, x: float, y: float, height: float) -> list[Item]:
    """A row of dice, made small enough for the column."""
    return moved(row.items, x, y, min(1, height / DIE, COLUMN / max(row.width, 1)))


def _grid(seen: Table, seats: Sequence[int], box: Box) -> Iterator[Item]:
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
        seat, middle = seen["seats"][number], y + _LABEL / 2 - 3
        yield Item("", x + 8, middle, classes=("seat",), text=str(number + 1))
        if seat["ended"]:
            yield Item("done", x + size - 8, middle)
        yield from moved(boards.glance(drawings(seat)).items, x, y + _LABEL, size / BOARD)


def _size(count: int, columns: int, box: Box) -> float:
    """How large the boards get in so many columns."""
    rows = -(-count // columns)
    wide = (box.width + _BETWEEN) / columns - _BETWEEN
    high = (box.height + _BETWEEN) / rows - _BETWEEN - _LABEL
    return min(wide, high)
