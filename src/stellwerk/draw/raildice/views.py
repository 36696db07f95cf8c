"""What a view of Railroad Dice says, as far as pictures need it."""

from __future__ import annotations

from typing import Final, TypedDict, cast

from stellwerk.core import View, Words
from stellwerk.games.raildice.board import SIZE

TITLE: Final = Words("raildice.name")


class Piece(TypedDict):
    """What lies in a cell: track that joins two sides, or a station and where track meets it."""

    cell: str  # row and column, two digits
    kind: str
    sides: str
    company: str


class Tile(TypedDict):
    """An active tile, shown large."""

    at: list[int]
    type: str
    rotation: int
    rows: list[str]
    ends: list[str]
    count: int
    pieces: list[Piece]


class End(TypedDict):
    """One of the two ends of the line."""

    end: str
    tile: int
    cell: str | None  # nothing while it comes in over the border of a new tile
    kind: str
    side: str | None
    next: list[str]


class Mini(TypedDict):
    """A tile on the map."""

    at: list[int]
    type: str
    rotation: int
    stations: list[str]
    ends: list[str]


class Group(TypedDict):
    """Stations of one terrain and price on a company's card."""

    terrain: str
    cost: int
    count: int
    left: int


class Company(TypedDict):
    id: str
    director: int | None
    shares: int
    built: int
    groups: list[Group]


class Seat(TypedDict):
    front: dict[str, int]
    behind: int | None
    passengers: int | None
    shares: dict[str, int]
    directs: list[str]


class Memory(TypedDict):
    since: list[str]  # the moves of the running turn, since the last roll


class Table(TypedDict):
    """What a picture needs of a view."""

    seat: int | None
    players: int
    phase: str
    year: int
    start: int
    turn: int | None
    bank: int
    ends: list[End]
    tiles: list[Tile]
    map: list[Mini]
    supply: dict[str, int]
    companies: list[Company]
    seats: list[Seat]
    trigger: str | None
    ending: str | None
    memory: Memory


def table(view: View) -> Table:
    """The view as what it is."""
    return cast(Table, view)


def towards(end: End, cell: str) -> int:
    """The turn of something that points where an end goes on, in a cell it may go to."""
    row, col = split(cell)
    if end["cell"] is None:  # over the border, from outside
        return 2 if row == 0 else 3 if col == SIZE - 1 else 0 if row == SIZE - 1 else 1
    old_row, old_col = split(end["cell"])
    return {(-1, 0): 0, (0, 1): 1, (1, 0): 2, (0, -1): 3}[row - old_row, col - old_col]


def split(cell: str) -> tuple[int, int]:
    """Row and column of a cell.

    >>> split("34")
    (3, 4)
    """
    return int(cell[0]), int(cell[1])
