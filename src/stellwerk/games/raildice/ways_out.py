"""Ways out of a tile (RRD-38), as operations on sets of cells.

Compiled with ``ways_out.pxd``. A *gate* is a border cell, no corner, behind which the map is empty.
An end goes on from its *start*: the cell it points at, or the cells around a station.
"""

from __future__ import annotations

from stellwerk.games.raildice import board

_INTERIOR = board.INTERIOR


def grow(mask: int) -> int:
    """The cells beside those of a mask; it may run into the guard band."""
    return mask << 8 | mask >> 8 | mask << 1 | mask >> 1


def reach(start: int, free: int) -> int:
    """The free cells that hang together with the start."""
    mask = start & free
    before = 0
    while mask != before:
        before = mask
        mask |= (mask << 8 | mask >> 8 | mask << 1 | mask >> 1) & free
    return mask


def gates_reached(start: int, taken: int, gates: int) -> int:
    """The free gates to which free interior cells lead, from the start."""
    return (grow(reach(start, _INTERIOR & ~taken)) | start) & gates & ~taken


def has_way(start: int, taken: int, gates: int, least: int) -> bool:
    """Whether a path of at least so many cells, the gate among them, leads out of the tile.

    A path may wind, so of its first ``least - 1`` cells every choice is tried; from there on any
    way to a gate will do. They are few: it asks for a long path only where a tile is nearly empty.
    """
    if least <= 1:
        return gates_reached(start, taken, gates) != 0
    left = start & _INTERIOR & ~taken
    while left:
        bit = left & (~left + 1)
        left ^= bit
        if has_way(grow(bit), taken | bit, gates, least - 1):
            return True
    return False


def trail(level: int, seen: int, free: int, gates: int) -> int:
    """The cells of one shortest path from a set of interior cells to a gate, which must exist."""
    beside = grow(level)
    hit = beside & gates
    if hit:
        gate = hit & (~hit + 1)
        last = level & grow(gate)
        return gate | (last & (~last + 1))
    after = beside & free & ~seen
    rest = trail(after, seen | after, free, gates)
    here = level & grow(rest & after)
    return rest | (here & (~here + 1))


def have_ways(
    one: int, other: int, taken: int, north: int, east: int, south: int, west: int
) -> bool:
    """Whether two ends have ways out at once: without a common cell, by different groups of gates.

    By Menger's theorem two such paths exist unless one thing stops both: an end without any way, a
    group of gates that all ways use, or a cell on all ways. Such a cell lies on every path, so only
    the cells of one path have to be tried.
    """
    gates = (north | east | south | west) & ~taken
    one &= ~taken
    other &= ~taken
    both = one | other
    if not gates_reached(one, taken, gates) or not gates_reached(other, taken, gates):
        return False
    if not gates_reached(both, taken, gates & ~north):
        return False
    if not gates_reached(both, taken, gates & ~east):
        return False
    if not gates_reached(both, taken, gates & ~south):
        return False
    if not gates_reached(both, taken, gates & ~west):
        return False
    free = _INTERIOR & ~taken
    path = one & gates
    if path:
        path &= ~path + 1
    else:
        path = trail(one & free, one, free, gates)
    while path:
        bit = path & (~path + 1)
        path ^= bit
        if not gates_reached(both & ~bit, taken | bit, gates & ~bit):
            return False
    return True
