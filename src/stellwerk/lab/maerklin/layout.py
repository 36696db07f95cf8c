"""What a seat of Zug um Zug Märklin sees as numbers; compiled with ``layout.pxd``.

First one's own seat, then the others in turn, each with its trains, cards, routes, passengers, and
what everybody saw it take and pay; then one's own tickets, and what is on the table. Seats are
counted from one's own, which is 1; 0 is nobody. What is hidden is 0, as in what the seat sees.
Entries of 16 bits; ``names`` says what each of them is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from stellwerk.core.card import Options
from stellwerk.games.maerklin import actions
from stellwerk.games.maerklin.map import CITIES, FOLK, KINDS, PLACES, ROUTES
from stellwerk.games.maerklin.moves import ALL_TICKETS
from stellwerk.games.maerklin.phases import PHASES
from stellwerk.games.maerklin.rules import rules_for

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import popcount
    from stellwerk.games.maerklin.legal_moves import offers
    from stellwerk.games.maerklin.moves import KEEP, KEEP_BASE, MOST_DRAWN, PAY, PICK
    from stellwerk.games.maerklin.phases import (
        CHOOSING,
        CITY_TOTAL,
        EVENT,
        KIND_TOTAL,
        LOG_PAY,
        LOG_TAKE,
        PLACE_TOTAL,
        ROUTE_TOTAL,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.seen import Seen
    from stellwerk.lab.buffers import clear, int8s, int16s

if TYPE_CHECKING:
    from stellwerk.core.game import Seen as AnySeen

_SEAT = ("trains", "cards", "score", "goods", "supply", "short_tickets", "long_tickets")
_TABLE = (
    "turn",
    "first",
    "last_round.by",
    "last_round.left",
    "deck",
    "short_pile",
    "long_pile",
    "claim.route",
    "claim.paid",
    "pick_end",
    "picked",
    "journey.from",
    "journey.at",
    "journey.steps",
    "journey.foreign",
)
_FIRST_PICK = actions.FIRST_PICK
_FIRST_KEEP = actions.FIRST_KEEP
_TOTAL = actions.TOTAL
_PHASES = len(PHASES)


class MaerklinLayout:
    """The layout of games with the same options and players."""

    def __init__(self, options: Options, players: int) -> None:
        self.dtype = "int16"
        self.bounds = (-9999, 9999)
        self.players = players
        rules = rules_for(dict(options))
        self.folk = rules.has_folk
        self.tickets = rules.tickets
        self.shorts = rules.short_tickets
        self.first_ticket = rules.first_ticket
        if not cython.compiled:
            self.fixed = [0] * 8192  # by move: its action, or -1
        for move in range(KEEP):
            self.fixed[move] = actions.FIXED_NUMBER.get(move, -1)
        self.names = tuple(self.spelled())
        self.size = len(self.names)

    def spelled(self) -> Iterator[str]:
        """The names of all entries, in the order in which :meth:`write` fills them."""
        deck = ALL_TICKETS[self.first_ticket : self.first_ticket + self.tickets]
        for number in range(1, self.players + 1):
            seat = f"seat{number}"
            yield from (f"{seat}.{what}" for what in _SEAT)
            for what in ("hand", "taken", "paid"):
                yield from (f"{seat}.{what}.{kind}" for kind in KINDS)
            yield from (f"{seat}.passenger.{city.id}" for city in CITIES)
            yield from (f"{seat}.route.{route.text}" for route in ROUTES)
            if self.folk:
                yield from (f"{seat}.folk.{colour}" for colour in FOLK)
        yield from (f"ticket.{ticket.id}" for ticket in deck)
        yield from (f"drawn.{number + 1}" for number in range(MOST_DRAWN))
        yield from (f"open.{route.text}" for route in ROUTES)
        yield from (f"phase.{phase}" for phase in PHASES)
        yield from _TABLE
        yield from (f"row.{slot + 1}" for slot in range(5))
        yield from (f"discard.{kind}" for kind in KINDS)
        yield from (f"goods.{city.id}" for city in CITIES)
        yield from (f"journey.{route.text}" for route in ROUTES)
        if self.folk:
            yield from (f"folk.{place.id}.{colour}" for place in PLACES for colour in FOLK)

    # -- writing ---------------------------------------------------------------------------------

    def observe(self, seen: AnySeen, into: Any) -> None:
        """Write what a seat sees."""
        self.write(cast(Seen, seen), into)

    def write(self, seen: Seen, into: Any) -> None:
        p = seen.position
        out = int16s(into, self.size)
        own = seen.viewer if seen.viewer >= 0 else 0
        at = 0
        for i in range(self.players):
            at = self.write_seat(p, (own + i) % self.players, out, at)
        self.write_log(p, own, out)
        at = self.write_tickets(p, own, seen.viewer >= 0, out, at)
        at = self.write_table(p, own, out, at)
        assert at == self.size

    def write_seat(self, p: Position, seat: int, out: list[int], at: int) -> int:
        out[at] = p.trains[seat]
        out[at + 1] = p.hand_size[seat]
        out[at + 2] = p.score[seat]
        out[at + 3] = p.goods[seat]
        out[at + 4] = p.supply[seat]
        out[at + 5] = popcount(p.kept[2 * seat])
        out[at + 6] = popcount(p.kept[2 * seat + 1])
        at += 7
        for kind in range(KIND_TOTAL):
            out[at + kind] = p.hand[KIND_TOTAL * seat + kind]
            out[at + KIND_TOTAL + kind] = 0
            out[at + 2 * KIND_TOTAL + kind] = 0
        at += 3 * KIND_TOTAL
        for city in range(CITY_TOTAL):
            out[at + city] = p.stand[seat] >> city & 1
        at = write_routes(p.own[2 * seat], p.own[2 * seat + 1], out, at + CITY_TOTAL)
        if self.folk:
            for colour in range(6):
                out[at + colour] = p.folk_of[6 * seat + colour]
            at += 6
        return at

    def write_log(self, p: Position, own: int, out: list[int]) -> None:
        """Count what all have seen each seat take from the row, and pay."""
        width = 7 + 3 * KIND_TOTAL + CITY_TOTAL + ROUTE_TOTAL + (6 if self.folk else 0)
        for place in range(p.log_size):
            entry = p.log[place]
            what = entry >> 12 & 3
            seat = ((entry >> 8 & 15) - own + self.players) % self.players
            at = width * seat + 7 + (entry >> 4 & 15)
            if what == LOG_TAKE:
                out[at + KIND_TOTAL] += entry & 15
            elif what == LOG_PAY:
                out[at + 2 * KIND_TOTAL] += entry & 15

    def write_tickets(self, p: Position, own: int, seated: bool, out: list[int], at: int) -> int:
        """One's own tickets, and those to choose from."""
        for ticket in range(self.tickets):
            if ticket < self.shorts:
                out[at + ticket] = seated and p.kept[2 * own] >> ticket & 1
            else:
                out[at + ticket] = seated and p.kept[2 * own + 1] >> (ticket - self.shorts) & 1
        at += self.tickets
        for i in range(MOST_DRAWN):
            out[at + i] = self.drawn(p, own, i) + 1 if seated else 0
        return at + MOST_DRAWN

    def drawn(self, p: Position, seat: int, place: int) -> int:
        """The ticket at a place among those to choose from; -1 for none."""
        if p.phase == CHOOSING:
            event = (seat - p.first + p.players) % p.players
        else:
            event = p.events - 1
        if event < 0 or p.event[EVENT * event] != seat or p.event[EVENT * event + 7]:
            return -1
        return p.event[EVENT * event + 3 + place]

    def write_table(self, p: Position, own: int, out: list[int], at: int) -> int:
        at = write_routes(
            p.open[0] & ~p.barred[2 * own], p.open[1] & ~p.barred[2 * own + 1], out, at
        )
        for phase in range(_PHASES):
            out[at + phase] = p.phase == phase
        at += _PHASES
        out[at] = self.relative(p.seat, own)
        out[at + 1] = self.relative(p.first, own)
        out[at + 2] = self.relative(p.last_by, own)
        out[at + 3] = p.last_left
        out[at + 4] = p.deck_size
        out[at + 5] = popcount(p.top[0]) + p.queue_size[0]
        out[at + 6] = popcount(p.top[1]) + p.queue_size[1]
        out[at + 7] = p.route + 1
        out[at + 8] = p.paid
        out[at + 9] = p.pick_end
        out[at + 10] = p.picked + 1
        out[at + 11] = p.start + 1
        out[at + 12] = p.at + 1
        out[at + 13] = p.steps
        out[at + 14] = p.foreign
        at += 15
        for slot in range(5):
            out[at + slot] = p.row[slot] + 1
        at += 5
        for kind in range(KIND_TOTAL):
            out[at + kind] = p.discard[kind]
        at += KIND_TOTAL
        for city in range(CITY_TOTAL):
            out[at + city] = p.height[city]
        at = write_routes(p.used[0], p.used[1], out, at + CITY_TOTAL)
        if self.folk:
            for i in range(6 * PLACE_TOTAL):
                out[at + i] = p.folk[i]
            at += 6 * PLACE_TOTAL
        return at

    def relative(self, seat: int, own: int) -> int:
        """A seat as counted from one's own; 0 for nobody."""
        return 0 if seat < 0 else (seat - own + self.players) % self.players + 1

    # -- what may be done ------------------------------------------------------------------------

    def mask(self, seen: AnySeen, into: Any) -> None:
        """Write what the seat may do."""
        self.write_mask(cast(Seen, seen), into)

    def write_mask(self, seen: Seen, into: Any) -> None:
        p = seen.position
        out = int8s(into, _TOTAL)
        clear(out, 0, _TOTAL)
        if seen.viewer < 0:
            return
        count = offers(p, seen.viewer)
        for i in range(count):
            out[self.number(p, seen.viewer, p.offer[i])] = 1

    def number(self, p: Position, seat: int, move: int) -> int:
        """The action of a legal move; see ``games/maerklin/actions.py``."""
        if move >= KEEP:
            rest = move - KEEP
            mask = 0
            while rest:
                ticket = rest % KEEP_BASE - 1 - self.first_ticket
                rest = rest // KEEP_BASE
                for place in range(MOST_DRAWN):
                    if self.drawn(p, seat, place) == ticket:
                        mask |= 1 << place
            return _FIRST_KEEP - 1 + mask
        if self.fixed[move] >= 0:
            return self.fixed[move]
        if PICK <= move < PAY:
            return _FIRST_PICK + (move - PICK & 7)
        return move >> 4


def write_routes(low: int, high: int, out: list[int], at: int) -> int:
    """A set of routes; gives the place after it."""
    for route in range(64):
        out[at + route] = low >> route & 1
    for route in range(ROUTE_TOTAL - 64):
        out[at + 64 + route] = high >> route & 1
    return at + ROUTE_TOTAL


class _Encoder:
    """Layouts of Zug um Zug Märklin."""

    def layout(self, options: Options, players: int) -> MaerklinLayout:
        return MaerklinLayout(options, players)


encoder = _Encoder()
