"""Several server processes on one PostgreSQL, talked to by HTTP alone."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from stellwerk.bots import child_process
from stellwerk.table import Settings as TableSettings
from stellwerk.table.database import database_url
from stellwerk.table.store import Store
from stellwerk.web.serving import _worker
from stellwerk.web.settings import Settings
from tests.arena.test_pool import alive, wait_until
from tests.table.playing import in_loop
from tests.table.postgres import cut_connections
from tests.web.clients import Client, Club, open_club, person
from tests.web.processes import Server, family_of
from tests.web.verdict import check_games, check_log, seed_of

pytestmark = pytest.mark.first

PEOPLE = [person("Ada"), person("Ben")]


@asynccontextmanager
async def meeting(url: str, *servers: Server) -> AsyncIterator[Callable[..., Any]]:
    """Opens tables for two whose seats are at different servers, if there are several."""
    store = Store(database_url(url))
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits()) as http:
        urls = [server.url for server in servers]
        yield partial(open_club, http, urls, PEOPLE, partial(seed_of, store))
    store.close()


async def cut_now_and_then(url: str, playing: asyncio.Future[Any], times: int) -> None:
    """Cut all connections to the database while games run."""
    cut = 0
    for _ in range(times):
        await asyncio.wait([playing], timeout=0.4)
        cut += await asyncio.to_thread(cut_connections, url)
    assert cut >= times
    await playing


@pytest.mark.campaign  # two workers, below, are as far from each other
@in_loop
async def test_players_of_two_servers_see_each_other_also_after_connections_were_cut(
    postgres_url: str, tmp_path: Path
) -> None:
    with (
        Server(postgres_url, tmp_path / "one") as one,
        Server(postgres_url, tmp_path / "two") as two,
    ):
        async with meeting(postgres_url, one, two) as open_table:
            clubs = [await open_table() for _ in range(20)]
            playing = asyncio.gather(*(club.play() for club in clubs))
            await cut_now_and_then(postgres_url, playing, 20)
    store = Store(database_url(postgres_url))
    await check_games(postgres_url, store, clubs)
    store.close()


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="needs /proc of Linux")
@in_loop
async def test_players_of_two_workers_see_each_other_and_all_end_together(
    postgres_url: str, tmp_path: Path
) -> None:
    server = Server(postgres_url, tmp_path / "log", workers=2)
    with server:
        async with meeting(postgres_url, server) as open_table:
            club, streams = await sit_apart(server, open_table)
            players = [client.play() for client in club.people]
            playing = asyncio.gather(*players, *streams)
            await cut_now_and_then(postgres_url, playing, 1)
        family = family_of(server.pid)
        assert len(family) >= 3
    wait_until(lambda: not any(map(alive, family)))
    store = Store(database_url(postgres_url))
    await check_games(postgres_url, store, [club])
    store.close()


async def sit_apart(
    server: Server, open_table: Callable[..., Coroutine[Any, Any, Club]]
) -> tuple[Club, list[asyncio.Task[None]]]:
    """A table whose two people and spectator are not all at the same worker, and their streams."""
    for _ in range(100):
        club = await open_table()
        clients = (club.watching, *club.people)
        streams = [asyncio.create_task(client.listen()) for client in clients]
        while not all(client.last for client in clients):
            await asyncio.sleep(0.01)
        first, second = (server.process_of(client.port) for client in club.people)
        if first != second:
            return club, streams
        for stream in streams:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)
    raise AssertionError("one worker takes all")


def test_workers_end_when_their_parent_is_killed(postgres_url: str, tmp_path: Path) -> None:
    server = Server(postgres_url, tmp_path / "log", workers=2)
    server.start()
    try:
        wait_until(lambda: len(family_of(server.pid)) >= 3)
        family = family_of(server.pid)
        httpx.get(f"{server.url}/health", timeout=60).raise_for_status()
    finally:
        server.kill()
    wait_until(lambda: not any(map(alive, family)))
    with socket.create_server(("127.0.0.1", server.port)):
        pass  # the address is free again


def test_a_worker_that_starts_while_the_database_is_away_says_so_without_a_traceback(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    away = f"postgresql://nobody@127.0.0.1:{port}/nowhere"
    with socket.create_server(("127.0.0.1", 0)) as listening:
        asked = (listening.fileno(), away, Settings(), TableSettings())
        worker, _ = child_process.start(_worker, *asked, files=[listening.fileno()])
        assert worker.wait(120) == 1
    said = capfd.readouterr().err
    assert "Traceback" not in said
    assert "worker could not start" in said


@in_loop
async def test_conflicting_posts_lose_double_and_disorder_nothing(
    postgres_url: str, tmp_path: Path, scale: Callable[..., int]
) -> None:
    """Everybody posts two moves at once and each of them twice, at two servers."""
    with (
        Server(postgres_url, tmp_path / "one") as one,
        Server(postgres_url, tmp_path / "two") as two,
    ):
        async with meeting(postgres_url, one, two) as open_table:
            clubs: list[Club] = await asyncio.gather(*(open_table() for _ in range(scale(3, 50))))
            for burst in range(scale(2, 20)):
                await asyncio.gather(
                    *(conflict(client, burst) for club in clubs for client in club.people)
                )
    store = Store(database_url(postgres_url))
    for club in clubs:
        check_log(store, club)
        assert sum(len(client.acks) for client in club.people) > 0
    store.close()


async def conflict(client: Client, burst: int) -> None:
    """Two moves for the same moment, each by two servers with the same key: one of them counts."""
    look = (await client.ask("GET")).json()
    if not look["legal"]:
        return
    rng = Random(f"{client.club.id} {client.seat} {burst}")
    moves = rng.sample(look["legal"], min(2, len(look["legal"])))
    posts = [(move, url) for move in moves for url in client.club.urls]
    rng.shuffle(posts)
    answers = await asyncio.gather(
        *(post(client, url, move, f"{burst}-{move}", look["made"]) for move, url in posts)
    )
    won: dict[str, list[dict[str, Any]]] = {}
    for (move, _), answer in zip(posts, answers, strict=True):
        if answer.status_code == 200:
            won.setdefault(move, []).append(answer.json())
        else:
            assert (answer.status_code, answer.json()["key"]) == (409, "table.stale")
    ((move, twice),) = won.items()
    assert Counter(one["repeated"] for one in twice) == {False: 1, True: 1}
    assert twice[0]["revision"] == twice[1]["revision"]
    assert twice[0]["made"] == twice[1]["made"] == look["made"] + 1
    client.acks[f"{burst}-{move}"] = (twice[0]["revision"], "move", move)


async def post(client: Client, url: str, move: str, key: str, made: int) -> httpx.Response:
    body = {"move": move, "key": key, "made": made}
    address = f"{url}/api/tables/{client.club.id}/moves"
    answer = await client.club.http.post(address, json=body, headers=client.headers)
    client.club.ears.hear(client.seat, answer.text)
    return answer
