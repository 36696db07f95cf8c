"""What a seat may know of a game (MK-87 to MK-89); compiled with ``seen.pxd``.

It is a copy of the position in which all that is hidden has been blanked, always in the same way,
so that two of them are equal if the seat has no means to tell them apart. Blank are: hands, blind
cards and drawn tickets of others, the contents of the deck and of the ticket piles. Their numbers
are public and stay. At the end everything is open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stellwerk.core import notebook
from stellwerk.core.card import Value
from stellwerk.core.refusal import Refusal, refuse
from stellwerk.core.score import Score
from stellwerk.games.maerklin import determinize, reasons, scoring, writing

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.games.maerklin.legal_moves import offers
    from stellwerk.games.maerklin.moves import MOST_DRAWN
    from stellwerk.games.maerklin.phases import (
        ANNOUNCING,
        CHOOSING,
        EVENT,
        KEEPING,
        KIND_TOTAL,
        LOG_BLIND,
        LOG_MARK,
        NO_CHANCE,
        OVER,
        PICKING,
        PLACING,
        QUEUE,
        ROUTE_TOTAL,
        TOKEN_TOTAL,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.undo import last_move, take_back

if TYPE_CHECKING:
    from stellwerk.core.rng import Rng
    from stellwerk.games.maerklin.map import Ticket
    from stellwerk.games.maerklin.plain import Table
    from stellwerk.games.maerklin.state import State

_WORD = (1 << 64) - 1
_KIND = 0xF0  # the bits of the kind in an entry of the log


class Seen:
    """What one seat may know; see ``stellwerk.core.Seen`` for the contract."""

    def __init__(self, position: Position, options: dict[str, Value], viewer: int) -> None:
        self.position = position  # blanked for the viewer, not to be changed
        self.options = options
        self.viewer = viewer  # the seat, or -1
        self.plain: Table | None = None

    @property
    def seat(self) -> int | None:
        return None if self.viewer < 0 else self.viewer

    @property
    def players(self) -> int:
        return self.position.players

    @property
    def decisions(self) -> int:
        return 0 if self.viewer < 0 else self.position.made[self.viewer]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seen):
            return NotImplemented
        return self.equals(other)

    __hash__ = None  # type: ignore[assignment]

    def equals(self, other: Seen) -> bool:
        return (
            self.viewer == other.viewer
            and (self.options is other.options or self.options == other.options)
            and self.position.same(other.position)
        )

    # -- what may be done ------------------------------------------------------------------------

    def legal(self) -> list[int]:
        if self.viewer < 0:
            return []
        count = offers(self.position, self.viewer)
        if not cython.compiled:
            return self.position.offer[:count]
        moves: list[int] = []
        for i in range(count):
            moves.append(self.position.offer[i])
        return moves

    def refusal(self, move: int) -> Refusal | None:
        if move in self.legal():
            return None
        if self.viewer < 0:
            return refuse("", "core.not_your_turn")
        return reasons.refusal(self.position, self.viewer, move)

    def retractable(self) -> list[int]:
        p = self.position
        move = last_move(p) if self.viewer >= 0 and self.viewer == p.seat else -1
        return [move] if move >= 0 else []

    def since(self) -> tuple[int, ...]:
        """What can be taken back is what nothing new came of: it belongs to the same plan."""
        return self.rewind()[1]

    def start(self) -> Seen:
        return self.rewind()[0]

    def rewind(self) -> tuple[Seen, tuple[int, ...]]:
        """All that can be taken back taken back, and these moves in the order they were made."""
        if not self.retractable():
            return self, ()
        p = self.position.copy()
        moves: list[int] = []
        while True:
            move = last_move(p)
            if move < 0:
                break
            take_back(p)
            moves.append(move)
        p.made[self.viewer] -= len(moves)
        drop_leftovers(p)
        moves.reverse()
        return Seen(p, self.options, self.viewer), tuple(moves)

    # -- the rest of the contract ----------------------------------------------------------------

    def scores(self) -> tuple[Score, ...]:
        return scoring.seen_sheets(self.position)

    def imagine(self, rng: Rng) -> State:
        from stellwerk.games.maerklin.state import state_at  # which needs this module

        return state_at(determinize.full_position(self, rng), self.options)

    def json(self) -> Table:
        if self.plain is None:
            self.plain = writing.written(self)
        return self.plain

    def _repr_svg_(self) -> str | None:
        return notebook.svg(self)

    # -- for readers -----------------------------------------------------------------------------

    def knows(self, seat: int) -> bool:
        """Whether the viewer knows the hand and the tickets of a seat."""
        return seat == self.viewer or self.position.phase == OVER

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat by kind; all 0 of a hand that is not known."""
        p = self.position
        return [p.hand[11 * seat + kind] for kind in range(KIND_TOTAL)]

    def tickets(self, seat: int) -> list[tuple[Ticket, bool]]:
        """The tickets that a seat has kept, and whether each is completed; only of one known.

        While all choose their first ones, it has kept none.
        """
        return scoring.tickets(self.position, seat)

    def drawn(self) -> list[int]:
        """The tickets that the viewer may choose from now, by their numbers in moves."""
        p = self.position
        if self.viewer < 0 or p.due != NO_CHANCE:
            return []
        if p.phase == CHOOSING:
            event = (self.viewer - p.first + p.players) % p.players
        elif p.phase == KEEPING and p.seat == self.viewer:
            event = p.events - 1
        else:
            return []
        tickets: list[int] = []
        for i in range(MOST_DRAWN):
            if p.event[EVENT * event + 3 + i] >= 0:
                tickets.append(p.rules.first_ticket + p.event[EVENT * event + 3 + i])
        return tickets

    def blind_cards(self, seat: int) -> list[int]:
        """The kinds of the cards that a seat drew blind; nothing true of a seat not known."""
        p = self.position
        kinds: list[int] = []
        for place in range(p.log_size):
            entry = p.log[place]
            if entry >> 12 & 3 == LOG_BLIND and entry >> 8 & 15 == seat:
                kinds.append(entry >> 4 & 15)
        return kinds

    def routes(self, seat: int) -> int:
        """The routes of a seat, as a mask."""
        p = self.position
        return joined(p.own[2 * seat], p.own[2 * seat + 1])

    def open_routes(self, seat: int) -> int:
        """The routes that a seat may still claim, as a mask."""
        p = self.position
        return joined(p.open[0] & ~p.barred[2 * seat], p.open[1] & ~p.barred[2 * seat + 1])

    def owned(self, seat: int) -> list[int]:
        """The routes of a seat, as numbers."""
        p = self.position
        return numbers(p.own[2 * seat], p.own[2 * seat + 1])

    def closed(self) -> list[int]:
        """The routes that nobody has and nobody may claim any more (MK-46)."""
        p = self.position
        low = p.open[0]
        high = p.open[1]
        for seat in range(p.players):
            low |= p.own[2 * seat]
            high |= p.own[2 * seat + 1]
        return numbers(_WORD & ~low, ((ONE << (ROUTE_TOTAL - 64)) - 1) & ~high)

    def kept(self, seat: int) -> list[int]:
        """The tickets that a seat has kept, as numbers of the deck; only of one known."""
        p = self.position
        shorts = p.rules.short_tickets
        found = numbers(p.kept[2 * seat], 0)
        for ticket in numbers(p.kept[2 * seat + 1], 0):
            found.append(shorts + ticket)
        return found

    def goods(self, seat: int) -> list[int]:
        """The tokens that a seat has taken."""
        p = self.position
        found: list[int] = []
        for token in range(TOKEN_TOTAL):
            if p.taker[token] == seat:
                found.append(token)
        return found

    def marks(self) -> list[tuple[int, list[int]]]:
        """After how many entries of the log the deck ran out, and which cards had been drawn
        blind since the last time.
        """
        p = self.position
        found: list[tuple[int, list[int]]] = []
        start = 0
        for place in range(p.log_size):
            if p.log[place] & LOG_MARK:
                found.append((place + 1, blind_counts(p, start, place + 1)))
                start = place + 1
        return found


