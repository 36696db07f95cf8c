"""How long people wait for bots: ``python -m bench.bots``, one JSON object at the end.

One server, ten live tables, at each a person who moves at once and bots of one level, as many as
make the smallest table of the game. Measured are the time from the person's move until it is the
person's turn again (or the game is over), a turn of the bots; and between, from one decision of a
bot that reaches the person to the next, what each took. The goal is two seconds a decision at most.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx

from bench.server import HOST, Server
from stellwerk import bots
from stellwerk.games import find, keys

GOAL: Final = 2.0  # seconds a decision


class Person:
    """Sits at one table after another and never thinks."""

    def __init__(self, client: httpx.AsyncClient, game: str, bot: str, until: float) -> None:
        self.client = client
        self.game = game
        self.bot = bot
        self.until = until
        self.rng = random.Random(0)
        self.turns: list[float] = []
        self.decisions: list[float] = []
        self.failures = 0

    async def play(self) -> None:
        while time.perf_counter() < self.until:
            await self._game()

    async def _game(self) -> None:
        others = max(1, find(self.game).card.min_players - 1)
        seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": self.bot}] * others]
        made = await self.client.post("/api/tables", json={"game": self.game, "seats": seats})
        opened = made.json()
        table, token = opened["table"], opened["seats"][0]
        headers = {"authorization": f"Bearer {token}"}
        async with self.client.stream(
            "GET", f"/api/tables/{table}/events", headers=headers, timeout=None
        ) as stream:
            moved, told, last = 0.0, 0.0, 0
            async for line in stream.aiter_lines():
                if not line.startswith("data:"):
                    continue
                look: dict[str, Any] = json.loads(line[5:])
                if "legal" not in look:
                    continue
                new = [one for one in look["history"]["lines"] if one["revision"] > last]
                last = look["revision"]
                self.failures += sum(one.get("control", "").startswith("fallback") for one in new)
                over = look["info"]["status"] == "over"
                if moved and (decided := sum(one.get("seat") not in (None, 0) for one in new)):
                    now = time.perf_counter()
                    self.decisions.append((now - told) / decided)
                    told = now
                if moved and (look["legal"] or over):
                    if told > moved:  # one's own next move is no wait
                        self.turns.append(time.perf_counter() - moved)
                    moved = 0.0
                if over or time.perf_counter() > self.until:
                    return
                if look["legal"]:
                    body = {
                        "move": self.rng.choice(look["legal"]),
                        "key": str(look["made"]),
                        "made": look["made"],
                    }
                    path = f"/api/tables/{table}/moves"
                    moved = told = time.perf_counter()
                    await self.client.post(path, json=body, headers=headers)


async def _measure(server: Server, game: str, bot: str, asked: argparse.Namespace) -> object:
    until = time.perf_counter() + asked.seconds
    limits = httpx.Limits(max_connections=None)
    base = f"http://{HOST}:{server.port}"
    async with httpx.AsyncClient(base_url=base, limits=limits, timeout=60) as client:
        people = [Person(client, game, bot, until) for _ in range(asked.tables)]
        await asyncio.gather(*(person.play() for person in people))
    turns = sorted(wait for person in people for wait in person.turns)
    decisions = sorted(wait for person in people for wait in person.decisions)
    return {
        "turns": len(turns),
        "turn_s": _spread(turns),
        "decision_s": _spread(decisions),
        "fallbacks": sum(person.failures for person in people),
        "good": bool(decisions) and decisions[-1] <= GOAL,
    }


def _spread(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    return {
        "median": round(values[len(values) // 2], 3),
        "p95": round(values[int(0.95 * (len(values) - 1))], 3),
        "longest": round(values[-1], 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=30, help="of each measurement")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--games", nargs="+", default=list(keys()))
    parser.add_argument("--bots", nargs="+", default=["strong", "master"])
    asked = parser.parse_args()
    found: dict[str, object] = {}
    for game in asked.games:
        for bot in asked.bots:
            if bot not in bots.names(game):
                continue
            with tempfile.TemporaryDirectory() as folder:
                server = Server(str(Path(folder) / "bench.sqlite3"), None)
                try:
                    found[f"{game} {bot}"] = asyncio.run(_measure(server, game, bot, asked))
                finally:
                    server.stop()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
