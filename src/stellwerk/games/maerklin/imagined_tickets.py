"""Tickets and piles that agree with everything a seat has seen of them.

A ticket that somebody else drew is a card without a face. Where the rules create an order (MK-59)
the cards are followed one by one through the piles, so a ticket that the seat put back itself, or
saw coming up later, is found where it must be. What others kept of four is a guess that later
drawings can prove wrong; then another one is tried.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from stellwerk.games.maerklin.map import TICKETS
from stellwerk.games.maerklin.phases import EVENT, EVENTS, QUEUE

if TYPE_CHECKING:
    from stellwerk.games.maerklin.position import Position

_FIRST_KEPT: Final = 2
# A pile after a drawing: which one, the queue, and which cards have a face.
_Key: TypeAlias = tuple[int, tuple[int, ...], frozenset[int]]


@dataclass(slots=True, eq=False)
class _Card:
    """One ticket, wherever it lies."""

    ticket: int = -1
    first: bool = False  # kept at set-up: it never came back


@dataclass(slots=True)
class _Drawing:
    """The tickets of one kind in one event."""

    seat: int
    count: int
    known: list[int] | None  # the tickets, if the seat saw them
    kept: int | None  # how many were kept; None: not chosen yet, or nobody may know
    which: list[bool] | None  # which of them, if known
    cards: list[_Card] = field(default_factory=list)
    stays: list[bool] = field(default_factory=list)
    tickets: list[int] = field(default_factory=list)  # as they were when drawn


@dataclass(slots=True)
class _Pile:
    """A pile at some time: its unordered part, the queue below it, and all cards with a face."""

    loose: list[_Card]
    queue: list[_Card]
    named: dict[int, _Card]

    def name(self, card: _Card, ticket: int) -> None:
        card.ticket = ticket
        self.named[ticket] = card

    def forget(self, card: _Card) -> None:
        self.named.pop(card.ticket, None)
        card.ticket = -1


def deal_tickets(p: Position, view: dict[str, Any], rng: Random) -> None:
    """Set piles, kept tickets and drawings of a position; hidden tickets are made up."""
    events = view["memory"]["tickets"]
    deck, shorts = TICKETS[p.rules.variant], p.rules.short_tickets
    number = {ticket.id: i for i, ticket in enumerate(deck)}
    chosen = len(events) >= p.players and all(
        event["counts"] is not None for event in events[: p.players]
    )
    drawings = [[_drawing(event, kind, number, shorts) for event in events] for kind in range(2)]
    first_kept = None if chosen else _guess_first(view, events, rng)
    ranges = (range(shorts), range(shorts, len(deck)))
    top, kept = [0, 0], [0] * 10
    queues = [0] * (2 * QUEUE)
    sizes = [0, 0]
    for kind in range(2):
        pile = _follow(drawings[kind], len(ranges[kind]), p.players, chosen, rng)
        _name_cards(drawings[kind], pile, ranges[kind], p.players, rng)
        _tell_past(drawings[kind], ranges[kind], p.players if chosen else 0, rng)
        base = shorts * kind
        for card in pile.loose:
            top[kind] |= 1 << (card.ticket - base)
        for place, card in enumerate(pile.queue):
            queues[QUEUE * kind + place] = card.ticket
        sizes[kind] = len(pile.queue)
        for i, drawing in enumerate(drawings[kind]):
            for card, stays in zip(drawing.cards, drawing.stays, strict=True):
                if stays and (chosen or i >= p.players):
                    kept[2 * drawing.seat + kind] |= 1 << (card.ticket - base)
    p.top, p.kept, p.queue, p.queue_size = top, kept, queues, sizes
    p.queue_start = [0, 0]
    _write_events(p, events, drawings, first_kept)


def _drawing(event: dict[str, Any], kind: int, number: dict[str, int], shorts: int) -> _Drawing:
    announced = (event["short"], event["long"])[kind]
    drawn = min(event["n"], announced) if kind == 0 else max(0, event["n"] - event["short"])
    known = which = None
    if event["drawn"] is not None:
        known = [number[one] for one in event["drawn"] if (number[one] >= shorts) == bool(kind)]
        if event["counts"] is not None:
            which = [one in {number[k] for k in event["kept"]} for one in known]
    counts = event["counts"]
    return _Drawing(event["seat"], drawn, known, counts and counts[kind], which)


def _guess_first(view: dict[str, Any], events: list[dict[str, Any]], rng: Random) -> dict[int, int]:
    """Which of their first tickets others may have chosen while the choice is secret, as bits."""
    guessed = {}
    for event in events:
        seat = event["seat"]
        if view["seats"][seat]["ended"] and event["drawn"] is None:
            masks = [mask for mask in range(1 << event["n"]) if mask.bit_count() >= _FIRST_KEPT]
            guessed[seat] = rng.choice(masks)
    return guessed


# -- following the cards -------------------------------------------------------------------------


def _follow(drawings: list[_Drawing], total: int, players: int, chosen: bool, rng: Random) -> _Pile:
    """Draw and put back card by card; gives the pile as it lies now."""
    pile = _Pile([_Card() for _ in range(total)], [], {})
    first, later = drawings[:players], drawings[players:]
    for drawing in first:
        drawing.cards = [pile.loose.pop() for _ in range(drawing.count)]
        for card, ticket in zip(drawing.cards, drawing.known or (), strict=False):
            pile.name(card, ticket)
    for drawing in first:
        if not chosen:
            drawing.stays = [False] * drawing.count
            continue
        drawing.stays = drawing.which or _any_choice(drawing, rng)
        for card, stays in zip(drawing.cards, drawing.stays, strict=True):
            card.first = stays
            if not stays:  # shuffled into the pile, where it can be any card (MK-15)
                pile.forget(card)
                pile.loose.append(card)
    if not chosen:
        return pile
    rng.shuffle(pile.loose)
    _reserve(pile, later)
    found = _play(pile, later, 0, set(), rng)
    assert found is not None, "no way to what the seat has seen"
    return found


def _reserve(pile: _Pile, later: list[_Drawing]) -> None:
    """Give faces to the cards that the seat will draw from the unordered part.

    Cards never come back there, so until the seat drew them they lay in it.
    """
    left = len(pile.loose)
    blank = iter(pile.loose[:])
    for drawing in later:
        from_loose = min(left, drawing.count)
        left -= from_loose
        for ticket in (drawing.known or [])[:from_loose]:
            pile.name(next(blank), ticket)


def _play(
    pile: _Pile, later: list[_Drawing], start: int, failed: set[_Key], rng: Random
) -> _Pile | None:
    """Follow the drawings from ``start`` on; None if what the seat saw then cannot be."""
    for i in range(start, len(later)):
        drawing = later[i]
        if not _draw(pile, drawing):
            return None
        if drawing.kept is None:  # still being chosen from
            drawing.stays = [False] * drawing.count
        elif drawing.known is not None or all(card.ticket < 0 for card in drawing.cards):
            drawing.stays = drawing.which or _any_choice(drawing, rng)
            _put_back(pile, drawing)
        else:
            return _try_choices(pile, later, i, failed, rng)
    return pile


def _try_choices(
    pile: _Pile, later: list[_Drawing], i: int, failed: set[_Key], rng: Random
) -> _Pile | None:
    """The seat knows some of the cards, so it matters which of them somebody else has kept.

    ``failed`` are piles from which there was no way on: cards without a face are all alike, so many
    choices lead to the same.
    """
    drawing = later[i]
    seen_again = {ticket for other in later[i + 1 :] for ticket in other.known or ()}
    for which in _choices(drawing, seen_again, rng):
        drawing.stays = [place in which for place in range(drawing.count)]
        after = _Pile(pile.loose[:], pile.queue[:], dict(pile.named))
        _put_back(after, drawing)
        key = (i, tuple(card.ticket for card in after.queue), frozenset(after.named))
        if key in failed:
            continue
        found = _play(after, later, i + 1, failed, rng)
        if found is not None:
            return found
        failed.add(key)
        for ticket, card in after.named.items():
            if ticket not in pile.named:
                card.ticket = -1
    return None


def _choices(drawing: _Drawing, seen_again: set[int], rng: Random) -> list[tuple[int, ...]]:
    """Which cards somebody may have kept, in any order; none that came up again later."""
    free = [i for i, card in enumerate(drawing.cards) if card.ticket not in seen_again]
    every = list(combinations(free, drawing.kept or 0))
    rng.shuffle(every)
    return every


def _any_choice(drawing: _Drawing, rng: Random) -> list[bool]:
    stays = [i < (drawing.kept or 0) for i in range(drawing.count)]
    rng.shuffle(stays)
    return stays


def _put_back(pile: _Pile, drawing: _Drawing) -> None:
    for card, stays in zip(drawing.cards, drawing.stays, strict=True):
        if not stays:
            pile.queue.append(card)


def _draw(pile: _Pile, drawing: _Drawing) -> bool:
    """Take the cards of a drawing off the pile; whether they can be what the seat saw."""
    drawing.cards = []
    for i in range(drawing.count):
        seen = drawing.known[i] if drawing.known is not None else -1
        if pile.loose:
            # Cards with a face wait here for the seat itself; all others are alike.
            card = next(card for card in pile.loose if card.ticket == seen)
            pile.loose.remove(card)
        else:
            card = pile.queue.pop(0)
            if seen >= 0 and card.ticket != seen:
                if card.ticket >= 0 or seen in pile.named:
                    return False
                pile.name(card, seen)
        drawing.cards.append(card)
    return True


# -- faces for the rest --------------------------------------------------------------------------


def _name_cards(
    drawings: list[_Drawing], pile: _Pile, tickets: range, players: int, rng: Random
) -> None:
    """Give the remaining tickets to the cards without a face."""
    cards = list(dict.fromkeys([*pile.loose, *pile.queue, *(c for d in drawings for c in d.cards)]))
    used = {card.ticket for card in cards}
    # What the seat itself put back at set-up nobody else can have kept then.
    mine = {ticket for drawing in drawings[:players] for ticket in drawing.known or ()}
    left = [ticket for ticket in tickets if ticket not in used]
    rng.shuffle(left)
    left.sort(key=lambda ticket: ticket not in mine)
    blank = [card for card in cards if card.ticket < 0]
    for card in sorted(blank, key=lambda card: not card.first):
        card.ticket = left.pop()
    # Those after the first ones are in the order of the list: shuffle what is exchangeable.
    rest = [card for card in blank if not card.first]
    names = [card.ticket for card in rest]
    rng.shuffle(names)
    for card, ticket in zip(rest, names, strict=True):
        card.ticket = ticket


def _tell_past(drawings: list[_Drawing], tickets: range, first: int, rng: Random) -> None:
    """What was drawn in each drawing; ``first`` of them were at set-up and are over.

    Cards put back at set-up were shuffled, so those that others had are any that could have been
    there: not the seat's own and not kept by anybody.
    """
    mine = {ticket for drawing in drawings[:first] for ticket in drawing.known or ()}
    kept = {card.ticket for d in drawings[:first] for card in d.cards if card.first}
    past = [ticket for ticket in tickets if ticket not in mine and ticket not in kept]
    rng.shuffle(past)
    for number, drawing in enumerate(drawings):
        drawing.tickets = drawing.known or [
            past.pop() if number < first and not card.first else card.ticket
            for card in drawing.cards
        ]


def _write_events(
    p: Position,
    events: list[dict[str, Any]],
    drawings: list[list[_Drawing]],
    guessed: dict[int, int] | None,
) -> None:
    """The drawings as the position keeps them."""
    numbers: list[int] = []
    for i, event in enumerate(events):
        short, long = drawings[0][i], drawings[1][i]
        tickets = [*short.tickets, *long.tickets]
        stays = [*short.stays, *long.stays]
        mask = sum(1 << place for place, stay in enumerate(stays) if stay)
        if guessed is not None and i < p.players:
            mask = guessed.get(event["seat"], 0)
            if event["drawn"] is not None and event["counts"] is not None:
                mask = sum(1 << j for j, one in enumerate(event["drawn"]) if one in event["kept"])
        tickets += [-1] * (4 - len(tickets))
        numbers += [event["seat"], event["short"], event["long"], *tickets, mask]
    p.events = len(events)
    p.event = numbers + [0] * (EVENT * EVENTS - len(numbers))
