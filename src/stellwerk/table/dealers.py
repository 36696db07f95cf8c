"""Who answers for chance at a table, as its row says."""

from __future__ import annotations

import json

from stellwerk.core.chance import ScriptedDealer, SeededDealer
from stellwerk.table.db_rows import TableRow


def dealer_of(table: TableRow, position: int = 0) -> SeededDealer | ScriptedDealer:
    """The dealer of a table, after it has dealt up to this position."""
    if table.dealer == "script":
        return ScriptedDealer(json.loads(table.script), position)
    return SeededDealer(bytes.fromhex(table.seed), position)
