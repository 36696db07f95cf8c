"""The table in characters, for the terminal.

Every connection with its length and its tracks: the letter of the colour (``*`` for gray) while a
track is free, the number of its owner afterwards, a cross if it is closed. Every city with its
goods, ``@`` and a number for a passenger. The headings are the words of the notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stellwerk.draw.maerklin.places import CODES
from stellwerk.draw.maerklin.seat_panel import ticket_count
from stellwerk.draw.palette import CARDS
from stellwerk.games.maerklin.map import CITIES, KINDS, PLACE, ROUTES, Route
from stellwerk.games.maerklin.plain import Seat, Table, Ticket

WIDTH: Final = 78
# The letters of cards that have no colour.
_SPECIAL: Final = {"locomotive": "L", "plus4": "+4", "passenger": "P"}
_PLAIN: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ö": "Oe", "–": "-", "×": "x"})


def text(seen: Table, *, ascii_only: bool = False) -> str:
    """The table as the viewing seat sees it."""
    blocks = [
        _columns(_connections(seen), 3),
        _columns(_cities(seen), 4),
        [*_seats(seen), *_piles(seen)],
    ]
    if seen["seat"] is not None:
        blocks.append(list(_own(seen["seats"][seen["seat"]])))
    if seen["phase"] == "over":
        blocks += [
            [f"[{number}]", *_tickets(seat["tickets"] or ())]
            for number, seat in enumerate(seen["seats"], start=1)
        ]
    whole = "\n\n".join("\n".join(block) for block in blocks) + "\n"
    return whole.translate(_PLAIN) if ascii_only else whole


def letter(kind: str) -> str:
    """The letter of a kind of card.

    >>> letter("red"), letter("plus4")
    ('R', '+4')
    """
    return _SPECIAL.get(kind) or CARDS[kind].letter


def _columns(entries: Sequence[str], count: int) -> list[str]:
    """Entries in columns, to be read downwards."""
    high = -(-len(entries) // count)
    wide = WIDTH // count
    lines = []
    for line in range(high):
        parts = [f"{entry:<{wide - 1}}" for entry in entries[line::high]]
        lines.append(" ".join(parts).rstrip())
    return lines


def _connections(seen: Table) -> list[str]:
    """Each connection once, with all its tracks."""
    groups: dict[tuple[str, str], list[Route]] = {}
    for route in ROUTES:
        groups.setdefault((route.a, route.b), []).append(route)
    found = []
    for (a, b), routes in groups.items():
        marks = "".join(_mark(seen, route) for route in routes)
        name = f"{PLACE[a].name}–{CODES.get(b) or PLACE[b].name}"
        found.append(f"{name[:19]:<19} {routes[0].length} {marks}")
    return found


def _mark(seen: Table, route: Route) -> str:
    owner = seen["routes"].get(route.id)
    if owner is not None:
        return str(owner + 1)
    return "×" if route.id in seen["closed"] else CARDS[route.colour].letter or "*"


def _cities(seen: Table) -> list[str]:
    whose = {
        city: f" @{number}"
        for number, seat in enumerate(seen["seats"], start=1)
        for city in seat["board"]
    }
    return [
        f"{city.name:<11} {_goods(seen, city.id)}{whose.get(city.id, '')}".rstrip()
        for city in CITIES
    ]


def _goods(seen: Table, city: str) -> str:
    """The goods of a city, the top one first; in the variant of 2017 its passengers."""
    folk = "".join(letter(colour) for colour in seen["folk"].get(city, ()))
    return "".join(map(str, seen["goods"].get(city, ()))) or folk


def _seats(seen: Table) -> Iterator[str]:
    yield "     score trains cards tickets passengers"
    for number, seat in enumerate(seen["seats"], start=1):
        mark = "*" if seen["turn"] == number - 1 else " "
        yield (
            f"[{number}]{mark}{seat['score']:>6}{seat['trains']:>7}{seat['cards']:>6}"
            f"{ticket_count(seat):>8}{seat['supply'] + len(seat['board']):>11}"
        )


def _piles(seen: Table) -> Iterator[str]:
    row = " ".join(
        f"{place}:{letter(kind) if kind else '-'}" for place, kind in enumerate(seen["row"], 1)
    )
    yield ""
    yield (
        f"row {row}   deck {seen['deck']}"
        f"   short {seen['piles']['short']}   long {seen['piles']['long']}"
    )
    if course := seen["journey"]:
        places = " ".join(course["cities"])
        yield f"journey {places}: {course['value']}"
    if last := seen["last_round"]:
        yield f"last round: {last['left']}"


def _own(seat: Seat) -> Iterator[str]:
    hand = seat["hand"] or {}
    yield "cards " + " ".join(f"{hand[kind]}{letter(kind)}" for kind in KINDS if hand.get(kind))
    yield from _tickets([*(seat["tickets"] or ()), *(seat["drawn"] or ())])


def _tickets(tickets: Iterable[Ticket]) -> Iterator[str]:
    for ticket in tickets:
        sign = "+" if ticket["done"] else " "
        ends = f"{PLACE[ticket['a']].name}–{PLACE[ticket['b']].name}"
        yield f"{ticket['id']} {ticket['value']:>2} {sign} {ends}"
