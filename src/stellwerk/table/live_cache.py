"""The tables in memory: the last used ones, read again when another process was ahead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from stellwerk.core.refusal import Declined, Refused, refuse
from stellwerk.table.byte_cache import ByteCache
from stellwerk.table.live import Live
from stellwerk.table.store import Store

_T = TypeVar("_T")

# Runs a blocking function in a thread for reading.
Reading = Callable[[Callable[[], _T]], Coroutine[Any, Any, _T]]


class LiveCache:
    """Live tables by id. What stands here is stored, and never changed in place."""

    def __init__(self, store: Store, read: Reading[Live | None], most: int) -> None:
        self._store = store
        self._read = read
        self._lives: ByteCache[str, Live] = ByteCache(most)
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._behind: set[str] = set()  # another process has written more
        self.trusted = True  # False: nobody tells us what other processes write

    def __len__(self) -> int:
        return len(self._lives)

    def peek(self, table_id: str) -> Live | None:
        """The table if it is in memory and up to date."""
        live = self._lives.get(table_id)
        return None if not self.trusted or table_id in self._behind else live

    async def get(self, table_id: str) -> Live:
        """The table as it is stored now; refuses an unknown one."""
        return self.peek(table_id) or await self.refresh(table_id)

    async def latest(self, table_id: str) -> Live:
        """The table as it is stored now, for certain; refuses an unknown one.

        What other processes store is heard of a moment later, and a reading that has begun may
        have missed it.
        """
        if self._store.sqlite:
            return await self.get(table_id)
        if begun := self._loading.get(table_id):
            await asyncio.wait([begun])
        return await self.refresh(table_id)

    async def known(self, table_id: str) -> Live:
        """The table as it was last seen, to write to: if that is old, storing will tell."""
        return self._lives.get(table_id) or await self.refresh(table_id)

    async def refresh(self, table_id: str) -> Live:
        """Read what others have written; several who ask at once share one reading."""
        if "\0" in table_id:  # PostgreSQL does not take it for a text
            raise Refused(refuse("", "table.unknown", table=table_id))
        task = self._loading.get(table_id)
        if task is None:
            self._behind.discard(table_id)  # a word that comes while we read counts again
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda done: self._loaded(table_id, done))
        try:
            live = await asyncio.shield(task)
        except Declined:
            self.doubt(table_id)
            raise
        if live is None:
            raise Refused(refuse("", "table.unknown", table=table_id))
        return live

    def _loaded(self, table_id: str, task: asyncio.Task[Live | None]) -> None:
        del self._loading[table_id]
        if not task.cancelled():
            task.exception()  # whoever asked may have gone; then nobody else takes notice of it

    async def _load(self, table_id: str) -> Live | None:
        before = self._lives.get(table_id)
        live = await self._read(lambda: _load(self._store, table_id, before))
        if live is None:
            self.drop(table_id)
            return None
        self.put(live)
        return self._lives.get(table_id)

    def put(self, live: Live) -> None:
        """Let a stored table be seen, unless a later one already is."""
        table_id = live.table.id
        now = self._lives.get(table_id)
        if now is None or now.seq <= live.seq:
            self._lives.put(table_id, live, live.size)

    def doubt(self, table_id: str) -> None:
        """Another process has written: read before the next look."""
        if table_id in self._lives:
            self._behind.add(table_id)
            if len(self._behind) > 2 * len(self._lives):  # of tables that are gone from here
                self._behind = {one for one in self._behind if one in self._lives}

    def is_behind(self, table_id: str) -> bool:
        return table_id in self._behind

    def doubt_all(self) -> None:
        self._behind.update(self._lives)

    def drop(self, table_id: str) -> None:
        self._lives.drop(table_id)
        self._behind.discard(table_id)

    def seq(self, table_id: str) -> int:
        """The last row known of a table; 0 if it is not in memory."""
        live = self._lives.get(table_id)
        return live.seq if live else 0


def _load(store: Store, table_id: str, before: Live | None) -> Live | None:
    """In a thread: read and replay, the whole log or what is new of it."""
    stored = store.load(table_id, before.seq if before else 0)
    if stored is None:
        return None
    if before is None:
        return Live.load(stored)
    live = before.copy()
    live.extend(stored)
    return live
