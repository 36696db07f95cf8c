"""``stellwerk migrate``: bring a database to the form this version needs."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.console import OK, Voice


def migrate(
    *,
    database: str = "",
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Migrate; of several at once one does it and the others wait."""
    # Only here, because they take a while to import and are an extra.
    from stellwerk.table.database import database_url, describe
    from stellwerk.table.migrate import migrate

    url = database_url(database or None)
    before, after = migrate(url)
    key = "cli.migrated_not" if before == after else "cli.migrated"
    voice.tell(voice.text(key, database=describe(url), before=before or "–", after=after))
    return OK
