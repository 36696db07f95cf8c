"""The tables of one process: everything that can be done at a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from secrets import token_bytes
from typing import Self

from stellwerk.core.game import Seat
from stellwerk.core.record import Record
from stellwerk.core.refusal import Declined, Invalid, Refusal, Refused, Unavailable, refuse
from stellwerk.table import create_table, history
from stellwerk.table.analyses import Analyses
from stellwerk.table.audit import check_store, known_record, record_of
from stellwerk.table.bot_pool import BotPool
from stellwerk.table.bot_runner import BotRunner
from stellwerk.table.challenges import Challenges
from stellwerk.table.clocks import SteadyClock
from stellwerk.table.database import FileLock
from stellwerk.table.db_rows import Change
from stellwerk.table.live_cache import LiveCache
from stellwerk.table.lobby import Lobby
from stellwerk.table.lobby_store import LobbyStore
from stellwerk.table.looks import look_at, need_seat
from stellwerk.table.names import good_key
from stellwerk.table.open_store import let_go_of, open_store
from stellwerk.table.passes import Passes
from stellwerk.table.pg_listener import Listener
from stellwerk.table.play_again import PlayAgain
from stellwerk.table.positions import record_until
from stellwerk.table.presence import Presence
from stellwerk.table.readiness import Readiness, ReadyCheck, try_out
from stellwerk.table.remote_updates import RemoteUpdates
from stellwerk.table.room_store import RoomStore
from stellwerk.table.rooms import Rooms
from stellwerk.table.seat_acts import SeatActs
from stellwerk.table.settings import Settings
from stellwerk.table.store import READERS, Store
from stellwerk.table.threads import Threads
from stellwerk.table.tokens import new_token
from stellwerk.table.transaction import Transaction
from stellwerk.table.tries import Tries
from stellwerk.table.types import (
    Acted,
    ActKind,
    Checked,
    Created,
    Look,
    NewTable,
    Pass,
    Past,
    Stats,
)
from stellwerk.table.upkeep import Chore, keep_up
from stellwerk.table.watch import Hub, Watcher
from stellwerk.table.writer import Writer

_DUE_AT_ONCE = 100  # tables a tick takes charge of
_PRESENCE = 30.0  # seconds between two notes of who was heard of
_LESSON = 24 * 3600.0  # seconds without an act after which a lesson is forgotten
_SWEEP = 3600.0  # seconds between two looks for such lessons
_ROOM = 30 * 24 * 3600.0  # seconds without a roll after which a room of dice is forgotten
_QUIET = 2.0  # seconds without coming and going before it is told


class Tables(SeatActs):
    """All tables behind one database, for one asyncio loop.

    Every method that changes something returns once the change is stored, or raises ``Declined``
    and has changed nothing. Who may do what is the caller's affair, who knows the passes.
    """

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self.settings = settings
        self.store = store
        self._now = now = SteadyClock(now)
        self._lock: FileLock | None = None
        self._threads = Threads(READERS)
        read, write = self._threads.read, self._threads.write
        cache = LiveCache(store, read, int(settings.live_megabytes * (1 << 20)))
        writer = Writer(
            cache,
            settings,
            self._commit,
            self._prepare,
            self._stored,
            alone=store.sqlite,
            now=now,
        )
        hub = Hub(cache.get, now, settings.here)
        presence = Presence(store, cache, writer, hub, settings, write, now)
        super().__init__(cache, writer, hub, presence)
        self._pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self._bots = BotRunner(cache, writer, settings, self._pool)
        self._remote = RemoteUpdates(cache, hub)
        self._secret = token_bytes(32)
        self.passes = Passes(store, cache, writer, read, write, now)
        self._following = PlayAgain(cache, writer, self._bots, self.passes, settings, now)
        self.rooms = Rooms(RoomStore(store), read, write, now, settings.name_length)
        self.lobby = Lobby(
            LobbyStore(store), cache, hub, self.passes, read, write, now, settings.away
        )
        self.tries = Tries(store, settings, read, write, now)
        self.analyses = Analyses(store, read, write)
        self.challenges = Challenges(store, cache, settings, read, write, now)
        least_free = int(settings.least_free_megabytes * (1 << 20))
        self._ready = ReadyCheck(lambda: write(lambda: try_out(store, least_free)))
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(
        cls,
        url: str | None = None,
        *,
        settings: Settings | None = None,
        now: Callable[[], float] = time.time,
    ) -> Self:
        """Open the database; ``None`` means ``STELLWERK_DATABASE``, else a file of this user.

        SQLite is created and migrated if need be; a second process is refused. PostgreSQL must
        have been migrated.
        """
        store, lock = await asyncio.to_thread(open_store, url)
        self = cls(store, settings or Settings(), now)
        self._lock = lock
        self._tasks = [asyncio.create_task(self._writer.run(), name="writer")]
        if self.settings.play_bots:
            self._tasks.append(asyncio.create_task(self._keep_up(), name="upkeep"))
        if not store.sqlite:
            self._cache.trusted = self.rooms.trusted = False  # until the listener listens
            listener = Listener(store.url, self._heard, self._listening)
            self._tasks.append(asyncio.create_task(listener.run(), name="listener"))
        return self

    async def close(self) -> None:
        """Store what waits, end bots and watchers, let go of the database."""
        self._hub.close()
        self.rooms.end()
        self.lobby.end()
        await self._bots.close()
        self._writer.close()
        writer, *others = self._tasks
        for task in others:
            task.cancel()
        await asyncio.gather(writer, *others, return_exceptions=True)
        await self._remote.close()
        with suppress(Declined):
            await self._presence.note()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._pool.close()
        self._threads.end()
        let_go_of(self.store, self._lock)

    def now(self) -> float:
        """The time that tables go by, in seconds since 1970."""
        return self._now()

    # -- opening tables --------------------------------------------------------------------------

    async def create(self, plan: NewTable, opener: str = "") -> Created:
        """Open a table; refuses unknown games, options, bots, names. Starts if no seat is open.

        ``opener`` is who opens it, as by their address: the bots of all tables of one opener take
        turns with those of others. It is kept in memory alone, as a hash that ends with us.
        """
        live = create_table.plan_table(plan, self.settings, create_table.new_id(), self._now())
        create_table.check_names(plan)
        if opener:
            owner = blake2b(opener.encode(), key=self._secret, digest_size=16).hexdigest()
            self._bots.opened_by(live.table.id, owner)
        created, tokens = create_table.secrets_of(live, new_token())
        await self._writer.submit(
            live.table.id,
            lambda work: create_table.put_down(work, tokens, plan.attempt, hints=plan.hints),
            live.copy,
        )
        self.passes.remember(tokens)
        return created

    async def teach(
        self, game: str, lesson: str, learner: str, language: str, step: int = 0
    ) -> Created:
        """Open the table of a lesson, from this step on; refuses unknown lessons and steps."""
        plan = create_table.plan_lesson(game, lesson, learner, language)
        live = create_table.plan_table(plan, self.settings, create_table.new_id(), self._now())
        created, tokens = create_table.secrets_of(live, new_token())
        await self._writer.submit(
            live.table.id,
            lambda work: create_table.begin_lesson(work, tokens, step),
            live.copy,
        )
        return created

    async def again(self, table_id: str) -> str:
        """The table where the same people play again: opened by the first who asks.

        The old table's ``info.next_table`` names it from then on; ``follow`` gives the tokens.
        """
        return await self._following.again(table_id)

    async def follow(self, token: str) -> tuple[Pass, str] | None:
        """For the holder of a token of a table that goes on: the pass and token for the next one.

        Asked again it gives the same. ``None`` if the token opens nothing or nothing follows.
        """
        return await self._following.follow(token)

    async def admit(self, token: str) -> Pass | None:
        """What a token opens, if anything."""
        return await self.passes.admit(token)

    # -- playing ---------------------------------------------------------------------------------

    async def act(
        self, table_id: str, seat: Seat, kind: ActKind, text: str, *, key: str, made: int
    ) -> Acted:
        """Make a move or take one back.

        ``made`` is how many acts of this seat the client knows; another number is refused as
        ``table.stale``. The same key with the same act is answered the same and written once; with
        another act it is refused as ``table.key_reused``. Refusals of the game come through whole.
        """
        good_key(key)
        return await self._writer.submit(
            table_id, lambda work: work.act(seat, kind, text, key, made)
        )

    async def skip(self, table_id: str, seat: Seat, *, key: str, made: int) -> Acted:
        """Have the step of a lesson made; refuses a table that is none, as :meth:`act` does."""
        good_key(key)
        return await self._writer.submit(table_id, lambda work: work.skip(seat, key, made))

    async def why(self, table_id: str, seat: Seat, text: str) -> Refusal | None:
        """Why the seat may not make this move now; ``None`` if it may."""
        live = await self._cache.latest(table_id)
        if live.stopped:
            return live.stopped
        seen = live.seen(seat)
        if seen is None:
            return refuse("", "table.not_started")
        try:
            return seen.refusal(live.game.parse(text))
        except (Refused, Invalid) as declined:
            return declined.refusal

    async def look(self, table_id: str, seat: Seat | None, *, heard: bool = False) -> Look:
        """What the seat (``None``: a spectator) may know now; refuses unknown tables and seats.

        Who has been answered by another process and asks here is not shown the past. With ``heard``
        what was heard of the others is enough, as for those who will hear the rest anyway.
        """
        if heard:
            live = self._cache.peek(table_id) or await self._cache.get(table_id)
        else:
            live = await self._cache.latest(table_id)
        return look_at(live, seat, self._presence.here(live))

    async def history(self, table_id: str, seat: Seat | None, before: int | None = None) -> Past:
        """The lines of a seat's history, all or those ``before`` the one with this number."""
        live = await self._cache.latest(table_id)
        need_seat(live, seat)
        found = history.whole(live, seat)
        return found if before is None else Past(1, found.lines[: max(0, before - 1)])

    async def position(self, table_id: str, seat: Seat | None, revision: int) -> Record:
        """The game up to a revision of a seat, from which it is told what the seat saw then."""
        live = await self._cache.latest(table_id)
        need_seat(live, seat)
        return record_until(live, seat, revision)

    def watch(
        self,
        table_id: str,
        seat: Seat | None = None,
        number: int | None = None,
        ready: Callable[[Look], object] | None = None,
    ) -> Watcher:
        """Wait for changes: ``async with tables.watch(id, seat) as w: await w.next(revision)``.

        A watched seat counts as present (``SeatInfo.here``). With the ``number`` of the secret that
        opened it the watch ends (``Revoked``) when that secret does not open it any more. ``ready``
        is given each new look a moment before it is stored, to write it down; it may come to
        nothing, and nobody may be told of it yet.
        """
        return Watcher(self._hub, table_id, seat, number, ready)

    async def record(self, table_id: str) -> Record:
        """The record of a finished game, with its seed; refuses ``table.not_over`` before.

        A table that stands still gives what everybody knows of its game.
        """
        live = await self._cache.latest(table_id)
        if live.table.status == "over":
            return record_of(live)
        if live.problem:
            return known_record(live)
        raise Refused(refuse("", "table.not_over"))

    # -- for operators ---------------------------------------------------------------------------

    async def prune(self, older_than_days: float) -> int:
        """Delete the tables nobody has touched for so long; gives their number."""
        before = self._now() - older_than_days * 24 * 3600
        gone = await self._threads.write(lambda: self.store.prune(before))
        self._cache.doubt_all()
        self.passes.forget()
        return gone

    async def prune_lessons(self) -> int:
        """Delete the lessons at which nobody has learned for a day; gives their number."""
        before = self._now() - _LESSON
        gone = await self._threads.write(lambda: self.store.prune(before, lessons=True))
        if gone:
            self._cache.doubt_all()
            self.passes.forget()
        return gone

    async def check(self) -> list[Checked]:
        """Replay everything stored: all tables, with a refusal for those that would change."""
        return await self._threads.read(lambda: list(check_store(self.store)))

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            await self._threads.read(self.store.count)
        except Unavailable:
            return False
        return True

    async def ready(self) -> Readiness:
        """Whether what people do can be stored."""
        return await self._ready.ask()

    def stats(self) -> Stats:
        """Figures for operators."""
        counts = self._writer.counts
        return Stats(
            live=len(self._cache),
            watchers=len(self._hub),
            waiting=self._writer.waiting(),
            acts=counts.acts,
            commits=counts.commits,
            conflicts=counts.conflicts,
            failures=counts.failures,
            bot_moves=self._bots.moves,
            bot_failures=self._bots.failures,
            listening=self._cache.trusted,
        )

    # -- inside ----------------------------------------------------------------------------------

    def _heard(self, name: str, seq: int) -> None:
        """Another process, or this one, has written to a table or a room."""
        if not self.rooms.heard(name, seq):
            self._remote.heard(name, seq)

    def _listening(self, listening: bool) -> None:
        self._remote.listening(listening)
        self.rooms.listening(listening)

    async def _commit(self, changes: list[Change]) -> None:
        await self._threads.write(lambda: self.store.commit(changes))

    def _prepare(self, work: Transaction) -> None:
        """Make what watchers will be told as soon as this is stored."""
        live = work.live
        if watchers := self._hub.readers(live):
            here = self._presence.here(live)
            for watcher in watchers:
                watcher.ready(look_at(live, watcher.seat, here))

    def _stored(self, work: Transaction) -> None:
        """Tell those who watch, and see to the bots."""
        self._hub.announce(work.live)
        if work.change.ended:
            self.tries.ended(work.live.table.occasion, work.live.table.id)
        if work.live.table.wake_at is None:
            return  # neither bots nor clocks: nearly always so among people
        if self.settings.play_bots and (work.in_charge or self.store.sqlite):
            self._bots.see_to(work.live)

    async def _keep_up(self) -> None:
        often = min(_PRESENCE, self.settings.away / 3)
        chores = [
            Chore("bots and clocks", 0, self._wake_due),
            Chore("presence", often, self._presence.note),
            Chore("lessons", _SWEEP, self.prune_lessons),
            Chore("rooms", _SWEEP, lambda: self.rooms.prune(self._now() - _ROOM)),
            Chore("names", _SWEEP, self.tries.forget_names),
        ]
        await keep_up(chores, self._now, self.settings.tick)

    async def _wake_due(self) -> None:
        """Take charge of the tables whose bots or clocks are due."""
        self._hub.stir(_QUIET)
        now = self._now()
        lease = now + self.settings.lease
        due = await self._threads.write(lambda: self.store.claim(now, lease, _DUE_AT_ONCE))
        await asyncio.gather(*(self._bots.wake(table_id) for table_id in due))
