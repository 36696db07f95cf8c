"""A database that the first version filled is brought up, step by step, and everything goes on."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, Table, insert

from stellwerk.table.database import database_url, make_engine
from stellwerk.table.migrate import LAST, upgrade
from tests.table import postgres
from tests.table.playing import Player, in_loop, opened

# A finished game, a running one with take-backs and a stand-in who is gone again, one with a bot
# and a clock, one that waits for a player: as step 0001 stored them, with the tokens given away.
FILLED: dict[str, Any] = json.loads(Path(__file__).with_name("filled_0001.json").read_bytes())
FIRST = "0001"


def steps() -> list[str]:
    """All steps there are, in order."""
    config = Config()
    config.set_main_option("script_location", "stellwerk.table:migrations")
    config.set_main_option("path_separator", "os")
    return [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()][::-1]


def fill(url: str) -> None:
    """Make the database as the first version left it, and bring it up step by step."""
    engine = make_engine(database_url(url), writing=True, connections=1)
    assert upgrade(engine, FIRST) == ("", FIRST)
    with engine.begin() as connection:
        for name in ("tables", "seats", "tokens", "log"):
            connection.execute(
                insert(Table(name, MetaData(), autoload_with=connection)), FILLED[name]
            )
    for before, after in zip(steps(), steps()[1:], strict=False):
        assert upgrade(engine, after) == (before, after)
    engine.dispose()


def test_the_last_step_is_known_by_name() -> None:
    assert steps()[-1] == LAST


@in_loop
async def test_a_filled_database_of_the_first_version_goes_on(tmp_path: Path) -> None:
    await _goes_on(f"sqlite:///{tmp_path}/tables.sqlite3")


@in_loop
async def test_a_filled_postgres_of_the_first_version_goes_on() -> None:
    url = postgres.new_database(migrated=False)
    await _goes_on(url)
    postgres.drop_database(url)


async def _goes_on(url: str) -> None:
    await asyncio.to_thread(fill, url)
    made = FILLED["made"]
    # A moment after it was filled: one of its tables has a clock, which would have run out by now.
    filled = max(row["time"] for row in FILLED["log"])
    start = time.monotonic()
    async with opened(url, lambda: filled + time.monotonic() - start) as tables:
        assert {one.table_id: one.refusal for one in await tables.check()} == {
            one["table"]: None for one in made.values()
        }
        (stored,) = (row for row in FILLED["tables"] if row["id"] == made["over"]["table"])
        result = (await tables.look(stored["id"], 0)).result
        assert result is not None
        assert list(result.scores) == json.loads(stored["result"])["scores"]
        # Who had sat down sits there still, and nothing that was posted is posted again.
        for one in made.values():
            found = await tables.admit(one["seats"][0])
            assert found is not None
            assert (found.table_id, found.role, found.seat) == (one["table"], "seat", 0)
        running = made["running"]["table"]
        row = next(row for row in FILLED["log"] if row["table_id"] == running and row["key"])
        again = await tables.act(
            running, row["seat"], row["kind"], row["text"], key=row["key"], made=0
        )
        assert again.repeated
        players = [Player(tables, running, seat) for seat in (0, 1)]
        await asyncio.gather(*(player.play() for player in players))
        await Player(tables, made["bots"]["table"], 0).play()
        await tables.start(made["waiting"]["table"])
        assert {one.refusal for one in await tables.check()} == {None}
