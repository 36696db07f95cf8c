"""What happens when a move is made; unchecked, see ``choices.py`` for what may be done.

Compiled with ``actions.pxd``.
"""

from __future__ import annotations

from stellwerk.games.raildice import board, moves
from stellwerk.games.raildice.position import (
    BY_BANK,
    CHAIN,
    CUP,
    DISCARD,
    EDGE,
    ENTRANCE,
    ENTRY,
    OVER,
    PAY,
    PIECE,
    ROLLING,
    STATION,
    TILE,
    TURN,
)

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.raildice.chains import mate_of
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.years import directs, end_turn

_TURN = TURN
_CUP = CUP
_ROLLING = ROLLING
_CHAIN = CHAIN
_TILE = TILE
_ENTRY = ENTRY
_PAY = PAY
_DISCARD = DISCARD
_OVER = OVER
_PIECE = PIECE
_EDGE = EDGE
_ENTRANCE = ENTRANCE
_STATION = STATION
_BY_BANK = BY_BANK

_KIND = moves.KIND
_REST = moves.REST
_ADD_KIND = moves.ADD >> moves.KIND
_ROLL_KIND = moves.ROLL >> moves.KIND
_BUY_KIND = moves.BUY >> moves.KIND
_LAY_KIND = moves.LAY >> moves.KIND
_TILE_KIND = moves.TILE >> moves.KIND
_STATION_KIND = moves.STATION >> moves.KIND
_PAY_KIND = moves.PAY >> moves.KIND
_DISCARD_KIND = moves.DISCARD >> moves.KIND
_FACE_KIND = moves.FACE >> moves.KIND
_FIRST_KIND = moves.FIRST >> moves.KIND

_NO_SIDE = board.STATION
_SHARE = 2
_JOKER = 3
_THERE = 32
_IS_STATION = 64


def make(p: Position, move: int) -> None:
    """Make a legal move of the seat on turn, or of chance."""
    kind = move >> _KIND
    rest = move & _REST
    if kind == 0:
        take_income(p)
    elif kind == _ADD_KIND:
        p.phase = _CUP
        if rest:
            p.cup_behind += 1
        else:
            p.cup_jokers += 1
    elif kind == _ROLL_KIND:
        roll(p)
    elif kind == _BUY_KIND:
        buy(p, rest >> 2, rest & 2, _JOKER if rest & 1 else _SHARE)
    elif kind == _LAY_KIND:
        lay(p, rest >> 12, rest >> 6 & 63, rest >> 4 & 3, rest >> 2 & 3, rest & 3)
    elif kind == _TILE_KIND:
        discover(p, rest)
    elif kind == _STATION_KIND:
        p.chain = rest >> 12
        p.due = p.rules.cost[rest & 63]
        p.due_for = _STATION
        p.due_company = rest >> 3 & 7
        p.due_group = rest & 7
        p.phase = _PAY
    elif kind == _PAY_KIND:
        pay(p, rest >> 6, rest & 63)
    elif kind == _DISCARD_KIND:
        p.front[4 * p.seat + rest] -= 1
        p.bank += 1
        if p.front_total(p.seat) <= p.rules.front_limit:
            end_turn(p)
    elif kind == _FACE_KIND:
        show(p, rest)
    elif kind == _FIRST_KIND:
        p.start = rest
        p.seat = rest
        p.phase = _TURN
    elif p.front_total(p.seat) > p.rules.front_limit:
        p.phase = _DISCARD  # RRD-53
    else:
        end_turn(p)


# -- dice ----------------------------------------------------------------------------------------


def demand(p: Position, dice: int) -> bool:
    """RRD-62: take dice from the bank; if it has not enough, the game ends at once."""
    if p.bank < dice:
        p.phase = _OVER
        p.ending = _BY_BANK
        return False
    p.bank -= dice
    return True


def income(p: Position, seat: int) -> int:
    """RRD-22: the dice of a seat's income."""
    stations = 0
    for company in range(p.rules.companies):
        if p.director[company] == seat:
            stations += p.built[company]
    return stations if stations >= p.rules.income_threshold else p.rules.income_base


def income_in_front(p: Position, seat: int) -> bool:
    """RRD-22: who has just lost the last post gets jokers in front of the screen."""
    return p.directed[seat] != 0 and not directs(p, seat)


def take_income(p: Position) -> None:
    """RRD-21, RRD-22."""
    dice = income(p, p.seat)
    if demand(p, dice):
        p.income_taken = 1
        if income_in_front(p, p.seat):
            p.front[4 * p.seat + _JOKER] += dice
        else:
            p.behind[p.seat] += dice


def roll(p: Position) -> None:
    """RRD-23, RRD-24: each joker brings a bonus die, then all of them are rolled."""
    bonus = p.cup_jokers * p.rules.joker_bonus
    if demand(p, bonus):
        p.front[4 * p.seat + _JOKER] -= p.cup_jokers
        p.behind[p.seat] -= p.cup_behind
        p.rolling = p.cup_jokers + bonus + p.cup_behind
        p.phase = _ROLLING
        p.rolled = 1
        p.busy = 1
    p.cup_jokers = 0
    p.cup_behind = 0


