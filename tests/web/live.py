"""A server in a thread of the test's own process, real sockets included, and a player for it."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

from stellwerk.table import Settings as TableSettings
from stellwerk.table import Tables
from stellwerk.web import Settings
from stellwerk.web.serving import Server, make_server
from tests.table.sqlite import new_database

# No limits, no line per request, analyses at a glance: tests of limits set their own.
FREE = Settings(access_log=False, analysis_effort="glance").without_limits()
TABLES = TableSettings(bot_workers=1, signal_pause=0.0)

Answer = httpx.Response


class Clock:
    """A clock for tables that is set by hand: nobody is away because the machine is busy."""

    def __init__(self) -> None:
        self._now = time.time()

    def __call__(self) -> float:
        return self._now

    def go_on(self, seconds: float) -> None:
        self._now += seconds


@dataclass
class Live:
    """A running server."""

    url: str
    tables: Tables
    loop: asyncio.AbstractEventLoop
    server: Server
    answers: list[Answer] = field(default_factory=list)  # all that was ever sent

    @property
    def address(self) -> tuple[str, int]:
        """Where it listens, for those who speak to it by themselves."""
        host, _, port = self.url.removeprefix("http://").partition(":")
        return host, int(port)

    def client(self, token: str = "", **headers: str) -> httpx.Client:
        """A client, with a token or like a browser; every answer is noted."""
        given = {"accept-language": "en", **headers}
        if token:
            given["authorization"] = f"Bearer {token}"
        return httpx.Client(
            base_url=self.url,
            headers=given,
            timeout=60,  # on a busy machine
            verify=False,  # nothing to verify, and reading certificates takes long
            event_hooks={"response": [self._note]},
        )

    def _note(self, answer: Answer) -> None:
        if "event-stream" not in answer.headers.get("content-type", ""):
            answer.read()
            self.answers.append(answer)

    def run(self, work: Callable[[], Any]) -> Any:
        """Do something in the server's own loop."""

        async def inside() -> Any:
            return await work()

        return asyncio.run_coroutine_threadsafe(inside(), self.loop).result(20)


@contextmanager
def serving(
    folder: Path,
    settings: Settings = FREE,
    table_settings: TableSettings = TABLES,
    database: str = "",
    now: Callable[[], float] = time.time,
) -> Iterator[Live]:
    """A server on a database of its own, or on this one."""
    ready = threading.Event()
    found: list[Live] = []
    failed: list[BaseException] = []
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)

    async def work() -> None:
        where = database or new_database(folder / "tables.sqlite3")
        tables = await Tables.open(where, settings=table_settings, now=now)
        try:
            server = make_server(settings, tables, ready.set)
            url = f"http://127.0.0.1:{listening.getsockname()[1]}"
            found.append(Live(url, tables, asyncio.get_running_loop(), server))
            await server.serve([listening])
        finally:
            await tables.close()

    def run() -> None:
        try:
            asyncio.run(work())
        except BaseException as error:
            failed.append(error)
        finally:
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait(30)
    if failed:
        listening.close()
        raise failed[0]
    try:
        yield found[0]
    finally:
        found[0].server.should_exit = True
        thread.join(30)
        listening.close()
        assert not thread.is_alive()
        assert not failed


# ---------------------------------------------------------------- playing


@dataclass
class Open:
    """A table as its opener knows it."""

    live: Live
    id: str
    host: str
    seats: list[str]
    watch: str
    invitations: list[str]

    def look(self, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
        token = self.watch if seat is None else self.seats[seat]
        with self.live.client(token, **{"accept-language": lang}) as client:
            answer = client.get(f"/api/tables/{self.id}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        """The plain form of what a seat sees."""
        with self.live.client(self.watch if seat is None else self.seats[seat]) as client:
            found: dict[str, Any] = client.get(f"/api/tables/{self.id}/seen").json()["seen"]
        return found

    def post(self, seat: int, what: str, /, **body: object) -> Answer:
        with self.live.client(self.seats[seat]) as client:
            return client.post(f"/api/tables/{self.id}/{what}", json=body)

    def claim(self, seat: int, name: str = "", **more: str) -> Answer:
        """Take an open seat by its invitation."""
        body = {"link": self.invitations[seat], "name": name, **more}
        with self.live.client() as client:
            answer = client.post("/api/claims", json=body)
        if answer.status_code == 201:
            self.seats[seat] = answer.json()["token"]
        return answer

    def act(self, seat: int, move: str, made: int, key: str = "") -> Answer:
        return self.post(seat, "moves", move=move, key=key or f"{seat}-{made}-{move}", made=made)

    def play_on(self, rng: Random, *, until: Callable[[dict[str, Any]], bool]) -> None:
        """Let all persons make random moves until a look at somebody is as wanted."""
        seats = [seat for seat, token in enumerate(self.seats) if token]
        with ExitStack() as stack:
            clients = {
                seat: stack.enter_context(self.live.client(self.seats[seat])) for seat in seats
            }
            while True:
                moved = False
                for client in clients.values():
                    look = client.get(f"/api/tables/{self.id}").json()
                    if until(look):
                        return
                    if look["legal"]:
                        move = rng.choice(look["legal"])
                        body = {"move": move, "key": f"{look['made']}", "made": look["made"]}
                        answer = client.post(f"/api/tables/{self.id}/moves", json=body)
                        assert answer.status_code == 200, answer.text
                        moved = True
                assert moved, "nobody can move"

    def finish(self, rng: Random) -> None:
        """Play to the end, not by HTTP, which takes a while."""
        tables = self.live.tables

        async def play() -> None:
            while (await tables.look(self.id, None)).info.status != "over":
                for seat in range(len(self.seats)):
                    look = await tables.look(self.id, seat)
                    if look.legal and self.seats[seat]:
                        move = rng.choice(look.legal)
                        key = f"quick-{look.made}"
                        await tables.act(self.id, seat, "move", move, key=key, made=look.made)

        self.live.run(play)


def open_table(live: Live, *names: str, game: str = "ink", **more: object) -> Open:
    """A table of persons; without a name a seat is open, ``bot:random`` is a bot."""
    seats = [
        {"kind": "bot", "bot": name[4:]}
        if name.startswith("bot:")
        else {"kind": "person", "name": name}
        if name
        else {"kind": "open"}
        for name in names
    ]
    with live.client() as client:
        answer = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Open(
        live, made["table"], made["host"], made["seats"], made["watch"], made["invitations"]
    )


# ---------------------------------------------------------------- events


@dataclass(frozen=True)
class Event:
    kind: str
    id: int
    data: str


@contextmanager
def stream(
    live: Live, table: str, token: str, last: object = None, **params: object
) -> Iterator[Answer]:
    """An open event stream."""
    headers = {} if last is None else {"last-event-id": str(last)}
    query = {name: str(value) for name, value in params.items()}
    path = f"/api/tables/{table}/events"
    with (
        live.client(token) as client,
        client.stream("GET", path, params=query, headers=headers) as answer,
    ):
        yield answer


def events(answer: Answer) -> Iterator[Event]:
    """The events of a stream as they come."""
    parts: dict[str, str] = {}
    for line in answer.iter_lines():
        if line:
            name, _, value = line.partition(": ")
            if name:
                parts[name] = value
        elif "data" in parts:
            yield Event(parts["event"], int(parts.get("id", "0")), parts["data"])
            parts = {}
