"""Whether a position that was read could stand in a game; refused with the place that is wrong.

The kernels trust their positions, so nothing may reach them that could lead them astray. Numbers
have been compared with their ranges before (``plain.py``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stellwerk.core.plain import refuse_place
from stellwerk.games.raildice import board
from stellwerk.games.raildice.data import JOKER
from stellwerk.games.raildice.legal_moves import LegalMoves
from stellwerk.games.raildice.phases import (
    BEGINNING,
    BY_TILES,
    CHAIN,
    CROSSING,
    CUP,
    DISCARDING,
    EDGE,
    ENTERING,
    ENTRANCE,
    FOR_STATION,
    OVER,
    PAYING,
    PIECE,
    ROLLING,
)
from stellwerk.games.raildice.pieces import IS_STATION, LAID, OUT_AT
from stellwerk.games.raildice.plain import Base
from stellwerk.games.raildice.position import Position
from stellwerk.games.raildice.rules import Rules
from stellwerk.games.raildice.year_changes import NOBODY, Year

_AT = "memory.base"


def demand(right: bool, place: str, expected: str = "other") -> None:
    """Refuse data unless it is right here."""
    if not right:
        refuse_place(place, expected)


# -- before it is a position ---------------------------------------------------------------------


def check_sizes(rules: Rules, players: int, base: Base) -> None:
    """Every list is as long as the things it counts."""
    by_seat: dict[str, Sequence[object]] = {
        "front": base["front"],
        "behind": base["behind"],
        "directed": base["directed"],
        "shares": base["shares"],
        "carried": base["carried"],
    }
    by_company: dict[str, Sequence[object]] = {
        "directors": base["directors"],
        "left": base["left"],
        **{f"shares.{seat}": row for seat, row in enumerate(base["shares"])},
        **{f"carried.{seat}": row for seat, row in enumerate(base["carried"])},
    }
    _check_lengths(by_seat, players)
    _check_lengths(by_company, rules.companies)
    for company in range(rules.companies):
        groups = rules.group_total(company)
        demand(len(base["left"][company]) == groups, f"{_AT}.left.{company}", str(groups))
        for group, left in enumerate(base["left"][company]):
            most = rules.group_count(company, group)
            demand(left <= most, f"{_AT}.left.{company}.{group}", f"0–{most}")
    tiles = len(base["lies"])
    demand(0 < tiles <= rules.mini_total(), f"{_AT}.lies")
    _check_lengths({"x": base["x"], "y": base["y"], "stations": base["stations"]}, tiles)
    for slot in range(2):
        cells, pieces = base["cells"][slot], base["pieces"][slot]
        demand(len(cells) == len(pieces), f"{_AT}.pieces.{slot}", str(len(cells)))
        in_order = cells == sorted(set(cells) & set(board.CELLS))
        demand(in_order, f"{_AT}.cells.{slot}")
    for end in range(2):
        demand(base["end_tiles"][end] < tiles, f"{_AT}.end_tiles.{end}", f"0–{tiles - 1}")
        demand(base["end_cells"][end] in board.CELLS, f"{_AT}.end_cells.{end}")


def _check_lengths(lists: Mapping[str, Sequence[object]], length: int) -> None:
    for name, numbers in lists.items():
        demand(len(numbers) == length, f"{_AT}.{name}", str(length))


# -- the position --------------------------------------------------------------------------------


def check(p: Position, years: Sequence[Year]) -> None:
    """Refuse a position that no game leads to, as far as that can be told."""
    _check_map(p)
    _check_dice(p)
    _check_turn(p)
    _check_phase(p)
    _check_payment(p)
    _check_line(p)
    _check_years(p, years)
    if p.phase not in (BEGINNING, ROLLING, OVER):
        legal = LegalMoves()
        legal.fill(p)
        demand(legal.count > 0, f"{_AT}.phase")


def _check_map(p: Position) -> None:
    """RRD-7, RRD-12, RRD-41: each tile beside an earlier one and fitting; stations once."""
    alone = Position(p.rules, p.players)
    demand(p.tile(0)[:3] == alone.tile(0)[:3], f"{_AT}.lies.0")
    for number in range(1, p.tiles):
        x, y, lie, _ = p.tile(number)
        wanted = alone.wanted(x, y)
        fits = wanted and lie in p.rules.different_lies() and p.rules.fits(lie, wanted)
        demand(bool(fits) and alone.tile_at(x, y) < 0, f"{_AT}.lies.{number}")
        demand(alone.minis_of(lie >> 2) > 0, f"{_AT}.lies.{number}")
        alone.add_tile(x, y, lie)
    for company in range(p.rules.companies):
        there = sum(p.tile(number)[3] >> company & 1 for number in range(p.tiles))
        demand(there == p.stations_built(company), f"{_AT}.left.{company}")
    for number in range(p.tiles):
        demand(not p.tile(number)[3] >> p.rules.companies, f"{_AT}.stations.{number}")


def _check_dice(p: Position) -> None:
    """RRD-2 and RRD-15: no die and no share is there twice or missing."""
    hands = sum(p.front_total(seat) + p.behind_dice(seat) for seat in range(p.players))
    demand(p.bank + p.track_dice() + p.rolling + hands == p.rules.dice, f"{_AT}.bank")
    for company in range(p.rules.companies):
        demand(p.shares_left(company) >= 0, f"{_AT}.shares")
        demand(p.director_of(company) < p.players, f"{_AT}.directors.{company}")
    for seat in range(p.players):
        if seat != p.seat or p.phase in (BEGINNING, OVER):
            most = p.rules.dice if p.phase == OVER else p.rules.front_limit
            demand(p.front_total(seat) <= most, f"{_AT}.front.{seat}")


def _check_turn(p: Position) -> None:
    """Whose turn it is, and what has been done in it."""
    demand(p.start < p.players, f"{_AT}.start")
    demand(p.done < p.players, f"{_AT}.done")
    demand(p.seat == (p.start + p.done) % p.players, f"{_AT}.seat")
    demand(p.year <= p.rules.year_limit, f"{_AT}.year")
    demand(not p.income_taken or p.year >= p.rules.income_year, f"{_AT}.income_taken")
    demand(p.rolled > 0 or not p.last_roll, f"{_AT}.last_roll")
    faces = sum(p.last_roll >> 8 * face & 255 for face in range(4))
    demand(faces <= p.rules.dice, f"{_AT}.last_roll")
    demand((p.ending != 0) == (p.phase == OVER), f"{_AT}.ending")
    demand(p.trigger <= BY_TILES, f"{_AT}.trigger")
    demand(p.idle < p.rules.idle_limit or p.phase == OVER, f"{_AT}.idle")


def _check_phase(p: Position) -> None:
    """What goes with what is going on."""
    demand((p.rolling > 0) == (p.phase == ROLLING), f"{_AT}.rolling")
    demand(p.rolled > 0 or p.phase != ROLLING, f"{_AT}.rolled")
    demand(not p.rolled or p.phase != CUP, f"{_AT}.rolled")
    demand((p.cup_jokers + p.cup_behind > 0) == (p.phase == CUP), f"{_AT}.cup_jokers")
    demand(p.cup_jokers <= p.front_dice(p.seat, JOKER), f"{_AT}.cup_jokers")
    demand(p.cup_behind <= p.behind_dice(p.seat), f"{_AT}.cup_behind")
    chained = p.phase in (CHAIN, CROSSING, ENTERING, PAYING)
    demand((p.chain >= 0) == chained or p.phase == OVER, f"{_AT}.chain")
    demand(not p.crossed or chained or p.phase == OVER, f"{_AT}.crossed")
    excess = p.front_total(p.seat) > p.rules.front_limit
    demand(excess or p.phase != DISCARDING, f"{_AT}.phase")
    if p.phase == BEGINNING:
        fresh = Position(p.rules, p.players)
        demand(p.rules.random_first and p.year == 1 and p.done == 0, f"{_AT}.phase")
        demand(p.bank == fresh.bank and p.tiles == 1, f"{_AT}.bank")
    if p.phase == CROSSING:
        demand(p.stage == EDGE, f"{_AT}.stage")
    elif p.phase not in (PAYING, ENTERING, CHAIN, OVER):
        demand(p.stage == PIECE, f"{_AT}.stage")


def _check_payment(p: Position) -> None:
    """RRD-39, RRD-48: something is due while it is to be paid, and costs what it costs."""
    if p.phase != PAYING:
        demand(p.due == p.due_for == p.due_company == p.due_group == 0, f"{_AT}.due")
        return
    demand(p.due_for > 0, f"{_AT}.due_for")
    if p.due_for != FOR_STATION:
        demand(p.due == p.rules.surcharge_of(p.due_for), f"{_AT}.due")
        demand(not p.paid & p.due_for, f"{_AT}.paid")
        demand(p.due_company == p.due_group == 0, f"{_AT}.due_company")
        return
    company, group = p.due_company, p.due_group
    demand(company < p.rules.companies and p.director_of(company) == p.seat, f"{_AT}.due_company")
    demand(group < p.rules.group_total(company), f"{_AT}.due_group")
    demand(p.stations_left(company, group) > 0, f"{_AT}.due_group")
    demand(p.due == p.rules.group_cost(company, group), f"{_AT}.due")
    tile, cell, side, slot = p.end(p.chain)
    demand(p.stage == PIECE and side != board.NO_SIDE, f"{_AT}.stage")
    site = board.neighbour(cell, side)
    free = site is not None and not p.taken_cells(slot) >> site & 1
    demand(free and bool(board.INTERIOR >> (site or 0) & 1), f"{_AT}.due_for")
    demand(not p.tile(tile)[3] >> company & 1, f"{_AT}.due_company")


# -- the line ------------------------------------------------------------------------------------


def _check_line(p: Position) -> None:
    """RRD-8, RRD-36: on each active tile one line without branches, that ends where it should."""
    tiles, slots = ([p.end(end)[at] for end in range(2)] for at in (0, 3))
    demand((tiles[0] == tiles[1]) == (slots[0] == slots[1]), f"{_AT}.slots")
    for end in range(2):
        cells = set(board.cells(p.taken_cells(slots[end])))
        for cell in cells:
            _check_piece(p, slots[end], cell)
        if p.phase == ENTERING and p.chain == end:
            demand(not cells, f"{_AT}.cells.{slots[end]}")
            _check_entry(p, end)
        else:
            _check_end(p, end)
            line, off = _walk(p, end)
            whole = set(line) == cells and (off or slots[0] == slots[1])
            demand(whole, f"{_AT}.cells.{slots[end]}")
    if slots[0] == slots[1]:
        demand(not p.taken_cells(1 - slots[0]), f"{_AT}.cells.{1 - slots[0]}")
        demand(p.end(0) != p.end(1), f"{_AT}.end_cells.1")


def _check_piece(p: Position, slot: int, cell: int) -> None:
    piece = p.piece(slot, cell)
    side, out = piece & 3, piece >> OUT_AT & 7
    place = f"{_AT}.pieces.{slot}"
    demand(bool(piece & LAID) and side != out <= board.NO_SIDE, place)
    demand(cell not in board.CORNERS, place)
    if piece & IS_STATION:
        demand(bool(board.INTERIOR >> cell & 1), place)
        company, group = piece >> 7 & 7, piece >> 10 & 7
        demand(company < p.rules.companies and group < p.rules.group_total(company), place)
    else:
        demand(piece < IS_STATION and out != board.NO_SIDE, place)


def _check_entry(p: Position, end: int) -> None:
    """The end waits before a gate of a new tile, pointing inwards."""
    tile, cell, side, _ = p.end(end)
    demand(tile == p.tiles - 1 and p.tiles > 1, f"{_AT}.end_tiles.{end}")
    demand(side != board.NO_SIDE, f"{_AT}.end_sides.{end}")
    demand(bool(board.GATES[board.opposite(side)] >> cell & 1), f"{_AT}.end_cells.{end}")


def _check_end(p: Position, end: int) -> None:
    """The end is the last piece, and leads on to a cell of its tile, or off it in a crossing."""
    _, cell, side, slot = p.end(end)
    demand(bool(p.taken_cells(slot) >> cell & 1), f"{_AT}.end_cells.{end}")
    piece = p.piece(slot, cell)
    demand(side in (piece & 3, piece >> OUT_AT & 7), f"{_AT}.end_sides.{end}")
    if side == board.NO_SIDE:
        return
    stage = p.stage if p.chain == end and p.phase != OVER else PIECE
    leaves = stage == EDGE and p.phase in (CROSSING, PAYING)
    demand((board.neighbour(cell, side) is None) == leaves or p.phase == OVER, f"{_AT}.stage")
    if p.phase == PAYING and p.chain == end and p.due_for != FOR_STATION:
        lie = p.tile(p.end(end)[0])[2]
        demand(p.rules.terrain_at(lie, cell) == p.due_for, f"{_AT}.due_for")
        entered = p.taken_cells(slot).bit_count() == 1 and bool(board.BORDER >> cell & 1)
        demand(entered == (stage == ENTRANCE), f"{_AT}.stage")


def _walk(p: Position, end: int) -> tuple[list[int], bool]:
    """The cells of the line from an end backwards, and whether it leaves its tile there."""
    _, cell, side, slot = p.end(end)
    line: list[int] = []
    while p.taken_cells(slot) >> cell & 1 and cell not in line:
        line.append(cell)
        piece = p.piece(slot, cell)
        one, other = piece & 3, piece >> OUT_AT & 7
        if side not in (one, other):
            break  # two pieces that do not meet
        back = one if side == other else other
        before = board.neighbour(cell, back) if back != board.NO_SIDE else cell
        if before is None:
            return line, True
        cell, side = before, board.opposite(back)
    return line, False


# -- years ---------------------------------------------------------------------------------------


def _check_years(p: Position, years: Sequence[Year]) -> None:
    """RRD-55 to RRD-58: what the years brought is what the seats have."""
    changed = p.phase == OVER and p.done == 0 and len(years) == p.year
    demand(len(years) == p.year - (not changed), "memory.years")
    carried = [[0] * p.rules.companies for _ in range(p.players)]
    directors = (NOBODY,) * p.rules.companies
    for number, year in enumerate(years):
        place = f"memory.years.{number}"
        demand(year.year == number + 1, f"{place}.year", str(number + 1))
        demand(year.before == directors, f"{place}.before")
        directors = year.after
        demand(len(directors) == p.rules.companies, f"{place}.after", str(p.rules.companies))
        demand(all(seat < p.players for seat in directors), f"{place}.after")
        demand(len(year.groups) == p.rules.companies, f"{place}.groups", str(p.rules.companies))
        for company, group in enumerate(year.groups):
            known = all(tile < p.tiles for tile in group) and [*group] == sorted(set(group))
            demand(known, f"{place}.groups.{company}")
            if year.before[company] == NOBODY:
                demand(not group, f"{place}.groups.{company}")
            else:
                carried[year.before[company]][company] += len(group) * p.rules.passengers
    for seat in range(p.players):
        for company in range(p.rules.companies):
            right = p.carried_by(seat, company) == carried[seat][company]
            demand(right, f"{_AT}.carried.{seat}.{company}")
        before = years[-1].before if years else ()
        demand(p.was_director(seat) == (seat in before), f"{_AT}.directed.{seat}")
    for company in range(p.rules.companies):
        demand(p.director_of(company) == directors[company], f"{_AT}.directors.{company}")
