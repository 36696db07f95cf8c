"""A running game as flat arrays; compiled with ``position.pxd``.

A :class:`Position` only holds what is where. What happens stands beside it: ``cards.py`` (row, deck
and discard), ``piles.py`` (tickets), ``network.py`` (claims), ``travel.py`` (journeys),
``folk.py`` (V-1), ``turns.py`` (who does what when), ``undo.py`` and ``offers.py`` (what may be
done).
"""

from __future__ import annotations

from array import array
from typing import cast

from stellwerk.games.maerklin.map import TRAINS

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
    )
    from stellwerk.games.maerklin.rules import Rules

    def copy_small(to: list[int], source: list[int], count: int) -> None: ...

    def copy_masks(to: list[int], source: list[int], count: int) -> None: ...


_TRAINS = TRAINS
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
        self.log = room(1536)
        self.event = room(768)
        self.offer = [0] * 256
        self.weight = [0] * 256
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
            self.trains[seat] = _TRAINS
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
        if not cython.compiled:
            fields = self.__dict__.copy()
            for name in self.arrays:
                fields[name] = fields[name][:]
            fields["fresh"] = -2
            other.__dict__ = fields
            return other
        other.rules = self.rules
        other.players = self.players
        other.phase = self.phase
        other.due = self.due
        other.seat = self.seat
        other.first = self.first
        other.last_by = self.last_by
        other.last_left = self.last_left
        other.skipped = self.skipped
        other.skips = self.skips
        other.resets = self.resets
        other.dealt = self.dealt
        other.undo = self.undo
        other.deck_size = self.deck_size
        other.discard_size = self.discard_size
        other.route = self.route
        other.paid = self.paid
        other.pick_end = self.pick_end
        other.picked = self.picked
        other.pick_chosen = self.pick_chosen
        other.start = self.start
        other.at = self.at
        other.steps = self.steps
        other.foreign = self.foreign
        other.log_size = self.log_size
        other.blinds = self.blinds
        other.events = self.events
        other.fresh = -2
        other.offered = 0
        self.copy_arrays(other)
        return other

    def copy_arrays(self, other: Position) -> None:
        """The arrays; of the logs only what is written."""
        copy_small(other.hand, self.hand, 55)
        copy_small(other.hand_size, self.hand_size, 5)
        copy_small(other.row, self.row, 5)
        copy_small(other.deck, self.deck, 11)
        copy_small(other.discard, self.discard, 11)
        copy_small(other.trains, self.trains, 5)
        copy_small(other.score, self.score, 5)
        copy_small(other.goods, self.goods, 5)
        copy_small(other.supply, self.supply, 5)
        copy_masks(other.stand, self.stand, 5)
        copy_small(other.height, self.height, 35)
        copy_small(other.taker, self.taker, 74)
        if self.rules.has_folk:
            copy_small(other.folk, self.folk, 240)
            copy_small(other.folk_of, self.folk_of, 30)
            copy_small(other.folk_left, self.folk_left, 6)
        copy_small(other.path, self.path, self.steps)
        copy_masks(other.used, self.used, 2)
        copy_masks(other.open, self.open, 2)
        copy_masks(other.own, self.own, 10)
        copy_masks(other.barred, self.barred, 10)
        copy_masks(other.reach, self.reach, CITY_TOTAL * self.players)
        copy_masks(other.top, self.top, 2)
        copy_masks(other.kept, self.kept, 10)
        copy_small(other.queue, self.queue, 128)
        copy_small(other.queue_start, self.queue_start, 2)
        copy_small(other.queue_size, self.queue_size, 2)
        copy_small(other.log, self.log, self.log_size)
        copy_small(other.event, self.event, EVENT * self.events)

    def owner(self, route: int) -> int:
        """The seat that owns a route; -1 if nobody does."""
        word = route >> 6
        bit = route & 63
        for seat in range(self.players):
            if self.own[2 * seat + word] >> bit & 1:
                return seat
        return -1
