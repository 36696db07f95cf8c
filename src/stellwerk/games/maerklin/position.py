"""A running game as flat arrays; compiled with ``position.pxd``.

A :class:`Position` only holds what is where. What happens stands beside it: ``cards.py`` (row, deck
and discard), ``ticket_piles.py``, ``network.py`` (claims), ``travel.py`` (journeys),
``passengers_2017.py`` (V-1), ``turns.py`` (who does what when), ``undo.py`` and ``legal_moves.py``
(what may be done).
"""

from __future__ import annotations

from array import array
from typing import cast

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE
    from stellwerk.games.maerklin.phases import (
        CITY_TOTAL,
        DEALING,
        EVENT,
        KIND_TOTAL,
        NO_CHANCE,
        ROUTE_TOTAL,
        TOKEN_TOTAL,
        TRAIN_TOTAL,
    )
    from stellwerk.games.maerklin.rules import Rules

    def copy_small(to: list[int], source: list[int], count: int) -> None: ...

    def copy_masks(to: list[int], source: list[int], count: int) -> None: ...

    def same_small(one: list[int], other: list[int], count: int) -> bool:
        return list(one[:count]) == list(other[:count])  # be they lists or arrays

    same_masks = same_small


_WORD = (1 << 64) - 1


def room(count: int) -> list[int]:
    """Used like a list, but copied in one go: for what is long and seldom looked at."""
    return cast(list[int], array("h", bytes(2 * count)))


