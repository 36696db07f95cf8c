"""What is going on in a game, as numbers, with the names by which it is told.

The kernels have the numbers as C constants: ``tools/kernel_numbers.py`` writes them into their
``.pxd``.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

PhaseName: TypeAlias = Literal[
    "first", "turn", "cup", "rolling", "chain", "tile", "entry", "pay", "discard", "over"
]
DueName: TypeAlias = Literal["mountain", "water", "station"]
EndingName: TypeAlias = Literal["a", "b", "c", "d", "idle", "years"]

# What is going on; PHASES are the names.
BEGINNING: Final = 0  # chance decides who begins (RRD-16)
TURN: Final = 1  # the line rests, any action may follow
CUP: Final = 2  # dice are being chosen for the roll (RRD-23)
ROLLING: Final = 3  # chance rolls them, one by one
CHAIN: Final = 4  # the line points at water and has to go on (RRD-37)
CROSSING: Final = 5  # an edge piece lies, a tile is to be chosen (RRD-41)
ENTERING: Final = 6  # the tile lies, the entry piece is due (RRD-42)
PAYING: Final = 7  # a surcharge or a station is to be paid
DISCARDING: Final = 8  # too many dice are in front at the end of a turn (RRD-53)
OVER: Final = 9

PHASES: Final[tuple[PhaseName, ...]] = (
    "first",
    "turn",
    "cup",
    "rolling",
    "chain",
    "tile",
    "entry",
    "pay",
    "discard",
    "over",
)

# What a payment is for; surcharges have the numbers of their terrain.
FOR_MOUNTAIN: Final = 1
FOR_WATER: Final = 2
FOR_STATION: Final = 3

DUES: Final[tuple[DueName, ...]] = ("mountain", "water", "station")  # from FOR_MOUNTAIN on

# What kind of piece has been laid last.
PIECE: Final = 0
EDGE: Final = 1  # leads off the tile
ENTRANCE: Final = 2  # the first on a new tile

# Why the game ends, by ENDINGS (RRD-60, RRD-62, RRD-63).
BY_STATIONS: Final = 1
BY_LINE: Final = 2
BY_TILES: Final = 3
BY_BANK: Final = 4
BY_IDLENESS: Final = 5
BY_YEARS: Final = 6

ENDINGS: Final[tuple[EndingName, ...]] = ("a", "b", "c", "d", "idle", "years")  # from 1 on

# How open an end of the line is (RRD-61).
SHUT: Final = 0
NOTHING_FITS: Final = 1  # a way leads out, but no tile that is left fits there
LEADS_NOWHERE: Final = 2  # a tile fits, but would have no way out itself
OPEN: Final = 3
