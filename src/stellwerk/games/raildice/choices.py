"""What the seat on turn may do: the list of its legal moves.

Compiled with ``choices.pxd``. The list is the one source: a move is legal if it stands here.
"""

from __future__ import annotations

from stellwerk.games.raildice import board, moves
from stellwerk.games.raildice.position import (
    CHAIN,
    CUP,
    DISCARD,
    EDGE,
    ENTRANCE,
    ENTRY,
    PAY,
    PIECE,
    STATION,
    TILE,
    TURN,
)

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE
    from stellwerk.games.raildice.chains import (
        arrives,
        beyond,
        can_arrive,
        can_enter,
        can_leave,
        can_pay,
        cleared,
        empty_sides,
        goes_on,
        mate_of,
        may_pay,
        paid,
        way_out,
    )
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.ways import grow

_TURN = TURN
_CUP = CUP
_CHAIN = CHAIN
_TILE = TILE
_ENTRY = ENTRY
_PAY = PAY
_DISCARD = DISCARD
_PIECE = PIECE
_EDGE = EDGE
_ENTRANCE = ENTRANCE
_STATION = STATION

_INCOME = moves.INCOME
_ADD = moves.ADD
_ROLL = moves.ROLL
_BUY = moves.BUY
_LAY = moves.LAY
_NEW_TILE = moves.TILE
_BUILD = moves.STATION
_GIVE = moves.PAY
_DROP = moves.DISCARD
_END = moves.END

_INTERIOR = board.INTERIOR
_NO_SIDE = board.STATION
_SHARE = 2
_JOKER = 3
_CURVE_1 = 1 << 8
_JOKER_1 = 1 << 16
_BANK_1 = 1 << 32
_PAID_1 = 1 << 40


