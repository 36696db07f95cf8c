"""One table in memory: what its log adds up to.

A live table is never changed once others can see it: whoever wants to change it takes a copy, and
puts the copy in its place when the change is stored.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TypeAlias

from stellwerk import games
from stellwerk.core.card import Value
from stellwerk.core.chance import SeededDealer
from stellwerk.core.game import CHANCE as CHANCE_SEAT
from stellwerk.core.game import Move, Seat, State
from stellwerk.core.journal import Journal
from stellwerk.core.refusal import Invalid, Refusal, Refused, refuse
from stellwerk.core.versions import Saved, blame, outdated, spelt_out
from stellwerk.table.clocks import deadline
from stellwerk.table.rows import CHANCE, CONTROL, RETRACT, LogRow, SeatRow, Stored, TableRow
from stellwerk.table.values import Clock, Happening, Info, Look

SIGNAL = "signal "


@dataclass(frozen=True, slots=True)
class Posted:
    """An act that came with a key, to answer the same post the same."""

    seq: int
    kind: str
    text: str
    made: int


# Which row an effective move comes from, and when.
Stamp: TypeAlias = tuple[int, float]


class Live:
    """The game of one table, its seats, and what must be known of its log."""

    __slots__ = (
        "controls",
        "dealer",
        "game",
        "info",
        "journal",
        "looks",
        "made",
        "options",
        "posted",
        "problem",
        "public",
        "seats",
        "seq",
        "signals",
        "since",
        "stamps",
        "started",
        "table",
        "told",
        "versions",
    )

    def __init__(self, table: TableRow, seats: tuple[SeatRow, ...]) -> None:
        self.table = table
        self.seats = seats
        self.game = games.find(table.game)
        self.options: dict[str, Value] = json.loads(table.options)
        self.dealer = SeededDealer(bytes.fromhex(table.seed))
        self.journal: Journal | None = None  # from the start on
        self.seq = 0
        self.started = 0.0
        self.made = [0] * len(seats)
        self.posted: dict[tuple[Seat, str], Posted] = {}
        self.stamps: list[Stamp] = []  # one for each effective move
        self.controls: list[LogRow] = []
        self.since: dict[Seat, float] = {}  # the seats that may act, and since when
        self.signals: dict[Seat, tuple[int, float]] = {}  # how many, and when the last
        self.problem: Refusal | None = None
        self.versions: dict[str, int] = {}  # of the rules it was begun with
        try:
            saved: Saved = json.loads(table.versions) if table.versions else table.rules
            self.versions = spelt_out(self.game.card, saved, self.options)
        except Invalid as invalid:
            self.problem = refuse("", "table.rules_unknown", invalid.refusal)
        # Not part of the table, only saves work: looks by seat, lines of the history, what all know
        self.looks: dict[Seat | None, Look] = {}
        self.told: dict[tuple[int, Move | str], Happening] = {}
        self.public: tuple[object, tuple[Happening, ...]] | None = None  # as of when, and what
        self.info: tuple[object, Info] | None = None

    @classmethod
    def load(cls, stored: Stored) -> Live:
        """Replay a stored table."""
        live = cls(stored.table, stored.seats)
        live.extend(stored)
        return live

    def copy(self) -> Live:
        """A table of its own that stands where this one stands."""
        other = Live.__new__(Live)
        other.table = self.table
        other.seats = self.seats
        other.game = self.game
        other.options = self.options
        other.dealer = SeededDealer(self.dealer.seed, self.dealer.position)
        other.journal = self.journal.copy() if self.journal else None
        other.seq = self.seq
        other.started = self.started
        other.made = self.made[:]
        other.posted = self.posted.copy()
        other.stamps = self.stamps[:]
        other.controls = self.controls[:]
        other.since = self.since
        other.signals = self.signals
        other.problem = self.problem
        other.versions = self.versions
        other.looks = self.looks
        other.told = self.told
        other.public = self.public
        other.info = self.info
        return other

    # -- taking rows in --------------------------------------------------------------------------

    def extend(self, stored: Stored) -> None:
        """Take in what was stored after the last row known here."""
        self.table = stored.table
        self.seats = stored.seats
        for row in stored.log:
            if row.kind == CHANCE and self.journal and self.problem is None:
                self._follow_dealer(self.journal)
            self.enter(row)

    def _follow_dealer(self, journal: Journal) -> None:
        """Find how far the dealer has read its stream; what it dealt stands in the log."""
        if journal.state.actors() == (CHANCE_SEAT,):
            self.dealer.deal(self.game, journal.state)

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
                self.problem = self._differs(row, declined.refusal)
        self.seq = row.seq

    def _differs(self, row: LogRow, refusal: Refusal) -> Refusal:
        """Why the table stands still: a row that cannot be played, and by which rules it was."""
        older = outdated(self.game.card, self.versions, self.options)
        because = blame(self.game.card, older, refusal)
        return refuse("", "table.not_replayable", because, row=row.seq, move=row.text)

    def _play(self, row: LogRow, move: Move | None) -> None:
        journal = self.running
        seat = CHANCE_SEAT if row.seat is None else row.seat
        move = self.game.parse(row.text) if move is None else move
        if row.kind == RETRACT:
            # The journal closes the gap from the end: it is the seat's last place that goes.
            last = max((i for i, (who, _) in enumerate(journal.moves) if who == seat), default=-1)
            journal.retract(seat, move)
            del self.stamps[last]
        else:
            journal.apply(seat, move)
            self.stamps.append((row.seq, row.time))
        if row.seat is not None:
            self.made[row.seat] += 1
            if row.key is not None:
                posted = Posted(row.seq, row.kind, row.text, self.made[row.seat])
                self.posted[row.seat, row.key] = posted
        self._note_actors(row)

    def _note_actors(self, row: LogRow) -> None:
        """When a seat's time begins: when it may act, and anew with every roll."""
        actors = self.state.actors()
        if row.kind == CHANCE:
            self.since = dict.fromkeys(actors, row.time)
        elif actors != tuple(self.since):
            self.since = {seat: self.since.get(seat, row.time) for seat in actors}

    def _control(self, row: LogRow) -> None:
        self.controls.append(row)
        if row.text == "start":
            self.started = row.time
            try:
                self.journal = Journal(self.game, [""] * len(self.seats), self.options)
            except (Refused, Invalid) as declined:
                self.problem = self._differs(row, declined.refusal)
                return
            self.since = dict.fromkeys(self.state.actors(), row.time)
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
    def clock(self) -> Clock:
        return Clock(self.table.clock, self.table.clock_seconds)

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        if self.table.status != "running" or self.problem:
            return ()
        return tuple(self.since)

    def bots_due(self) -> list[Seat]:
        """The seats that may act now and for which a bot plays."""
        return [seat for seat in self.waiting_for() if self.seats[seat].player]

    def deadlines(self) -> dict[Seat, float]:
        """When time runs out for the persons that may act now."""
        if self.table.clock == "none":
            return {}
        return {
            seat: deadline(self.clock, self.started, self.since[seat])
            for seat in self.waiting_for()
            if not self.seats[seat].player
        }

    def wake_at(self) -> float | None:
        """When a bot or a clock is due."""
        due = [self.since[seat] for seat in self.bots_due()]
        return min((*due, *self.deadlines().values()), default=None)
