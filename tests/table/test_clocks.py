"""A clock that is set back holds nobody up."""

from __future__ import annotations

import asyncio
from time import time

from stellwerk.table import Clock, NewTable
from stellwerk.table.clocks import SteadyClock
from tests.table.playing import GAME, FakeTime, in_loop, opened, people, until

HOUR = 3600.0


def test_the_clock_goes_on_when_it_is_set_back() -> None:
    day, steps = FakeTime(1000.0), FakeTime(0.0)
    clock = SteadyClock(day, steps)

    def passes(seconds: float, jump: float = 0.0) -> float:
        steps.time += seconds
        day.time += seconds + jump
        return clock()

    assert passes(10) == 1010
    assert passes(5, jump=-HOUR) == 1015
    assert passes(5) == 1020
    assert passes(5, jump=-HOUR) == 1025
    # Set right again: it follows as soon as the time of day is ahead of it.
    assert passes(5, jump=HOUR) == 1030
    assert passes(5, jump=HOUR) == 1035
    assert day.time == 1035
    assert passes(5, jump=HOUR) == 1040 + HOUR  # set forward: that is the time now


@in_loop
async def test_signals_and_deadlines_go_on_when_the_clock_is_set_back(sqlite_url: str) -> None:
    shift = 0.0
    async with opened(
        sqlite_url, lambda: time() + shift, signal_pause=0.2, shortest_clock=1
    ) as tables:
        plan = NewTable(GAME, seats=people("Anna", "Ben").seats, clock=Clock("round", 1))
        table = (await tables.create(plan)).table_id
        await tables.signal(table, 0, "hello")
        shift = -HOUR
        await asyncio.sleep(0.25)
        await tables.signal(table, 0, "hello")

        async def late() -> bool:
            seats = (await tables.look(table, 0)).info.seats
            return all(seat.deputy for seat in seats)

        async with asyncio.timeout(30):
            await until(late)


@in_loop
async def test_signals_go_on_after_a_restart_with_an_earlier_clock(sqlite_url: str) -> None:
    now = FakeTime()
    async with opened(sqlite_url, now, signal_pause=2.0) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        await tables.signal(table, 0, "hello")
    now.time -= HOUR
    async with opened(sqlite_url, now, signal_pause=2.0) as tables:
        await tables.signal(table, 0, "hello")
