"""Who is away, what the host may do then, and that a seat taken away is closed everywhere."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic

from stellwerk.table import Clock, NewTable, Revoked, SeatPlan, Tables, feed_token
from tests.table.playing import GAME, FakeTime, Player, in_loop, opened, people, refused

HIDDEN = "maerklin"


@in_loop
async def test_only_who_is_away_can_be_stood_in_for_or_lose_the_seat(url: str) -> None:
    now = FakeTime()
    async with opened(url, now, play_bots=False) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id

        async def still_here() -> None:
            async with refused("table.not_away"):
                await tables.free(table, 1)
            async with refused("table.not_away"):
                await tables.set_deputy(table, 1, "", by_host=True)

        now.time += 179
        await still_here()
        tables.saw(table, 1)  # any request
        now.time += 179
        await still_here()
        async with tables.watch(table, 1):
            now.time += 1000
            await still_here()
        now.time += 179
        await still_here()
        await tables.set_deputy(table, 1, None, by_host=True)  # which takes nothing from anybody
        now.time += 1
        await tables.set_deputy(table, 1, "", by_host=True)
        await Player(tables, table, 1).move()  # back
        await still_here()
        now.time += 180
        await tables.free(table, 1)
        assert (await Player(tables, table, 0).controls())[-1].startswith("free ")


@in_loop
async def test_over_days_one_is_away_when_a_rounds_time_would_be_up(sqlite_url: str) -> None:
    now = FakeTime()
    plan = NewTable(GAME, seats=people("Anna", "Ben").seats, clock=Clock("day"))
    async with opened(sqlite_url, now, play_bots=False) as tables:
        table = (await tables.create(plan)).table_id
        now.time += 13 * 3600
        tables.saw(table, 1)
        now.time += 34 * 3600
        async with refused("table.not_away"):
            await tables.free(table, 1)
        now.time += 3600
        await tables.free(table, 1)


@in_loop
async def test_that_a_seat_was_heard_of_is_known_after_a_restart(url: str) -> None:
    now = FakeTime()
    async with opened(url, now) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        now.time += 1000
        tables.saw(table, 1)
    async with opened(url, now, play_bots=False) as tables:
        now.time += 179
        async with refused("table.not_away"):
            await tables.free(table, 1)
        await tables.free(table, 0)


@in_loop
async def test_a_freed_seat_is_played_by_a_bot_until_somebody_takes_it(url: str) -> None:
    now = FakeTime()
    async with opened(url, now, play_bots=False) as tables:
        created = await tables.create(people("Anna", "Ben"))
        table, ben = created.table_id, created.seat_tokens[1]
        now.time += 200
        await tables.free(table, 1)
        seat = (await tables.look(table, 0)).info.seats[1]
        assert (seat.kind, seat.name, bool(seat.bot)) == ("bot", "", True)
        assert await tables.admit(ben) is None
        assert await tables.admit(feed_token(ben)) is None
        (link,) = (await tables.passes.invitations(created.host_token)).values()
        cleo = await tables.passes.claim(link, "Cleo", held=(0,))
        assert cleo is not None
        found = await tables.admit(cleo.token)
        assert found is not None
        assert found.seat == 1
        seat = (await tables.look(table, 0)).info.seats[1]
        assert (seat.kind, seat.name) == ("person", "Cleo")
        await Player(tables, table, 1).move()


@in_loop
async def test_nobody_takes_a_second_hand(url: str) -> None:
    now = FakeTime()
    async with opened(url, now, play_bots=False) as tables:
        seats = people("Anna", "Ben", "Cleo").seats
        created = await tables.create(NewTable(HIDDEN, seats=seats))
        now.time += 200
        await tables.free(created.table_id, 1)
        (link,) = (await tables.passes.invitations(created.host_token)).values()
        async with refused("table.two_hands"):
            await tables.passes.claim(link, "Anna", held=(0,))
        assert await tables.passes.claim(link, "Dora") is not None


@in_loop
async def test_before_the_start_a_freed_seat_is_open_again(sqlite_url: str) -> None:
    now = FakeTime()
    seats = (SeatPlan("person", "Anna"), SeatPlan("open"), SeatPlan("open"))
    async with opened(sqlite_url, now) as tables:
        created = await tables.create(NewTable(GAME, seats=seats))
        ben = await tables.passes.claim(created.invitations[1], "Ben")
        assert ben is not None
        now.time += 200
        await tables.free(created.table_id, 1)
        assert await tables.admit(ben.token) is None
        assert len(await tables.passes.invitations(created.host_token)) == 2
        async with refused("table.seat_open"):
            await tables.free(created.table_id, 2)


async def watched(tables: Tables, table: str, seat: int) -> float:
    """Watch until the secret is revoked; gives when."""
    revision = 0
    with suppress(Revoked):
        async with tables.watch(table, seat, 1) as watcher:
            while True:
                revision = await watcher.next(revision)
    return monotonic()


@in_loop
async def test_a_revoked_secret_is_dead_in_every_process_within_a_second(
    postgres_url: str,
) -> None:
    now = FakeTime()
    async with opened(postgres_url, now) as here, opened(postgres_url, now) as there:
        created = await here.create(people("Anna", "Ben"))
        table, ben = created.table_id, created.seat_tokens[1]
        for tables in (here, there):
            assert await tables.admit(ben) is not None
            assert await tables.admit(feed_token(ben)) is not None
        ends = [asyncio.create_task(watched(tables, table, 1)) for tables in (here, there)]
        await asyncio.sleep(0.2)
        # Not by the host: who watches is not away.
        await here._writer.submit(table, lambda work: work.free(1))
        freed = monotonic()
        assert all(end - freed < 1 for end in await asyncio.gather(*ends))
        while await there.admit(ben) or await there.admit(feed_token(ben)):
            assert monotonic() - freed < 1
            await asyncio.sleep(0.01)
        assert await here.admit(ben) is None
