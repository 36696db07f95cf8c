"""``stellwerk lobby``: what is listed, and hiding it, also while a server has the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

from stellwerk.table import Clock, NewTable, SeatPlan, Tables
from stellwerk.table.create_table import new_id
from tests.cli.conftest import Command


def test_a_listed_table_is_shown_and_hidden(command: Command, tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite3")

    async def inside() -> None:
        tables = await Tables.open(file)
        try:
            seats = (SeatPlan("person", "Anna"), SeatPlan("open"))
            made = await tables.create(NewTable("ink", {}, seats, Clock("day"), "Friday"))
            await tables.lobby.put(made.table_id, "any")
            (one,) = await tables.lobby.listed()
            shown = await asyncio.to_thread(command, "lobby", "--database", file)
            assert shown.code == 0
            assert one.id in shown.out
            assert "Friday" in shown.out
            assert made.table_id not in shown.out
            wrong = await asyncio.to_thread(
                command, "lobby", "--hide", "nothing", "--database", file
            )
            assert (wrong.code, "nothing" in wrong.err) == (2, True)
            hidden = await asyncio.to_thread(command, "lobby", "--hide", one.id, "--database", file)
            assert hidden.code == 0
            tables.lobby.changed()
            assert await tables.lobby.listed() == ()
        finally:
            await tables.close()

    asyncio.run(inside())
    again = command("lobby", "--database", file)
    assert (again.code, again.out) == (0, "Nothing is listed.\n")


def test_no_id_looks_like_a_flag() -> None:
    assert not [one for one in (new_id() for _ in range(2000)) if one.startswith("-")]
