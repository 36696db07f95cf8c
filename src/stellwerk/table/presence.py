"""Who is here and who is away, as far as is heard, and what may be done to the absent alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from math import ceil

from stellwerk.core.game import Seat
from stellwerk.core.refusal import Refused, refuse
from stellwerk.table.clocks import away_from
from stellwerk.table.db_rows import SeatRow
from stellwerk.table.live import Live
from stellwerk.table.live_cache import LiveCache
from stellwerk.table.settings import Settings
from stellwerk.table.store import Store
from stellwerk.table.transaction import Transaction
from stellwerk.table.watch import Hub
from stellwerk.table.writer import Writer


class Presence:
    """What this process has heard of persons itself, and what others have noted."""

    def __init__(
        self,
        store: Store,
        cache: LiveCache,
        writer: Writer,
        hub: Hub,
        settings: Settings,
        write: Callable[[Callable[[], None]], Awaitable[None]],
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._cache = cache
        self._writer = writer
        self._hub = hub
        self._settings = settings
        self._write = write
        self._now = now

    def here(self, live: Live) -> set[Seat]:
        """The seats whose persons are here, as is shown to all."""
        here = self._hub.here(live.table.id)
        if not self._store.sqlite:
            limit = self._now() - self._settings.here
            here |= {row.seat for row in live.seats if row.seen_at and row.seen_at > limit}
        return here

    async def absences(self, table_id: str) -> dict[Seat, int]:
        """In how many seconds each person counts as away, if nothing is heard of them; 0: now."""
        live = await self._cache.refresh(table_id)
        persons = (row for row in live.seats if row.kind == "person")
        now = self._now()
        return {row.seat: max(0, ceil(self.away(live, row) - now)) for row in persons}

    async def if_away(self, table_id: str, seat: Seat, do: Callable[[Transaction], None]) -> None:
        """Do what may be done to nobody who is here."""

        def check_and_do(work: Transaction) -> None:
            row = work.need_person(seat)
            until = self.away(work.live, row)
            if until > work.now:
                seconds = ceil(until - work.now)
                raise Refused(refuse("", "table.not_away", name=row.name, seconds=seconds))
            do(work)

        await self._cache.refresh(table_id)  # nobody tells us when others note who was heard of
        await self._writer.submit(table_id, check_and_do)

    def away(self, live: Live, row: SeatRow) -> float:
        """When a person counts as away, as far as is known here."""
        table_id, seat = live.table.id, row.seat
        heard = self._hub.last_seen(table_id, seat), row.seen_at or 0.0, live.came(seat)
        start = live.started or live.table.created
        return away_from(live.clock, start, max(heard), self._settings.away)

    async def note(self) -> None:
        """Store who was heard of, for other processes and the next start."""
        now = self._now()
        if present := self._hub.heard_of():
            await self._write(lambda: self._store.seen(present))
            self._hub.noted(now)
