"""What other processes write: heard of, read, and told to those who watch here."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from stellwerk.core.refusal import Invalid, Refused, Unavailable
from stellwerk.table.live_cache import LiveCache
from stellwerk.table.watch import Hub

_AGAIN = 0.5  # seconds between two attempts to read


@dataclass(slots=True)
class RemoteUpdates:
    """Takes the words of the listener."""

    cache: LiveCache
    hub: Hub
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def heard(self, table_id: str, seq: int) -> None:
        """Another process, or this one, has written."""
        if self.cache.seq(table_id) < seq:
            self.cache.doubt(table_id)
        # A look may have read it already; those who watch still have to be told.
        if self.hub.watched(table_id) and self.hub.seq(table_id) < seq:
            self._refresh(table_id)

    def listening(self, listening: bool) -> None:
        """While nobody tells us, every look reads; afterwards everything may have changed."""
        self.cache.trusted = listening
        if listening:
            self.cache.doubt_all()
            for table_id in self.hub.tables():
                self._refresh(table_id)

    def _refresh(self, table_id: str) -> None:
        task = asyncio.create_task(self._refresh_and_tell(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _refresh_and_tell(self, table_id: str) -> None:
        """Until it succeeds: nobody else would tell those who watch."""
        while self.hub.watched(table_id):
            try:
                live = await self.cache.latest(table_id)
            except Unavailable:
                await asyncio.sleep(_AGAIN)
            except (
                Refused,
                Invalid,
            ):  # pruned, or its game is gone; the next look says so
                break
            else:
                self.hub.announce(live)
                break

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
