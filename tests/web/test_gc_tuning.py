"""Cyclic garbage goes a little at a time, and all of it when nothing happens."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count

import pytest

from stellwerk.web import gc_tuning
from tests.web.live import Live, open_table


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


TICK = 0.03
PARTS = 30  # moments of a tick in which things are lost
FEW, MANY = PARTS, 8 * gc_tuning.SOME


@pytest.fixture
def nothing_by_the_way() -> Iterator[None]:
    """Only what is asked for searches; and nothing stays permanent after it."""
    before = gc.get_threshold()
    gc.collect()
    gc.set_threshold(10**9)
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.collect()


@pytest.mark.usefixtures("nothing_by_the_way")
def test_while_something_is_done_samples_are_searched_and_more_if_they_find_much() -> None:
    numbers = count()
    told = {
        things: asyncio.run(found(things=things, done=lambda: next(numbers), ticks=40, quiet=10**9))
        / things
        for things in (FEW, MANY)
    }
    assert 0 < told[FEW] <= 10, "a part of every eighth of forty"
    assert told[MANY] >= 20, "all but the first"


@pytest.mark.usefixtures("nothing_by_the_way")
def test_when_much_was_done_and_nothing_is_everything_is_searched() -> None:
    for much, everything in ((gc_tuning.ENOUGH, True), (gc_tuning.ENOUGH - 1, False)):
        told = iter([0] * 5)
        lost = weakref.ref(Thing())
        gc.freeze()
        asyncio.run(found(things=0, done=partial(next, told, much), ticks=12, quiet=4 * TICK))
        assert (lost() is None) == everything


@pytest.mark.usefixtures("nothing_by_the_way")
@pytest.mark.parametrize(
    "passed, busy, everything",
    [
        (gc_tuning.LONG - 1, False, False),
        (gc_tuning.LONG, False, True),
        (gc_tuning.TOO_LONG - 1, True, False),
        (gc_tuning.TOO_LONG, True, True),
    ],
)
def test_after_a_long_time_everything_is_searched_if_it_is_quiet_and_then_anyhow(
    passed: float, busy: bool, everything: bool
) -> None:
    numbers, times = count(), iter([0.0])  # of the start; then it is always later

    async def tidied() -> None:
        done = partial(next, numbers) if busy else lambda: 0
        tidying = gc_tuning.tidy_up(done, TICK, TICK, partial(next, times, passed))
        with suppress(TimeoutError):
            await asyncio.wait_for(tidying, 3 * TICK)

    lost = weakref.ref(Thing())
    gc.freeze()
    asyncio.run(tidied())
    assert (lost() is None) == everything


MOVES = 40
REFUSED = (
    {"move": "zork", "key": "one", "made": 0},  # no move at all
    {"move": "end", "key": "two", "made": 99},  # after moves that nobody made
)


@pytest.mark.usefixtures("nothing_by_the_way")
@pytest.mark.parametrize("body", REFUSED)
def test_a_refused_move_leaves_nothing_to_search_for(live: Live, body: dict[str, object]) -> None:
    table = open_table(live, "Anna")
    path = f"/api/tables/{table.id}/moves"
    with live.client(table.seats[0]) as client:
        assert client.post(path, json=body).status_code in (409, 422)
        gc.collect()
        for _ in range(MOVES):
            client.post(path, json=body)
        assert gc.collect() < 10 * MOVES, "each held its own frames, about a hundred objects"


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
    assert most < 110_000
    assert everything > 400_000
