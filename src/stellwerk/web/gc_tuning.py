"""When to look for cyclic garbage: a sample of what is new, and never among what has stayed.

Python looks through what is new whenever there is so much more than at the last time. A server with
hundreds of busy tables makes that much several times a second, nearly all of it in use, and among
it whatever took an older thing's place, which is not counted: searches that were to take some
hundredths of a second took a quarter, to find a handful. So nothing is searched by the way. What is
new is taken as permanent a few times a second, which costs nothing; only every so often it is
searched before, and as long as that finds something it is searched every time: requests that leave
cycles behind are then let go of a little at a time.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

_NEW: Final = 100_000  # objects within one tick: more than all requests that wait hold
_NEVER: Final = 1_000_000  # searches among the new until older things are looked through as well
_TICK: Final = 0.2  # seconds
_SAMPLED: Final = 8  # ticks, of which the last is searched
SOME: Final = 200  # objects found that make the next tick worth searching, too
_QUIET: Final = 5.0  # seconds in which nothing is done
ENOUGH: Final = 20_000  # things done since everything was looked through


def calm() -> None:
    """Take what there is as permanent, and look by the way only if very much is new."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW, _NEVER, _NEVER)


async def tidy_up(done: Callable[[], int], tick: float = _TICK, quiet: float = _QUIET) -> None:
    """Search samples while something is done, and everything when nothing is; ``done`` counts."""
    before = tidied = done()
    ticks, idle, suspicious = 0, 0.0, False
    while True:
        await asyncio.sleep(tick)
        now = done()
        ticks += 1
        idle = 0.0 if now != before else idle + tick
        before = now
        if idle >= quiet and now - tidied >= ENOUGH:
            tidied = now
            gc.unfreeze()
            gc.collect()  # half a second, for which nobody waits
        elif suspicious or ticks % _SAMPLED == 0:
            suspicious = gc.collect(0) > SOME
        gc.freeze()
