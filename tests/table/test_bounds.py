"""What one table may cost: nothing that people do besides playing grows without end."""

from __future__ import annotations

import gc
import tracemalloc
from typing import Any

import pytest

from stellwerk.core import Declined
from stellwerk.lang import LANGUAGES, say
from stellwerk.table import NewTable, SeatPlan, Tables
from stellwerk.table.history import RECENT
from tests.table.playing import (
    GAME,
    FakeTime,
    Player,
    in_loop,
    opened,
    people,
    play_out,
    refused,
    with_bots,
)

WITHOUT_LIMITS: dict[str, Any] = {
    "controls_per_table": 10**9,
    "controls_per_seat": 10**9,
    "controls_per_minute": 10**9,
}
HALF_OPEN = NewTable(GAME, seats=(SeatPlan("open"), SeatPlan("open")))


async def rename(tables: Tables, table: str, times: int, start: int = 0) -> None:
    """Another name again and again, and everybody looks each time."""
    for number in range(start, start + times):
        await tables.sit(table, 0, f"Name {number}")
        for seat in (0, 1, None):
            await tables.look(table, seat)


# -- memory ----------------------------------------------------------------------------------------


@in_loop
async def test_renames_and_looks_do_not_fill_the_memory(sqlite_url: str) -> None:
    """Of each rename a row stays, and of all looks the last ones."""
    times = 150
    async with opened(sqlite_url, **WITHOUT_LIMITS) as tables:
        table = (await tables.create(HALF_OPEN)).table_id
        await rename(tables, table, times)
        gc.collect()
        tracemalloc.start()
        await rename(tables, table, times, start=times)
        gc.collect()
        grown, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert grown < 1000 * times


@in_loop
async def test_a_look_tells_a_few_lines_however_much_has_happened(sqlite_url: str) -> None:
    async with opened(sqlite_url, **WITHOUT_LIMITS) as tables:
        created = await tables.create(people("Anna", "Ben"))
        table, times = created.table_id, 3 * RECENT
        await rename(tables, table, times)
        for seat in (0, 1, None):
            past = (await tables.look(table, seat)).recent
            assert len(past.lines) == RECENT
            assert (await tables.history(table, seat)).lines[past.first - 1 :] == past.lines
        anna = Player(tables, table, 0)
        await anna.move()
        await rename(tables, table, times, start=times)
        # What she may still take back is among hers, and tells nobody else anything.
        assert "move" in [line.kind for line in (await anna.look()).recent.lines]
        assert len((await tables.look(table, 1)).recent.lines) == RECENT
        await play_out(tables, created, 2)
        await rename(tables, table, times, start=2 * times)
        for seat in (0, 1, None):
            past = (await tables.look(table, seat)).recent
            assert len(past.lines) == RECENT
            assert (await tables.history(table, seat)).lines[past.first - 1 :] == past.lines


@in_loop
async def test_lines_that_a_reader_has_stay_as_they_are(sqlite_url: str) -> None:
    """Whatever happens meanwhile, the lines before those of a look are the same ones later."""
    async with opened(sqlite_url, play_bots=False, **WITHOUT_LIMITS) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        players = [Player(tables, table, seat, seed=5) for seat in (0, 1)]
        known: dict[int, list[str]] = {0: [], 1: []}
        for step in range(60):
            player = players[step % 3 % 2]
            look = await player.look()
            if step % 5 == 0:
                await tables.sit(table, player.seat, f"Name {player.seat} {step % 2}")
            elif look.retractable and step % 4 == 0:
                await player.post("retract", look.retractable[0], look.made)
            elif look.legal:
                await player.move()
            for seat, lines in known.items():
                past = (await tables.look(table, seat)).recent
                told = [line.text for line in (await tables.history(table, seat)).lines]
                assert told[: len(lines)] == lines
                known[seat] = told[: past.first - 1]


