"""The commands of operators: migrate, prune, check, backup, restore."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stellwerk.table import NewTable, SeatPlan, Settings, Tables
from tests.cli.conftest import Command


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A path without a database; the real one of this user is out of reach."""
    monkeypatch.delenv("STELLWERK_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "home"))
    return tmp_path / "t.sqlite3"


def play(database: Path, games: int, *, broken: bool = False) -> None:
    """Play some games of one seat to their end."""

    async def main() -> None:
        tables = await Tables.open(str(database), settings=Settings(play_bots=False))
        for _ in range(games):
            seats = (SeatPlan("person", "Anna"),)
            table = (await tables.create(NewTable("ink", seats=seats))).table_id
            while (look := await tables.look(table, 0)).legal:
                text = look.legal[0]
                await tables.act(table, 0, "move", text, key=f"k{look.made}", made=look.made)
        if broken:
            with tables.store.writer.begin() as connection:
                centre = "'tre\": ', 'tre\": 1'"  # ten central spaces more, or a hundred
                connection.exec_driver_sql(f"UPDATE tables SET result = replace(result, {centre})")
        await tables.close()

    asyncio.run(main())


def test_migrate_prepares_once(command: Command, database: Path) -> None:
    first = command("migrate", "--database", str(database))
    assert first.code == 0
    assert "is ready: step 0009" in first.out
    assert "was ready already" in command("migrate", "--database", str(database)).out
    assert (
        "war schon bereit"
        in command("migrate", "--database", f"sqlite:///{database}", language="de").out
    )


def test_without_a_name_it_is_the_database_of_this_user(
    command: Command, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert command("migrate").code == 0
    assert (database.parent / "home" / "stellwerk" / "tables.sqlite3").exists()
    monkeypatch.setenv("STELLWERK_DATABASE", str(database))
    assert str(database)[-40:] in command("migrate").out or database.exists()
    assert database.exists()


def test_check_replays_all_games_of_a_database(
    command: Command, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(database, 2)
    ran = command("check", "--database", str(database))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("2 records give the stored result")
    monkeypatch.setenv("STELLWERK_DATABASE", str(database))
    assert command("check").out == ran.out
    assert command("check", language="de").code == 0


def test_check_names_the_games_that_would_change(command: Command, database: Path) -> None:
    play(database, 1, broken=True)
    ran = command("check", "--database", str(database))
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert "The record gives" in ran.err


def test_prune_deletes_old_games_and_says_how_many(command: Command, database: Path) -> None:
    play(database, 2)
    ran = command("prune", "--older-than", "1", "--database", str(database))
    assert ran.out == "No game was without a move for one day.\n"

    async def age() -> None:
        tables = await Tables.open(str(database), settings=Settings(play_bots=False))
        with tables.store.writer.begin() as connection:
            connection.exec_driver_sql("UPDATE log SET time = time - 400000")
            connection.exec_driver_sql("UPDATE tables SET created = created - 400000")
        await tables.close()

    asyncio.run(age())
    ran = command("prune", "--older-than", "4", "--database", str(database))
    assert ran.out == "2 games were without a move for 4 days; they are deleted.\n"
    assert command("prune", "--older-than", "4", "--database", str(database)).code == 0


def test_strike_takes_a_name_from_the_lists(command: Command, database: Path) -> None:
    play(database, 1)

    async def entries(change: bool) -> list[tuple[str, int]]:
        tables = await Tables.open(str(database), settings=Settings(play_bots=False))
        with tables.store.writer.begin() as connection:
            for at, name in enumerate(("Eve", "\uff25VE", "Adam") if change else ()):
                connection.exec_driver_sql(
                    "INSERT INTO tries"
                    " (table_id, occasion, player, first, late, began, total, name)"
                    f" VALUES ('{at}', 'x', '{at}', 1, 0, 0, {at}, '{name}')"
                )
            found = connection.exec_driver_sql("SELECT name, total FROM tries ORDER BY total")
            kept = [(str(name), int(total)) for name, total in found]
        await tables.close()
        return kept

    asyncio.run(entries(change=True))
    ran = command("strike", "eve", "--database", str(database))
    assert ran.out == "“eve” was taken from 2 results.\n"
    assert asyncio.run(entries(change=False)) == [("", 0), ("", 1), ("Adam", 2)]
    assert "No list" in command("strike", "eve", "--database", str(database)).out


def test_a_copy_is_made_and_put_back(command: Command, database: Path) -> None:
    play(database, 1)
    copy = str(database.with_name("copy.sqlite3"))
    assert "is copied into" in command("backup", copy, "--database", str(database)).out
    again = command("backup", copy, "--database", str(database))
    assert (again.code, again.out) == (2, "")
    assert "--force" in again.err
    assert command("backup", copy, "--force", "--database", str(database)).code == 0
    play(database, 1)
    assert command("restore", copy, "--database", str(database)).code == 2
    ran = command("restore", copy, "--force", "--database", str(database), language="de")
    assert "an der Stelle von" in ran.out
    checked = command("check", "--database", str(database)).out
    assert checked.startswith("One record gives the stored result")


def test_check_saves_the_games_that_would_change(
    command: Command, database: Path, tmp_path: Path
) -> None:
    play(database, 2, broken=True)
    ran = command("check", "--database", str(database), "--save", str(tmp_path / "saved"))
    saved = list((tmp_path / "saved").iterdir())
    assert ran.code == 2
    assert len(saved) == 2
    for path in saved:
        assert "The record gives" in command("replay", str(path)).err


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    "line",
    [
        "prune",
        "prune --older-than 0 --database DB",
        "prune --older-than never --database DB",
        "prune --older-than 3 --database DB",
        "strike",
        "strike Eve --database DB",
        "check --database DB",
        "migrate --database mysql://me:geheim@host/x",
        "migrate --database /dev/null/x",
        "backup",
        "backup DB.copy --database DB",
        "backup DB.copy --database postgresql://me:geheim@host/x",
        "restore",
        "restore DB.copy --database DB",
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    command: Command, database: Path, line: str, language: str
) -> None:
    ran = command(*line.replace("DB", str(database)).split(), language=language)
    assert ran.code == 2
    assert not ran.out
    assert len(ran.err.splitlines()) == 1
    assert "geheim" not in ran.err
    assert not database.exists()


def test_a_file_that_is_no_database_is_told_of(command: Command, database: Path) -> None:
    database.write_text("This is no database. " * 100)
    for line in ("check", "migrate", "serve"):
        ran = command(line, "--database", str(database))
        assert ran.code == 2
        assert len(ran.err.splitlines()) == 1
        assert f"{database} is not a database of this program" in ran.err


def test_a_damaged_database_is_told_of(command: Command, database: Path) -> None:
    play(database, 1)
    whole = database.read_bytes()
    database.write_bytes(whole[: len(whole) // 2])
    for line in ("migrate", "serve"):
        ran = command(line, "--database", str(database))
        assert ran.code == 2
        assert "it is damaged" in ran.err
    assert database.read_bytes() == whole[: len(whole) // 2]
