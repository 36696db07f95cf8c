"""Turns for a few places, given fairly: owner by owner, and table by table of the same owner.

Whoever lets bots play at sixty tables waits for themselves; who has one table waits for one turn of
each other owner.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

_Waiting: TypeAlias = deque[asyncio.Future[None]]


class FairQueue:
    """So many may be busy at once; the others wait their turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        # Both in the order of their next turn. What has nobody waiting is not in it.
        self._owners: OrderedDict[str, OrderedDict[str, _Waiting]] = OrderedDict()

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(line) for tables in self._owners.values() for line in tables.values())

    @asynccontextmanager
    async def turn(self, owner: str, table: str) -> AsyncIterator[None]:
        """Hold a place; waits until it is this table's turn."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(owner, table)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, owner: str, table: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._owners.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # it was called and has gone
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """A place is free: for the next who still waits, or for whoever comes."""
        while self._owners:
            called = self._next()
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        """The first of the table whose turn it is; table and owner go to the end of their lines."""
        owner, tables = self._owners.popitem(last=False)
        table, line = tables.popitem(last=False)
        called = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self._owners[owner] = tables
        return called
