"""Storage: one file or one PostgreSQL, several processes, full disks and lost connections."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, text

from stellwerk import games
from stellwerk.core import Declined, Invalid, Unavailable
from stellwerk.table import Acted, NewTable, SeatPlan, Tables
from stellwerk.table.database import database_url, describe, make_engine
from stellwerk.table.db_rows import LogRow
from stellwerk.table.live import Live
from stellwerk.table.migrate import migrate
from stellwerk.table.schema import metadata
from tests.table import postgres
from tests.table.playing import (
    GAME,
    FakeTime,
    Player,
    in_loop,
    opened,
    people,
    play_out,
    refused,
    until,
    with_bots,
)

# -- databases -----------------------------------------------------------------------------------


def test_migrations_make_the_schema_that_is_written_down(url: str) -> None:
    where = database_url(url)
    migrate(where)
    engine = make_engine(where, writing=True, connections=1)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@in_loop
async def test_postgres_must_be_migrated_first_and_can_be_by_many_at_once() -> None:
    url = postgres.new_database(migrated=False)
    async with refused("table.not_migrated"):
        await Tables.open(url)
    steps = await asyncio.gather(*(asyncio.to_thread(migrate, database_url(url)) for _ in range(3)))
    assert sorted(steps) == [("", "0009"), ("0009", "0009"), ("0009", "0009")]
    async with opened(url) as tables:
        assert await tables.healthy()
    postgres.drop_database(url)


@in_loop
async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    where = database_url(url)
    migrate(where)
    engine = make_engine(where, writing=True, connections=1)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    async with refused("table.too_new"):
        await Tables.open(url)
    with pytest.raises(Unavailable):
        migrate(where)


@in_loop
async def test_sqlite_is_for_one_process_and_says_why(sqlite_url: str) -> None:
    async with opened(sqlite_url):
        async with refused("table.database_busy"):
            await Tables.open(sqlite_url)
        async with refused("table.database_busy"):
            await asyncio.to_thread(migrate, database_url(sqlite_url))
    async with opened(sqlite_url):
        pass  # and it is free again afterwards


@in_loop
async def test_sqlite_is_as_durable_as_it_can_be(sqlite_url: str) -> None:
    async with opened(sqlite_url) as tables:
        with tables.store.writer.begin() as connection:
            asked = [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert asked == ["wal", 2, 1]


@pytest.mark.parametrize(
    "wrong", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "://", "a://b"]
)
def test_other_databases_are_refused(wrong: str) -> None:
    with pytest.raises(Invalid) as caught:
        database_url(wrong)
    assert caught.value.refusal.key == "table.database_url"


def test_passwords_are_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = describe(database_url("postgresql://me:geheim@host/db"))
    assert "geheim" not in shown
    assert "host" in shown
    with pytest.raises(Declined) as caught:
        database_url("mysql://me:geheim@host/db")
    assert "geheim" not in str(caught.value)
    monkeypatch.setenv("STELLWERK_DATABASE", "postgres://me@host/db")
    assert database_url().drivername == "postgresql+psycopg"


# -- failures ------------------------------------------------------------------------------------


@in_loop
async def test_a_full_disk_is_told_and_loses_nothing(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "stellwerk.table")
    async with opened(sqlite_url, play_bots=False) as tables:
        table = (await tables.create(people("Anna"))).table_id
        anna = Player(tables, table, 0)
        await anna.move()

        def limit(pages: str) -> None:
            with tables.store.writer.begin() as connection:
                count = connection.exec_driver_sql("PRAGMA page_count").scalar()
                connection.exec_driver_sql(f"PRAGMA max_page_count = {pages or count}")

        await asyncio.to_thread(limit, "")
        while (refusal := await _refusal(tables.create(people(*"ABCDEF")))) is None:
            pass
        assert refusal == "table.storage_failed"
        before = await anna.look()
        while (refusal := await _refusal(_to_and_fro(anna))) is None:
            before = await anna.look()
        assert refusal == "table.storage_failed"
        after = await anna.look()
        assert (after.revision, after.made) == (before.revision, before.made)
        assert after.seen == before.seen
        assert "full" in caplog.text
        assert tables.stats().failures >= 2
        await asyncio.to_thread(limit, "1073741823")
        await anna.play()  # with space again everything goes on
        assert all(checked.refusal is None for checked in await tables.check())


async def _refusal(act: Awaitable[object]) -> str | None:
    """Why it was refused, if it was."""
    try:
        await act
    except Declined as refused_:
        return refused_.refusal.key
    return None


async def _to_and_fro(player: Player) -> None:
    """One move, or one back: the log grows and the game never ends."""
    look = await player.look()
    if look.retractable:
        await player.post("retract", look.retractable[-1], look.made)
    else:
        await player.post("move", look.legal[0], look.made)


@in_loop
async def test_a_failed_batch_refuses_all_in_it_and_keeps_what_was(url: str) -> None:
    async with opened(url) as tables:
        ids = [(await tables.create(people("Anna"))).table_id for _ in range(4)]
        looks = [await tables.look(table, 0) for table in ids]
        broken = True

        def fail(connection: object) -> None:
            if broken:
                raise OSError("the disk is gone")

        event.listen(tables.store.writer, "commit", fail)
        answers = await asyncio.gather(
            *(
                tables.act(table, 0, "move", look.legal[0], key="k", made=0)
                for table, look in zip(ids, looks, strict=True)
            ),
            return_exceptions=True,
        )
        assert [_key(answer) for answer in answers] == ["table.storage_failed"] * 4
        broken = False
        for table, look in zip(ids, looks, strict=True):
            assert (await tables.look(table, 0)).seen == look.seen
            acted = await tables.act(table, 0, "move", look.legal[0], key="k", made=0)
            assert not acted.repeated


def _key(answer: object) -> str:
    return answer.refusal.key if isinstance(answer, Declined) else repr(answer)


@in_loop
async def test_a_commit_of_which_nobody_knows_whether_it_came_is_found_by_its_key(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna"))).table_id
        text_ = (await tables.look(table, 0)).legal[0]
        commit = tables.store.commit

        def commit_and_lose(changes: list[object]) -> None:
            commit(changes)  # type: ignore[arg-type]
            from stellwerk.table.errors import failed

            raise failed(OSError("the answer was lost"))

        tables.store.commit = commit_and_lose  # type: ignore[method-assign, assignment]
        async with refused("table.storage_failed"):
            await tables.act(table, 0, "move", text_, key="k", made=0)
        tables.store.commit = commit  # type: ignore[method-assign]
        acted = await tables.act(table, 0, "move", text_, key="k", made=0)
        assert acted.repeated
        assert (await tables.look(table, 0)).made == 1


@in_loop
async def test_an_error_of_ours_does_not_end_the_writer(sqlite_url: str) -> None:
    async with opened(sqlite_url) as tables:
        table = (await tables.create(people("Anna"))).table_id
        async with refused("table.storage_failed"):
            await tables._writer.submit(table, lambda work: 1 / 0)
        await Player(tables, table, 0).move()


@in_loop
async def test_few_tables_in_memory_are_enough(url: str) -> None:
    async with opened(url, live_megabytes=0.1) as tables:
        created = [await tables.create(people("Anna", "Ben")) for _ in range(5)]
        await asyncio.gather(*(play_out(tables, one, 2, i) for i, one in enumerate(created)))
        assert 1 <= tables.stats().live <= 3
        assert [checked.refusal for checked in await tables.check()] == [None] * 5


# -- several processes ---------------------------------------------------------------------------


def log_of(tables: Tables, table: str) -> tuple[LogRow, ...]:
    stored = tables.store.load(table)
    assert stored is not None
    assert [row.seq for row in stored.log] == list(range(1, len(stored.log) + 1))
    return stored.log


@in_loop
async def test_two_processes_see_each_others_moves(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        created = await one.create(people("Anna", "Ben"))
        players = (Player(one, created.table_id, 0), Player(other, created.table_id, 1))
        looks = await asyncio.gather(*(player.play() for player in players))
        assert looks[0].result == looks[1].result
        assert [checked.refusal for checked in await one.check()] == [None]


@in_loop
async def test_moves_are_seen_also_after_the_connections_were_cut(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        created = await one.create(people("Anna", "Ben"))
        anna, ben = Player(one, created.table_id, 0), Player(other, created.table_id, 1)
        await until(lambda: _listening(one, other))
        async with other.watch(created.table_id, 1) as watcher:
            seen = (await ben.look()).revision
            for _ in range(3):
                assert postgres.cut_connections(postgres_url) >= 2
                # While nobody listens, a look still shows what is stored.
                await until(lambda: _waves(anna))
                told = await one.look(created.table_id, 1)
                assert (await ben.look()).revision == told.revision
                while seen < told.revision:
                    seen = await watcher.next(seen)
            await until(lambda: _listening(one, other))
            await until(lambda: _waves(anna))
            while seen < (await one.look(created.table_id, 1)).revision:
                seen = await watcher.next(seen)


async def _listening(*all_tables: Tables) -> bool:
    return all(tables.stats().listening for tables in all_tables)


async def _waves(player: Player) -> bool:
    """Something for all to see, tried once; a lost connection refuses it."""
    refusal = await _refusal(player.tables.signal(player.table_id, player.seat, "hello"))
    assert refusal in (None, "table.storage_failed")
    return refusal is None


@in_loop
async def test_a_connection_lost_in_the_middle_of_many_rows_is_given_up_quietly(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The driver is left in the middle of its pipeline, from where not even a rollback is sent."""

    def break_off(cursor: psycopg.Cursor[Any], *_: object, **__: object) -> None:
        cursor.connection.pgconn.enter_pipeline_mode()
        cursor.connection.pgconn.send_query_params(b"SELECT 1", [])
        raise psycopg.OperationalError("cannot exit pipeline mode while busy")

    async with opened(postgres_url) as tables:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(psycopg.Cursor, "executemany", break_off)
            async with refused("table.storage_failed"):
                await tables.create(people("Anna", "Ben"))
        assert (await tables.create(people("Anna", "Ben"))).table_id
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.name for record in told] == ["stellwerk.table"]
    assert not any(record.exc_info for record in told)


