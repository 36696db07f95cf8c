"""What can be done about the seats of a table, apart from playing."""

from __future__ import annotations

from collections import Counter

from stellwerk.core.game import Seat
from stellwerk.table.control_limits import need_no_company
from stellwerk.table.live import HINT
from stellwerk.table.live_cache import LiveCache
from stellwerk.table.presence import Presence
from stellwerk.table.watch import Hub
from stellwerk.table.writer import Writer


class SeatActs:
    """Starting, naming, leaving, standing in, watching, hints and signals.

    As everywhere, what returns is stored. Who may do what is the caller's affair.
    """

    def __init__(self, cache: LiveCache, writer: Writer, hub: Hub, presence: Presence) -> None:
        self._cache = cache
        self._writer = writer
        self._hub = hub
        self._presence = presence

    async def start(self, table_id: str) -> None:
        """Start a waiting table; bots take the open seats. (For the host.)"""
        await self._writer.submit(table_id, lambda work: work.start())

    async def rename(self, table_id: str, seat: Seat, name: str) -> None:
        """Change one's name."""
        await self._writer.submit(table_id, lambda work: work.rename(seat, name))

    async def leave(self, table_id: str, seat: Seat) -> None:
        """Before the start: the seat is open again. In a game: a bot plays until one acts again."""
        await self._writer.submit(table_id, lambda work: work.leave(seat))

    async def resign(self, table_id: str, seat: Seat) -> None:
        """Hand the seat to a bot for good."""
        await self._writer.submit(table_id, lambda work: work.resign(seat))

    async def set_deputy(
        self, table_id: str, seat: Seat, bot: str | None, *, by_host: bool = False
    ) -> None:
        """Let a bot play for an absent person ("" chooses one); ``None``: the person is back.

        The host can do that for others who are away.
        """
        if not by_host or bot is None:
            await self._writer.submit(table_id, lambda work: work.set_deputy(seat, bot))
        else:
            await self._presence.if_away(
                table_id, seat, lambda work: work.set_deputy(seat, bot, True)
            )

    async def free(self, table_id: str, seat: Seat) -> None:
        """Take the seat from somebody who is away (for the host): no secret opens it any more.

        Before the start it is open again; in a game a bot plays until somebody takes it.
        """
        await self._presence.if_away(table_id, seat, lambda work: work.free(seat))

    async def absences(self, table_id: str) -> dict[Seat, int]:
        """In how many seconds each person counts as away, if nothing is heard of them; 0: now."""
        return await self._presence.absences(table_id)

    async def let_watch(self, table_id: str, on: bool) -> None:
        """Let whoever has the table's address look on, or no more (for the host)."""
        await self._writer.submit(table_id, lambda work: work.let_watch(on))

    async def hint(self, table_id: str, seat: Seat, level: int) -> None:
        """Mark that a seat had a hint; refuses it where other people play."""
        await self._writer.submit(table_id, lambda work: work.hint(seat, level))

    async def check_hint(self, table_id: str, seat: Seat) -> None:
        """Refuse a hint that could not be had."""
        need_no_company(await self._cache.get(table_id), seat)

    async def hints(self, table_id: str) -> dict[Seat, int]:
        """How many hints each seat has had, of those who had any."""
        live = await self._cache.get(table_id)
        had = (row.seat for row in live.controls if row.text.startswith(HINT))
        return dict(Counter(seat for seat in had if seat is not None))

    def saw(self, table_id: str, seat: Seat) -> None:
        """A seat has asked for something: it is not away."""
        self._hub.saw(table_id, seat)

    async def signal(self, table_id: str, seat: Seat, signal: str) -> None:
        """Say one of ``SIGNALS``."""
        await self._writer.submit(table_id, lambda work: work.signal(seat, signal))
