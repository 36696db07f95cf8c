"""Cyclic garbage goes when nothing happens, and not while something does."""

from __future__ import annotations

import asyncio
import gc
import weakref
from itertools import count

from stellwerk.web import gc_tuning


class Thing:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


async def gone(done: object, seconds: float) -> bool:
    """Whether a thing that holds itself is found while the tidying runs."""
    thing = weakref.ref(Thing())
    kept = [[number] for number in range(gc_tuning.WORTH + 1000)]
    tidying = asyncio.create_task(gc_tuning.tidy_up(done, 0.01))  # type: ignore[arg-type]
    await asyncio.sleep(seconds)
    tidying.cancel()
    assert kept
    return thing() is None


def test_a_quiet_moment_is_used_and_a_busy_one_is_not() -> None:
    before = gc.get_threshold()
    gc.set_threshold(10**9)
    numbers = count()
    try:
        assert asyncio.run(gone(lambda: 0, 0.1))
        assert not asyncio.run(gone(lambda: next(numbers), 0.1))
    finally:
        gc.set_threshold(*before)
        gc.collect()