@in_loop
async def test_a_storm_of_conflicting_posts(postgres_url: str, scale: Callable[..., int]) -> None:
    """Two processes, every act posted to both at once, twice, and against a rival."""
    async with (
        opened(postgres_url, play_bots=False) as one,
        opened(postgres_url, play_bots=False) as other,
    ):
        tables = (one, other)
        created = [await one.create(people("A", "B", "C")) for _ in range(scale(8, 50))]
        told: dict[str, list[tuple[int, int, int]]] = {one.table_id: [] for one in created}

        async def storm(table: str, seat: int) -> None:
            rng = Random(f"{table} {seat}")
            while True:
                look = await rng.choice(tables).look(table, seat)
                if look.info.status == "over":
                    return
                if not look.legal:
                    await asyncio.sleep(0.01)
                    continue
                rivals = rng.sample(look.legal, min(2, len(look.legal)))
                posts = [
                    (process, rival, f"{look.made}.{number}")
                    for number, rival in enumerate(rivals)
                    for process in tables
                ]
                rng.shuffle(posts)
                answers = await asyncio.gather(
                    *(
                        process.act(table, seat, "move", text_, key=f"{seat}.{key}", made=look.made)
                        for process, text_, key in posts
                    ),
                    return_exceptions=True,
                )
                good = [a for a in answers if isinstance(a, Acted)]
                bad = {_key(a) for a in answers if not isinstance(a, Acted)}
                # A rival can also be refused by the game that has moved on meanwhile.
                assert len({(a.revision, a.made) for a in good}) <= 1, answers
                assert not [key for key in bad if "storage" in key or "Error" in key], bad
                told[table] += [(seat, a.revision, a.made) for a in good[:1]]

        await asyncio.gather(*(storm(c.table_id, seat) for c in created for seat in range(3)))
        assert one.stats().conflicts + other.stats().conflicts > 0
        for c in created:
            rows = {row.seq: row for row in log_of(one, c.table_id)}
            keys = Counter((row.seat, row.key) for row in rows.values() if row.key)
            assert max(keys.values()) == 1
            assert sum(row.kind == "move" for row in rows.values()) == len(told[c.table_id])
            stored = other.store.load(c.table_id)
            assert stored is not None
            replayed = Live.load(stored).posted.items()  # whoever reads the log counts the same
            assert sorted(told[c.table_id]) == sorted(
                (seat, posted.revision, posted.made) for (seat, _), posted in replayed
            )
        assert all(checked.refusal is None for checked in await other.check())


