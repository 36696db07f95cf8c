"""The servers under test, their databases, their memory, and tables that nobody may change."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

import httpx

from stellwerk.table.database import database_url
from stellwerk.table.store import Store
from tests.table import postgres
from tests.web.clients import Club, bot, open_club, person
from tests.web.processes import SETTINGS, Server, family_of
from tests.web.verdict import seed_of
from tools.campaign.results import Figures

WORKERS: Final = {"sqlite": 1, "postgres": 2}
# Limits as they are by default, of all that other tests do without.
DEFAULTS: Final = {name: "" for name, value in SETTINGS.items() if value == "0"}
_TRACEBACKS: Final = 5  # that are kept to be read
_TRACEBACK: Final = 3000  # letters of each


class Hosted(Server):
    """A server with settings of its own, started by way of a line of Python if need be."""

    def __init__(
        self,
        database: str,
        log: Path,
        workers: int = 1,
        environ: dict[str, str] | None = None,
        prelude: str = "",
    ) -> None:
        super().__init__(database, log, workers)
        self.log = log
        settings = f"import os; os.environ.update({environ or {}!r})"
        begin = "import runpy, sys; runpy.run_module('stellwerk.cli', run_name='__main__')"
        # Names of modules first, as python -m would set them.
        words = self._command[3:]
        self._command = [sys.executable, "-c", f"{settings}\n{prelude}\n{begin}", *words]

    @property
    def memory(self) -> int:
        """Bytes of the server and its children that are in memory."""
        return sum(map(_resident, family_of(self.pid)))

    def count_tracebacks(self, kept: Figures) -> None:
        """How often the log holds what nobody should have to read, and the first few of it."""
        found = self.log.read_text(errors="replace").split("Traceback (most recent call last)")[1:]
        kept["tracebacks"] = kept.get("tracebacks", 0) + len(found)
        texts: list[str] = kept.setdefault("traceback_texts", [])
        texts += [text[:_TRACEBACK] for text in found[: _TRACEBACKS - len(texts)]]


def _resident(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):  # ended meanwhile
        return 0
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


@contextmanager
def database(kind: str) -> Iterator[tuple[str, Path]]:
    """A fresh database, and a folder for what else is written."""
    with tempfile.TemporaryDirectory(prefix="campaign-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.sqlite3", Path(folder)
            return
        url = postgres.new_database()
        try:
            yield url, Path(folder)
        finally:
            postgres.drop_database(url)


@asynccontextmanager
async def visiting(url: str) -> AsyncIterator[tuple[httpx.AsyncClient, Store]]:
    """A client, and the database to compare with what it was told."""
    store = Store(database_url(url))
    try:
        async with httpx.AsyncClient(timeout=60, limits=httpx.Limits()) as http:
            yield http, store
    finally:
        store.close()


async def open_for(
    http: httpx.AsyncClient,
    server: Server,
    store: Store,
    seats: int = 2,
    bots: int = 0,
    **more: object,
) -> Club:
    """A table of people and bots."""
    names = ("Ada", "Ben", "Cem", "Dora")[:seats]
    plans = [*map(person, names), *[bot("random")] * bots]
    return await open_club(http, [server.url], plans, partial(seed_of, store), **more)


@dataclass
class Sentinels:
    """Tables that everybody knows of and nobody may change."""

    clubs: list[Club]
    store: Store
    _before: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._before = self._now()

    def changed(self) -> int:
        """How many rows differ from what they were."""
        return sum(one != two for one, two in zip(self._before, self._now(), strict=True))

    def _now(self) -> list[str]:
        found = []
        for club in self.clubs:
            stored = self.store.load(club.id)
            assert stored is not None
            rows = [repr(row) for row in stored.log]
            seats = [(row.kind, row.name, row.bot, row.deputy) for row in stored.seats]
            found.append(json.dumps([stored.table.status, seats, rows]))
        return found
