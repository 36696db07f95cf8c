"""What a seat may know of a game (RRD-65 to RRD-67), and games that agree with it.

Screens hide how many dice are behind them and how many passengers a seat has. Anyone who keeps
count knows both all the same, so they are in the view's memory, but shown only where the rules or
the option "open screens" allow it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from stellwerk.core.game import View
from stellwerk.core.words import Json
from stellwerk.games.raildice import board
from stellwerk.games.raildice.actions import income, income_in_front
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.chains import beyond, mate_of, openness
from stellwerk.games.raildice.data import FACES, standard
from stellwerk.games.raildice.history import Year
from stellwerk.games.raildice.notation import COMPANIES, ENDS, TYPES, spell
from stellwerk.games.raildice.packing import pack, unpack
from stellwerk.games.raildice.position import (
    DISCARD,
    ENTRANCE,
    ENTRY,
    FIRST,
    OVER,
    PAY,
    STATION,
    TILE,
    Position,
)
from stellwerk.games.raildice.warnings import ENDINGS, warnings
from stellwerk.games.raildice.years import total

if TYPE_CHECKING:
    from stellwerk.games.raildice.state import State

PHASES: Final = (
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
DUE: Final = ("", "mountain", "water", "station")

_IS_STATION: Final = 64


def view(state: State, seat: int | None) -> View:
    """All that the seat may know; ``None`` is a spectator."""
    p = state.position
    playing = p.phase not in (FIRST, OVER)
    # Half-way through a chain nobody can tell; it will be told when the line rests.
    open_ends = [p.chain >= 0 or openness(p, end) == 3 for end in range(2)]
    return {
        "game": CARD.key,
        "seat": seat,
        "players": p.players,
        "options": dict(state.options),
        "phase": PHASES[p.phase],
        "year": p.year,
        "start": p.start,
        "turn": p.seat if playing else None,
        "done": p.done,
        "bank": p.bank,
        "kept": p.kept,
        "dice": p.rules.dice,
        "used": {
            "income": bool(p.income_taken),
            "rolled": bool(p.rolled),
            "mountain": bool(p.paid & 1),
            "water": bool(p.paid & 2),
        },
        "income": _income(p) if playing else None,
        "cup": {"jokers": p.cup_jokers, "behind": p.cup_behind},
        "rolling": {"left": p.rolling, "rolled": _rolled(p)},
        "due": _due(p),
        "discard": p.front_total(p.seat) - p.rules.front_limit if p.phase == DISCARD else 0,
        "ends": [_end(p, end, open_ends[end]) for end in range(2)],
        "tiles": [_tile(p, ends) for ends in active(p)],
        "map": [_mini(p, number) for number in range(p.tiles)],
        "supply": {TYPES[number]: p.minis_of(number) for number in range(p.rules.types)},
        "crossing": _crossing(p),
        "companies": [_company(p, company) for company in range(p.rules.companies)],
        "seats": [_seat(p, other, state.sees(seat, other)) for other in range(p.players)],
        "last_year": year_json(p, state.years[-1]) if state.years else None,
        "trigger": ENDINGS[p.trigger],
        "ending": ENDINGS[p.ending],
        "idle": p.idle,
        # What a seat can do says how much it has behind its screen.
        "warn": cast(Json, warnings(p, open_ends) if seat == p.seat else {}),
        # Known to everyone who was there and kept count, but not displayed.
        "memory": {
            "base": cast(list[Json], pack(state.base if state.since else p)),
            "since": [spell(move) for move in state.since],
            "years": [
                [year.year, [*year.before], [*year.after], [[*group] for group in year.groups]]
                for year in state.years
            ],
        },
    }


def unpacked(position: Position, packed: Sequence[int]) -> Position:
    """The position of the same game that packed numbers say."""
    return unpack(position.rules, position.players, list(packed))


def years_of(memory: dict[str, Any]) -> tuple[Year, ...]:
    """The years a view remembers."""
    return tuple(
        Year(number, tuple(before), tuple(after), tuple(tuple(group) for group in groups))
        for number, before, after, groups in memory["years"]
    )


def active(p: Position) -> list[list[int]]:
    """The ends on each active tile, tile by tile (RRD-9)."""
    return [[0, 1]] if mate_of(p, 0) >= 0 else [[0], [1]]


# -- parts ---------------------------------------------------------------------------------------


def _income(p: Position) -> Json:
    if p.year < p.rules.income_year or p.income_taken:
        return None
    to = "front" if income_in_front(p, p.seat) else "behind"
    return {"dice": income(p, p.seat), "to": to}


def _rolled(p: Position) -> list[Json]:
    return [name for face, name in enumerate(FACES) for _ in range(p.last_roll >> 8 * face & 255)]


def _due(p: Position) -> Json:
    if p.phase != PAY:
        return None
    _, cell, side, _ = p.end(p.chain)
    station = p.due_for == STATION
    return {
        "for": DUE[p.due_for],
        "dice": p.due,
        "end": ENDS[p.chain],
        "cell": board.token(cell + board.STEP[side] if station else cell),
        "company": COMPANIES[p.due_company] if station else None,
        "group": p.due_group + 1 if station else None,
    }


def _end(p: Position, end: int, is_open: bool) -> Json:
    _, cell, side, slot = p.end(end)
    entering = p.phase == ENTRY and p.chain == end
    leaving = p.phase == TILE and p.chain == end
    free = 0
    if entering:
        free = 1 << cell
    elif not leaving and not (p.phase == PAY and p.stage == 1 and p.chain == end):
        free = p.start_of(end) & ~p.taken_cells(slot) & (board.INTERIOR | board.BORDER)
    return {
        "end": ENDS[end],
        "tile": next(i for i, ends in enumerate(active(p)) if end in ends),
        "cell": None if entering else board.token(cell),
        "kind": "station" if side == board.STATION else "track",
        "side": None if side == board.STATION else board.SIDES[side],
        "next": [board.token(other) for other in board.cells(free)],
        "open": is_open,
    }


def _tile(p: Position, ends: list[int]) -> Json:
    number, _, _, slot = p.end(ends[0])
    x, y, lie, _ = p.tile(number)
    taken = list(board.cells(p.taken_cells(slot)))
    return {
        "at": [x, y],
        "index": number,
        "type": TYPES[lie >> 2],
        "rotation": lie & 3,
        "rows": [*standard().rows(lie >> 2, lie & 3)],
        "ends": [ENDS[end] for end in ends],
        "count": len(taken),
        "pieces": [_piece(p.piece(slot, cell), cell) for cell in taken],
    }


def _piece(piece: int, cell: int) -> Json:
    sides = sorted({piece & 3, piece >> 2 & 7} - {board.STATION})
    shown: dict[str, Json] = {
        "cell": board.token(cell),
        "kind": "station" if piece & _IS_STATION else "track",
        "sides": "".join(board.SIDES[side] for side in sides),
    }
    if piece & _IS_STATION:
        shown["company"] = COMPANIES[piece >> 7 & 7]
        shown["group"] = (piece >> 10 & 7) + 1
    return shown


def _mini(p: Position, number: int) -> Json:
    x, y, lie, stations = p.tile(number)
    return {
        "at": [x, y],
        "type": TYPES[lie >> 2],
        "rotation": lie & 3,
        "stations": [name for i, name in enumerate(COMPANIES) if stations >> i & 1],
        "ends": [ENDS[end] for end in range(2) if p.end(end)[0] == number],
    }


def _crossing(p: Position) -> Json:
    entering = p.phase == ENTRY or (p.phase == PAY and p.stage == ENTRANCE)
    if p.phase != TILE and not entering:
        return None
    tile, cell, side, _ = p.end(p.chain)
    x, y, *_ = p.tile(tile)
    right, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    here: list[Json] = [x, y]
    if entering:
        before: list[Json] = [x - right, y - down]
        return _crossing_json(p, before, here, cell, [])
    fits: list[Json] = [[TYPES[lie >> 2], lie & 3] for lie in fitting(p, tile, side)]
    return _crossing_json(p, here, [x + right, y + down], board.entry(cell, side), fits)


def _crossing_json(
    p: Position, before: list[Json], after: list[Json], entry: int, fits: list[Json]
) -> Json:
    side = p.end(p.chain)[2]
    return {
        "end": ENDS[p.chain],
        "from": before,
        "side": board.SIDES[side],
        "at": after,
        "cell": board.token(entry),
        "fits": fits,
    }


def fitting(p: Position, tile: int, side: int) -> Iterator[int]:
    """RRD-41: the tiles, as they lie, that fit beside a tile of the map."""
    wanted = beyond(p, tile, side)
    for number in range(p.rules.lie_total):
        lie = p.rules.lie_number(number)
        if p.minis_of(lie >> 2) and p.rules.fits(lie, wanted):
            yield lie


def _company(p: Position, company: int) -> Json:
    director = p.director_of(company)
    groups = standard().companies[company].groups
    return {
        "id": COMPANIES[company],
        "director": director if director >= 0 else None,
        "shares": p.shares_left(company),
        "built": p.stations_built(company),
        "groups": [
            {
                "terrain": group.terrain,
                "cost": group.cost,
                "count": group.count,
                "left": p.stations_left(company, number),
            }
            for number, group in enumerate(groups)
        ],
    }


def _seat(p: Position, seat: int, shown: bool) -> Json:
    return {
        "front": {name: p.front_dice(seat, face) for face, name in enumerate(FACES)},
        "behind": p.behind_dice(seat) if shown else None,
        "passengers": total(p, seat) if shown else None,
        "shares": {name: p.shares_of(seat, company) for company, name in enumerate(COMPANIES)},
        "directs": [name for i, name in enumerate(COMPANIES) if p.director_of(i) == seat],
        "directed": p.was_director(seat),
    }


def year_json(p: Position, year: Year) -> Json:
    """A year change for people: who carried how many passengers, who directs now."""
    groups: list[Json] = []
    directors: list[Json] = []
    for company, (before, after) in enumerate(zip(year.before, year.after, strict=True)):
        group = year.groups[company]
        if before >= 0:
            groups.append(
                {
                    "company": COMPANIES[company],
                    "director": before,
                    "size": len(group),
                    "passengers": len(group) * p.rules.passengers,
                    "at": [[*p.tile(tile)[:2]] for tile in group],
                }
            )
        if before != after:
            directors.append(
                {
                    "company": COMPANIES[company],
                    "before": before if before >= 0 else None,
                    "after": after if after >= 0 else None,
                }
            )
    return {"year": year.year, "groups": groups, "directors": directors}
