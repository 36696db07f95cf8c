"""The lobby: open tables that their hosts list, and running ones that let everybody look on.

Whoever is on this server may take a listed seat. A listing has an id of its own; it tells neither
the table's address nor anything that opens it. What is listed is read anew at most once a second
and kept, so it costs the same for one who looks and for a thousand. A table whose people have all
gone is not shown until one of them is back, unless it is played over days.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol, TypeVar

from stellwerk.core.card import Value
from stellwerk.core.game import Seat
from stellwerk.core.refusal import Declined, Invalid, Refused, refuse
from stellwerk.table.create_table import new_id
from stellwerk.table.live import Live
from stellwerk.table.live_cache import LiveCache
from stellwerk.table.lobby_store import ListingRow, LobbyStore
from stellwerk.table.passes import Passes
from stellwerk.table.types import Claimed
from stellwerk.table.watch import Hub

_T = TypeVar("_T")

LEVELS: Final = ("any", "beginner", "expert")  # whom a host would like to play with
MOST: Final = 1_000  # listings that are shown
_FRESH: Final = 1.0  # seconds for which what was read is good
_DAYS: Final = 14 * 24 * 3600.0  # after which a listing is forgotten


class _Runner(Protocol):
    """Does what blocks in a thread of its own."""

    def __call__(self, work: Callable[[], _T], /) -> Awaitable[_T]: ...


@dataclass(frozen=True, slots=True)
class Listing:
    """A listed table, as everybody may see it."""

    id: str
    game: str
    options: tuple[tuple[str, Value], ...]
    title: str
    clock: str  # none, round, day
    seconds: int  # of a round's clock
    level: str
    status: str  # open, running
    seats: int
    free: int
    hints: bool = False  # everybody may have some


class Lobby:
    """The lobby of one process."""

    def __init__(
        self,
        store: LobbyStore,
        cache: LiveCache,
        hub: Hub,
        passes: Passes,
        read: _Runner,
        write: _Runner,
        now: Callable[[], float],
        away: float,
    ) -> None:
        self._store = store
        self._cache = cache
        self._hub = hub
        self._passes = passes
        self._read = read
        self._write = write
        self._now = now
        self._away = away
        self._tables: dict[str, str] = {}  # by the id of a listing
        self._listed: tuple[Listing, ...] = ()
        self._known: dict[str, tuple[Live, ListingRow, Listing | None]] = {}  # as last worked out
        self._read_at = float("-inf")
        self._reading: asyncio.Task[None] | None = None
        self._bells: set[asyncio.Event] = set()
        self._ticking: asyncio.Task[None] | None = None
        self.told: dict[str, bytes] = {}  # by language: the list as it was last written
        self.closed = False

    # -- looking ---------------------------------------------------------------------------------

    async def listed(self) -> tuple[Listing, ...]:
        """All that can be joined or watched now, the newest first."""
        if self._now() >= self._read_at + _FRESH:
            await self._refresh()
        return self._listed

    async def listing_of(self, table_id: str) -> ListingRow | None:
        """How a table is listed, if it is; for its host."""
        return await self._read(lambda: self._store.of_table(table_id))

    async def table_of(self, listing_id: str) -> str:
        """The table of a listing that is shown now; refuses another."""
        await self.listed()
        if not any(one.id == listing_id for one in self._listed):
            raise Invalid(refuse("", "table.not_listed"))
        return self._tables[listing_id]

    @contextmanager
    def bell(self) -> Iterator[asyncio.Event]:
        """An event that is set when it is worth a look: at once, or each second."""
        bell = asyncio.Event()
        self._bells.add(bell)
        if self._ticking is None:
            self._ticking = asyncio.create_task(self._tick())
        try:
            yield bell
        finally:
            self._bells.discard(bell)

    # -- doing -----------------------------------------------------------------------------------

    async def put(self, table_id: str, level: str) -> None:
        """List a table that waits for players; refuses one that does not."""
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise Invalid(
                refuse("", "core.option_value", option="level", value=level, allowed=known)
            )
        live = await self._cache.latest(table_id)
        if live.table.status != "open" or not _free(live):
            raise Refused(refuse("", "table.nothing_to_list"))
        if live.table.dealer != "secret":
            raise Refused(refuse("", "table.nobody_joins"))
        row = ListingRow(new_id(), table_id, level, self._now())
        await self._write(lambda: self._store.put(row))
        self.changed()

    async def drop(self, table_id: str) -> None:
        """List a table no more."""
        await self._write(lambda: self._store.drop(table_id))
        self.changed()

    async def sit(self, listing_id: str, name: str, held: Collection[Seat] = ()) -> Claimed:
        """Take the first free seat of a listed table; refuses if somebody was quicker."""
        table_id = await self.table_of(listing_id)
        live = await self._cache.latest(table_id)
        free = _free(live)
        if not free:
            raise Refused(refuse("", "table.seats_taken"))
        claimed = await self._passes.sit_down(table_id, free[0], name, held)
        self.changed()
        return claimed

    def changed(self) -> None:
        """What was read is old."""
        self._read_at = float("-inf")
        for bell in self._bells:
            bell.set()

    def end(self) -> None:
        """Let all who wait go."""
        self.closed = True
        if self._ticking is not None:
            self._ticking.cancel()
        for bell in self._bells:
            bell.set()

    # -- inside ----------------------------------------------------------------------------------

    async def _tick(self) -> None:
        """One clock for all who watch, as long as anybody does."""
        while self._bells and not self.closed:
            await asyncio.sleep(_FRESH)
            for bell in self._bells:
                bell.set()
        self._ticking = None

    async def _refresh(self) -> None:
        """Read what is listed; several who ask at once share one reading."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._look())
            self._reading.add_done_callback(self._looked)
        await asyncio.shield(self._reading)

    def _looked(self, task: asyncio.Task[None]) -> None:
        self._reading = None
        if not task.cancelled():
            task.exception()  # whoever asked may have gone

    async def _look(self) -> None:
        now = self._now()
        rows = await self._read(partial(self._store.all, now - _DAYS, MOST))
        seen = await self._read(partial(self._store.seen, [row.table_id for row in rows]))
        found, tables, known = [], {}, {}
        for row in rows:
            try:
                live = self._cache.peek(row.table_id) or await self._cache.get(row.table_id)
            except Declined:
                continue  # pruned meanwhile, or its game is not installed any more
            last = self._known.get(row.id)
            if last is None or last[0] is not live or last[1] != row:
                last = (live, row, _listing(row, live))
            known[row.id], one = last, last[2]
            if one and (live.clock.kind == "day" or self._is_here(row.table_id, seen, now)):
                found.append(one)
                tables[row.id] = row.table_id
        if tuple(found) != self._listed:
            self.told = {}
            self._listed = tuple(found)
        self._tables, self._known, self._read_at = tables, known, now

    def _is_here(self, table_id: str, seen: Mapping[str, float], now: float) -> bool:
        """Whether any of its people is there, or was a moment ago."""
        return bool(self._hub.here(table_id)) or seen.get(table_id, 0.0) > now - self._away


def _free(live: Live) -> list[Seat]:
    """The seats that wait for somebody."""
    return [row.seat for row in live.seats if row.kind == "open" and row.invitation]


def _listing(row: ListingRow, live: Live) -> Listing | None:
    """What is shown of a table; nothing of one that can be neither joined nor watched."""
    table, free = live.table, len(_free(live))
    joined = table.status == "open" and free > 0
    watched = table.status == "running" and live.watchable
    if live.stopped or not (joined or watched):
        return None
    return Listing(
        row.id,
        table.game,
        tuple(live.options.items()),
        table.title,
        live.clock.kind,
        live.clock.seconds,
        row.level,
        table.status,
        len(live.seats),
        free if joined else 0,
        live.hints,
    )
