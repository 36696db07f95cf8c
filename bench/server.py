"""How much one server process bears: ``python bench/server.py``, one JSON object at the end.

The server runs on one core with SQLite, this client on another. 500 tables with four players each
are live; every player has an event stream, picks a move out of the look it was sent, and posts it
on a connection of its own. Three things are measured, each for ``--seconds``:

- ``open``: 300 moves a second whatever the server does; time until a move is accepted, counted
  from when it was due, and until the end of a round has reached the other players;
- ``closed``: everybody plays as fast as answers come;
- ``cold``: opening a table with a finished game of six after a restart.

``reference`` is the closed loop once more against ``bench/bare.py``, a server with the same HTTP,
rows and group commit that sends fixed bytes and plays no game; ``of_reference`` is how much of its
moves per second ours reaches.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import httpx

HOST: Final = "127.0.0.1"
SEATS: Final = 4
SERVE: Final = ("-m", "stellwerk.cli", "serve", "--port", "0")


def main() -> None:
    asked = _arguments()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        server = Server(database, asked.core)
        pin(asked.core + 1)
        try:
            runner = loop_factory()
            with asyncio.Runner(loop_factory=runner) as loop:
                figures = loop.run(Bench(asked, server).run())
            finished = _finished_game(server)
        finally:
            server.stop()
        server = Server(database, asked.core)
        try:
            figures["cold"] = _cold(server, *finished)
        finally:
            server.stop()
        figures |= _reference(asked, str(Path(folder) / "bare.sqlite3"), figures["closed"])
    print(json.dumps(figures, indent=1))


def _reference(
    asked: argparse.Namespace, database: str, closed: dict[str, float]
) -> dict[str, object]:
    """What the same client gets out of a server without games."""
    command = [str(Path(__file__).with_name("bare.py")), "--bytes", str(closed["event_bytes"])]
    server = Server(database, asked.core, command)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as loop:
            found = loop.run(Bench(asked, server).run(reference=True))["closed"]
    finally:
        server.stop()
    share = closed["moves_per_second"] / found["moves_per_second"]
    return {"reference": found, "of_reference": round(share, 2)}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=60, help="length of each measurement")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300, help="moves per second, open loop")
    parser.add_argument("--core", type=int, default=0, help="of the server; the next is ours")
    parser.add_argument("--game", default="", help="the game to play; the first one by default")
    return parser.parse_args()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def pin(core: int | None) -> None:
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core % (os.cpu_count() or 1)})


class Server:
    """The server in a process of its own, without limits and without a line per request."""

    def __init__(
        self,
        database: str,
        core: int | None,
        command: Sequence[str] = SERVE,
        python: str = sys.executable,
    ) -> None:
        environment = os.environ | {
            "STELLWERK_ACCESS_LOG": "no",
            "STELLWERK_TABLES_PER_HOUR": "0",
            "STELLWERK_WRONG_TOKENS_PER_HOUR": "0",
            "STELLWERK_MOVES_PER_SECOND": "0",
            "STELLWERK_STREAMS_PER_ADDRESS": "0",
            "STELLWERK_CONNECTIONS_PER_ADDRESS": "0",
            "STELLWERK_FIRST_TRIES_PER_DAY": "0",
            "STELLWERK_WORK_SHARE": "0",
            "STELLWERK_WORK_WAITING": "0",
            "STELLWERK_WORK_WAITING_PER_ADDRESS": "0",
        }
        self.process = subprocess.Popen(
            [python, *command, "--database", database],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            preexec_fn=lambda: pin(core),
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://"))
        self.port = int(address.rsplit(":", 1)[1])

    def memory(self) -> float:
        """Megabytes in use."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        kilobytes = next(line for line in text.splitlines() if line.startswith("VmRSS"))
        return round(int(kilobytes.split()[1]) / 1024, 1)

    def seconds(self) -> float:
        """Processor time used, without that of the bots' processes."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


# ---------------------------------------------------------------- players


class Line(asyncio.Protocol):
    """A connection to the server."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are of no such class

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def write(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(data)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class Events(Line):
    """An event stream. Every event is one chunk, so its end shows at the end of what came."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.buffer.endswith(b"\n\n\r\n"):
            return
        start = self.buffer.rfind(b"event: look\n")
        if start >= 0:
            self.seat.saw(bytes(self.buffer[start:]))
        self.buffer.clear()


class Posts(Line):
    """Where a player posts; one request at a time."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head = self.buffer.find(b"\r\n\r\n")
        if head < 0:
            return
        at = self.buffer.lower().find(b"content-length: ")
        length = int(self.buffer[at + 16 : self.buffer.find(b"\r\n", at)])
        if len(self.buffer) < head + 4 + length:
            return
        status = int(self.buffer[9:12])
        body = bytes(self.buffer[head + 4 : head + 4 + length])
        self.buffer.clear()
        self.seat.answered(status, body)


@dataclass(eq=False)
class Table:
    id: str
    seats: list[Seat] = field(default_factory=list)
    over: int = 0
    ended: float = 0.0  # when the last end of a round was posted
    ender: Seat | None = None  # and by whom


class Seat:
    """One player: knows its last look, and whether a post of its own is under way."""

    def __init__(self, bench: Bench, table: Table, number: int, token: str) -> None:
        self.bench = bench
        self.table = table
        self.number = number
        self.token = token
        self.events = Events(self)
        self.posts = Posts(self)
        self.look = b""
        self.legal = (0, 0)  # where in the look
        self.made = -1
        self.round = b""
        self.acted = 0  # how many acts were accepted
        self.posted = 0.0  # when the running post was due; 0 if there is none
        self.queued = False

    def saw(self, event: bytes) -> None:
        self.look = event
        at = event.find(b'"made":') + 7
        self.made = int(event[at : event.find(b",", at)])
        self.bench.events += 1
        self.bench.bytes += len(event)
        start = event.find(b'"legal":[') + 9
        self.legal = (0, 0) if event[start] == 93 else (start, event.find(b"]", start))  # 93: ]
        at = event.find(b'"round":')
        current = event[at : event.find(b",", at)]
        if current != self.round:
            if self.round and self.table.ender not in (None, self):
                self.bench.deliveries.append(time.perf_counter() - self.table.ended)
            self.round = current
        if b'"status":"over"' in event:
            self.table.over += 1
            if self.table.over == len(self.table.seats):
                self.bench.finished(self.table)
            return
        self.ready()

    def ready(self) -> None:
        """Ask for a turn to post, if there is something to post."""
        if self.legal[1] and not self.posted and self.made == self.acted and not self.queued:
            self.queued = True
            self.bench.ready(self)

    def post(self, due: float) -> None:
        self.queued = False
        start, stop = self.legal
        move = random.choice(self.look[start + 1 : stop - 1].split(b'","'))
        self.posted = due
        if move == b"end":
            self.table.ended, self.table.ender = time.perf_counter(), self
        key = b"%d" % self.made
        body = b'{"move":"%b","key":"%b","made":%d}' % (move, key, self.made)
        self.posts.write(
            b"POST /api/tables/%b/moves HTTP/1.1\r\nhost: x\r\nauthorization: Bearer %b\r\n"
            b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%b"
            % (self.table.id.encode(), self.token.encode(), len(body), body)
        )

    def answered(self, status: int, body: bytes) -> None:
        waited, self.posted = time.perf_counter() - self.posted, 0.0
        self.bench.accepted.append(waited)
        if status != 200:
            self.bench.errors.append(f"{status} {body[:200].decode()}")
            return
        at = body.find(b'"made":') + 7
        self.acted = int(body[at : body.find(b",", at)])
        self.ready()


# ---------------------------------------------------------------- measuring


class Bench:
    """Keeps so many tables going, and counts."""

    def __init__(self, asked: argparse.Namespace, server: Server) -> None:
        self.asked = asked
        self.server = server
        self.tables: set[Table] = set()
        self.waiting: deque[Seat] = deque()
        self.closed = False
        self.paused = True
        self.accepted: list[float] = []
        self.deliveries: list[float] = []
        self.errors: list[str] = []
        self.games = 0
        self.events = 0
        self.bytes = 0
        self.opening: set[asyncio.Task[None]] = set()
        self.http = httpx.AsyncClient(base_url=f"http://{HOST}:{server.port}", timeout=60)

    async def run(self, *, reference: bool = False) -> dict[str, Any]:
        before = self.server.memory()
        await self.begin()
        figures: dict[str, Any] = {
            "game": self.game,
            "tables": self.asked.tables,
            "streams": self.asked.tables * SEATS,
            "memory_before_mb": before,
            "memory_with_tables_mb": self.server.memory(),
        }
        if not reference:
            figures["open"] = await self.measure(self.open_loop)
        figures["closed"] = await self.measure(self.closed_loop)
        figures["memory_after_mb"] = self.server.memory()
        grown = figures["memory_after_mb"] - before
        figures["memory_per_table_kb"] = round(1024 * grown / self.asked.tables, 1)
        await self.end()
        return figures

    async def begin(self) -> None:
        """Open the tables."""
        self.game = self.asked.game or (await self.http.get("/api/games")).json()[0]["key"]
        for start in range(0, self.asked.tables, 20):
            count = min(20, self.asked.tables - start)
            await asyncio.gather(*(self.open_table() for _ in range(count)))
        await asyncio.sleep(1)

    async def end(self) -> None:
        await asyncio.gather(*self.opening)  # of the last games that ended
        for table in self.tables:
            self.leave(table)
        await self.http.aclose()

    async def measure(self, loop: Callable[[], Awaitable[None]]) -> dict[str, Any]:
        await self.call_back()
        self.accepted.clear()
        self.deliveries.clear()
        self.errors.clear()
        self.games = self.events = self.bytes = 0
        start, used, own = time.perf_counter(), self.server.seconds(), time.process_time()
        await loop()
        seconds = time.perf_counter() - start
        figures: dict[str, Any] = {
            "seconds": round(seconds, 1),
            "moves_per_second": round(len(self.accepted) / seconds, 1),
            "accept_ms": quantiles(self.accepted),
            "deliver_ms": quantiles(self.deliveries),
            "deliveries": len(self.deliveries),
            "errors": len(self.errors),
            "games_finished": self.games,
            "event_bytes": round(self.bytes / max(1, self.events)),
            "server_busy": round((self.server.seconds() - used) / seconds, 3),
            "server_us_per_move": round(
                1e6 * (self.server.seconds() - used) / max(1, len(self.accepted))
            ),
            "client_busy": round((time.process_time() - own) / seconds, 3),
        }
        if self.errors:
            figures["first_errors"] = self.errors[:3]
        await asyncio.sleep(1)
        return figures

    async def open_loop(self) -> None:
        """Moves are due at even times; one that finds the server busy waits, and that counts."""
        step, start = 1 / self.asked.rate, time.perf_counter()
        due = start
        random.shuffle(self.waiting)
        while due - start < self.asked.seconds:
            now = time.perf_counter()
            if due > now:
                await asyncio.sleep(due - now)
            if self.waiting:
                self.waiting.popleft().post(due)
                due += step
            else:
                await asyncio.sleep(0.001)
        await self.settle()

    async def closed_loop(self) -> None:
        self.closed = True
        while self.waiting:
            self.waiting.popleft().post(time.perf_counter())
        await asyncio.sleep(self.asked.seconds)
        self.closed = False
        await self.settle()

    async def call_back(self) -> None:
        """Posts go by new lines: those on which nothing comes for a while are closed."""
        loop = asyncio.get_running_loop()
        for seat in [seat for table in self.tables for seat in table.seats]:
            seat.posts.close()
            seat.posts = Posts(seat)
            await loop.create_connection(partial(_same, seat.posts), HOST, self.server.port)

    async def settle(self) -> None:
        """Wait for the answers that are under way, and for tables that are being opened."""
        await asyncio.gather(*self.opening)
        for _ in range(1000):
            if not any(seat.posted for table in self.tables for seat in table.seats):
                return
            await asyncio.sleep(0.01)

    def ready(self, seat: Seat) -> None:
        if self.closed:
            seat.post(time.perf_counter())
        else:
            self.waiting.append(seat)

    def finished(self, table: Table) -> None:
        """A game is over: another table opens in its place."""
        self.games += 1
        self.leave(table)
        self.tables.discard(table)
        task = asyncio.create_task(self.open_table())
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)

    def leave(self, table: Table) -> None:
        for seat in table.seats:
            seat.events.close()
            seat.posts.close()

    async def open_table(self) -> None:
        seats = [{"kind": "person", "name": f"P{number}"} for number in range(SEATS)]
        answer = await self.http.post("/api/tables", json={"game": self.game, "seats": seats})
        answer.raise_for_status()
        made = answer.json()
        table = Table(made["table"])
        table.seats = [Seat(self, table, n, token) for n, token in enumerate(made["seats"])]
        self.tables.add(table)
        loop = asyncio.get_running_loop()
        for seat in table.seats:
            for line in (seat.posts, seat.events):
                await loop.create_connection(partial(_same, line), HOST, self.server.port)
            seat.events.write(
                b"GET /api/tables/%b/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer %b\r\n\r\n"
                % (table.id.encode(), seat.token.encode())
            )