class Choices:
    """Room for the legal moves of one position at a time."""

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.moves = [0] * 512

    def add(self, move: int) -> None:
        self.moves[self.count] = move
        self.count += 1

    def has(self, move: int) -> bool:
        """Whether the move is among the listed ones."""
        for i in range(self.count):
            if self.moves[i] == move:
                return True
        return False

    def listed(self) -> list[int]:
        return [self.moves[i] for i in range(self.count)]

    def fill(self, p: Position) -> None:
        """List the legal moves of the seat on turn; none if chance is to act."""
        self.count = 0
        if p.phase == _TURN:
            self.actions(p)
        elif p.phase == _CHAIN:
            self.pieces(p, p.chain)
        elif p.phase == _PAY:
            self.payments(p)
        elif p.phase == _TILE:
            self.new_tiles(p)
        elif p.phase == _ENTRY:
            self.entries(p)
        elif p.phase == _CUP:
            self.cup(p)
            self.add(_ROLL)
        elif p.phase == _DISCARD:
            for face in range(4):
                if p.front[4 * p.seat + face] > 0:
                    self.add(_DROP + face)

    def actions(self, p: Position) -> None:
        """The five actions in any order (RRD-18, RRD-19), and the end of the turn."""
        if p.year >= p.rules.income_year and not p.income_taken:
            self.add(_INCOME)
        if not p.rolled:
            self.cup(p)
        self.shares(p)
        for end in range(2):
            self.pieces(p, end)
            self.stations(p, end)
        self.add(_END)

    def cup(self, p: Position) -> None:
        """RRD-23: dice that can still be chosen for the roll."""
        if p.front[4 * p.seat + _JOKER] > p.cup_jokers:
            self.add(_ADD)
        if p.behind[p.seat] > p.cup_behind:
            self.add(_ADD + 1)

    def shares(self, p: Position) -> None:
        """RRD-26 to RRD-29."""
        with_share = p.front[4 * p.seat + _SHARE] > 0
        with_joker = p.front[4 * p.seat + _JOKER] > 0
        if not with_share and not with_joker:
            return
        for company in range(p.rules.companies):
            if p.supply[company] > 0:
                move = _BUY + 4 * company
            elif may_take_over(p, company):
                move = _BUY + 4 * company + 2
            else:
                continue
            if with_share:
                self.add(move)
            if with_joker:
                self.add(move + 1)

    # -- track -----------------------------------------------------------------------------------

    def pieces(self, p: Position, end: int) -> None:
        """The pieces that can be laid at an end."""
        purse = p.purse(p.seat)
        if not purse & (255 | 255 * _CURVE_1 | 255 * _JOKER_1):
            return
        if p.end_side[end] != _NO_SIDE:
            self.pieces_at(p, end, p.end_side[end], purse)
            return
        for side in range(4):
            self.pieces_at(p, end, side, purse)

    def pieces_at(self, p: Position, end: int, side: int, purse: int) -> None:
        """The pieces that can be laid into the cell on this side of an end."""
        cell = p.end_cell[end] + p.rules.step[side]
        taken = p.taken[p.slot[end]]
        bit = ONE << cell
        if taken & bit:
            return
        tile = p.end_tile[end]
        move = _LAY + 4096 * end + 64 * cell + 16 * (side ^ 2)
        if not bit & _INTERIOR:
            if not p.crossed and can_leave(p, p.open_sides[tile], taken, cell, side):
                self.dice(p, end, taken | bit, cell, side, purse, 0, _EDGE, move + 4 * side)
            return
        mate = mate_of(p, end)
        start = p.start_of(mate) if mate >= 0 else 0
        taken |= bit
        for out in range(4):
            if out == side ^ 2:
                continue
            target = ONE << (cell + p.rules.step[out])
            if taken & target:
                continue
            # A dead end stays one, so there is no need to look any further.
            if way_out(p, target, taken, p.open_sides[tile], mate, start):
                turn = out != side
                self.dice(p, end, taken, cell, out, purse, turn, _PIECE, move + 4 * out)

    def dice(
        self,
        p: Position,
        end: int,
        taken: int,
        cell: int,
        out: int,
        purse: int,
        turn: int,
        stage: int,
        move: int,
    ) -> None:
        """Add the move with each die that can lay this piece (RRD-31)."""
        one = _CURVE_1 if turn else 1
        if purse & 255 * one:
            if self.completed(p, end, taken, cell, out, purse - one, stage):
                self.add(move + turn)
        if purse & 255 * _JOKER_1:
            if self.completed(p, end, taken, cell, out, purse - _JOKER_1, stage):
                self.add(move + _JOKER)

    def completed(
        self, p: Position, end: int, taken: int, cell: int, out: int, purse: int, stage: int
    ) -> bool:
        """Whether the chain can be completed after this piece; a way out it has."""
        tile = p.end_tile[end]
        lie = p.lie[tile]
        if stage == _PIECE:
            target = cell + p.rules.step[out]
            terrain = p.rules.terrain_at(lie, cell)
            if not terrain or purse & terrain * _PAID_1:
                if not p.rules.water[lie] >> target & 1:
                    return True
        mate = mate_of(p, end)
        return can_pay(
            p, end, lie, p.open_sides[tile], mate, taken, cell, out, purse, p.crossed, stage
        )

    # -- crossings -------------------------------------------------------------------------------

    def new_tiles(self, p: Position) -> None:
        """RRD-41: the tiles that fit and from which the chain can be completed."""
        end = p.chain
        side = p.end_side[end]
        wanted = beyond(p, p.end_tile[end], side)
        sides = empty_sides(wanted)
        mate = mate_of(p, end)
        taken = p.taken[p.slot[end]]
        purse = p.purse(p.seat)
        if mate < 0:
            purse += cleared(p, end, taken) * _BANK_1
        for i in range(p.rules.lie_total):
            lie = p.rules.lies[i]
            if p.minis[lie >> 2] > 0 and p.rules.fits(lie, wanted):
                if can_enter(p, end, lie, sides, mate, taken, p.end_cell[end], side, purse):
                    self.add(_NEW_TILE + lie)

    def entries(self, p: Position) -> None:
        """RRD-42: the dice with which the entry piece can be laid."""
        end = p.chain
        side = p.end_side[end]
        cell = p.end_cell[end]
        tile = p.end_tile[end]
        purse = p.purse(p.seat)
        move = _LAY + 4096 * end + 64 * cell + 16 * (side ^ 2) + 4 * side
        old = p.taken[p.slot[1 - end]]
        mate = start_mate(p, end)
        if purse & 255:
            if can_arrive(
                p, end, p.lie[tile], p.open_sides[tile], mate, old, cell, side, purse - 1
            ):
                self.add(move)
        if purse & 255 * _JOKER_1:
            if can_arrive(
                p, end, p.lie[tile], p.open_sides[tile], mate, old, cell, side, purse - _JOKER_1
            ):
                self.add(move + _JOKER)

    # -- paying ----------------------------------------------------------------------------------

    def payments(self, p: Position) -> None:
        """The ways to pay what is due (RRD-39, RRD-48)."""
        purse = p.purse(p.seat)
        for jokers in range(p.due + 1):
            behind = p.due - jokers
            if p.due_for == _STATION:
                if p.front[4 * p.seat + _JOKER] >= jokers and p.behind[p.seat] >= behind:
                    self.add(_GIVE + 64 * jokers + behind)
            elif may_pay(p, purse, p.due, jokers, behind):
                if self.survives(p, paid(purse, p.due_for, jokers, behind)):
                    self.add(_GIVE + 64 * jokers + behind)

    def survives(self, p: Position, purse: int) -> bool:
        """Whether the chain can be completed with what is left after a surcharge."""
        end = p.chain
        tile = p.end_tile[end]
        cell = p.end_cell[end]
        side = p.end_side[end]
        if p.stage == _ENTRANCE:
            old = p.taken[p.slot[1 - end]]
            mate = start_mate(p, end)
            return arrives(p, end, p.lie[tile], p.open_sides[tile], mate, old, cell, side, purse)
        taken = p.taken[p.slot[end]]
        mate = mate_of(p, end)
        return goes_on(
            p,
            end,
            p.lie[tile],
            p.open_sides[tile],
            mate,
            taken,
            cell,
            side,
            purse,
            p.crossed,
            p.stage,
        )

    # -- stations --------------------------------------------------------------------------------

    def stations(self, p: Position, end: int) -> None:
        """RRD-46 to RRD-51: the stations that the seat can build at an end."""
        money = p.front[4 * p.seat + _JOKER] + p.behind[p.seat]
        if money < 3 or p.end_side[end] == _NO_SIDE:
            return
        cell = p.end_cell[end] + p.rules.step[p.end_side[end]]
        if not is_site(p, end, cell):
            return
        lie = p.lie[p.end_tile[end]]
        checked = False
        for company in range(p.rules.companies):
            if p.director[company] != p.seat:
                continue
            if p.tile_stations[p.end_tile[end]] >> company & 1:
                continue
            for group in range(p.rules.groups[company]):
                i = 8 * company + group
                if p.left[i] == 0 or p.rules.cost[i] > money:
                    continue
                if not p.rules.sites[64 * p.rules.terrain[i] + lie] >> cell & 1:
                    continue
                if not checked:
                    if not station_has_way(p, end, cell):
                        return
                    checked = True
                self.add(_BUILD + 4096 * end + 64 * cell + i)


