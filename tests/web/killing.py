"""Games of people who try again, and a server that is killed under them now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random

import httpx

from stellwerk.table.store import Store
from tests.web.clients import Club, bot, open_club, person
from tests.web.processes import Server
from tests.web.verdict import seed_of

SLEEPER = 1  # the seat at a table with a clock whose person never does anything


async def open_some(http: httpx.AsyncClient, server: Server, store: Store, number: int) -> Club:
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


async def play(club: Club) -> None:
    await club.play(asleep=(SLEEPER,) if club.clock else ())


async def kill_now_and_then(
    kill: Callable[[], None],
    clubs: list[Club],
    playing: asyncio.Future[list[None]],
    rng: Random,
    most: int,
) -> int:
    """Kill the server, and start it again, at random moments until the games are over; gives how
    often.

    Each time it lives until so much was heard of it, so that games go on on a slow machine too.
    """
    kills = 0
    while not playing.done() and kills < most:
        enough = _heard(clubs) + rng.randrange(5, 40 * len(clubs))
        while not playing.done() and _heard(clubs) < enough:
            await asyncio.wait([playing], timeout=rng.uniform(0, 0.02))
        await asyncio.to_thread(kill)
        kills += 1
    await playing
    return kills


def _heard(clubs: list[Club]) -> int:
    return sum(club.ears.searched for club in clubs)


def late(store: Store, club: Club) -> bool:
    """Whether the clock has handed the sleeper's seat to a bot."""
    stored = store.load(club.id)
    assert stored is not None
    return any(row.text.startswith("late ") and row.seat == SLEEPER for row in stored.log)
