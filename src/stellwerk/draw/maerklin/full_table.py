"""The whole visible table: the map, and beside it the row, the players, one's cards and tickets."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from stellwerk.draw.maerklin import germany
from stellwerk.draw.maerklin.places import HEIGHT, WIDTH
from stellwerk.draw.maerklin.seat_panel import PLATE_HIGH, PLATE_WIDE, plate, plate_items
from stellwerk.draw.maerklin.symbols import CARD_HIGH, CARD_WIDE
from stellwerk.draw.picture import Item, Picture, moved
from stellwerk.games.maerklin.map import KINDS, PLACE
from stellwerk.games.maerklin.plain import Seat, Table, Ticket

MARGIN: Final = 24.0
GUTTER: Final = 30.0
COLUMN: Final = 440.0
_BETWEEN: Final = 8.0
_LINE: Final = 24.0
_LEFT: Final = MARGIN + WIDTH + GUTTER


def picture(seen: Table, *, can: Collection[str] = (), chosen: Collection[str] = ()) -> Picture:
    """Everything the viewing seat can see; ``can`` and ``chosen`` are ids to outline."""
    drawn = germany.board(seen, can=can, chosen=chosen)
    items = [*moved(drawn.items, MARGIN, MARGIN), *_column(seen)]
    size = _LEFT + COLUMN + MARGIN, HEIGHT + 2 * MARGIN
    return Picture(*size, tuple(items), germany.TITLE, "ground")


def _column(seen: Table) -> Iterator[Item]:
    y = MARGIN
    if seen["phase"] != "over":
        yield from _row(seen, y)
        y += CARD_HIGH + _LINE + GUTTER
    for place, seat in enumerate(seen["seats"]):
        x = _LEFT + place % 3 * (PLATE_WIDE + _BETWEEN)
        top = y + place // 3 * (PLATE_HIGH + _BETWEEN)
        yield from moved((*plate().items, *plate_items(seat, place)), x, top)
    y += (1 + (seen["players"] - 1) // 3) * (PLATE_HIGH + _BETWEEN) + GUTTER
    if seen["phase"] == "over":
        for number, seat in enumerate(seen["seats"]):
            yield Item(f"badge-{number + 1}", _LEFT + 13, y)
            yield from _tickets(seat["tickets"] or (), y + _LINE, over=True)
            y += (1.5 + len(seat["tickets"] or ())) * _LINE
    elif seen["seat"] is not None:
        own = seen["seats"][seen["seat"]]
        yield from _hand(own, y)
        y += 2 * (CARD_HIGH + _LINE + _BETWEEN) + GUTTER
        yield from _tickets([*(own["tickets"] or ()), *(own["drawn"] or ())], y)


def _row(seen: Table, y: float) -> Iterator[Item]:
    """The open cards, and the deck with its number of cards."""
    kinds = [kind or "none" for kind in seen["row"]]
    for place, kind in enumerate(kinds):
        yield _card(kind, place, y, f"row:{place + 1}")
    deck = _card("back" if seen["deck"] else "none", len(kinds) + 0.5, y, "deck")
    yield deck
    yield Item("number", deck.x, y + CARD_HIGH + 12, text=str(seen["deck"]))


def _hand(own: Seat, y: float) -> Iterator[Item]:
    """One's cards by colour, each with how many there are."""
    kinds = [kind for kind in KINDS if (own["hand"] or {}).get(kind)]
    for place, kind in enumerate(kinds):
        line, column = divmod(place, 8)
        top = y + line * (CARD_HIGH + _LINE + _BETWEEN)
        card = _card(kind, column, top, f"card:{kind}")
        yield card
        count = str((own["hand"] or {})[kind])
        yield Item("number", card.x, top + CARD_HIGH + 12, text=count)


def _card(kind: str, place: float, y: float, name: str) -> Item:
    x = _LEFT + CARD_WIDE / 2 + place * (CARD_WIDE + _BETWEEN)
    return Item(f"card-{kind}", x, y + CARD_HIGH / 2, id=name)


def _tickets(tickets: Sequence[Ticket], y: float, *, over: bool = False) -> Iterator[Item]:
    """Value, places, and a tick if they are connected; at the end a cross if they are not."""
    for place, ticket in enumerate(tickets):
        at = y + place * _LINE
        ends = f"{PLACE[ticket['a']].name} – {PLACE[ticket['b']].name}"
        name = f"ticket:{ticket['id']}"
        yield Item("number", _LEFT + 14, at, id=name, text=str(ticket["value"]))
        yield Item("", _LEFT + 62, at, classes=("note",), text=ends)
        if ticket["done"] or over:
            yield Item("done" if ticket["done"] else "error", _LEFT + 44, at)