@in_loop
async def test_bots_of_a_process_that_died_are_taken_over(postgres_url: str) -> None:
    async with opened(postgres_url, play_bots=False) as helper:
        async with opened(postgres_url, lease=0.5) as first:
            # As if it had died: it has charge of the bots and does nothing.
            first._bots._closed = True
            table = (await first.create(with_bots(1))).table_id
            stored = first.store.load(table)
            assert stored is not None
            assert stored.table.claimed_until is not None
        async with opened(postgres_url, lease=0.5):
            await Player(helper, table, 0).play()


# -- for operators -------------------------------------------------------------------------------


@in_loop
async def test_prune_deletes_what_nobody_has_touched(url: str) -> None:
    now = FakeTime()
    async with opened(url, now) as tables:
        old = (await tables.create(people("Anna"))).table_id
        kept = await tables.create(people("Anna"))
        seats = (SeatPlan("person", "Anna"), SeatPlan("open"))
        waiting = (await tables.create(NewTable(GAME, seats=seats))).table_id
        now.time += 10 * 24 * 3600
        await Player(tables, kept.table_id, 0).move()
        assert await tables.prune(11) == 0
        assert await tables.prune(9) == 2
        for gone in (old, waiting):
            async with refused("table.unknown"):
                await tables.look(gone, 0)
            async with refused("table.unknown"):
                await tables.act(gone, 0, "move", "end", key="k", made=0)
        assert await tables.admit(kept.seat_tokens[0]) is not None
        with tables.store.reader.begin() as connection:
            for name in ("seats", "tokens", "log"):
                ids = connection.execute(text(f"SELECT DISTINCT table_id FROM {name}")).scalars()
                assert set(ids) == {kept.table_id}