def show(p: Position, face: int) -> None:
    """One die has been rolled; it lies in front of the screen."""
    p.front[4 * p.seat + face] += 1
    p.last_roll += 1 << 8 * face
    p.rolling -= 1
    if p.rolling == 0:
        p.phase = _TURN


def buy(p: Position, company: int, from_director: int, face: int) -> None:
    """RRD-26 to RRD-28: a share for a die."""
    p.front[4 * p.seat + face] -= 1
    p.owned[8 * p.seat + company] += 1
    p.busy = 1
    if from_director:
        seller = p.director[company]
        p.owned[8 * seller + company] -= 1
        p.behind[seller] += 1
    else:
        p.supply[company] -= 1
        p.bank += 1


# -- track and stations --------------------------------------------------------------------------


def lay(p: Position, end: int, cell: int, side: int, out: int, face: int) -> None:
    """RRD-31: a die becomes a piece of track in a cell, from one side to another."""
    slot = p.slot[end]
    if p.phase == _ENTRY:
        p.stage = _ENTRANCE
    elif not is_interior(cell):
        p.stage = _EDGE
    else:
        p.stage = _PIECE
    if p.end_side[end] == _NO_SIDE:
        # The station's second strand (RRD-36) leaves towards this cell.
        at = 64 * slot + p.end_cell[end]
        p.pieces[at] = (p.pieces[at] & ~28) | (side ^ 2) << 2
    p.front[4 * p.seat + face] -= 1
    p.put(slot, cell, _THERE | side | out << 2)
    p.end_cell[end] = cell
    p.end_side[end] = out
    p.chain = end
    p.busy = 1
    terrain = p.rules.terrain_at(p.lie[p.end_tile[end]], cell)
    if terrain and not p.paid & terrain:
        p.due = p.rules.surcharge[terrain]
        p.due_for = terrain
        p.phase = _PAY
    else:
        after_piece(p)


def is_interior(cell: int) -> bool:
    """Whether the cell is no border cell (RRD-4)."""
    return 0 < cell >> 3 < 6 and 0 < cell & 7 < 6


def after_piece(p: Position) -> None:
    """A piece is laid and paid."""
    if p.stage == _EDGE:
        p.phase = _TILE
        return
    if p.stage == _ENTRANCE:
        if not demand(p, p.rules.tile_bonus):  # RRD-45
            return
        p.front[4 * p.seat + _JOKER] += p.rules.tile_bonus
        p.crossed = 1
    end = p.chain
    target = p.end_cell[end] + p.rules.step[p.end_side[end]]
    if p.rules.water[p.lie[p.end_tile[end]]] >> target & 1:
        p.phase = _CHAIN  # RRD-37
    else:
        rest(p)


def rest(p: Position) -> None:
    """The chain stands; anything may follow."""
    p.phase = _TURN
    p.chain = -1
    p.crossed = 0
    p.stage = _PIECE


def discover(p: Position, lie: int) -> None:
    """RRD-41, RRD-43, RRD-44: a new tile is laid, and the old one cleared if no end is left there.

    The entry piece follows. That the old tile is cleared before it is laid and paid makes no
    difference: nothing takes dice from the bank in between.
    """
    end = p.chain
    side = p.end_side[end]
    old = p.end_tile[end]
    x = p.tile_x[old] + (side == 1) - (side == 3)
    y = p.tile_y[old] + (side == 2) - (side == 0)
    if mate_of(p, end) >= 0:
        p.slot[end] = 1 - p.slot[1 - end]
    else:
        p.clear_slot(end)
    p.end_tile[end] = p.add_tile(x, y, lie)
    p.end_cell[end] += p.rules.across[side]
    p.phase = _ENTRY


def pay(p: Position, jokers: int, behind: int) -> None:
    """RRD-39, RRD-48: jokers from the front and dice from behind go to the bank."""
    p.front[4 * p.seat + _JOKER] -= jokers
    p.behind[p.seat] -= behind
    p.bank += jokers + behind
    p.due = 0
    if p.due_for == _STATION:
        build(p)
    else:
        p.paid |= p.due_for
        p.due_for = 0
        after_piece(p)


def build(p: Position) -> None:
    """RRD-46 to RRD-52: the station is paid and stands."""
    end = p.chain
    company = p.due_company
    slot = p.slot[end]
    cell = p.end_cell[end] + p.rules.step[p.end_side[end]]
    back = p.end_side[end] ^ 2
    look = _NO_SIDE << 2 | company << 7 | p.due_group << 10
    p.put(slot, cell, _THERE | _IS_STATION | back | look)
    p.end_cell[end] = cell
    p.end_side[end] = _NO_SIDE
    p.tile_stations[p.end_tile[end]] |= 1 << company
    p.left[8 * company + p.due_group] -= 1
    p.built[company] += 1
    p.due_for = 0
    p.due_company = 0
    p.due_group = 0
    p.busy = 1
    if demand(p, p.rules.station_bonus):
        p.front[4 * p.seat + _JOKER] += p.rules.station_bonus
        rest(p)
