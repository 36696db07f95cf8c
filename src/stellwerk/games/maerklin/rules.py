"""The tables that the kernel of one variant runs on; compiled with ``rules.pxd``.

Routes are bits of two words: route ``r`` is bit ``r & 63`` of word ``r >> 6``. Places are bits of
one word. All tables are flat.
"""

from __future__ import annotations

from functools import lru_cache

from stellwerk.core.card import Value
from stellwerk.games.maerklin.map import (
    CARDS,
    CITIES,
    COLOURS,
    FOLK,
    FOLK_EACH,
    PLACE,
    PLACES,
    POINTS,
    ROUTES,
    TICKETS,
)
from stellwerk.games.maerklin.moves import FIRST_TICKET

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.maerklin.phases import (
        EMPTY_MARK,
        GRAY,
        LOCOMOTIVE,
        LOCOMOTIVE_MARK,
        PASSENGER,
        PASSENGER_MARK,
        PLUS4,
    )


class Rules:
    """One variant with its switches, as tables."""

    def __init__(self, options: dict[str, Value]) -> None:
        variant = str(options["variant"])
        self.variant = variant
        self.random_first = options["first"] == "random"
        self.collect_on_revisit = bool(options["collect_on_revisit"])
        self.second_card_optional = bool(options["second_card_optional"])
        self.plus4_counts = bool(options["plus4_counts_for_reset"])
        self.row_without_deck = bool(options["row_without_deck"])
        self.passengers = 0 if variant in ("beginners", "germany") else 3
        self.has_folk = variant == "germany"
        self.bonus = 15 if self.has_folk else 10  # MK-82, V-1
        if not cython.compiled:
            self._make_room()
        self._fill_cards(variant)
        self._fill_routes()
        self._fill_stacks()
        self._fill_tickets(variant)

    def _make_room(self) -> None:
        """Lists for what the compiled module has as arrays."""
        self.cards = [0] * 11
        self.length = [0] * 110
        self.colour = [0] * 110
        self.end_a = [0] * 110
        self.end_b = [0] * 110
        self.points = [0] * 8
        self.twins = [0] * 220
        self.fits = [0] * 144
        self.fits_long = [0] * 144
        self.within = [0] * 16
        self.row_marks = [0] * 12
        self.touching = [0] * 80
        self.stack_start = [0] * 36
        self.token_value = [0] * 74
        self.folk = [0] * 40
        self.folk_each = [0] * 6
        self.ticket_a = [0] * 89
        self.ticket_b = [0] * 89
        self.ticket_value = [0] * 89

    def _fill_cards(self, variant: str) -> None:
        for kind, number in enumerate(CARDS[variant]):
            self.cards[kind] = number
        for length, points in enumerate(POINTS):
            self.points[length] = points
        self.row_marks[0] = EMPTY_MARK
        self.row_marks[LOCOMOTIVE + 1] = LOCOMOTIVE_MARK
        self.row_marks[PLUS4 + 1] = LOCOMOTIVE_MARK if self.plus4_counts else 0
        self.row_marks[PASSENGER + 1] = PASSENGER_MARK

    def _fill_routes(self) -> None:
        for route in ROUTES:
            r, word, bit = route.number, route.number >> 6, 1 << (route.number & 63)
            self.length[r] = route.length
            self.colour[r] = GRAY if route.colour == "gray" else COLOURS.index(route.colour)
            self.end_a[r] = PLACE[route.a].number
            self.end_b[r] = PLACE[route.b].number
            self.touching[2 * self.end_a[r] + word] |= bit
            self.touching[2 * self.end_b[r] + word] |= bit
            for other in ROUTES:
                if route.group and other.group == route.group and other is not route:
                    self.twins[2 * r + (other.number >> 6)] |= 1 << (other.number & 63)
            for n in range(route.length, 8):
                self.within[2 * n + word] |= bit
                self.fits[16 * self.colour[r] + 2 * n + word] |= bit
                if route.length >= 4:
                    self.fits_long[16 * self.colour[r] + 2 * n + word] |= bit

    def _fill_stacks(self) -> None:
        token = 0
        for city in CITIES:
            self.stack_start[city.number] = token
            for value in city.stack if self.passengers else ():
                self.token_value[token] = value
                token += 1
        self.stack_start[len(CITIES)] = token
        if self.has_folk:
            for place in PLACES:
                self.folk[place.number] = place.folk
            for colour in range(len(FOLK)):
                self.folk_each[colour] = FOLK_EACH

    def _fill_tickets(self, variant: str) -> None:
        deck = TICKETS[variant]
        self.first_ticket = FIRST_TICKET[variant]
        self.tickets = len(deck)
        self.short_tickets = sum(ticket.kind == "short" for ticket in deck)
        for number, ticket in enumerate(deck):
            # Cities have the smaller numbers: if one of the two is a city, it comes first.
            a, b = sorted((PLACE[ticket.a].number, PLACE[ticket.b].number))
            self.ticket_a[number] = a
            self.ticket_b[number] = b
            self.ticket_value[number] = ticket.value


@lru_cache(maxsize=64)
def _rules(options: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules(dict(options))


def rules_for(options: dict[str, Value]) -> Rules:
    """The tables for these options; equal options share them."""
    return _rules(tuple(options.items()))
