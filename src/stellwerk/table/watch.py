"""Waiting for a table to change. The latest state wins: there is no queue to fall behind in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

from stellwerk.core.game import Seat
from stellwerk.table.live import Live
from stellwerk.table.types import Look


class Closed(Exception):
    """Raised to all who wait when the tables are closed."""


class Revoked(Closed):
    """Raised to who waits with a secret that does not open the seat any more."""


class Watcher:
    """One who waits for changes of one table; an async context manager."""

    def __init__(
        self,
        hub: Hub,
        table_id: str,
        seat: Seat | None,
        number: int | None = None,
        ready: Callable[[Look], object] | None = None,
    ) -> None:
        self._hub = hub
        self.table_id = table_id
        self.seat = seat
        self.place = -1 if seat is None else seat  # in the revisions of the table
        self.number = number  # of the secret that opened the seat
        self.ready = ready or _nothing  # is given what it will be told
        self._bell: asyncio.Future[None] | None = None  # while it waits
        self._stirred = False

    async def __aenter__(self) -> Self:
        await self._hub.enter(self)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._hub.leave(self)

    async def next(self, after: int) -> int:
        """Wait until the seat can see anything new; gives its revision, which then is another.

        It also returns (with the same number) when somebody has come or gone. ``Closed`` ends it.
        """
        while True:
            if self._hub.closed:
                raise Closed
            if not self._hub.opens(self):
                raise Revoked
            revision = self._hub.revision(self.table_id, self.seat)
            if revision > after or self._stirred:
                self._stirred = False
                return revision
            # Nothing can come between the questions and this, so an event would remember nothing.
            self._bell = asyncio.get_running_loop().create_future()
            try:
                await self._bell
            finally:
                self._bell = None

    def ring(self, stirred: bool) -> None:
        self._stirred |= stirred
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)


def _nothing(_look: Look) -> None:
    pass


class Hub:
    """Who watches which table, and who is thereby present."""

    def __init__(
        self,
        find: Callable[[str], Awaitable[Live]],
        now: Callable[[], float],
        here: float,
    ) -> None:
        self._find = find  # a table as it is stored; refuses an unknown one
        self._now = now
        self._here = here
        self._watchers: dict[str, set[Watcher]] = {}
        self._told: dict[str, Live] = {}  # the tables as they were last told of
        self._left: dict[str, dict[Seat, float]] = {}  # when the last page of a seat was closed
        self._stirred: dict[str, float] = {}  # when somebody last came or went
        self._asked: dict[tuple[str, Seat], float] = {}  # when a seat was last heard of
        self.closed = False

    def __len__(self) -> int:
        return sum(map(len, self._watchers.values()))

    async def enter(self, watcher: Watcher) -> None:
        table_id = watcher.table_id
        live = await self._find(table_id)
        self._watchers.setdefault(table_id, set()).add(watcher)
        self.announce(live)  # what was read for this one is news for the others as well
        self._stir(watcher)

    def leave(self, watcher: Watcher) -> None:
        watchers = self._watchers.get(watcher.table_id, set())
        watchers.discard(watcher)
        if watcher.seat is not None:
            self._left.setdefault(watcher.table_id, {})[watcher.seat] = self._now()
            self.saw(watcher.table_id, watcher.seat)
        if not watchers:
            self._watchers.pop(watcher.table_id, None)
            self._told.pop(watcher.table_id, None)
        self._stir(watcher)

    def _stir(self, watcher: Watcher) -> None:
        if watcher.seat is not None:
            self._stirred[watcher.table_id] = self._now()

    def seq(self, table_id: str) -> int:
        """The last row that was told of."""
        live = self._told.get(table_id)
        return live.seq if live else 0

    def revision(self, table_id: str, seat: Seat | None) -> int:
        """Of a seat, as it was last told of."""
        live = self._told.get(table_id)
        return live.revision(seat) if live else 0

    def opens(self, watcher: Watcher) -> bool:
        """Whether the watcher's secret still opens its seat."""
        live = self._told.get(watcher.table_id)
        if live is None or watcher.seat is None or watcher.number is None:
            return True
        return live.seats[watcher.seat].opened_by(watcher.number)

    def watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    def tables(self) -> list[str]:
        return list(self._watchers)

    def saw(self, table_id: str, seat: Seat) -> None:
        """A seat has asked for something."""
        self._asked[table_id, seat] = self._now()

    def last_seen(self, table_id: str, seat: Seat) -> float:
        """When a seat was last heard of here, if not before the last note of it."""
        if any(watcher.seat == seat for watcher in self._watchers.get(table_id, ())):
            return self._now()
        return self._asked.get((table_id, seat), 0.0)

    def heard_of(self) -> list[tuple[str, Seat, float]]:
        """The seats whose page is open here, or that asked since the last note of it."""
        now = self._now()
        here = {
            (watcher.table_id, watcher.seat): now
            for watchers in self._watchers.values()
            for watcher in watchers
            if watcher.seat is not None
        }
        return [(*one, time) for one, time in (self._asked | here).items()]

    def noted(self, time: float) -> None:
        """Who was heard of until then is noted."""
        self._asked = {one: when for one, when in self._asked.items() if when > time}

    def here(self, table_id: str) -> set[Seat]:
        """The seats of a table whose page is open here, or was a moment ago."""
        found = {w.seat for w in self._watchers.get(table_id, ()) if w.seat is not None}
        if left := self._left.get(table_id):
            limit = self._now() - self._here
            found |= {seat for seat, time in left.items() if time > limit}
        return found

    def readers(self, live: Live) -> list[Watcher]:
        """Those who watch a table and can see anything of its new rows."""
        table_id = live.table.id
        before = self._told.get(table_id)
        watchers = self._watchers.get(table_id, ())
        if before is None:
            return list(watchers)
        now, then = live.revisions, before.revisions
        return [one for one in watchers if now[one.place] > then[one.place]]

    def announce(self, live: Live) -> None:
        """Tell these."""
        table_id = live.table.id
        if table_id in self._watchers and live.seq > self.seq(table_id):
            readers = self.readers(live)
            self._told[table_id] = live
            for watcher in readers:
                watcher.ring(stirred=False)

    def stir(self, quiet: float) -> None:
        """Tell of those who came and went; not before a table has been ``quiet`` for a while.

        Pages are opened and closed in bursts, and each telling costs a look for everybody.
        """
        now = self._now()
        for table_id, since in list(self._stirred.items()):
            if since <= now - quiet:
                del self._stirred[table_id]
                for watcher in self._watchers.get(table_id, ()):
                    watcher.ring(stirred=True)
        for table_id, left in list(self._left.items()):
            kept = {seat: time for seat, time in left.items() if time > now - self._here}
            if len(kept) < len(left):
                self._stirred[table_id] = now - quiet
                self._left[table_id] = kept
            if not kept:
                del self._left[table_id]

    def close(self) -> None:
        self.closed = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.ring(stirred=False)
