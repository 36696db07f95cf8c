"""One table in memory: what its log adds up to.

A live table is never changed once others can see it: whoever wants to change it takes a copy, and
puts the copy in its place when the change is stored.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from stellwerk import games
from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE as CHANCE_SEAT
from stellwerk.core.game import Move, Seat, Seen, State
from stellwerk.core.journal import Journal
from stellwerk.core.lessons import Lesson
from stellwerk.core.refusal import Invalid, Refusal, Refused, refuse
from stellwerk.core.versions import Saved, blame, outdated, spelt_out
from stellwerk.table.clocks import deadline
from stellwerk.table.db_rows import CHANCE, CONTROL, RETRACT, LogRow, SeatRow, Stored, TableRow
from stellwerk.table.dealers import dealer_of
from stellwerk.table.posted_acts import Posted, PostedActs
from stellwerk.table.score_digest import digested_row, score_digest
from stellwerk.table.types import Clock, Info, Look

if TYPE_CHECKING:
    from stellwerk.table.history import End, Settled
    from stellwerk.table.looks import Choice

SIGNAL = "signal "
HINT = "hint "
DEVICE = "device"
DEVICE_GONE = "device_gone"
HINTS_ON = "hints on"
WATCH_ON = "watch on"
WATCH_OFF = "watch off"
_WATCH = (WATCH_ON, WATCH_OFF)
_CAME = ("sit", "back")
_DIFFERS = "table.not_replayable"
# Bytes of a live table and of what it grows by, as measured over whole games of all kinds.
_EMPTY = 30_000
_ROW = 350
_LOOK = 15_000  # with what is written of it in one language
_LINE = 800  # of the history that a look tells


class Live:
    """The game of one table, its seats, and what must be known of its log."""

    __slots__ = (
        "_marks",
        "_seen",
        "choices",
        "controls",
        "dealer",
        "ends",
        "game",
        "hints",
        "info",
        "journal",
        "last_roll",
        "lesson",
        "looks",
        "made",
        "options",
        "posted",
        "problem",
        "resting",
        "revisions",
        "seats",
        "seq",
        "settled",
        "signals",
        "since",
        "stamps",
        "started",
        "table",
        "times",
        "totals",
        "versions",
        "watchable",
    )

    def __init__(self, table: TableRow, seats: tuple[SeatRow, ...]) -> None:
        self.table = table
        self.seats = seats
        self.game = games.find(table.game)
        self.options: dict[str, Value] = json.loads(table.options)
        self.dealer = dealer_of(table)
        self.lesson: Lesson | None = games.lessons(table.game).get(table.lesson)
        self.journal: Journal | None = None  # from the start on
        self.seq = 0
        self.started = 0.0
        self.made = [0] * len(seats)
        self.posted = PostedActs()
        self.stamps = array("I")  # the row of each effective move
        self.last_roll = -1  # the last effective move of chance
        self.controls: list[LogRow] = []
        self.hints = False  # all who play here have agreed to them by sitting down
        self.watchable = False  # whoever has the table's address may look on
        self.since: dict[Seat, float] = {}  # the seats that may act, and since when
        self.signals: dict[Seat, tuple[int, float]] = {}  # how many, and when the last
        self.problem: Refusal | None = None  # for operators: it may name what is secret
        self.versions: dict[str, int] = {}  # of the rules it was begun with
        try:
            saved: Saved = json.loads(table.versions) if table.versions else table.rules
            self.versions = spelt_out(self.game.card, saved, self.options)
        except Invalid as invalid:
            self.problem = refuse("", "table.rules_unknown", invalid.refusal)
        # Of every seat, and last of spectators: what it sees, and how often that has changed.
        self._seen: list[Seen | None] = [None] * (len(seats) + 1)
        self.revisions = [0] * (len(seats) + 1)
        self._marks = array("I")  # all revisions after each row
        self.times = array("d")  # of each row
        # What everybody sees of the scores, at the start and after each effective move
        self.totals: list[tuple[int, ...]] = []
        # Not part of the table, only saves work: by seat looks, what it may do, beginnings of
        # histories, and their ends as they were last told
        self.looks: dict[Seat | None, Look] = {}
        self.choices: dict[Seat, Choice] = {}
        self.settled: dict[Seat | None, Settled] = {}
        self.ends: dict[Seat | None, End] = {}
        self.info: tuple[object, Info] | None = None
        # Of seats with a stand-in: after so many acts and that roll, whether one move would do
        self.resting: dict[Seat, tuple[int, int, bool]] = {}

    @classmethod
    def load(cls, stored: Stored) -> Live:
        """Replay a stored table."""
        live = cls(stored.table, stored.seats)
        live.extend(stored)
        return live

    @property
    def size(self) -> int:
        """About how many bytes it takes: what seats see, the log, looks that were taken."""
        lines = sum(len(look.recent.lines) for look in self.looks.values())
        return _EMPTY + _ROW * self.seq + _LOOK * len(self.looks) + _LINE * lines

    def copy(self) -> Live:
        """A table of its own that stands where this one stands."""
        other = Live.__new__(Live)
        other.table = self.table
        other.seats = self.seats
        other.game = self.game
        other.options = self.options
        other.dealer = dealer_of(self.table, self.dealer.position)
        other.lesson = self.lesson
        other.journal = self.journal.copy() if self.journal else None
        other.seq = self.seq
        other.started = self.started
        other.made = self.made[:]
        other.posted = self.posted.copy()
        other.stamps = self.stamps[:]
        other.last_roll = self.last_roll
        other.controls = self.controls[:]
        other.hints = self.hints
        other.watchable = self.watchable
        other.since = self.since
        other.signals = self.signals
        other.problem = self.problem
        other.versions = self.versions
        other._seen = self._seen[:]
        other.revisions = self.revisions[:]
        other._marks = self._marks[:]
        other.times = self.times[:]
        other.totals = self.totals[:]
        other.looks = self.looks.copy()  # what is not stored in the end must leave no trace
        other.choices = self.choices.copy()
        other.settled = self.settled.copy()
        other.ends = self.ends.copy()
        other.info = self.info
        other.resting = self.resting
        return other

    # -- taking rows in --------------------------------------------------------------------------

    def extend(self, stored: Stored) -> None:
        """Take in what was stored after the last row known here."""
        self.table = stored.table
        self.seats = stored.seats
        digested = digested_row(stored.table.digest)
        for row in stored.log:
            if row.kind == CHANCE and self.journal and self.problem is None:
                self._follow_dealer(row, self.journal)
            self.enter(row)
            if row.seq == digested and self.journal and self.problem is None:
                self._compare_scores(row, self.journal)

    def _follow_dealer(self, row: LogRow, journal: Journal) -> None:
        """Find how far the dealer has read its stream, and whether it still deals what it dealt."""
        if journal.state.actors() == (CHANCE_SEAT,):
            dealt = self.game.text(self.dealer.deal(self.game, journal.state))
            if dealt != row.text:
                self._stop(row, refuse("", "core.record_dice", expected=dealt))

    def _compare_scores(self, row: LogRow, journal: Journal) -> None:
        """Whether a running game still gives the points it gave; a finished one has its sheet."""
        if self.table.status == "running":
            if score_digest(row.seq, journal.state) != self.table.digest:
                self._stop(row, refuse("", "table.scores_differ"))

    def enter(self, row: LogRow, move: Move | None = None) -> None:
        """Take in one row; raises only where ``move`` is given, and changes nothing.

        A stored row that the rules of this version refuse makes the table a problem, which can be
        looked at and not played on.
        """
        if row.kind == CONTROL:
            self._control(row)
        elif self.problem is None:
            try:
                self._play(row, move)
            except (Refused, Invalid) as declined:
                if move is not None:
                    raise
                self._stop(row, declined.refusal)
        self.seq = row.seq
        self._marks.extend(self.revisions)
        self.times.append(row.time)

    def _stop(self, row: LogRow, refusal: Refusal) -> None:
        """Stand still: because of this row, and of the rules that it was played by."""
        older = outdated(self.game.card, self.versions, self.options)
        because = blame(self.game.card, older, refusal)
        self.problem = refuse("", _DIFFERS, because, row=row.seq, move=row.text)
        self._all_notice()

    def _play(self, row: LogRow, move: Move | None) -> None:
        journal = self.running
        seat = CHANCE_SEAT if row.seat is None else row.seat
        move = self.game.parse(row.text) if move is None else move
        if row.kind == RETRACT:
            # The journal closes the gap from the end: it is the seat's last place that goes.
            last = max((i for i, (who, _) in enumerate(journal.moves) if who == seat), default=-1)
            journal.retract(seat, move)
            del self.stamps[last], self.totals[last + 1]
        else:
            journal.apply(seat, move)
            self.stamps.append(row.seq)
            if row.kind == CHANCE:
                self.last_roll = len(self.stamps) - 1
        if row.seat is not None:
            self.made[row.seat] += 1
        actors = journal.state.actors()
        known = self._seen[-1]
        self._notice(journal.state, row.seat, actors)
        if row.kind != RETRACT:
            self.totals.append(self.totals[-1] if self._seen[-1] is known else self._totals())
        self._note_actors(row, actors)
        if row.seat is not None and row.key is not None:
            posted = Posted(self.revisions[row.seat], row.kind, row.text, self.made[row.seat])
            self.posted.add(row.seat, row.key, posted)

    def _notice(self, state: State, actor: Seat | None, actors: tuple[Seat, ...]) -> None:
        """Count the row for those who can see anything of it."""
        seen, revisions = self._seen, self.revisions
        everybody = actors != tuple(self.since)
        if actor is not None and not everybody and len(actors) > 1:
            seen[actor] = state.seen(actor)  # the others see nothing of it
            revisions[actor] += 1
            return
        for viewer, seat in enumerate((*range(len(self.seats)), None)):
            now = state.seen(seat)
            if everybody or now != seen[viewer]:
                seen[viewer] = now
                revisions[viewer] += 1

    def _totals(self) -> tuple[int, ...]:
        seen = self._seen[-1]
        return tuple([score.total for score in seen.scores()]) if seen else ()

    def _all_notice(self) -> None:
        self.revisions = [revision + 1 for revision in self.revisions]

    def _note_actors(self, row: LogRow, actors: tuple[Seat, ...]) -> None:
        """When a seat's time begins: when it may act, and anew with every roll."""
        if row.kind == CHANCE:
            self.since = dict.fromkeys(actors, row.time)
        elif actors != tuple(self.since):
            self.since = {seat: self.since.get(seat, row.time) for seat in actors}

    def _control(self, row: LogRow) -> None:
        self.controls.append(row)
        if row.text in (DEVICE, DEVICE_GONE) and row.seat is not None:
            self.revisions[row.seat] += 1  # nobody else's affair
            return
        self._all_notice()
        if row.text == "start":
            self.started = row.time
            try:
                self.journal = Journal(self.game, [""] * len(self.seats), self.options)
            except (Refused, Invalid) as declined:
                self._stop(row, declined.refusal)
                return
            self.since = dict.fromkeys(self.state.actors(), row.time)
            self._seen = [self.state.seen(seat) for seat in (*range(len(self.seats)), None)]
            self.totals = [self._totals()]
        elif row.text in _WATCH:
            self.watchable = row.text == WATCH_ON
        elif row.text == HINTS_ON:
            self.hints = True
        elif row.text.startswith(SIGNAL) and row.seat is not None:
            count, _ = self.signals.get(row.seat, (0, 0.0))
            self.signals = self.signals | {row.seat: (count + 1, row.time)}

    # -- what stands -----------------------------------------------------------------------------

    @property
    def running(self) -> Journal:
        """The journal of a game that has begun."""
        if self.journal is None:
            raise Refused(refuse("", "table.not_started"))
        return self.journal

    @property
    def state(self) -> State:
        return self.running.state

    @property
    def stopped(self) -> Refusal | None:
        """Why the table stands still, for players."""
        why = self.problem
        if why is None or why.key != _DIFFERS:
            return why
        # Which row it is, and what is wrong with it, may be a secret of another seat.
        older = why.because
        if older is not None:
            older = replace(older, because=None) if older.key == "core.record_older" else None
        return refuse("", "table.stands_still", older)

    def seen(self, seat: Seat | None) -> Seen | None:
        """What a seat or a spectator sees; nothing before the start, and of a problem."""
        if self.problem:
            return None
        return self._seen[-1 if seat is None else seat]

    def revision(self, seat: Seat | None) -> int:
        """How many rows a seat or a spectator could see anything of."""
        return self.revisions[-1 if seat is None else seat]

    def revision_at(self, row: int, seat: Seat | None) -> int:
        """The same after an earlier row."""
        width = len(self.revisions)
        return self._marks[width * (row - 1) + (width - 1 if seat is None else seat)]

    def gained(self, seat: Seat, first: int, last: int) -> int:
        """The points that some effective moves brought a seat, as everybody sees them."""
        return self.totals[last + 1][seat] - self.totals[first][seat]

    @property
    def seed(self) -> bytes:
        """Nothing, if chance follows a script."""
        return bytes.fromhex(self.table.seed)

    @property
    def clock(self) -> Clock:
        return Clock(self.table.clock, self.table.clock_seconds)

    def came(self, seat: Seat) -> float:
        """When somebody sat down at a seat, or came back to it; or when the table was opened."""
        came = (row.time for row in self.controls if row.seat == seat and row.text in _CAME)
        return max(came, default=self.table.created)

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        if self.table.status != "running" or self.problem:
            return ()
        return tuple(self.since)

    def bots_due(self) -> list[Seat]:
        """The seats that may act now and for which a bot plays, stand-ins that wait left out.

        In a lesson no bot does.
        """
        if self.table.lesson:
            return []
        waiting = self.waiting_for()
        due = [seat for seat in waiting if self.seats[seat].player]
        if len(due) == len(waiting):
            return due
        return [seat for seat in due if not (self.seats[seat].stood_in and self._rests(seat))]

    def _rests(self, seat: Seat) -> bool:
        """Whether a seat could be done with this round or turn by one move.

        While others still play a stand-in then waits: who comes back finds all the rest as it can
        still be taken back.
        """
        state, made = self.state, self.made[seat]
        known = self.resting.get(seat)
        if known is None or known[0] != made or known[1] != self.last_roll:
            rests = any(seat not in _after(state, seat, move) for move in state.legal(seat))
            known = (made, self.last_roll, rests)
            self.resting = self.resting | {seat: known}
        return known[2]

    def deadlines(self) -> dict[Seat, float]:
        """When time runs out for the persons that may act now."""
        if self.table.clock == "none":
            return {}
        return {
            seat: deadline(self.clock, self.started, self.since[seat])
            for seat in self.waiting_for()
            if not self.seats[seat].player
        }

    def wake_at(self, bots: Iterable[Seat]) -> float | None:
        """When these bots, those that are due, or a clock have to be seen to."""
        due = [self.since[seat] for seat in bots]
        return min((*due, *self.deadlines().values()), default=None)


def _after(state: State, seat: Seat, move: Move) -> tuple[Seat, ...]:
    """Who may act after a move."""
    after = state.copy()
    after.apply(seat, move)
    return after.actors()
