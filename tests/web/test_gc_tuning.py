"""Cyclic garbage goes when nothing happens, and not while something does."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
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


BUSY = """
import gc
from stellwerk.web.gc_tuning import calm

calm()
lost = [0]
gc.callbacks.append(lambda phase, info: lost.append(info["collected"]))
for number in range(500_000):
    thing = []
    thing.append(thing)
print(max(lost), sum(lost))
"""


def test_a_busy_server_lets_go_of_a_little_at_a_time() -> None:
    """Never of so much at once that others have to wait for it (a process of its own: it freezes
    what there is)."""
    told = subprocess.run(
        [sys.executable, "-c", BUSY], capture_output=True, text=True, check=True, timeout=120
    )
    most, everything = map(int, told.stdout.split())
    assert most < 100_000
    assert everything > 400_000
