# cython: boundscheck=False, wraparound=False
"""Longest routes on any board, exactly and never slowly: a frontier (profile) dynamic program.

Both longest-route rules ask for the largest set of links that one walk can use; the length is one
more than their number. Which sets can be walked is said by degrees alone:

* space-once (RI-64): connected, no space with more than two of them, exactly two spaces with one;
* trail (RI-65): connected, exactly two groups with an odd number of them; or none, if some group
  with three or more ends has exactly two of them (there the walk may begin and end: two visits).

The program goes over the spaces row by row and keeps, for each way the links so far can cross the
frontier between done and open spaces, the largest number of links. A state is eight slots of four
bits (one for each column's link to the south, one for the link to the east), each 0 or the number
of the connected part the link belongs to; above them how many odd groups there are, and whether a
closed walk would be allowed. There are a few thousand states at most, whatever the board.
"""

from __future__ import annotations

import threading
from array import array

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, popcount
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.longest import Longest

_CELLS = 49
_TABLE = 1 << 16  # hash slots; the fullest layer of the worst board has some 4,000 states
_MOST_LINKS = 84  # of one kind on a full board
_PROMISING = 150
_ROOM = 1 << 13  # states kept at first; grows


class Frontier:
    """The dynamic program for one board and kind at a time."""

    def __init__(self) -> None:
        self.room = _ROOM
        self.keys = array("Q", bytes(8 * _ROOM))
        self.values = array("i", bytes(4 * _ROOM))
        self.parents = array("i", bytes(4 * _ROOM))
        self.choices = array("b", bytes(_ROOM))
        self.table = array("i", bytes(4 * _TABLE))
        self.masks = Longest()
        if not cython.compiled:
            self.slot = [0] * 8
            self.with_links = [0] * (_MOST_LINKS + 1)

    def measure(self, grid: Grid, kind: int, trail: bool, at_least: int = 0) -> int:
        """The length of the longest route. ``at_least`` is a length known to be possible.

        Afterwards ``east`` and ``south`` hold the links of one longest route, each at its western
        or northern cell, if one longer than ``at_least`` was found.
        """
        self.masks.look(grid, kind)
        self.trail = trail
        self.best = at_least
        self.east = 0
        self.south = 0
        if not self.masks.present:
            return 0
        if self.best < 1:
            self.best = 1
        # First with the most promising states only: a good route early lets the exact sweep drop
        # states that cannot beat it. On 49 crossings that is most of them.
        self._sweep_board(_PROMISING)
        self._trace()
        if self.narrowed:
            self._sweep_board(0)
            self._trace()
        return self.best

    def _sweep_board(self, width: int) -> None:
        """Go over all cells; ``width`` limits the states gone on from, unless it is 0."""
        self.best_parent = -1
        self.narrowed = False
        self.count = 1
        self.keys[0] = 0
        self.values[0] = 0
        self.parents[0] = -1
        first = 0
        self.left = popcount(self.masks.link[1]) + popcount(self.masks.link[2])
        for index in range(_CELLS):
            cell = 8 * (index // 7) + index % 7
            last = self.count
            self.layer = last
            east = self.masks.link[1] >> cell & 1
            south = self.masks.link[2] >> cell & 1
            self.left -= east + south
            while last + (1 + east) * (1 + south) * (last - first) > self.room:
                self._grow()
            floor = self._floor(first, last, width)
            for entry in range(first, last):
                if self.values[entry] >= floor:
                    self._extend(entry, cell, south, east)
            first = last

    def _floor(self, first: int, last: int, width: int) -> int:
        """The least number of links a state must have to be among the ``width`` best."""
        if not width or last - first <= width:
            return 0
        self.narrowed = True
        for links in range(_MOST_LINKS + 1):
            self.with_links[links] = 0
        for entry in range(first, last):
            self.with_links[self.values[entry]] += 1
        links = _MOST_LINKS
        kept = self.with_links[links]
        while kept == 0 or kept + self.with_links[links - 1] <= width:
            links -= 1
            kept += self.with_links[links]
        return links

    def _extend(self, entry: int, cell: int, south: int, east: int) -> None:
        """Try every choice of this cell's links to the south and east."""
        for down in range(south + 1):
            for right in range(east + 1):
                if self.values[entry] + down + right + self.left + 1 > self.best:
                    self._choose(entry, cell, down, right)

    def _choose(self, entry: int, cell: int, down: int, right: int) -> None:
        key = self.keys[entry]
        for i in range(8):
            self.slot[i] = key >> (4 * i) & 15
        self.odd = key >> 32 & 3
        self.closable = key >> 34 & 1
        column = cell & 7
        self.up = self.slot[column]
        self.west = self.slot[7]
        self.slot[column] = 0
        self.slot[7] = 0
        self.label = 0
        self.other_label = 0
        if not self.masks.doubles >> cell & 1:
            self._join(cell, 1, 1, down, right, column)
        else:
            if not self.trail and (self.up or self.west or down or right):
                # RI-64: only one of the two groups of a double curve may be passed.
                if not self._one_group(cell, down, right):
                    return
            with_east = self.masks.group(cell, 0) >> 1 & 1
            self._join(cell, 1, 1 - with_east, 0, right if with_east else 0, column)
            self.other_label = self.label
            self._join(cell, 0, with_east, down, 0 if with_east else right, column)
        if self.odd <= 2:
            self._settle(entry, self.values[entry] + down + right, 2 * right + down)

    def _one_group(self, cell: int, down: int, right: int) -> bool:
        if self.masks.group(cell, 0) >> 1 & 1:
            return not ((self.up or right) and (self.west or down))
        return not ((self.up or self.west) and (down or right))

    def _join(
        self, cell: int, use_up: int, use_west: int, down: int, right: int, column: int
    ) -> None:
        """Join the links of one group; ``odd`` becomes 9 where the rule forbids it."""
        up = self.up if use_up else 0
        west = self.west if use_west else 0
        degree = (up > 0) + (west > 0) + down + right
        self.label = 0
        if degree == 0:
            return
        if degree & 1:
            self.odd += 1
        if not self.trail and (degree > 2 or (up > 0 and up == west)):
            self.odd = 9
            return
        if self.trail and degree == 2 and self.masks.twice >> cell & 1:
            self.closable = 1
        label = up or west or (14 if use_up else 15)
        if up and west and up != west:
            for i in range(8):
                if self.slot[i] == west:
                    self.slot[i] = label
        if down:
            self.slot[column] = label
        if right:
            self.slot[7] = label
        self.label = label

    def _settle(self, entry: int, value: int, choice: int) -> None:
        """Keep the state, or, if a part has left the frontier, see whether it is a whole route."""
        any_left = 0
        found = self.label == 0
        found_other = self.other_label == 0
        for i in range(8):
            mark = self.slot[i]
            any_left |= mark
            if mark and mark == self.label:
                found = True
            if mark and mark == self.other_label:
                found_other = True
        if found and found_other:
            self._keep(entry, value, choice)
            return
        if any_left or (self.label and self.other_label and self.label != self.other_label):
            return  # something else would stay unconnected
        if self.odd == 2 or (self.odd == 0 and self.closable):
            if value + 1 > self.best:
                self.best = value + 1
                self.best_parent = entry
                self.best_choice = choice

    def _keep(self, entry: int, value: int, choice: int) -> None:
        # Parts are numbered as they appear, so that equal situations are equal states.
        names = 0
        fresh = 0
        key = 0
        for i in range(8):
            mark = self.slot[i]
            if mark:
                number = names >> (4 * mark) & 15
                if not number:
                    fresh += 1
                    number = fresh
                    names |= (ONE * number) << (4 * mark)
                key |= (ONE * number) << (4 * i)
        # A walk with two ends is allowed anyway, so then "closable" need not be remembered.
        key |= (ONE * (self.odd if self.odd else 4 * self.closable)) << 32
        place = ((key ^ key >> 9 ^ key >> 20) * 40503 >> 4) & (_TABLE - 1)
        while True:
            at = self.table[place]
            # Entries of earlier layers are stale and count as empty.
            if at < self.layer or at >= self.count:
                break
            if self.keys[at] == key:
                if value > self.values[at]:
                    self.values[at] = value
                    self.parents[at] = entry
                    self.choices[at] = choice
                return
            place = (place + 1) & (_TABLE - 1)
        self.table[place] = self.count
        self.keys[self.count] = key
        self.values[self.count] = value
        self.parents[self.count] = entry
        self.choices[self.count] = choice
        self.count += 1

    def _grow(self) -> None:
        self.room *= 2
        self.keys = _longer("Q", self.keys, 8 * self.room)
        self.values = _longer("i", self.values, 4 * self.room)
        self.parents = _longer("i", self.parents, 4 * self.room)
        self.choices = _longer("b", self.choices, self.room)

    def _trace(self) -> None:
        """Walk back from the best end and collect the links used."""
        entry = self.best_parent
        if entry < 0:
            return
        self.east = 0
        self.south = 0
        choice = self.best_choice
        depth = 0
        at = entry
        while self.parents[at] >= 0:
            depth += 1
            at = self.parents[at]
        while True:
            cell = 8 * (depth // 7) + depth % 7
            if choice & 1:
                self.south |= ONE << cell
            if choice & 2:
                self.east |= ONE << cell
            if depth == 0:
                return
            choice = self.choices[entry]
            entry = self.parents[entry]
            depth -= 1


_LOCAL = threading.local()


def own_frontier() -> Frontier:
    """The calling thread's program: its arrays are large, so they are made once and kept."""
    try:
        frontier: Frontier = _LOCAL.frontier
    except AttributeError:
        frontier = _LOCAL.frontier = Frontier()
    return frontier


def _longer(code: str, old: object, size: int) -> array[int]:
    new = array(code, bytes(size))
    whole = memoryview(new)
    part = memoryview(old)  # type: ignore[arg-type]
    whole[: len(part)] = part
    return new
