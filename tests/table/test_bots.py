"""Bots that fail, stall, die or cheat: the game goes on, and the log says so."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from stellwerk.table.live import Live
from stellwerk.table.thinking import Question, Thinkers, answer, bot_seed
from tests.arena.test_pool import alive, wait_until
from tests.table import bad_bots
from tests.table.playing import GAME, Player, in_loop, opened, people, until, with_bots

BAD = [bad_bots.stall, bad_bots.die, bad_bots.fail, bad_bots.cheat, bad_bots.babble]


@pytest.mark.parametrize("work", BAD)
@in_loop
async def test_bad_bots_make_their_simplest_move(sqlite_url: str, work: object) -> None:
    async with opened(sqlite_url) as tables:
        tables._keeper.thinkers = Thinkers(1, 0.2, work)  # type: ignore[arg-type]
        table = (await tables.create(with_bots(1))).table_id
        anna = Player(tables, table, 0)

        async def bot_has_moved() -> bool:
            live = await tables._shelf.get(table)
            return live.made[1] >= 2

        await until(bot_has_moved)
        controls = [h.text for h in (await anna.look()).history if h.kind == "control"]
        assert controls[1:3] == ["fallback random"] * 2
        tables._keeper.thinkers.close()


def test_a_stalled_worker_is_ended_and_replaced() -> None:
    question = Question(GAME, "random", b"", {}, (5,))
    thinkers = Thinkers(1, 0.1, bad_bots.stall)
    assert thinkers.think(question) is None
    thinkers._work, thinkers._seconds = answer, 60.0
    assert thinkers.think(question) == 5
    (process,) = thinkers._all
    assert process.pid is not None
    thinkers.close()
    wait_until(lambda: not alive(process.pid or 0))


@in_loop
async def test_a_bot_that_no_longer_exists_does_not_stop_the_game(url: str) -> None:
    async with opened(url, play_bots=False) as tables:
        table = (await tables.create(with_bots(1))).table_id
        with tables.store.writer.begin() as connection:
            connection.execute(text("UPDATE seats SET bot = 'gone' WHERE kind = 'bot'"))
    async with opened(url) as tables:
        look = await Player(tables, table, 0).play()
        assert "fallback gone" in [h.text for h in look.history]


@in_loop
async def test_bots_play_the_same_game_after_a_restart(sqlite_url: str) -> None:
    """A bot's seed is the table's, seat's and move's: a crash cannot be used to re-roll it."""
    async with opened(sqlite_url, play_bots=False) as tables:
        table = (await tables.create(with_bots(1))).table_id
        live = await tables._shelf.get(table)
        question = Question(
            GAME,
            "random",
            bot_seed(live.table.seed, 1, 0),
            live.state.view(1),
            tuple(live.state.legal(1)),
        )
        assert answer(question) == answer(question)
        first = live.game.text(answer(question) or 0)
    async with opened(sqlite_url) as tables:

        async def bot_has_moved() -> bool:
            return (await tables._shelf.get(table)).made[1] > 0

        await until(bot_has_moved)
        live = await tables._shelf.get(table)
        assert next(move for seat, move in live.running.moves if seat == 1) == live.game.parse(
            first
        )


@in_loop
async def test_a_bot_that_answers_too_late_changes_nothing(sqlite_url: str) -> None:
    async with opened(sqlite_url, play_bots=False) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        await tables.set_deputy(table, 0, "random")
        live: Live = await tables._shelf.get(table)
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
