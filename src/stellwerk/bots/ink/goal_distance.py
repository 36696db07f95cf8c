"""How far a board is from a goal (RI-85 to RI-91): spaces, stations or exits still missing.

Exact where it matters: nothing is missing if, and only if, the goal is fulfilled.
"""

from __future__ import annotations

from stellwerk.games.ink import board

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import popcount
    from stellwerk.games.ink.goal_check import GoalCheck, forests
    from stellwerk.games.ink.goals import (
        GOAL_A,
        GOAL_B,
        GOAL_C,
        GOAL_D,
        GOAL_E,
        GOAL_F,
        GOAL_FA,
        GOAL_FB,
        GOAL_FC,
        GOAL_G,
        GOAL_H,
        GOAL_I,
        GOAL_J,
        GOAL_L,
        GOAL_TA,
        GOAL_TB,
        LONG,
        SLOTS,
    )
    from stellwerk.games.ink.kernel import Grid, across, points_around
    from stellwerk.games.ink.scoring import Tally

MOST_MISSING = 9

_STEPS = MOST_MISSING + 1
_FAR = 3  # what stands for goals that are far away in ways hard to count
_CENTRE = board.CENTRE
_CORNERS = board.CORNER_SPACES
_EXITS = board.EXIT_SPACES
_ROW = board.ROW
_COLUMN = board.COLUMN
_BLOCK = board.BLOCK


class GoalDistance:
    """What goals are worth to a board; made for one round.

    ``goals`` are up to three numbers of ``goals.GOALS``, each with what it is worth while nothing
    is missing, while one thing is, and so on up to ``MOST_MISSING``.
    """

    def __init__(self, ta_length: int, goals: list[tuple[int, list[int]]]) -> None:
        self.check = GoalCheck(ta_length)
        self.tally = Tally()
        self.ta_length = ta_length
        self.count = len(goals)
        if not cython.compiled:
            self.numbers = [0] * SLOTS
            self.worths = [0] * (SLOTS * _STEPS)
        for slot, (number, worths) in enumerate(goals):
            self.numbers[slot] = number
            for missing, worth in enumerate(worths):
                self.worths[_STEPS * slot + missing] = worth

    def worth(self, grid: Grid) -> int:
        """What a board is worth by the goals it fulfils or comes near to."""
        value = 0
        for slot in range(self.count):
            value += self.worths[_STEPS * slot + self.missing(grid, self.numbers[slot])]
        return value

    def missing(self, grid: Grid, goal: int) -> int:
        """How much is missing to the goal of this number; 0 if it is fulfilled."""
        if goal == GOAL_F:
            return self.to_loop(grid)
        if GOAL_G <= goal <= GOAL_L:
            return self.to_yellow(grid, goal)
        short = 0
        if goal == GOAL_A:
            short = 5 - popcount(grid.taken & _CENTRE)
        elif goal == GOAL_B:
            short = 3 - min(grid.villages, grid.rules.village_boxes)
        elif goal == GOAL_C:
            short = to_line(grid.taken)
        elif goal == GOAL_D:
            short = 3 - popcount(grid.taken & _CORNERS)
        elif goal == GOAL_E:
            short = to_block(grid.taken)
        elif goal == GOAL_FA:
            short = 5 - forests(grid)
        elif goal == GOAL_FB:
            short = to_diagonal(grid.trees)
        elif goal == GOAL_FC:
            short = 4 - popcount(grid.trees & _EXITS)
        elif goal == GOAL_TA:
            short = to_row(grid.trails(), self.ta_length)
        elif goal == GOAL_TB:
            short = to_crossroads(grid)
        else:
            short = 5 - popcount(grid.trails() & _CENTRE)
        return short if short > 0 else 0

    def to_yellow(self, grid: Grid, goal: int) -> int:
        """Missing to the base goals of the yellow box."""
        short = 0
        if goal == GOAL_G:
            short = 4 - self.most_exits(grid)
        elif goal == GOAL_H:
            short = 4 - self.check.most_stations(grid)
        elif GOAL_I <= goal <= GOAL_J:
            short = LONG - self.tally.route(grid, goal - GOAL_I, grid.rules.trail)
        elif not self.check.fulfils(grid, goal):
            return _FAR
        return short if short > 0 else 0

    def most_exits(self, grid: Grid) -> int:
        """The exits of the network that has most."""
        self.tally.count_networks(grid)
        most = 0
        for i in range(self.tally.network_count):
            if self.tally.exits[i] > most:
                most = self.tally.exits[i]
        return most

    def to_loop(self, grid: Grid) -> int:
        """One if a single route could close a loop, since two ends of a part meet in a space."""
        if self.check.has_loop(grid):
            return 0
        for side in range(4):
            self.tally.link[side] = grid.linked(side, 2)
        first = 0
        second = 0
        for end in range(8):
            first |= grid.ends[end] & ~grid.second[end & 3]
            second |= grid.ends[end] & grid.second[end & 3]
        while first | second:
            if first:
                self.tally.flood_groups(grid, first & (~first + 1), 0)
            else:
                self.tally.flood_groups(grid, 0, second & (~second + 1))
            first &= ~self.tally.first
            second &= ~self.tally.second
            if self.meets_itself(grid):
                return 1
        return _FAR

    def meets_itself(self, grid: Grid) -> bool:
        """Whether two open ends of the flooded part lead into the same empty space."""
        once = 0
        for end in range(8):
            side = end & 3
            mine = self.tally.first & ~grid.second[side] | self.tally.second & grid.second[side]
            front = across(grid.open_ends(end) & mine, side ^ 2) & ~grid.taken
            if front & once:
                return True
            once |= front
        return False


