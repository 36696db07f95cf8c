"""The plate of a seat: its sign and score, and how many trains, cards, tickets, passengers."""

from __future__ import annotations

from typing import Final

from stellwerk.draw.maerklin.germany import TITLE
from stellwerk.draw.picture import Item, Picture
from stellwerk.games.maerklin.plain import Seat

PLATE_WIDE: Final = 132.0
PLATE_HIGH: Final = 84.0
_COLUMNS: Final = (("trains", 22.0), ("cards", 52.0), ("tickets", 82.0), ("passengers", 112.0))


def plate() -> Picture:
    """The plate of a seat, without its numbers."""
    icons = [Item(f"icon-{name}", x, 47) for name, x in _COLUMNS]
    ground = Item("seat-plate", PLATE_WIDE / 2, PLATE_HIGH / 2)
    return Picture(PLATE_WIDE, PLATE_HIGH, (ground, *icons), TITLE)


def plate_items(seat: Seat, number: int) -> list[Item]:
    """The sign and the numbers on a seat's plate."""
    counts = (
        seat["trains"],
        seat["cards"],
        ticket_count(seat),
        seat["supply"] + len(seat["board"]),
    )
    columns = zip(_COLUMNS, counts, strict=True)
    return [
        Item(f"badge-{number + 1}", 22, 22),
        Item("total", 82, 22, text=str(seat["score"])),
        *(Item("number", x, 67, text=str(count)) for (_, x), count in columns),
    ]


def ticket_count(seat: Seat) -> int:
    """How many tickets a seat is known to have kept."""
    kept = seat["kept"]
    return kept["short"] + kept["long"] if kept else 0
