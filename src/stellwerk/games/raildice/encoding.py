"""The plain form of where a game stands, as ``plain.py`` describes it.

Compiled with ``encoding.pxd``: it is made for everybody who looks on, after every move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stellwerk.games.raildice import board
from stellwerk.games.raildice.data import FACES, standard
from stellwerk.games.raildice.end_warnings import warnings
from stellwerk.games.raildice.notation import COMPANIES, ENDS, TYPES, EndName, spell
from stellwerk.games.raildice.phases import DUES, ENDINGS, PHASES
from stellwerk.games.raildice.year_changes import Year

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest
    from stellwerk.games.raildice.board import NO_SIDE
    from stellwerk.games.raildice.codec import pack
    from stellwerk.games.raildice.effects import income, income_in_front
    from stellwerk.games.raildice.open_ends import beyond, mate_of, openness
    from stellwerk.games.raildice.phases import (
        BEGINNING,
        CROSSING,
        DISCARDING,
        EDGE,
        ENTERING,
        ENTRANCE,
        FOR_MOUNTAIN,
        FOR_STATION,
        FOR_WATER,
        OPEN,
        OVER,
        PAYING,
    )
    from stellwerk.games.raildice.pieces import COMPANY_AT, GROUP_AT, IS_STATION, OUT_AT
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.standing import Standing
    from stellwerk.games.raildice.turn_end import total

if TYPE_CHECKING:
    from stellwerk.games.raildice import plain

_ALL_CELLS = board.INTERIOR | board.BORDER
_TOKENS = [board.token(cell) for cell in range(64)]
_ROWS = [[*standard().rows(lie >> 2, lie & 3)] for lie in range(4 * len(TYPES))]
_GROUPS = [
    [(group.terrain, group.cost, group.count) for group in company.groups]
    for company in standard().companies
]
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def encode(standing: Standing, seat: int | None, shown: list[bool]) -> plain.Table:
    """What there is to know, for a seat to which these screens are open."""
    p = standing.position
    playing = p.phase != BEGINNING and p.phase != OVER
    # Half-way through a chain nobody can tell what it will do: as told when the line rested last.
    rested = standing.base if p.chain >= 0 and standing.undoable else p
    open_ends = [rested.chain >= 0 or openness(rested, end) == OPEN for end in range(2)]
    return {
        "game": "raildice",
        "seat": seat,
        "players": p.players,
        "options": dict(standing.options),
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
            "mountain": bool(p.paid & FOR_MOUNTAIN),
            "water": bool(p.paid & FOR_WATER),
        },
        "income": income_json(p) if playing else None,
        "cup": {"jokers": p.cup_jokers, "behind": p.cup_behind},
        "rolling": {"left": p.rolling, "rolled": rolled(p)},
        "due": due(p),
        "discard": p.front_total(p.seat) - p.rules.front_limit if p.phase == DISCARDING else 0,
        "ends": [end_json(p, end, open_ends[end]) for end in range(2)],
        "tiles": [active_tile(p, end) for end in range(2 if mate_of(p, 0) < 0 else 1)],
        "map": [mini(p, number) for number in range(p.tiles)],
        "supply": {TYPES[number]: p.minis[number] for number in range(p.rules.types)},
        "crossing": crossing(p),
        "companies": [company_json(p, company) for company in range(p.rules.companies)],
        "seats": [seat_json(p, other, shown[other]) for other in range(p.players)],
        "last_year": last_year(p, standing.years[-1]) if standing.years else None,
        "trigger": ENDINGS[p.trigger - 1] if p.trigger else None,
        "ending": ENDINGS[p.ending - 1] if p.ending else None,
        "idle": p.idle,
        # What a seat can do says how much it has behind its screen.
        "warn": warnings(p, open_ends) if seat is not None and seat == p.seat else {},
        "memory": memory(standing),
    }


def memory(standing: Standing) -> plain.Memory:
    """What is known to everyone who was there and kept count, but not displayed."""
    return {
        "base": pack(standing.base if standing.undoable else standing.position),
        "since": [spell(move) for move in standing.undoable],
        "years": [
            {
                "year": year.year,
                "before": [*year.before],
                "after": [*year.after],
                "groups": [[*group] for group in year.groups],
            }
            for year in standing.years
        ],
        "made": [standing.made[seat] for seat in range(standing.players)],
    }


# -- the turn ------------------------------------------------------------------------------------


def income_json(p: Position) -> plain.Income | None:
    """What the seat on turn may still take."""
    if p.year < p.rules.income_year or p.income_taken:
        return None
    return {
        "dice": income(p, p.seat),
        "to": "front" if income_in_front(p, p.seat) else "behind",
    }


def rolled(p: Position) -> list[str]:
    """The faces rolled in this turn."""
    faces: list[str] = []
    for face in range(4):
        for _ in range(p.last_roll >> 8 * face & 255):
            faces.append(FACES[face])
    return faces


def due(p: Position) -> plain.Due | None:
    """What is to be paid."""
    if p.phase != PAYING:
        return None
    station = p.due_for == FOR_STATION
    cell = p.end_cell[p.chain]
    if station:
        cell += p.rules.step[p.end_side[p.chain]]
    return {
        "for": DUES[p.due_for - 1],
        "dice": p.due,
        "end": ENDS[p.chain],
        "cell": _TOKENS[cell],
        "company": COMPANIES[p.due_company] if station else None,
        "group": p.due_group + 1 if station else None,
    }


# -- the line ------------------------------------------------------------------------------------


def end_json(p: Position, end: int, is_open: bool) -> plain.End:
    """An end, and the cells it may go on to."""
    cell, side = p.end_cell[end], p.end_side[end]
    chain = p.chain == end
    entering = chain and p.phase == ENTERING
    free = 0
    if entering:
        free = ONE << cell
    elif not chain or (p.phase != CROSSING and (p.phase != PAYING or p.stage != EDGE)):
        free = p.start_of(end) & ~p.taken[p.slot[end]] & _ALL_CELLS
    return {
        "end": ENDS[end],
        "tile": 1 if end and mate_of(p, 0) < 0 else 0,
        "cell": None if entering else _TOKENS[cell],
        "kind": "station" if side == NO_SIDE else "track",
        "side": None if side == NO_SIDE else board.SIDES[side],
        "next": tokens(free),
        "open": is_open,
    }


def tokens(mask: int) -> list[str]:
    """The cells of a mask in notation."""
    found: list[str] = []
    while mask:
        found.append(_TOKENS[lowest(mask)])
        mask &= mask - 1
    return found


def active_tile(p: Position, end: int) -> plain.Tile:
    """The tile of an end with the line on it; while both are on it, of both."""
    number, slot = p.end_tile[end], p.slot[end]
    lie = p.lie[number]
    pieces: list[plain.Piece] = []
    rest = p.taken[slot]
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        pieces.append(piece_json(p.pieces[64 * slot + cell], cell))
    return {
        "at": [p.tile_x[number], p.tile_y[number]],
        "index": number,
        "type": TYPES[lie >> 2],
        "rotation": lie & 3,
        "rows": [*_ROWS[lie]],
        "ends": [ENDS[end]] if mate_of(p, end) < 0 else [*ENDS],
        "count": len(pieces),
        "pieces": pieces,
    }


def piece_json(piece: int, cell: int) -> plain.Piece:
    """What lies in a cell."""
    one, other = piece & 3, piece >> OUT_AT & 7
    if other == NO_SIDE:
        sides: str = board.SIDES[one]
    elif one < other:
        sides = board.SIDES[one] + board.SIDES[other]
    else:
        sides = board.SIDES[other] + board.SIDES[one]
    if not piece & IS_STATION:
        return {"cell": _TOKENS[cell], "kind": "track", "sides": sides}
    return {
        "cell": _TOKENS[cell],
        "kind": "station",
        "sides": sides,
        "company": COMPANIES[piece >> COMPANY_AT & 7],
        "group": (piece >> GROUP_AT & 7) + 1,
    }


def mini(p: Position, number: int) -> plain.Mini:
    """A tile of the map."""
    lie = p.lie[number]
    stations: list[str] = []
    for company in range(p.rules.companies):
        if p.tile_stations[number] >> company & 1:
            stations.append(COMPANIES[company])
    ends: list[EndName] = []
    for end in range(2):
        if p.end_tile[end] == number:
            ends.append(ENDS[end])
    return {
        "at": [p.tile_x[number], p.tile_y[number]],
        "type": TYPES[lie >> 2],
        "rotation": lie & 3,
        "stations": stations,
        "ends": ends,
    }


def crossing(p: Position) -> plain.Crossing | None:
    """Where an end on its way to another tile comes from, and where it goes."""
    entering = p.phase == ENTERING or (p.phase == PAYING and p.stage == ENTRANCE)
    if p.phase != CROSSING and not entering:
        return None
    tile, side = p.end_tile[p.chain], p.end_side[p.chain]
    right, down = _STEPS[side]
    here = [p.tile_x[tile], p.tile_y[tile]]
    cell = p.end_cell[p.chain]
    return {
        "end": ENDS[p.chain],
        "from": [here[0] - right, here[1] - down] if entering else here,
        "side": board.SIDES[side],
        "at": here if entering else [here[0] + right, here[1] + down],
        "cell": _TOKENS[cell if entering else cell + p.rules.across[side]],
        "fits": [] if entering else fitting(p, tile, side),
    }


def fitting(p: Position, tile: int, side: int) -> list[list[str | int]]:
    """RRD-41: the tiles, as they lie, that fit beside a tile of the map."""
    wanted = beyond(p, tile, side)
    found: list[list[str | int]] = []
    for number in range(p.rules.lie_total):
        lie = p.rules.lies[number]
        if p.minis[lie >> 2] > 0 and p.rules.fits(lie, wanted):
            found.append([TYPES[lie >> 2], lie & 3])
    return found


# -- companies, seats, years ---------------------------------------------------------------------


def company_json(p: Position, company: int) -> plain.Company:
    """A company's card."""
    director = p.director[company]
    groups: list[plain.Group] = []
    for group in range(p.rules.groups[company]):
        terrain, cost, count = _GROUPS[company][group]
        left = p.left[8 * company + group]
        groups.append({"terrain": terrain, "cost": cost, "count": count, "left": left})
    return {
        "id": COMPANIES[company],
        "director": director if director >= 0 else None,
        "shares": p.supply[company],
        "built": p.built[company],
        "groups": groups,
    }


