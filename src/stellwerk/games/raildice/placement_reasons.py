"""Why a piece, a tile or a station cannot stand there; asked only where it cannot."""

from __future__ import annotations

from stellwerk.core.refusal import Refusal, refuse
from stellwerk.games.raildice import board
from stellwerk.games.raildice.data import (
    CURVE,
    FACES,
    JOKER,
    PLAIN,
    STRAIGHT,
    TERRAINS,
    WATER,
    standard,
)
from stellwerk.games.raildice.legal_moves import station_has_way
from stellwerk.games.raildice.notation import COMPANIES, ENDS, TYPES
from stellwerk.games.raildice.open_ends import any_fits, beyond, closes_in, mate_of, way_out
from stellwerk.games.raildice.phases import ENTERING
from stellwerk.games.raildice.position import Position

# -- pieces --------------------------------------------------------------------------------------


def why_no_piece(p: Position, rest: int) -> Refusal:
    """RRD-31 to RRD-39, for a piece of track."""
    end, cell = rest >> 12, rest >> 6 & 63
    side, out = board.opposite(rest >> 4 & 3), rest >> 2 & 3
    if p.chain >= 0 and end != p.chain:
        return refuse("RRD-33", "raildice.other_end", end=ENDS[p.chain])
    if reason := _not_next(p, end, cell, side):
        return reason
    if reason := _wrong_die(p, side == out, rest & 3):
        return reason
    if p.phase == ENTERING:
        if out != side:
            return refuse("RRD-42", "raildice.entry_straight", cell=board.name(cell))
        return refuse("RRD-33", "raildice.cannot_complete")
    if board.BORDER >> cell & 1:
        return _why_no_edge_piece(p, end, cell, side, out)
    if reason := _dead_end(p, end, cell, out):
        return reason
    if reason := _cannot_pay(p, end, cell, rest & 3):
        return reason
    return refuse("RRD-37", "raildice.cannot_bridge", cell=board.name(cell + board.STEP[out]))


def _not_next(p: Position, end: int, cell: int, side: int) -> Refusal | None:
    """RRD-32, RRD-36: the next cell of the end, entered from it, and free."""
    _, last, heading, slot = p.end(end)
    if p.phase == ENTERING:
        right = cell == last and side == heading
    else:
        right = cell == last + board.STEP[side] and heading in (side, board.NO_SIDE)
    if not right:
        return refuse("RRD-32", "raildice.not_at_end", cell=board.name(cell), end=ENDS[end])
    if p.taken_cells(slot) >> cell & 1:
        return refuse("RRD-36", "raildice.cell_taken", cell=board.name(cell))
    return None


def _wrong_die(p: Position, straight: bool, die: int) -> Refusal | None:
    """RRD-31"""
    needed = STRAIGHT if straight else CURVE
    if die not in (needed, JOKER):
        return refuse("RRD-31", "raildice.wrong_die", shape=FACES[needed], die=FACES[die])
    if not p.front_dice(p.seat, die):
        return refuse("RRD-31", "raildice.no_die", die=FACES[die])
    return None


def _why_no_edge_piece(p: Position, end: int, cell: int, side: int, out: int) -> Refusal:
    """RRD-34, RRD-35, RRD-40, RRD-41"""
    tile, *_, slot = p.end(end)
    name = board.name(cell)
    if out != side:
        return refuse("RRD-34", "raildice.border", cell=name)
    if p.crossed:
        return refuse("RRD-33", "raildice.one_crossing")
    if not p.tile_gates(tile) >> cell & 1:
        return refuse("RRD-40", "raildice.map_taken", side=board.SIDES[side])
    pieces = p.taken_cells(slot).bit_count() + 1
    if pieces < p.rules.least:
        # O-6: what the minimum counts is an option; either way so many have to lie there now.
        return refuse(
            "RRD-35", "raildice.too_few_pieces", pieces=pieces - 1, needed=p.rules.least - 1
        )
    if not any_fits(p, beyond(p, tile, side)):
        return refuse("RRD-41", "raildice.nothing_fits", side=board.SIDES[side])
    if mate_of(p, end) < 0 and closes_in(p, end, side):
        return refuse("RRD-38", "raildice.closes_in", end=ENDS[1 - end])
    return refuse("RRD-34", "raildice.cannot_cross", side=board.SIDES[side])


def _dead_end(p: Position, end: int, cell: int, out: int) -> Refusal | None:
    """RRD-38, for a piece in this cell that leads out by this side."""
    tile, *_, slot = p.end(end)
    taken = p.taken_cells(slot) | 1 << cell
    start = 1 << cell + board.STEP[out]
    mate = mate_of(p, end)
    sides = _open_sides(p, tile)
    other = p.start_of(mate) if mate >= 0 else 0
    if way_out(p, start, taken, sides, mate, other):
        return None
    if mate >= 0 and way_out(p, start, taken, sides, -1, 0):
        return refuse("RRD-38", "raildice.dead_end_both", cell=board.name(cell))
    return refuse("RRD-38", "raildice.dead_end", cell=board.name(cell))


