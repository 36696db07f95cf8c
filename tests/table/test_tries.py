"""Tries of the day: what stands on its list, and what does not."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

import pytest

from stellwerk import games
from stellwerk.core.days import Occasion
from stellwerk.games import keys
from stellwerk.table import Attempt, Created, NewTable, SeatPlan, Tables
from stellwerk.table.tries import LONGEST
from stellwerk.table.try_store import Try, strike
from tests.table.playing import GAME, FakeTime, Player, in_loop, opened, refused

ANNA, BEN = "a" * 64, "b" * 64


def today(now: FakeTime) -> Occasion:
    found = games.days(GAME)
    assert found is not None
    return found.at(now())


async def begun(
    tables: Tables, day: Occasion, player: str = ANNA, *, first: bool = True, late: bool = False
) -> Created:
    plan = NewTable(
        day.game,
        day.options,
        (SeatPlan("person", "Anna"),),
        seed=day.seed,
        attempt=Attempt(day.key, player, first, late),
    )
    return await tables.create(plan)


async def played(
    tables: Tables, day: Occasion, player: str = ANNA, *, first: bool = True, late: bool = False
) -> int:
    made = await begun(tables, day, player, first=first, late=late)
    look = await Player(tables, made.table_id, 0).play(0)
    return look.scores[0].total


async def tries(tables: Tables, day: Occasion, player: str = ANNA) -> tuple[Try, ...]:
    return await tables.tries.of_player(player, day.key, day.key)


@in_loop
async def test_a_first_try_stands_on_the_list_and_later_ones_do_not(url: str) -> None:
    now = FakeTime()
    async with opened(url, now) as tables:
        day = today(now)
        total = await played(tables, day)
        now.time += 60
        await played(tables, day)
        other = await played(tables, day, BEN)
        found = await tables.tries.standings(day.key, ANNA)
        assert found.count == 2
        assert dict(found.spread) == {total: 1 + (total == other), other: 1 + (total == other)}
        assert [(line.total, line.own) for line in found.best if line.own] == [(total, True)]
        assert found.place == 1 + (other > total)
        one, two = await tries(tables, day)
        assert (one.first, one.counted, one.total) == (True, True, total)
        assert (two.first, two.counted) == (False, False)


@in_loop
async def test_of_tries_begun_at_once_one_is_the_first(url: str) -> None:
    now = FakeTime()
    async with opened(url, now) as tables:
        day = today(now)
        await asyncio.gather(*(begun(tables, day) for _ in range(5)))
        assert sum(one.first for one in await tries(tables, day)) == 1
        assert (await tables.tries.standings(day.key)).count == 0  # none of them is over


@in_loop
async def test_late_helped_and_slow_tries_and_those_of_nobody_are_not_listed(url: str) -> None:
    now = FakeTime()
    async with opened(url, now) as tables:
        day = today(now)
        await played(tables, day, "l" * 64, late=True)
        await played(tables, day, "m" * 64, first=False)  # too many from this address
        helped = await begun(tables, day, "h" * 64)
        await tables.set_deputy(helped.table_id, 0, "random")
        await tables.set_deputy(helped.table_id, 0, None)
        await Player(tables, helped.table_id, 0).play(0)
        slow = await begun(tables, day, "s" * 64)
        now.time += LONGEST + 1
        await Player(tables, slow.table_id, 0).play(0)
        assert (await tables.tries.standings(day.key)).count == 0
        for player in "lhs":
            (one,) = await tries(tables, day, player * 64)
            assert one.first
            assert one.ended
            assert not one.counted, player
        # What was begun the day before and ends the day after belongs to the day before.
        day = today(now)
        night = await begun(tables, day, "n" * 64)
        now.time += LONGEST - 1
        await Player(tables, night.table_id, 0).play(0)
        assert today(now).key != day.key
        assert (await tables.tries.standings(day.key)).count == 1
        assert (await tables.tries.standings(today(now).key)).count == 0


@in_loop
async def test_names_are_their_players_own_and_end(url: str) -> None:
    now = FakeTime()
    async with opened(url, now) as tables:
        day = today(now)
        await played(tables, day)
        table = (await tries(tables, day))[0].table_id
        for player, name, why in (
            (BEN, "Ben", "days.not_yours"),
            ("", "Nobody", "days.not_yours"),
            (ANNA, "x" * 41, "table.name"),
            (ANNA, "\u202e", "table.name"),
        ):
            async with refused(why):
                await tables.tries.name(table, player, name)
        await tables.tries.name(table, ANNA, " Anna  <b> ")
        assert [line.name for line in (await tables.tries.standings(day.key)).best] == ["Anna <b>"]
        assert await tables.tries.forget_names() == 0
        now.time += 401 * 24 * 3600
        assert await tables.tries.forget_names() == 1
        found = await tables.tries.standings(day.key)
        assert [line.name for line in found.best] == [""]
        assert found.count == 1


@in_loop
async def test_weeks_and_months_add_up_and_results_outlive_their_tables(url: str) -> None:
    now = FakeTime()
    async with opened(url, now) as tables:
        first = today(now)
        total = await played(tables, first)
        now.time += 24 * 3600
        last = today(now)
        total += await played(tables, last)
        (line,) = await tables.tries.sums(first.key, last.key, ANNA)
        assert (line.place, line.total, line.tries, line.own) == (1, total, 2, True)
        now.time += 100 * 24 * 3600
        assert await tables.prune(10) == 2
        assert len(await tables.tries.of_player(ANNA, first.key, last.key)) == 2


def test_days_before_the_first_plan_are_refused_and_numbers_count_from_it() -> None:
    for key in keys():
        plan = games.days(key)
        assert plan is not None
        assert plan.on(plan.first).number == 1
        assert plan.first.isoweekday() == 1  # a cycle of weeks begins with a Monday
        assert plan.on(date(2026, 11, 17)).seed != plan.on(date(2026, 11, 24)).seed


@in_loop
async def test_a_list_is_kept_for_a_while_but_shows_at_once_what_is_written_here(
    tmp_path: Path,
) -> None:
    now = FakeTime()
    async with opened(str(tmp_path / "tables.sqlite3"), now) as tables:
        day = today(now)
        await played(tables, day)
        assert (await tables.tries.standings(day.key)).count == 1
        await played(tables, day, BEN)
        assert (await tables.tries.standings(day.key)).count == 2
        now.time += 0.5
        await played(tables, day, "c" * 64)  # later than it was counted: it is added
        added = await tables.tries.standings(day.key, ANNA)
        assert added.count == 3
        table = (await tries(tables, day))[0].table_id
        await tables.tries.name(table, ANNA, "Anna")
        assert "Anna" in {line.name for line in (await tables.tries.standings(day.key)).best}
        with tables.store.writing() as connection:  # as the command of an operator does it
            assert strike(connection, "anna") == 1
        assert "Anna" in {line.name for line in (await tables.tries.standings(day.key)).best}
        now.time += 30
        counted = await tables.tries.standings(day.key, ANNA)
        assert {line.name for line in counted.best} == {""}
        assert counted == added  # whether added or counted


@in_loop
async def test_a_crowd_that_nobody_looked_at_is_counted_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stellwerk.table.tries._NEWS", 2)
    now = FakeTime()
    async with opened(str(tmp_path / "tables.sqlite3"), now) as tables:
        day = today(now)
        await played(tables, day)
        assert (await tables.tries.standings(day.key)).count == 1
        for number in range(4):
            now.time += 0.1
            await played(tables, day, f"{number}" * 64)
        assert day.key not in tables.tries._boards
        assert (await tables.tries.standings(day.key)).count == 5
