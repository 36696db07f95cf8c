"""The plain form of what a seat sees: the one typed description of its JSON.

``encoding.py`` makes it, ``decoding.py`` reads it; pictures and pages are made from it. Companies,
tiles, faces and cells have the names that data and notation give them: ``red``, ``G``, ``34``.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from stellwerk.core.card import Value
from stellwerk.core.plain import Range
from stellwerk.games.raildice.board import SideName
from stellwerk.games.raildice.notation import EndName
from stellwerk.games.raildice.phases import DueName, EndingName, PhaseName
from stellwerk.games.raildice.pieces import MOST_PIECE

Bit: TypeAlias = Annotated[int, Range(0, 1)]
Dice: TypeAlias = Annotated[int, Range(0, 60)]
SeatNumber: TypeAlias = Annotated[int, Range(0, 3)]
YearNumber: TypeAlias = Annotated[int, Range(1, 60)]
Passengers: TypeAlias = Annotated[int, Range(0, 10_000_000)]
GroupNumber: TypeAlias = Annotated[int, Range(1, 8)]
Few: TypeAlias = Annotated[int, Range(0, 64)]  # shares, stations or mini tiles
Cell: TypeAlias = Annotated[str, Range(2, 2)]  # row and column
Rotation: TypeAlias = Annotated[int, Range(0, 3)]
Coordinate: TypeAlias = Annotated[int, Range(-64, 64)]
At: TypeAlias = Annotated[list[Coordinate], Range(2, 2)]  # x to the east, y to the south
Director: TypeAlias = Annotated[int, Range(-1, 3)]  # -1 is nobody
TileNumber: TypeAlias = Annotated[int, Range(0, 63)]  # in the order of discovery


class Used(TypedDict):
    """What can be done once in a turn and has been done."""

    income: bool
    rolled: bool
    mountain: bool  # its surcharge is paid
    water: bool


class Income(TypedDict):
    """What the seat on turn may take."""

    dice: Dice
    to: Literal["behind", "front"]


class Cup(TypedDict):
    """Dice chosen for the roll."""

    jokers: Dice
    behind: Dice


class Rolling(TypedDict):
    """Dice still to be rolled, and the faces rolled in this turn."""

    left: Dice
    rolled: list[str]


# What is to be paid.
Due = TypedDict(
    "Due",
    {
        "for": DueName,
        "dice": Dice,
        "end": EndName,
        "cell": Cell,
        "company": str | None,
        "group": GroupNumber | None,
    },
)


class End(TypedDict):
    """One of the two ends of the line."""

    end: EndName
    tile: Bit  # its place among the active tiles
    cell: Cell | None  # nothing while it comes in over the border of a new tile
    kind: Literal["station", "track"]
    side: SideName | None
    next: list[Cell]
    open: bool  # a crossing could be made from it (RRD-61); as of when the line rested last


class Piece(TypedDict):
    """What lies in a cell: track that joins two sides, or a station and where track meets it."""

    cell: Cell
    kind: Literal["station", "track"]
    sides: str
    company: NotRequired[str]  # of a station
    group: NotRequired[GroupNumber]


class Tile(TypedDict):
    """An active tile, shown large."""

    at: At
    index: TileNumber
    type: str
    rotation: Rotation
    rows: list[str]
    ends: list[EndName]
    count: Few
    pieces: list[Piece]


class Mini(TypedDict):
    """A tile on the map."""

    at: At
    type: str
    rotation: Rotation
    stations: list[str]
    ends: list[EndName]


# An end on its way to a new tile; ``fits`` are the tiles to choose from, with their rotations.
Crossing = TypedDict(
    "Crossing",
    {
        "end": EndName,
        "from": At,
        "side": SideName,
        "at": At,
        "cell": Cell,
        "fits": list[list[str | Rotation]],
    },
)


class Group(TypedDict):
    """Stations of one terrain and price on a company's card."""

    terrain: str
    cost: Dice
    count: Few
    left: Few


class Company(TypedDict):
    """A company's card."""

    id: str
    director: SeatNumber | None
    shares: Few
    built: Few
    groups: list[Group]


class Seat(TypedDict):
    """What a seat has; what its screen hides is nothing."""

    front: dict[str, Dice]
    behind: Dice | None
    passengers: Passengers | None
    shares: dict[str, Few]
    directs: list[str]
    directed: bool  # during the year before


