"""What a board promises: its figures now, and what its open ends and exits may still become.

All figures are whole numbers, so that the compiled and the interpreted bot agree to the last digit
on every machine. What they are worth, and when in the game, stands in ``weights.py``.
"""

from __future__ import annotations

from stellwerk.games.ink import board

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.ink.expansion_features import ExpansionFeatures
    from stellwerk.bots.ink.figures import (
        ALWAYS,
        CENTRE,
        CENTRE_NEXT,
        CLOSED,
        DEAD,
        DRAWN,
        ERRORS,
        EXITS,
        EXITS_LOST,
        FIGURE_TOTAL,
        FIRST_MORE,
        HIGHWAY,
        HIGHWAY_SPACES,
        JOIN_1,
        JOIN_1_MIXED,
        JOIN_2,
        JOIN_2_MIXED,
        JOIN_3,
        JOIN_3_MIXED,
        JOIN_4,
        JOIN_FAR,
        LARGEST,
        LONE_HIGHWAY,
        LONE_RAILWAY,
        NARROW,
        NETWORKS,
        PAIR_HIGHWAY,
        PAIR_MIXED,
        PAIR_RAILWAY,
        POCKET,
        RAILWAY,
        RAILWAY_SPACES,
        SPECIAL_1,
        SPECIAL_2,
        SPECIAL_3,
        TRIPLE,
        TRIPLE_MIXED,
    )
    from stellwerk.core.bits import popcount
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.longest import Longest
    from stellwerk.games.ink.scoring import Tally

_CENTRAL = board.CENTRE
_BOARD = board.BOARD


