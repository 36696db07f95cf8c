"""Moves as numbers and as words: the notation of the game.

Every kind of move has a stretch of numbers of its own. Text names things as a person would:
``claim:berlin-hamburg.2``, ``pay:3red+1locomotive``, ``travel:koln``. Read is more than is written:
``Köln``, ``Koeln`` and ``KOLN`` are all ``koln``, and the two ends of a route come in either order.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final

from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games.maerklin.map import (
    COLOURS,
    FOLK,
    KINDS,
    PLACE,
    PLACES,
    ROUTES,
    TICKETS,
    Place,
    Route,
    Ticket,
)

# What a player does.
TAKE: Final = 0  # + 16 · place in the row + kind of card
BLIND: Final = 100
ENOUGH: Final = 101
STOP: Final = 102
NOBODY: Final = 103
SHUFFLE: Final = 104  # by chance
MIX: Final = 110  # + 5 · short + long
CLAIM: Final = 200  # + route
GO: Final = 400  # + route
SET_DOWN: Final = 600  # + city
TRAVEL: Final = 700  # + city
PICK: Final = 800  # + 8 · place + colour of the passenger
# What chance does.
FIRST: Final = 1200  # + seat
DRAW: Final = 1220  # + kind of card, into a hand
TURN: Final = 1240  # + kind of card, into the row
ARRIVE: Final = 1260  # + colour of a passenger (V-1)
TICKET: Final = 1300  # + number of a ticket among all decks
# A player again: numbers with several parts.
PAY: Final = 2048  # + 512 · colour (8: none) + 64 · its cards + 8 · locomotives + number of +4
KEEP: Final = (
    1 << 13
)  # + up to four tickets, ascending, as digits (number + 1) to the base KEEP_BASE
KEEP_BASE: Final = 198
NO_COLOUR: Final = 8
MOST_DRAWN: Final = 4

# Every ticket of every deck by the number it has in moves.
ALL_TICKETS: Final[tuple[Ticket, ...]] = tuple(
    ticket for name in ("2006", "2012", "germany") for ticket in TICKETS[name]
)
FIRST_TICKET: Final = {"2006": 0, "2012": 46, "beginners": 0, "germany": 108}
_TICKET_NUMBER: Final = {ticket.id: number for number, ticket in enumerate(ALL_TICKETS)}
_ROUTE_NUMBER: Final = {route.text: route.number for route in ROUTES}
_LARGEST_KEEP: Final = KEEP + KEEP_BASE**MOST_DRAWN


def is_secret(move: int) -> bool:
    """Whether a move tells what only one seat may know (MK-88): cards drawn, tickets."""
    return DRAW <= move < TURN or TICKET <= move < PAY or move >= KEEP


# -- numbers with several parts ------------------------------------------------------------------


def pay(colour: int, cards: int, locomotives: int, plus4: int) -> int:
    """A payment; of jokers only if ``cards`` is 0."""
    return PAY + 512 * (colour if cards else NO_COLOUR) + 64 * cards + 8 * locomotives + plus4


def payment(move: int) -> tuple[int, int, int, int]:
    """Colour, its cards, locomotives and +4 of a payment."""
    move -= PAY
    return move >> 9, move >> 6 & 7, move >> 3 & 7, move & 7


def keep(tickets: Iterable[int]) -> int:
    """Keep the tickets with these numbers."""
    move = 0
    for number in sorted(tickets, reverse=True):
        move = move * KEEP_BASE + number + 1
    return KEEP + move


def kept(move: int) -> list[int]:
    """The numbers of the tickets that a move keeps."""
    rest = move - KEEP
    found = []
    while rest:
        rest, digit = divmod(rest, KEEP_BASE)
        found.append(digit - 1)
    return found


# -- writing -------------------------------------------------------------------------------------


def spell(move: int) -> str:
    """The one notation of a move; a number in brackets for what is none.

    >>> spell(CLAIM + 7), spell(pay(7, 2, 1, 0)), spell(keep([0, 40]))
    ('claim:berlin-hamburg.2', 'pay:2red+1locomotive', 'keep:S01,L18')
    """
    word = _WORDS.get(move)
    if word is not None:
        return word
    if is_payment(move):
        return f"pay:{payment_text(move)}"
    if is_keeping(move):
        return "keep:" + ",".join(ALL_TICKETS[number].id for number in kept(move))
    return f"({move})"


def is_payment(move: int) -> bool:
    """Whether a number is a payment at all, whether or not anybody could make it."""
    if not PAY <= move < PAY + 9 * 512:
        return False
    colour, cards, locomotives, plus4 = payment(move)
    return (colour == NO_COLOUR) == (cards == 0) and 0 < cards + locomotives + plus4 <= 7


def is_keeping(move: int) -> bool:
    """Whether a number is a choice of tickets at all."""
    if not KEEP < move < _LARGEST_KEEP:
        return False
    tickets = kept(move)
    return tickets[0] >= 0 and all(a < b for a, b in pairwise(tickets))


def payment_text(move: int) -> str:
    colour, cards, locomotives, plus4 = payment(move)
    kinds = ((KINDS[colour], cards), ("locomotive", locomotives), ("plus4", plus4))
    return "+".join(f"{n}{kind}" for kind, n in kinds if n)


def _plain_words() -> dict[int, str]:
    words = {BLIND: "blind", ENOUGH: "enough", STOP: "stop", NOBODY: "place:none"}
    words[SHUFFLE] = "shuffle"
    for slot in range(5):
        for number, kind in enumerate(KINDS):
            words[TAKE + 16 * slot + number] = f"take:{slot + 1}.{kind}"
    for short in range(5):
        for long in range(5 - short):
            if short + long:
                words[MIX + 5 * short + long] = f"mix:{short}+{long}"
    for route in ROUTES:
        words[CLAIM + route.number] = f"claim:{route.text}"
        words[GO + route.number] = f"go:{route.text}"
    for place in PLACES:
        if not place.is_country:
            words[SET_DOWN + place.number] = f"place:{place.id}"
            words[TRAVEL + place.number] = f"travel:{place.id}"
        for number, folk in enumerate(FOLK):
            words[PICK + 8 * place.number + number] = f"pick:{place.id}.{folk}"
    for seat in range(5):
        words[FIRST + seat] = f"first:{seat + 1}"
    for number, kind in enumerate(KINDS):
        words[DRAW + number] = f"draw:{kind}"
        words[TURN + number] = f"turn:{kind}"
    for number, folk in enumerate(FOLK):
        words[ARRIVE + number] = f"folk:{folk}"
    for number, ticket in enumerate(ALL_TICKETS):
        words[TICKET + number] = f"ticket:{ticket.id}"
    return words


_WORDS: Final = _plain_words()
_NUMBERS: Final = {word: number for number, word in _WORDS.items()}


# -- reading -------------------------------------------------------------------------------------


def parse(text: str) -> int:
    """The move a text stands for; refuses what is none and offers the nearest name.

    >>> parse("claim:Hamburg-Berlin.2") == CLAIM + 7, parse("travel:Köln") == parse("travel:koeln")
    (True, True)
    """
    known = _NUMBERS.get(text)
    if known is not None:
        return known
    verb, colon, rest = text.strip().partition(":")
    read = _READERS.get(verb.lower()) if colon else None
    if read is not None:
        return read(rest)
    known = _NUMBERS.get(text.strip().lower())
    if known is None:
        raise Invalid(refuse("", "maerklin.move_unreadable", text=text))
    return known


def _read_pay(rest: str) -> int:
    numbers = dict.fromkeys(KINDS, 0)
    for part in rest.lower().split("+"):
        match = re.fullmatch(r"([1-7])([a-z]+4?)", part)
        if match is None or match[2] not in numbers or numbers[match[2]]:
            raise Invalid(refuse("MK-41", "maerklin.payment_unreadable", text=rest))
        numbers[match[2]] = int(match[1])
    colours = [number for number, colour in enumerate(COLOURS) if numbers[colour]]
    if len(colours) > 1:
        a, b = (COLOURS[number] for number in colours[:2])
        raise Invalid(refuse("MK-41", "maerklin.two_colours", card=a, other=b))
    if numbers["passenger"]:
        raise Invalid(refuse("MK-44", "maerklin.pay_passenger"))
    colour = colours[0] if colours else NO_COLOUR
    cards = numbers[COLOURS[colour]] if colours else 0
    move = pay(colour, cards, numbers["locomotive"], numbers["plus4"])
    if cards + numbers["locomotive"] + numbers["plus4"] > 7:
        raise Invalid(refuse("MK-3", "maerklin.payment_unreadable", text=rest))
    return move


def _read_mix(rest: str) -> int:
    match = re.fullmatch(r" *([0-9]{1,2}) *\+ *([0-9]{1,2}) *", rest)
    if match is None:
        raise Invalid(refuse("", "maerklin.move_unreadable", text=f"mix:{rest}"))
    short, long = int(match[1]), int(match[2])
    if not 0 < short + long <= MOST_DRAWN:
        raise Invalid(refuse("MK-57", "maerklin.mix_total", n=MOST_DRAWN))
    return MIX + 5 * short + long


def _read_keep(rest: str) -> int:
    ids = [part.strip().upper() for part in rest.split(",")]
    for one in ids:
        if one not in _TICKET_NUMBER:
            raise Invalid(refuse("MK-8", "maerklin.ticket_unknown", ticket=one))
    numbers = {_TICKET_NUMBER[one] for one in ids}
    if len(numbers) < len(ids) or len(numbers) > MOST_DRAWN:
        raise Invalid(refuse("", "maerklin.move_unreadable", text=f"keep:{rest}"))
    return keep(numbers)


def _read_route(base: int) -> Callable[[str], int]:
    def read(rest: str) -> int:
        return base + find_route(rest).number

    return read


def _read_city(base: int) -> Callable[[str], int]:
    def read(rest: str) -> int:
        if base == SET_DOWN and rest.strip().lower() == "none":
            return NOBODY
        place = find_place(rest)
        if place.is_country:
            raise Invalid(refuse("MK-53", "maerklin.no_city", place=place.name))
        return base + place.number

    return read


def _read_pick(rest: str) -> int:
    name, _, folk = rest.rpartition(".")
    if folk.lower() not in FOLK:
        raise Invalid(refuse("", "maerklin.move_unreadable", text=f"pick:{rest}"))
    return PICK + 8 * find_place(name).number + FOLK.index(folk.lower())


_READERS: Final[dict[str, Callable[[str], int]]] = {
    "claim": _read_route(CLAIM),
    "go": _read_route(GO),
    "place": _read_city(SET_DOWN),
    "travel": _read_city(TRAVEL),
    "pick": _read_pick,
    "pay": _read_pay,
    "mix": _read_mix,
    "keep": _read_keep,
}


def plain(name: str) -> str:
    """A name without case, umlauts and punctuation: ``Köln`` and ``koln`` alike.

    >>> plain("Köln"), plain("  SAARBRÜCKEN ")
    ('koln', 'saarbrucken')
    """
    parts = unicodedata.normalize("NFD", name.strip().lower().replace("ß", "ss"))
    return "".join(letter for letter in parts if letter.isascii() and letter.isalnum())


def _spelt_out(name: str) -> str:
    for letter, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        name = name.lower().replace(letter, letters)
    return name


_SPELLINGS: Final = {
    **{plain(place.name): place for place in PLACES},
    **{place.id: place for place in PLACES},
    # Without umlauts on the keyboard: Koeln, Duesseldorf, Daenemark.
    **{plain(_spelt_out(place.name)): place for place in PLACES},
}


def find_place(name: str) -> Place:
    """The place with this name in any usual spelling; refuses others and offers the nearest."""
    place = _SPELLINGS.get(plain(name))
    if place is None:
        near = difflib.get_close_matches(plain(name), _SPELLINGS, n=1, cutoff=0.0)
        nearest = _SPELLINGS[near[0]].name if near else PLACES[0].name
        raise Invalid(refuse("MK-2", "maerklin.place_unknown", name=name, nearest=nearest))
    return place


def find_route(text: str) -> Route:
    """The route with these ends, in either order; its track by number or colour."""
    known = _ROUTE_NUMBER.get(text)
    if known is not None:
        return ROUTES[known]
    names, _, track = text.partition(".")
    ends = re.split(r"[-–]", names)
    if len(ends) != 2:
        raise Invalid(refuse("", "maerklin.route_unreadable", text=text))
    pair = {find_place(end).id for end in ends}
    found = [route for route in ROUTES if {route.a, route.b} == pair]
    if not found:
        a, b = (find_place(end).name for end in ends)
        raise Invalid(refuse("MK-2", "maerklin.route_unknown", a=a, b=b))
    track = track.strip().lower()
    fits = [route for route in found if track in ("", str(route.track), route.colour)]
    if not fits or (len(fits) > 1 and not track):
        a, b = (PLACE[end].name for end in (found[0].a, found[0].b))
        raise Invalid(refuse("MK-2", "maerklin.track_unknown", a=a, b=b, tracks=len(found)))
    return fits[0]
