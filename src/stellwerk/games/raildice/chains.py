"""Chains of track (RRD-31 to RRD-45): which pieces may be laid, so that the chain can be completed.

Compiled with ``chains.pxd``. There is no move that ends a chain: wherever it may rest, anything
else may follow, and laying on at the same end is the same as a new chain. While it may not rest
(its end points at water, or a crossing is half done), it has to go on, so each piece is offered
only if a completion exists with the dice at hand.

What a search needs to know is passed along: the tile as it lies, its gates, the other end if it is
on this tile (``mate``, else -1), the taken cells, the end's last cell and side, and the purse.

A dead end stays one: further pieces only take more cells. So the ways out are tested at each piece,
and only water and crossings need a search.
"""

from __future__ import annotations

from stellwerk.games.raildice import board
from stellwerk.games.raildice.position import ENTRY, PAY

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.games.raildice.position import Position, side_towards
    from stellwerk.games.raildice.ways import has_way, have_ways

_INTERIOR = board.INTERIOR
_ENTRY = ENTRY
_PAY = PAY
_PIECE, _EDGE, _ENTRANCE = range(3)
_CURVE_1 = 1 << 8
_JOKER_1 = 1 << 16
_BEHIND_1 = 1 << 24
_BANK_1 = 1 << 32
_PAID_1 = 1 << 40


def way_out(
    p: Position, start: int, taken: int, open_sides: int, mate: int, mate_start: int
) -> bool:
    """RRD-38: whether an end that goes on from ``start`` has a way out of its tile.

    With a mate on the same tile both need one at the same time.
    """
    if mate >= 0:
        return have_ways(
            start,
            mate_start,
            taken,
            p.rules.gates[open_sides & 1],
            p.rules.gates[open_sides & 2],
            p.rules.gates[open_sides & 4],
            p.rules.gates[open_sides & 8],
        )
    return has_way(start, taken, p.rules.gates[open_sides], p.rules.least - popcount(taken))


def mate_of(p: Position, end: int) -> int:
    """The other end if it is on the same tile; -1 if not."""
    return 1 - end if p.end_tile[0] == p.end_tile[1] else -1


def completes(
    p: Position,
    end: int,
    lie: int,
    open_sides: int,
    mate: int,
    taken: int,
    cell: int,
    side: int,
    purse: int,
    crossed: int,
) -> bool:
    """Whether a chain can rest here or be completed; its last piece is laid and paid."""
    target = cell + p.rules.step[side]
    bit = ONE << target
    if taken & bit:
        return False
    start = p.start_of(mate) if mate >= 0 else 0
    if not way_out(p, bit, taken, open_sides, mate, start):
        return False
    if not p.rules.water[lie] & bit:
        return True  # RRD-37: it may rest
    if not bit & _INTERIOR:
        if crossed or not can_leave(p, open_sides, taken, target, side):
            return False
        return can_lay(p, end, lie, open_sides, mate, taken, target, side, side, purse, False, 1)
    for out in range(4):
        if out != side ^ 2:
            if can_lay(
                p, end, lie, open_sides, mate, taken, target, side, out, purse, crossed, _PIECE
            ):
                return True
    return False


def can_leave(p: Position, open_sides: int, taken: int, cell: int, side: int) -> bool:
    """RRD-34, RRD-35, RRD-40: an edge piece here would lead off the tile into empty land."""
    if not p.rules.gates[open_sides & (1 << side)] >> cell & 1:
        return False
    return popcount(taken) + 1 >= p.rules.least


def can_lay(
    p: Position,
    end: int,
    lie: int,
    open_sides: int,
    mate: int,
    taken: int,
    cell: int,
    side: int,
    out: int,
    purse: int,
    crossed: int,
    stage: int,
) -> bool:
    """Whether a piece can be laid and the chain completed.

    A joker can do all that another die can, so the other die is used first.
    """
    one = 1 if out == side else _CURVE_1
    if purse & 255 * one:
        purse -= one
    elif purse & 255 * _JOKER_1:
        purse -= _JOKER_1
    else:
        return False
    taken |= ONE << cell
    return can_pay(p, end, lie, open_sides, mate, taken, cell, out, purse, crossed, stage)