class Carried(TypedDict):
    """The passengers of a company's largest group in a year."""

    company: str
    director: SeatNumber
    size: Few
    passengers: Passengers
    at: list[At]


class NewDirector(TypedDict):
    """A post that changed hands."""

    company: str
    before: SeatNumber | None
    after: SeatNumber | None


class LastYear(TypedDict):
    """The last year change."""

    year: YearNumber
    groups: list[Carried]
    directors: list[NewDirector]


class EndWarning(TypedDict):
    """Why a move ends the game, and whether at once or with this year."""

    ending: EndingName
    now: bool


class Base(TypedDict):
    """A position, exactly and compactly; the numbers are those of ``Position``.

    Lists go seat by seat, company by company, tile by tile, end by end or slot by slot. What
    follows from the rest (supplies, neighbours, taken cells) is left out.
    """

    phase: Annotated[int, Range(0, 9)]
    year: YearNumber
    start: SeatNumber
    seat: SeatNumber
    done: SeatNumber
    bank: Dice
    income_taken: Bit
    rolled: Bit
    paid: Annotated[int, Range(0, 3)]
    cup_jokers: Dice
    cup_behind: Dice
    rolling: Dice
    chain: Annotated[int, Range(-1, 1)]
    crossed: Bit
    stage: Annotated[int, Range(0, 2)]
    due: Dice
    due_for: Annotated[int, Range(0, 3)]
    due_company: Annotated[int, Range(0, 7)]
    due_group: Annotated[int, Range(0, 7)]
    trigger: Annotated[int, Range(0, 6)]
    ending: Annotated[int, Range(0, 6)]
    idle: Annotated[int, Range(0, 3)]
    busy: Bit
    last_roll: Annotated[int, Range(0, 0x3C3C3C3C)]  # eight bits for each face
    kept: Dice
    front: list[Annotated[list[Dice], Range(4, 4)]]
    behind: list[Dice]
    directed: list[Bit]
    shares: list[list[Few]]
    carried: list[list[Passengers]]
    directors: list[Director]
    left: list[list[Few]]
    x: list[Coordinate]
    y: list[Coordinate]
    lies: list[Annotated[int, Range(0, 63)]]
    stations: list[Annotated[int, Range(0, 255)]]  # a bit for each company
    end_tiles: Annotated[list[TileNumber], Range(2, 2)]
    end_cells: Annotated[list[Annotated[int, Range(0, 54)]], Range(2, 2)]
    end_sides: Annotated[list[Annotated[int, Range(0, 4)]], Range(2, 2)]
    slots: Annotated[list[Bit], Range(2, 2)]
    cells: Annotated[list[list[Annotated[int, Range(0, 54)]]], Range(2, 2)]
    pieces: Annotated[list[list[Annotated[int, Range(0, MOST_PIECE)]]], Range(2, 2)]


class PastYear(TypedDict):
    """A year change: directors before and after, and the tiles of the groups that counted."""

    year: YearNumber
    before: list[Director]
    after: list[Director]
    groups: list[list[TileNumber]]


class Memory(TypedDict):
    """What is not displayed, but known to everyone who was there and kept count (RRD-66)."""

    base: Base  # before the moves that can be taken back
    since: list[str]  # those moves, of the seat on turn
    years: list[PastYear]
    made: list[Annotated[int, Range(0, 1_000_000)]]  # moves of each seat


class Table(TypedDict):
    """What a seat sees."""

    game: Literal["raildice"]
    seat: SeatNumber | None
    players: Annotated[int, Range(2, 4)]
    options: dict[str, Value]
    phase: PhaseName
    year: YearNumber
    start: SeatNumber
    turn: SeatNumber | None
    done: SeatNumber
    bank: Dice
    kept: Dice  # on tiles left behind that keep their track
    dice: Dice
    used: Used
    income: Income | None
    cup: Cup
    rolling: Rolling
    due: Due | None
    discard: Dice
    ends: list[End]
    tiles: list[Tile]
    map: list[Mini]
    supply: dict[str, Few]
    crossing: Crossing | None
    companies: list[Company]
    seats: list[Seat]
    last_year: LastYear | None
    trigger: EndingName | None
    ending: EndingName | None
    idle: Annotated[int, Range(0, 3)]
    warn: dict[str, EndWarning]  # by move, of the seat on turn alone
    memory: Memory
