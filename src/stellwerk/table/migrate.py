"""Bringing a database to the form this version needs."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from stellwerk.core.refusal import Unavailable, refuse
from stellwerk.table.database import FileLock, describe, is_broken, make_engine
from stellwerk.table.errors import failed

_LAST = "head"
_ADVISORY = 0x57E11  # any number, as long as all processes use the same


def migrate(url: URL) -> tuple[str, str]:
    """Migrate; gives the steps before and after ("" for an empty database).

    Of several processes that try at once one does it and the others wait. An SQLite file must not
    be in use by a server.
    """
    engine = make_engine(url, writing=True, connections=1)
    try:
        if engine.dialect.name == "sqlite":
            with FileLock(url):
                return upgrade(engine)
        return upgrade(engine)
    finally:
        engine.dispose()


def upgrade(engine: Engine, step: str = _LAST) -> tuple[str, str]:
    """Run the missing steps up to this one, in one transaction."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL statement_timeout = 0"))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_ADVISORY})"))
            before = current(connection)
            if step == _LAST and before == _head():
                return before, before
            command.upgrade(_config(connection), step)
            return before, current(connection)
    except CommandError:
        raise Unavailable(refuse("", "table.too_new", database=describe(engine.url))) from None
    except DBAPIError as error:
        raise _trouble(engine.url, error) from error


def _trouble(url: URL, error: DBAPIError) -> Unavailable:
    return broken(url) if is_broken(error) else failed(error)


def broken(url: URL) -> Unavailable:
    """For who starts the server: players get no name of a file."""
    return Unavailable(refuse("", "table.database_broken", file=describe(url)))


def require(engine: Engine) -> None:
    """Refuse a database that is not in the form this version needs."""
    try:
        with engine.connect() as connection:
            found = current(connection)
    except DBAPIError as error:
        raise _trouble(engine.url, error) from error
    if found == _head():
        return
    key = "table.not_migrated" if not found or is_known(found) else "table.too_new"
    raise Unavailable(refuse("", key, database=describe(engine.url)))


@cache
def _head() -> str:
    """The last step this version knows."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def is_known(step: str) -> bool:
    """Whether this version knows a step; one that it does not know is of a later version."""
    scripts = ScriptDirectory.from_config(_config())
    return step in {script.revision for script in scripts.walk_revisions()}


def current(connection: Connection) -> str:
    """The last step that was run on this database."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def _config(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "stellwerk.table:migrations")
    config.set_main_option("path_separator", "os")
    return config
