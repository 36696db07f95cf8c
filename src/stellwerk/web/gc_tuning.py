"""When to look for cyclic garbage: a sample of what is new, and never among what has stayed.

Python looks through what is new whenever there is so much more than at the last time. A server with
hundreds of busy tables makes that much several times a second, nearly all of it in use, and among
it whatever took an older thing's place, which is not counted: searches that were to take some
hundredths of a second took a quarter, to find a handful. So nothing is searched by the way. What is
new is taken as permanent a few times a second, which costs nothing; only every so often a small
part of it is searched before, and as long as that finds something, all that is new is: requests
that leave cycles behind are then let go of a little at a time. What is overlooked waits for an hour
at most, if there is never a quiet moment.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

_NEW: Final = 100_000  # objects within one tick: more than all requests that wait hold
_NEVER: Final = 1_000_000  # searches among the new until older things are looked through as well
_TICK: Final = 0.2  # seconds
_SAMPLED: Final = 20  # ticks, after the last of which a sample is searched
_SAMPLE: Final = 0.1  # of a tick: much less stands still than for all that is new in one
SOME: Final = 200  # objects found in a tick that make the next worth searching, too
_QUIET: Final = 5.0  # seconds in which nothing is done
ENOUGH: Final = 20_000  # things done since everything was looked through
LONG: Final = 600.0  # seconds since then, after which a quiet moment will do for it
TOO_LONG: Final = 3600.0  # seconds after which it is done even if somebody has to wait


def calm() -> None:
    """Take what there is as permanent, and look by the way only if very much is new."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW, _NEVER, _NEVER)


async def tidy_up(
    done: Callable[[], int],
    tick: float = _TICK,
    quiet: float = _QUIET,
    now: Callable[[], float] = monotonic,
) -> None:
    """Search samples while something is done, and everything when nothing is; ``done`` counts."""
    before = tidied = done()
    idle_since = tidied_at = now()
    ticks, suspicious = 0, False
    while True:
        await asyncio.sleep(tick)
        ticks += 1
        if before != (before := done()):
            idle_since = now()
        waited, idle = now() - tidied_at, now() - idle_since >= quiet
        if waited >= TOO_LONG or (idle and (before - tidied >= ENOUGH or waited >= LONG)):
            gc.unfreeze()
            gc.collect()  # half a second, for which nobody waits if it is quiet
            tidied, tidied_at = before, now()
        elif suspicious:
            suspicious = gc.collect(0) > SOME
        elif ticks % _SAMPLED == 0:
            gc.freeze()
            await asyncio.sleep(_SAMPLE * tick)
            suspicious = gc.collect(0) > _SAMPLE * SOME
        gc.freeze()