@in_loop
async def test_words_of_a_history_depend_on_names_and_language_alone(sqlite_url: str) -> None:
    """Whoever asked when: all are told the same as a reader who comes anew."""
    async with opened(sqlite_url, play_bots=False) as tables:
        table = (await tables.create(HALF_OPEN)).table_id
        await tables.look(table, 1)
        await tables.sit(table, 0, "Anna")
        await tables.look(table, 0)
        await tables.sit(table, 1, "Ben")
        await tables.look(table, None)
        await tables.sit(table, 0, "Berta")
        await tables.signal(table, 0, "hello")
        told = {seat: await _words(tables, table, seat) for seat in (1, 0, None)}
        assert any("Berta" in line for line in told[1]["de"])
        assert not any("Anna" in line for lines in told.values() for line in lines["de"])
    async with opened(sqlite_url, play_bots=False) as tables:
        for seat in (None, 0, 1):
            assert await _words(tables, table, seat) == told[seat]


async def _words(tables: Tables, table: str, seat: int | None) -> dict[str, list[str]]:
    lines = (await tables.look(table, seat)).recent.lines
    return {lang: [say(line.words, lang) for line in lines] for lang in LANGUAGES}


# -- control rows ----------------------------------------------------------------------------------


@in_loop
async def test_a_seat_has_so_many_wishes_a_minute(sqlite_url: str) -> None:
    now = FakeTime()
    async with opened(sqlite_url, now, controls_per_minute=5) as tables:
        table = (await tables.create(HALF_OPEN)).table_id
        await rename(tables, table, 5)
        now.time += 20.5
        with pytest.raises(Declined) as caught:
            await tables.leave(table, 0)
        assert caught.value.refusal.key == "table.too_soon"
        assert caught.value.refusal.words.params["seconds"] == 40
        await tables.sit(table, 0, "Name 4")  # changes nothing, so there is nothing to refuse
        now.time += 40
        await tables.leave(table, 0)
        now.time -= 3600  # a clock that was set back keeps nobody waiting for an hour
        await rename(tables, table, 4)


@in_loop
async def test_each_kind_of_wish_has_a_number_of_its_own(sqlite_url: str) -> None:
    async with opened(
        sqlite_url, play_bots=False, controls_per_seat=4, controls_per_minute=1000
    ) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        ben = Player(tables, table, 1)
        for _ in range(4):
            await tables.set_deputy(table, 1, "")
            await ben.move()  # he is back
        async with refused("table.too_many_of_seat"):
            await tables.set_deputy(table, 1, "")
        await rename(tables, table, 4)
        async with refused("table.too_many_of_seat"):
            await tables.sit(table, 0, "Anna again")
        await tables.sit(table, 1, "Benno")
        await tables.set_deputy(table, 0, "")
        await Player(tables, table, 0).move()
        await tables.resign(table, 1)


@in_loop
async def test_a_table_has_room_for_so_many_wishes_and_for_every_move(sqlite_url: str) -> None:
    async with opened(
        sqlite_url, controls_per_table=12, controls_per_minute=1000, signal_pause=0.0
    ) as tables:
        created = await tables.create(people("Anna", "Ben"))
        table = created.table_id
        await rename(tables, table, 11)
        await tables.signal(table, 1, "hello")
        for wish in (
            tables.sit(table, 0, "Anna"),
            tables.signal(table, 1, "hello"),
            tables.leave(table, 1),
        ):
            async with refused("table.too_many_controls"):
                await wish
        await play_out(tables, created, 2)
        assert await tables.again(table)


@in_loop
async def test_who_was_away_can_always_come_back(sqlite_url: str) -> None:
    """Also where the table has no room for wishes any more."""
    async with opened(sqlite_url, play_bots=False, controls_per_table=1) as tables:
        table = (await tables.create(with_bots(1))).table_id
        await tables.set_deputy(table, 0, "")
        await Player(tables, table, 0).move()
        assert not (await tables.look(table, 0)).info.seats[0].deputy
