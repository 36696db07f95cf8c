"""Tiles, companies, dice and constants, read from ``data.json``.

Another set of tiles or company cards is another data file and nothing else: all that the rules need
of them is worked out here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from stellwerk.games.raildice import board

TERRAINS: Final = "PMW"
PLAIN, MOUNTAIN, WATER = range(3)
FACES: Final = ("straight", "curve", "share", "joker")
STRAIGHT, CURVE, SHARE, JOKER = range(4)

MOST_TILES: Final = 64  # as many as the bits of a word
MOST_TYPES: Final = 16
MOST_COMPANIES: Final = 8
MOST_GROUPS: Final = 8


@dataclass(frozen=True, slots=True)
class TileType:
    """One kind of tile, unturned."""

    id: str
    minis: int
    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Some stations of a company card: where they may stand, what they cost (RRD-47)."""

    terrain: str
    cost: int
    count: int


@dataclass(frozen=True, slots=True)
class Company:
    id: str
    shares: int
    groups: tuple[Group, ...]

    @property
    def stations(self) -> int:
        return sum(group.count for group in self.groups)


@dataclass(frozen=True, slots=True)
class Data:
    """A whole set of components."""

    types: tuple[TileType, ...]
    companies: tuple[Company, ...]
    die: tuple[str, ...]  # the six faces
    dice: int
    start_type: str
    start_rotation: int
    start_cell: board.Cell
    start_sides: tuple[board.Side, board.Side]  # the ends 1 and 2
    start_dice: int
    constants: Mapping[str, Any]

    def rows(self, type_number: int, rotation: int) -> tuple[str, ...]:
        """The terrain of a tile as it lies after quarter turns clockwise (RRD-6)."""
        return turned(self.types[type_number].rows, rotation)

    def rotations(self, type_number: int) -> list[int]:
        """The rotations that look different, each by its smallest number (RRD-6)."""
        looks = [self.rows(type_number, rotation) for rotation in range(4)]
        return [r for r in range(4) if looks[r] not in looks[:r]]


def turned(rows: tuple[str, ...], rotation: int) -> tuple[str, ...]:
    """Rows after quarter turns clockwise.

    >>> turned(("AB", "CD"), 1)
    ('CA', 'DB')
    """
    for _ in range(rotation % 4):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def edge(rows: tuple[str, ...], side: board.Side) -> str:
    """The border cells along a side, from west to east or from north to south.

    Both tiles of a pair read their common side in the same direction.
    """
    if side in (board.NORTH, board.SOUTH):
        return rows[0 if side == board.NORTH else -1]
    return "".join(row[-1 if side == board.EAST else 0] for row in rows)


def read(text: str) -> Data:
    """The components that a data file describes; ``ValueError`` for one that cannot be played."""
    raw = json.loads(text)
    start = raw["start"]
    axis = {"EW": (board.WEST, board.EAST), "NS": (board.NORTH, board.SOUTH)}
    data = Data(
        types=tuple(
            TileType(tile["id"], tile["mini_count"], tuple(tile["rows"]))
            for tile in raw["tile_types"]
        ),
        companies=tuple(_company(company) for company in raw["companies"]),
        die=tuple(raw["dice"]["faces"]),
        dice=raw["dice"]["count"],
        start_type=start["tile_type"],
        start_rotation=start["rotation"],
        start_cell=8 * start["cell"][0] + start["cell"][1],
        start_sides=axis[start["axis"]],
        start_dice=raw["dice"]["start_dice_per_player"],
        constants={key: entry["value"] for key, entry in raw["constants"].items()},
    )
    _check(data)
    return data


def _company(raw: dict[str, Any]) -> Company:
    groups = tuple(Group(g["terrain"], g["cost"], g["count"]) for g in raw["stations"])
    return Company(raw["id"], raw["shares"], groups)


def _check(data: Data) -> None:
    """What the kernel's tables rely on."""
    for tile in data.types:
        if len(tile.rows) != board.SIZE or any(len(row) != board.SIZE for row in tile.rows):
            raise ValueError(f"tile {tile.id} is not {board.SIZE} × {board.SIZE}")
        if set("".join(tile.rows)) - set(TERRAINS):
            raise ValueError(f"tile {tile.id} has a terrain that is none of {TERRAINS}")
    if sum(tile.minis for tile in data.types) > MOST_TILES or len(data.types) > MOST_TYPES:
        raise ValueError("too many tiles")
    if len(data.companies) > MOST_COMPANIES:
        raise ValueError("too many companies")
    if any(not 0 < len(company.groups) <= MOST_GROUPS for company in data.companies):
        raise ValueError("a company has too many groups of stations, or none")
    if len(data.die) != 6 or set(data.die) - set(FACES):
        raise ValueError("a die has six faces: " + ", ".join(FACES))


@cache
def standard() -> Data:
    """The set that the game is played with."""
    return read(_file())


@cache
def provenance() -> Mapping[str, Any]:
    """The whole data file, with the source of each entry."""
    return cast(Mapping[str, Any], json.loads(_file()))


def _file() -> str:
    return (Path(__file__).parent / "data.json").read_text(encoding="utf-8")
