"""What happens when a move is made; unchecked, see ``legal_moves.py`` for what may be done.

Compiled with ``effects.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.raildice.board import NO_SIDE
    from stellwerk.games.raildice.data import JOKER, SHARE
    from stellwerk.games.raildice.moves import (
        ADD,
        BUY,
        DISCARD,
        FACE,
        FIRST,
        INCOME,
        LAY,
        PAY,
        REST,
        ROLL,
        STATION,
        TILE,
    )
    from stellwerk.games.raildice.open_ends import mate_of
    from stellwerk.games.raildice.phases import (
        BY_BANK,
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
        TURN,
    )
    from stellwerk.games.raildice.pieces import (
        COMPANY_AT,
        GROUP_AT,
        IS_STATION,
        LAID,
        OUT_AT,
        OUT_BITS,
    )
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.turn_end import directs, end_turn


def make(p: Position, move: int) -> None:
    """Make a legal move of the seat on turn, or of chance."""
    kind = move & ~REST
    rest = move & REST
    if kind == INCOME:
        take_income(p)
    elif kind == ADD:
        p.phase = CUP
        if rest:
            p.cup_behind += 1
        else:
            p.cup_jokers += 1
    elif kind == ROLL:
        roll(p)
    elif kind == BUY:
        buy(p, rest >> 2, rest & 2, JOKER if rest & 1 else SHARE)
    elif kind == LAY:
        lay(p, rest >> 12, rest >> 6 & 63, rest >> 4 & 3, rest >> 2 & 3, rest & 3)
    elif kind == TILE:
        discover(p, rest)
    elif kind == STATION:
        p.chain = rest >> 12
        p.due = p.rules.cost[rest & 63]
        p.due_for = FOR_STATION
        p.due_company = rest >> 3 & 7
        p.due_group = rest & 7
        p.phase = PAYING
    elif kind == PAY:
        pay(p, rest >> 6, rest & 63)
    elif kind == DISCARD:
        p.front[4 * p.seat + rest] -= 1
        p.bank += 1
        if p.front_total(p.seat) <= p.rules.front_limit:
            end_turn(p)
    elif kind == FACE:
        show(p, rest)
    elif kind == FIRST:
        p.start = rest
        p.seat = rest
        p.phase = TURN
    elif p.front_total(p.seat) > p.rules.front_limit:
        p.phase = DISCARDING  # RRD-53
    else:
        end_turn(p)


# -- dice ----------------------------------------------------------------------------------------


def demand(p: Position, dice: int) -> bool:
    """RRD-62: take dice from the bank; if it has not enough, the game ends at once."""
    if p.bank < dice:
        p.phase = OVER
        p.ending = BY_BANK
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
            p.front[4 * p.seat + JOKER] += dice
        else:
            p.behind[p.seat] += dice


def roll(p: Position) -> None:
    """RRD-23, RRD-24: each joker brings a bonus die, then all of them are rolled."""
    bonus = p.cup_jokers * p.rules.joker_bonus
    if demand(p, bonus):
        p.front[4 * p.seat + JOKER] -= p.cup_jokers
        p.behind[p.seat] -= p.cup_behind
        p.rolling = p.cup_jokers + bonus + p.cup_behind
        p.phase = ROLLING
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
        p.phase = TURN


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
    if p.phase == ENTERING:
        p.stage = ENTRANCE
    elif not is_interior(cell):
        p.stage = EDGE
    else:
        p.stage = PIECE
    if p.end_side[end] == NO_SIDE:
        # The station's second strand (RRD-36) leaves towards this cell.
        at = 64 * slot + p.end_cell[end]
        p.pieces[at] = (p.pieces[at] & ~OUT_BITS) | (side ^ 2) << OUT_AT
    p.front[4 * p.seat + face] -= 1
    p.put(slot, cell, LAID | side | out << OUT_AT)
    p.end_cell[end] = cell
    p.end_side[end] = out
    p.chain = end
    p.busy = 1
    terrain = p.rules.terrain_at(p.lie[p.end_tile[end]], cell)
    if terrain and not p.paid & terrain:
        p.due = p.rules.surcharge[terrain]
        p.due_for = terrain
        p.phase = PAYING
    else:
        after_piece(p)


def is_interior(cell: int) -> bool:
    """Whether the cell is no border cell (RRD-4)."""
    return 0 < cell >> 3 < 6 and 0 < cell & 7 < 6


def after_piece(p: Position) -> None:
    """A piece is laid and paid."""
    if p.stage == EDGE:
        p.phase = CROSSING
        return
    if p.stage == ENTRANCE:
        if not demand(p, p.rules.tile_bonus):  # RRD-45
            return
        p.front[4 * p.seat + JOKER] += p.rules.tile_bonus
        p.crossed = 1
    end = p.chain
    target = p.end_cell[end] + p.rules.step[p.end_side[end]]
    if p.rules.water[p.lie[p.end_tile[end]]] >> target & 1:
        p.phase = CHAIN  # RRD-37
    else:
        rest(p)


def rest(p: Position) -> None:
    """The chain stands; anything may follow."""
    p.phase = TURN
    p.chain = -1
    p.crossed = 0
    p.stage = PIECE


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
    p.phase = ENTERING


def pay(p: Position, jokers: int, behind: int) -> None:
    """RRD-39, RRD-48: jokers from the front and dice from behind go to the bank."""
    p.front[4 * p.seat + JOKER] -= jokers
    p.behind[p.seat] -= behind
    p.bank += jokers + behind
    p.due = 0
    if p.due_for == FOR_STATION:
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
    look = NO_SIDE << OUT_AT | company << COMPANY_AT | p.due_group << GROUP_AT
    p.put(slot, cell, LAID | IS_STATION | back | look)
    p.end_cell[end] = cell
    p.end_side[end] = NO_SIDE
    p.tile_stations[p.end_tile[end]] |= 1 << company
    p.left[8 * company + p.due_group] -= 1
    p.built[company] += 1
    p.due_for = 0
    p.due_company = 0
    p.due_group = 0
    p.busy = 1
    if demand(p, p.rules.station_bonus):
        p.front[4 * p.seat + JOKER] += p.rules.station_bonus
        rest(p)
