"""``kill -9`` and lost databases under people who play by HTTP and try again: nothing acknowledged
is lost or doubled, and every game ends as its record says."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from traceback import format_exception
from typing import Final

from tests.table import postgres
from tests.web.killing import kill_now_and_then, open_some, play
from tests.web.processes import family_of
from tests.web.verdict import check_games
from tools.campaign.results import Figures, Row
from tools.campaign.servers import WORKERS, Hosted, database, visiting

TABLES: Final = 6  # at once
_PER_ROUND: Final = 30  # kills on one database
_DOWN: Final = 0.5  # seconds that a database is out of reach
_REASON: Final = 1_000  # characters of why a round was wrong
_SHARE_OF_RESTARTS: Final = 5  # of so many blows at PostgreSQL one meets the database itself


async def run(kind: str, wanted: int, kept: Figures, save: Callable[[], None]) -> None:
    """Rounds of a few games each, until the server was killed so often."""
    for name in ("kills", "restarts", "games", "wrong", "tracebacks", "rounds"):
        kept.setdefault(name, 0)
    while kept["kills"] < wanted:
        rng = Random(f"{kind} {kept['rounds']}")
        with database(kind) as (url, folder):
            server = Hosted(url, folder / "log", WORKERS[kind])
            blow = Blow(server, url, rng)
            with server:
                async with visiting(url) as (http, store):
                    first = TABLES * kept["rounds"]
                    numbers = range(first, first + min(TABLES, wanted))
                    clubs = [await open_some(http, server, store, number) for number in numbers]
                    playing = asyncio.gather(*map(play, clubs))
                    most = min(_PER_ROUND, wanted - kept["kills"])
                    await kill_now_and_then(blow, clubs, playing, rng, most)
            async with visiting(url) as (_, store):
                try:
                    await check_games(url, store, clubs)
                except AssertionError as error:
                    kept["wrong"] += 1
                    told = "".join(format_exception(error))  # where it was, and what it said
                    kept.setdefault("reasons", []).append(told[-_REASON:])
            server.count_tracebacks(kept)
        kept["kills"] += blow.kills
        kept["restarts"] += blow.restarts
        kept["games"] += len(clubs)
        kept["rounds"] += 1
        save()


class Blow:
    """Something dies: the server, one of its workers, or the database for a moment."""

    def __init__(self, server: Hosted, url: str, rng: Random) -> None:
        self._server = server
        self._url = url
        self._rng = rng
        self.kills = self.restarts = 0

    def __call__(self) -> None:
        if self._url.startswith("sqlite"):
            self._server.kill()
            self._server.start()
            self.kills += 1
        elif self._rng.randrange(_SHARE_OF_RESTARTS) == 0:
            postgres.shut(self._url)
            postgres.cut_connections(self._url)
            time.sleep(_DOWN)
            postgres.shut(self._url, False)
            self.restarts += 1
        elif self._rng.random() < 0.5:
            self._kill_all()
            self.kills += 1
        else:
            self._kill_worker()
            self.kills += 1

    def _kill_worker(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._rng.choice(family_of(self._server.pid)[1:]), signal.SIGKILL)

    def _kill_all(self) -> None:
        family = family_of(self._server.pid)[1:]
        self._server.kill()
        while any(_alive(pid) for pid in family):  # they hold its address
            time.sleep(0.05)
        self._server.start()


def _alive(pid: int) -> bool:
    return _file(pid, "stat").rpartition(b")")[2][:2].strip() not in (b"", b"Z")


def _file(pid: int, name: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{name}").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def rows(kind: str, kept: Figures) -> list[Row]:
    part = f"kills {kind}"
    if not kept.get("rounds"):
        return [Row(part, "kills", 0, "not finished", good=False)]
    found = [Row(part, "kill -9", kept["kills"])]
    if kind == "postgres":
        found.append(Row(part, "restarts of the database", kept["restarts"]))
    return [
        *found,
        Row(part, "games played to the end", kept["games"]),
        Row(part, "rounds with a move lost or doubled", kept["wrong"], "0", not kept["wrong"]),
        Row(part, "tracebacks in the log", kept["tracebacks"], "0", not kept["tracebacks"]),
    ]
