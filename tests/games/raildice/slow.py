"""The legal moves worked out from a view, slowly and by the letter of the rules.

Nothing of the engine is used but its data: cells are pairs, tiles are rows of letters, and whether
a chain can be completed is found out by trying everything that could follow.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from typing import Any

from stellwerk.games.raildice import data
from tests.games.raildice.exhaustive import MOVES, Spot, interior, one_way, side_of, two_ways

ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
PRICE = {"M": 1, "W": 2}
NAME = {"M": "mountain", "W": "water"}
COMPANIES = {company.id: company for company in data.standard().companies}
START = (0, 0)  # where the start tile lies (RRD-7)
TYPES = [tile.id for tile in data.standard().types]


def step(spot: Spot, side: str) -> Spot:
    return spot[0] + MOVES[side][0], spot[1] + MOVES[side][1]


def spot_of(token: str) -> Spot:
    return int(token[0]), int(token[1])


def token(spot: Spot) -> str:
    return f"{spot[0]}{spot[1]}"


@lru_cache(maxsize=100_000)
def has_one_way(
    starts: frozenset[Spot], taken: frozenset[Spot], exits: frozenset[Spot], least: int
) -> bool:
    return one_way(set(starts), set(taken), set(exits), least)


@lru_cache(maxsize=100_000)
def has_two_ways(
    one: frozenset[Spot], other: frozenset[Spot], taken: frozenset[Spot], exits: frozenset[Spot]
) -> bool:
    if len(one | other) == 1:
        return False  # both need the same cell; spares trying all paths from there
    return two_ways(set(one), set(other), set(taken), set(exits))


class Slow:
    """A turn, as a player at the table would reason about it."""

    def __init__(self, view: Any) -> None:
        seat = view["seats"][view["turn"]]
        self.view = view
        self.seat = view["turn"]
        self.dice = dict(seat["front"])
        self.behind = seat["behind"]
        self.bank = view["bank"]
        self.kept = view["kept"]
        self.paid = {terrain for terrain in "MW" if view["used"][NAME[terrain]]}
        self.map = {tuple(tile["at"]): (tile["type"], tile["rotation"]) for tile in view["map"]}
        self.supply = dict(view["supply"])
        self.tiles = [
            {
                "at": tuple(tile["at"]),
                "rows": tile["rows"],
                "taken": {spot_of(piece["cell"]) for piece in tile["pieces"]},
                "stations": {spot_of(p["cell"]) for p in tile["pieces"] if p["kind"] == "station"},
                "companies": view["map"][tile["index"]]["stations"],
            }
            for tile in view["tiles"]
        ]
        self.ends = {
            end["end"]: {
                "tile": end["tile"],
                "cell": spot_of(end["cell"]) if end["cell"] else None,
                "side": end["side"],
            }
            for end in view["ends"]
        }
        self.crossed = False
        self.options = view["options"]
        self.least = 5 if self.options["crossing_count_includes_edge_piece"] else 6

    def copied(self) -> Slow:
        """A turn of its own that stands where this one stands."""
        other = copy(self)
        other.dice = dict(self.dice)
        other.paid = set(self.paid)
        other.map = dict(self.map)
        other.supply = dict(self.supply)
        other.tiles = [{**tile, "taken": set(tile["taken"])} for tile in self.tiles]
        other.ends = {end: dict(at) for end, at in self.ends.items()}
        return other

    # -- the line --------------------------------------------------------------------------------

    def starts(self, end: str) -> frozenset[Spot]:
        """The cells an end may go to next (RRD-32)."""
        at = self.ends[end]
        sides = at["side"] or "NESW"
        return frozenset(step(at["cell"], side) for side in sides)

    def exits(self, tile: int) -> frozenset[Spot]:
        """Free border cells, no corners, that lead to empty places of the map."""
        x, y = self.tiles[tile]["at"]
        border = [
            (row, column) for row in range(7) for column in range(7) if not interior((row, column))
        ]
        found = set()
        for spot in border:
            side = side_of(spot)
            if side and (x + MOVES[side][1], y + MOVES[side][0]) not in self.map:
                found.add(spot)
        return frozenset(found)

    def has_way(self, end: str) -> bool:
        """RRD-38"""
        tile = self.ends[end]["tile"]
        other = "2" if end == "1" else "1"
        taken = frozenset(self.tiles[tile]["taken"])
        if self.ends[other]["tile"] == tile:
            exits = self.exits(tile)
            return has_two_ways(self.starts(end), self.starts(other), taken, exits)
        return self.has_own_way(end)

    def has_own_way(self, end: str) -> bool:
        tile = self.ends[end]["tile"]
        taken = frozenset(self.tiles[tile]["taken"])
        return has_one_way(
            self.starts(end), taken, self.exits(tile), max(1, self.least - len(taken))
        )

    def terrain(self, end: str, spot: Spot) -> str:
        return str(self.tiles[self.ends[end]["tile"]]["rows"][spot[0]][spot[1]])

    def can_rest(self, end: str) -> bool:
        """RRD-34, RRD-37, RRD-38 for the end just used; it points into a cell."""
        (target,) = self.starts(end)
        return self.terrain(end, target) != "W"

    # -- trying ----------------------------------------------------------------------------------

    def pieces(self, end: str) -> Iterator[tuple[str, Slow]]:
        """Every piece that could be laid at an end, and what follows from it."""
        at = self.ends[end]
        tile = self.tiles[at["tile"]]
        for side in at["side"] or "NESW":
            spot = step(at["cell"], side)
            if spot in tile["taken"]:
                continue
            for out in "NESW":
                if out == ACROSS[side]:
                    continue
                if not interior(spot):
                    x, y = tile["at"]
                    beyond = (x + MOVES[side][1], y + MOVES[side][0])
                    if out != side or self.crossed or beyond in self.map:
                        continue
                    if len(tile["taken"]) + 1 < self.least:
                        continue
                for die in ("straight" if out == side else "curve", "joker"):
                    if self.dice[die]:
                        text = f"lay:{end}:{token(spot)}{ACROSS[side]}{out}:{die}"
                        yield text, self.laid(end, spot, out, die)

    def laid(self, end: str, spot: Spot, out: str, die: str) -> Slow:
        after = self.copied()
        after.dice[die] -= 1
        after.tiles[after.ends[end]["tile"]]["taken"].add(spot)
        after.ends[end].update(cell=spot, side=out)
        return after

    def payments(self, terrain: str) -> Iterator[tuple[str, Slow]]:
        """RRD-39"""
        price = PRICE[terrain]
        for jokers in range(price + 1):
            behind = price - jokers
            if jokers and behind and not self.options["surcharge_mixing"]:
                continue
            if self.dice["joker"] >= jokers and self.behind >= behind:
                after = self.copied()
                after.dice["joker"] -= jokers
                after.behind -= behind
                after.bank += price
                after.paid.add(terrain)
                yield f"pay:{jokers}:{behind}", after

    def after_piece(self, end: str, entering: bool = False) -> bool:
        """Whether the chain can be completed after a piece was laid and before it is paid."""
        terrain = self.terrain(end, self.ends[end]["cell"])
        if terrain != "P" and terrain not in self.paid:
            return any(after.goes_on(end, entering) for _, after in self.payments(terrain))
        return self.goes_on(end, entering)

    def goes_on(self, end: str, entering: bool) -> bool:
        """Whether the chain can be completed once the last piece is laid and paid."""
        if entering:
            return self.arrived(end)
        if not interior(self.ends[end]["cell"]):
            return any(after.enters(end) for _, after in self.new_tiles(end))
        if not self.has_way(end):
            return False
        if self.can_rest(end):
            return True
        return any(after.after_piece(end) for _, after in self.pieces(end))

    def new_tiles(self, end: str) -> Iterator[tuple[str, Slow]]:
        """RRD-41"""
        at = self.ends[end]
        x, y = self.tiles[at["tile"]]["at"]
        place = (x + MOVES[at["side"]][1], y + MOVES[at["side"]][0])
        for number, kind in enumerate(TYPES):
            for rotation in data.standard().rotations(number):
                if self.supply[kind] and self.fits(number, rotation, place):
                    yield f"tile:{kind}:{rotation}", self.discovered(end, number, rotation, place)

    def fits(self, number: int, rotation: int, place: Spot) -> bool:
        rows = data.standard().rows(number, rotation)
        for side in "NESW":
            other = self.map.get((place[0] + MOVES[side][1], place[1] + MOVES[side][0]))
            if other is not None:
                theirs = data.standard().rows(TYPES.index(other[0]), other[1])
                if data.edge(rows, "NESW".index(side)) != data.edge(
                    theirs, "NESW".index(ACROSS[side])
                ):
                    return False
        return True

    def discovered(self, end: str, number: int, rotation: int, place: Spot) -> Slow:
        """The new tile lies there; the entry piece is still to be laid (RRD-42, RRD-44)."""
        after = self.copied()
        at = after.ends[end]
        old = after.tiles[at["tile"]]
        (other,) = [self.ends[name]["tile"] for name in self.ends if name != end]
        if other != at["tile"]:
            after.kept += len(old["taken"] - old["stations"])
            # O-15: by the other reading nothing is cleared while an end is on the start tile.
            if self.options["early_clearing"] or self.tiles[other]["at"] != START:
                after.bank, after.kept = after.bank + after.kept, 0
        after.map[place] = (TYPES[number], rotation)
        after.supply[TYPES[number]] -= 1
        row, column = at["cell"]
        side = at["side"]
        entry = {"N": (6, column), "S": (0, column), "E": (row, 0), "W": (row, 6)}[side]
        after.tiles.append(
            {
                "at": place,
                "rows": data.standard().rows(number, rotation),
                "taken": set(),
                "stations": set(),
                "companies": [],
            }
        )
        at.update(tile=len(after.tiles) - 1, cell=step(entry, ACROSS[side]))
        return after

    def entries(self, end: str) -> Iterator[tuple[str, Slow]]:
        at = self.ends[end]
        side = at["side"]
        spot = step(at["cell"], side)
        for die in ("straight", "joker"):
            if self.dice[die]:
                text = f"lay:{end}:{token(spot)}{ACROSS[side]}{side}:{die}"
                yield text, self.laid(end, spot, side, die)

    def enters(self, end: str) -> bool:
        return any(after.after_piece(end, entering=True) for _, after in self.entries(end))

    def arrived(self, end: str) -> bool:
        """RRD-45, RRD-62, and the other end's way out of the start tile (RRD-38)."""
        if self.bank < 2:
            return True
        self.dice["joker"] += 2
        self.bank -= 2
        self.crossed = True
        other = "2" if end == "1" else "1"
        first = len(self.map) == 2
        # O-20: whether it is protected on other tiles too is an option.
        if (first or not self.options["closing_in"]) and not self.has_own_way(other):
            return False
        if not self.has_way(end):
            return False
        if self.can_rest(end):
            return True
        return any(after.after_piece(end) for _, after in self.pieces(end))

    def is_open(self, end: str) -> bool:
        """RRD-61, for an end that has its tile for itself: with any dice a crossing can be made."""
        at = self.ends[end]
        (other,) = [name for name in self.ends if name != end]
        tile = self.tiles[at["tile"]]
        taken = frozenset(tile["taken"])
        for spot in self.exits(at["tile"]) - taken:
            if not has_one_way(
                self.starts(end), taken, frozenset({spot}), max(1, self.least - len(taken))
            ):
                continue
            after = self.copied()
            after.ends[end].update(cell=spot, side=side_of(spot))
            for _, found in after.new_tiles(end):
                new = found.ends[end]
                entry = step(new["cell"], new["side"])
                found.tiles[new["tile"]]["taken"].add(entry)
                new["cell"] = entry
                kept = self.options["closing_in"] or found.has_own_way(other)
                if kept and found.has_own_way(end):
                    return True
        return False

    # -- all legal moves -------------------------------------------------------------------------

    def legal(self) -> set[str]:
        view, phase = self.view, self.view["phase"]
        if phase == "turn":
            return set(self.actions())
        if phase == "cup":
            return {*self.into_cup(), "roll"}
        if phase == "discard":
            return {f"discard:{face}" for face, count in self.dice.items() if count}
        if phase == "pay":
            return set(self.pays())
        if phase == "chain":
            (end,) = [e for e in self.ends if self.points_at_water(e)]
            return {text for text, after in self.pieces(end) if after.after_piece(end)}
        end = view["crossing"]["end"]
        if phase == "tile":
            return {text for text, after in self.new_tiles(end) if after.enters(end)}
        at = self.ends[end]
        at["cell"] = step(spot_of(view["crossing"]["cell"]), ACROSS[at["side"]])
        return {text for text, after in self.entries(end) if after.after_piece(end, entering=True)}

    def points_at_water(self, end: str) -> bool:
        if self.ends[end]["side"] is None:
            return False
        (target,) = self.starts(end)
        return self.terrain(end, target) == "W"

    def into_cup(self) -> Iterator[str]:
        if self.dice["joker"] > self.view["cup"]["jokers"]:
            yield "add:joker"
        if self.behind > self.view["cup"]["behind"]:
            yield "add:behind"

    def actions(self) -> Iterator[str]:
        yield "end"
        if self.view["year"] > 1 and not self.view["used"]["income"]:
            yield "income"
        if not self.view["used"]["rolled"]:
            yield from self.into_cup()
        yield from self.shares()
        for end in self.ends:
            yield from (text for text, after in self.pieces(end) if after.after_piece(end))
            yield from self.stations(end)

    def shares(self) -> Iterator[str]:
        """RRD-26 to RRD-29"""
        sold_out = sum(company["shares"] == 0 for company in self.view["companies"])
        for company in self.view["companies"]:
            name, director = company["id"], company["director"]
            if company["shares"]:
                source = "bank"
            elif (
                director in (None, self.seat)
                or sold_out < self.view["players"]
                or not self.view["seats"][director]["shares"][name]
            ):
                continue
            else:
                source = "director"
            for die in ("share", "joker"):
                if self.dice[die]:
                    yield f"buy:{name}:{source}:{die}"

    def stations(self, end: str) -> Iterator[str]:
        """RRD-46 to RRD-51"""
        at = self.ends[end]
        if at["side"] is None:
            return
        spot = step(at["cell"], at["side"])
        tile = self.tiles[at["tile"]]
        beside = {step(spot, side) for side in "NESW"}
        if not interior(spot) or spot in tile["taken"] or self.terrain(end, spot) == "W":
            return
        if beside & tile["stations"]:
            return
        after = self.copied()
        after.tiles[at["tile"]]["taken"].add(spot)
        after.ends[end].update(cell=spot, side=None)
        if not after.has_way(end):
            return
        around = [
            tile["rows"][spot[0] + down][spot[1] + right]
            for down in (-1, 0, 1)
            for right in (-1, 0, 1)
            if down or right
        ]
        for company in self.view["companies"]:
            if company["director"] != self.seat or company["id"] in tile["companies"]:
                continue
            for number, group in enumerate(company["groups"], start=1):
                affordable = self.dice["joker"] + self.behind >= group["cost"]
                suitable = around.count(group["terrain"]) >= 3
                if group["left"] and suitable and affordable:
                    yield f"station:{end}:{token(spot)}:{company['id']}:{number}"

    def pays(self) -> Iterator[str]:
        due = self.view["due"]
        end = due["end"]
        if due["for"] == "station":
            for jokers in range(due["dice"] + 1):
                behind = due["dice"] - jokers
                if self.dice["joker"] >= jokers and self.behind >= behind:
                    yield f"pay:{jokers}:{behind}"
            return
        terrain = "M" if due["for"] == "mountain" else "W"
        entering = self.view["crossing"] is not None
        for text, after in self.payments(terrain):
            if after.goes_on(end, entering):
                yield text
