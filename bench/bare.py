"""A server that does all that ours does except playing; ``bench/server.py`` compares with it.

The HTTP server, its routes and streams, the rows that are stored and the group commit are the same;
an event is as many bytes as ours has, made once. A game is seven rounds, in each of which a seat
acts as often as in random games of ours and ends; the end of one seat is told to all, and with the
last one four dice are stored.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, cast

import uvloop

from stellwerk.table import Acted, Created, Look, NewTable, Pass, Settings, Tables, Watcher
from stellwerk.table.create_table import new_id, plan_table, secrets_of
from stellwerk.table.database import database_url
from stellwerk.table.db_rows import CHANCE, MOVE, Change, LogRow, TableRow
from stellwerk.table.live import Live
from stellwerk.table.migrate import upgrade
from stellwerk.table.store import Store
from stellwerk.table.tokens import new_token
from stellwerk.table.watch import Hub
from stellwerk.table.writer import LARGEST_BATCH
from stellwerk.web import Settings as WebSettings
from stellwerk.web import gc_tuning
from stellwerk.web.look_json import Looks
from stellwerk.web.serving import make_server

DRAWN = (5, 5, 5, 4, 4, 4, 4)  # acts of a seat in each round, before its end: three special routes
DICE = 4
ROUNDS = len(DRAWN)


@dataclass(eq=False)
class Table:
    """A table without a game; what the hub asks of a live one."""

    table: TableRow
    seats: int
    seq: int = 0
    round: int = 1
    made: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    revisions: list[int] = field(default_factory=list)

    def revision(self, seat: int | None) -> int:
        return self.revisions[-1 if seat is None else seat]

    def rows(self, seat: int, text: str, key: str) -> list[LogRow]:
        """Take an act in: what is to be stored of it."""
        self.made[seat] += 1
        self.revisions[seat] += 1
        rows: list[tuple[str, int | None, str, str | None]] = [(MOVE, seat, text, key)]
        if text == "end":
            self.drawn[seat] = -1
            self.revisions = [revision + 1 for revision in self.revisions]
            if all(count < 0 for count in self.drawn):
                self.round += 1
                self.drawn = [0] * self.seats
                rows += [(CHANCE, None, "RC", None)] * DICE
        else:
            self.drawn[seat] += 1
        first = self.seq + 1
        self.seq += len(rows)
        return [
            LogRow(first + number, who, kind, what, post, 0.0)
            for number, (kind, who, what, post) in enumerate(rows)
        ]

    def now(self) -> Live:
        """As it stands, for the hub."""
        return cast(Live, Table(self.table, self.seats, self.seq, revisions=self.revisions[:]))


@dataclass(frozen=True)
class Told:
    """What a stream asks of a look."""

    revision: int
    made: int
    round: int
    legal: bytes
    info: None = None

    @property
    def status(self) -> bytes:
        return b"over" if self.round > ROUNDS else b"running"


class Fixed(Looks):
    """Events of one size."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._rest = b"x" * max(0, size - 120)

    def json(self, look: Look, lang: str) -> bytes:
        told = cast(Told, look)
        head = b'{"revision":%d,"made":%d,"status":"%b","scene":{"round":%d,"rest":"'
        head %= (told.revision, told.made, told.status, told.round)
        return b'%b%b"},"legal":[%b]}' % (head, self._rest, told.legal)


class Bare:
    """Tables without games, as far as the app asks them."""

    def __init__(self, database: str) -> None:
        self.store = Store(database_url(database))
        upgrade(self.store.writer)
        self.settings = Settings()
        self._tables: dict[str, Table] = {}
        self._passes: dict[str, Pass] = {}
        self._hub = Hub(self._find, lambda: 0.0, 0.0)
        self._queue: asyncio.Queue[tuple[Callable[[], Change], asyncio.Future[None]]]
        self._queue = asyncio.Queue()
        self._thread = ThreadPoolExecutor(1)

    async def _find(self, table_id: str) -> Live:
        return self._tables[table_id].now()

    async def create(self, plan: NewTable, opener: str = "") -> Created:
        live = plan_table(plan, self.settings, new_id(), 0.0)
        created, tokens = secrets_of(live, new_token())
        seats = len(plan.seats)
        table = Table(live.table, seats)
        table.made, table.drawn, table.revisions = [0] * seats, [0] * seats, [1] * (seats + 1)
        self._tables[created.table_id] = table
        for seat, token in enumerate(created.seat_tokens):
            self._passes[token] = Pass(created.table_id, "seat", seat, 1)
        rows = {row.seat: row for row in live.seats}
        change = Change(created.table_id, created=True, table=live.table, seats=rows, tokens=tokens)
        await self._commit(lambda: change)
        return created

    async def admit(self, token: str) -> Pass | None:
        return self._passes.get(token)

    async def act(
        self, table_id: str, seat: int, kind: str, text: str, *, key: str, made: int
    ) -> Acted:
        table = self._tables[table_id]

        def change() -> Change:
            log = table.rows(seat, text, f"{seat} {key}")
            return Change(table_id, base=log[0].seq - 1, log=log)

        await self._commit(change)
        self._hub.announce(table.now())
        return Acted(table.revision(seat), table.made[seat], repeated=False)

    async def _commit(self, change: Callable[[], Change]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    async def run(self) -> None:
        """Store all that waits together."""
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._queue.get_nowait())
            found: dict[str, Change] = {}
            for change, _ in batch:
                one = change()
                if one.table_id in found:
                    found[one.table_id].log += one.log
                else:
                    found[one.table_id] = one
            changes = list(found.values())
            await loop.run_in_executor(self._thread, self.store.commit, changes)
            for _, done in batch:
                done.set_result(None)

    async def look(self, table_id: str, seat: int | None, *, heard: bool = False) -> Told:
        table, own = self._tables[table_id], seat or 0
        count = table.drawn[own]
        legal = (
            b""
            if count < 0 or table.round > ROUNDS
            else b'"end"'
            if count >= DRAWN[table.round - 1]
            else b'"33HH.H-"'
        )
        return Told(table.revision(seat), table.made[own], table.round, legal)

    def watch(self, table_id: str, seat: int | None = None, *_: object) -> Watcher:
        return Watcher(self._hub, table_id, seat)

    def saw(self, table_id: str, seat: int) -> None:
        self._hub.saw(table_id, seat)


async def serve(database: str, size: int) -> None:
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    bare = Bare(database)
    writing = asyncio.create_task(bare.run())
    server = make_server(WebSettings(access_log=False).without_limits(), cast(Tables, bare))
    context: Any = server.config.app.state["context"]  # type: ignore[union-attr]
    context.streams.looks = Fixed(size)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    await server.serve([listening])
    writing.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", required=True)
    parser.add_argument("--bytes", type=int, default=3000, help="of an event")
    wish = parser.parse_args()
    gc_tuning.calm()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(wish.database, wish.bytes))


if __name__ == "__main__":
    main()
