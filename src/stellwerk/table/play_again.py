"""Where the same people play again: the table that follows a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from stellwerk.core.refusal import Refused
from stellwerk.table import create_table
from stellwerk.table.bot_runner import BotRunner
from stellwerk.table.live import Live
from stellwerk.table.live_cache import LiveCache
from stellwerk.table.passes import Passes
from stellwerk.table.settings import Settings
from stellwerk.table.types import Pass
from stellwerk.table.writer import Writer


class PlayAgain:
    """Opens following tables and leads people there."""

    def __init__(
        self,
        cache: LiveCache,
        writer: Writer,
        bots: BotRunner,
        passes: Passes,
        settings: Settings,
        now: Callable[[], float],
    ) -> None:
        self._cache = cache
        self._writer = writer
        self._bots = bots
        self._passes = passes
        self._settings = settings
        self._now = now

    async def again(self, table_id: str) -> str:
        """The table where the same people play again: opened by the first who asks.

        The old table's ``info.next_table`` names it from then on; ``follow`` gives the tokens.
        """
        wish = create_table.new_id()
        next_id = await self._writer.submit(table_id, lambda work: work.go_on_at(wish))
        self._bots.follows(next_id, table_id)
        await self._ensure_next(await self._cache.get(table_id), next_id)
        return next_id

    async def follow(self, token: str) -> tuple[Pass, str] | None:
        """For the holder of a token of a table that goes on: the pass and token for the next one.

        Asked again it gives the same. ``None`` if the token opens nothing or nothing follows.
        """
        found = await self._passes.admit(token)
        if found is None:
            return None
        live = await self._cache.latest(found.table_id)
        next_id = live.table.next_id
        if not next_id:
            return None
        await self._ensure_next(live, next_id)
        new = await self._passes.follow(found, token, await self._cache.latest(next_id))
        return None if new is None else (replace(found, table_id=next_id), new)

    async def _ensure_next(self, live: Live, next_id: str) -> None:
        """Open the named table, unless somebody has."""
        try:
            await self._cache.get(next_id)
        except Refused:
            fresh = create_table.plan_again(live, self._settings, next_id, self._now())
            try:
                await self._writer.submit(
                    next_id,
                    lambda work: create_table.put_down(work, [], hints=live.hints),
                    fresh.copy,
                )
            except Refused as refused:
                if refused.refusal.key != "table.exists":  # that another was quicker is well
                    raise
