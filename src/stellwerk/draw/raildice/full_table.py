"""The whole visible table: the active tiles, the map, companies, and what lies before each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from stellwerk.core import Part, Score
from stellwerk.draw.picture import Item, Picture, moved
from stellwerk.draw.raildice import cards, tiles
from stellwerk.draw.raildice.landscape import Landscape
from stellwerk.draw.raildice.symbols import BOARD, TITLE
from stellwerk.games.raildice.plain import Table

MARGIN: Final = 24.0
MAP: Final = 470.0  # width of the map beside two tiles
WIDTH: Final = 2 * (MARGIN + BOARD) + MARGIN + MAP + MARGIN
_TRACK: Final = 26.0


def picture(seen: Table, *, can: Collection[str] = (), chosen: Collection[str] = ()) -> Picture:
    """Everything the seat can see.

    ``can`` and ``chosen`` are ids of cells to outline, as ``targets`` names them.
    """
    y = MARGIN + BOARD + MARGIN
    items = [*_above(seen, can, chosen), *_companies(seen, y)]
    y += _companies_height() + MARGIN
    items += _seats(seen, y)
    height = y + _seat_scale(seen) * cards.SEAT[1] + MARGIN
    return Picture(WIDTH, height, tuple(items), TITLE, "ground")


def _above(seen: Table, can: Collection[str], chosen: Collection[str]) -> Iterator[Item]:
    """The active tiles side by side, and beside them years, bank, supply and the map."""
    x = MARGIN
    for tile in seen["tiles"]:
        wanted = {f"cell:{end}:" for end in tile["ends"]}
        lit, taken = (_of_tile(ids, wanted) for ids in (can, chosen))
        yield from moved(tiles.board(seen, tile, can=lit, chosen=taken).items, x, MARGIN)
        x += BOARD + MARGIN
    yield from moved(cards.years(seen).items, x, MARGIN)
    y = MARGIN + _TRACK + 14
    yield from stock(seen, x, y)
    y += 60
    yield from fit(Landscape(seen).picture(), x, y, WIDTH - MARGIN - x, MARGIN + BOARD - y)


def _of_tile(ids: Collection[str], prefixes: Collection[str]) -> list[str]:
    return [key[-2:] for key in ids if any(key.startswith(prefix) for prefix in prefixes)]


def stock(seen: Table, x: float, y: float) -> Iterator[Item]:
    """What is left for all: dice in the bank, tiles to be discovered."""
    yield Item("die", x + 20, y + 22, scale=0.5, id="bank")
    yield Item("face-hidden", x + 20, y + 22, scale=0.5, id="bank")
    yield Item("sum", x + 46, y + 22, text=str(seen["bank"]))
    for place, (kind, left) in enumerate(seen["supply"].items()):
        at = x + 130 + 88 * place
        faded = () if left else ("used",)
        yield Item(f"mini-{kind}", at, y + 22, scale=0.58, classes=faded, id=f"type:{kind}")
        yield Item("sum", at + 26, y + 22, text=str(left))


def fit(part: Picture, x: float, y: float, width: float, height: float) -> list[Item]:
    """A picture as large as it fits into a place, in its middle."""
    scale = min(1.6, width / part.width, height / part.height)
    left = x + (width - scale * part.width) / 2
    top = y + (height - scale * part.height) / 2
    return moved(part.items, left, top, scale)


def _companies_height() -> float:
    return _card_scale() * cards.CARD[1]


def _card_scale() -> float:
    return (WIDTH - 2 * MARGIN - 4 * 14) / 5 / cards.CARD[0]


def _companies(seen: Table, y: float) -> Iterator[Item]:
    scale = _card_scale()
    for place, company in enumerate(seen["companies"]):
        x = MARGIN + place * (scale * cards.CARD[0] + 14)
        yield from moved(cards.company_card(company).items, x, y, scale)


def _seat_scale(seen: Table) -> float:
    count = max(3, len(seen["seats"]))
    return (WIDTH - 2 * MARGIN - (count - 1) * 14) / count / cards.SEAT[0]


def _seats(seen: Table, y: float) -> Iterator[Item]:
    scale = _seat_scale(seen)
    for number in range(len(seen["seats"])):
        x = MARGIN + number * (scale * cards.SEAT[0] + 14)
        yield from moved(cards.seat_card(seen, number).items, x, y, scale)


def board_of(seen: Table, score: Score | None = None, part: str | None = None) -> Picture:
    """The active tiles and the map below them, as one picture; all seats share them."""
    side, gap = 2 * BOARD + 24, 24.0
    shown, items = Landscape(seen, (5, 3)), list[Item]()
    parts = [one for one in (score.parts if score else ()) if part in (None, one.key)]
    lit = [item for one in parts for item in shown.lit(years_of(one))]
    if len(seen["tiles"]) == 1:
        high = 660.0
        items += fit(tiles.board(seen, seen["tiles"][0]), 0, 0, side, high)
    else:
        high = BOARD
        for place, tile in enumerate(seen["tiles"]):
            items += fit(tiles.board(seen, tile), place * (BOARD + gap), 0, BOARD, BOARD)
    items += fit(shown.picture(*lit), 0, high + gap, side, side - high - gap)
    return Picture(side, side, tuple(items), TITLE)


def years_of(part: Part) -> dict[tuple[int, int], str]:
    """How many years each map position has earned something in."""
    times: Counter[tuple[int, int]] = Counter()
    for earned in part.earned:
        for place in earned.places:
            x, y = place.removeprefix("map:").split(",")
            times[int(x), int(y)] += 1
    return {at: str(count) for at, count in times.items()}
