"""Everything that is sent to anybody in games of all kinds, searched for what is not theirs.

That is: links, tokens and seeds, as they are and as hashes, and the names of things that stand in
what another seat sees and never stood in one's own, such as its tickets.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx

from stellwerk.games import find, keys
from tests.web.clients import Client, Club
from tests.web.ears import Reader
from tools.campaign.results import Figures, Row
from tools.campaign.servers import Hosted, database, open_for, visiting

AT_ONCE: Final = 6  # tables
_PATHS: Final = (
    *("/history", "/record", "/lights?of=0", "/hints", "/why?move=end", "/next", "/devices"),
    *("/invitations", "/picture.svg"),
)
_PAGES: Final = ("/t/{id}", "/replay/{id}/0", "/nowhere/{id}", "/api/games", "/metrics", "/health")


async def run(wanted: int, kept: Figures, save: Callable[[], None]) -> None:
    """Games until so many answers were searched."""
    for name in ("answers", "events", "games", "leaks"):
        kept.setdefault(name, 0)
    while kept["answers"] < wanted:
        with database("sqlite") as (url, folder), Hosted(url, folder / "log") as server:
            async with visiting(url) as (http, store):
                numbers = range(kept["games"], kept["games"] + AT_ONCE)
                most = (wanted - kept["answers"]) // AT_ONCE + 1
                searches = []
                for number in numbers:
                    game = keys()[number % len(keys())]
                    club = await open_for(http, server, store, 2, game=game)
                    searches.append(Search(http, club, find(game).card.hidden))
                await asyncio.gather(*(search.play(most) for search in searches))
        for search in searches:
            kept["answers"] += search.answers
            kept["events"] += search.events
            kept["leaks"] += len(search.leaks)
        kept["games"] += AT_ONCE
        save()


class Search:
    """One table, what its people and its spectator are told, and who was told too much."""

    def __init__(self, http: httpx.AsyncClient, club: Club, hidden: bool) -> None:
        self._http = http
        self._club = club
        self._hidden = hidden
        self._names: defaultdict[Reader, set[str]] = defaultdict(set)  # that a seat ever saw
        self.answers = 0
        self.events = 0
        self.leaks: list[str] = []

    async def play(self, most: int) -> None:
        """A whole game while everybody listens and asks for everything."""
        everybody = (*self._club.people, self._club.watching)
        listening = [asyncio.create_task(self._listen(client)) for client in everybody]
        rng = Random(self._club.id)
        try:
            while self.answers < most and not await self._moved(rng):
                for client in everybody:
                    await self._see(client)
                    table = (f"/api/tables/{self._club.id}{one}" for one in _PATHS)
                    path = rng.choice((*table, *_PAGES)).format(id=self._club.id)
                    await self._ask(client, path)
        finally:
            for task in listening:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*listening)

    async def _moved(self, rng: Random) -> bool:
        """Whether the game is over; else everybody who can has moved."""
        for client in self._club.people:
            look = (await self._ask(client, f"/api/tables/{self._club.id}")).json()
            if look["info"]["status"] == "over":
                return True
            if look["legal"]:
                move = rng.choice(look["legal"])
                body = {"move": move, "key": f"{look['made']}", "made": look["made"]}
                await self._ask(client, f"/api/tables/{self._club.id}/moves", body)
                await self._see(client)
        return False

    async def _see(self, client: Client) -> None:
        seen = await self._ask(client, f"/api/tables/{self._club.id}/seen")
        self._names[client.seat].update(_named(seen.json()))

    async def _ask(self, client: Client, path: str, body: object = None) -> httpx.Response:
        method, address = ("GET" if body is None else "POST"), f"{client.url}{path}"
        answer = await self._http.request(method, address, json=body, headers=client.headers)
        self.answers += 1
        await self._search(client, answer.text)
        return answer

    async def _listen(self, client: Client) -> None:
        address = f"{client.url}/api/tables/{self._club.id}/events"
        async with self._http.stream("GET", address, headers=client.headers) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data: "):
                    self.answers += 1
                    self.events += 1
                    await self._search(client, line)

    async def _search(self, client: Client, text: str) -> None:
        found = [one for one in self._club.ears.secrets(client.seat) if one in text]
        told = [self._club.ears.seed] if self._club.ears.seed in text else []
        told += [name for name in self._others(client.seat) if f'"{name}"' in text]
        if told:  # perhaps it has become this seat's own by now, or the game is over
            address = f"{client.url}/api/tables/{self._club.id}"
            seen = await self._http.get(f"{address}/seen", headers=client.headers)
            self._names[client.seat].update(_named(seen.json()))
            look = (await self._http.get(address, headers=client.headers)).json()
            if look["info"]["status"] != "over":
                found += [one for one in told if one not in self._names[client.seat]]
        if found:
            self.leaks.append(f"{client.seat} was told {found[0]}")

    def _others(self, reader: Reader) -> set[str]:
        """Names that other seats have seen and this one never has."""
        if not self._hidden:
            return set()  # beyond what is drawn in a running round, everybody sees everything
        seen_by_others = [names for seat, names in self._names.items() if seat != reader]
        return set().union(*seen_by_others) - self._names[reader]


def _named(told: Any) -> Iterator[str]:
    """Every ``id`` in what a seat sees."""
    if isinstance(told, list):
        for one in told:
            yield from _named(one)
    elif isinstance(told, dict):
        if isinstance(told.get("id"), str):
            yield told["id"]
        for one in told.values():
            yield from _named(one)


def rows(kept: Figures) -> list[Row]:
    if "answers" not in kept:
        return [Row("secrets", "answers", 0, "not finished", good=False)]
    return [
        Row("secrets", "answers searched", kept["answers"]),
        Row("secrets", "events among them", kept["events"]),
        Row("secrets", "games, of all kinds", kept["games"]),
        Row("secrets", "leaks", kept["leaks"], "0", not kept["leaks"]),
    ]
