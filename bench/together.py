"""What people share is quick: ``python -m bench.together``, one JSON object at the end.

A server runs on one core with SQLite, this client on the other; workers that draw are free. Times
are milliseconds by the clock, over HTTP, beside their bars; ``busy`` is what the server's processor
needed for one answer, which does not depend on what else the machine does.

- ``list``: the page of the day with 100,000 entries on its list, for a visitor and for who is
  on it; ``anew`` for who comes after a second, so that the list is counted again;
- ``store``: so many tries a second are begun, each by a browser of its own, and later as many a
  second are brought to their end; the server is killed with the last answer, and every one of
  them must stand on the list;
- ``lobby``: the list of 500 tables, for programs and as a page;
- ``pictures``: one of each game for the first time and again; then 50 others at once, while
  somebody else plays at a table: how long their moves take meanwhile, and how long without.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import signal
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import httpx
from sqlalchemy import insert

from bench.server import HOST, Server, pin, quantiles
from stellwerk.core.days import Occasion
from stellwerk.games import every, find, keys
from stellwerk.table import Attempt, Clock, NewTable, SeatPlan, Settings, Tables, schema
from stellwerk.table.tokens import digest

_T = TypeVar("_T")

ENTRIES: Final = 100_000  # on the day's list
NAMED: Final = 3  # every so many has a name
LISTED: Final = 500  # tables in the lobby
LOOKS: Final = 100  # at each page
AT_ONCE: Final = 50  # pictures
MOVES: Final = 20  # a second, of who plays meanwhile
WARM: Final = 10.0  # seconds after which a server has a worker that can draw
ALONE: Final = 3.0  # seconds for which nothing else happens
REGULAR: Final = "r" * 20  # the cookie of who has played there

BARS: Final = {"list": 20, "lobby": 30, "first": 500, "again": 20}  # milliseconds


def main() -> None:
    asked = _arguments()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    day = every("day")[0].at(time.time())
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        pin(asked.core + 1)
        asyncio.run(_prepared(database, lambda tables: fill(tables, day)))
        figures: dict[str, Any] = {}
        with _serving(database, asked.core) as server:
            figures["list"] = asyncio.run(lists(server))
            figures["lobby"] = asyncio.run(lobby(server))
            begun, tries = asyncio.run(begin(server, day, asked))
        last = asyncio.run(_prepared(database, lambda tables: nearly_over(tables, database, day)))
        server = Server(database, asked.core)
        try:
            ended = asyncio.run(end(server, tries, last, asked.rate))
        finally:
            server.process.send_signal(signal.SIGKILL)
            server.process.wait(30)
        figures["store"] = {
            "begun": begun,
            "ended": ended,
            "lost": ENTRIES + len(tries) - _counted(database, day),
            "bar": f"{asked.rate:g} a second, none lost",
        }
        games = asyncio.run(_prepared(database, finished))
        with _serving(database, None) as server:
            figures["pictures"] = asyncio.run(pictures(server, *games))
    print(json.dumps(figures, indent=1))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=10, help="for which tries are written")
    parser.add_argument("--rate", type=float, default=200, help="tries a second")
    parser.add_argument("--core", type=int, default=0, help="of the server; the next is ours")
    return parser.parse_args()


@contextmanager
def _serving(database: str, core: int | None) -> Iterator[Server]:
    server = Server(database, core)
    try:
        yield server
    finally:
        server.stop()


async def _prepared(database: str, work: Callable[[Tables], Awaitable[_T]]) -> _T:
    """Do something with the tables while no server has them."""
    tables = await Tables.open(database, settings=Settings(play_bots=False))
    try:
        return await work(tables)
    finally:
        await tables.close()


def _client(server: Server, **headers: str) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=100, max_keepalive_connections=100)
    url = f"http://{HOST}:{server.port}"
    none = CookieJar(DefaultCookiePolicy(allowed_domains=()))  # every request is a new browser's
    return httpx.AsyncClient(
        base_url=url, timeout=60, limits=limits, headers=headers, cookies=none, verify=False
    )


async def _timed(answer: Awaitable[httpx.Response]) -> float:
    start = time.perf_counter()
    found = await answer
    assert found.status_code < 400, found.text
    return time.perf_counter() - start


# ---------------------------------------------------------------- lists


async def fill(tables: Tables, day: Occasion) -> None:
    """A day that many have played, and a lobby that is full."""
    rng, now = Random(1), time.time()
    whole = {"occasion": day.key, "first": 1, "late": 0, "began": now, "ended": now, "counted": 1}
    rows = [
        {
            "table_id": f"bench-{n}",
            "player": digest(f"{n}"),
            "total": round(rng.gauss(40, 12)),
            "name": "" if n % NAMED else f"Player {n}",
            **whole,
        }
        for n in range(ENTRIES - 1)
    ]
    with tables.store.writing() as connection:
        connection.execute(insert(schema.tries), rows)
    mine = Attempt(day.key, digest(REGULAR), first=True, late=False)
    alone = (SeatPlan("person", "Ada"),)
    made = await tables.create(NewTable(day.game, day.options, alone, seed=day.seed, attempt=mine))
    await _play(tables, made.table_id)
    seats = (SeatPlan("person", "Ada"), SeatPlan("open"))
    for n in range(LISTED):
        plan = NewTable(day.game, day.options, seats, Clock("day"), f"Table {n}")
        made = await tables.create(plan)
        await tables.lobby.put(made.table_id, "any")


async def _looks(
    server: Server, path: str, *, looks: int = LOOKS, pause: float = 0, cookie: str = ""
) -> dict[str, float]:
    """Look at a page again and again."""
    async with _client(server, cookie=cookie) as http:
        await _timed(http.get(path))
        times, busy = list[float](), 0.0
        for _ in range(looks):
            await asyncio.sleep(pause)
            used = server.seconds()
            times.append(await _timed(http.get(path)))
            busy += server.seconds() - used
    return {**quantiles(times), "busy": round(1000 * busy / looks, 1)}


async def lists(server: Server) -> dict[str, object]:
    mine = f"day={REGULAR}"
    return {
        "visitor_ms": await _looks(server, "/today"),
        "player_ms": await _looks(server, "/today", cookie=mine),
        "anew_ms": await _looks(server, "/today", looks=20, pause=1.05, cookie=mine),
        "bar_ms": BARS["list"],
    }


async def lobby(server: Server) -> dict[str, object]:
    # It is read anew once a second: with pauses some of the looks meet that.
    return {
        "api_ms": await _looks(server, "/api/lobby", pause=0.03),
        "page_ms": await _looks(server, "/lobby", pause=0.03),
        "bar_ms": BARS["lobby"],
    }


# ---------------------------------------------------------------- the store of tries


async def _at_a_rate(
    server: Server, rate: float, acts: Sequence[Callable[[], Awaitable[object]]]
) -> dict[str, object]:
    """Begin the acts at even times; how long each took, counted from when it was due."""
    times: list[float] = []

    async def one(act: Callable[[], Awaitable[object]], due: float) -> None:
        await act()
        times.append(time.perf_counter() - due)

    start, used = time.perf_counter(), server.seconds()
    async with asyncio.TaskGroup() as group:
        for n, act in enumerate(acts):
            due = start + n / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            group.create_task(one(act, due))
    took, busy = time.perf_counter() - start, server.seconds() - used
    return {
        "count": len(times),
        "per_second": round(len(times) / took, 1),
        "ms": {**quantiles(times), "busy": round(1000 * busy / len(times), 1)},
    }


async def begin(
    server: Server, day: Occasion, asked: argparse.Namespace
) -> tuple[dict[str, object], list[tuple[str, str]]]:
    """Tries of as many browsers; gives the table of each, and the token of its seat."""
    tries: list[tuple[str, str]] = []
    async with _client(server) as http:

        async def one() -> None:
            answer = await http.post(f"/today/{day.when}")
            table = answer.headers["location"].removeprefix("/t/")
            (token,) = (
                line.partition("=")[2].partition(";")[0]
                for line in answer.headers.get_list("set-cookie")
                if line.startswith(f"seat-{table}-0=")
            )
            tries.append((table, token))

        figures = await _at_a_rate(server, asked.rate, [one] * round(asked.rate * asked.seconds))
    return figures, tries


async def nearly_over(tables: Tables, database: str, day: Occasion) -> dict[str, object]:
    """Bring every try to its last move, which is given: they all have the same dice.

    One is played, the others get its log.
    """
    made = await tables.create(
        NewTable(day.game, day.options, (SeatPlan("person", "Ada"),), seed=day.seed)
    )
    body = await _play(tables, made.table_id)
    with closing(sqlite3.connect(database)) as connection, connection:
        (last,) = connection.execute(
            "SELECT max(seq) FROM log WHERE table_id = ? AND kind = 'move'", (made.table_id,)
        ).fetchone()
        connection.execute(
            "INSERT OR IGNORE INTO log SELECT t.id, l.seq, l.seat, l.kind, l.text, l.key, l.time"
            " FROM log l, tables t WHERE l.table_id = ? AND l.seq < ? AND t.occasion = ?",
            (made.table_id, last, day.key),
        )
    return body


async def _play(tables: Tables, table: str) -> dict[str, object]:
    """Play a table of persons to its end; gives the last move."""
    rng, body = Random(1), dict[str, object]()
    seats = len((await tables.look(table, None)).info.seats)
    while (await tables.look(table, None)).info.status != "over":
        for seat in range(seats):
            look = await tables.look(table, seat)
            if look.legal:
                move, key = rng.choice(look.legal), f"bench-{look.made}"
                body = {"move": move, "key": key, "made": look.made}
                await tables.act(table, seat, "move", move, key=key, made=look.made)
    return body


async def end(
    server: Server,
    tries: Sequence[tuple[str, str]],
    last: dict[str, object],
    rate: float,
) -> dict[str, object]:
    async with _client(server) as http:

        def act(table: str, token: str) -> Callable[[], Awaitable[object]]:
            path, headers = f"/api/tables/{table}/moves", {"authorization": f"Bearer {token}"}
            return lambda: _timed(http.post(path, json=last, headers=headers))

        return await _at_a_rate(server, rate, [act(*one) for one in tries])


def _counted(database: str, day: Occasion) -> int:
    with closing(sqlite3.connect(database)) as connection:
        (count,) = connection.execute(
            "SELECT count(*) FROM tries WHERE occasion = ? AND counted = 1", (day.key,)
        ).fetchone()
    return int(count)


# ---------------------------------------------------------------- pictures

Finished = tuple[str, str, str]  # a game, its table, and the token of a seat


async def finished(tables: Tables) -> tuple[list[Finished], list[Finished], Finished]:
    """A finished table of each game, many of the first one, and one that runs."""

    async def opened(key: str) -> Finished:
        count = max(1, find(key).card.min_players)
        seats = tuple(SeatPlan("person", f"P{seat}") for seat in range(count))
        made = await tables.create(NewTable(key, seats=seats))
        return key, made.table_id, made.seat_tokens[0]

    each = [await opened(key) for key in keys()]
    many = [await opened(keys()[0]) for _ in range(AT_ONCE)]
    for _, table, _ in (*each, *many):
        await _play(tables, table)
    return each, many, await opened(keys()[0])


async def pictures(
    server: Server, each: list[Finished], many: list[Finished], running: Finished
) -> dict[str, object]:
    await asyncio.sleep(WARM)
    async with _client(server) as http:

        def card(one: Finished) -> Awaitable[float]:
            headers = {"authorization": f"Bearer {one[2]}"}
            return _timed(http.get(f"/api/tables/{one[1]}/card.png", headers=headers))

        found: dict[str, object] = {
            one[0]: {
                "first_ms": round(1000 * await card(one)),
                "again_ms": quantiles([await card(one) for _ in range(LOOKS)]),
            }
            for one in each
        }
        player = Player(http, running)
        alone = await player.during(asyncio.sleep(ALONE))
        start = time.perf_counter()
        meanwhile = await player.during(asyncio.gather(*map(card, many)))
        took = time.perf_counter() - start
    return {
        **found,
        "first_bar_ms": BARS["first"],
        "again_bar_ms": BARS["again"],
        "at_once": AT_ONCE,
        "all_of_them_ms": round(1000 * took),
        "moves_alone_ms": quantiles(alone),
        "moves_meanwhile_ms": quantiles(meanwhile),
    }


class Player:
    """Somebody who draws and takes back at a table, evenly, until something else has happened."""

    def __init__(self, http: httpx.AsyncClient, running: Finished) -> None:
        self._http = http
        self._path = f"/api/tables/{running[1]}"
        self._headers = {"authorization": f"Bearer {running[2]}"}

    async def during(self, other: Awaitable[object]) -> list[float]:
        """How long each act took."""
        times, waiting = list[float](), asyncio.ensure_future(other)
        while not waiting.done():
            look = (await self._http.get(self._path, headers=self._headers)).json()
            back = look["retractable"]
            what, word = ("retracts", back[-1]) if back else ("moves", look["legal"][0])
            body = {"move": word, "key": f"{look['made']}", "made": look["made"]}
            post = self._http.post(f"{self._path}/{what}", json=body, headers=self._headers)
            times.append(await _timed(post))
            await asyncio.sleep(1 / MOVES)
        await waiting
        return times


if __name__ == "__main__":
    main()
