"""What has happened at a table, as far as a seat may know it.

A line stands where its seat could first see it. In a simultaneous game the others' moves since the
last roll are theirs alone; with the next roll they come seat by seat, whatever the order in which
they were made. Where a game hides more, its card says which moves are secret: before the end these
are shown to their own seat only. Moves that were taken back are in no history.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from stellwerk.core.game import CHANCE, Move, Seat
from stellwerk.core.words import Words
from stellwerk.table.db_rows import LogRow
from stellwerk.table.live import DEVICE, DEVICE_GONE, SIGNAL, Live
from stellwerk.table.move_text import move_texts, move_words
from stellwerk.table.types import Happening, Past

RECENT = 8  # lines of a look, and as many more as can still be taken back
SIGNALS = 4  # the last ones, of a look


# A move with the row from which on it may be known, and the points it brought its seat.
_Played: TypeAlias = tuple[int, Seat, Move, int]
_Place: TypeAlias = LogRow | _Played  # or a control row


class Settled(Struct, frozen=True):
    """The beginning of a history, of which nothing will change any more.

    No line with a name in it is kept: names are found when it is told.
    """

    over: bool  # then nothing is secret
    moves: int  # how many of the journal's moves
    controls: int  # and of the control rows are in it
    count: int  # of lines
    last: tuple[LogRow | Happening, ...]  # the last of them: moves as lines, the rest as rows


class End(Struct, frozen=True):
    """The lines after the settled part, as they were last told."""

    basis: tuple[int, int, str]
    moves: int  # how many of the journal's moves were made then
    lines: tuple[Happening, ...]
    told: Past  # the same with some before them


def recent(live: Live, seat: Seat | None) -> Past:
    """The last lines of a seat's history."""
    # Changed by every roll, by every control row (which may change a name), by every move that is
    # taken back, and by the end. Otherwise moves were added, and nothing else.
    basis = (live.last_roll, live.seq - len(live.stamps), live.table.status)
    end = live.ends.get(seat)
    played = live.journal.moves if live.journal else []
    if end is not None and end.basis == basis:
        new = list(_in_order(live, seat, end.moves, played[end.moves :]))
        if not new:
            return end.told
        settled = live.settled[seat]
        rest = (*end.lines, *[_played(live, seat, *one) for one in new])
    else:
        settled, places = _settled(live, seat)
        rest = _written(live, seat, places)
        live.settled[seat] = settled
    # What can still be taken back must be among them, so that a reader who has the lines before
    # these has them for good.
    kept = max(0, RECENT - len(rest))
    before = settled.last[-kept:] if kept else ()
    lines = (*[_told(live, seat, one) if isinstance(one, LogRow) else one for one in before], *rest)
    told = Past(settled.count - len(before) + 1, lines)
    live.ends[seat] = End(basis, len(played), rest, told)
    return told


def whole(live: Live, seat: Seat | None) -> Past:
    """All lines of a seat's history."""
    return Past(1, _written(live, seat, _places(live, seat, 0, 0)))


def signals(live: Live, seat: Seat | None) -> tuple[Happening, ...]:
    """The last signals that were given."""
    found = []
    for row in reversed(live.controls):
        if row.text.startswith(SIGNAL):
            found.append(_told(live, seat, row))
            if len(found) == SIGNALS:
                break
    return tuple(reversed(found))


def _settled(live: Live, seat: Seat | None) -> tuple[Settled, list[_Place]]:
    """The settled part, from what is known of it, and what comes after it."""
    over = live.table.status == "over"
    known = live.settled.get(seat)
    if known is None or known.over != over:
        known = Settled(over, 0, 0, 0, ())
    if live.journal is not None and live.last_roll >= known.moves:
        row, controls = live.stamps[live.last_roll], known.controls
        while controls < len(live.controls) and live.controls[controls].seq < row:
            controls += 1
        known = _longer(live, seat, known, live.last_roll + 1, controls)
    if over and live.journal is not None:
        return _longer(live, seat, known, len(live.journal.moves), len(live.controls)), []
    # Only moves can be taken back: what happened before the first that the seat knows is settled.
    rest = _places(live, seat, known.moves, known.controls)
    told = next((n for n, place in enumerate(rest) if not isinstance(place, LogRow)), len(rest))
    if told:
        known, rest = _added(live, seat, known, rest[:told], controls=told), rest[told:]
    return known, rest


def _longer(live: Live, seat: Seat | None, known: Settled, moves: int, controls: int) -> Settled:
    """A settled part with all that stands before these places in journal and control rows."""
    if (moves, controls) == (known.moves, known.controls):
        return known
    new = _places(live, seat, known.moves, known.controls, moves, controls)
    return _added(live, seat, known, new, moves - known.moves, controls - known.controls)


