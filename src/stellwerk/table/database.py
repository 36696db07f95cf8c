"""Which database, and how to speak with it: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

import importlib.util
import os
import sqlite3
import sys
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from stellwerk.core.refusal import Invalid, Unavailable, refuse

VARIABLE = "STELLWERK_DATABASE"
_PRIVATE = 0o600
_BUSY_MS = 5000
_STATEMENT_MS = 15_000  # a statement that takes longer has met a lock that nobody lets go
# A connection whose other end has vanished is noticed within half a minute.
_POSTGRES = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}


def database_url(text: str | None = None) -> URL:
    """The database a text names: a URL, or the path of an SQLite file.

    Nothing means ``STELLWERK_DATABASE``, and else a file among the data of this user.
    """
    text = text or os.environ.get(VARIABLE) or str(_home() / "stellwerk" / "tables.sqlite3")
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Invalid(refuse("", "table.database_url", url=_hide(text))) from None
    match url.get_backend_name():
        case "sqlite" if url.database and url.database != ":memory:":
            return URL.create("sqlite", database=url.database)
        case "postgresql" | "postgres":
            if importlib.util.find_spec("psycopg") is None:
                raise Unavailable(refuse("", "table.no_driver"))
            return url.set(drivername="postgresql+psycopg")
    raise Invalid(refuse("", "table.database_url", url=_hide(text)))


def describe(url: URL) -> str:
    """The database for people, without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.render_as_string(hide_password=True).replace("+psycopg", "")


def make_engine(url: URL, *, writing: bool, connections: int) -> Engine:
    """Connections for one use: those for writing take SQLite's one write lock at their start."""
    if url.get_backend_name() == "sqlite":
        _create_private(Path(str(url.database)))
        engine = create_engine(url, pool_size=connections, max_overflow=0)
        event.listen(engine, "connect", _prepare_sqlite)
        begin = "BEGIN IMMEDIATE" if writing else "BEGIN"
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,
        pool_timeout=5,
        connect_args=dict(_POSTGRES),
    )
    event.listen(engine, "connect", _prepare_postgres)
    event.listen(engine, "handle_error", _give_up_what_is_lost)
    return engine


def is_broken(error: BaseException) -> bool:
    """Whether an error says that a file is no database, or a damaged one."""
    cause = getattr(error, "orig", None) or error
    broken = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
    return getattr(cause, "sqlite_errorcode", None) in broken


def _create_private(path: Path) -> None:
    """An empty file that nobody else may read, if there is none: it will hold every seat's secret.

    What SQLite puts beside it (``-wal``, ``-shm``) is given the same rights.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE))


def _prepare_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # we begin ourselves: Python's module begins too late
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # a committed move survives the loss of power
        "foreign_keys=ON",
        f"busy_timeout={_BUSY_MS}",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _prepare_postgres(connection: Any, record: object) -> None:
    connection.execute(f"SET statement_timeout = {_STATEMENT_MS}")
    connection.commit()


def _give_up_what_is_lost(context: ExceptionContext) -> None:
    """An error without a code of PostgreSQL is the driver's own: its connection is of no use.

    One that breaks while many rows are written stays in its pipeline, where not even a rollback
    can be sent, and does not call itself broken.
    """
    if isinstance(context.sqlalchemy_exception, OperationalError):
        code = getattr(context.original_exception, "sqlstate", None)
        context.is_disconnect = context.is_disconnect or code is None


class FileLock(AbstractContextManager["FileLock"]):
    """One process per SQLite file. The system lets go of it however the process ends."""

    def __init__(self, url: URL) -> None:
        path = Path(f"{url.database}.lock")
        _create_private(path)
        self._file: IO[str] = path.open("a+", encoding="ascii")
        try:
            _lock(self._file.fileno())
        except OSError:
            self._file.seek(0)
            owner = self._file.read(20).strip() or "?"
            self._file.close()
            raise Unavailable(
                refuse("", "table.database_busy", file=str(url.database), process=owner)
            ) from None
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()

    def release(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        # Far behind the number of the process, so that this can still be read.
        os.lseek(number, 1 << 20, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _home() -> Path:
    """Where this system keeps the data of a user's programs."""
    variable = "LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME"
    return Path(os.environ.get(variable) or Path.home() / ".local" / "share")


def _hide(text: str) -> str:
    """A text that is no URL may still hold a password: only what stands before it is shown."""
    scheme, _, rest = text.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
