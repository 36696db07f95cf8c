"""One address sends the most expensive requests it knows, as fast as it can; another plays."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from tests.games.ink.boards import HARD, WE_1
from tests.web.clients import Client
from tools.campaign import wire
from tools.campaign.results import Figures, Row
from tools.campaign.servers import DEFAULTS, Hosted, database, open_for, visiting

ATTACKER: Final = "127.0.0.66"
BYSTANDER: Final = "127.0.0.7"
LINES: Final = 20
_PAUSE: Final = 0.15  # seconds between two moves of the bystander: no faster than people
_OF_MOVES: Final = 100.0  # milliseconds below which 95 % of them are accepted
_OF_EVENTS: Final = 250.0  # the same until they arrive


def expensive() -> list[bytes]:
    """What costs most, as far as it is known."""
    crowded = max(HARD.values(), key=len)
    jsons = {"content-type": "application/json"}
    scored = {"board": crowded, "options": {"longest": "trail"}, "lights": True}
    bots = [{"kind": "bot", "bot": "greedy"}] * 6
    opening = {"game": "ink", "seats": [{"kind": "person", "name": "Eve"}, *bots]}
    record = {
        "stellwerk": 1, "game": "ink", "rules": 1, "options": {}, "seats": ["A"], "entries": [],
        "extra": _nested(900),
    }  # fmt: skip
    form = {"content-type": "application/x-www-form-urlencoded"}
    board = crowded.replace(" ", "+")
    return [
        wire.request("GET", f"/api/games/ink/score/picture.png?board={board}"),
        wire.request("GET", f"/api/games/ink/score/picture.png?board={WE_1.replace(' ', '+')}"),
        wire.request("GET", f"/api/games/ink/score/picture.svg?board={board}"),
        wire.request("GET", f"/score?board={board}"),
        wire.request("POST", "/api/games/ink/score", json.dumps(scored).encode(), jsons),
        wire.request("POST", "/replay", b"text=" + json.dumps(record).encode(), form),
        wire.request("POST", "/api/tables", json.dumps(opening).encode(), jsons),
        wire.request("GET", "/api/openapi.json"),
        wire.request("GET", "/rules/maerklin"),
        wire.request("GET", "/metrics"),
    ]


def _nested(depth: int) -> Any:
    inside: Any = [0] * 200
    for _ in range(depth):
        inside = [inside]
    return inside


async def run(seconds: float, kept: Figures, save: Callable[[], None]) -> None:
    if kept.get("seconds", 0) >= seconds:
        return
    with database("sqlite") as (url, folder):
        server = Hosted(url, folder / "log", environ=DEFAULTS)
        with server:
            async with visiting(url) as (http, store):
                clubs = [await open_for(http, server, store, 1) for _ in range(12)]
            end = perf_counter() + seconds
            attack = [asyncio.create_task(_attack(server.port, at, end)) for at in range(LINES)]
            moves: list[float] = []
            events: list[float] = []
            for club in clubs:
                if perf_counter() < end:
                    await _play(server.port, club.people[0], end, moves, events)
            kept["expensive_requests"] = sum(await asyncio.gather(*attack))
    kept |= {"seconds": seconds, "moves": len(moves), "events": len(events)}
    kept["moves_p95_ms"], kept["events_p95_ms"] = _p95(moves), _p95(events)
    save()


async def _attack(port: int, at: int, end: float) -> int:
    line = wire.Line(port, ATTACKER)
    requests, count = expensive(), at
    while perf_counter() < end:
        await line.ask(requests[count % len(requests)])
        count += 1
    line.close()
    return count - at


async def _play(
    port: int, who: Client, end: float, moves: list[float], events: list[float]
) -> None:
    """Moves at a person's pace, and the stream on which each of them comes back."""
    line, rng = wire.Line(port, BYSTANDER), Random(who.club.id)
    path, headers = f"/api/tables/{who.club.id}", wire.bearer(who.token)
    heard: dict[int, float] = {}
    stream = asyncio.create_task(_listen(port, f"{path}/events", headers, heard))
    asked: dict[int, float] = {}
    while perf_counter() < end:
        found = await line.ask(wire.request("GET", path, headers=headers))
        look = json.loads(found.body or b"{}")
        if not look.get("legal"):
            break
        body = {"move": rng.choice(look["legal"]), "key": f"k{look['made']}", "made": look["made"]}
        began = perf_counter()
        posted = wire.request("POST", f"{path}/moves", json.dumps(body).encode(), headers)
        answer = await line.ask(posted)
        moves.append(perf_counter() - began)
        if answer.status == 200:
            asked[json.loads(answer.body)["revision"]] = began
        await asyncio.sleep(_PAUSE)
    await asyncio.sleep(_PAUSE)
    stream.cancel()
    await asyncio.gather(stream, return_exceptions=True)
    line.close()
    events += [heard[number] - began for number, began in asked.items() if number in heard]


async def _listen(port: int, path: str, headers: dict[str, str], heard: dict[int, float]) -> None:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, local_addr=(BYSTANDER, 0), limit=1 << 22
    )
    try:
        writer.write(wire.request("GET", path, headers=headers))
        async for line in reader:
            if line.startswith(b"id: "):
                heard.setdefault(int(line[4:]), perf_counter())
    finally:
        writer.transport.abort()


def _p95(seconds: Sequence[float]) -> float:
    """In milliseconds; without any, as bad as can be."""
    ordered = sorted(seconds) or [999.0]
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)], 1)


def rows(kept: Figures) -> list[Row]:
    if "moves" not in kept:
        return [Row("storm", "seconds", 0, "not finished", good=False)]
    moves, events = kept["moves_p95_ms"], kept["events_p95_ms"]
    return [
        Row("storm", "expensive requests answered", kept["expensive_requests"]),
        Row("storm", "moves of a bystander", kept["moves"]),
        Row("storm", "moves accepted, p95 ms", moves, f"<= {_OF_MOVES:g}", moves <= _OF_MOVES),
        Row("storm", "events arrived, p95 ms", events, f"<= {_OF_EVENTS:g}", events <= _OF_EVENTS),
    ]
