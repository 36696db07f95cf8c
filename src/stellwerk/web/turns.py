"""Turns: the requests of one address begin one after another, and those of others in between.

A page takes some milliseconds of the event loop. Two hundred that come at once would be worked on
in one go, and everybody else's move would wait for all of them.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Who waits to begin, by address; there are never more than connections."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        """Wait until no other request of the address is being begun.

        In a crowd each is followed by as long a pause, so that at most half of the time is theirs.
        """
        loop = asyncio.get_running_loop()
        queue = self._waiting.get(address)
        if queue is None:
            self._waiting[address] = deque()
            loop.call_soon(self._begun, loop, address, loop.time())
            return
        turn = loop.create_future()
        queue.append(turn)
        await turn

    def _begun(self, loop: asyncio.AbstractEventLoop, address: str, since: float) -> None:
        """One has begun, and has had the loop to itself until now."""
        if self._waiting[address]:
            loop.call_later(loop.time() - since, self._next, loop, address)
        else:
            del self._waiting[address]

    def _next(self, loop: asyncio.AbstractEventLoop, address: str) -> None:
        queue = self._waiting[address]
        while queue:
            turn = queue.popleft()
            if not turn.done():  # else its request has been cancelled
                turn.set_result(None)
                break
        loop.call_soon(self._begun, loop, address, loop.time())
