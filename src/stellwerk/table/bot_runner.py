"""Bots and clocks: whoever is due is seen to, also after a crash.

A table with a bot to act or a clock that runs has ``wake_at``. The process that makes bots due
takes charge of them with the same transaction; of tables that nobody has charge of, or whose runner
has been silent for too long, a ticker takes charge.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from stellwerk.bots.questions import Question
from stellwerk.core.chance import bot_seed
from stellwerk.core.game import Seat
from stellwerk.core.refusal import Declined
from stellwerk.table.bot_pool import BotPool
from stellwerk.table.byte_cache import ByteCache
from stellwerk.table.errors import LOGGER
from stellwerk.table.fair_queue import FairQueue
from stellwerk.table.live import Live
from stellwerk.table.live_cache import LiveCache
from stellwerk.table.settings import Settings
from stellwerk.table.transaction import Transaction
from stellwerk.table.writer import Writer

_OWNERS = 4 << 20  # bytes; a table whose owner is forgotten is its own


@dataclass(slots=True)
class BotRunner:
    """Lets bots play at the tables of this process."""

    cache: LiveCache
    writer: Writer
    settings: Settings
    pool: BotPool
    moves: int = 0
    failures: int = 0
    _tasks: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    _owners: ByteCache[str, str] = field(default_factory=lambda: ByteCache(_OWNERS))
    _queue: FairQueue = field(init=False)
    _closed: bool = False

    def __post_init__(self) -> None:
        self._queue = FairQueue(self.settings.bot_workers)

    def opened_by(self, table_id: str, owner: str) -> None:
        """Whose turn it is when the bots of this table think; forgotten with this process."""
        if owner:
            self._owners.put(table_id, owner, len(owner))

    def follows(self, next_id: str, table_id: str) -> None:
        """The next table of the same people is of the same owner."""
        self.opened_by(next_id, self._owners.get(table_id) or "")

    def see_to(self, live: Live) -> None:
        """Let the bots of a table play, if they are due and do not play already."""
        table_id = live.table.id
        if self._closed or table_id in self._tasks or not live.bots_due():
            return
        task = asyncio.create_task(self._play(table_id), name=f"bots {table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self._tasks.pop(table_id)
        if task.cancelled() or task.exception() is not None:
            return  # what could not be stored now is taken up by a ticker later
        # A move may have made bots due between the last look and now.
        if live := self.cache.peek(table_id):
            self.see_to(live)

    async def _play(self, table_id: str) -> None:
        """Ask bots until none is due."""
        try:
            while True:
                live = await self.cache.get(table_id)
                if not (due := live.bots_due()):
                    return
                await asyncio.gather(*(self._move(live, seat) for seat in due))
        except Declined as declined:
            LOGGER.warning("bots of table %s stopped: %s", table_id, declined.refusal.key)
            raise

    async def _move(self, live: Live, seat: Seat) -> None:
        """One move of one bot."""
        bot, made, seen = live.seats[seat].player, live.made[seat], live.seen(seat)
        assert seen is not None  # of a running game
        table_id = live.table.id
        async with self._queue.turn(self._owners.get(table_id) or table_id, table_id):
            question = Question(
                live.table.game,
                bot,
                bot_seed(live.seed, seat),
                table_id,
                seat,
                seen.json(),
            )
            loop = asyncio.get_running_loop()
            move = await loop.run_in_executor(self.pool.threads, lambda: self.pool.think(question))
        if self._closed:
            return

        def do(work: Transaction) -> bool:
            return work.bot_act(seat, bot, made, move)

        self.failures += move is None
        if await self.writer.submit(table_id, do):
            self.moves += 1
        else:
            # Somebody else was first: another process, or the player who is back.
            self.cache.doubt(table_id)

    async def wake(self, table_id: str) -> None:
        """A table of which the ticker has taken charge: clocks first, then bots."""
        try:
            await self.cache.refresh(table_id)
            await self.writer.submit(table_id, _wake)
            self.see_to(await self.cache.get(table_id))
        except Declined as declined:
            LOGGER.warning("table %s was not woken: %s", table_id, declined.refusal.key)

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _wake(work: Transaction) -> None:
    """Clocks that have run out; and whether anything is due is found out anew by storing."""
    work.time_up()
