"""Which drawings of a finished board can have been made at all, in whatever order (RI-21).

A drawing is *anchored* if it needs no connection, meets an exit, or hangs together with an anchored
one in a way that could have connected it when it was drawn.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest
    from stellwerk.games.ink.expansions import LAVA, METEOR, PLAIN, TRAIL
    from stellwerk.games.ink.form_flags import ANYWHERE
    from stellwerk.games.ink.kernel import Grid, across, points_around


class Reachability:
    """Looks at one board at a time."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.link = [0] * 4
            self.lava = [0] * 4

    def reach(self, grid: Grid) -> int:
        """The cells whose drawings are possible."""
        if grid.rules.expansion == METEOR:
            return grid.taken  # what a route hung on may have been struck and drawn over since
        for side in range(4):
            self.link[side] = grid.linked(side, 2)
            self.lava[side] = grid.ends[8 + side] & grid.needs[8 + side]
        mask = self.roots(grid)
        before = 0
        while mask != before:
            before = mask
            step = spread(mask, self.link)
            if grid.rules.expansion == LAVA:
                # RI-159: a route beside lava is connected by its lava, not by its route.
                step = step & ~grid.wild() | spread(mask, self.lava)
            elif grid.rules.expansion == TRAIL:
                points = grid.trail_points(mask) | points_around(mask & grid.stations)
                step |= grid.trails_at(points)
            mask |= step
        return mask

    def roots(self, grid: Grid) -> int:
        """The cells that need no other."""
        mask = 0
        for end in range(8):
            mask |= grid.ends[end] & grid.rules.exits[end]
        if grid.rules.expansion == PLAIN:
            return mask
        if grid.rules.expansion == LAVA:
            # Where there is lava now, a route may have been that was erased for it (RI-162).
            for end in range(8):
                mask |= grid.ends[end] & across(grid.wild(), end & 3)
            volcanoes = grid.ends[8] & grid.ends[9] & grid.ends[10] & grid.ends[11]
            return mask & ~grid.wild() | volcanoes
        rest = grid.taken & ~mask
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            form = grid.forms[cell]
            if grid.rules.reach[form] == ANYWHERE or form == grid.rules.water:
                mask |= ONE << cell
        return mask


def spread(mask: int, link: list[int]) -> int:
    """The cells linked to those of a mask."""
    return (
        (mask & link[0]) >> 8
        | (mask & link[1]) << 1
        | (mask & link[2]) << 8
        | (mask & link[3]) >> 1
    )


def special_twice(grid: Grid) -> bool:
    """RI-32: whether the same special route stands in two spaces."""
    seen = 0
    rest = grid.taken
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        bit = grid.rules.special_bit[grid.rules.face_of[grid.forms[cell]]]
        if seen & bit:
            return True
        seen |= bit
    return False


def anchored(grid: Grid) -> int:
    """The cells of one board whose drawings are possible."""
    reachability = Reachability()
    return reachability.reach(grid)
