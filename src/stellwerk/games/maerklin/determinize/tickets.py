"""Tickets and piles that agree with everything a seat has seen of them.

A ticket that somebody else drew is a card without a face. Where the rules create an order (MK-59)
the cards are followed one by one through the piles, so a ticket that the seat put back itself, or
saw coming up later, is found where it must be. What others kept of four is a guess that later
drawings can prove wrong; then another one is tried.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from stellwerk.games.maerklin.phases import ANNOUNCING, CHOOSING, FIRST_KEPT, QUEUE

if TYPE_CHECKING:
    from stellwerk.core.rng import Rng
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.seen import Seen

# A pile after a drawing: which one, the queue, and which cards have a face.
_Key: TypeAlias = tuple[int, tuple[int, ...], frozenset[int]]


@dataclass(slots=True, eq=False)
class Card:
    """One ticket, wherever it lies."""

    ticket: int = -1
    first: bool = False  # kept at set-up: it never came back


@dataclass(slots=True)
class Drawing:
    """The tickets of one kind in one event."""

    seat: int
    count: int
    known: list[int] | None  # the tickets, if the seat saw them
    kept: int | None  # how many were kept; None: not chosen yet, or nobody may know
    which: list[bool] | None  # which of them, if known
    cards: list[Card] = field(default_factory=list)
    stays: list[bool] = field(default_factory=list)
    tickets: list[int] = field(default_factory=list)  # as they were when drawn


@dataclass(slots=True)
class Pile:
    """A pile at some time: its unordered part, the queue below it, and all cards with a face."""

    loose: list[Card]
    queue: list[Card]
    named: dict[int, Card]

    def name(self, card: Card, ticket: int) -> None:
        card.ticket = ticket
        self.named[ticket] = card

    def forget(self, card: Card) -> None:
        self.named.pop(card.ticket, None)
        card.ticket = -1


def deal_tickets(p: Position, seen: Seen, rng: Rng) -> None:
    """Set piles, kept tickets and drawings of a position; hidden tickets are made up."""
    events = p.drawings()
    shorts = p.rules.short_tickets
    chosen = p.phase not in (ANNOUNCING, CHOOSING) and len(events) > 0
    guessed = {} if chosen else _guess_first(seen, events, rng)
    drawings: list[list[Drawing]] = []
    top, kept = [0, 0], [0] * 10
    queue = [0] * (2 * QUEUE)
    for kind, tickets in enumerate((range(shorts), range(shorts, p.rules.tickets))):
        drawn = [drawing_of(seen, event, kind) for event in events]
        pile = follow(drawn, len(tickets), p.players, chosen, rng)
        assert pile is not None, "no way to what the seat has seen"
        _name_cards(drawn, pile, tickets, p.players, rng)
        _tell_past(drawn, tickets, p.players if chosen else 0, rng)
        for card in pile.loose:
            top[kind] |= 1 << (card.ticket - tickets.start)
        for place, card in enumerate(pile.queue):
            queue[QUEUE * kind + place] = card.ticket
        for drawing in drawn if chosen else ():
            for card, stay in zip(drawing.cards, drawing.stays, strict=True):
                if stay:
                    kept[2 * drawing.seat + kind] |= 1 << (card.ticket - tickets.start)
        drawings.append(drawn)
    p.top, p.kept, p.queue = top, kept, queue
    for number, (event, short, long) in enumerate(zip(events, *drawings, strict=True)):
        if not seen.knows(event[0]):
            stays = [*short.stays, *long.stays]
            mask = sum(1 << place for place, stay in enumerate(stays) if stay)
            p.redraw(number, short.tickets + long.tickets, guessed.get(event[0], mask))


def drawing_of(seen: Seen, event: list[int], kind: int) -> Drawing:
    """The tickets of one kind in an event: the short ones are drawn first."""
    seat, short, _, *tickets, mask = event
    drawn = 4 - tickets.count(-1)
    first, last = (0, min(short, drawn)) if kind == 0 else (short, max(short, drawn))
    known = seen.knows(seat)
    choosing = seen.position.phase in (ANNOUNCING, CHOOSING)
    stays = [bool(mask >> i & 1) for i in range(first, last)]
    return Drawing(
        seat,
        last - first,
        tickets[first:last] if known else None,
        sum(stays) if mask and (known or not choosing) else None,
        stays if mask and known else None,
    )


def _guess_first(seen: Seen, events: list[list[int]], rng: Rng) -> dict[int, int]:
    """Which of their first tickets others may have chosen while the choice is secret, as bits."""
    guessed = {}
    for seat, short, long, *_, mask in events:
        if mask and not seen.knows(seat):
            every = range(1 << (short + long))
            guessed[seat] = rng.choice([some for some in every if some.bit_count() >= FIRST_KEPT])
    return guessed


# -- following the cards -------------------------------------------------------------------------


def follow(
    drawings: list[Drawing], total: int, players: int, chosen: bool, rng: Rng
) -> Pile | None:
    """Draw and put back card by card; gives the pile as it lies now, None if that cannot be."""
    pile = Pile([Card() for _ in range(total)], [], {})
    first, later = drawings[:players], drawings[players:]
    for drawing in first:
        drawing.cards = [pile.loose.pop() for _ in range(drawing.count)]
        for card, ticket in zip(drawing.cards, drawing.known or (), strict=False):
            if ticket in pile.named:
                return None
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
    if not _reserve(pile, later):
        return None
    return _play(pile, later, 0, set(), rng)


def _reserve(pile: Pile, later: list[Drawing]) -> bool:
    """Give faces to the cards that the seat will draw from the unordered part, if that can be.

    Cards never come back there, so until the seat drew them they lay in it.
    """
    left = len(pile.loose)
    blank = iter(pile.loose[:])
    for drawing in later:
        from_loose = min(left, drawing.count)
        left -= from_loose
        for ticket in (drawing.known or [])[:from_loose]:
            if ticket in pile.named:
                return False
            pile.name(next(blank), ticket)
    return True


def _play(pile: Pile, later: list[Drawing], start: int, failed: set[_Key], rng: Rng) -> Pile | None:
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
    pile: Pile, later: list[Drawing], i: int, failed: set[_Key], rng: Rng
) -> Pile | None:
    """The seat knows some of the cards, so it matters which of them somebody else has kept.

    ``failed`` are piles from which there was no way on: cards without a face are all alike, so many
    choices lead to the same.
    """
    drawing = later[i]
    seen_again = {ticket for other in later[i + 1 :] for ticket in other.known or ()}
    for which in _choices(drawing, seen_again, rng):
        drawing.stays = [place in which for place in range(drawing.count)]
        after = Pile(pile.loose[:], pile.queue[:], dict(pile.named))
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


def _choices(drawing: Drawing, seen_again: set[int], rng: Rng) -> list[tuple[int, ...]]:
    """Which cards somebody may have kept, in any order; none that came up again later."""
    free = [i for i, card in enumerate(drawing.cards) if card.ticket not in seen_again]
    every = list(combinations(free, drawing.kept or 0))
    rng.shuffle(every)
    return every


def _any_choice(drawing: Drawing, rng: Rng) -> list[bool]:
    stays = [i < (drawing.kept or 0) for i in range(drawing.count)]
    rng.shuffle(stays)
    return stays


def _put_back(pile: Pile, drawing: Drawing) -> None:
    for card, stays in zip(drawing.cards, drawing.stays, strict=True):
        if not stays:
            pile.queue.append(card)


def _draw(pile: Pile, drawing: Drawing) -> bool:
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
    drawings: list[Drawing], pile: Pile, tickets: range, players: int, rng: Rng
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


def _tell_past(drawings: list[Drawing], tickets: range, first: int, rng: Rng) -> None:
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
