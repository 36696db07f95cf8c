"""What has to be seen to again and again while tables are open, each thing in its own time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from stellwerk.core.refusal import Declined
from stellwerk.table.errors import LOGGER


@dataclass(slots=True)
class Chore:
    """One thing to see to."""

    name: str
    every: float  # seconds from one time to the next; 0: at every tick
    do: Callable[[], Awaitable[object]]
    last: float = 0.0


async def keep_up(chores: list[Chore], now: Callable[[], float], tick: float) -> None:
    """See to all of them in this order for ever; one that fails is named and tried again later."""
    while True:
        for chore in chores:
            at = now()
            if at >= chore.last + chore.every:
                chore.last = at
                await _see_to(chore)
        await asyncio.sleep(tick)


async def _see_to(chore: Chore) -> None:
    try:
        await chore.do()
    except Declined as declined:
        LOGGER.warning("%s: %s", chore.name, declined.refusal.key)
    except Exception:
        LOGGER.exception("%s", chore.name)
