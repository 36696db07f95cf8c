"""One writer per process: all that waits is stored together, then answered.

Acts are done to copies of the live tables, those of a table in the order they came. Where many
tables come together, what watchers will be told of each is written at once, while it is at hand: a
few still are when they have been stored, and nobody should wait for it. One transaction stores all
acts; only then the copies take the place of the tables, the acts are answered, and the watchers are
told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast

from stellwerk.core.refusal import Declined, Invalid, Refused, Unavailable, refuse
from stellwerk.table.db_rows import Change
from stellwerk.table.errors import LOGGER, Conflict, storage_failed
from stellwerk.table.live import Live
from stellwerk.table.live_cache import LiveCache
from stellwerk.table.settings import Settings
from stellwerk.table.transaction import Transaction

_T = TypeVar("_T")

LARGEST_BATCH = 500  # acts; more would make the first of them wait for the last
AT_HAND = 8  # tables that are still in the processor's cache when they have been stored
_TOGETHER = 3  # attempts to store a batch whole; then table by table
_ATTEMPTS = 25  # of which every one lost means that another process has made a move


@dataclass(slots=True, eq=False)
class _Wish(Generic[_T]):
    """An act that waits."""

    table_id: str
    do: Callable[[Transaction], _T]
    answer: asyncio.Future[_T]
    fresh: Callable[[], Live] | None = None  # makes a table that does not exist yet
    lost: bool = False  # another process was first at least once

    def settle(self, result: object) -> None:
        if self.answer.done():  # whoever asked has gone; the act stands
            return
        if isinstance(result, BaseException):
            self.answer.set_exception(result)
        else:
            self.answer.set_result(cast(_T, result))


@dataclass(slots=True)
class Counts:
    acts: int = 0
    commits: int = 0
    conflicts: int = 0
    failures: int = 0


@dataclass(slots=True)
class Writer:
    """Takes wishes and stores what they do."""

    cache: LiveCache
    settings: Settings
    commit: Callable[[list[Change]], Awaitable[None]]
    ready: Callable[[Transaction], None]  # called for tables that will be stored with many others
    stored: Callable[[Transaction], None]  # and for every one that was
    alone: bool  # no other process writes to this database
    now: Callable[[], float] = time.time
    counts: Counts = field(default_factory=Counts)
    _queue: asyncio.Queue[_Wish[Any] | None] = field(default_factory=asyncio.Queue)
    _closed: bool = False

    def waiting(self) -> int:
        return self._queue.qsize()

    async def submit(
        self,
        table_id: str,
        do: Callable[[Transaction], _T],
        fresh: Callable[[], Live] | None = None,
    ) -> _T:
        """Have something done to a table; returns once it is stored."""
        if self._closed:
            raise Unavailable(refuse("", "table.closing"))
        if fresh is None:
            await self.cache.known(table_id)  # here, so that reading one holds up no other
        answer: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Wish(table_id, do, answer, fresh))
        try:
            return await answer
        finally:
            del answer  # else a refusal holds this frame, and this frame the refusal

    def close(self) -> None:
        """Take no more; ``run`` ends when all that waits is stored."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)

    async def run(self) -> None:
        while (wish := await self._queue.get()) is not None:
            batch = [wish]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                another = self._queue.get_nowait()
                if another is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(another)
            await self._write_safely(batch)

    async def _write_safely(self, batch: list[_Wish[Any]]) -> None:
        """Whatever happens, everybody is answered and the next batch comes."""
        try:
            await self._write(batch)
        except BaseException as error:
            declined = isinstance(error, Declined)
            if not declined:
                LOGGER.exception("a batch of acts failed")
            failure = error.with_traceback(None) if declined else storage_failed()
            for wish in batch:
                self.cache.drop(wish.table_id)  # what is in memory may not be what is stored
                wish.settle(failure)
            if not isinstance(error, Exception):
                raise

    async def _write(self, batch: list[_Wish[Any]]) -> None:
        for _ in range(_TOGETHER):
            if await self._attempt(batch):
                return
        # One table that many fight for must not hold up all others.
        for wishes in _by_table(batch).values():
            for _ in range(_ATTEMPTS):
                if await self._attempt(wishes):
                    break
            else:
                for wish in wishes:
                    wish.settle(storage_failed())

    async def _attempt(self, batch: list[_Wish[Any]]) -> bool:
        """Do everything and store it; ``False`` if another process was first."""
        works: dict[str, Transaction] = {}
        results: list[tuple[_Wish[Any], object]] = []
        changed = []
        # All of a table in a row: going round them twice, each would have left the processor's
        # cache in between, which costs more than the work itself.
        grouped = _by_table(batch)
        for table_id, wishes in grouped.items():
            for wish in wishes:
                if not wish.answer.done():
                    results.append((wish, await self._do(wish, works)))
            if work := works.get(table_id):
                work.settle()
                if work.change:
                    changed.append(work)
                    if len(grouped) > AT_HAND:
                        self.ready(work)
        # Alone, nothing can be news; and asking each in a task costs more than the work itself.
        if not self.alone and any(await asyncio.gather(*map(self._is_news, works.values()))):
            return False
        if changed:
            try:
                await self.commit([work.change for work in changed])
            except Conflict:
                self.counts.conflicts += 1
                for table_id in works:
                    self.cache.doubt(table_id)
                for wish in batch:
                    wish.lost = True
                return False
            except Unavailable:
                self.counts.failures += 1
                raise
            self.counts.commits += 1
            self.counts.acts += sum(bool(work.change.log) for work in changed)
        for work in changed:
            self.cache.put(work.live)
        for wish, result in results:
            wish.settle(result)
        for work in changed:
            self.stored(work)
        return True

    async def _exists(self, table_id: str) -> bool:
        try:
            await self.cache.refresh(table_id)
        except Refused:
            return False
        return True

    async def _is_news(self, work: Transaction) -> bool:
        """Whether a refusal rested on less than is stored: then it must be thought over."""
        if not work.refused or work.change.log or work.change.created:
            return False
        return (await self.cache.refresh(work.live.table.id)).seq != work.base

    async def _do(self, wish: _Wish[Any], works: dict[str, Transaction]) -> object:
        """The wish's result or its refusal, done to the copy that all of the batch share."""
        try:
            work = works.get(wish.table_id)
            if work is None:
                work = works[wish.table_id] = await self._work(wish)
            elif wish.fresh:
                return Refused(refuse("", "table.exists", table=wish.table_id))
        except (Refused, Invalid) as declined:  # an unavailable database concerns them all
            return declined.with_traceback(None)  # which holds this frame, and this the wish
        try:
            return wish.do(work)
        except (Refused, Invalid) as declined:
            work.refused = True
            return declined.with_traceback(None)

    async def _work(self, wish: _Wish[Any]) -> Transaction:
        if wish.fresh:
            if wish.lost and await self._exists(wish.table_id):
                raise Refused(refuse("", "table.exists", table=wish.table_id))
            live = wish.fresh()
            change = Change(wish.table_id, created=True)
            return Transaction(live, change, self.now(), self.settings)
        # Up to date if we know that we are not; but without asking, if nobody has told us.
        if self.cache.is_behind(wish.table_id):
            live = await self.cache.refresh(wish.table_id)
        else:
            live = await self.cache.known(wish.table_id)
        due = live.table.wake_at is not None and bool(live.bots_due())
        change = Change(wish.table_id)
        return Transaction(live.copy(), change, self.now(), self.settings, live.seq, due)


def _by_table(batch: Iterable[_Wish[Any]]) -> dict[str, list[_Wish[Any]]]:
    """The wishes for each table, in the order they came."""
    tables: dict[str, list[_Wish[Any]]] = {}
    for wish in batch:
        tables.setdefault(wish.table_id, []).append(wish)
    return tables
