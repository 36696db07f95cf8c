"""Bots that fail, stall, die or cheat: the game goes on, and the log says so."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest
from sqlalchemy import text

from stellwerk import bots
from stellwerk.bots import questions, workers
from stellwerk.bots.questions import Question, answer
from stellwerk.core import Journal, SeededDealer, bot_seed
from stellwerk.games import find
from stellwerk.table.bot_pool import BotPool
from stellwerk.table.live import Live
from tests.arena.test_pool import alive, wait_until
from tests.table import bad_bots
from tests.table.playing import GAME, Player, in_loop, opened, people, until, with_bots

BAD = [bad_bots.stall, bad_bots.brood, bad_bots.die, bad_bots.fail, bad_bots.cheat, bad_bots.babble]


@pytest.mark.parametrize("work", BAD)
@in_loop
async def test_bad_bots_make_their_simplest_move(sqlite_url: str, work: object) -> None:
    async with opened(sqlite_url) as tables:
        tables._bots.pool = BotPool(1, 0.2, work)  # type: ignore[arg-type]
        table = (await tables.create(with_bots(1))).table_id
        anna = Player(tables, table, 0)

        async def bot_has_moved() -> bool:
            live = await tables._cache.get(table)
            return live.made[1] >= 2

        await until(bot_has_moved)
        assert (await anna.controls())[1:3] == ["fallback random"] * 2
        tables._bots.pool.close()


def test_a_worker_knows_neither_databases_nor_pages() -> None:
    """It shall start quickly and take little memory; there is one for every processor."""
    program = "import sys, stellwerk.bots.questions; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    loaded = ran.stdout.decode().split()
    assert "stellwerk.bots.questions" in loaded
    assert not {"sqlalchemy", "litestar", "stellwerk.table", "stellwerk.web"} & set(loaded)
    assert answer.__module__ == Question.__module__ == "stellwerk.bots.questions"


def first_round() -> Journal:
    """A game of two whose first dice have fallen."""
    journal = Journal(find(GAME), ["", ""])
    journal.deal(SeededDealer(bytes(32)))
    return journal


def question(journal: Journal, seat: int, bot: str, table: str = "table") -> Question:
    seen = journal.state.seen(seat).json()
    return Question(GAME, bot, bot_seed(bytes(32), seat), table, seat, seen)


def test_a_stalled_worker_is_ended_and_replaced() -> None:
    journal = first_round()
    asked = question(journal, 0, "random")
    pool = BotPool(1, 0.1, bad_bots.stall)
    assert pool.think(asked) is None
    pool._work, pool._seconds = answer, 60.0
    assert pool.think(asked) in journal.state.legal(0)
    (process,) = pool._crew.processes
    pool.close()
    wait_until(lambda: not alive(process.pid))


def test_who_thinks_too_long_by_its_own_processor_time_is_ended_and_told(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "_BUSY", 200)  # however busy the machine is: the clock waits
    journal = first_round()
    pool = BotPool(1, 1.0, bad_bots.brood)
    assert pool.think(question(journal, 0, "random")) is None
    assert "1 s of a processor" in caplog.text
    pool._work, pool._seconds = answer, 60.0
    assert pool.think(question(journal, 0, "random")) in journal.state.legal(0)
    pool.close()


def test_waiting_for_a_busy_machine_is_no_thinking() -> None:
    """The clock goes on for longer than the limit, the processor is hardly used."""
    pool = BotPool(1, 0.5, bad_bots.wait_and_answer)
    assert pool.think(question(first_round(), 0, "random")) == 7
    pool.close()


@in_loop
async def test_a_bot_that_no_longer_exists_does_not_stop_the_game(url: str) -> None:
    async with opened(url, play_bots=False) as tables:
        table = (await tables.create(with_bots(1))).table_id
        with tables.store.writer.begin() as connection:
            connection.execute(text("UPDATE seats SET bot = 'gone' WHERE kind = 'bot'"))
    async with opened(url) as tables:
        anna = Player(tables, table, 0)
        await anna.play()
        assert "fallback gone" in await anna.controls()


@pytest.mark.parametrize("bot", bots.names(GAME))
def test_a_fresh_worker_gives_the_moves_that_one_with_plans_gives(
    bot: str, scale: Callable[..., int]
) -> None:
    """Bots are kept to follow their plans; one that is gone is made anew and chooses the same."""
    questions._alive.clear()
    journal, dealer, rng = first_round(), SeededDealer(b"dice" * 8), Random(bot)
    for _ in range(scale(8, 400)):
        journal.deal(dealer)
        if not (actors := journal.state.actors()):
            break
        seat = rng.choice(actors)
        kept = answer(question(journal, seat, bot))
        alive_now = dict(questions._alive)
        assert len(alive_now) <= 2
        questions._alive.clear()
        assert answer(question(journal, seat, bot)) == kept
        questions._alive.clear()
        questions._alive.update(alive_now)
        assert kept is not None
        # Now and then somebody else plays, as a player does who is back.
        journal.apply(seat, rng.choice([kept, kept, kept, journal.state.legal(seat)[0]]))


def test_not_more_bots_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "_BOTS", 3)
    journal = first_round()
    for number in range(10):
        answer(question(journal, 0, "random", f"table {number}"))
    assert [key[0] for key in questions._alive] == ["table 7", "table 8", "table 9"]


@in_loop
async def test_bots_play_the_same_game_after_a_restart(sqlite_url: str) -> None:
    """A bot's seed is the table's and the seat's: a crash cannot be used to roll it again."""
    async with opened(sqlite_url, play_bots=False) as tables:
        table = (await tables.create(with_bots(1))).table_id
        live = await tables._cache.get(table)
        seen = live.state.seen(1).json()
        asked = Question(GAME, "random", bot_seed(live.seed, 1), table, 1, seen)
        first = answer(asked)
        assert first == answer(asked)
    async with opened(sqlite_url) as tables:

        async def bot_has_moved() -> bool:
            return (await tables._cache.get(table)).made[1] > 0

        await until(bot_has_moved)
        live = await tables._cache.get(table)
        assert next(move for seat, move in live.running.moves if seat == 1) == first


@in_loop
async def test_a_bot_that_answers_too_late_changes_nothing(sqlite_url: str) -> None:
    async with opened(sqlite_url, play_bots=False) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        await tables.set_deputy(table, 0, "random")
        live: Live = await tables._cache.get(table)
        move = live.state.legal(0)[0]
        await tables.set_deputy(table, 0, None)

        async def late(bot: str, made: int) -> bool:
            return await tables._writer.submit(table, lambda work: work.bot_act(0, bot, made, move))

        assert not await late("random", 0)  # the player is back
        await tables.set_deputy(table, 0, "random")
        assert not await late("other", 0)
        assert not await late("random", 1)
        assert await late("random", 0)
        assert not await late("random", 0)
