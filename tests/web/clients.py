"""People who play by HTTP alone and try again whenever the line or the server is gone."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from json import loads
from random import Random
from typing import Any

import httpx

from tests.web.ears import Ears, Reader

PAUSE = 0.3  # before trying again; a server needs a second to start


@dataclass
class Club:
    """A table with its people, wherever the server may be."""

    urls: list[str]  # of the servers; a seat talks to one of them
    http: httpx.AsyncClient
    id: str
    ears: Ears
    clock: bool = False

    def __post_init__(self) -> None:
        self.watching = Client(self, None, self.ears.watch, self.urls[-1])
        self.people = [
            Client(self, seat, token, self.urls[seat % len(self.urls)])
            for seat, token in enumerate(self.ears.seats)
            if token
        ]

    async def play(self, asleep: tuple[int, ...] = ()) -> None:
        """Everybody who is awake plays to the end, and a spectator watches it."""
        async with asyncio.TaskGroup() as group:
            for client in (self.watching, *self.people):
                group.create_task(client.listen())
            for client in self.people:
                if client.seat not in asleep:
                    group.create_task(client.play())


@dataclass
class Client:
    """One person, or a spectator."""

    club: Club
    seat: Reader
    token: str
    url: str
    acks: dict[str, tuple[int, str, str]] = field(default_factory=dict)  # key: revision, kind, move
    last: dict[str, Any] = field(default_factory=dict)  # the last look
    port: int = 0  # of this end of the stream
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}", "accept-language": "en"}

    async def ask(self, method: str, path: str = "", json: object = None) -> httpx.Response:
        """Ask until there is an answer; what is heard is searched."""
        address = f"{self.url}/api/tables/{self.club.id}{path}"
        while True:
            try:
                answer = await self.club.http.request(
                    method, address, json=json, headers=self.headers
                )
            except httpx.TransportError:
                await asyncio.sleep(PAUSE)
                continue
            self.club.ears.hear(self.seat, answer.text)
            if answer.status_code != 503:
                return answer
            await asyncio.sleep(PAUSE)

    async def listen(self) -> None:
        """Follow the events until the game is over, from where the line was lost."""
        last: dict[str, str] = {}
        address = f"{self.url}/api/tables/{self.club.id}/events"
        while not self.over:
            try:
                async with self.club.http.stream(
                    "GET", address, headers=self.headers | last, timeout=20
                ) as answer:
                    if answer.status_code != 200:
                        await answer.aread()
                        assert answer.status_code == 503, answer.text
                        await asyncio.sleep(PAUSE)
                        continue
                    self.port = answer.extensions["network_stream"].get_extra_info("client_addr")[1]
                    async for line in answer.aiter_lines():
                        if line.startswith("id: "):
                            last = {"last-event-id": line[4:]}
                        elif line.startswith("data: "):
                            if self.hear(line[6:]):
                                return
            except httpx.TransportError:
                await asyncio.sleep(PAUSE)

    def hear(self, text: str) -> bool:
        """An event; gives whether the game is over."""
        self.club.ears.hear(self.seat, text)
        look = loads(text)
        assert look["revision"] >= self.last.get("revision", 0), "events go backwards"
        self.last = look
        self._news.set()
        return self.over

    @property
    def over(self) -> bool:
        return bool(self.last) and self.last["info"]["status"] == "over"

    async def play(self) -> None:
        """Make random moves, and take some back."""
        assert self.seat is not None
        rng = Random(f"{self.club.id} {self.seat}")
        while True:
            look = (await self.ask("GET")).json()
            if look["info"]["status"] == "over":
                return
            if not look["legal"]:
                self._news.clear()
                if self.last.get("revision", 0) <= look["revision"]:
                    await self._news.wait()
                continue
            kind = "retracts" if look["retractable"] and rng.random() < 0.1 else "moves"
            choices = look["legal" if kind == "moves" else "retractable"]
            move = rng.choice(choices)
            await self.post(kind, move, look)
            await asyncio.sleep(rng.uniform(0, 0.02))

    async def post(self, kind: str, move: str, look: dict[str, Any]) -> None:
        """One act, with the same key at every try."""
        assert self.seat is not None
        key = f"{self.seat}-{look['made']}-{kind}-{move}"
        if move != "end" and kind == "moves":
            secret = self.club.ears.drawn.setdefault((self.seat, look["scene"]["round"]), set())
            secret.add(move)
        body = {"move": move, "key": key, "made": look["made"]}
        answer = await self.ask("POST", f"/{kind}", body)
        if self.club.clock and answer.status_code != 200:
            # Time was up meanwhile, and a bot has played, perhaps to the end.
            assert answer.json()["key"] in ("table.stale", "core.game_over"), answer.text
            return
        assert answer.status_code == 200, answer.text
        done = answer.json()
        self.acks[key] = (done["revision"], kind.rstrip("s"), move)


async def open_club(
    http: httpx.AsyncClient, urls: list[str], seats: list[dict[str, str]], seed: Any, **more: object
) -> Club:
    """A table for these seats; ``seed`` finds out what nobody may know before the end."""
    answer = await http.post(f"{urls[0]}/api/tables", json={"game": "ink", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    ears = Ears(seed(made["table"]), made["host"], made["watch"], made["seats"])
    return Club(urls, http, made["table"], ears, clock="clock" in more)


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}
