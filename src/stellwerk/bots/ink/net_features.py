"""All figures of a board that the learned value looks at; compiled with ``net_features.pxd``.

Whole numbers, as those of ``features.py``, which come first. ``net_figures.py`` says what each is.
"""

from __future__ import annotations

from stellwerk.bots.ink.front_chances import STATE_TOTAL, front_chances
from stellwerk.games.ink import board

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.ink.features import Features
    from stellwerk.bots.ink.figures import FIGURE_TOTAL, HIGHWAY
    from stellwerk.bots.ink.front_chances import (
        BORDER,
        HIGHWAY_END,
        HIGHWAY_EXIT,
        NO_DIE_BIT,
        NOTHING_BIT,
        RAILWAY_END,
        RAILWAY_EXIT,
        SIDE_STATES,
        WALL,
    )
    from stellwerk.bots.ink.net_figures import (
        CENTRE_HOLES,
        CENTRE_OPEN,
        CLOSED_ENDS,
        CLOSED_UP,
        DICE_LEFT,
        EXITS_AT_HAND,
        EXITS_NEAR,
        EXITS_NOT_FAR,
        EXTRA_LEFT,
        FILLED,
        HIGHWAY_ALIVE,
        HIGHWAY_EXITS,
        HOLES,
        LARGEST_FRONTS,
        LOOSE,
        NET_FIGURE_TOTAL,
        NETWORK_COUNT,
        NO_DIE,
        NOTHING,
        OVERPASSES,
        RAILWAY_ALIVE,
        REMOTE,
        SECOND,
        SECOND_FRONTS,
        STATIONS,
        THIRD,
        USED_HIGHWAY_CROSSING,
    )
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.games.ink.kernel import Grid, across, beside
    from stellwerk.games.ink.longest import Longest

_CENTRAL = board.CENTRE
_BOARD = board.BOARD
_SPECIALS = 6


