"""Bots think in turns: who has many tables makes nobody else wait for them."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from stellwerk.bots.questions import Question, answer
from stellwerk.core import Move
from stellwerk.table.fair_queue import FairQueue
from tests.table.playing import Player, in_loop, opened, with_bots

TABLES = 30  # of somebody who wants all the bots there are


async def order(queue: FairQueue, wishes: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """In which order those get their turn who come while the only place is taken."""
    done: list[tuple[str, str]] = []

    async def work(owner: str, table: str) -> None:
        async with queue.turn(owner, table):
            done.append((owner, table))

    async with queue.turn("first", "first"):
        tasks = [asyncio.create_task(work(*wish)) for wish in wishes]
        await asyncio.sleep(0)
        assert len(queue) == len(wishes)
    await asyncio.gather(*tasks)
    assert len(queue) == 0
    return done


@in_loop
async def test_owners_take_turns_and_so_do_the_tables_of_an_owner() -> None:
    many = [("many", table) for table in "aaabbc"]
    done = await order(FairQueue(1), [*many, ("one", "x"), ("one", "x"), ("two", "y")])
    assert "".join(table for _, table in done) == "axybxcaba"


@in_loop
async def test_those_who_gave_up_leave_no_place_taken() -> None:
    rng, queue, busy = Random(7), FairQueue(3), 0

    async def work(number: int) -> None:
        nonlocal busy
        async with queue.turn(f"{number % 4}", f"{number % 10}"):
            busy += 1
            assert busy <= 3
            try:
                await asyncio.sleep(0.0005)
            finally:
                busy -= 1

    tasks = [asyncio.create_task(work(number)) for number in range(200)]
    while not all(task.done() for task in tasks):
        rng.choice(tasks).cancel()
        await asyncio.sleep(0.0003)
    assert (busy, len(queue), queue._free) == (0, 0, 3)
    assert sum(not task.cancelled() for task in tasks) > 20


@pytest.mark.parametrize("again", [False, True])
@in_loop
async def test_bots_of_many_tables_do_not_hold_up_those_of_one(
    sqlite_url: str, again: bool
) -> None:
    async with opened(sqlite_url, bot_workers=1) as tables:
        thought: list[str] = []
        waited: defaultdict[str, list[int]] = defaultdict(list)  # for how many others' thoughts
        queue, turn = tables._bots._queue, tables._bots._queue.turn

        def think(question: Question) -> Move | None:
            thought.append(question.table)
            time.sleep(0.001)
            return answer(question)

        @asynccontextmanager
        async def counted(owner: str, table: str) -> AsyncIterator[None]:
            before = len(thought)
            async with turn(owner, table):
                waited[table].append(len(thought) - before)
                yield

        tables._bots.pool.think = think  # type: ignore[method-assign]
        queue.turn = counted  # type: ignore[method-assign]
        for _ in range(TABLES):
            await tables.create(with_bots(3), opener="2001:db8::1")
        table = (await tables.create(with_bots(1), opener="192.0.2.1")).table_id
        if again:  # also at the next table of the same people
            await Player(tables, table, 0).play()
            table = await tables.again(table)
        anna = Player(tables, table, 0)
        for _ in range(4):
            look = await anna.look()
            if look.legal:
                await anna.move()
            await asyncio.sleep(0.03)
        assert waited[table]
        assert max(waited[table]) <= 2
        assert max(max(waits) for waits in waited.values()) > TABLES


@in_loop
async def test_the_address_of_an_opener_is_kept_nowhere(sqlite_url: str) -> None:
    async with opened(sqlite_url) as one, opened(sqlite_url + ".other") as other:
        for tables in (one, other):
            await tables.create(with_bots(1), opener="192.0.2.77")
        (owner,), (owner_there,) = (
            [tables._bots._owners.get(table) for table in tables._bots._owners]
            for tables in (one, other)
        )
        assert owner is not None
        assert owner != owner_there  # nobody could try all addresses
        assert "192.0.2.77" not in owner
