"""Everything that is sent to anybody in games of all kinds, searched for what is not theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

import httpx

from stellwerk.games import keys
from tests.web.clients import Client, Club
from tools.campaign.results import Figures, Row
from tools.campaign.servers import Hosted, database, open_for, visiting

AT_ONCE: Final = 4  # tables
_PATHS: Final = ("", "/history", "/seen", "/record", "/lights?of=0", "/why?move=end", "/next")
_PAGES: Final = ("/t/{id}", "/replay/{id}/0", "/nowhere/{id}", "/api/games", "/metrics", "/health")


async def run(wanted: int, kept: Figures, save: Callable[[], None]) -> None:
    """Games until so many answers were searched."""
    for name in ("answers", "games", "leaks"):
        kept.setdefault(name, 0)
    while kept["answers"] < wanted:
        with database("sqlite") as (url, folder), Hosted(url, folder / "log") as server:
            async with visiting(url) as (http, store):
                numbers = range(kept["games"], kept["games"] + AT_ONCE)
                clubs = [
                    await open_for(http, server, store, 2, game=keys()[number % len(keys())])
                    for number in numbers
                ]
                before = kept["answers"]
                most = (wanted - before) // AT_ONCE + 1
                found = await asyncio.gather(*(_search(http, club, most) for club in clubs))
        kept["answers"] += sum(count for count, _ in found)
        kept["leaks"] += sum(leaks for _, leaks in found)
        kept["games"] += AT_ONCE
        save()


async def _search(http: httpx.AsyncClient, club: Club, most: int) -> tuple[int, int]:
    """Play a game while everybody asks for everything; answers searched, and leaks found."""
    rng = Random(club.id)
    count = leaks = 0
    over = False
    while not over and count < most:
        for client in club.people:
            look = (await _ask(http, client, f"/api/tables/{club.id}")).json()
            over = look["info"]["status"] == "over"
            if look["legal"]:
                body = {
                    "move": rng.choice(look["legal"]),
                    "key": f"{look['made']}",
                    "made": look["made"],
                }
                path = f"{client.url}/api/tables/{club.id}/moves"
                await http.post(path, json=body, headers=client.headers)
        for client in (*club.people, club.watching):
            path = rng.choice((*(f"/api/tables/{club.id}{one}" for one in _PATHS), *_PAGES))
            answer = await _ask(http, client, path.format(id=club.id))
            count += 1
            leaks += any(secret in answer.text for secret in club.ears.secrets(client.seat))
            if club.ears.seed in answer.text:  # which everybody may see when the game is over
                now = (await _ask(http, client, f"/api/tables/{club.id}")).json()
                leaks += now["info"]["status"] != "over"
    return count, leaks


async def _ask(http: httpx.AsyncClient, client: Client, path: str) -> httpx.Response:
    return await http.get(f"{client.url}{path}", headers=client.headers)


def rows(kept: Figures) -> list[Row]:
    if "answers" not in kept:
        return [Row("secrets", "answers", 0, "not finished", good=False)]
    return [
        Row("secrets", "answers searched", kept["answers"]),
        Row("secrets", "games, of all kinds", kept["games"]),
        Row("secrets", "leaks", kept["leaks"], "0", not kept["leaks"]),
    ]
