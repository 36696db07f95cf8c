"""Bringing a database to the form this version needs.

Most databases have that form, and nothing more than their last step is asked for: Alembic, with all
that it brings along, is loaded only where there is a step to be run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from stellwerk.core.refusal import Unavailable, refuse
from stellwerk.table.database import FileLock, describe, is_broken, make_engine
from stellwerk.table.errors import failed

if TYPE_CHECKING:
    from alembic.config import Config

LAST: Final = "0009"  # the last step that this version knows
_STEPS: Final = "alembic_version"  # the table in which Alembic notes the last one that was run
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


def upgrade(engine: Engine, step: str = LAST) -> tuple[str, str]:
    """Run the missing steps up to this one, in one transaction."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL statement_timeout = 0"))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_ADVISORY})"))
            before = current(connection)
            if before != step:
                _run(connection, step)
            return before, current(connection)
    except DBAPIError as error:
        raise _trouble(engine.url, error) from error


def _run(connection: Connection, step: str) -> None:
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(_config(connection), step)
    except CommandError:
        url = connection.engine.url
        raise Unavailable(refuse("", "table.too_new", database=describe(url))) from None


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
    if found == LAST:
        return
    key = "table.not_migrated" if not found or is_known(found) else "table.too_new"
    raise Unavailable(refuse("", key, database=describe(engine.url)))


def is_known(step: str) -> bool:
    """Whether this version knows a step; one that it does not know is of a later version."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(_config())
    return step in {script.revision for script in scripts.walk_revisions()}


def current(connection: Connection) -> str:
    """The last step that was run on this database."""
    if not inspect(connection).has_table(_STEPS):
        return ""
    return connection.scalar(text(f"SELECT version_num FROM {_STEPS}")) or ""


def _config(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "stellwerk.table:migrations")
    config.set_main_option("path_separator", "os")
    return config
