"""Watchers: the latest wins, presence, and the end."""

from __future__ import annotations

import asyncio

import pytest

from stellwerk.table import Closed, Look
from stellwerk.table.db_rows import Change
from stellwerk.table.looks import look_at
from stellwerk.table.transaction import Transaction
from stellwerk.table.writer import AT_HAND
from tests.table.playing import FakeTime, Player, in_loop, opened, people, refused, until


@in_loop
async def test_a_watcher_gets_the_latest_and_no_queue(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna"))).table_id
        anna = Player(tables, table, 0)
        async with tables.watch(table, 0) as watcher:
            first = await watcher.next(0)
            assert first == (await anna.look()).revision
            for _ in range(3):
                await anna.move()
            latest = await watcher.next(first)
            assert latest == (await anna.look()).revision
            waiting = asyncio.create_task(watcher.next(latest))
            await asyncio.sleep(0.05)
            assert not waiting.done()
            await anna.move()
            assert await waiting > latest
        async with refused("table.unknown"), tables.watch("nothing"):
            pass


@in_loop
async def test_what_others_cannot_see_wakes_its_own_seat_alone(sqlite_url: str) -> None:
    """And the end of the round wakes all, also if several ends come at once."""
    async with opened(sqlite_url) as tables:
        table = (await tables.create(people("Anna", "Ben", "Cleo"))).table_id
        players = [Player(tables, table, seat) for seat in range(3)]
        rings: list[int | None] = []
        seats = (0, 1, 2, None)

        async def listen(seat: int | None) -> None:
            async with tables.watch(table, seat) as watcher:
                seen = await watcher.next(0)
                while True:
                    seen = await watcher.next(seen)
                    rings.append(seat)

        async def heard() -> list[int | None]:
            for _ in range(5):
                await asyncio.sleep(0)
            found = sorted(rings, key=str)
            rings.clear()
            return found

        listening = [asyncio.create_task(listen(seat)) for seat in seats]
        await until(lambda: _count(tables.stats().watchers, 4))
        await heard()
        await players[1].move()
        assert await heard() == [1]
        await asyncio.gather(players[0].move(), players[1].move())
        assert await heard() == [0, 1]
        await tables.signal(table, 2, "hello")
        assert await heard() == [0, 1, 2, None]
        for player in players:
            while "end" not in (texts := (await player.look()).legal):
                await player.move(texts[0])
        await heard()
        await players[0].move("end")
        assert await heard() == [0, 1, 2, None]  # that somebody is done is for all to see
        await asyncio.gather(*(player.move("end") for player in players[1:]))
        assert await heard() == [0, 1, 2, None]
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)


@in_loop
async def test_closing_ends_all_watchers(sqlite_url: str) -> None:
    async with opened(sqlite_url) as tables:
        table = (await tables.create(people("Anna"))).table_id

        async def watch() -> None:
            async with tables.watch(table) as watcher:
                await watcher.next(10**6)

        watchers = [asyncio.create_task(watch()) for _ in range(3)]
        await until(lambda: _count(tables.stats().watchers, 3))
    for task in watchers:
        with pytest.raises(Closed):
            await task


async def _count(found: int, wanted: int) -> bool:
    return found == wanted


@in_loop
async def test_who_watches_is_here_until_a_while_after(url: str) -> None:
    now = FakeTime()
    async with opened(url, now, here=90.0) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id

        async def here() -> list[bool]:
            return [seat.here for seat in (await tables.look(table, None)).info.seats]

        assert await here() == [False, False]
        async with tables.watch(table, 1) as watcher:
            revision = await watcher.next(0)
            async with tables.watch(table, 0):
                assert await here() == [True, True]
            now.time += 5
            assert await watcher.next(revision) == revision  # told that somebody has come and gone
            assert await here() == [True, True]
            now.time += 100
            assert await here() == [False, True]


@in_loop
async def test_who_watches_at_another_process_is_here(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        table = (await one.create(people("Anna"))).table_id
        async with other.watch(table, 0):
            await other._presence.note()  # do not wait for the next time
            one._cache.doubt(table)

            async def seen() -> bool:
                one._cache.doubt(table)
                return (await one.look(table, None)).info.seats[0].here

            await until(seen)


@in_loop
async def test_what_is_made_ready_and_not_stored_leaves_no_trace(sqlite_url: str) -> None:
    """The same number of acts later, another one stands in its place."""
    async with opened(sqlite_url) as tables:
        table = (await tables.create(people("Anna"))).table_id
        before = await tables.look(table, 0)
        live = await tables._cache.get(table)
        trial = Transaction(live.copy(), Change(table), 1.0, tables.settings, live.seq)
        trial.act(0, "move", before.legal[0], "k", 0)
        tried = look_at(trial.live, 0, ())
        assert tried.recent.lines[-1].text == before.legal[0]
        assert await tables.look(table, 0) == before
        ready: list[Look] = []
        async with tables.watch(table, 0, ready=ready.append) as watcher:
            seen = await watcher.next(0)
            # At many tables at once: nothing is made ready for a few.
            many = [table]
            many += [(await tables.create(people("Ben"))).table_id for _ in range(AT_HAND)]
            legal = [(await tables.look(one, 0)).legal[-1] for one in many]
            await asyncio.gather(
                *(
                    tables.act(one, 0, "move", move, key="k", made=0)
                    for one, move in zip(many, legal, strict=True)
                )
            )
            assert await watcher.next(seen) == tried.revision
            told = await tables.look(table, 0)
            await tables.act(table, 0, "move", told.legal[0], key="l", made=1)
        assert [look.recent.lines[-1].text for look in ready] == [before.legal[-1]]
        assert told.recent == ready[0].recent
        assert told.seen == ready[0].seen
