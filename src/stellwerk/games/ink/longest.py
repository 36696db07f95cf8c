"""Longest highway and longest railway (RI-60 to RI-65): the quick way.

For one kind of end the board is a graph: spaces (groups of spaces, where a double curve has two)
joined by links. A part without a cycle is measured by two sweeps of a flooding mask; only parts
with cycles are searched, and only up to a budget: what is too tangled is left to the exact
frontier program (``frontier.py``), because a plain search explodes on dense boards.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.games.ink.kernel import Grid

# Search steps per measurement. Boards from play need a few hundred; the frontier program costs as
# much as some thousand steps, so there is no point in going on much longer.
BUDGET = 4_000


class Longest:
    """Measures longest routes; holds the masks of the board being measured."""

    def __init__(self) -> None:
        self.budget = 0
        if not cython.compiled:
            self.link = [0] * 4
            self.second = [0] * 4

    def look(self, grid: Grid, kind: int) -> None:
        """Take the links of one kind from a board."""
        base = 4 * kind
        north = grid.ends[base]
        east = grid.ends[base + 1]
        south = grid.ends[base + 2]
        west = grid.ends[base + 3]
        self.link[0] = north & (south << 8)
        self.link[1] = east & (west >> 1)
        self.link[2] = south & (north >> 8)
        self.link[3] = west & (east << 1)
        self.present = north | east | south | west
        # Double curves: both groups of the space are of this kind. (An overpass has one of each.)
        self.doubles = grid.doubles & north & east & south & west
        for side in range(4):
            self.second[side] = grid.second[side] & self.doubles
        # Groups with three or four ends may be visited twice by a trail (RI-65).
        self.twice = ~self.doubles & (
            (north & east & (south | west)) | (south & west & (north | east))
        )

    def measure(self, grid: Grid, kind: int, trail: bool) -> int:
        """The length of the longest route; negative if the search ran out of its budget.

        A negative answer is minus the length found so far, minus one: at least that much.
        """
        self.look(grid, kind)
        self.trail = trail
        self.best = 1 if self.present else 0
        self.budget = BUDGET
        rest = self.present & (self.link[0] | self.link[1] | self.link[2] | self.link[3])
        while rest:
            part = self.sweep(rest & (~rest + 1))
            rest &= ~part
            cells = popcount(part)
            links = popcount(part & self.link[1]) + popcount(part & self.link[2])
            if links == cells - 1 and not part & self.doubles:
                if cells > self.best:
                    self.sweep(self.last & (~self.last + 1))
                    if self.levels > self.best:
                        self.best = self.levels
            elif (links + 1 if trail else cells) > self.best:
                self.search(part, links)
        return self.best if self.budget >= 0 else -1 - self.best

    def around(self, mask: int) -> int:
        """The cells linked to those of a mask."""
        return (
            (mask & self.link[0]) >> 8
            | (mask & self.link[1]) << 1
            | (mask & self.link[2]) << 8
            | (mask & self.link[3]) >> 1
        )

    def sweep(self, start: int) -> int:
        """Flood from a cell: gives the part, and keeps the last level and how many there were."""
        part = start
        level = start
        self.levels = 0
        while level:
            self.last = level
            self.levels += 1
            level = self.around(level) & ~part
            part |= level
        return part

    def search(self, part: int, links: int) -> None:
        """The longest route in a part with cycles, by trying."""
        self.part = part
        # A longest route ends in a leaf or on a cycle: elsewhere it could be made longer.
        core = part
        leaves = part & ~self.crowded(part)
        peeled = core & self.crowded(core)
        while peeled != core:
            core = peeled
            peeled = core & self.crowded(core)
        starts = core | leaves | (part & self.doubles)
        while starts and self.budget >= 0:
            cell = lowest(starts)
            starts &= starts - 1
            if self.trail:
                self.used_east = 0
                self.used_south = 0
                self.again = 0
                self.seen_second = 0
                self.start_trail(cell, links)
            else:
                self.step_once(cell, 15, ONE << cell, 1)

    def crowded(self, mask: int) -> int:
        """The cells of a mask with links to two or more others of it."""
        north = self.link[0] & (mask << 8)
        east = self.link[1] & (mask >> 1)
        south = self.link[2] & (mask >> 8)
        west = self.link[3] & (mask << 1)
        return mask & ((north & east) | (south & west) | ((north | east) & (south | west)))

    def group(self, cell: int, side: int) -> int:
        """The sides joined with this one in a cell, as four bits."""
        if not self.doubles >> cell & 1:
            return 15
        second = 0
        for other in range(4):
            second |= (self.second[other] >> cell & 1) << other
        return second if second >> side & 1 else 15 ^ second

    def step_once(self, cell: int, sides: int, seen: int, length: int) -> None:
        """RI-64: go on from a cell through these sides; no space twice."""
        if length > self.best:
            self.best = length
        self.budget -= 1
        left = self.part & ~seen
        if self.budget < 0 or length + popcount(left) <= self.best:
            return
        for side in range(4):
            if sides >> side & 1 and self.link[side] >> cell & 1:
                other = cell + self.step(side)
                if left >> other & 1:
                    onward = self.group(other, side ^ 2) & ~(1 << (side ^ 2))
                    self.step_once(other, onward, seen | ONE << other, length + 1)

    def start_trail(self, cell: int, links: int) -> None:
        """RI-65: begin in each group of a cell."""
        if self.doubles >> cell & 1:
            second = 15 ^ self.group(cell, 0)
            self.seen = 0
            self.seen_second = ONE << cell
            self.step_trail(cell, second, 1, links)
            self.seen_second = 0
        self.seen = ONE << cell
        self.step_trail(cell, self.group(cell, 0), 1, links)

    def step_trail(self, cell: int, sides: int, length: int, left: int) -> None:
        """RI-65: go on along links not yet used; ``left`` is how many of these there are."""
        if length > self.best:
            self.best = length
        self.budget -= 1
        if self.budget < 0 or length + left <= self.best:
            return
        for side in range(4):
            if not (sides >> side & 1 and self.link[side] >> cell & 1):
                continue
            other = cell + self.step(side)
            # A link is kept at its northern or western cell.
            at = ONE << (other if side == 0 or side == 3 else cell)
            bit = ONE << other
            if side & 1:
                if self.used_east & at:
                    continue
                self.used_east |= at
            else:
                if self.used_south & at:
                    continue
                self.used_south |= at
            self.visit_trail(other, side ^ 2, bit, length + 1, left - 1)
            if side & 1:
                self.used_east ^= at
            else:
                self.used_south ^= at

    def visit_trail(self, cell: int, entry: int, bit: int, length: int, left: int) -> None:
        """RI-65: enter a group, if it may be visited once more."""
        sides = self.group(cell, entry)
        if self.second[entry] & bit:
            if not self.seen_second & bit:
                self.seen_second |= bit
                self.step_trail(cell, sides, length, left)
                self.seen_second ^= bit
        elif not self.seen & bit:
            self.seen |= bit
            self.step_trail(cell, sides, length, left)
            self.seen ^= bit
        elif self.twice & bit and not self.again & bit:
            self.again |= bit
            self.step_trail(cell, sides, length, left)
            self.again ^= bit

    def step(self, side: int) -> int:
        """From a cell to its neighbour on a side: ``board.STEP`` in arithmetic, for speed."""
        if side & 1:
            return 2 - side
        return 8 * (side - 1)
