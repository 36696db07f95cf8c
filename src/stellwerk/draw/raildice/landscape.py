"""The map: all tiles discovered so far, how the line ran over them, and the stations on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from stellwerk.draw.picture import Item, Picture
from stellwerk.draw.raildice.symbols import MINI, MINI_PITCH, MINI_TILE, TITLE
from stellwerk.draw.raildice.tiles import laid
from stellwerk.games.raildice.board import NORTH, WEST
from stellwerk.games.raildice.plain import Mini, Table, Tile

_MARGIN: Final = 8.0
_STATION: Final = 0.4
# A tile holds one station of a company at most: each has its place.
_PLACES: Final = {
    "red": (-1, -1),
    "blue": (1, -1),
    "green": (0, 0),
    "yellow": (-1, 1),
    "black": (1, 1),
}
_AWAY: Final = 22.0
_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
_BADGE: Final = 25.0  # how far from the middle of its tile


class Landscape:
    """Where the tiles of a map lie in its picture."""

    def __init__(self, seen: Table, least: tuple[int, int] = (3, 2)) -> None:
        self.seen = seen
        xs = [one["at"][0] for one in seen["map"]]
        ys = [one["at"][1] for one in seen["map"]]
        # Room for at least so many tiles, so that the first ones do not look like a board.
        self.columns = max(least[0], max(xs) - min(xs) + 1)
        self.rows = max(least[1], max(ys) - min(ys) + 1)
        self._left = min(xs) - (self.columns - (max(xs) - min(xs) + 1)) // 2
        self._top = min(ys) - (self.rows - (max(ys) - min(ys) + 1)) // 2
        self.width = self.columns * MINI_PITCH - (MINI_PITCH - MINI_TILE) + 2 * _MARGIN
        self.height = self.rows * MINI_PITCH - (MINI_PITCH - MINI_TILE) + 2 * _MARGIN

    def place(self, at: Iterable[int]) -> tuple[float, float]:
        """The middle of a map position."""
        x, y = at
        first = _MARGIN + MINI_TILE / 2
        return first + (x - self._left) * MINI_PITCH, first + (y - self._top) * MINI_PITCH

    def items(self) -> Iterator[Item]:
        for one in self.seen["map"]:
            x, y = self.place(one["at"])
            key = position(one["at"])
            yield Item(f"mini-{one['type']}", x, y, turn=one["rotation"], id=key)
        yield from self._past()
        for tile in self.seen["tiles"]:
            yield from self._line(tile)
        for one in self.seen["map"]:
            x, y = self.place(one["at"])
            yield from _stations(one, x, y)
            if one["ends"]:
                yield Item("active", x, y, id=position(one["at"]))
        for tile in self.seen["tiles"]:
            x, y = self.place(tile["at"])
            for place, end in enumerate(tile["ends"]):
                middle = x - 12 * (len(tile["ends"]) - 1) + 24 * place
                yield Item("marker", middle, y - MINI_TILE / 2 + 4, scale=0.8, text=end)

    def _past(self) -> Iterator[Item]:
        """How the line ran over tiles that were cleared: from side to side, dashed."""
        for before, after in crossings(self.seen["map"]):
            for one, other in ((before, after), (after, before)):
                if not one["ends"]:
                    turn = _STEPS.index(_apart(one, other))
                    yield Item("past-line", *self.place(one["at"]), turn=turn)

    def _line(self, tile: Tile) -> Iterator[Item]:
        """The line on an active tile, as it lies there."""
        x, y = self.place(tile["at"])
        for piece in tile["pieces"]:
            row, col = int(piece["cell"][0]), int(piece["cell"][1])
            for item in laid(piece):
                if f"mini-{item.symbol}" in ("mini-straight", "mini-curve", "mini-arm"):
                    at = (x + (col - 3) * MINI, y + (row - 3) * MINI)
                    yield Item(f"mini-{item.symbol}", *at, turn=item.turn)

    def picture(self, *more: Item) -> Picture:
        """The whole map, with more to be seen on it."""
        return Picture(self.width, self.height, (*self.items(), *more), TITLE)

    def lit(self, badges: Mapping[tuple[int, int], str]) -> list[Item]:
        """Map positions being explained: outlined, neighbours joined, each with its badge."""
        items = []
        for x, y in badges:
            items.append(Item("group", *self.place((x, y))))
            for turn, (dx, dy) in ((NORTH, (0, -1)), (WEST, (-1, 0))):
                if (x + dx, y + dy) in badges:
                    at = self.place((x, y))
                    items.append(Item("group-link", *at, turn=turn))
        for at, text in badges.items():
            right, top = self.place(at)
            if text:
                items.append(Item("count", right + _BADGE, top - _BADGE, text=text))
        return items


def crossings(tiles: Sequence[Mini]) -> list[tuple[Mini, Mini]]:
    """From which tile each of the others was discovered.

    The map is in the order of discovery, and each tile was entered from where one of the two ends
    then was. So every way to divide the tiles between the ends is followed that keeps to
    neighbours; of those that bring both ends where they are now, there is hardly ever more than
    one, and then the first is as good.
    """
    now = tuple(next(i for i, one in enumerate(tiles) if end in one["ends"]) for end in "12")
    ways: dict[tuple[int, ...], tuple[int, ...]] = {(0, 0): ()}  # where the ends are: from where
    for number in range(1, len(tiles)):
        further: dict[tuple[int, ...], tuple[int, ...]] = {}
        for ends, came in ways.items():
            for end in (0, 1):
                if _apart(tiles[ends[end]], tiles[number]) in _STEPS:
                    after = (number, ends[1]) if end == 0 else (ends[0], number)
                    further.setdefault(after, (*came, ends[end]))
        ways = further
    found = ways.get(now, ())
    return [(tiles[before], tiles[number]) for number, before in enumerate(found, start=1)]


def _apart(one: Mini, other: Mini) -> tuple[int, int]:
    return other["at"][0] - one["at"][0], other["at"][1] - one["at"][1]


def position(at: Iterable[int]) -> str:
    """A map position as the id of a drawn thing."""
    x, y = at
    return f"map:{x},{y}"


def _stations(one: Mini, x: float, y: float) -> Iterator[Item]:
    for company in one["stations"]:
        dx, dy = _PLACES[company]
        at = (x + _AWAY * dx, y + _AWAY * dy)
        yield Item(f"mark-{company}", *at, scale=_STATION, id=position(one["at"]))
