"""Whether a board fulfils a goal (RI-87 to RI-91, RI-187), by its number in ``goals.GOALS``.

Compiled with ``goal_check.pxd``: goals are looked at after every round, and by bots far more often.
"""

from __future__ import annotations

from stellwerk.games.ink import board, goals

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import popcount
    from stellwerk.games.ink.expansion_scoring import forest
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
        GOAL_K,
        GOAL_L,
        GOAL_TA,
        GOAL_TB,
        LONG,
    )
    from stellwerk.games.ink.kernel import Grid, points_around
    from stellwerk.games.ink.scoring import Tally

_CENTRE = board.CENTRE
_CORNERS = board.CORNER_SPACES
_EXITS = board.EXIT_SPACES
_ROW = board.ROW
_COLUMN = board.COLUMN
_BLOCK = board.BLOCK
_CORNER_OF_BLOCKS = sum(1 << (8 * row + column) for row in range(5) for column in range(5))
# The four exits in the middle of their side of the board (goal L).
_MIDDLE_EXITS = sum(1 << cell for cell in (0o03, 0o36, 0o63, 0o30))


class GoalCheck:
    """Judges one board at a time; made once and used for any number of boards."""

    def __init__(self, ta_length: int = 4) -> None:
        self.tally = Tally()
        self.ta_length = ta_length  # OP-21

    def fulfils(self, grid: Grid, goal: int) -> bool:
        """Whether the board fulfils the goal of this number as it stands."""
        if goal == GOAL_A:
            return popcount(something(grid) & _CENTRE) >= 5
        if goal == GOAL_B:  # RI-88: marked boxes count
            return min(grid.villages, grid.rules.village_boxes) >= 3
        if goal == GOAL_C:
            return full_line(something(grid))
        if goal == GOAL_D:
            return popcount(something(grid) & _CORNERS) >= 3
        if goal == GOAL_E:
            return full_block(something(grid))
        if goal == GOAL_F:
            return self.has_loop(grid)
        if goal <= GOAL_L:
            return self.fulfils_yellow(grid, goal)
        if goal == GOAL_FA:
            return forests(grid) >= 5
        if goal == GOAL_FB:
            return diagonal(grid.trees)
        if goal == GOAL_FC:
            return popcount(grid.trees & _EXITS) >= 4
        if goal == GOAL_TA:
            return in_line(grid.trails(), self.ta_length)
        if goal == GOAL_TB:
            return crossroads(grid)
        return popcount(grid.trails() & _CENTRE) >= 5

    def fulfils_yellow(self, grid: Grid, goal: int) -> bool:
        """The base goals of the yellow box."""
        if goal == GOAL_I:
            return self.tally.route(grid, 0, grid.rules.trail) >= LONG
        if goal == GOAL_J:
            return self.tally.route(grid, 1, grid.rules.trail) >= LONG
        return self.has_network(grid, goal)

    def has_network(self, grid: Grid, goal: int) -> bool:
        """Whether one network has four exits (G), four stations (H), exits on opposite sides (K),
        or two exits in the middle of their sides (L)."""
        if goal == GOAL_H:
            return self.most_stations(grid) >= 4
        self.tally.count_networks(grid)
        for side in range(4):
            rest = grid.ends[side] & grid.rules.exits[side]
            rest |= grid.ends[4 + side] & grid.rules.exits[4 + side]
            while rest:
                self.tally.flood(grid, side, rest & (~rest + 1))
                rest &= rest - 1
                if goal == GOAL_G:
                    if (
                        self.exits_on(grid, 0)
                        + self.exits_on(grid, 1)
                        + self.exits_on(grid, 2)
                        + self.exits_on(grid, 3)
                        >= 4
                    ):
                        return True
                elif goal == GOAL_K:
                    if self.exits_on(grid, (side + 2) & 3):
                        return True
                elif self.middle_exits(grid) >= 2:
                    return True
        return False

    def reached(self, grid: Grid, side: int) -> int:
        """The exits of the flooded network on one side of the board, as cells."""
        mine = self.tally.first & ~grid.second[side] | self.tally.second & grid.second[side]
        found = grid.ends[side] & grid.rules.exits[side]
        found |= grid.ends[4 + side] & grid.rules.exits[4 + side]
        return mine & found

    def exits_on(self, grid: Grid, side: int) -> int:
        """How many exits the flooded network has on one side of the board."""
        return popcount(self.reached(grid, side))

    def middle_exits(self, grid: Grid) -> int:
        """How many exits in the middle of a side the flooded network has."""
        found = 0
        for side in range(4):
            found += popcount(self.reached(grid, side) & _MIDDLE_EXITS)
        return found

    def most_stations(self, grid: Grid) -> int:
        """The stations of the network that has most of them, with or without exits."""
        most = 0
        self.tally.count_networks(grid)
        rest = grid.stations
        while rest:
            # A station has a single group, so any side that is not its second will do to begin.
            self.tally.flood(grid, 0, rest & (~rest + 1))
            part = self.tally.first & grid.stations
            rest &= ~part
            if popcount(part) > most:
                most = popcount(part)
        return most

    def has_loop(self, grid: Grid) -> bool:
        """RI-89: whether highways and railways close a loop: more links than a tree would have."""
        nodes = 0
        links = 0
        parts = 0
        for side in range(4):
            self.tally.link[side] = grid.linked(side, 2)
        links = popcount(self.tally.link[1]) + popcount(self.tally.link[2])
        first = 0
        second = 0
        for end in range(8):
            first |= grid.ends[end] & ~grid.second[end & 3]
            second |= grid.ends[end] & grid.second[end & 3]
        nodes = popcount(first) + popcount(second)
        while first | second:
            if first:
                self.tally.flood_groups(grid, first & (~first + 1), 0)
            else:
                self.tally.flood_groups(grid, 0, second & (~second + 1))
            first &= ~self.tally.first
            second &= ~self.tally.second
            parts += 1
        return links > nodes - parts


