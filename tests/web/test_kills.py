"""``kill -9`` of the server while people play by HTTP: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest

from stellwerk.table.database import database_url
from stellwerk.table.store import Store
from tests.table.playing import in_loop
from tests.web.clients import Club
from tests.web.killing import kill_now_and_then, late, open_some, play
from tests.web.processes import Server
from tests.web.verdict import check_games

pytestmark = pytest.mark.first

AT_ONCE = 20  # tables


@in_loop
async def test_a_killed_server_loses_and_doubles_nothing(
    url: str, tmp_path: Path, scale: Callable[..., int]
) -> None:
    games, kills, most = scale(1, 100), 0, scale(2, 1000)
    store = Store(database_url(url))
    clubs: list[Club] = []
    with Server(url, tmp_path / "log") as server:
        for start in range(0, games, AT_ONCE):
            some = range(start, min(games, start + AT_ONCE))
            async with httpx.AsyncClient(timeout=60, limits=httpx.Limits()) as http:
                here = [await open_some(http, server, store, number) for number in some]
                playing = asyncio.gather(*(play(club) for club in here))
                kills += await kill_now_and_then(
                    partial(_again, server), here, playing, Random(start), most
                )
            clubs += here
        assert not [line for line in server.logged() if line["level"] in ("error", "critical")]
    assert kills >= scale(2, 30)
    await check_games(url, store, clubs)
    assert all(late(store, club) for club in clubs if club.clock)
    store.close()


def _again(server: Server) -> None:
    server.kill()
    server.start()