def blind_counts(p: Position, start: int, end: int) -> list[int]:
    """How many cards of each kind were drawn blind in a stretch of the log."""
    counts = [0] * KIND_TOTAL
    for place in range(start, end):
        if p.log[place] >> 12 & 3 == LOG_BLIND:
            counts[p.log[place] >> 4 & 15] += 1
    return counts


def numbers(low: int, high: int) -> list[int]:
    """The bits of two words, as numbers."""
    found: list[int] = []
    while low:
        found.append(lowest(low))
        low &= low - 1
    while high:
        found.append(64 + lowest(high))
        high &= high - 1
    return found


def joined(low: int, high: int) -> int:
    """A mask of all routes out of its two words."""
    return low | high << 64


def seen_by(source: Position, options: dict[str, Value], viewer: int) -> Seen:
    """What a seat (-1: a spectator) may know of a position."""
    p = source.copy()
    drop_leftovers(p)
    hide_piles(p)
    if p.phase != OVER:
        hide_hands(p, viewer)
        hide_log(p, viewer)
        hide_drawings(p, viewer)
    for other in range(p.players):
        if other != viewer:
            p.made[other] = 0  # whoever is not asked has no use for it
    return Seen(p, options, viewer)


def drop_leftovers(p: Position) -> None:
    """Forget what is left of earlier turns and does not matter any more."""
    p.skips = 0
    if p.phase != PICKING:
        p.pick_end = 0
    if p.pick_end == 0:
        p.picked = -1
        p.pick_chosen = False
    if p.phase != PLACING and p.phase != PICKING:
        p.undo = False
    if p.phase == OVER:
        p.seat = -1
        p.route = -1
        p.paid = 0