def can_pay(
    p: Position,
    end: int,
    lie: int,
    open_sides: int,
    mate: int,
    taken: int,
    cell: int,
    side: int,
    purse: int,
    crossed: int,
    stage: int,
) -> bool:
    """Whether the surcharge of a piece just laid can be paid (RRD-39) and the chain completed."""
    terrain = p.rules.terrain_at(lie, cell)
    if not terrain or purse & terrain * _PAID_1:
        return goes_on(p, end, lie, open_sides, mate, taken, cell, side, purse, crossed, stage)
    price = p.rules.surcharge[terrain]
    for jokers in range(price + 1):
        if may_pay(p, purse, price, jokers, price - jokers):
            left = paid(purse, terrain, jokers, price - jokers)
            if goes_on(p, end, lie, open_sides, mate, taken, cell, side, left, crossed, stage):
                return True
    return False


def may_pay(p: Position, purse: int, price: int, jokers: int, behind: int) -> bool:
    """RRD-39: whether a surcharge can be paid so; by default not from both places (O-8)."""
    if jokers + behind != price or (jokers and behind and not p.rules.mixing):
        return False
    return purse >> 16 & 255 >= jokers and purse >> 24 & 255 >= behind


def paid(purse: int, terrain: int, jokers: int, behind: int) -> int:
    """The purse after a surcharge; it goes to the bank."""
    purse += (jokers + behind) * _BANK_1 + terrain * _PAID_1
    return purse - jokers * _JOKER_1 - behind * _BEHIND_1


def goes_on(
    p: Position,
    end: int,
    lie: int,
    open_sides: int,
    mate: int,
    taken: int,
    cell: int,
    side: int,
    purse: int,
    crossed: int,
    stage: int,
) -> bool:
    """Whether the chain can be completed after a piece of this kind has been laid and paid."""
    if stage == _PIECE:
        return completes(p, end, lie, open_sides, mate, taken, cell, side, purse, crossed)
    # An edge piece: some tile must fit and be entered.
    if mate < 0:
        purse += _BANK_1 * cleared(p, end, taken)
    wanted = beyond(p, p.end_tile[end], side)
    for i in range(p.rules.lie_total):
        new = p.rules.lies[i]
        if p.minis[new >> 2] > 0 and p.rules.fits(new, wanted):
            if can_enter(p, end, new, empty_sides(wanted), mate, taken, cell, side, purse):
                return True
    return False


def cleared(p: Position, end: int, taken: int) -> int:
    """RRD-44: the dice that return when the end leaves its tile."""
    if p.keeps_left(end):
        return 0
    return p.kept + popcount(taken & ~p.stations[p.slot[end]])


def empty_sides(wanted: int) -> int:
    """The sides of a map position that have no neighbour, as bits."""
    sides = 0
    for side in range(4):
        if not wanted >> 8 * side & 255:
            sides |= 1 << side
    return sides


def can_enter(
    p: Position,
    end: int,
    lie: int,
    open_sides: int,
    mate: int,
    old: int,
    edge: int,
    side: int,
    purse: int,
) -> bool:
    """Whether a tile can be entered (RRD-42) from an edge piece; ``old`` is taken on the old tile.

    Dice that return from the old tile are in the purse's bank already.
    """
    entry = edge + p.rules.across[side]
    if purse & 255:
        return can_arrive(p, end, lie, open_sides, mate, old, entry, side, purse - 1)
    if purse & 255 * _JOKER_1:
        return can_arrive(p, end, lie, open_sides, mate, old, entry, side, purse - _JOKER_1)
    return False


def can_arrive(
    p: Position,
    end: int,
    lie: int,
    open_sides: int,
    mate: int,
    old: int,
    entry: int,
    side: int,
    purse: int,
) -> bool:
    """Whether the chain can be completed once the entry piece is laid and still to be paid."""
    terrain = p.rules.terrain_at(lie, entry)
    if not terrain or purse & terrain * _PAID_1:
        return arrives(p, end, lie, open_sides, mate, old, entry, side, purse)
    price = p.rules.surcharge[terrain]
    for jokers in range(price + 1):
        if may_pay(p, purse, price, jokers, price - jokers):
            left = paid(purse, terrain, jokers, price - jokers)
            if arrives(p, end, lie, open_sides, mate, old, entry, side, left):
                return True
    return False