class Position:
    """Everything about a running game, for all seats, hidden things included."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.phase = DEALING
        self.due = NO_CHANCE
        self.seat = -1  # whose turn it is
        self.first = -1
        self.last_by = -1  # who has begun the last round (MK-75)
        self.last_left = 0  # its turns still to come, the running one included
        self.skipped = 0  # the seats skipped since the last action, as bits (MK-21)
        self.skips = 0
        self.resets = 0  # of the row in this settling (MK-35)
        self.dealt = 0  # things dealt at set-up
        self.undo = False  # can a payment be taken back?
        self.deck_size = 0
        self.discard_size = 0
        self.route = -1  # the route being claimed
        self.paid = 0  # its payment, as a move; 0 before it
        self.pick_end = 0  # V-1: at which end of the route a passenger is picked up
        self.picked = -1  # what was picked up at the first end, and whether by choice
        self.pick_chosen = False
        self.start = -1  # a journey: from where, where it stands, its routes and foreign ones
        self.at = -1
        self.steps = 0
        self.foreign = 0
        self.log_size = 0
        self.blinds = 0  # cards drawn blind since the last mark in the log
        self.events = 0
        self.fresh = -2  # for which seat ``offer`` holds the legal moves
        self.offered = 0
        if not cython.compiled:
            self._make_room()
        self._set_out()

    def _make_room(self) -> None:
        """Lists for what the compiled module has as arrays."""
        self.made = [0] * 5  # how many moves of each seat stand; ``State`` counts them
        self.hand = [0] * 55  # 11 · seat + kind
        self.hand_size = [0] * 5
        self.row = [0] * 5  # kind of card, or -1
        self.deck = [0] * 11
        self.discard = [0] * 11
        self.trains = [0] * 5
        self.score = [0] * 5  # routes and goods (MK-97)
        self.goods = [0] * 5
        self.supply = [0] * 5
        self.stand = [0] * 5  # the cities in which passengers of the seat stand
        self.height = [0] * 35  # of the stack of goods
        self.taker = room(74)  # who has taken each token, or -1
        self.folk = room(240)  # V-1: 6 · place + colour
        self.folk_of = [0] * 30  # V-1: 6 · seat + colour
        self.folk_left = [0] * 6  # V-1: to be dealt
        self.path = room(110)  # the routes of a journey
        self.used = [0] * 2  # the same as a mask
        self.open = [0] * 2  # routes that somebody may still claim
        self.own = [0] * 10  # 2 · seat + word
        self.barred = [0] * 10  # parallel to a route of the seat (MK-45)
        self.reach = [0] * 175  # 35 · seat + city: the places connected with it
        self.top = [0] * 2  # the unordered part of each ticket pile
        self.kept = [0] * 10  # 2 · seat + kind
        self.queue = room(128)  # the ordered bottom of the piles (MK-59): 64 · kind + place
        self.queue_start = [0] * 2
        self.queue_size = [0] * 2
        self.log = room(736)
        self.event = room(704)
        self.offer = [0] * 256
        self.weight = [0] * 64
        self.can = [0] * 2
        # The names of all these: what a copy needs for itself.
        self.arrays = [name for name, value in vars(self).items() if hasattr(value, "append")]

    def _set_out(self) -> None:
        """The board before the first card is dealt (MK-10, MK-11)."""
        rules = self.rules
        for kind in range(KIND_TOTAL):
            self.deck[kind] = rules.cards[kind]
            self.deck_size += rules.cards[kind]
        for slot in range(5):
            self.row[slot] = -1
        for seat in range(self.players):
            self.trains[seat] = TRAIN_TOTAL
            self.supply[seat] = rules.passengers
            for city in range(CITY_TOTAL):
                self.reach[CITY_TOTAL * seat + city] = ONE << city
        for city in range(CITY_TOTAL):
            self.height[city] = rules.stack_start[city + 1] - rules.stack_start[city]
        for token in range(TOKEN_TOTAL):
            self.taker[token] = -1
        for colour in range(6):
            self.folk_left[colour] = rules.folk_each[colour]
        self.open[0] = _WORD
        self.open[1] = (ONE << (ROUTE_TOTAL - 64)) - 1
        self.top[0] = (ONE << rules.short_tickets) - 1
        self.top[1] = (ONE << (rules.tickets - rules.short_tickets)) - 1

    def copy(self) -> Position:
        other: Position = Position.__new__(Position)
        other.rules = self.rules
        other.players = self.players
        other.become(self)
        return other

    def become(self, other: Position) -> None:
        """Stand where another position of the same variant and players stands."""
        if not cython.compiled:
            fields = other.__dict__.copy()
            for name in other.arrays:
                fields[name] = fields[name][:]
            fields |= {"fresh": -2, "offered": 0, "offer": [0] * 256, "weight": [0] * 64}
            self.__dict__ = fields
            return
        self.phase = other.phase
        self.due = other.due
        self.seat = other.seat
        self.first = other.first
        self.last_by = other.last_by
        self.last_left = other.last_left
        self.skipped = other.skipped
        self.skips = other.skips
        self.resets = other.resets
        self.dealt = other.dealt
        self.undo = other.undo
        self.deck_size = other.deck_size
        self.discard_size = other.discard_size
        self.route = other.route
        self.paid = other.paid
        self.pick_end = other.pick_end
        self.picked = other.picked
        self.pick_chosen = other.pick_chosen
        self.start = other.start
        self.at = other.at
        self.steps = other.steps
        self.foreign = other.foreign
        self.log_size = other.log_size
        self.blinds = other.blinds
        self.events = other.events
        self.fresh = -2
        self.offered = 0
        self.copy_arrays(other)

    def copy_arrays(self, other: Position) -> None:
        """The arrays of another position; of the logs only what is written."""
        copy_small(self.made, other.made, 5)
        copy_small(self.hand, other.hand, 55)
        copy_small(self.hand_size, other.hand_size, 5)
        copy_small(self.row, other.row, 5)
        copy_small(self.deck, other.deck, 11)
        copy_small(self.discard, other.discard, 11)
        copy_small(self.trains, other.trains, 5)
        copy_small(self.score, other.score, 5)
        copy_small(self.goods, other.goods, 5)
        copy_small(self.supply, other.supply, 5)
        copy_masks(self.stand, other.stand, 5)
        copy_small(self.height, other.height, 35)
        copy_small(self.taker, other.taker, 74)
        if self.rules.has_folk:
            copy_small(self.folk, other.folk, 240)
            copy_small(self.folk_of, other.folk_of, 30)
            copy_small(self.folk_left, other.folk_left, 6)
        copy_small(self.path, other.path, other.steps)
        copy_masks(self.used, other.used, 2)
        copy_masks(self.open, other.open, 2)
        copy_masks(self.own, other.own, 10)
        copy_masks(self.barred, other.barred, 10)
        copy_masks(self.reach, other.reach, CITY_TOTAL * self.players)
        copy_masks(self.top, other.top, 2)
        copy_masks(self.kept, other.kept, 10)
        copy_small(self.queue, other.queue, 128)
        copy_small(self.queue_start, other.queue_start, 2)
        copy_small(self.queue_size, other.queue_size, 2)
        copy_small(self.log, other.log, other.log_size)
        copy_small(self.event, other.event, EVENT * other.events)

    def same(self, other: Position) -> bool:
        """Whether two positions of the same variant are equal in all that a copy keeps.

        ``reach`` and what is barred follow from the routes.
        """
        return (
            self.players == other.players
            and self.phase == other.phase
            and self.due == other.due
            and self.seat == other.seat
            and self.first == other.first
            and self.last_by == other.last_by
            and self.last_left == other.last_left
            and self.skipped == other.skipped
            and self.skips == other.skips
            and self.resets == other.resets
            and self.dealt == other.dealt
            and self.undo == other.undo
            and self.deck_size == other.deck_size
            and self.discard_size == other.discard_size
            and self.route == other.route
            and self.paid == other.paid
            and self.pick_end == other.pick_end
            and self.picked == other.picked
            and self.pick_chosen == other.pick_chosen
            and self.start == other.start
            and self.at == other.at
            and self.steps == other.steps
            and self.foreign == other.foreign
            and self.log_size == other.log_size
            and self.blinds == other.blinds
            and self.events == other.events
            and self.same_arrays(other)
        )

    def same_arrays(self, other: Position) -> bool:
        return (
            same_small(self.made, other.made, 5)
            and same_small(self.hand, other.hand, 55)
            and same_small(self.hand_size, other.hand_size, 5)
            and same_small(self.row, other.row, 5)
            and same_small(self.deck, other.deck, 11)
            and same_small(self.discard, other.discard, 11)
            and same_small(self.trains, other.trains, 5)
            and same_small(self.score, other.score, 5)
            and same_small(self.goods, other.goods, 5)
            and same_small(self.supply, other.supply, 5)
            and same_masks(self.stand, other.stand, 5)
            and same_small(self.height, other.height, 35)
            and same_small(self.taker, other.taker, 74)
            and same_small(self.folk, other.folk, 240)
            and same_small(self.folk_of, other.folk_of, 30)
            and same_small(self.folk_left, other.folk_left, 6)
            and same_small(self.path, other.path, self.steps)
            and same_masks(self.open, other.open, 2)
            and same_masks(self.own, other.own, 10)
            and same_masks(self.top, other.top, 2)
            and same_masks(self.kept, other.kept, 10)
            and same_small(self.queue, other.queue, 128)
            and same_small(self.queue_start, other.queue_start, 2)
            and same_small(self.queue_size, other.queue_size, 2)
            and same_small(self.log, other.log, self.log_size)
            and same_small(self.event, other.event, EVENT * self.events)
        )

    def entries(self) -> list[int]:
        """The log of cards, as far as it is written; see ``cards.note``."""
        return [self.log[place] for place in range(self.log_size)]

    def retell(self, place: int, kind: int) -> None:
        """Change the kind of card in an entry of the log."""
        self.log[place] = self.log[place] & ~0xF0 | kind << 4

    def redraw(self, event: int, tickets: list[int], mask: int) -> None:
        """Change the tickets of an event, and which of them were kept."""
        for i, ticket in enumerate(tickets):
            self.event[EVENT * event + 3 + i] = ticket
        self.event[EVENT * event + 7] = mask

    def drawings(self) -> list[list[int]]:
        """How tickets were drawn, event by event; see ``ticket_piles``."""
        return [[self.event[EVENT * e + i] for i in range(EVENT)] for e in range(self.events)]

    def owner(self, route: int) -> int:
        """The seat that owns a route; -1 if nobody does."""
        word = route >> 6
        bit = route & 63
        for seat in range(self.players):
            if self.own[2 * seat + word] >> bit & 1:
                return seat
        return -1
