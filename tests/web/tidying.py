"""What is let go of while a server tidies up: a program of its own, with little to search through.

It prints one JSON object. In the process of the tests every search would look through all of them,
and nothing that they hold would stay permanent after it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count

from stellwerk.web import gc_tuning

TICK = 0.03
PARTS = 30  # moments of a tick in which things are lost
FEW, MANY = PARTS, 8 * gc_tuning.SOME
SOON = 15 * TICK  # one would do, if the machine were never busy with something else


class Thing:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


async def found(*, things: int, done: Callable[[], int], ticks: int, quiet: float) -> int:
    """How many of so many things a tick that hold themselves are let go of in so many ticks."""
    tidying = asyncio.create_task(gc_tuning.tidy_up(done, TICK, quiet))
    lost = []
    for _ in range(PARTS * ticks):
        lost += [weakref.ref(Thing()) for _ in range(things // PARTS)]
        await asyncio.sleep(TICK / PARTS)
    tidying.cancel()
    return sum(one() is None for one in lost)


def ticks_searched(things: int) -> float:
    """Of forty ticks in which so many things were lost while something was done."""
    numbers = count()
    done = partial(next, numbers)
    return asyncio.run(found(things=things, done=done, ticks=40, quiet=10**9)) / things


def found_when_idle(much: int) -> bool:
    """Whether everything is searched when nothing is done any more, after so much was."""
    told = iter([0] * 5)
    lost = weakref.ref(Thing())
    gc.freeze()
    asyncio.run(found(things=0, done=partial(next, told, much), ticks=12, quiet=4 * TICK))
    return lost() is None


def found_after(passed: float, busy: bool) -> bool:
    """Whether everything is searched when so many seconds have passed."""
    numbers, times = count(), iter([0.0])  # of the start; then it is always later

    async def tidied() -> None:
        done = partial(next, numbers) if busy else lambda: 0
        tidying = gc_tuning.tidy_up(done, TICK, TICK, partial(next, times, passed))
        with suppress(TimeoutError):
            await asyncio.wait_for(tidying, SOON)

    lost = weakref.ref(Thing())
    gc.freeze()
    asyncio.run(tidied())
    return lost() is None


if __name__ == "__main__":
    gc.collect()
    gc.set_threshold(10**9)  # only what is asked for searches
    enough, long, too_long = gc_tuning.ENOUGH, gc_tuning.LONG, gc_tuning.TOO_LONG
    print(
        json.dumps(
            {
                "few": ticks_searched(FEW),
                "many": ticks_searched(MANY),
                "idle": [found_when_idle(enough - 1), found_when_idle(enough)],
                "quiet": [found_after(long - 1, False), found_after(long, False)],
                "busy": [found_after(too_long - 1, True), found_after(too_long, True)],
            }
        )
    )