def _open_sides(p: Position, tile: int) -> int:
    gates = p.tile_gates(tile)
    return sum(1 << side for side in range(4) if gates & board.GATES[side])


def _cannot_pay(p: Position, end: int, cell: int, die: int) -> Refusal | None:
    """RRD-39, for a piece in this cell laid with this die."""
    tile, *_ = p.end(end)
    terrain = p.rules.terrain_at(p.tile(tile)[2], cell)
    if terrain == PLAIN or p.paid & terrain:
        return None
    price = p.rules.surcharge_of(terrain)
    jokers = p.front_dice(p.seat, JOKER) - (die == JOKER)
    behind = p.behind_dice(p.seat)
    together = jokers + behind if p.rules.mixing else max(jokers, behind)
    if together >= price:
        return None
    return refuse("RRD-39", "raildice.cannot_pay", terrain=TERRAINS[terrain], dice=price)


# -- tiles ---------------------------------------------------------------------------------------


def why_no_tile(p: Position, lie: int) -> Refusal:
    """RRD-41, for a new tile."""
    number, rotation = lie >> 2, lie & 3
    tile, cell, side, _ = p.end(p.chain)
    if not p.minis_of(number):
        return refuse("RRD-41", "raildice.no_mini", type=TYPES[number])
    rotations = standard().rotations(number)
    if rotation not in rotations:
        rows = standard().rows(number, rotation)
        same = next(r for r in rotations if standard().rows(number, r) == rows)
        return refuse("RRD-6", "raildice.same_look", type=TYPES[number], rotation=same)
    entry = board.entry(cell, side)
    here, there = p.tile(tile)[2], lie
    if p.rules.terrain_at(here, cell) != p.rules.terrain_at(there, entry):
        return refuse("RRD-41", "raildice.connection", type=TYPES[number])
    wanted = beyond(p, tile, side)
    for other in range(4):
        profile = wanted >> 8 * other & 255
        if profile and profile != p.rules.edge_profile(lie, other):
            name = board.SIDES[other]
            return refuse("RRD-41", "raildice.misfit", type=TYPES[number], side=name)
    return refuse("RRD-33", "raildice.cannot_complete")


# -- stations ------------------------------------------------------------------------------------


def why_no_station(p: Position, rest: int) -> Refusal:
    """RRD-46 to RRD-51"""
    end, cell, number, group = rest >> 12, rest >> 6 & 63, rest >> 3 & 7, rest & 7
    company = COMPANIES[number]
    if group >= len(standard().companies[number].groups):
        return refuse("RRD-47", "raildice.no_such_group", company=company, group=group + 1)
    if reason := _no_site(p, end, cell):
        return reason
    tile, *_ = p.end(end)
    lie, there = p.tile(tile)[2:]
    if p.director_of(number) != p.seat:
        return refuse("RRD-46", "raildice.not_director", company=company)
    if there >> number & 1:
        return refuse("RRD-50", "raildice.one_per_tile", company=company)
    if not p.stations_left(number, group):
        return refuse("RRD-47", "raildice.group_empty", company=company, group=group + 1)
    terrain = p.rules.group_terrain(number, group)
    if not p.rules.site_mask(terrain, lie) >> cell & 1:
        least = int(standard().constants["station_same_terrain_min"])
        return refuse(
            "RRD-49",
            "raildice.not_suitable",
            cell=board.name(cell),
            terrain=TERRAINS[terrain],
            least=least,
        )
    cost = p.rules.group_cost(number, group)
    money = p.front_dice(p.seat, JOKER) + p.behind_dice(p.seat)
    if money < cost:
        return refuse("RRD-48", "raildice.cannot_pay_station", cost=cost, money=money)
    assert not station_has_way(p, end, cell)
    return refuse("RRD-51", "raildice.dead_end_station", cell=board.name(cell))


def _no_site(p: Position, end: int, cell: int) -> Refusal | None:
    """RRD-49, 1 to 3"""
    tile, last, side, slot = p.end(end)
    name = board.name(cell)
    if side == board.NO_SIDE:
        return refuse("RRD-49", "raildice.station_end", end=ENDS[end])
    if cell != last + board.STEP[side]:
        return refuse("RRD-49", "raildice.not_at_end", cell=name, end=ENDS[end])
    if p.taken_cells(slot) >> cell & 1:
        return refuse("RRD-49", "raildice.cell_taken", cell=name)
    if board.BORDER >> cell & 1:
        return refuse("RRD-49", "raildice.station_border", cell=name)
    if p.rules.terrain_at(p.tile(tile)[2], cell) == WATER:
        return refuse("RRD-49", "raildice.station_water", cell=name)
    beside = [board.neighbour(cell, other) for other in range(4)]
    if any(other is not None and p.station_cells(slot) >> other & 1 for other in beside):
        return refuse("RRD-49", "raildice.beside_station", cell=name)
    return None
