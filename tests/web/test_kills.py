"""``kill -9`` of the server while people play by HTTP: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import httpx

from stellwerk.table.database import database_url
from stellwerk.table.store import Store
from tests.table.playing import in_loop
from tests.web.clients import Club, bot, open_club, person
from tests.web.processes import Server
from tests.web.verdict import check_games, seed_of

AT_ONCE = 20  # tables
SLEEPER = 1  # the seat at a table with a clock whose person never does anything


@in_loop
async def test_a_killed_server_loses_and_doubles_nothing(
    url: str, tmp_path: Path, scale: Callable[..., int]
) -> None:
    games, kills, most = scale(3, 100), 0, scale(2, 1000)
    store = Store(database_url(url))
    clubs: list[Club] = []
    with Server(url, tmp_path / "log") as server:
        for start in range(0, games, AT_ONCE):
            some = range(start, min(games, start + AT_ONCE))
            async with httpx.AsyncClient(timeout=60, limits=httpx.Limits()) as http:
                here = [await _open(http, server, store, number) for number in some]
                playing = asyncio.gather(*(_play(club) for club in here))
                kills += await _kill_now_and_then(server, here, playing, Random(start), most)
            clubs += here
        assert not [line for line in server.logged() if line["level"] in ("error", "critical")]
    assert kills >= scale(2, 30)
    await check_games(url, store, clubs)
    assert all(_late(store, club) for club in clubs if club.clock)
    store.close()


async def _open(http: httpx.AsyncClient, server: Server, store: Store, number: int) -> Club:
    """Tables of people, with bots, and with a clock that runs out for one of them."""
    seed = partial(seed_of, store)
    urls = [server.url]
    match number % 5:
        case 0:
            seats = [person("Ada"), bot("random"), bot("greedy")]
            return await open_club(http, urls, seats, seed)
        case 1:
            clock = {"kind": "round", "seconds": 1}
            return await open_club(http, urls, [person("Ada"), person("Ben")], seed, clock=clock)
        case _:
            names = ("Ada", "Ben", "Cem")[: 1 + number % 3]
            return await open_club(http, urls, [person(name) for name in names], seed)


async def _play(club: Club) -> None:
    await club.play(asleep=(SLEEPER,) if club.clock else ())


async def _kill_now_and_then(
    server: Server, clubs: list[Club], playing: asyncio.Future[list[None]], rng: Random, most: int
) -> int:
    """Kill the server at random moments until the games are over; gives how often.

    Each time it lives until so much was heard of it, so that games go on on a slow machine too.
    """
    kills = 0
    while not playing.done() and kills < most:
        enough = _heard(clubs) + rng.randrange(5, 40 * len(clubs))
        while not playing.done() and _heard(clubs) < enough:
            await asyncio.wait([playing], timeout=rng.uniform(0, 0.02))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        kills += 1
    await playing
    return kills


def _heard(clubs: list[Club]) -> int:
    return sum(club.ears.searched for club in clubs)


def _late(store: Store, club: Club) -> bool:
    """Whether the clock has handed the sleeper's seat to a bot."""
    stored = store.load(club.id)
    assert stored is not None
    return any(row.text.startswith("late ") and row.seat == SLEEPER for row in stored.log)