def _added(
    live: Live,
    seat: Seat | None,
    known: Settled,
    new: Sequence[_Place],
    moves: int = 0,
    controls: int = 0,
) -> Settled:
    """A settled part and what has been settled besides: so many more moves and control rows."""
    lines = [one if isinstance(one, LogRow) else _played(live, seat, *one) for one in new[-RECENT:]]
    return Settled(
        known.over,
        known.moves + moves,
        known.controls + controls,
        known.count + len(new),
        (*known.last, *lines)[-RECENT:],
    )


def _written(live: Live, seat: Seat | None, places: Iterable[_Place]) -> tuple[Happening, ...]:
    return tuple(
        [
            _told(live, seat, place) if isinstance(place, LogRow) else _played(live, seat, *place)
            for place in places
        ]
    )


def _places(
    live: Live,
    seat: Seat | None,
    first_move: int,
    first_control: int,
    moves: int | None = None,
    controls: int | None = None,
) -> list[_Place]:
    """What the lines from one place in journal and control rows to another are about, in order."""
    rows: list[_Place] = [
        row
        for row in live.controls[first_control:controls]
        if row.seat == seat or row.text not in (DEVICE, DEVICE_GONE)
    ]
    if live.journal is None or not live.stamps:
        return rows
    played = list(_in_order(live, seat, first_move, live.journal.moves[first_move:moves]))
    if not rows:
        return list(played)
    # A move comes before what happened with the same row or later; both are in order already.
    return sorted([*played, *rows], key=lambda one: one.seq if isinstance(one, LogRow) else one[0])


def _in_order(
    live: Live, seat: Seat | None, first: int, played: Sequence[tuple[Seat, Move]]
) -> Iterable[_Played]:
    """The moves a seat may know of, each with the row from which on it may."""
    card = live.game.card
    # Where a game hides more than the running round, its card says of each move whether it is.
    if card.simultaneous and not card.hidden:
        return _in_rounds(live, seat, first, played)
    over = live.table.status == "over"
    return (
        (live.stamps[number], who, move, 0 if who == CHANCE else live.gained(who, number, number))
        for number, (who, move) in enumerate(played, first)
        if who == seat or over or not card.hidden or not card.secret(move)
    )


def _in_rounds(
    live: Live, seat: Seat | None, first: int, played: Sequence[tuple[Seat, Move]]
) -> list[_Played]:
    """The same where a roll, or the end, uncovers what the others have done in a round.

    What a seat has gained in the round is told with its last move: nobody saw it grow.
    """
    stamps, over = live.stamps, live.table.status == "over"
    if first > live.last_roll and not over:
        own = zip(stamps[first:], played, strict=False)
        return [(row, who, move, 0) for row, (who, move) in own if who == seat]
    found: list[_Played] = []  # one's own moves as they come, the others' with what uncovers them
    others: dict[Seat, list[Move]] = {}  # that are covered
    begun = first

    def uncover(last: int) -> None:
        row = stamps[last]
        for who in sorted(others):
            *before, move = others[who]
            found.extend([(row, who, one, 0) for one in before])
            found.append((row, who, move, live.gained(who, begun, last)))
        others.clear()

    for number, (who, move) in enumerate(played, first):
        if who == CHANCE:
            uncover(number)
            begun = number + 1
        if who in (seat, CHANCE):
            found.append((stamps[number], who, move, 0))
        else:
            others.setdefault(who, []).append(move)
    if over:
        uncover(len(stamps) - 1)
    return found


def _played(
    live: Live, seat: Seat | None, row: int, who: Seat, move: Move, points: int
) -> Happening:
    chance = who == CHANCE
    return Happening(
        live.revision_at(row, seat),
        None if chance else who,
        "chance" if chance else "move",
        move_texts(live.game)[move],
        move_words(live.game)[move],
        live.times[row - 1],
        points,
    )


def _told(live: Live, seat: Seat | None, row: LogRow) -> Happening:
    return Happening(
        live.revision_at(row.seq, seat),
        row.seat,
        "control",
        row.text,
        _words(row, "" if row.seat is None else live.seats[row.seat].name),
        row.time,
    )


def _words(row: LogRow, name: str) -> Words:
    """A control row in words: what happened, to whom, with which bot or signal."""
    what, _, which = row.text.partition(" ")
    if row.text.startswith(SIGNAL):
        return Words(f"table.signal_{which}")
    if row.seat is None:
        return Words(f"table.did_{row.text.replace(' ', '_')}")
    number = row.seat + 1
    return Words(f"table.did_{what}", {"seat": number, "name": name or f"#{number}", "bot": which})
