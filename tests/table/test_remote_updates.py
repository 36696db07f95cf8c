"""Two processes on one PostgreSQL: whoever watches is told of every row, however it became known.

What another process writes is heard of by a word of the database. Here a test says that word
itself, early, late or never, so that each order of events is met for certain.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from stellwerk.table import Tables
from stellwerk.table.errors import storage_failed
from tests.table.playing import Player, in_loop, opened, people

SOON = 20.0  # seconds; who is not told waits for ever


class Word:
    """A listener that hears only what a test says."""

    said: list[Word]  # the newest last

    def __init__(
        self, _url: object, heard: Callable[[str, int], None], listening: Callable[[bool], None]
    ) -> None:
        self.heard = heard
        listening(True)
        self.said.append(self)

    async def run(self) -> None:
        await asyncio.Event().wait()


@dataclass
class Scene:
    here: Tables
    there: Tables
    table: str
    word: Word  # what is heard here
    waiting: asyncio.Task[int]  # a spectator here, until told of something

    async def spoken(self) -> int:
        """There, somebody says something that is for all to see; gives its row."""
        await self.there.signal(self.table, 1, "hello")
        return (await self.there._cache.get(self.table)).seq

    async def revision(self) -> int:
        """Of a spectator, there."""
        return (await self.there.look(self.table, None)).revision

    async def told(self) -> int:
        async with asyncio.timeout(SOON):
            return await self.waiting


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    Word.said = []
    monkeypatch.setattr("stellwerk.table.tables.Listener", Word)


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    async with opened(url) as there, opened(url) as here:
        table = (await there.create(people("Anna", "Ben"))).table_id
        async with here.watch(table) as watcher:
            waiting = asyncio.create_task(watcher.next(await watcher.next(0)))
            await asyncio.sleep(0)
            yield Scene(here, there, table, Word.said[-1], waiting)


@in_loop
async def test_a_word_tells_those_who_watch(postgres_url: str) -> None:
    async with scene(postgres_url) as given:
        row = await given.spoken()
        given.word.heard(given.table, row)
        assert await given.told() == await given.revision()


@in_loop
async def test_a_look_that_was_quicker_than_the_word_keeps_it_from_nobody(
    postgres_url: str,
) -> None:
    async with scene(postgres_url) as given:
        row = await given.spoken()
        await given.here.look(given.table, 0)
        assert given.here._cache.seq(given.table) == row
        given.word.heard(given.table, row)
        assert await given.told() == await given.revision()


@in_loop
async def test_a_move_after_rows_not_heard_of_tells_all_of_them(postgres_url: str) -> None:
    """The move itself would be for its own seat alone."""
    async with scene(postgres_url) as given:
        await given.spoken()
        await Player(given.here, given.table, 0).move()
        assert await given.told() == await given.revision()


@in_loop
async def test_a_reading_that_had_begun_before_the_word_is_not_enough(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(postgres_url) as given:
        began, may_end = threading.Event(), threading.Event()
        load = given.here.store.load

        def slow(table_id: str, after: int = 0) -> object:
            found = load(table_id, after)
            began.set()
            may_end.wait(SOON)
            return found

        monkeypatch.setattr(given.here.store, "load", slow)
        looking = asyncio.create_task(given.here.look(given.table, 0))
        await asyncio.to_thread(began.wait, SOON)
        row = await given.spoken()
        given.word.heard(given.table, row)
        await asyncio.sleep(0.05)
        may_end.set()
        assert await given.told() == await given.revision()
        await looking


@in_loop
async def test_a_reading_that_fails_is_tried_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(postgres_url) as given:
        load, failures = given.here.store.load, iter([True])

        def weak(table_id: str, after: int = 0) -> object:
            if next(failures, False):
                raise storage_failed()
            return load(table_id, after)

        monkeypatch.setattr(given.here.store, "load", weak)
        row = await given.spoken()
        given.word.heard(given.table, row)
        assert await given.told() == await given.revision()
        assert not next(failures, False)


@in_loop
async def test_what_is_read_for_one_who_comes_is_told_to_those_who_are_here(
    postgres_url: str,
) -> None:
    async with scene(postgres_url) as given:
        await given.spoken()
        await given.here.look(given.table, 0)
        async with given.here.watch(given.table):
            assert await given.told() == await given.revision()


@in_loop
async def test_a_process_that_has_not_heard_does_not_call_others_stale(postgres_url: str) -> None:
    async with scene(postgres_url) as given:
        anna = Player(given.there, given.table, 0)
        acted = await anna.move()
        text = (await anna.look()).legal[0]
        assert given.here._cache.seq(given.table) < given.there._cache.seq(given.table)
        answer = await given.here.act(given.table, 0, "move", text, key="x", made=acted.made)
        assert answer.made == acted.made + 1
