"""When to look for cyclic garbage: rarely, and rather while nobody waits.

Python looks whenever there are so many more objects than at the last time. A server with hundreds
of busy tables makes that many every few seconds, nearly all of them in use, and a search among them
stops everything for a quarter of a second, to find a handful.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

_MORE: Final = 1_000_000  # objects until a search cannot wait for a quiet moment
WORTH: Final = 20_000  # objects that make a search worth while
_QUIET: Final = 5.0  # seconds


def calm() -> None:
    """Take what there is as permanent, and let the automatic search come late."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MORE, 10, 10)


async def tidy_up(done: Callable[[], int], quiet: float = _QUIET) -> None:
    """Search when nothing was done for a while; ``done`` counts what is done."""
    before = done()
    while True:
        await asyncio.sleep(quiet)
        now = done()
        if now == before and gc.get_count()[0] > WORTH:
            gc.collect(1)  # what is new; all of it would take a second
        before = now
