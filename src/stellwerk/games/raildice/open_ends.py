"""The ends of the line: ways out of their tiles (RRD-38), and whether they are open (RRD-61).

Compiled with ``open_ends.pxd``. *Mate* is the other end if it is on the same tile, else -1.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.games.raildice.phases import (
        BY_LINE,
        BY_TILES,
        ENTERING,
        ENTRANCE,
        LEADS_NOWHERE,
        NOTHING_FITS,
        OPEN,
        PAYING,
        SHUT,
    )
    from stellwerk.games.raildice.position import Position, side_towards
    from stellwerk.games.raildice.ways_out import has_way, have_ways


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
    if p.phase != ENTERING and (p.phase != PAYING or p.stage != ENTRANCE):
        right = p.tile_x[p.end_tile[end]] + (side == 1) - (side == 3) - p.tile_x[tile]
        down = p.tile_y[p.end_tile[end]] + (side == 2) - (side == 0) - p.tile_y[tile]
        if right * right + down * down == 1:
            sides &= ~(1 << side_towards(right, down))
    return not way_out(p, p.start_of(other), p.taken[p.slot[other]], sides, -1, 0)


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


def empty_sides(wanted: int) -> int:
    """The sides of a map position that have no neighbour, as bits."""
    sides = 0
    for side in range(4):
        if not wanted >> 8 * side & 255:
            sides |= 1 << side
    return sides


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
    """RRD-61: how open the end is, from SHUT to OPEN; the best of what its ways lead to.

    While both ends are on the start tile they are open together.
    """
    tile = p.end_tile[end]
    best = SHUT
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
                best = max(best, NOTHING_FITS)
            elif leads_on(p, gate, side, wanted):
                return OPEN
            else:
                best = max(best, LEADS_NOWHERE)
    return best


def blocked(p: Position) -> int:
    """RRD-60, RRD-61: why the line is stopped; 0 if an end is open."""
    one = openness(p, 0)
    if one == OPEN:
        return 0
    other = openness(p, 1)
    if other == OPEN:
        return 0
    if p.minis_left() == 0:
        return BY_TILES
    return BY_TILES if max(one, other) == NOTHING_FITS else BY_LINE
