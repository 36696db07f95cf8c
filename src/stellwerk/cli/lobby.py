"""``stellwerk lobby``: what hosts have listed, and hiding what should not be."""

from __future__ import annotations

import time
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.console import OK, WRONG, Voice

_DAYS = 14 * 24 * 3600
_MOST = 1_000


def lobby(
    *,
    hide: str = "",
    database: str = "",
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Show what is listed, or hide one of it; also while a server runs."""
    # Only here, because they take a while to import and are an extra.
    from stellwerk.table.database import database_url
    from stellwerk.table.lobby_store import LobbyStore
    from stellwerk.table.migrate import require
    from stellwerk.table.store import Store

    store = Store(database_url(database or None))
    try:
        require(store.reader)
        listings, now = LobbyStore(store), time.time()
        if hide:
            if not listings.hide(hide, now):
                voice.warn(voice.text("cli.lobby_unknown", id=hide))
                return WRONG
            voice.tell(voice.text("cli.lobby_hidden", id=hide))
            return OK
        rows = listings.all(now - _DAYS, _MOST)
        voice.tell(voice.text("cli.lobby_count", n=len(rows)))
        for row in rows:
            loaded = store.load(row.table_id)
            if loaded is not None:
                table = loaded.table
                voice.tell(f"{row.id}  {table.game}  {table.status}  {table.title}".rstrip())
        return OK
    finally:
        store.close()
