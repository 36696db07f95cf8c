"""``stellwerk prune`` and ``strike``: delete old tables, and names from the lists of the day."""

from __future__ import annotations

import time
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.console import OK, Voice
from stellwerk.cli.match import check_number

MOST_DAYS = 100_000
_DAY = 24 * 3600


def prune(
    *,
    older_than: int,
    database: str = "",
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Delete the tables nobody has touched for so many days, whether over or not."""
    # Only here, because they take a while to import and are an extra.
    from stellwerk.table.audit import using

    check_number("--older-than", older_than, MOST_DAYS)
    with using(database or None) as store:
        gone = store.prune(time.time() - older_than * _DAY)
    voice.tell(voice.text("cli.pruned", n=gone, days=older_than))
    return OK


def strike(
    name: str,
    *,
    database: str = "",
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Take a name from the lists of the day, and those that look like it; results stay."""
    from stellwerk.table.audit import using
    from stellwerk.table.try_store import strike as strike_out

    with using(database or None) as store, store.writing() as connection:
        gone = strike_out(connection, name)
    voice.tell(voice.text("cli.struck", n=gone, name=name))
    return OK
