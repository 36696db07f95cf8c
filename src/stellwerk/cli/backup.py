"""``stellwerk backup`` and ``restore``: a copy of the database, made while it is served."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.console import OK, Voice


def backup(
    file: Path,
    /,
    *,
    database: str = "",
    force: Annotated[bool, Parameter(negative="")] = False,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Copy an SQLite database into a file."""
    # Only here, because they take a while to import and are an extra.
    from stellwerk.table.backups import backup
    from stellwerk.table.database import database_url, describe

    url = database_url(database or None)
    backup(url, file, force=force)
    voice.tell(voice.text("cli.backed_up", database=describe(url), file=str(file)))
    return OK


def restore(
    file: Path,
    /,
    *,
    database: str = "",
    force: Annotated[bool, Parameter(negative="")] = False,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Put a copy in the place of an SQLite database."""
    from stellwerk.table.backups import restore
    from stellwerk.table.database import database_url, describe

    url = database_url(database or None)
    restore(file, url, force=force)
    voice.tell(voice.text("cli.restored", database=describe(url), file=str(file)))
    return OK
