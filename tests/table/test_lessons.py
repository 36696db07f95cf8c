"""Lessons at tables, and whose chance it is: secret, given, or by script."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

from stellwerk import games
from stellwerk.core import Entry, SeededDealer, seed_from
from stellwerk.core.lessons import LEARNER, Lesson
from stellwerk.games import keys
from stellwerk.table import Acted, Look, NewTable, SeatPlan, Tables
from tests.table.playing import GAME, FakeTime, Player, in_loop, opened, people, refused

KEY, NAME = "maerklin", "base"  # others move in it, and chance between two of the learner's moves
LESSON = games.lesson(KEY, NAME)
DAY = 24 * 3600
SEED = seed_from("given")


async def taught(tables: Tables, name: str = NAME, step: int = 0, key: str = KEY) -> str:
    return (await tables.teach(key, name, "Anna", "en", step)).table_id


async def skip(tables: Tables, table: str, key: str = "") -> Acted:
    made = (await tables.look(table, LEARNER)).made
    return await tables.skip(table, LEARNER, key=key or f"skip-{made}", made=made)


def done(look: Look) -> int:
    assert look.lesson is not None
    return look.lesson.done


async def entries(tables: Tables, table: str) -> tuple[Entry, ...]:
    """The moves of a table, as they stand in its log."""
    stored = await tables._threads.read(lambda: tables.store.load(table))
    assert stored is not None
    rows = [row for row in stored.log if row.kind != "control"]
    return tuple(Entry(-1 if row.seat is None else row.seat, row.text) for row in rows)


@in_loop
async def test_a_lesson_is_played_at_a_table_as_it_is_written(url: str) -> None:
    async with opened(url) as tables:
        table = await taught(tables)
        for number, at in enumerate(sorted(LESSON.steps)):
            look = await tables.look(table, LEARNER)
            step = LESSON.steps[at]
            assert look.lesson is not None
            assert (look.lesson.done, look.lesson.steps) == (number, len(LESSON.steps))
            assert look.lesson.step == step
            assert look.info.waiting_for[:1] == (LEARNER,)
            await Player(tables, table, LEARNER).move(step.move)
        look = await tables.look(table, LEARNER)
        assert look.lesson is not None
        assert look.lesson.step is None
        assert await entries(tables, table) == LESSON.entries
        async with refused("table.lesson_over"):
            await Player(tables, table, LEARNER).move()
        assert [found.refusal for found in await tables.check()] == [None]
    async with opened(url) as tables:  # and so finds it who reads it anew
        assert done(await tables.look(table, LEARNER)) == len(LESSON.steps)


@in_loop
async def test_all_lessons_of_all_games_can_be_skipped_through(sqlite_url: str) -> None:
    async with opened(sqlite_url) as tables:
        for key in keys():
            for name, one in games.lessons(key).items():
                table = await taught(tables, name, key=key)
                for number in range(len(one.steps)):
                    assert done(await tables.look(table, LEARNER)) == number, f"{key}/{name}"
                    await skip(tables, table)
                assert await entries(tables, table) == one.entries, f"{key}/{name}"
        assert not [found for found in await tables.check() if found.refusal]


@in_loop
async def test_what_is_not_the_step_is_refused_and_changes_nothing(url: str) -> None:
    async with opened(url) as tables:
        table = await taught(tables)
        before = await tables.look(table, LEARNER)
        async with refused("table.lesson_other"):  # allowed, but not what it is about
            await Player(tables, table, LEARNER).move("mix:4+0")
        async with refused("maerklin.not_now"):  # not even allowed: the rules have the word
            await Player(tables, table, LEARNER).move("blind")
        async with refused("maerklin.move_unreadable"):
            await Player(tables, table, LEARNER).move("nothing at all")
        async with refused("table.seat_of_bot"):
            await tables.act(table, 1, "move", "mix:2+2", key="k", made=0)
        assert await tables.look(table, LEARNER) == before
        await skip(tables, table, "same")
        after = await tables.look(table, LEARNER)
        again = await tables.skip(table, LEARNER, key="same", made=0)
        assert again.repeated
        async with refused("table.stale"):
            await tables.skip(table, LEARNER, key="late", made=0)
        assert await tables.look(table, LEARNER) == after


@in_loop
async def test_the_last_step_can_be_taken_back_as_long_as_nothing_followed(url: str) -> None:
    async with opened(url) as tables:
        table = await taught(tables, key=GAME)
        player = Player(tables, table, LEARNER)
        one = games.lesson(GAME, NAME)
        first, second = (one.steps[at].move for at in sorted(one.steps)[:2])
        await player.move(first)
        await player.post("retract", first, 1)
        assert done(await player.look()) == 0
        await player.move(first)
        await player.move(second)
        async with refused("table.lesson_retract"):
            await player.post("retract", first, 4)
        assert done(await player.look()) == 2


@in_loop
async def test_a_lesson_begins_with_any_of_its_steps(url: str) -> None:
    async with opened(url) as tables:
        for step in (0, 5, len(LESSON.steps) - 1):
            table = await taught(tables, step=step)
            assert done(await tables.look(table, LEARNER)) == step
        for wrong in (-1, len(LESSON.steps)):
            async with refused("core.step_unknown"):
                await taught(tables, step=wrong)
        async with refused("core.lesson_unknown"):
            await taught(tables, "nothing")
        assert len(await tables.check()) == 3


@in_loop
async def test_a_lesson_that_was_changed_says_so_and_changes_nothing(url: str) -> None:
    async with opened(url) as tables:
        table = await taught(tables, step=3)
        other = await taught(tables)
    turned: Lesson = replace(LESSON, entries=(*LESSON.entries[:5], *LESSON.entries[6:]))
    with patch.object(games, "lessons", lambda key: {NAME: turned}):
        async with opened(url) as tables:
            look = await tables.look(table, LEARNER)
            assert look.lesson is None
            assert look.info.lesson == NAME
            async with refused("table.lesson_changed"):
                await Player(tables, table, LEARNER).move()
            async with refused("table.lesson_changed"):
                await skip(tables, table)
            assert (await tables.look(other, LEARNER)).lesson is None
    async with opened(url) as tables:
        assert done(await tables.look(table, LEARNER)) == 3


@in_loop
async def test_lessons_are_forgotten_after_a_day_and_tables_are_not(url: str) -> None:
    now = FakeTime()
    async with opened(url, now, play_bots=False) as tables:
        kept = (await tables.create(people("Anna"))).table_id
        idle, used = await taught(tables), await taught(tables)
        now.time += DAY - 60
        await skip(tables, used)
        assert await tables.prune_lessons() == 0
        now.time += 120
        assert await tables.prune_lessons() == 1
        async with refused("table.unknown"):
            await tables.look(idle, LEARNER)
        for table in (used, kept):
            assert (await tables.look(table, LEARNER)).info.status == "running"


@in_loop
async def test_only_a_lesson_has_steps_to_skip(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna"))).table_id
        assert (await tables.look(table, 0)).lesson is None
        async with refused("table.lesson_none"):
            await skip(tables, table)


# -- whose chance it is --------------------------------------------------------------------------


@in_loop
async def test_a_table_says_whose_chance_it_is(url: str) -> None:
    alone = (SeatPlan("person", "Anna"),)
    async with opened(url) as tables:
        secret = await tables.look((await tables.create(people("Anna"))).table_id, 0)
        given = await tables.look(
            (await tables.create(NewTable(GAME, seats=alone, seed=SEED))).table_id, 0
        )
        script = await tables.look(await taught(tables), 0)
        found = [look.info.dealer for look in (secret, given, script)]
        assert found == ["secret", "given", "script"]
        # The hash is shown of both seeds, and of neither the seed itself while it is played.
        assert len({secret.seed_hash, given.seed_hash, ""}) == 3
        assert [look.seed for look in (secret, given)] == ["", ""]
        assert script.seed_hash == ""


@in_loop
async def test_a_given_seed_gives_the_same_dice_to_everybody(url: str) -> None:
    alone = (SeatPlan("person", "Anna"),)
    game = games.find(GAME)
    state = game.new()
    dealer = SeededDealer(SEED)
    expected = []
    while state.actors() == (-1,):
        move = dealer.deal(game, state)
        expected.append(Entry(-1, game.text(move)))
        state.apply(-1, move)
    async with opened(url) as tables:
        for _ in range(2):
            table = (await tables.create(NewTable(GAME, seats=alone, seed=SEED))).table_id
            assert await entries(tables, table) == tuple(expected)
        assert not [one for one in await tables.check() if one.refusal]


@in_loop
async def test_nobody_joins_a_table_whose_chance_somebody_knows(url: str) -> None:
    seats = (SeatPlan("person", "Anna"), SeatPlan("open"))
    now = FakeTime()
    async with opened(url, now) as tables:
        async with refused("table.nobody_joins"):
            await tables.create(NewTable(GAME, seats=seats, seed=SEED))
        # Nor by a seat that was given up in the middle of the game.
        created = await tables.create(replace(people("Anna", "Ben"), seed=SEED))
        now.time += DAY
        await tables.free(created.table_id, 1)
        (link,) = (await tables.passes.invitations(created.host_token)).values()
        async with refused("table.nobody_joins"):
            await tables.passes.claim(link, "Eve", "k" * 32, ())
