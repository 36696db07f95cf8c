"""Opening a database for one process, and letting go of it."""

from __future__ import annotations

from stellwerk.core.refusal import Unavailable
from stellwerk.table import migrate
from stellwerk.table.database import FileLock, database_url, is_broken
from stellwerk.table.store import Store


def open_store(url: str | None) -> tuple[Store, FileLock | None]:
    """The store behind an address; a file is created, migrated and locked for us alone."""
    where = database_url(url)
    store = Store(where)
    lock = None
    try:
        if store.sqlite:
            lock = FileLock(where)
            migrate.upgrade(store.writer)
            store.unclaim_all()
        else:
            migrate.require(store.reader)
    except Unavailable as unavailable:
        let_go_of(store, lock)
        if unavailable.__cause__ and is_broken(unavailable.__cause__):
            raise migrate.broken(where) from None
        raise
    except BaseException:
        let_go_of(store, lock)
        raise
    return store, lock


def let_go_of(store: Store, lock: FileLock | None) -> None:
    """Close a store, and leave its file to others."""
    store.close()
    if lock:
        lock.release()
