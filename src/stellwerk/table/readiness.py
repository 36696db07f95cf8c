"""Whether this process can store what people do: a write is tried, and taken back."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import asdict
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from stellwerk.core.refusal import Unavailable
from stellwerk.table import migrate, schema
from stellwerk.table.db_rows import TableRow
from stellwerk.table.errors import LOGGER, brief
from stellwerk.table.store import Store

_PATIENCE = 5.0  # seconds; a database that takes longer is as good as none
_FRESH = 1.0  # seconds for which an answer serves all who ask


@dataclass(frozen=True, slots=True)
class Readiness:
    """What is well."""

    writes: bool  # a row could be written
    current: bool  # the database has the form this version needs
    space: bool  # there is room on the disk of an SQLite file

    def __bool__(self) -> bool:
        return self.writes and self.current and self.space


_NOTHING = Readiness(writes=False, current=False, space=False)


class ReadyCheck:
    """Asks the database at most once a second, however many ask us."""

    def __init__(self, look: Callable[[], Awaitable[Readiness]]) -> None:
        self._look = look
        self._asked: asyncio.Task[Readiness] | None = None
        self._at = 0.0

    async def ask(self) -> Readiness:
        now = time.monotonic()
        if self._asked is None or (self._asked.done() and now > self._at + _FRESH):
            self._at = now
            self._asked = asyncio.create_task(self._answer())
        try:
            async with asyncio.timeout(_PATIENCE):
                return await asyncio.shield(self._asked)
        except TimeoutError:
            return _NOTHING

    async def _answer(self) -> Readiness:
        return await self._look()


def try_out(store: Store, least_free: int) -> Readiness:
    """Blocks: to be called where the database is written."""
    return Readiness(
        writes=_can_write(store),
        current=_is_current(store),
        space=not store.sqlite or _free(store) >= least_free,
    )


def _can_write(store: Store) -> bool:
    row = TableRow(
        # No real table has such an id, and no other process the same one at the same time.
        id=f"try {secrets.token_hex(8)}",
        game="",
        rules=0,
        options="",
        title="",
        language="",
        created=0.0,
        seed="",
        clock="none",
        clock_seconds=0,
        status="over",
    )
    try:
        with store.writer.connect() as connection, connection.begin() as transaction:
            connection.execute(insert(schema.tables), asdict(row))
            transaction.rollback()
    except (SQLAlchemyError, OSError) as error:
        LOGGER.warning("not ready: %s", brief(getattr(error, "orig", None) or error))
        return False
    return True


def _is_current(store: Store) -> bool:
    try:
        migrate.require(store.reader)
    except Unavailable:
        return False
    return True


def _free(store: Store) -> int:
    try:
        return shutil.disk_usage(Path(str(store.url.database)).parent).free
    except OSError:
        return 0
