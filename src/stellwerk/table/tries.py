"""Tries of what everybody plays with the same chance: their lists, and when they count."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol, TypeVar

from stellwerk.core.record import ScoreSheet
from stellwerk.core.refusal import Refused, refuse
from stellwerk.table import try_store
from stellwerk.table.byte_cache import ByteCache
from stellwerk.table.db_rows import TryEnd
from stellwerk.table.live import HINT, Live
from stellwerk.table.names import good_name
from stellwerk.table.settings import Settings
from stellwerk.table.store import Store
from stellwerk.table.try_store import Board, Entry, Listed, Standings, Try

_T = TypeVar("_T")
_Sums = tuple[float, tuple[tuple[str, Listed], ...]]

LONGEST: Final = 24 * 3600.0  # seconds: a try that takes longer does not count
BEST: Final = 10  # lines of a list
# Seconds for which the list of an occasion serves all who ask: until other processes are heard of;
# alone with the database, until what an operator's command has changed is.
_BOARD_FOR: Final = 1.0
_BOARD_FOR_ALONE: Final = 30.0
_NEWS: Final = 500  # tries that are added to a list; more of them are sooner counted anew
_SUMS_FOR: Final = 60.0  # seconds for which the list of a week or month serves all who ask
# What a control row says if somebody else has played, or could have, or has helped.
_HELPED: Final = ("late ", "deputy ", "called ", "resign ", "free ", HINT)


def end_of_try(live: Live, scores: Sequence[ScoreSheet], now: float) -> TryEnd:
    """What becomes of the try that a table was, at its end."""
    person = next((row.seat for row in live.seats if row.name), 0)
    helped = any(
        row.seat == person and row.text.startswith(_HELPED) for row in live.controls if row.text
    )
    whole = not helped and now - live.table.created <= LONGEST
    return TryEnd(live.table.id, now, scores[person]["total"], int(whole))


@dataclass(frozen=True, slots=True)
class _Kept:
    """The list of an occasion, when it was counted, and the tables whose tries came later."""

    at: float
    board: Board
    news: tuple[str, ...] = ()


class Do(Protocol):
    """Does something that blocks."""

    async def __call__(self, work: Callable[[], _T]) -> _T: ...


class Tries:
    """The lists of one process."""

    def __init__(
        self, store: Store, settings: Settings, read: Do, write: Do, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._settings = settings
        self._read = read
        self._write = write
        self._now = now
        self._sums: ByteCache[tuple[str, str], _Sums] = ByteCache(1 << 20)
        self._boards: ByteCache[str, _Kept] = ByteCache(1 << 20)
        self._board_for = _BOARD_FOR_ALONE if store.sqlite else _BOARD_FOR
        self._counting = asyncio.Lock()
        self._changes = 0

    async def standings(self, occasion: str, player: str = "") -> Standings:
        """How the first tries of an occasion ended, all that was written here among them."""
        board, total = await self._board(occasion), None
        if player:

            def work() -> int | None:
                with self._store.reading() as connection:
                    return try_store.listed_total(connection, occasion, player)

            total = await self._read(work)
        return board.seen_by(player, total)

    async def _board(self, occasion: str) -> Board:
        """To count a long list takes as long as a page: one who asks does it for all."""
        kept = self._fresh(occasion)
        if kept is None or kept.news:
            async with self._counting:
                kept = self._fresh(occasion)
                kept = await (self._told(occasion, kept) if kept else self._counted(occasion))
        return kept.board

    def _fresh(self, occasion: str) -> _Kept | None:
        kept = self._boards.get(occasion)
        return kept if kept and self._now() - kept.at < self._board_for else None

    async def _counted(self, occasion: str) -> _Kept:
        changes = self._changes

        def work() -> Board:
            with self._store.reading() as connection:
                return try_store.board(connection, occasion, BEST)

        board = await self._read(work)
        kept = _Kept(self._now(), board)
        if changes == self._changes:  # else it may be older than what has just been written
            self._keep(occasion, kept)
        return kept

    async def _told(self, occasion: str, kept: _Kept) -> _Kept:
        """A list with what was written here since it was counted."""
        news = kept.news

        def work() -> list[Entry]:
            with self._store.reading() as connection:
                return try_store.entries(connection, news)

        found, board = await self._read(work) if news else [], kept.board
        if any(one.ended <= kept.at for one in found):  # and may have been counted already
            return await self._counted(occasion)
        for entry in found:
            board = board.with_entry(entry)
        if now := self._boards.get(occasion):  # else it was dropped meanwhile
            self._keep(occasion, replace(now, board=board, news=now.news[len(news) :]))
        return replace(kept, board=board)

    def _keep(self, occasion: str, kept: _Kept) -> None:
        self._boards.put(occasion, kept, 200 * (len(kept.board.spread) + len(kept.board.best)))

    def ended(self, occasion: str, table_id: str) -> None:
        """A try has ended, and is stored."""
        self._changes += 1
        if kept := self._boards.get(occasion):
            if len(kept.news) < _NEWS:
                self._keep(occasion, replace(kept, news=(*kept.news, table_id)))
            else:
                self._boards.drop(occasion)

    async def sums(self, first: str, last: str, player: str = "") -> tuple[Listed, ...]:
        """Who has most points from one occasion of a game to another, as of a minute ago."""
        found = self._sums.get((first, last))
        if found is None or self._now() - found[0] >= _SUMS_FOR:

            def work() -> tuple[tuple[str, Listed], ...]:
                with self._store.reading() as connection:
                    return try_store.sums(connection, first, last, BEST)

            found = self._now(), await self._read(work)
            self._sums.put((first, last), found, 300 * len(found[1]))
        return tuple(
            replace(line, own=bool(player) and whose == player) for whose, line in found[1]
        )

    async def of_player(self, player: str, first: str, last: str) -> tuple[Try, ...]:
        """All that a player tried, from one occasion of a game to another."""
        if not player:
            return ()

        def work() -> tuple[Try, ...]:
            with self._store.reading() as connection:
                return try_store.of_player(connection, player, first, last)

        return await self._read(work)

    async def of_occasion(self, occasion: str, most: int) -> tuple[Try, ...]:
        """The tries of an occasion, the newest first."""

        def work() -> tuple[Try, ...]:
            with self._store.reading() as connection:
                return try_store.of_occasion(connection, occasion, most)

        return await self._read(work)

    async def name(self, table_id: str, player: str, name: str) -> None:
        """Name one's own try on the list; with nothing it stands there without a name."""
        good = good_name(name, self._settings.name_length) if name.strip() else ""

        def work() -> bool:
            with self._store.writing() as connection:
                return try_store.set_name(connection, table_id, player, good)

        if not player or not await self._write(work):
            raise Refused(refuse("", "days.not_yours"))
        self._changes += 1
        async with self._counting:
            for occasion in list(self._boards):
                if kept := self._boards.get(occasion):
                    board = kept.board.renamed(table_id, good)
                    self._keep(occasion, replace(kept, board=board))

    async def forget_names(self) -> int:
        """Names on lists end after a while; gives how many did."""
        before = self._now() - self._settings.list_name_days * 24 * 3600

        def work() -> int:
            with self._store.writing() as connection:
                return try_store.forget_names(connection, before)

        gone = await self._write(work)
        self._changes += 1
        self._boards.clear()
        return gone
