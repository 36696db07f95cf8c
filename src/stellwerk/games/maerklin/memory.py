"""The memory of plain data read back: how hands came about, and how tickets were drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from stellwerk.core.plain import refuse_place
from stellwerk.games.maerklin.map import KINDS, TICKETS
from stellwerk.games.maerklin.moves import MOST_DRAWN
from stellwerk.games.maerklin.phases import (
    ANNOUNCING,
    CHOOSING,
    DEALING,
    DUE_HAND,
    DUE_LONG,
    DUE_SHORT,
    DUE_SHUFFLE,
    EVENT,
    EVENTS,
    FIRST_CARDS,
    FIRST_KEPT,
    KEEPING,
    KIND_TOTAL,
    LOG,
    LOG_BLIND,
    LOG_MARK,
    LOG_PAY,
    LOG_TAKE,
)

if TYPE_CHECKING:
    from stellwerk.games.maerklin.plain import Drawing, Table
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.seen import Seen

_KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
_NUMBER: Final = {str(number): number for number in range(128)}
_MOST_PAID: Final = 15  # of one kind at once; there is no more room in an entry


# -- cards ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Log:
    """The entries read so far, and the cards since the last mark."""

    entries: list[int] = field(default_factory=list)
    hidden: list[int] = field(default_factory=list)  # places of cards of unknown kind
    told: list[int] = field(default_factory=lambda: [0] * KIND_TOTAL)  # blind, but known


def read_cards(seen: Seen, table: Table) -> None:
    """The log, and the hands that follow from it."""
    p = seen.position
    log = _Log()
    hands, sizes = [0] * 55, [0] * 5
    cards, blind = table["memory"]["cards"], table["memory"]["blind"]
    if len(blind) != p.players:
        refuse_place("memory.blind", str(p.players))
    drawn = [iter(kinds or ()) for kinds in blind]
    for number, text in enumerate(cards):
        place, i = f"memory.cards.{number}", len(log.entries)
        words = text.split(" ")
        if words[0] == "mark":
            _read_mark(log, words, place)
            continue
        if i == LOG:
            refuse_place("memory.cards", f"0–{LOG}")
        what, seat, kind, count = _read_entry(words, p.players, place)
        dealt = i < FIRST_CARDS * p.players
        if dealt and (what != LOG_BLIND or seat != i // FIRST_CARDS):
            refuse_place(place, f"four cards to each of {p.players} hands")
        if what == LOG_BLIND and not seen.knows(seat):
            log.hidden.append(i)
            kind = 0
        elif what == LOG_BLIND:
            kind = _KIND.get(next(drawn[seat], ""), -1)
            log.told[kind] += 1
        if kind < 0:
            refuse_place(f"memory.blind.{seat}" if what == LOG_BLIND else place, "a kind of card")
        gained = -count if what == LOG_PAY else 1
        sizes[seat] += gained
        if seen.knows(seat):
            hands[11 * seat + kind] += gained
        if sizes[seat] < 0 or hands[11 * seat + kind] < 0:
            refuse_place(place, "cards of the hand")
        log.entries.append(what << 12 | seat << 8 | kind << 4 | count)
    p.blinds = len(log.hidden) + sum(log.told)
    p.log_size = len(log.entries)
    p.log = log.entries + [0] * (LOG - len(log.entries))
    p.hand, p.hand_size = hands, sizes
    _check_dealt(p)


def _read_entry(words: list[str], players: int, place: str) -> tuple[int, int, int, int]:
    """What, who, which kind (-1: not told here), how many."""
    match words:
        case [who, "blind"]:
            what, kind, count = LOG_BLIND, -1, "1"
        case [who, "take", name]:
            what, kind, count = LOG_TAKE, _KIND.get(name, -1), "1"
        case [who, "pay", count, name]:
            what, kind = LOG_PAY, _KIND.get(name, -1)
        case _:
            refuse_place(place, "take, blind, pay or mark")
    seat = _small(who, players - 1)
    n = _small(count, _MOST_PAID)
    if seat is None or not n:
        refuse_place(place, "a seat and a number")
    return what, seat, kind, n


def _small(text: str, most: int) -> int | None:
    """A number from 0 to ``most``, as it is written."""
    number = _NUMBER.get(text)
    return number if number is not None and number <= most else None


def _read_mark(log: _Log, words: list[str], place: str) -> None:
    """The deck ran out: what was drawn blind is known together, told in ascending order."""
    rest = [-n for n in log.told]
    for count, name in zip(words[1::2], words[2::2], strict=False):
        n = _small(count, 118)
        if n is None or name not in _KIND:
            refuse_place(place, "numbers and kinds of cards")
        rest[_KIND[name]] += n
    if min(rest) < 0 or sum(rest) != len(log.hidden) or not any((*rest, *log.told)):
        refuse_place(place, "the cards drawn blind")
    kinds = [kind for kind, n in enumerate(rest) for _ in range(n)]
    for entry, kind in zip(log.hidden, kinds, strict=True):
        log.entries[entry] |= kind << 4
    log.entries[-1] |= LOG_MARK
    log.hidden.clear()
    log.told = [0] * KIND_TOTAL


def _check_dealt(p: Position) -> None:
    """At set-up hands are dealt first, and one card at a time."""
    all_dealt = p.log_size >= FIRST_CARDS * p.players
    dealing = (p.phase == DEALING and p.first < 0) or (p.due == DUE_HAND and p.phase == DEALING)
    if p.phase == DEALING and any(p.folk_left):
        dealing = True
        if p.log_size:
            refuse_place("memory.cards", "nothing yet")
    if (p.first < 0 and p.log_size) or all_dealt == dealing:
        refuse_place("memory.cards", f"four cards to each of {p.players} hands")


# -- tickets -------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Pile:
    """How many tickets of a kind lie in the unordered part, and how many in the queue below."""

    loose: int
    queue: int = 0

    @property
    def total(self) -> int:
        return self.loose + self.queue

    def draw(self, count: int) -> None:
        loose = min(self.loose, count)
        self.loose -= loose
        self.queue -= count - loose


def read_drawings(seen: Seen, table: Table) -> None:
    """The drawings of tickets, and what of the piles and of kept tickets follows from them."""
    p = seen.position
    drawings = table["memory"]["tickets"]
    if len(drawings) > EVENTS:
        refuse_place("memory.tickets", f"0–{EVENTS}")
    _check_stage(p, drawings)
    number = {ticket.id: i for i, ticket in enumerate(TICKETS[p.rules.variant])}
    piles = (_Pile(p.rules.short_tickets), _Pile(p.rules.tickets - p.rules.short_tickets))
    kept = [0] * 10
    events: list[int] = []
    back: list[tuple[int, int]] = []  # put back at set-up: shuffled in when all have chosen
    for i, drawing in enumerate(drawings):
        place = f"memory.tickets.{i}"
        if i == p.players:
            _shuffle_in(piles, back)
        _check_mix(drawing, piles, place)
        event = _event(seen, drawing, number, place)
        mask = _mask(seen, table, drawing, event, place)
        _check_kept(p, i, len(drawings), drawing, mask, place)
        drawn = [min(drawing["n"], drawing["short"]), max(0, drawing["n"] - drawing["short"])]
        stays = [mask & ((1 << drawing["short"]) - 1), mask >> drawing["short"]]
        for kind, pile in enumerate(piles):
            pile.draw(drawn[kind])
            if not mask or p.phase in (ANNOUNCING, CHOOSING):
                continue
            if i < p.players:
                back.append((kind, drawn[kind] - stays[kind].bit_count()))
            else:
                pile.queue += drawn[kind] - stays[kind].bit_count()
        if mask and p.phase not in (ANNOUNCING, CHOOSING):
            _keep(seen, kept, drawing, event, mask, place)
        events += [*event, mask]
    if len(drawings) <= p.players:
        _shuffle_in(piles, back)
    p.kept = kept
    p.events = len(drawings)
    p.event = events + [0] * (EVENT * EVENTS - len(events))
    p.top = [(1 << pile.loose) - 1 for pile in piles]
    p.queue_size = [pile.queue for pile in piles]


def _shuffle_in(piles: tuple[_Pile, _Pile], back: list[tuple[int, int]]) -> None:
    for kind, n in back:
        piles[kind].loose += n
    back.clear()


def _check_stage(p: Position, drawings: list[Drawing]) -> None:
    """As many first drawings, by whom, as there must be by now."""
    n = len(drawings)
    running = p.due in (DUE_SHORT, DUE_LONG)
    if p.phase == DEALING:
        fits = n == (p.players if p.due == DUE_SHUFFLE else 0)
    elif p.phase == ANNOUNCING:
        fits = n - running < p.players and n >= running
    else:
        fits = n == p.players if p.phase == CHOOSING else n >= p.players + (p.phase == KEEPING)
    if not fits:
        refuse_place("memory.tickets", "a drawing for each that was made")
    for i, drawing in enumerate(drawings[: p.players]):
        if drawing["seat"] != (p.first + i) % p.players:
            refuse_place(f"memory.tickets.{i}.seat", "one seat after the other")
    if p.phase == KEEPING and drawings[-1]["seat"] != p.seat:
        refuse_place("turn", "who draws tickets")
    if p.phase == ANNOUNCING and p.seat != (p.first + n - running) % p.players:
        refuse_place("turn", "who announces tickets")


def _check_mix(drawing: Drawing, piles: tuple[_Pile, _Pile], place: str) -> None:
    short, long = drawing["short"], drawing["long"]
    wanted = min(MOST_DRAWN, piles[0].total + piles[1].total)
    if short + long != wanted or short > piles[0].total or long > piles[1].total or not wanted:
        refuse_place(place, f"{wanted} tickets")


def _event(seen: Seen, drawing: Drawing, number: dict[str, int], place: str) -> list[int]:
    """Seat, short, long and four tickets, in the order drawn; hidden ones are 0."""
    tickets = [0] * drawing["n"]
    if seen.knows(drawing["seat"]):
        names = drawing["drawn"]
        if names is None or not len(names) == len(set(names)) == drawing["n"]:
            refuse_place(f"{place}.drawn", f"{drawing['n']} tickets")
        if not set(names) <= set(number):
            refuse_place(f"{place}.drawn", "tickets of this variant")
        tickets = [number[name] for name in names]
        for i, ticket in enumerate(tickets):
            if (ticket < seen.position.rules.short_tickets) != (i < drawing["short"]):
                refuse_place(f"{place}.drawn.{i}", "short tickets, then long ones")
    missing = [-1] * (MOST_DRAWN - drawing["n"])
    return [drawing["seat"], drawing["short"], drawing["long"], *tickets, *missing]


def _mask(seen: Seen, table: Table, drawing: Drawing, event: list[int], place: str) -> int:
    """Which tickets were kept, as bits; of others the first ones, or just whether any were."""
    if seen.knows(drawing["seat"]):
        names, drawn = drawing["kept"], drawing["drawn"]
        if names is None or drawn is None or not set(names) <= set(drawn):
            refuse_place(f"{place}.kept", "some of the tickets drawn")
        return sum(1 << drawn.index(name) for name in set(names))
    if seen.position.phase in (ANNOUNCING, CHOOSING):
        return int(table["seats"][drawing["seat"]]["ended"])
    short, long = drawing["counts"] or (0, 0)
    drawn_short = min(drawing["n"], drawing["short"])
    if short > drawn_short or long > drawing["n"] - drawn_short:
        refuse_place(f"{place}.counts", "some of the tickets drawn")
    return (1 << short) - 1 | ((1 << long) - 1) << drawing["short"]


def _check_kept(p: Position, i: int, total: int, drawing: Drawing, mask: int, place: str) -> None:
    """Whether something must have been kept by now, and enough."""
    last = i == total - 1
    complete = drawing["n"] == drawing["short"] + drawing["long"]
    running = last and p.due in (DUE_SHORT, DUE_LONG)
    next_due = DUE_SHORT if drawing["n"] < drawing["short"] else DUE_LONG
    if complete == running or (running and p.due != next_due):
        refuse_place(f"{place}.n", "what chance has drawn")
    open_choice = p.phase == ANNOUNCING or (p.phase == KEEPING and last)
    if open_choice and mask:
        refuse_place(f"{place}.kept", "nothing yet")
    if p.phase == CHOOSING:
        return
    least = FIRST_KEPT if i < p.players else 1
    if not open_choice and mask.bit_count() < least:
        refuse_place(f"{place}.counts", f"{least}–{MOST_DRAWN}")


def _keep(
    seen: Seen, kept: list[int], drawing: Drawing, event: list[int], mask: int, place: str
) -> None:
    """Tickets into the hand of their seat; of others only how many."""
    seat, shorts = drawing["seat"], seen.position.rules.short_tickets
    for i in range(MOST_DRAWN):
        if not mask >> i & 1:
            continue
        kind = int(i >= drawing["short"])
        if seen.knows(seat):
            bit = 1 << (event[3 + i] - shorts * kind)
            if any(kept[2 * other + kind] & bit for other in range(5) if seen.knows(other)):
                refuse_place(f"{place}.kept", "tickets that nobody else has")
        else:
            bit = kept[2 * seat + kind] + 1
        kept[2 * seat + kind] |= bit