class NetFeatures:
    """The figures of one board at a time, for games with these dice."""

    def __init__(self, dice: tuple[tuple[str, ...], ...]) -> None:
        self.features = Features()
        self.longest = Longest()
        if not cython.compiled:
            self.figures = [0] * 96
            self.alive = [0] * 8
            self.arm = [0] * 64
            self.filled = [0] * STATE_TOTAL
            self.closed = [0] * STATE_TOTAL
            self.never = [0] * STATE_TOTAL
        filled, closed, never = front_chances(dice)
        for state in range(STATE_TOTAL):
            self.filled[state] = filled[state]
            self.closed[state] = closed[state]
            self.never[state] = never[state]

    def look(self, grid: Grid, dice_left: int, extra_left: int) -> None:
        """Take all figures of a board on which so many dice are still to be drawn this round."""
        self.features.look(grid)
        for i in range(FIGURE_TOTAL):
            self.figures[i] = self.features.figures[i]
        for i in range(FIGURE_TOTAL, NET_FIGURE_TOTAL):
            self.figures[i] = 0
        self.empty = self.features.empty
        for i in range(8):
            self.alive[i] = grid.open_ends(i) & across(self.empty, i & 3)
        for i in range(_SPECIALS):
            self.figures[USED_HIGHWAY_CROSSING + i] = grid.specials >> i & 1
        self.figures[DICE_LEFT] = dice_left
        self.figures[EXTRA_LEFT] = extra_left
        self.look_at_networks(grid)
        self.look_at_arms(grid, 0)
        self.look_at_arms(grid, 1)
        self.look_at_fronts(grid)
        self.look_at_spaces(grid)
        self.look_at_exits(grid)

    def look_at_networks(self, grid: Grid) -> None:
        """What the first look has found out about the networks."""
        self.figures[SECOND] = self.features.second_exits
        self.figures[THIRD] = self.features.third_exits
        self.figures[NETWORK_COUNT] = self.features.network_count
        self.figures[LARGEST_FRONTS] = popcount(self.features.largest_fronts)
        self.figures[SECOND_FRONTS] = popcount(self.features.second_fronts)
        self.figures[LOOSE] = self.features.loose

    def look_at_arms(self, grid: Grid, kind: int) -> None:
        """How long the ways are that lead to open ends of a kind: there a route can grow.

        A way is measured to the farthest space by the shortest links, which in a part without a
        cycle is a longest route from there.
        """
        figure = RAILWAY_ALIVE if kind else HIGHWAY_ALIVE
        longest = self.figures[HIGHWAY + kind]
        self.longest.look(grid, kind)
        rest = (
            self.alive[4 * kind]
            | self.alive[4 * kind + 1]
            | self.alive[4 * kind + 2]
            | self.alive[4 * kind + 3]
        )
        ends = 0
        first = 0
        other = 0
        part = 0
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            mine = self.longest.sweep(ONE << cell)
            length = self.longest.levels
            if length > first:
                if not part >> cell & 1:  # not of the part that had the longest arm so far
                    other = first
                first = length
                part = mine
            elif length > other and not part >> cell & 1:
                other = length
            self.arm[cell] = length
            if length >= longest:
                ends += 1
        self.figures[figure] = ends if ends < 2 else 2
        self.figures[figure + 1] = first
        self.figures[figure + 2] = other
        self.figures[figure + 3] = self.joined_arms(kind, longest)

    def joined_arms(self, kind: int, most: int) -> int:
        """The length of the longest route if a drawing joined two arms that lead into one space."""
        once = 0
        twice = 0
        for side in range(4):
            into = across(self.alive[4 * kind + side], side ^ 2)
            twice |= once & into
            once |= into
        while twice:
            cell = lowest(twice)
            twice &= twice - 1
            best = 0
            second = 0
            for side in range(4):
                back = across(ONE << cell, side ^ 2) & self.alive[4 * kind + (side ^ 2)]
                if back:
                    length = self.arm[lowest(back)]
                    if length > best:
                        second = best
                        best = length
                    elif length > second:
                        second = length
            if best + second + 1 > most:
                most = best + second + 1
        return most

    def look_at_fronts(self, grid: Grid) -> None:
        """How likely the spaces that open ends lead into can be filled, and closed."""
        rest = self.features.front
        while rest:
            bit = rest & (~rest + 1)
            rest &= rest - 1
            cell = lowest(bit)
            state = 0
            place = 1
            ends = 0
            for side in range(4):
                looks_at = self.side_state(grid, bit, cell, side)
                if HIGHWAY_END <= looks_at <= RAILWAY_END:
                    ends += 1
                state += place * looks_at
                place *= SIDE_STATES
            self.figures[FILLED] += self.filled[state]
            self.figures[CLOSED_UP] += self.closed[state]
            self.figures[CLOSED_ENDS] += ends * self.closed[state]
            if self.never[state] & NO_DIE_BIT:
                self.figures[NO_DIE] += ends
            if self.never[state] & NOTHING_BIT:
                self.figures[NOTHING] += ends

    def side_state(self, grid: Grid, bit: int, cell: int, side: int) -> int:
        """What a side of an empty space looks at, as ``front_chances.py`` numbers it."""
        if grid.rules.border[side] & bit:
            if grid.rules.exits[side] & bit:
                return HIGHWAY_EXIT
            return RAILWAY_EXIT if grid.rules.exits[4 + side] & bit else BORDER
        if grid.needs[side] & bit:
            return HIGHWAY_END
        if grid.needs[4 + side] & bit:
            return RAILWAY_END
        return WALL if grid.taken & grid.rules.facing[64 * side + cell] else 0

    def look_at_spaces(self, grid: Grid) -> None:
        """Empty spaces by what can become of them; stations and overpasses."""
        front = self.features.front
        walled = self.empty
        for side in range(4):
            walled &= across(grid.taken, side) | grid.rules.border[side]
        self.figures[HOLES] = popcount(walled & ~front)
        self.figures[CENTRE_HOLES] = popcount(walled & _CENTRAL)
        self.figures[REMOTE] = popcount(self.empty & ~front & ~beside(self.empty & front))
        self.figures[CENTRE_OPEN] = popcount(front & _CENTRAL & beside(self.empty))
        highway = grid.ends[0] | grid.ends[1] | grid.ends[2] | grid.ends[3]
        railway = grid.ends[4] | grid.ends[5] | grid.ends[6] | grid.ends[7]
        self.figures[STATIONS] = popcount(highway & railway & ~grid.doubles)
        self.figures[OVERPASSES] = popcount(highway & railway & grid.doubles)

    def look_at_exits(self, grid: Grid) -> None:
        """Exits in use by kind, and free ones within reach of the largest network."""
        free = 0
        for end in range(8):
            free |= grid.rules.exits[end] & self.empty
            self.figures[HIGHWAY_EXITS + (end >> 2)] += popcount(
                grid.ends[end] & grid.rules.exits[end]
            )
        reach = self.features.largest_fronts
        self.figures[EXITS_AT_HAND] = popcount(reach & free)
        reach |= beside(reach) & self.empty
        self.figures[EXITS_NEAR] = popcount(reach & free)
        reach |= beside(reach) & self.empty
        self.figures[EXITS_NOT_FAR] = popcount(reach & free)

    def figure_list(self) -> list[int]:
        """The figures of the board looked at last, in the order of ``NET_FIGURES``."""
        return [self.figures[i] for i in range(NET_FIGURE_TOTAL)]
