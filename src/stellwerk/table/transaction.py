"""Everything that changes a table, done to a copy of it: rows first, then what they change.

Each act checks before it writes, and raises ``Declined`` having written nothing.
"""

from __future__ import annotations

import json
from collections.abc import Collection, KeysView
from dataclasses import dataclass, field

from msgspec.structs import replace

from stellwerk import bots
from stellwerk.core.game import CHANCE as CHANCE_SEAT
from stellwerk.core.game import Move, Seat
from stellwerk.core.journal import score_sheet
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.table.control_limits import need_moderation, need_no_company, need_room
from stellwerk.table.db_rows import CHANCE, CONTROL, MOVE, RETRACT, Change, LogRow, SeatRow
from stellwerk.table.lesson_steps import check_act, need_lesson, need_step
from stellwerk.table.live import DEVICE, DEVICE_GONE, HINT, SIGNAL, WATCH_OFF, WATCH_ON, Live
from stellwerk.table.names import distinct, good_name
from stellwerk.table.score_digest import score_digest
from stellwerk.table.settings import Settings
from stellwerk.table.token_rows import seat_rows
from stellwerk.table.tries import end_of_try
from stellwerk.table.types import SIGNALS, Acted, ActKind

_DEVICES = 8  # that can play for one seat
_ISSUED = 100  # secrets after which a seat gets no more devices: each costs a row of the log


