"""Company cards, what lies in front of each seat, and the years, as draw lists.

Numbers and signs only: a picture speaks no language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stellwerk.draw.picture import Item, Picture, moved
from stellwerk.draw.raildice.symbols import TITLE
from stellwerk.games.raildice.data import FACES
from stellwerk.games.raildice.plain import Company, Seat, Table

CARD: Final = (300.0, 150.0)
SEAT: Final = (360.0, 170.0)
APART: Final = 9  # dice in a row that need not lie closer together
YEARS: Final = 12  # shown at most; of a longer game the last ones
_GROUP: Final = 36.0  # height of one line of a card


def company_card(company: Company) -> Picture:
    """A company: whose it is, its shares in the supply, its stations by land and price.

    Stations still on the card are solid, built ones fade.
    """
    width, height = CARD
    key = f"company:{company['id']}"
    items = [
        Item("card", width / 2, height / 2, id=key),
        Item(f"mark-{company['id']}", 34, 36, id=key),
    ]
    if company["director"] is not None:
        items.append(Item("director", 24, 84))
        items.append(Item("amount", 50, 84, text=str(company["director"] + 1)))
    items.append(Item(f"share-{company['id']}", 24, 122, scale=0.7, id=f"share:{company['id']}"))
    items.append(Item("amount", 50, 122, text=str(company["shares"])))
    top = (height - len(company["groups"]) * _GROUP) / 2 + _GROUP / 2
    for place, group in enumerate(company["groups"]):
        y = top + place * _GROUP
        name = f"group:{company['id']}:{place + 1}"
        items.append(Item(f"cell-{group['terrain']}", 90, y, scale=0.42, id=name))
        items.append(Item("amount", 120, y, text=str(group["cost"])))
        for number in range(group["count"]):
            faded = () if number < group["left"] else ("used",)
            x = 146 + number * 25
            items.append(Item(f"mark-{company['id']}", x, y, scale=0.42, classes=faded))
    return Picture(width, height, tuple(items), TITLE)


def seat_card(seen: Table, number: int) -> Picture:
    """What lies in front of a seat's screen, and behind it as far as that is shown."""
    width, height = SEAT
    card = Item("seat-card", width / 2, height / 2, id=f"seat:{number}")
    seat = seen["seats"][number]
    items = (card, *possessions(seen, number), *in_front(faces_of(seat)), *_shares(seat))
    return Picture(width, height, items, TITLE)


def possessions(seen: Table, number: int) -> list[Item]:
    """What is told of a seat besides its dice and shares."""
    seat = seen["seats"][number]
    items: list[Item] = []
    lamp = "now" if seen["turn"] == number else "next"
    items.append(Item(lamp, 28, 28, text=str(number + 1)))
    items.append(Item("passenger", 66, 30, scale=0.7))
    items.append(Item("sum", 86, 29, text=_amount(seat["passengers"])))
    items += [Item("face-behind", 190, 29, scale=0.5)]
    items.append(Item("sum", 212, 29, text=_amount(seat["behind"])))
    if seen["start"] == number:
        items.append(Item("start", SEAT[0] - 26, 28))
    return items


def faces_of(seat: Seat) -> list[str]:
    """The dice in front of a screen, in order."""
    return [face for face in FACES for _ in range(seat["front"][face])]


def in_front(faces: Sequence[str]) -> list[Item]:
    """Dice in their places on a seat's card, two items each."""
    return moved(dice_row(faces).items, 14, 52, 0.45)


def _amount(number: int | None) -> str:
    """A number with its thousands apart; what one may not know is a question."""
    return "?" if number is None else f"{number:,}".replace(",", " ")


def dice_row(faces: Sequence[str]) -> Picture:
    """Dice in a row."""
    items: list[Item] = []
    # So many in a row have room; more than that lie closer together.
    step = 84.0 if len(faces) <= APART else 84.0 * APART / len(faces)
    for place, face in enumerate(faces):
        x = 38 + place * step
        items += [Item(symbol, x, 38, id=f"die:{face}") for symbol in ("die", f"face-{face}")]
    return Picture(76 + step * max(0, len(faces) - 1), 76, tuple(items), TITLE)


def _shares(seat: Seat) -> Iterator[Item]:
    """Shares with their number; a crown where they lead."""
    for place, (company, count) in enumerate(seat["shares"].items()):
        yield from share(place, company, count)
        if company in seat["directs"]:
            yield crown(place)


def share(place: int, company: str, count: int) -> tuple[Item, Item]:
    """A company's shares, in its place on a seat's card."""
    x, y = 30 + place * 68, 132.0
    faded = () if count else ("used",)
    amount = Item("amount", x + 28, y + 8, text=str(count))
    return Item(f"share-{company}", x, y, scale=0.8, classes=faded), amount


def crown(place: int) -> Item:
    """That a seat leads the company in this place."""
    return Item("director", 58 + place * 68, 118.0, scale=0.6)


def years(seen: Table) -> Picture:
    """A lamp for each year so far. Nobody knows how many there will be."""
    over = seen["phase"] == "over"
    first = max(1, seen["year"] - YEARS + 1)
    items = [
        Item("past" if over or year < seen["year"] else "now", 13 + 34 * at, 13, text=str(year))
        for at, year in enumerate(range(first, seen["year"] + 1))
    ]
    return Picture(34 * len(items) - 8, 26, tuple(items), TITLE)
