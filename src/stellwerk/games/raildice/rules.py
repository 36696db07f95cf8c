"""Flat tables made from the data and the options; the loops of the kernel run over these alone.

Compiled with ``rules.pxd``. A tile as it lies is numbered ``4·type + rotation``, its *lie*.
"""

from __future__ import annotations

from functools import cache

from stellwerk.core.card import Value
from stellwerk.games.raildice import board, data

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

_NEIGHBOURS = tuple((row, column) for row in (-1, 0, 1) for column in (-1, 0, 1) if row or column)


class Rules:
    """All that a position needs to know and that never changes."""

    def __init__(self, source: data.Data, options: dict[str, Value], players: int) -> None:
        constants = source.constants
        self.types = len(source.types)
        self.companies = len(source.companies)
        self.dice = int(options["dice"])
        self.random_first = options["first"] == "random"
        self.mixing = bool(options["surcharge_mixing"])
        self.idle_limit = int(options["idle_years_before_end"])
        self.year_limit = int(options["max_years"])
        # RRD-35: pieces on the tile once the edge piece lies there. O-6: if that one does not
        # count, one more is needed.
        counts = bool(options["crossing_count_includes_edge_piece"])
        self.least = int(constants["crossing_min_pieces"]) + (not counts)
        self.keeps_track = not options["early_clearing"]
        self.closing_in = bool(options["closing_in"])
        self.income_base = int(constants["income_base"])
        self.income_threshold = int(constants["income_station_threshold"])
        self.income_year = int(constants["income_first_year"])
        self.front_limit = int(constants["front_limit_end_of_turn"])
        self.joker_bonus = int(constants["joker_reroll_bonus"])
        self.tile_bonus = int(constants["bonus_dice_new_tile"])
        self.station_bonus = int(constants["bonus_dice_station"])
        self.passengers = int(constants["passengers_per_station"])
        self.sold_out_needed = int(constants["takeover_sold_out_companies"][str(players)])
        self.start_dice = source.start_dice
        self.start_cell = source.start_cell
        self.start_lie = 0
        if not cython.compiled:
            self.surcharge = [0] * 3
            self.minis = [0] * 16
            self.lies = [0] * 64
            self.edges = [0] * 256
            self.water = [0] * 64
            self.mountain = [0] * 64
            self.sites = [0] * 192
            self.shares = [0] * 8
            self.groups = [0] * 8
            self.terrain = [0] * 64
            self.cost = [0] * 64
            self.count = [0] * 64
            self.gates = [0] * 16
            self.die = [0] * 6
            self.start_side = [0] * 2
            self.step = [0] * 4
            self.across = [0] * 4
        self.surcharge[data.MOUNTAIN] = int(constants["surcharge_mountain"])
        self.surcharge[data.WATER] = int(constants["surcharge_water"])
        self.lie_total = 0
        self._lay_out_board(source)
        self._lay_out_tiles(source, int(constants["station_same_terrain_min"]))
        self._lay_out_companies(source)

    def _lay_out_board(self, source: data.Data) -> None:
        for sides in range(16):
            self.gates[sides] = sum(board.GATES[s] for s in range(4) if sides >> s & 1)
        for side in range(4):
            self.step[side] = board.STEP[side]
            self.across[side] = -(board.SIZE - 1) * board.STEP[side]
        for number, face in enumerate(source.die):
            self.die[number] = data.FACES.index(face)
        for end in range(2):
            self.start_side[end] = source.start_sides[end]

    def _lay_out_tiles(self, source: data.Data, same: int) -> None:
        profiles: list[str] = []
        for number, tile in enumerate(source.types):
            self.minis[number] = tile.minis
            if tile.id == source.start_type:
                self.start_lie = 4 * number + source.start_rotation
            different = source.rotations(number)
            for rotation in range(4):
                lie = 4 * number + rotation
                rows = source.rows(number, rotation)
                if rotation in different:
                    self.lies[self.lie_total] = lie
                    self.lie_total += 1
                self.mountain[lie] = _cells(rows, data.MOUNTAIN)
                self.water[lie] = _cells(rows, data.WATER)
                for terrain in range(3):
                    self.sites[64 * terrain + lie] = sites(rows, terrain, same)
                for side in range(4):
                    profile = data.edge(rows, side)
                    if profile not in profiles:
                        profiles.append(profile)
                    self.edges[4 * lie + side] = profiles.index(profile) + 1

    def _lay_out_companies(self, source: data.Data) -> None:
        for number, company in enumerate(source.companies):
            self.shares[number] = company.shares
            self.groups[number] = len(company.groups)
            for i, group in enumerate(company.groups):
                self.terrain[8 * number + i] = data.TERRAINS.index(group.terrain)
                self.cost[8 * number + i] = group.cost
                self.count[8 * number + i] = group.count

    def terrain_at(self, lie: int, cell: int) -> int:
        """The terrain of a cell of a tile as it lies."""
        if self.water[lie] >> cell & 1:
            return 2
        return self.mountain[lie] >> cell & 1

    def fits(self, lie: int, wanted: int) -> bool:
        """RRD-41: whether a tile fits between its neighbours; see ``Position.wanted``."""
        for side in range(4):
            profile = wanted >> 8 * side & 255
            if profile and profile != self.edges[4 * lie + side]:
                return False
        return True

    def odds_of(self, face: int) -> int:
        """How many of a die's six sides show the face."""
        count = 0
        for side in range(6):
            if self.die[side] == face:
                count += 1
        return count

    def different_lies(self) -> list[int]:
        """All tiles as they can lie, each look once."""
        return [self.lies[number] for number in range(self.lie_total)]

    def mini_total(self) -> int:
        """All mini tiles there are."""
        return sum([self.minis[number] for number in range(self.types)])

    def group_total(self, company: int) -> int:
        """The number of groups of stations on a company's card."""
        return self.groups[company]

    def group_count(self, company: int, group: int) -> int:
        """The stations of a group before any is built."""
        return self.count[8 * company + group]

    def site_mask(self, terrain: int, lie: int) -> int:
        """The cells where stations of such a group may stand on the tile."""
        return self.sites[64 * terrain + lie]

    def group_cost(self, company: int, group: int) -> int:
        """What a station of the group costs."""
        return self.cost[8 * company + group]

    def group_terrain(self, company: int, group: int) -> int:
        """The terrain that stations of the group need around them."""
        return self.terrain[8 * company + group]

    def surcharge_of(self, terrain: int) -> int:
        """RRD-39: what the first piece on such terrain costs besides its die."""
        return self.surcharge[terrain]

    def edge_profile(self, lie: int, side: int) -> int:
        """The number of the profile along a side; never 0."""
        return self.edges[4 * lie + side]


def _cells(rows: tuple[str, ...], terrain: int) -> board.Mask:
    letter = data.TERRAINS[terrain]
    return sum(1 << cell for cell in board.CELLS if rows[cell >> 3][cell & 7] == letter)


def sites(rows: tuple[str, ...], terrain: int, same: int) -> board.Mask:
    """RRD-49: interior cells, no water, with enough of the eight around them of this terrain."""
    letter = data.TERRAINS[terrain]
    mask = 0
    for cell in board.cells(board.INTERIOR):
        row, column = cell >> 3, cell & 7
        around = sum(rows[row + down][column + right] == letter for down, right in _NEIGHBOURS)
        if rows[row][column] != data.TERRAINS[data.WATER] and around >= same:
            mask |= 1 << cell
    return mask


@cache
def _rules(options: tuple[tuple[str, Value], ...], players: int) -> Rules:
    return Rules(data.standard(), dict(options), players)


def rules_for(options: dict[str, Value], players: int) -> Rules:
    """The rules of a game with these options; the same object for the same options."""
    return _rules(tuple(sorted(options.items())), players)
