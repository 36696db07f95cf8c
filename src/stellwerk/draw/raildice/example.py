"""A table for the front page and the rules: made up, but one that a game can lead to."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from stellwerk.games.raildice.board import CELL_BY_TOKEN, NO_SIDE, SIDES, SideName
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.codec import unpack
from stellwerk.games.raildice.data import FACES, standard, turned
from stellwerk.games.raildice.notation import COMPANIES, TYPES, EndName, parse
from stellwerk.games.raildice.phases import TURN
from stellwerk.games.raildice.pieces import COMPANY_AT, IS_STATION, LAID, OUT_AT
from stellwerk.games.raildice.plain import Base, Company, End, Group, Mini, Piece, Seat, Tile
from stellwerk.games.raildice.rules import rules_for
from stellwerk.games.raildice.seen import Seen
from stellwerk.games.raildice.standing import Standing
from stellwerk.games.raildice.state import state_at
from stellwerk.games.raildice.year_changes import Year

# Map positions, tiles with their rotations, and the companies that have a station there.
_MAP: Final = (
    (0, 0, "G", 0, ("green",)),
    (1, 0, "R", 0, ("yellow", "red")),
    (-1, 0, "G", 0, ("blue", "green")),
    (2, 0, "B", 1, ("black",)),
    (-1, -1, "L", 3, ("blue",)),
    (2, 1, "R", 0, ("red",)),
)
_SINCE: Final = ("lay:2:14WS:curve", "pay:0:1", "lay:2:24NS:straight")


def _laid(cell: str, side: SideName, out: SideName | None, company: str = "") -> tuple[int, int]:
    """A piece in its cell, as a position has it."""
    leads = NO_SIDE if out is None else SIDES.index(out)
    station = IS_STATION | COMPANIES.index(company) << COMPANY_AT if company else 0
    return CELL_BY_TOKEN[cell], LAID | SIDES.index(side) | leads << OUT_AT | station


_PIECES: Final = (
    (_laid("52", "S", None, "blue"), _laid("62", "S", "N")),
    (_laid("02", "N", "S"), _laid("12", "N", "E"), _laid("13", "W", None, "red")),
)
_BASE: Final[Base] = {
    "phase": TURN,
    "year": 4,
    "start": 0,
    "seat": 1,
    "done": 1,
    "bank": 8,
    "income_taken": 1,
    "rolled": 0,
    "paid": 0,
    "cup_jokers": 0,
    "cup_behind": 0,
    "rolling": 0,
    "chain": -1,
    "crossed": 0,
    "stage": 0,
    "due": 0,
    "due_for": 0,
    "due_company": 0,
    "due_group": 0,
    "trigger": 0,
    "ending": 0,
    "idle": 0,
    "busy": 1,
    "last_roll": 0,
    "kept": 0,
    "front": [[2, 1, 0, 1], [2, 2, 1, 2], [1, 2, 0, 0]],
    "behind": [5, 4, 6],
    "directed": [1, 1, 1],
    "shares": [[2, 3, 0, 0, 0], [4, 0, 0, 2, 0], [0, 0, 5, 0, 1]],
    "carried": [[0, 2000, 0, 0, 0], [2000, 0, 2000, 0, 0], [0, 0, 2000, 0, 0]],
    "directors": [1, 0, 2, 1, -1],
    "left": [[2, 4], [4, 2], [4, 4], [3, 2, 2], [4, 2, 3]],
    "x": [x for x, *_ in _MAP],
    "y": [y for _, y, *_ in _MAP],
    "lies": [4 * TYPES.index(kind) + turn for _, _, kind, turn, _ in _MAP],
    "stations": [sum(1 << COMPANIES.index(one) for one in there) for *_, there in _MAP],
    "end_tiles": [4, 5],
    "end_cells": [CELL_BY_TOKEN["52"], CELL_BY_TOKEN["13"]],
    "end_sides": [NO_SIDE, NO_SIDE],
    "slots": [0, 1],
    "cells": [[cell for cell, _ in row] for row in _PIECES],
    "pieces": [[piece for _, piece in row] for row in _PIECES],
}
_YEARS: Final = (
    Year(1, (-1, -1, -1, -1, -1), (1, 0, 1, -1, -1), ((), (), (), (), ())),
    Year(2, (1, 0, 1, -1, -1), (1, 0, 2, -1, -1), ((1,), (2,), (0, 2), (), ())),
    Year(3, (1, 0, 2, -1, -1), (1, 0, 2, 1, -1), ((1,), (2,), (0, 2), (), ())),
)


@cache
def example_seen() -> Seen:
    """The fourth year of a game of three, as the second seat sees it in its turn."""
    options = CARD.complete({})
    state = state_at(Standing(options, unpack(rules_for(options, 3), 3, _BASE)))
    state.remember(_YEARS, [28, 33, 30])
    for text in _SINCE:
        state.apply(1, parse(text))
    return state.seen(1)


# -- parts for figures ---------------------------------------------------------------------------


def tile(kind: str, ends: list[EndName], *pieces: Piece) -> Tile:
    """An active tile with what lies on it."""
    rows = next(one.rows for one in standard().types if one.id == kind)
    return {
        "at": [0, 0],
        "index": 0,
        "type": kind,
        "rotation": 0,
        "rows": list(turned(rows, 0)),
        "ends": ends,
        "count": len(pieces),
        "pieces": list(pieces),
    }


def end(number: EndName, cell: str, side: SideName, *following: str) -> End:
    """An end of the line."""
    return {
        "end": number,
        "tile": 0,
        "cell": cell,
        "kind": "track",
        "side": side,
        "next": list(following),
        "open": True,
    }


def track(cell: str, sides: str) -> Piece:
    return {"cell": cell, "kind": "track", "sides": sides}


def seat(shares: dict[str, int], *directs: str) -> Seat:
    """A seat with nothing but shares."""
    return {
        "front": dict.fromkeys(FACES, 0),
        "behind": 0,
        "passengers": 0,
        "shares": dict.fromkeys(COMPANIES, 0) | shares,
        "directs": list(directs),
        "directed": False,
    }


def mini(kind: str) -> Mini:
    """A tile alone on the map."""
    return {"at": [0, 0], "type": kind, "rotation": 0, "stations": [], "ends": []}


def company(name: str, director: int, *groups: tuple[Literal["P", "M", "W"], int, int]) -> Company:
    """A company whose stations are all built."""
    found: list[Group] = [
        {"terrain": terrain, "cost": cost, "count": count, "left": 0}
        for terrain, cost, count in groups
    ]
    built = sum(group["count"] for group in found)
    return {"id": name, "director": director, "shares": 0, "built": built, "groups": found}
