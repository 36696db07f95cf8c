"""Copies of a database: made while it is served, put back elsewhere, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from functools import partial
from pathlib import Path

import pytest

from stellwerk.core import Declined
from stellwerk.table.backups import backup, restore
from stellwerk.table.database import database_url
from stellwerk.table.migrate import migrate
from tests.scale import scale
from tests.table import postgres
from tests.table.playing import Player, in_loop, opened, people, play_out, refused

COPY = "copy.sqlite3"


@in_loop
async def test_a_copy_made_under_load_is_of_one_moment(sqlite_url: str, tmp_path: Path) -> None:
    """All that was acknowledged before it is in it, and every game in it is good."""
    where, copies = database_url(sqlite_url), []
    async with opened(sqlite_url, play_bots=False) as tables:
        created = [await tables.create(people("Anna", "Ben")) for _ in range(4)]
        playing = asyncio.gather(*(play_out(tables, one, 2) for one in created))
        for number in range(scale(2, 20)):
            before = [(await tables.look(one.table_id, None)).revision for one in created]
            target = tmp_path / f"{number}.sqlite3"
            await asyncio.to_thread(backup, where, target)
            copies.append((target, before))
        await playing
    for copy, before in copies:
        url = f"sqlite:///{tmp_path}/elsewhere-{copy.name}"
        await asyncio.to_thread(restore, copy, database_url(url))
        async with opened(url, play_bots=False) as tables:
            assert [one.refusal for one in await tables.check()] == [None] * 4
            for one, revision in zip(created, before, strict=True):
                assert (await tables.look(one.table_id, None)).revision >= revision
            await Player(tables, (await tables.create(people("Anna"))).table_id, 0).move()


@in_loop
async def test_a_restored_database_has_its_tokens_and_goes_on(
    sqlite_url: str, tmp_path: Path
) -> None:
    where, copy = database_url(sqlite_url), tmp_path / COPY
    async with opened(sqlite_url) as tables:
        created = await tables.create(people("Anna"))
        anna = Player(tables, created.table_id, 0)
        await anna.move()
        await asyncio.to_thread(backup, where, copy)
        await anna.move()  # which is lost with the database
        async with refused("table.database_busy"):
            await asyncio.to_thread(restore, copy, where, force=True)
    async with refused("table.backup_exists"):
        await asyncio.to_thread(restore, copy, where)
    await asyncio.to_thread(restore, copy, where, force=True)
    async with opened(sqlite_url) as tables:
        found = await tables.admit(created.seat_tokens[0])
        assert found is not None
        assert (await tables.look(found.table_id, 0)).made == 1
        await play_out(tables, created, 1)
        assert [one.refusal for one in await tables.check()] == [None]


def test_what_lies_beside_the_old_file_does_not_get_into_the_new_one(
    sqlite_url: str, tmp_path: Path
) -> None:
    where, copy = database_url(sqlite_url), tmp_path / COPY
    migrate(where)
    backup(where, copy)
    for ending in ("-wal", "-shm", "-journal"):
        Path(f"{where.database}{ending}").write_bytes(b"of a server that was killed" * 100)
    restore(copy, where, force=True)
    assert not list(tmp_path.glob("tables.sqlite3-*"))
    assert migrate(where)[0]


def test_a_copy_is_for_its_owner_alone_and_one_file(sqlite_url: str, tmp_path: Path) -> None:
    where, copy = database_url(sqlite_url), tmp_path / "deep" / COPY
    migrate(where)
    backup(where, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in copy.parent.iterdir()] == [COPY]


@pytest.mark.parametrize(
    "content", [b"", b"This is no database. " * 100, b"SQLite format 3\0" * 99]
)
def test_what_is_no_database_of_ours_is_refused_and_changes_nothing(
    sqlite_url: str, tmp_path: Path, content: bytes
) -> None:
    where, bad = database_url(sqlite_url), tmp_path / COPY
    migrate(where)
    before = Path(str(where.database)).read_bytes()
    bad.write_bytes(content)
    with pytest.raises(Declined) as caught:
        restore(bad, where, force=True)
    assert caught.value.refusal.key == "table.no_backup"
    assert Path(str(where.database)).read_bytes() == before
    assert not list(tmp_path.glob("tables.sqlite3.*[!k]"))  # nothing half is left behind


def test_a_copy_of_a_newer_version_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    where, copy = database_url(sqlite_url), tmp_path / COPY
    migrate(where)
    backup(where, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Declined) as caught:
        restore(copy, where, force=True)
    assert caught.value.refusal.key == "table.too_new"


@in_loop
async def test_postgres_is_dumped_and_restored_by_its_own_tools(
    postgres_url: str, tmp_path: Path
) -> None:
    """As the documentation says it, while games are played."""
    dump, elsewhere = tmp_path / "tables.dump", postgres.new_database(migrated=False)
    async with opened(postgres_url, play_bots=False) as tables:
        created = [await tables.create(people("Anna", "Ben")) for _ in range(2)]
        playing = asyncio.gather(*(play_out(tables, one, 2) for one in created))
        await _run("pg_dump", "--format=custom", f"--file={dump}", postgres_url)
        await playing
    await _run("pg_restore", "--no-owner", f"--dbname={elsewhere}", str(dump))
    async with opened(elsewhere, play_bots=False) as tables:
        assert [one.refusal for one in await tables.check()] == [None] * 2
    postgres.drop_database(elsewhere)


async def _run(tool: str, *arguments: str) -> None:
    process = await asyncio.create_subprocess_exec(postgres.tool(tool), *arguments)
    assert await process.wait() == 0


def test_a_postgres_is_refused(tmp_path: Path) -> None:
    where = database_url("postgresql://me@host/db")
    for act in (partial(backup, where, tmp_path / COPY), partial(restore, tmp_path / COPY, where)):
        with pytest.raises(Declined) as caught:
            act()
        assert caught.value.refusal.key == "table.backup_postgres"
