"""Chains of track (RRD-31 to RRD-45): which pieces may be laid, so that the chain can be completed.

Compiled with ``chains.pxd``. There is no move that ends a chain: wherever it may rest, anything
else may follow, and laying on at the same end is the same as a new chain. While it may not rest
(its end points at water, or a crossing is half done), it has to go on, so each piece is offered
only if a completion exists with the dice at hand. A :class:`Chain` looks for one.

A dead end stays one: further pieces only take more cells. So the ways out are tested at each piece,
and only water and crossings need a search.
"""

from __future__ import annotations

from stellwerk.games.raildice import board

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, popcount
    from stellwerk.games.raildice.data import CURVE, JOKER, STRAIGHT
    from stellwerk.games.raildice.open_ends import (
        beyond,
        closes_in,
        empty_sides,
        mate_of,
        way_out,
    )
    from stellwerk.games.raildice.phases import EDGE, ENTRANCE, PIECE
    from stellwerk.games.raildice.position import Position

_INTERIOR = board.INTERIOR


class Chain:
    """A chain as it could be laid on: where it has come to, and what is left to lay and pay with.

    Each method that asks whether it can be completed tries what is left and takes it back, so that
    the chain stands as before.
    """

    def __init__(self) -> None:
        self.end = 0
        # The tile as it lies, the sides at which the map is empty, and the other end if it is on
        # this tile too, else -1.
        self.lie = 0
        self.open_sides = 0
        self.mate = -1
        self.taken = 0  # cells of the tile
        self.cell = 0  # of the last piece, and the side it leads out by
        self.side = 0
        self.stage = 0  # what kind of piece that is
        self.crossed = 0  # whether it has come to a new tile
        # The dice of the seat, those of the bank, and the surcharges paid in this turn.
        self.straights = 0
        self.curves = 0
        self.jokers = 0
        self.behind = 0
        self.bank = 0
        self.paid = 0

    def begin(self, p: Position, end: int) -> None:
        """Stand at an end as it is."""
        tile = p.end_tile[end]
        self.end = end
        self.lie = p.lie[tile]
        self.open_sides = p.open_sides[tile]
        self.mate = mate_of(p, end)
        self.taken = p.taken[p.slot[end]]
        self.cell = p.end_cell[end]
        self.side = p.end_side[end]
        self.stage = p.stage
        self.crossed = p.crossed
        self.straights = p.front[4 * p.seat + STRAIGHT]
        self.curves = p.front[4 * p.seat + CURVE]
        self.jokers = p.front[4 * p.seat + JOKER]
        self.behind = p.behind[p.seat]
        self.bank = p.bank
        self.paid = p.paid

    def begin_crossing(self, p: Position) -> None:
        """Stand at an edge piece; the tile it leaves is cleared if no end is left there."""
        self.begin(p, p.chain)
        if self.mate < 0:
            self.bank += cleared(p, self.end, self.taken)

    def begin_entry(self, p: Position) -> None:
        """Stand before a new tile that lies there, or on its entry cell.

        The other end is a mate if it was left behind on the same tile. That happens once, when the
        first tile after the start tile is discovered (RRD-38).
        """
        self.begin(p, p.chain)
        self.mate = 1 - self.end if p.tiles == 2 else -1
        self.taken = p.taken[p.slot[1 - self.end]]  # of the old tile

    # -- on a tile -------------------------------------------------------------------------------

    def completes(self, p: Position) -> bool:
        """Whether it can rest here or be completed; its last piece is laid and paid."""
        target = self.cell + p.rules.step[self.side]
        bit = ONE << target
        if self.taken & bit:
            return False
        start = p.start_of(self.mate) if self.mate >= 0 else 0
        if not way_out(p, bit, self.taken, self.open_sides, self.mate, start):
            return False
        if not p.rules.water[self.lie] & bit:
            return True  # RRD-37: it may rest
        if not bit & _INTERIOR:
            if self.crossed or not can_leave(p, self.open_sides, self.taken, target, self.side):
                return False
            return self.can_lay(p, target, self.side, EDGE)
        for out in range(4):
            if out != self.side ^ 2:
                if self.can_lay(p, target, out, PIECE):
                    return True
        return False

    def can_lay(self, p: Position, cell: int, out: int, stage: int) -> bool:
        """Whether the next piece can be laid and the chain completed.

        A joker can do all that another die can, so the other die is used first.
        """
        curve = out != self.side
        joker = not (self.curves if curve else self.straights)
        if joker and not self.jokers:
            return False
        return self.laid(p, cell, out, stage, JOKER if joker else (CURVE if curve else STRAIGHT))

    def laid(self, p: Position, cell: int, out: int, stage: int, face: int) -> bool:
        """Whether the chain can be completed once the next piece is laid, with a die there is."""
        before = self.cell
        side = self.side
        taken = self.taken
        last = self.stage
        self.cell = cell
        self.side = out
        self.taken |= ONE << cell
        self.stage = stage
        self.spend(face, 1)
        found = self.can_pay(p)
        self.spend(face, -1)
        self.cell = before
        self.side = side
        self.taken = taken
        self.stage = last
        return found

    def spend(self, face: int, dice: int) -> None:
        """Take dice of a face away from those to lay with."""
        if face == JOKER:
            self.jokers -= dice
        elif face == CURVE:
            self.curves -= dice
        else:
            self.straights -= dice

    def can_pay(self, p: Position) -> bool:
        """Whether the surcharge of a piece just laid can be paid (RRD-39) and all completed."""
        terrain = p.rules.terrain_at(self.lie, self.cell)
        if not terrain or self.paid & terrain:
            return self.goes_on(p)
        price = p.rules.surcharge[terrain]
        for jokers in range(price + 1):
            if self.may_pay(p, price, jokers, price - jokers):
                if self.survives(p, terrain, jokers, price - jokers):
                    return True
        return False

    def may_pay(self, p: Position, price: int, jokers: int, behind: int) -> bool:
        """RRD-39: whether a surcharge can be paid so; by default not from both places (O-8)."""
        if jokers + behind != price or (jokers and behind and not p.rules.mixing):
            return False
        return self.jokers >= jokers and self.behind >= behind

    def survives(self, p: Position, terrain: int, jokers: int, behind: int) -> bool:
        """Whether the chain can be completed with what is left after a surcharge."""
        self.jokers -= jokers
        self.behind -= behind
        self.bank += jokers + behind
        self.paid += terrain
        found = self.goes_on(p)
        self.jokers += jokers
        self.behind += behind
        self.bank -= jokers + behind
        self.paid -= terrain
        return found

    def goes_on(self, p: Position) -> bool:
        """Whether it can be completed after a piece has been laid and paid, whatever its kind."""
        if self.stage == PIECE:
            return self.completes(p)
        return self.can_cross(p) if self.stage == EDGE else self.arrives(p)

    # -- crossings -------------------------------------------------------------------------------

    def can_cross(self, p: Position) -> bool:
        """Whether some tile fits beyond an edge piece and can be entered (RRD-41)."""
        bank = self.bank
        if self.mate < 0:
            self.bank += cleared(p, self.end, self.taken)
        wanted = beyond(p, p.end_tile[self.end], self.side)
        found = False
        for i in range(p.rules.lie_total):
            if p.minis[p.rules.lies[i] >> 2] > 0 and p.rules.fits(p.rules.lies[i], wanted):
                if self.can_enter(p, p.rules.lies[i], empty_sides(wanted)):
                    found = True
                    break
        self.bank = bank
        return found

    def can_enter(self, p: Position, lie: int, open_sides: int) -> bool:
        """Whether a new tile can be entered (RRD-42) from the edge piece just laid and paid.

        Dice that return from the old tile are in the bank already.
        """
        if not self.straights and not self.jokers:
            return False
        before = self.lie
        sides = self.open_sides
        cell = self.cell
        self.lie = lie
        self.open_sides = open_sides
        self.cell += p.rules.across[self.side]
        found = self.entered(p, STRAIGHT if self.straights else JOKER)
        self.lie = before
        self.open_sides = sides
        self.cell = cell
        return found

    def entered(self, p: Position, face: int) -> bool:
        """Whether the chain can be completed once the entry piece is laid, with a die there is."""
        stage = self.stage
        self.stage = ENTRANCE
        self.spend(face, 1)
        found = self.can_pay(p)
        self.spend(face, -1)
        self.stage = stage
        return found

    def arrives(self, p: Position) -> bool:
        """Whether it can be completed once the new tile is entered and the bonus is due."""
        if self.bank < p.rules.tile_bonus:
            return True  # RRD-62: the game ends at once, the resting rules no longer matter
        mate = self.mate
        taken = self.taken
        crossed = self.crossed
        if mate >= 0:
            # RRD-38: the other end must keep its own way out of the start tile.
            sides = p.open_sides[p.end_tile[mate]] & ~(1 << self.side)
            if not way_out(p, p.start_of(mate), taken, sides, -1, 0):
                return False
        elif closes_in(p, self.end, self.side):
            return False
        self.mate = -1
        self.taken = ONE << self.cell
        self.crossed = True
        self.jokers += p.rules.tile_bonus
        self.bank -= p.rules.tile_bonus
        found = self.completes(p)
        self.mate = mate
        self.taken = taken
        self.crossed = crossed
        self.jokers -= p.rules.tile_bonus
        self.bank += p.rules.tile_bonus
        return found


def can_leave(p: Position, open_sides: int, taken: int, cell: int, side: int) -> bool:
    """RRD-34, RRD-35, RRD-40: an edge piece here would lead off the tile into empty land."""
    if not p.rules.gates[open_sides & (1 << side)] >> cell & 1:
        return False
    return popcount(taken) + 1 >= p.rules.least


def cleared(p: Position, end: int, taken: int) -> int:
    """RRD-44: the dice that return when the end leaves its tile."""
    if p.keeps_left(end):
        return 0
    return p.kept + popcount(taken & ~p.stations[p.slot[end]])
