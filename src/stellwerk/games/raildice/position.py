"""A whole game of Railroad Dice as plain numbers: dice, shares, the line and the map.

Compiled with ``position.pxd``. A position changes in place and trusts its caller: what may be done
is worked out in ``chains.py`` and ``effects.py``.

Each end has a *slot*, where the pieces of its tile are kept; on the start tile both ends share one.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.games.raildice.board import NO_SIDE
    from stellwerk.games.raildice.data import JOKER
    from stellwerk.games.raildice.phases import BEGINNING, TURN
    from stellwerk.games.raildice.pieces import IS_STATION, LAID, OUT_AT
    from stellwerk.games.raildice.rules import Rules
    from stellwerk.games.raildice.ways_out import grow


def side_towards(right: int, down: int) -> int:
    """The side of a tile on which its neighbour lies: 0 north, 1 east, 2 south, 3 west."""
    if right == 0:
        return 2 if down > 0 else 0
    return 1 if right > 0 else 3


class Position:
    """One position; the sizes of its arrays allow for other data (see ``data.MOST_TILES``)."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self._clear()
        self.phase = BEGINNING if self.rules.random_first else TURN
        self.year = 1
        self.chain = -1
        # RRD-13, RRD-14
        self.bank = self.rules.dice - 1 - players * self.rules.start_dice
        for seat in range(players):
            self.front[4 * seat + JOKER] = self.rules.start_dice
        # RRD-15
        for company in range(self.rules.companies):
            self.supply[company] = self.rules.shares[company]
            self.director[company] = -1
            for group in range(self.rules.groups[company]):
                self.left[8 * company + group] = self.rules.count[8 * company + group]
        for number in range(self.rules.types):
            self.minis[number] = self.rules.minis[number]
        # RRD-12
        self.add_tile(0, 0, self.rules.start_lie)
        for end in range(2):
            self.end_cell[end] = self.rules.start_cell
            self.end_side[end] = self.rules.start_side[end]
        sides = self.rules.start_side[0] | self.rules.start_side[1] << OUT_AT
        self.put(0, self.rules.start_cell, LAID | sides)

    def _clear(self) -> None:
        self.tiles = 0
        self.phase = 0
        self.year = 0
        self.start = 0
        self.seat = 0
        self.done = 0
        self.bank = 0
        self.income_taken = 0
        self.rolled = 0
        self.paid = 0
        self.cup_jokers = 0
        self.cup_behind = 0
        self.rolling = 0
        self.chain = 0
        self.crossed = 0
        self.stage = 0
        self.due = 0
        self.due_for = 0
        self.due_company = 0
        self.due_group = 0
        self.trigger = 0
        self.ending = 0
        self.idle = 0
        self.busy = 0
        self.last_roll = 0
        self.kept = 0
        if not cython.compiled:
            self.front = [0] * 16
            self.behind = [0] * 4
            self.owned = [0] * 32
            self.carried = [0] * 32
            self.directed = [0] * 4
            self.supply = [0] * 8
            self.built = [0] * 8
            self.director = [0] * 8
            self.left = [0] * 64
            self.minis = [0] * 16
            self.tile_x = [0] * 64
            self.tile_y = [0] * 64
            self.lie = [0] * 64
            self.tile_stations = [0] * 64
            self.open_sides = [0] * 64
            self.beside = [0] * 64
            self.end_tile = [0] * 2
            self.end_cell = [0] * 2
            self.end_side = [0] * 2
            self.slot = [0] * 2
            self.taken = [0] * 2
            self.stations = [0] * 2
            self.pieces = [0] * 128

    def copy(self) -> Position:
        """A position of its own that stands where this one stands."""
        other = Position.__new__(Position)
        other.rules = self.rules
        other.players = self.players
        other.take(self)
        return other

    def take(self, other: Position) -> None:
        """Become a copy of another position of the same rules and players."""
        self.phase = other.phase
        self.year = other.year
        self.start = other.start
        self.seat = other.seat
        self.done = other.done
        self.bank = other.bank
        self.income_taken = other.income_taken
        self.rolled = other.rolled
        self.paid = other.paid
        self.cup_jokers = other.cup_jokers
        self.cup_behind = other.cup_behind
        self.rolling = other.rolling
        self.chain = other.chain
        self.crossed = other.crossed
        self.stage = other.stage
        self.due = other.due
        self.due_for = other.due_for
        self.due_company = other.due_company
        self.due_group = other.due_group
        self.trigger = other.trigger
        self.ending = other.ending
        self.idle = other.idle
        self.busy = other.busy
        self.last_roll = other.last_roll
        self.kept = other.kept
        self.tiles = other.tiles
        self.take_arrays(other)

    def take_arrays(self, other: Position) -> None:
        """The part of ``take`` that differs: in C assigning an array is a loop."""
        if cython.compiled:
            for i in range(16):
                self.front[i] = other.front[i]
                self.minis[i] = other.minis[i]
            for i in range(4):
                self.behind[i] = other.behind[i]
                self.directed[i] = other.directed[i]
            for i in range(32):
                self.owned[i] = other.owned[i]
                self.carried[i] = other.carried[i]
            for i in range(8):
                self.supply[i] = other.supply[i]
                self.built[i] = other.built[i]
                self.director[i] = other.director[i]
            for i in range(64):
                self.left[i] = other.left[i]
            for i in range(other.tiles):
                self.tile_x[i] = other.tile_x[i]
                self.tile_y[i] = other.tile_y[i]
                self.lie[i] = other.lie[i]
                self.tile_stations[i] = other.tile_stations[i]
                self.open_sides[i] = other.open_sides[i]
                self.beside[i] = other.beside[i]
            for i in range(2):
                self.end_tile[i] = other.end_tile[i]
                self.end_cell[i] = other.end_cell[i]
                self.end_side[i] = other.end_side[i]
                self.slot[i] = other.slot[i]
                self.taken[i] = other.taken[i]
                self.stations[i] = other.stations[i]
            for i in range(128):
                self.pieces[i] = other.pieces[i]
        else:
            self.front = other.front[:]
            self.minis = other.minis[:]
            self.behind = other.behind[:]
            self.directed = other.directed[:]
            self.owned = other.owned[:]
            self.carried = other.carried[:]
            self.supply = other.supply[:]
            self.built = other.built[:]
            self.director = other.director[:]
            self.left = other.left[:]
            self.tile_x = other.tile_x[:]
            self.tile_y = other.tile_y[:]
            self.lie = other.lie[:]
            self.tile_stations = other.tile_stations[:]
            self.open_sides = other.open_sides[:]
            self.beside = other.beside[:]
            self.end_tile = other.end_tile[:]
            self.end_cell = other.end_cell[:]
            self.end_side = other.end_side[:]
            self.slot = other.slot[:]
            self.taken = other.taken[:]
            self.stations = other.stations[:]
            self.pieces = other.pieces[:]

    # -- the map ---------------------------------------------------------------------------------

    def tile_at(self, x: int, y: int) -> int:
        """The number of the tile at a map position; -1 if there is none."""
        for i in range(self.tiles):
            if self.tile_x[i] == x and self.tile_y[i] == y:
                return i
        return -1

    def wanted(self, x: int, y: int) -> int:
        """What a tile at an empty map position must look like: the edge profiles of its sides.

        Eight bits for each side, 0 where it has no neighbour.
        """
        packed = 0
        for i in range(self.tiles):
            right = x - self.tile_x[i]
            down = y - self.tile_y[i]
            # The neighbour's side is the one across from ours.
            if right == 0 and down == 1:
                packed |= self.rules.edges[4 * self.lie[i] + 2]
            elif right == -1 and down == 0:
                packed |= self.rules.edges[4 * self.lie[i] + 3] << 8
            elif right == 0 and down == -1:
                packed |= self.rules.edges[4 * self.lie[i]] << 16
            elif right == 1 and down == 0:
                packed |= self.rules.edges[4 * self.lie[i] + 1] << 24
        return packed

    def add_tile(self, x: int, y: int, lie: int) -> int:
        """Put a mini tile on the map (RRD-7); gives its number."""
        number = self.tiles
        self.tiles += 1
        self.minis[lie >> 2] -= 1
        self.tile_x[number] = x
        self.tile_y[number] = y
        self.lie[number] = lie
        self.tile_stations[number] = 0
        self.open_sides[number] = 15
        self.beside[number] = 0
        for i in range(number):
            right = x - self.tile_x[i]
            down = y - self.tile_y[i]
            if right * right + down * down == 1:
                side = side_towards(right, down)  # of the older tile
                self.open_sides[i] &= ~(1 << side)
                self.open_sides[number] &= ~(1 << (side ^ 2))
                self.beside[i] |= ONE << number
                self.beside[number] |= ONE << i
        return number

    def largest_group(self, company: int) -> int:
        """RRD-55: the tiles of the largest group of neighbours with the company's stations."""
        left = 0
        for i in range(self.tiles):
            if self.tile_stations[i] >> company & 1:
                left |= ONE << i
        best = 0
        while left:
            group = left & (~left + 1)
            before = 0
            while group != before:
                before = group
                rest = group
                while rest:
                    group |= self.beside[lowest(rest)] & left
                    rest &= rest - 1
            left &= ~group
            if popcount(group) > popcount(best):
                best = group
        return best

    def minis_left(self) -> int:
        """All mini tiles left in the supply."""
        total = 0
        for number in range(self.rules.types):
            total += self.minis[number]
        return total

    # -- the line --------------------------------------------------------------------------------

    def put(self, slot: int, cell: int, piece: int) -> None:
        """Lay a piece into a cell."""
        self.taken[slot] |= ONE << cell
        self.pieces[64 * slot + cell] = piece
        if piece & IS_STATION:
            self.stations[slot] |= ONE << cell

    def keeps_left(self, end: int) -> bool:
        """RRD-44, O-15: whether a tile that the end leaves keeps its track, by the other reading.

        So it is as long as the other end has not left the start tile.
        """
        return self.rules.keeps_track and self.end_tile[1 - end] == 0

    def clear_slot(self, end: int) -> None:
        """RRD-44: the track dice of a tile go to the bank; its stations stand on the mini tile.

        What tiles left before had to keep goes with them (O-15).
        """
        slot = self.slot[end]
        self.kept += popcount(self.taken[slot] & ~self.stations[slot])
        if not self.keeps_left(end):
            self.bank += self.kept
            self.kept = 0
        self.taken[slot] = 0
        self.stations[slot] = 0

    def start_of(self, end: int) -> int:
        """The cells into which the next piece at an end may go, taken or not (RRD-32)."""
        if self.end_side[end] == NO_SIDE:
            return grow(ONE << self.end_cell[end])
        target = self.end_cell[end] + self.rules.step[self.end_side[end]]
        # Half-way through a crossing the end points off the tile; southwards into the guard band.
        return ONE << target if target >= 0 else 0

    def track_dice(self) -> int:
        """The dice that lie as track."""
        both = popcount(self.taken[0] & ~self.stations[0])
        return self.kept + both + popcount(self.taken[1] & ~self.stations[1])

    # -- looking ---------------------------------------------------------------------------------

    def front_dice(self, seat: int, face: int) -> int:
        return self.front[4 * seat + face]

    def front_total(self, seat: int) -> int:
        """All dice in front of a seat's screen."""
        total = 0
        for face in range(4):
            total += self.front[4 * seat + face]
        return total

    def behind_dice(self, seat: int) -> int:
        return self.behind[seat]

    def shares_of(self, seat: int, company: int) -> int:
        return self.owned[8 * seat + company]

    def carried_by(self, seat: int, company: int) -> int:
        """The passengers a seat has collected with a company."""
        return self.carried[8 * seat + company]

    def was_director(self, seat: int) -> bool:
        """RRD-57: whether the seat directed a company during the year before."""
        return self.directed[seat] != 0

    def shares_left(self, company: int) -> int:
        return self.supply[company]

    def stations_built(self, company: int) -> int:
        return self.built[company]

    def director_of(self, company: int) -> int:
        return self.director[company]

    def stations_left(self, company: int, group: int) -> int:
        return self.left[8 * company + group]

    def minis_of(self, number: int) -> int:
        return self.minis[number]

    def tile(self, number: int) -> tuple[int, int, int, int]:
        """Position, lie and companies (as bits) of a tile of the map."""
        return (
            self.tile_x[number],
            self.tile_y[number],
            self.lie[number],
            self.tile_stations[number],
        )

    def tile_gates(self, number: int) -> int:
        """The border cells by which a line can leave a tile for empty land."""
        return self.rules.gates[self.open_sides[number]]

    def end(self, end: int) -> tuple[int, int, int, int]:
        """Tile, cell, side and slot of an end."""
        return (self.end_tile[end], self.end_cell[end], self.end_side[end], self.slot[end])

    def taken_cells(self, slot: int) -> int:
        return self.taken[slot]

    def station_cells(self, slot: int) -> int:
        return self.stations[slot]

    def piece(self, slot: int, cell: int) -> int:
        """The piece in a cell; only meaningful where ``taken_cells`` has it."""
        return self.pieces[64 * slot + cell]