@in_loop
async def test_a_table_deleted_behind_our_back_is_unknown_at_the_next_act(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna"))).table_id
        legal = (await tables.look(table, 0)).legal
        with tables.store.writer.begin() as connection:  # as `stellwerk prune` does
            connection.execute(text("DELETE FROM tables"))
        async with refused("table.unknown"):
            await tables.act(table, 0, "move", legal[0], key="k", made=0)


@in_loop
async def test_check_names_games_that_would_change(url: str) -> None:
    async with opened(url) as tables:
        created = [await tables.create(people("Anna")) for _ in range(5)]
        ids = [one.table_id for one in created]
        for one in created:
            await play_out(tables, one, 1)
        end = "AND seq = (SELECT max(seq) FROM log WHERE table_id = :t)"
        damage = [
            f"UPDATE log SET text = '00HHHH-' WHERE table_id = :t {end}",
            """UPDATE tables SET result = replace(result, 'tre": ', 'tre": 1') WHERE id = :t""",
            "UPDATE tables SET seed = '" + "00" * 32 + "' WHERE id = :t",
            f"DELETE FROM log WHERE table_id = :t {end}",
        ]
        with tables.store.writer.begin() as connection:
            for statement, table in zip(damage, ids, strict=False):
                connection.execute(text(statement), {"t": table})
        found = {c.table_id: c.refusal and c.refusal.key for c in await tables.check()}
        assert [found[table] for table in ids] == [
            "table.not_replayable",
            "core.record_score",
            "table.not_replayable",
            "core.record_unfinished",
            None,
        ]


@in_loop
async def test_a_game_that_cannot_be_replayed_keeps_its_score_sheet(url: str) -> None:
    async with opened(url) as tables:
        over = await tables.create(people("Anna"))
        running = await tables.create(people("Anna"))
        await play_out(tables, over, 1)
        await Player(tables, running.table_id, 0).move()
        result = (await tables.look(over.table_id, 0)).result
        assert result is not None
        with tables.store.writer.begin() as connection:
            connection.execute(text("UPDATE log SET text = '00HHHH-' WHERE kind = 'move'"))
    async with opened(url) as tables:
        look = await tables.look(over.table_id, 0)
        assert look.problem is not None
        assert look.problem.key == "table.stands_still"
        assert look.result == result
        assert look.info.status == "over"
        assert look.seen is None
        async with refused("table.stands_still"):
            await tables.act(running.table_id, 0, "move", "end", key="k", made=1)
        assert (await tables.record(over.table_id)).scores == result.scores


# What makes the first form of a database of one of today, when the rules had one number.
_FIRST_FORM = (
    *(
        f"DROP TABLE {name}"
        for name in ("analyses", "listings", "room_log", "rooms", "challenges", "tries")
    ),
    *(
        f"ALTER TABLE tables DROP COLUMN {name}"
        for name in ("occasion", "lesson", "script", "dealer", "digest", "versions")
    ),
    *(f"ALTER TABLE seats DROP COLUMN {name}" for name in ("invitation", "issued", "devices")),
    *(f"ALTER TABLE tokens DROP COLUMN {name}" for name in ("number", "made", "expires")),
    "UPDATE tables SET rules = 2",
    "UPDATE alembic_version SET version_num = '0001'",
)


@in_loop
async def test_a_database_from_before_versions_by_part_is_read_on(url: str) -> None:
    async with opened(url) as tables:
        ids = [(await tables.create(people("Anna"))).table_id for _ in range(3)]
        over, running, unknown = ids
        while (await tables.look(over, 0)).result is None:
            await Player(tables, over, 0).move()
        await Player(tables, running, 0).move()
        before = [await tables.look(table, 0) for table in ids]
        with tables.store.writer.begin() as connection:
            for statement in _FIRST_FORM:
                connection.execute(text(statement))
            statement = "UPDATE tables SET rules = 99 WHERE id = :t"
            connection.execute(text(statement), {"t": unknown})
    migrate(database_url(url))
    async with opened(url) as tables:
        looks = [await tables.look(table, 0) for table in ids]
        assert looks[0].result == before[0].result
        assert [look.recent for look in looks[:2]] == [look.recent for look in before[:2]]
        assert [look.info.rules for look in looks] == [{"base": 1}, {"base": 1}, {}]
        await Player(tables, running, 0).move()
        assert (await tables.record(over)).rules == {"base": 1}
        found = {c.table_id: c.refusal and c.refusal.key for c in await tables.check()}
        assert found == {over: None, running: None, unknown: "table.rules_unknown"}


@in_loop
async def test_a_table_of_newer_rules_stands_still_and_says_why(url: str) -> None:
    async with opened(url) as tables:
        running = await tables.create(people("Anna"))
        plan = NewTable(GAME, {}, (SeatPlan("person", "Anna"), SeatPlan("open")))
        waiting = await tables.create(plan)
        await Player(tables, running.table_id, 0).move()
        with tables.store.writer.begin() as connection:
            connection.execute(text("""UPDATE tables SET versions = '{"base": 9}'"""))
    async with opened(url) as tables:
        for table in (running, waiting):
            look = await tables.look(table.table_id, 0)
            assert look.problem is not None
            assert look.problem.key == "table.rules_unknown"
            assert look.problem.because is not None
            assert look.problem.because.key == "core.record_newer"
            assert (look.seen, look.legal) == (None, ())
        async with refused("table.rules_unknown"):
            await tables.act(running.table_id, 0, "move", "end", key="k", made=1)
        async with refused("table.rules_unknown"):
            await tables.start(waiting.table_id)
        assert {c.refusal and c.refusal.key for c in await tables.check()} == {
            "table.rules_unknown"
        }


@in_loop
async def test_a_table_that_older_rules_played_says_by_which(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(url) as tables:
        good = (await tables.create(people("Anna"))).table_id
        bad = (await tables.create(people("Anna"))).table_id
        for table in (good, bad):
            await Player(tables, table, 0).move()
        with tables.store.writer.begin() as connection:
            spoil = "UPDATE log SET text = '00HHHH-' WHERE kind = 'move' AND table_id = :t"
            connection.execute(text(spoil), {"t": bad})
    game = games.find(GAME)
    newer = replace(game.card, versions={**game.card.versions, "base": 2})
    monkeypatch.setattr(type(game), "card", newer)
    async with opened(url) as tables:
        look = await tables.look(good, 0)
        assert (look.problem, look.info.rules) == (None, {"base": 1})
        await Player(tables, good, 0).move()
        problem = (await tables.look(bad, 0)).problem
        assert problem is not None
        assert problem.key == "table.stands_still"
        assert problem.because is not None
        assert problem.because.words.params == {
            "game": GAME,
            "versions": "base 1",
            "known": "base 2",
        }
        async with refused("table.stands_still"):
            await tables.act(bad, 0, "move", "end", key="k", made=1)
        found = {c.table_id: c.refusal and c.refusal.key for c in await tables.check()}
        assert found == {good: None, bad: "table.not_replayable"}


@in_loop
async def test_who_was_answered_by_one_process_is_not_shown_the_past_by_another(
    postgres_url: str,
) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        table = (await one.create(people("Anna"))).table_id
        anna = Player(one, table, 0)
        for made in range(1, 20):
            await anna.move()
            looks = await asyncio.gather(*(other.look(table, 0) for _ in range(3)))
            assert [look.made for look in looks] == [made] * 3
            assert await other.why(table, 0, looks[0].legal[0]) is None