def _same(line: Line) -> Line:
    return line


def quantiles(samples: list[float]) -> dict[str, float]:
    """In milliseconds."""
    if not samples:
        return {}
    ordered = sorted(samples)
    last = len(ordered) - 1
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * ordered[int(part * last)], 2) for name, part in parts.items()}


# ---------------------------------------------------------------- a finished game of six


def _finished_game(server: Server) -> tuple[str, str]:
    """Play a whole game of six and give its table and a seat's token."""
    with httpx.Client(base_url=f"http://{HOST}:{server.port}", timeout=60) as http:
        game = http.get("/api/games").json()[0]["key"]
        seats = [{"kind": "person", "name": f"P{number}"} for number in range(6)]
        made = http.post("/api/tables", json={"game": game, "seats": seats}).json()
        table, tokens = made["table"], made["seats"]
        over = False
        while not over:
            for token in tokens:
                headers = {"authorization": f"Bearer {token}"}
                while True:
                    look = http.get(f"/api/tables/{table}", headers=headers).json()
                    over = look["info"]["status"] == "over"
                    if not look["legal"]:
                        break
                    move = random.choice(look["legal"])
                    body = {"move": move, "key": str(look["made"]), "made": look["made"]}
                    http.post(
                        f"/api/tables/{table}/moves", json=body, headers=headers
                    ).raise_for_status()
    return table, tokens[0]


def _cold(server: Server, table: str, token: str) -> dict[str, float]:
    """Milliseconds to open the finished game in a server that has just started, and once more."""
    with httpx.Client(base_url=f"http://{HOST}:{server.port}", timeout=60) as http:
        http.get("/health")
        taken = http.post(f"/s/{token}", data={"name": ""})
        assert taken.status_code == 303, taken.text
        figures = {}
        for name, address in (
            ("look", f"/api/tables/{table}"),
            ("look_again", f"/api/tables/{table}"),
            ("page", f"/t/{table}"),
            ("page_again", f"/t/{table}"),
        ):
            start = time.perf_counter()
            http.get(address).raise_for_status()
            figures[f"{name}_ms"] = round(1000 * (time.perf_counter() - start), 1)
    return figures


if __name__ == "__main__":
    main()
