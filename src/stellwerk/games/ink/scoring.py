"""Scoring a board (RI-40 to RI-66): the figures alone, fast. ``places.py`` says where they lie."""

from __future__ import annotations

from stellwerk.games.ink import board
from stellwerk.games.ink.frontier import own_frontier

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, popcount
    from stellwerk.games.ink.expansion_scoring import extra_points
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.longest import Longest

_CENTRE = board.CENTRE
_POINTS = list(board.NETWORK_POINTS)


class Tally:
    """The figures of one board at a time; made once and used for any number of boards."""

    def __init__(self) -> None:
        self.longest = Longest()
        if not cython.compiled:
            self.exits = [0] * 12
            self.link = [0] * 4
            self.open = [0] * 4

    def count(self, grid: Grid) -> int:
        """Count everything and give the total."""
        self.count_networks(grid)
        self.count_errors(grid)
        self.centre = popcount(self.central(grid))
        self.highway = self.route(grid, 0, grid.rules.trail)
        self.railway = self.route(grid, 1, grid.rules.trail)
        self.total = self.networks + self.highway + self.railway + self.centre - self.errors
        self.extra = 0
        if grid.rules.expansion:
            self.extra = extra_points(grid)
            self.total += self.extra
        self.villages = 0
        if grid.rules.villages:
            self.villages = village_points(grid)
            self.total += self.villages
        return self.total

    def central(self, grid: Grid) -> int:
        """RI-55: the central spaces in which anything is drawn; with OP-4 a route."""
        return (grid.routes() if grid.rules.central_routes else grid.taken) & _CENTRE

    def route(self, grid: Grid, kind: int, trail: bool) -> int:
        """The length of the longest route of a kind (RI-64, or RI-65 for a trail)."""
        length = self.longest.measure(grid, kind, trail)
        if length < 0:
            length = untangle(grid, kind, trail, -1 - length)
        return length

    def count_errors(self, grid: Grid) -> None:
        """RI-50 to RI-53: ends that lead nowhere."""
        self.errors = 0
        for end in range(4 * grid.rules.error_kinds):
            self.errors += popcount(grid.open_ends(end))

    def count_networks(self, grid: Grid) -> None:
        """RI-40 to RI-43: flood from exit to exit."""
        self.networks = 0
        self.network_count = 0
        for side in range(4):
            self.link[side] = grid.linked(side, grid.rules.network_kinds)
            self.open[side] = 0
            for kind in range(2):  # exits are for highways and railways alone
                end = 4 * kind + side
                self.open[side] |= grid.ends[end] & grid.rules.exits[end]
        for side in range(4):
            while self.open[side]:
                self.flood(grid, side, self.open[side] & (~self.open[side] + 1))
                found = self.strike_exits(grid)
                self.exits[self.network_count] = found
                self.network_count += 1
                self.networks += _POINTS[found]

    def flood(self, grid: Grid, side: int, start: int) -> None:
        """Spread from one side of a cell along links and through groups.

        ``first`` and ``second`` are the cells whose first and second group have been reached; only
        overpasses and double curves have a second one (RI-41).
        """
        self.flood_groups(grid, start & ~grid.second[side], start & grid.second[side])

    def flood_groups(self, grid: Grid, first: int, second: int) -> None:
        """Spread from the first and second groups of some cells."""
        before = 0
        before_second = 0
        while first != before or second != before_second:
            before = first
            before_second = second
            step = (first & ~grid.second[0] | second & grid.second[0]) & self.link[0]
            step >>= 8
            first |= step & ~grid.second[2]
            second |= step & grid.second[2]
            step = (first & ~grid.second[1] | second & grid.second[1]) & self.link[1]
            step <<= 1
            first |= step & ~grid.second[3]
            second |= step & grid.second[3]
            step = (first & ~grid.second[2] | second & grid.second[2]) & self.link[2]
            step <<= 8
            first |= step & ~grid.second[0]
            second |= step & grid.second[0]
            step = (first & ~grid.second[3] | second & grid.second[3]) & self.link[3]
            step >>= 1
            first |= step & ~grid.second[1]
            second |= step & grid.second[1]
        self.first = first
        self.second = second

    def strike_exits(self, grid: Grid) -> int:
        """Take the exits of the flooded network off the list; gives their number."""
        found = 0
        for side in range(4):
            mine = self.open[side] & (
                self.first & ~grid.second[side] | self.second & grid.second[side]
            )
            found += popcount(mine)
            self.open[side] ^= mine
        return found

    def parts(self) -> tuple[int, int, int, int, int, int]:
        """Networks, highway, railway, centre, errors, total of the board counted last."""
        return (
            self.networks,
            self.highway,
            self.railway,
            self.centre,
            self.errors,
            self.total,
        )

    def exit_counts(self) -> list[int]:
        """The exits of each network that has any, most first."""
        return sorted([self.exits[i] for i in range(self.network_count)], reverse=True)

    def reach(self, grid: Grid, cell: int, side: int) -> tuple[int, int]:
        """The cells whose first and second group belong to the network of this end."""
        self.count_networks(grid)
        self.flood(grid, side, ONE << cell)
        return self.first, self.second


def village_points(grid: Grid) -> int:
    """RI-78: the highest marked value of the village track."""
    marked = grid.villages
    if marked > grid.rules.village_boxes:
        marked = grid.rules.village_boxes
    return grid.rules.village_points[marked]


def untangle(grid: Grid, kind: int, trail: bool, at_least: int) -> int:
    """The longest route of a board too tangled for the search."""
    frontier = own_frontier()
    return frontier.measure(grid, kind, trail, at_least)


def score(grid: Grid) -> tuple[int, int, int, int, int, int]:
    """Networks, highway, railway, centre, errors, total."""
    tally = Tally()
    tally.count(grid)
    return tally.parts()
