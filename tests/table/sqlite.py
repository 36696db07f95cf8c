"""Databases of SQLite that are ready, as copies of one: to make each anew takes longer."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from stellwerk.table.database import database_url
from stellwerk.table.migrate import migrate

_folder = TemporaryDirectory(prefix="sw-sqlite-", ignore_cleanup_errors=True)


@cache
def template() -> Path:
    path = Path(_folder.name) / "migrated.sqlite3"
    migrate(database_url(f"sqlite:///{path}"))
    return path


def new_database(path: Path) -> str:
    """The address of a fresh database in this file, unless there is one already."""
    if not path.exists():
        shutil.copy(template(), path)
    return f"sqlite:///{path}"
