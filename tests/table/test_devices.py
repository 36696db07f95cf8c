"""Other devices of a seat: a link that works once, a secret of its own, and the end of it."""

from __future__ import annotations

import asyncio

import pytest

from stellwerk.table import Claimed, Created, Revoked, Tables, feed_token
from stellwerk.table.tokens import new_token
from tests.table.playing import FakeTime, Player, in_loop, opened, people, refused


async def added(tables: Tables, created: Created, seat: int = 0) -> Claimed:
    """A second device of a seat."""
    link = await tables.passes.return_link(created.table_id, seat)
    claimed = await tables.passes.claim(link.token, "")
    assert claimed is not None
    return claimed


@in_loop
async def test_a_return_link_gives_another_device_a_secret_of_its_own_once(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(people("Anna", "Ben"))
        table, first = created.table_id, created.seat_tokens[0]
        link = await tables.passes.return_link(table, 0)
        found = await tables.admit(link.token)
        assert found is not None
        assert found.role == "return"  # which opens nothing
        key = new_token()
        claims = [tables.passes.claim(link.token, "", key) for _ in range(2)]
        (second,) = set(await asyncio.gather(*claims))
        assert second is not None
        assert second.token not in (first, link.token)
        async with refused("table.link_used"):
            await tables.passes.claim(link.token, "")
        for token in (first, second.token):
            found = await tables.admit(token)
            assert found is not None
            assert (found.table_id, found.role, found.seat) == (table, "seat", 0)
        assert [one.number for one in await tables.passes.devices(table, 0)] == [1, 2]


@in_loop
async def test_a_return_link_lasts_a_day_and_only_the_last_one_works(url: str) -> None:
    now = FakeTime()
    async with opened(url, now) as tables:
        created = await tables.create(people("Anna"))
        earlier = await tables.passes.return_link(created.table_id, 0)
        link = await tables.passes.return_link(created.table_id, 0)
        assert await tables.passes.claim(earlier.token, "") is None
        now.time = link.expires
        async with refused("table.link_used"):
            await tables.passes.claim(link.token, "")
        assert len(await tables.passes.devices(created.table_id, 0)) == 1


@in_loop
async def test_a_second_device_is_told_to_its_own_seat_alone(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(people("Anna", "Ben"))
        table = created.table_id
        before = [await tables.look(table, seat) for seat in (0, 1, None)]
        await added(tables, created)
        after = [await tables.look(table, seat) for seat in (0, 1, None)]
        assert after[0].revision == before[0].revision + 1
        assert after[1:] == before[1:]
        told = [await Player(tables, table, seat).controls() for seat in (0, 1)]
        assert told == [["start", "device"], ["start"]]
    async with opened(url) as tables:  # counted the same when read again
        assert (await tables.look(table, 1)).revision == before[1].revision
        assert (await tables.look(table, 0)).revision == after[0].revision


@in_loop
async def test_a_device_is_taken_away_and_the_others_stay(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(people("Anna", "Ben"))
        table = created.table_id
        second = await added(tables, created)
        async with tables.watch(table, 0, 2) as lost, tables.watch(table, 0, 1) as kept:
            await tables.passes.drop_device(table, 0, 2)
            with pytest.raises(Revoked):
                await lost.next(99)
            await kept.next(0)
        assert await tables.admit(second.token) is None
        assert await tables.admit(feed_token(second.token)) is None
        assert await tables.admit(created.seat_tokens[0]) is not None
        for number, why in ((2, "table.device_unknown"), (1, "table.last_device")):
            async with refused(why):
                await tables.passes.drop_device(table, 0, number)


@in_loop
async def test_devices_are_few_and_follow_to_the_next_table(sqlite_url: str) -> None:
    async with opened(sqlite_url) as tables:
        created = await tables.create(people("Anna"))
        second = await added(tables, created)
        for _ in range(6):
            await added(tables, created)
        link = await tables.passes.return_link(created.table_id, 0)
        async with refused("table.too_many_devices"):
            await tables.passes.claim(link.token, "")
        await Player(tables, created.table_id, 0).play()
        await tables.again(created.table_id)
        for token in (created.seat_tokens[0], second.token):
            follow = await tables.follow(token)
            assert follow is not None
            assert await tables.admit(follow[1]) == follow[0]
