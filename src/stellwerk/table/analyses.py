"""What analyses of finished games have found: kept with the table, so that nobody pays twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from stellwerk.table.errors import Conflict
from stellwerk.table.store import Store

Do: TypeAlias = Callable[[Callable[[], Any]], Awaitable[Any]]  # in a thread of its own


@dataclass(frozen=True, slots=True)
class Analyses:
    """Texts by table and key; what they say is the affair of who keeps them."""

    store: Store
    read: Do
    write: Do

    async def get(self, table_id: str, key: str) -> str | None:
        """What was found, if it was."""
        found: str | None = await self.read(lambda: self.store.analysis(table_id, key))
        return found

    async def of_occasion(self, occasion: str, key: str) -> str | None:
        """What was found at any table with the chance of an occasion, if it was."""
        found: str | None = await self.read(lambda: self.store.analysis_of_occasion(occasion, key))
        return found

    async def put(self, table_id: str, key: str, found: str) -> None:
        """Keep what was found; whoever found the same first has kept it."""
        try:
            await self.write(lambda: self.store.add_analysis(table_id, key, found))
        except Conflict:
            return  # it is kept already, or the table is gone