def something(grid: Grid) -> int:
    """RI-87: the spaces in which something is drawn, as for the central spaces (OP-4)."""
    return grid.routes() if grid.rules.central_routes else grid.taken


def full_line(taken: int) -> bool:
    """Whether a whole row or column is drawn (goal C)."""
    for i in range(7):
        if taken >> 8 * i & _ROW == _ROW or taken >> i & _COLUMN == _COLUMN:
            return True
    return False


def full_block(taken: int) -> bool:
    """Whether the nine spaces of a block of three by three are drawn (goal E)."""
    mask = taken & taken >> 1 & taken >> 2
    return mask & mask >> 8 & mask >> 16 & _CORNER_OF_BLOCKS != 0


def diagonal(trees: int) -> bool:
    """RI-90, goal FB: trees in four spaces of one straight diagonal.

    The guard band keeps a diagonal from going on beyond the border.
    """
    falling = trees & trees >> 9 & trees >> 18 & trees >> 27
    rising = trees & trees >> 7 & trees >> 14 & trees >> 21
    return falling | rising != 0


def in_line(cells: int, length: int) -> bool:
    """RI-91, goal TA: so many neighbouring cells of one row or column."""
    across_ = cells
    down = cells
    for i in range(1, length):
        across_ &= cells >> i
        down &= cells >> 8 * i
    return across_ | down != 0


def forests(grid: Grid) -> int:
    """How many forests there are (goal FA)."""
    found = 0
    rest = grid.trees
    while rest:
        rest &= ~forest(grid, rest & (~rest + 1))
        found += 1
    return found


def crossroads(grid: Grid) -> bool:
    """RI-187, goal TB: a station with trails of three spaces at its corners."""
    rest = grid.stations
    while rest:
        if popcount(grid.trails_at(points_around(rest & (~rest + 1)))) >= 3:
            return True
        rest &= rest - 1
    return False


def paid(
    codes: tuple[str, ...],
    points: tuple[tuple[int, ...], ...],
    boards: list[Grid],
    round_number: int,
    ta_length: int,
) -> tuple[tuple[int, ...], ...]:
    """RI-85, RI-86, RI-95: what the goals have paid, seat by seat, once this round is over."""
    check = GoalCheck(ta_length)
    after = []
    for slot, (code, had) in enumerate(zip(codes, points, strict=True)):
        if len(boards) == 1:
            value = goals.solo_claim(slot, round_number)
        else:
            value = goals.claim(len(set(had) - {0}))
        number = goals.GOAL_INDEX[code]
        after.append(
            tuple(
                [
                    before or (value if check.fulfils(grid, number) else 0)
                    for before, grid in zip(had, boards, strict=True)
                ]
            )
        )
    return tuple(after)