class Features:
    """The figures of one board at a time; made once and used for any number of boards."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.longest = Longest()
        self.expansion = ExpansionFeatures()
        if not cython.compiled:
            self.figures = [0] * 64
            self.points = [0] * 13
            self.alive = [0] * 8
            self.highway = [0] * 128
            self.railway = [0] * 128
            self.far_highway = [0] * 128
            self.far_railway = [0] * 128
            self.exits = [0] * 128
        for exits in range(13):
            self.points[exits] = board.NETWORK_POINTS[exits]
        self.count = 0
        # More about the networks than the figures say, for the learned value.
        self.second_exits = 0
        self.third_exits = 0
        self.network_count = 0
        self.loose = 0  # parts that hang on no exit
        self.largest_fronts = 0
        self.second_fronts = 0

    def look(self, grid: Grid) -> None:
        """Take all figures of a board."""
        for i in range(FIGURE_TOTAL):
            self.figures[i] = 0
        self.empty = _BOARD & ~grid.taken
        self.look_at_ends(grid)
        self.find_parts(grid)
        self.look_at_fronts(grid)
        self.join_parts()
        self.figures[HIGHWAY] = self.route(grid, 0)
        self.figures[RAILWAY] = self.route(grid, 1)
        self.figures[CENTRE] = popcount(self.tally.central(grid))
        specials = popcount(grid.specials) - grid.gifts
        self.figures[SPECIAL_1] = specials > 0
        self.figures[SPECIAL_2] = specials > 1
        self.figures[SPECIAL_3] = specials > 2
        self.figures[HIGHWAY_SPACES] = popcount(
            grid.ends[0] | grid.ends[1] | grid.ends[2] | grid.ends[3]
        )
        self.figures[RAILWAY_SPACES] = popcount(
            grid.ends[4] | grid.ends[5] | grid.ends[6] | grid.ends[7]
        )
        self.figures[DRAWN] = popcount(grid.routes())
        self.figures[ALWAYS] = 1
        if grid.rules.expansion or grid.rules.buildings:
            self.expansion.look(grid, self.empty)
            for i in range(FIRST_MORE, FIGURE_TOTAL):
                self.figures[i] = self.expansion.figures[i]

    def route(self, grid: Grid, kind: int) -> int:
        """The longest route, or what a short search finds of it: near enough for a plan."""
        length = self.longest.measure(grid, kind, grid.rules.trail)
        return length if length >= 0 else -1 - length

    def look_at_ends(self, grid: Grid) -> None:
        """Which open ends can still be joined, and into which spaces they lead."""
        self.front = 0
        for end in range(8):
            open_ends = grid.open_ends(end)
            self.figures[ERRORS] += popcount(open_ends)
            self.alive[end] = open_ends & self.back(self.empty, end & 3)
            self.figures[DEAD] += popcount(open_ends ^ self.alive[end])
            self.front |= self.across(self.alive[end], end & 3)

    def across(self, mask: int, side: int) -> int:
        """The neighbours of cells on a side."""
        if side == 0:
            return mask >> 8
        if side == 1:
            return mask << 1
        if side == 2:
            return mask << 8
        return mask >> 1

    def back(self, mask: int, side: int) -> int:
        """The cells whose neighbours on a side these are."""
        return self.across(mask, side ^ 2)

    def find_parts(self, grid: Grid) -> None:
        """The networks with the fronts they lead to; also what hangs on no exit, and free exits."""
        self.count = 0
        self.second_exits = 0
        self.third_exits = 0
        self.network_count = 0
        self.loose = 0
        self.largest_fronts = 0
        self.second_fronts = 0
        used = 0
        for side in range(4):
            self.tally.link[side] = grid.linked(side, grid.rules.network_kinds)
            self.tally.open[side] = (
                grid.ends[side] & grid.rules.exits[side]
                | grid.ends[4 + side] & grid.rules.exits[4 + side]
            )
            used += popcount(self.tally.open[side])
        for side in range(4):
            while self.tally.open[side]:
                start = self.tally.open[side] & (~self.tally.open[side] + 1)
                self.tally.flood(grid, side, start)
                self.add_network(grid, self.tally.strike_exits(grid))
        for side in range(4):
            while self.alive[side] | self.alive[4 + side]:
                start = self.alive[side] | self.alive[4 + side]
                self.tally.flood(grid, side, start & (~start + 1))
                self.add_part(grid, 0)
                self.loose += 1
        lost = 12 - used
        for end in range(8):
            free = grid.rules.exits[end] & self.empty
            lost -= popcount(free)
            while free:
                self.highway[self.count] = free & (~free + 1) if end < 4 else 0
                self.railway[self.count] = free & (~free + 1) if end >= 4 else 0
                self.exits[self.count] = 1
                self.count += 1
                free &= free - 1
        self.figures[EXITS] = used
        self.figures[EXITS_LOST] = lost

    def add_network(self, grid: Grid, exits: int) -> None:
        """Count the network that was flooded last."""
        self.figures[NETWORKS] += self.points[exits]
        self.network_count += 1
        self.add_part(grid, exits)
        fronts = self.highway[self.count - 1] | self.railway[self.count - 1]
        if exits > self.figures[LARGEST]:
            self.third_exits = self.second_exits
            self.second_exits = self.figures[LARGEST]
            self.second_fronts = self.largest_fronts
            self.figures[LARGEST] = exits
            self.largest_fronts = fronts
        elif exits > self.second_exits:
            self.third_exits = self.second_exits
            self.second_exits = exits
            self.second_fronts = fronts
        elif exits > self.third_exits:
            self.third_exits = exits
        if not fronts:
            self.count -= 1
            self.figures[CLOSED] += 1

    def add_part(self, grid: Grid, exits: int) -> None:
        """Keep the fronts of the part that was flooded last, and strike its ends off the list."""
        highway = 0
        railway = 0
        for side in range(4):
            mine = self.tally.first & ~grid.second[side] | self.tally.second & grid.second[side]
            highway |= self.across(self.alive[side] & mine, side)
            railway |= self.across(self.alive[4 + side] & mine, side)
            self.alive[side] &= ~mine
            self.alive[4 + side] &= ~mine
        self.highway[self.count] = highway
        self.railway[self.count] = railway
        self.exits[self.count] = exits
        self.count += 1

    def look_at_fronts(self, grid: Grid) -> None:
        """What each front would have to join, and what room is left around it.

        Counted for all spaces at once: ``highway_2`` are the spaces where at least two highways
        are to be joined, ``taken_3`` those with at least three drawings beside them.
        """
        highway_1 = 0
        highway_2 = 0
        highway_3 = 0
        railway_1 = 0
        railway_2 = 0
        railway_3 = 0
        taken_1 = 0
        taken_2 = 0
        taken_3 = 0
        taken_4 = 0
        for side in range(4):
            mask = grid.needs[side]
            highway_3 |= highway_2 & mask
            highway_2 |= highway_1 & mask
            highway_1 |= mask
            mask = grid.needs[4 + side]
            railway_3 |= railway_2 & mask
            railway_2 |= railway_1 & mask
            railway_1 |= mask
            mask = self.back(grid.taken, side)
            taken_4 |= taken_3 & mask
            taken_3 |= taken_2 & mask
            taken_2 |= taken_1 & mask
            taken_1 |= mask
        front = self.front
        highways = front & ~railway_1
        railways = front & ~highway_1
        mixed = front & highway_1 & railway_1
        lone = highways & ~highway_2 | railways & ~railway_2
        self.figures[LONE_HIGHWAY] = popcount(highways & ~highway_2)
        self.figures[LONE_RAILWAY] = popcount(railways & ~railway_2)
        self.figures[PAIR_HIGHWAY] = popcount(highways & highway_2 & ~highway_3)
        self.figures[PAIR_RAILWAY] = popcount(railways & railway_2 & ~railway_3)
        self.figures[PAIR_MIXED] = popcount(mixed & ~(highway_2 | railway_2))
        self.figures[TRIPLE] = popcount(highways & highway_3 | railways & railway_3)
        self.figures[TRIPLE_MIXED] = popcount(mixed & (highway_2 | railway_2))
        self.figures[NARROW] = popcount(lone & taken_3 & ~taken_4)
        self.figures[POCKET] = popcount(lone & taken_4)
        self.figures[CENTRE_NEXT] = popcount(front & _CENTRAL)

    def join_parts(self) -> None:
        """Count which parts could be joined, nearest first, as one builds a spanning tree.

        Every joint of two networks is worth the same, whatever their size; so what counts is
        how many joints there are and how many spaces each needs. From step to step a part reaches
        one space further, in turns with one arm (``far``) and with the other (``near``).
        """
        for i in range(self.count):
            self.far_highway[i] = self.highway[i]
            self.far_railway[i] = self.railway[i]
        self.join(JOIN_1, False)
        self.join(JOIN_1_MIXED, True)
        self.reach_out()
        self.join(JOIN_2, False)
        self.join(JOIN_2_MIXED, True)
        self.catch_up()
        self.join(JOIN_3, False)
        self.join(JOIN_3_MIXED, True)
        self.reach_out()
        self.join(JOIN_4, True)
        self.catch_up()
        self.join(JOIN_FAR, True)
        self.reach_out()
        self.join(JOIN_FAR, True)

    def join(self, figure: int, mixed: bool) -> None:
        """Join all parts that meet, by one kind or, if ``mixed``, by any."""
        i = 0
        while i < self.count:
            j = i + 1
            while j < self.count:
                if self.meet(i, j, mixed):
                    if self.exits[i] and self.exits[j]:
                        self.figures[figure] += 1
                    self.merge(i, j)
                    j = i + 1  # what did not meet the part before may meet it now
                else:
                    j += 1
            i += 1

    def meet(self, i: int, j: int, mixed: bool) -> bool:
        """Whether one part's near arm meets the other's far arm."""
        met = (
            self.highway[i] & self.far_highway[j]
            | self.far_highway[i] & self.highway[j]
            | self.railway[i] & self.far_railway[j]
            | self.far_railway[i] & self.railway[j]
        )
        if mixed:
            met |= (
                self.highway[i] & self.far_railway[j]
                | self.far_highway[i] & self.railway[j]
                | self.railway[i] & self.far_highway[j]
                | self.far_railway[i] & self.highway[j]
            )
        return met != 0

    def merge(self, i: int, j: int) -> None:
        """Make one part of two; the last one takes the free place."""
        self.highway[i] |= self.highway[j]
        self.railway[i] |= self.railway[j]
        self.far_highway[i] |= self.far_highway[j]
        self.far_railway[i] |= self.far_railway[j]
        self.exits[i] += self.exits[j]
        self.count -= 1
        self.highway[j] = self.highway[self.count]
        self.railway[j] = self.railway[self.count]
        self.far_highway[j] = self.far_highway[self.count]
        self.far_railway[j] = self.far_railway[self.count]
        self.exits[j] = self.exits[self.count]

    def reach_out(self) -> None:
        """Let the far arms reach one empty space further."""
        for i in range(self.count):
            mask = self.far_highway[i]
            self.far_highway[i] = mask | (
                (mask >> 8 | mask << 8 | mask >> 1 | mask << 1) & self.empty
            )
            mask = self.far_railway[i]
            self.far_railway[i] = mask | (
                (mask >> 8 | mask << 8 | mask >> 1 | mask << 1) & self.empty
            )

    def catch_up(self) -> None:
        """Let the near arms reach as far as the far ones."""
        for i in range(self.count):
            self.highway[i] = self.far_highway[i]
            self.railway[i] = self.far_railway[i]

    def figure_list(self) -> list[int]:
        """The figures of the board looked at last, in the order of ``FIGURES``."""
        return [self.figures[i] for i in range(FIGURE_TOTAL)]
