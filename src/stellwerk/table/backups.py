"""Copies of an SQLite database, made while it is served, and put back.

SQLite copies pages under one reading transaction: the copy is the database at one moment, writers
do not wait, and nothing of the ``-wal`` file is missed.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from stellwerk.core.refusal import Invalid, Refused, Unavailable, refuse
from stellwerk.table.database import FileLock
from stellwerk.table.migrate import is_known

_BUSY_SECONDS = 30.0
_BESIDE = (
    "-wal",
    "-shm",
    "-journal",
)  # what SQLite keeps beside a file, and would take for its own


def backup(url: URL, target: Path, *, force: bool = False) -> None:
    """Copy the database into a file; refuses to write over one, unless by ``force``."""
    _check_place(target, force)
    _copy(_file(url), target)


def restore(source: Path, url: URL, *, force: bool = False) -> None:
    """Put a copy in the place of the database, which no server may be using."""
    target = _file(url)
    with FileLock(url):
        _check_place(target, force)
        _copy(source, target)


def _file(url: URL) -> Path:
    if url.get_backend_name() != "sqlite":
        raise Invalid(refuse("", "table.backup_postgres"))
    return Path(str(url.database))


def _check_place(target: Path, force: bool) -> None:
    if target.exists() and not force:
        raise Refused(refuse("", "table.backup_exists", file=str(target)))


def _copy(source: Path, target: Path) -> None:
    """Whole or not at all: the copy is made beside its place and moved there when it is good."""
    with source.open("rb"):
        pass  # what cannot be read is told as of any other file
    target.parent.mkdir(parents=True, exist_ok=True)
    # Made so that nobody else can read it: it holds the hashes of all tokens, and all seeds.
    handle, name = tempfile.mkstemp(prefix=f"{target.name}.", dir=target.parent)
    os.close(handle)
    try:
        with (
            _told(source),
            closing(_connect(f"{source.absolute().as_uri()}?mode=ro")) as old,
            closing(_connect(Path(name).as_uri())) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, complete in itself
            _check(new, source)
        for ending in _BESIDE:
            Path(f"{target}{ending}").unlink(missing_ok=True)
        os.replace(name, target)
    finally:
        for ending in ("", *_BESIDE):
            Path(f"{name}{ending}").unlink(missing_ok=True)


def _connect(uri: str) -> sqlite3.Connection:
    return sqlite3.connect(uri, uri=True, timeout=_BUSY_SECONDS)


def _check(copy: sqlite3.Connection, source: Path) -> None:
    """Refuse what is damaged, or no database of ours, or one of a newer version."""
    if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise Invalid(refuse("", "table.no_backup", file=str(source)))
    (version,) = copy.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
    if not is_known(version):
        raise Unavailable(refuse("", "table.too_new", database=str(source)))


@contextmanager
def _told(source: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL:
            raise Unavailable(refuse("", "table.storage_failed")) from error
        raise Invalid(refuse("", "table.no_backup", file=str(source))) from error