def to_line(taken: int) -> int:
    """Missing to a whole row or column."""
    most = 0
    for i in range(7):
        drawn = popcount(taken >> 8 * i & _ROW)
        if drawn > most:
            most = drawn
        drawn = popcount(taken >> i & _COLUMN)
        if drawn > most:
            most = drawn
    return 7 - most


def to_block(taken: int) -> int:
    """Missing to a block of three by three."""
    most = 0
    for row in range(5):
        for column in range(5):
            drawn = popcount(taken >> (8 * row + column) & _BLOCK)
            if drawn > most:
                most = drawn
    return 9 - most


def to_diagonal(trees: int) -> int:
    """Missing to trees in four spaces of a diagonal."""
    most = 0
    for row in range(4):
        for column in range(4):
            start = 8 * row + column
            drawn = (
                (trees >> start & 1)
                + (trees >> (start + 9) & 1)
                + (trees >> (start + 18) & 1)
                + (trees >> (start + 27) & 1)
            )
            if drawn > most:
                most = drawn
            drawn = (
                (trees >> (start + 3) & 1)
                + (trees >> (start + 10) & 1)
                + (trees >> (start + 17) & 1)
                + (trees >> (start + 24) & 1)
            )
            if drawn > most:
                most = drawn
    return 4 - most


def to_row(cells: int, length: int) -> int:
    """Missing to so many cells side by side or one below the other."""
    most = 0
    for row in range(7):
        for column in range(7):
            if column + length <= 7:
                drawn = 0
                for i in range(length):
                    drawn += cells >> (8 * row + column + i) & 1
                if drawn > most:
                    most = drawn
            if row + length <= 7:
                drawn = 0
                for i in range(length):
                    drawn += cells >> (8 * row + column + 8 * i) & 1
                if drawn > most:
                    most = drawn
    return length - most


def to_crossroads(grid: Grid) -> int:
    """Missing to a station with trails of three spaces at its corners."""
    most = 0
    rest = grid.stations
    while rest:
        found = popcount(grid.trails_at(points_around(rest & (~rest + 1))))
        rest &= rest - 1
        if found > most:
            most = found
    return 3 - most