def arrives(
    p: Position,
    end: int,
    lie: int,
    open_sides: int,
    mate: int,
    old: int,
    entry: int,
    side: int,
    purse: int,
) -> bool:
    """Whether the chain can be completed once the new tile is entered and the bonus is due."""
    if purse >> 32 & 255 < p.rules.tile_bonus:
        return True  # RRD-62: the game ends at once, the resting rules no longer matter
    purse += p.rules.tile_bonus * (_JOKER_1 - _BANK_1)
    if mate >= 0:
        # RRD-38: the other end must keep its own way out of the start tile.
        sides = p.open_sides[p.end_tile[mate]] & ~(1 << side)
        if not way_out(p, p.start_of(mate), old, sides, -1, 0):
            return False
    elif closes_in(p, end, side):
        return False
    return completes(p, end, lie, open_sides, -1, ONE << entry, entry, side, purse, True)


def closes_in(p: Position, end: int, side: int) -> bool:
    """O-20: whether a crossing takes the last way out from the other end, which is elsewhere.

    By default that is allowed.
    """
    if p.rules.closing_in:
        return False
    other = 1 - end
    tile = p.end_tile[other]
    sides = p.open_sides[tile]
    # Once the new tile is on the map, it is missing from the open sides by itself.
    if p.phase != _ENTRY and (p.phase != _PAY or p.stage != _ENTRANCE):
        right = p.tile_x[p.end_tile[end]] + (side == 1) - (side == 3) - p.tile_x[tile]
        down = p.tile_y[p.end_tile[end]] + (side == 2) - (side == 0) - p.tile_y[tile]
        if right * right + down * down == 1:
            sides &= ~(1 << side_towards(right, down))
    return not way_out(p, p.start_of(other), p.taken[p.slot[other]], sides, -1, 0)


# -- open ends (RRD-61) --------------------------------------------------------------------------


def beyond(p: Position, tile: int, side: int) -> int:
    """What a tile at the empty map position beside another one must look like."""
    x = p.tile_x[tile] + (side == 1) - (side == 3)
    y = p.tile_y[tile] + (side == 2) - (side == 0)
    return p.wanted(x, y)


def any_fits(p: Position, wanted: int) -> bool:
    """Whether a mini tile that is left fits there (RRD-41)."""
    for i in range(p.rules.lie_total):
        if p.minis[p.rules.lies[i] >> 2] > 0 and p.rules.fits(p.rules.lies[i], wanted):
            return True
    return False


def leads_on(p: Position, gate: int, side: int, wanted: int) -> bool:
    """Whether a tile entered through this gate would have a way out itself."""
    entry = gate + p.rules.across[side]
    start = ONE << (entry + p.rules.step[side])
    return way_out(p, start, ONE << entry, empty_sides(wanted), -1, 0)


def can_exit(p: Position, end: int, gate: int, side: int) -> bool:
    """Whether a way out leads from the end through this gate, with dice of every kind."""
    tile = p.end_tile[end]
    taken = p.taken[p.slot[end]]
    mate = mate_of(p, end)
    bit = ONE << gate
    if mate < 0:
        return has_way(p.start_of(end), taken, bit, p.rules.least - popcount(taken))
    # Whichever of the two leaves by this gate, the other must get out by another side.
    others = p.rules.gates[p.open_sides[tile] & ~(1 << side)]
    return have_ways(p.start_of(end), p.start_of(mate), taken, bit, others, 0, 0)


def openness(p: Position, end: int) -> int:
    """RRD-61: 3 if the end is open; 2 if a tile fits but leads nowhere; 1 if none fits; else 0.

    While both ends are on the start tile they are open together.
    """
    tile = p.end_tile[end]
    best = 0
    for side in range(4):
        if not p.open_sides[tile] >> side & 1:
            continue
        if mate_of(p, end) < 0 and closes_in(p, end, side):
            continue
        wanted = beyond(p, tile, side)
        fitting = any_fits(p, wanted)
        left = p.rules.gates[1 << side] & ~p.taken[p.slot[end]]
        while left:
            gate = lowest(left)
            left &= left - 1
            if not can_exit(p, end, gate, side):
                continue
            if not fitting:
                best = max(best, 1)
            elif leads_on(p, gate, side, wanted):
                return 3
            else:
                best = max(best, 2)
    return best


def blocked(p: Position) -> int:
    """RRD-60, RRD-61: 0 if an end is open; else 2 for b (the line), 3 for c (the tiles)."""
    one = openness(p, 0)
    if one == 3:
        return 0
    other = openness(p, 1)
    if other == 3:
        return 0
    if p.minis_left() == 0:
        return 3
    return 3 if max(one, other) == 1 else 2