@dataclass(slots=True)
class Transaction:
    """A copy of a table, and what is to be written."""

    live: Live
    change: Change
    now: float
    settings: Settings
    base: int = 0  # the last row when the work began
    bots_were_due: bool = False
    bot_acted: bool = False
    refused: bool = False  # somebody was told no, which must not be for lack of news
    _acting: KeysView[Seat] = field(init=False)  # who could act when the work began

    def __post_init__(self) -> None:
        self._acting = self.live.since.keys()

    @property
    def in_charge(self) -> bool:
        """Whether this process sees to the bots that are due now."""
        return self.bot_acted or not self.bots_were_due

    # -- writing ---------------------------------------------------------------------------------

    def write(
        self,
        kind: str,
        seat: Seat | None,
        text: str,
        move: Move | None = None,
        key: str | None = None,
    ) -> None:
        """One more row of the log."""
        row = LogRow(self.live.seq + 1, seat, kind, text, key, self.now)
        self.live.enter(row, move)
        self.change.log.append(row)

    def control(self, seat: Seat | None, text: str) -> None:
        self.write(CONTROL, seat, text)

    def wish(self, seat: Seat, text: str) -> None:
        """A control row that a person wants; refuses too many, and too many at once.

        Rows that follow from these or from the game (coming back, a clock, a bot that fails) are
        thereby limited too, and never refused: nobody is kept from playing.
        """
        need_room(self.live, self.settings)
        need_moderation(self.live, self.settings, seat, text, self.now)
        self.control(seat, text)

    def set_seat(self, row: SeatRow) -> None:
        seats = self.live.seats
        self.live.seats = (*seats[: row.seat], row, *seats[row.seat + 1 :])
        self.change.seats[row.seat] = row

    def set_table(self, **values: object) -> None:
        self.live.table = replace(self.live.table, **values)
        self.change.table = self.live.table

    def deal(self) -> None:
        """Let chance answer, and notice the end."""
        live = self.live
        if live.table.lesson:
            self.follow_lesson()
        while live.state.actors() == (CHANCE_SEAT,):
            move = live.dealer.deal(live.game, live.state)
            self.write(CHANCE, None, live.game.text(move), move)
        result = live.state.result()
        if result is not None:
            scores = [score_sheet(score) for score in live.state.scores()]
            end = {"scores": scores, "places": result.places}
            self.set_table(status="over", result=json.dumps(end))
            if live.table.occasion:
                self.change.ended = end_of_try(live, scores, self.now)

    def settle(self) -> None:
        """When to wake, and who sees to it; after everything else."""
        self.change.base = self.base
        if self.live.problem:
            return  # under the rules it was begun with, who was due then is due again
        table, settings = self.live.table, self.settings
        due = self.live.bots_due()
        wake_at = self.live.wake_at(due)
        claimed = table.claimed_until
        if not due:
            claimed = None
        elif settings.play_bots and self.in_charge:
            # Whoever makes bots due sees to them at once; the others know by this.
            if claimed is None or claimed < self.now + settings.lease / 2:
                claimed = self.now + settings.lease
        if wake_at != table.wake_at or (self.change.log and claimed != table.claimed_until):
            self.set_table(wake_at=wake_at, claimed_until=claimed)
        if self.change.log and self.live.table.status == "running" and self._turned():
            self.set_table(digest=score_digest(self.live.seq, self.live.state))

    def _turned(self) -> bool:
        """Whether a round or a turn has begun: somebody may act who could not, or all once more."""
        if not self.live.since.keys() <= self._acting:
            return True
        everybody = len(self.live.since) == len(self.live.seats)
        return everybody and any(row.kind == CHANCE for row in self.change.log)

    # -- moves -----------------------------------------------------------------------------------

    def act(self, seat: Seat, kind: ActKind, text: str, key: str, made: int) -> Acted:
        """A person's move or take-back."""
        live = self.live
        self.need_seat(seat)
        move = live.game.parse(text)
        text = live.game.text(move)
        if posted := live.posted.get(seat, key):
            if (posted.kind, posted.text) != (kind, text):
                raise Refused(refuse("", "table.key_reused", post=key))
            return Acted(posted.revision, posted.made, repeated=True)
        self.need_running()
        row = live.seats[seat]
        if row.kind == "bot":
            raise Refused(refuse("", "table.seat_of_bot", seat=seat + 1, bot=row.bot))
        if made != live.made[seat]:
            if row.deputy:  # too late, but who acts is here
                self.back(seat)
            raise Refused(refuse("", "table.stale", made=live.made[seat], known=made))
        if made >= self.settings.acts_per_seat:
            raise Refused(refuse("", "table.too_many_acts", most=self.settings.acts_per_seat))
        if live.table.lesson:
            check_act(live, kind, move)
        if row.deputy:
            # Tried first: what the rules refuse brings nobody back.
            trial = live.running.copy()
            (trial.apply if kind == "move" else trial.retract)(seat, move)
            self.back(seat)
        self.write(MOVE if kind == "move" else RETRACT, seat, text, move, key)
        revision = live.revision(seat)
        if kind == "move":
            self.deal()
        # In a lesson moves of the learner may have been made besides.
        return Acted(revision, live.made[seat], repeated=False)

    def skip(self, seat: Seat, key: str, made: int) -> Acted:
        """The step of a lesson is made for the learner."""
        self.need_running()
        if not self.live.table.lesson:
            raise Refused(refuse("", "table.lesson_none"))
        if posted := self.live.posted.get(seat, key):
            return self.act(seat, "move", posted.text, key, made)
        return self.act(seat, "move", need_step(self.live).move, key, made)

    def follow_lesson(self, until: int = 0) -> None:
        """All that happens until the next step; or, before anybody plays, until that entry."""
        live, lesson = self.live, need_lesson(self.live)
        moves = live.running.moves
        while (at := len(moves)) < len(lesson.entries) and (at < until or at not in lesson.steps):
            seat, text = lesson.entries[at].seat, lesson.entries[at].text
            if seat == CHANCE_SEAT:
                move = live.dealer.deal(live.game, live.state)
                self.write(CHANCE, None, text, move)
            else:
                self.write(MOVE, seat, text, live.game.parse(text))

    def bot_act(self, seat: Seat, bot: str, made: int, move: Move | None) -> bool:
        """A bot's move; ``None`` if it has none: then its simplest is made, and the log says so.

        Gives ``False``, and does nothing, if the table is not as it was when the bot was asked.
        """
        live = self.live
        if seat not in live.bots_due() or live.seats[seat].player != bot or live.made[seat] != made:
            return False
        self.bot_acted = True
        if move is None or live.state.refusal(seat, move) is not None:
            move = live.state.legal(seat)[0]
            self.control(seat, f"fallback {bot}")
        self.write(MOVE, seat, live.game.text(move), move)
        self.deal()
        return True

    def time_up(self) -> bool:
        """Where a clock has run out, a bot takes over."""
        late = [seat for seat, end in self.live.deadlines().items() if end <= self.now]
        for seat in late:
            bot = self.stand_in()
            self.control(seat, f"late {bot}")
            self.set_seat(replace(self.live.seats[seat], deputy=bot))
        return bool(late)

    # -- seats -----------------------------------------------------------------------------------

    def start(self) -> None:
        """Bots take the open seats, and the game begins."""
        if self.live.table.status != "open":
            raise Refused(refuse("", "table.started"))
        if stopped := self.live.stopped:
            raise Refused(stopped)
        for row in self.live.seats:
            if row.kind == "open":
                bot = self.bot_for(row.seat)
                self.control(row.seat, f"bot {bot}")
                self.set_seat(replace(row, kind="bot", bot=bot, name="", invitation=0))
        self.set_table(status="running")
        self.control(None, "start")
        self.deal()

    def start_if_full(self) -> None:
        if all(row.kind != "open" for row in self.live.seats):
            self.start()

    def claim(
        self, seat: Seat, number: int, name: str, token: str, held: Collection[Seat] = ()
    ) -> None:
        """Who has the invitation with this number takes the seat; this secret opens it then.

        Who already holds seats here is refused where that would show another's hand.
        """
        row = self.need_seat(seat)
        if self.live.table.dealer != "secret":  # who chose its seed knows what comes
            raise Refused(refuse("", "table.nobody_joins"))
        if row.invitation != number or self.live.table.status == "over":
            raise Refused(refuse("", "table.link_used"))
        if held and self.live.table.status == "running" and self.live.game.card.hidden:
            raise Refused(refuse("", "table.two_hands"))
        name = good_name(name, self.settings.name_length)
        distinct(name, (one.name for one in self.live.seats if one.name and one.seat != seat))
        self.wish(seat, "sit")
        issued = row.issued + 1
        self.set_seat(
            replace(row, kind="person", name=name, invitation=0, issued=issued, devices=str(issued))
        )
        self.change.tokens += seat_rows(self.live.table.id, seat, issued, token, self.now)
        if self.live.table.status == "open":
            self.start_if_full()

    def add_device(self, seat: Seat, number: int, token: str) -> None:
        """Who has the return link with this number can play for the seat by this secret too."""
        row = self.need_seat(seat)
        if number != row.issued + 1 or not row.devices:
            raise Refused(refuse("", "table.link_used"))
        if len(row.devices.split()) >= _DEVICES or row.issued >= _ISSUED:
            raise Refused(refuse("", "table.too_many_devices", most=_DEVICES))
        self.wish(seat, DEVICE)
        self.set_seat(replace(row, issued=number, devices=f"{row.devices} {number}"))
        self.change.tokens += seat_rows(self.live.table.id, seat, number, token, self.now)

    def drop_device(self, seat: Seat, number: int) -> None:
        """The secret with this number does not open the seat any more; another still does."""
        row = self.need_seat(seat)
        kept = [one for one in row.devices.split() if one != str(number)]
        if not row.opened_by(number):
            raise Refused(refuse("", "table.device_unknown", number=number))
        if not kept:
            raise Refused(refuse("", "table.last_device"))
        self.wish(seat, DEVICE_GONE)
        self.set_seat(replace(row, devices=" ".join(kept)))

    def rename(self, seat: Seat, name: str) -> None:
        """A person is called differently from now on."""
        row = self.need_person(seat)
        name = good_name(name, self.settings.name_length)
        if row.name != name:
            distinct(name, (one.name for one in self.live.seats if one.name and one.seat != seat))
            self.wish(seat, "rename")
            self.set_seat(replace(row, name=name))

    def leave(self, seat: Seat) -> None:
        row = self.need_person(seat)
        match self.live.table.status:
            case "open":
                self.wish(seat, "leave")
                self.set_free(row, kind="open")
            case "running" if not row.deputy:
                self.set_deputy(seat, "")

    def resign(self, seat: Seat) -> None:
        row = self.need_person(seat)
        self.need_running()
        bot = self.bot_for(seat)
        self.control(seat, f"resign {bot}")
        self.set_seat(replace(row, kind="bot", bot=bot, deputy=""))

    def set_deputy(self, seat: Seat, bot: str | None, by_host: bool = False) -> None:
        row = self.need_person(seat)
        self.need_running()
        if bot is None:
            if row.deputy:
                self.back(seat)
            return
        bot = self.good_bot(bot) if bot else self.stand_in()
        if bot != row.deputy:
            self.wish(seat, f"{'called' if by_host else 'deputy'} {bot}")
            self.set_seat(replace(row, deputy=bot))

    def free(self, seat: Seat) -> None:
        """The seat is nobody's; in a game a bot plays until somebody takes it."""
        row = self.need_person(seat)
        if self.live.table.status == "open":
            self.leave(seat)
            return
        self.need_running()
        bot = row.deputy or self.stand_in()
        self.control(seat, f"free {bot}")
        self.set_free(row, kind="bot", bot=bot, deputy="")

    def set_free(self, row: SeatRow, **changes: str) -> None:
        """Nobody's secret opens the seat any more; a new invitation does."""
        number = row.issued + 1
        free = replace(row, name="", invitation=number, issued=number, devices="")
        self.set_seat(replace(free, **changes))

    def back(self, seat: Seat) -> None:
        self.control(seat, "back")
        self.set_seat(replace(self.live.seats[seat], deputy=""))

    def signal(self, seat: Seat, signal: str) -> None:
        self.need_person(seat)
        if signal not in SIGNALS:
            known = ", ".join(SIGNALS)
            raise Invalid(refuse("", "table.signal_unknown", signal=signal, known=known))
        count, last = self.live.signals.get(seat, (0, 0.0))
        soon = 0 <= self.now - last < self.settings.signal_pause  # unless a clock was set back
        if count >= self.settings.signals_per_seat or soon:
            raise Refused(refuse("", "table.signal_too_soon"))
        need_room(self.live, self.settings)
        self.control(seat, SIGNAL + signal)

    def hint(self, seat: Seat, level: int) -> None:
        """Mark that somebody had a hint; refuses it where others play."""
        self.need_running()
        self.need_person(seat)
        need_no_company(self.live, seat)
        self.wish(seat, f"{HINT}{level}")

    def let_watch(self, on: bool) -> None:
        """Whoever has the table's address may look on, or no more; for the host."""
        if on != self.live.watchable:
            need_room(self.live, self.settings)
            self.control(None, WATCH_ON if on else WATCH_OFF)

    def go_on_at(self, next_id: str) -> str:
        """The first to ask names the table where the same people play again."""
        if self.live.table.status != "over":
            raise Refused(refuse("", "table.not_over"))
        if not self.live.table.next_id:
            self.control(None, "again")
            self.set_table(next_id=next_id)
        return self.live.table.next_id

    # -- conditions ------------------------------------------------------------------------------

    def need_seat(self, seat: Seat) -> SeatRow:
        if not 0 <= seat < len(self.live.seats):
            players = len(self.live.seats)
            raise Invalid(refuse("", "core.seat_unknown", seat=seat + 1, players=players))
        return self.live.seats[seat]

    def need_person(self, seat: Seat) -> SeatRow:
        row = self.need_seat(seat)
        if row.kind == "bot":
            raise Refused(refuse("", "table.seat_of_bot", seat=seat + 1, bot=row.bot))
        if row.kind == "open":
            raise Refused(refuse("", "table.seat_open", seat=seat + 1))
        return row

    def need_running(self) -> None:
        if stopped := self.live.stopped:
            raise Refused(stopped)
        if self.live.table.status == "open":
            raise Refused(refuse("", "table.not_started"))
        if self.live.table.status == "over":
            raise Refused(refuse("", "core.game_over"))

    def good_bot(self, name: str) -> str:
        return known_bot(self.live.table.game, name)

    def bot_for(self, seat: Seat) -> str:
        """The bot that takes a seat for good: the one chosen for it, or the game's first."""
        chosen = self.live.seats[seat].bot
        return chosen if chosen and chosen != bots.STAND_IN else bots.first(self.live.table.game)

    def stand_in(self) -> str:
        """The bot that plays for somebody who is away."""
        return bots.stand_in(self.live.table.game)


def known_bot(game_key: str, name: str) -> str:
    """The bot's name; refuses an unknown one, and one too slow for a table."""
    bots.make(game_key, name, b"")
    known = bots.names(game_key)
    if name not in (*known, bots.STAND_IN):
        raise Invalid(refuse("", "core.bot_too_slow", bot=name, known=", ".join(known)))
    return name
