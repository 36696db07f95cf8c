"""What the seat on turn may do: the list of its legal moves.

Compiled with ``legal_moves.pxd``. The list is the one source: a move is legal if it stands here.
"""

from __future__ import annotations

from stellwerk.games.raildice import board

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE
    from stellwerk.games.raildice.board import NO_SIDE
    from stellwerk.games.raildice.chains import Chain, can_leave
    from stellwerk.games.raildice.data import CURVE, JOKER, SHARE, STRAIGHT
    from stellwerk.games.raildice.moves import (
        ADD,
        BUY,
        DISCARD,
        END,
        INCOME,
        LAY,
        PAY,
        ROLL,
        STATION,
        TILE,
    )
    from stellwerk.games.raildice.open_ends import beyond, empty_sides, mate_of, way_out
    from stellwerk.games.raildice.phases import (
        CHAIN,
        CROSSING,
        CUP,
        DISCARDING,
        EDGE,
        ENTERING,
        ENTRANCE,
        FOR_STATION,
        PAYING,
        PIECE,
        TURN,
    )
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.ways_out import grow

_INTERIOR = board.INTERIOR


class LegalMoves:
    """Room for the legal moves of one position at a time."""

    def __init__(self) -> None:
        self.count = 0
        self.chain = Chain()
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
        if p.phase == TURN:
            self.actions(p)
        elif p.phase == CHAIN:
            self.pieces(p, p.chain)
        elif p.phase == PAYING:
            self.payments(p)
        elif p.phase == CROSSING:
            self.new_tiles(p)
        elif p.phase == ENTERING:
            self.entries(p)
        elif p.phase == CUP:
            self.cup(p)
            self.add(ROLL)
        elif p.phase == DISCARDING:
            for face in range(4):
                if p.front[4 * p.seat + face] > 0:
                    self.add(DISCARD + face)

    def actions(self, p: Position) -> None:
        """The five actions in any order (RRD-18, RRD-19), and the end of the turn."""
        if p.year >= p.rules.income_year and not p.income_taken:
            self.add(INCOME)
        if not p.rolled:
            self.cup(p)
        self.shares(p)
        for end in range(2):
            self.pieces(p, end)
            self.stations(p, end)
        self.add(END)

    def cup(self, p: Position) -> None:
        """RRD-23: dice that can still be chosen for the roll."""
        if p.front[4 * p.seat + JOKER] > p.cup_jokers:
            self.add(ADD)
        if p.behind[p.seat] > p.cup_behind:
            self.add(ADD + 1)

    def shares(self, p: Position) -> None:
        """RRD-26 to RRD-29."""
        with_share = p.front[4 * p.seat + SHARE] > 0
        with_joker = p.front[4 * p.seat + JOKER] > 0
        if not with_share and not with_joker:
            return
        for company in range(p.rules.companies):
            if p.supply[company] > 0:
                move = BUY + 4 * company
            elif may_take_over(p, company):
                move = BUY + 4 * company + 2
            else:
                continue
            if with_share:
                self.add(move)
            if with_joker:
                self.add(move + 1)

    # -- track -----------------------------------------------------------------------------------

    def pieces(self, p: Position, end: int) -> None:
        """The pieces that can be laid at an end."""
        dice = 4 * p.seat
        if not (p.front[dice + STRAIGHT] or p.front[dice + CURVE] or p.front[dice + JOKER]):
            return
        self.chain.begin(p, end)
        if self.chain.side != NO_SIDE:
            self.pieces_at(p)
            return
        for side in range(4):
            self.chain.side = side  # a station may be left by any side
            self.pieces_at(p)

    def pieces_at(self, p: Position) -> None:
        """The pieces that can be laid into the cell to which the chain leads."""
        side = self.chain.side
        cell = self.chain.cell + p.rules.step[side]
        bit = ONE << cell
        if self.chain.taken & bit:
            return
        move = LAY + 4096 * self.chain.end + 64 * cell + 16 * (side ^ 2)
        if not bit & _INTERIOR:
            if not p.crossed and can_leave(p, self.chain.open_sides, self.chain.taken, cell, side):
                self.piece(p, cell, side, EDGE, move + 4 * side)
            return
        start = p.start_of(self.chain.mate) if self.chain.mate >= 0 else 0
        taken = self.chain.taken | bit
        for out in range(4):
            if out == side ^ 2:
                continue
            target = ONE << (cell + p.rules.step[out])
            if taken & target:
                continue
            # A dead end stays one, so there is no need to look any further.
            if way_out(p, target, taken, self.chain.open_sides, self.chain.mate, start):
                self.piece(p, cell, out, PIECE, move + 4 * out)

    def piece(self, p: Position, cell: int, out: int, stage: int, move: int) -> None:
        """Add the move with each die that can lay this piece (RRD-31)."""
        curve = out != self.chain.side
        face = CURVE if curve else STRAIGHT
        rests = stage == PIECE and self.rests(p, cell, out)
        if self.chain.curves if curve else self.chain.straights:
            if rests or self.chain.laid(p, cell, out, stage, face):
                self.add(move + face)
        if self.chain.jokers:
            if rests or self.chain.laid(p, cell, out, stage, JOKER):
                self.add(move + JOKER)

    def rests(self, p: Position, cell: int, out: int) -> bool:
        """Whether nothing is to be paid for a piece and no water lies ahead, as for most of them.

        Then the chain may rest after it, whatever it was laid with; a way out it has.
        """
        terrain = p.rules.terrain_at(self.chain.lie, cell)
        if terrain and not self.chain.paid & terrain:
            return False
        return not p.rules.water[self.chain.lie] >> (cell + p.rules.step[out]) & 1

    # -- crossings -------------------------------------------------------------------------------

    def new_tiles(self, p: Position) -> None:
        """RRD-41: the tiles that fit and from which the chain can be completed."""
        wanted = beyond(p, p.end_tile[p.chain], p.end_side[p.chain])
        self.chain.begin_crossing(p)
        for i in range(p.rules.lie_total):
            lie = p.rules.lies[i]
            if p.minis[lie >> 2] > 0 and p.rules.fits(lie, wanted):
                if self.chain.can_enter(p, lie, empty_sides(wanted)):
                    self.add(TILE + lie)

    def entries(self, p: Position) -> None:
        """RRD-42: the dice with which the entry piece can be laid."""
        side = p.end_side[p.chain]
        move = LAY + 4096 * p.chain + 64 * p.end_cell[p.chain] + 16 * (side ^ 2) + 4 * side
        self.chain.begin_entry(p)
        if self.chain.straights and self.chain.entered(p, STRAIGHT):
            self.add(move + STRAIGHT)
        if self.chain.jokers and self.chain.entered(p, JOKER):
            self.add(move + JOKER)

    # -- paying ----------------------------------------------------------------------------------

    def payments(self, p: Position) -> None:
        """The ways to pay what is due (RRD-39, RRD-48)."""
        if p.stage == ENTRANCE:
            self.chain.begin_entry(p)
        else:
            self.chain.begin(p, p.chain)
        for jokers in range(p.due + 1):
            behind = p.due - jokers
            if p.due_for == FOR_STATION:
                if self.chain.jokers >= jokers and self.chain.behind >= behind:
                    self.add(PAY + 64 * jokers + behind)
            elif self.chain.may_pay(p, p.due, jokers, behind):
                if self.chain.survives(p, p.due_for, jokers, behind):
                    self.add(PAY + 64 * jokers + behind)

    # -- stations --------------------------------------------------------------------------------

    def stations(self, p: Position, end: int) -> None:
        """RRD-46 to RRD-51: the stations that the seat can build at an end."""
        money = p.front[4 * p.seat + JOKER] + p.behind[p.seat]
        if money < 3 or p.end_side[end] == NO_SIDE:
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
                self.add(STATION + 4096 * end + 64 * cell + i)


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