def seat_json(p: Position, seat: int, shown: bool) -> plain.Seat:
    """What a seat has, as far as it is shown."""
    front: dict[str, int] = {}
    for face in range(4):
        front[FACES[face]] = p.front[4 * seat + face]
    shares: dict[str, int] = {}
    directs: list[str] = []
    for company in range(p.rules.companies):
        shares[COMPANIES[company]] = p.owned[8 * seat + company]
        if p.director[company] == seat:
            directs.append(COMPANIES[company])
    return {
        "front": front,
        "behind": p.behind[seat] if shown else None,
        "passengers": total(p, seat) if shown else None,
        "shares": shares,
        "directs": directs,
        "directed": bool(p.directed[seat]),
    }


def last_year(p: Position, year: Year) -> plain.LastYear:
    """A year change for people: who carried how many passengers, who directs now."""
    groups: list[plain.Carried] = []
    directors: list[plain.NewDirector] = []
    for company in range(p.rules.companies):
        before, after, group = year.before[company], year.after[company], year.groups[company]
        if before >= 0:
            groups.append(
                {
                    "company": COMPANIES[company],
                    "director": before,
                    "size": len(group),
                    "passengers": len(group) * p.rules.passengers,
                    "at": [[p.tile_x[tile], p.tile_y[tile]] for tile in group],
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