def may_take_over(p: Position, company: int) -> bool:
    """RRD-28: whether the seat on turn may buy a share of the company from its director."""
    seller = p.director[company]
    if p.supply[company] > 0 or seller < 0 or seller == p.seat:
        return False
    if p.owned[8 * seller + company] == 0:
        return False
    return sold_out(p) >= p.rules.sold_out_needed


def sold_out(p: Position) -> int:
    """The number of companies whose supply of shares is empty."""
    empty = 0
    for company in range(p.rules.companies):
        if p.supply[company] == 0:
            empty += 1
    return empty


def is_site(p: Position, end: int, cell: int) -> bool:
    """RRD-49, 1 to 3: free, interior, no water, not beside another station."""
    bit = ONE << cell
    slot = p.slot[end]
    if not bit & _INTERIOR or p.taken[slot] & bit:
        return False
    if p.rules.water[p.lie[p.end_tile[end]]] & bit:
        return False
    return not grow(bit) & p.stations[slot]


def station_has_way(p: Position, end: int, cell: int) -> bool:
    """RRD-51: whether the end would have a way out with a station in this cell."""
    bit = ONE << cell
    mate = mate_of(p, end)
    start = p.start_of(mate) if mate >= 0 else 0
    sides = p.open_sides[p.end_tile[end]]
    return way_out(p, grow(bit), p.taken[p.slot[end]] | bit, sides, mate, start)


def start_mate(p: Position, end: int) -> int:
    """While a new tile is being entered: the other end if it was left behind on the same tile.

    That happens once, when the first tile after the start tile is discovered (RRD-38).
    """
    return 1 - end if p.tiles == 2 else -1
