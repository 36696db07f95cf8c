"""What other processes write: heard of, read, and told to those who watch here."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from stellwerk.core.refusal import Refused, Unavailable
from stellwerk.table.shelf import Shelf
from stellwerk.table.watch import Hub

_AGAIN = 0.5  # seconds between two attempts to read


@dataclass(slots=True)
class Hearing:
    """Takes the words of the listener."""

    shelf: Shelf
    hub: Hub
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def heard(self, table_id: str, seq: int) -> None:
        """Another process, or this one, has written."""
        if self.shelf.seq(table_id) < seq:
            self.shelf.doubt(table_id)
        # A look may have read it already; those who watch still have to be told.
        if self.hub.watched(table_id) and self.hub.seq(table_id) < seq:
            self._refresh(table_id)

    def listening(self, listening: bool) -> None:
        """While nobody tells us, every look reads; afterwards everything may have changed."""
        self.shelf.trusted = listening
        if listening:
            self.shelf.doubt_all()
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
                live = await self.shelf.latest(table_id)
            except Unavailable:
                await asyncio.sleep(_AGAIN)
            except Refused:  # pruned; the next look will say so
                break
            else:
                self.hub.announce(table_id, live.seq)
                break

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