def hide_piles(p: Position) -> None:
    """Of the deck its size, of the ticket piles how many are loose and how many in the queue."""
    for kind in range(KIND_TOTAL):
        p.deck[kind] = 0
    for kind in range(2):
        p.top[kind] = lowest_bits(popcount(p.top[kind]))
        p.queue_start[kind] = 0
    for place in range(2 * QUEUE):
        p.queue[place] = 0


def lowest_bits(count: int) -> int:
    """A set of so many things, when nobody knows which: the first ones."""
    return (ONE << count) - 1


def hide_hands(p: Position, viewer: int) -> None:
    """Of cards and tickets of others only their numbers."""
    for seat in range(p.players):
        if seat != viewer:
            for kind in range(KIND_TOTAL):
                p.hand[11 * seat + kind] = 0
            for kind in range(2):
                p.kept[2 * seat + kind] = lowest_bits(popcount(p.kept[2 * seat + kind]))


def hide_log(p: Position, viewer: int) -> None:
    """The kinds of cards that others drew blind.

    At a mark the deck ran out, so everybody can work out which cards were drawn until then, though
    not who has which: they are told in ascending order. Those since the last mark are all kind 0.
    """
    start = 0
    for kind in range(KIND_TOTAL):
        p.weight[kind] = 0  # nobody else needs the weights of a copy
    for place in range(p.log_size):
        entry = p.log[place]
        if is_hidden(entry, viewer):
            p.weight[entry >> 4 & 15] += 1
            p.log[place] = entry & ~_KIND
        if entry & LOG_MARK:
            sort_hidden(p, viewer, start, place + 1)
            start = place + 1
    for kind in range(KIND_TOTAL):
        p.weight[kind] = 0  # of the deck that is still in use


def is_hidden(entry: int, viewer: int) -> bool:
    """Whether an entry of the log is a card that somebody else drew blind."""
    return entry >> 12 & 3 == LOG_BLIND and entry >> 8 & 15 != viewer


def sort_hidden(p: Position, viewer: int, start: int, end: int) -> None:
    """Give the blanked entries of a stretch of the log the kinds counted in ``weight``."""
    kind = 0
    for place in range(start, end):
        entry = p.log[place]
        if is_hidden(entry, viewer):
            while p.weight[kind] == 0:
                kind += 1
            p.weight[kind] -= 1
            p.log[place] = entry | kind << 4


def hide_drawings(p: Position, viewer: int) -> None:
    """Which tickets others drew and kept, but not how many of either kind.

    While the first choice goes on only that somebody has chosen is known.
    """
    choosing = p.phase == ANNOUNCING or p.phase == CHOOSING
    for event in range(p.events):
        e = EVENT * event
        if p.event[e] != viewer:
            for i in range(4):
                if p.event[e + 3 + i] > 0:
                    p.event[e + 3 + i] = 0
            mask = p.event[e + 7]
            if choosing:
                p.event[e + 7] = 1 if mask else 0
            elif mask:
                shorts = p.event[e + 1]
                short_kept = popcount(mask & ((1 << shorts) - 1))
                long_kept = popcount(mask >> shorts)
                p.event[e + 7] = ((1 << short_kept) - 1) | ((1 << long_kept) - 1) << shorts
