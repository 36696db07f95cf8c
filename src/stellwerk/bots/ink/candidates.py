"""The candidates of a beam as rows of flat arrays, in lanes; compiled with ``candidates.pxd``.

A lane is a list linked through ``onward``. What is chosen from it are the rows with the highest
values, as many for each set of route dice still to be drawn: with all places in one row, positions
that have drawn the most fitting dice first would crowd out the others.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.ink.beam_limits import (
        LANES,
        MOST_CANDIDATES,
        MOST_ENDS,
        MOST_WIDTH,
        ROUTE_BITS,
        STEPS,
        TABLE_SIZE,
    )


class Candidates:
    """All positions of one search, each with the one it came from; row 0 is the root."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.keys = [0] * MOST_CANDIDATES
            self.values = [0] * MOST_CANDIDATES
            self.parents = [0] * MOST_CANDIDATES
            self.moves = [0] * MOST_CANDIDATES
            self.states = [0] * MOST_CANDIDATES
            self.onward = [0] * MOST_CANDIDATES
            self.heads = [0] * (STEPS * LANES)
            self.table = [0] * TABLE_SIZE
            self.stamps = [0] * TABLE_SIZE
            self.group_sizes = [0] * 16
            self.groups = [0] * (16 * MOST_WIDTH)
            self.chosen = [0] * (16 * MOST_WIDTH)
            self.ends = [0] * MOST_ENDS
            self.end_values = [0] * MOST_ENDS
        self.generation = 0
        self.count = 0
        self.end_count = 0
        self.keep = 1

    def clear(self, state: int, value: int) -> None:
        """Begin a search with nothing but its root."""
        self.generation += 1
        self.end_count = 0
        self.lanes = 0
        for i in range(STEPS * LANES):
            self.heads[i] = -1
        self.count = 1
        self.keys[0] = 0
        self.parents[0] = -1
        self.moves[0] = 0
        self.states[0] = state
        self.values[0] = value

    def fresh(self, key: int) -> bool:
        """Whether a key comes up for the first time and there is room; it is noted."""
        if self.count == MOST_CANDIDATES:
            return False
        place = key & (TABLE_SIZE - 1)
        while self.stamps[place] == self.generation:
            if self.table[place] == key:
                return False
            place = (place + 1) & (TABLE_SIZE - 1)
        self.stamps[place] = self.generation
        self.table[place] = key
        return True

    def add(
        self, key: int, parent: int, move: int, state: int, value: int, step: int, lane: int
    ) -> None:
        """Add a candidate to a lane."""
        i = self.count
        self.count += 1
        self.keys[i] = key
        self.parents[i] = parent
        self.moves[i] = move
        self.states[i] = state
        self.values[i] = value
        place = LANES * step + lane
        self.onward[i] = self.heads[place]
        self.heads[place] = i
        if lane >= self.lanes:
            self.lanes = lane + 1

    def choose(self, step: int, lane: int, width: int) -> None:
        """The most promising candidates of a lane."""
        masks = 0
        for group in range(16):
            self.group_sizes[group] = 0
        i = self.heads[LANES * step + lane]
        while i >= 0:
            group = self.states[i] & ROUTE_BITS
            if self.group_sizes[group] == 0:
                self.group_sizes[group] = 1
                masks += 1
            i = self.onward[i]
        most = width // masks if width > masks else 1
        for group in range(16):
            self.group_sizes[group] = 0
        i = self.heads[LANES * step + lane]
        while i >= 0:
            self.insert(self.states[i] & ROUTE_BITS, i, most)
            i = self.onward[i]
        self.chosen_count = 0
        for group in range(16):
            size = self.group_sizes[group]
            for i in range(size):
                self.chosen[self.chosen_count] = self.groups[MOST_WIDTH * group + i]
                self.chosen_count += 1

    def insert(self, group: int, i: int, most: int) -> None:
        """Put a candidate into its place among the best of its group."""
        base = MOST_WIDTH * group
        place = self.group_sizes[group]
        if place == most:
            place -= 1
            if not self.better(i, self.groups[base + place]):
                return
        else:
            self.group_sizes[group] += 1
        while place > 0 and self.better(i, self.groups[base + place - 1]):
            self.groups[base + place] = self.groups[base + place - 1]
            place -= 1
        self.groups[base + place] = i

    def better(self, i: int, j: int) -> bool:
        """Whether a candidate goes before another; of equals the one with the smaller key."""
        if self.values[i] != self.values[j]:
            return self.values[i] > self.values[j]
        return self.keys[i] < self.keys[j]

    def add_end(self, i: int) -> None:
        """Put a candidate among the best with which the round can end."""
        place = self.end_count
        if place == self.keep:
            place -= 1
            if not self.better(i, self.ends[place]):
                return
        else:
            self.end_count += 1
        while place > 0 and self.better(i, self.ends[place - 1]):
            self.ends[place] = self.ends[place - 1]
            self.end_values[place] = self.end_values[place - 1]
            place -= 1
        self.ends[place] = i
        self.end_values[place] = self.values[i]
