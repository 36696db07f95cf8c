"""Tables in tests: opening them, sitting at them, playing whole games."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, ParamSpec

import pytest

from stellwerk.core import Declined
from stellwerk.table import (
    Acted,
    Created,
    Happening,
    Look,
    NewTable,
    SeatPlan,
    Settings,
    Tables,
)
from tests.scale import scale

GAME = "ink"
PATIENCE = float(max(180, scale(180, 1200)))  # seconds until a test gives up

P = ParamSpec("P")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an async test in a loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(PATIENCE):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


@dataclass
class FakeTime:
    """A clock that tests set."""

    time: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


# No pauses between signals, quick ticks: tests do not wait.
QUICK = {"signal_pause": 0.0, "tick": 0.02, "bot_workers": 1, "lease": 2.0}


def settings(**changes: Any) -> Settings:
    return Settings(**(QUICK | changes))


@asynccontextmanager
async def opened(
    url: str, now: Callable[[], float] | None = None, **changes: Any
) -> AsyncIterator[Tables]:
    more = {"now": now} if now else {}
    tables = await Tables.open(url, settings=settings(**changes), **more)
    try:
        yield tables
    finally:
        await tables.close()


def people(*names: str) -> NewTable:
    """A table of persons, which starts at once."""
    return NewTable(GAME, seats=tuple(SeatPlan("person", name) for name in names))


def with_bots(bots: int, name: str = "Anna") -> NewTable:
    """One person and bots that play anyhow."""
    seats = (SeatPlan("person", name), *[SeatPlan("bot", bot="random")] * bots)
    return NewTable(GAME, seats=seats)


class Player:
    """A person at a seat: looks, posts moves, tries again when refused as stale."""

    def __init__(self, tables: Tables, table_id: str, seat: int, seed: int = 0) -> None:
        self.tables = tables
        self.table_id = table_id
        self.seat = seat
        self.rng = Random(f"{seed} {seat}")
        self.acts: list[tuple[str, str, Acted]] = []  # kind, text, what came back

    async def look(self) -> Look:
        return await self.tables.look(self.table_id, self.seat)

    async def history(self) -> tuple[Happening, ...]:
        return (await self.tables.history(self.table_id, self.seat)).lines

    async def controls(self) -> list[str]:
        """What happened besides moves."""
        return [line.text for line in await self.history() if line.kind == "control"]

    async def move(self, text: str | None = None) -> Acted:
        look = await self.look()
        text = text or self.rng.choice(look.legal)
        return await self.post("move", text, look.made)

    async def post(self, kind: Any, text: str, made: int) -> Acted:
        key = f"{self.seat}-{made}-{self.rng.random()}"
        acted = await self.tables.act(self.table_id, self.seat, kind, text, key=key, made=made)
        self.acts.append((kind, text, acted))
        return acted

    async def play(self, retracts: float = 0.1) -> Look:
        """Play until the game is over; take something back now and then."""
        async with self.tables.watch(self.table_id, self.seat) as watcher:
            while (look := await self.look()).info.status != "over":
                if not look.legal:
                    await watcher.next(look.revision)
                elif look.retractable and self.rng.random() < retracts:
                    await self.post("retract", self.rng.choice(look.retractable), look.made)
                else:
                    await self.post("move", self.rng.choice(look.legal), look.made)
            return look


async def play_out(tables: Tables, created: Created, seats: int, seed: int = 0) -> list[Look]:
    """A whole game by persons at all seats."""
    players = [Player(tables, created.table_id, seat, seed) for seat in range(seats)]
    return await asyncio.gather(*(player.play() for player in players))


@asynccontextmanager
async def refused(key: str) -> AsyncIterator[None]:
    """What happens inside is refused for this reason."""
    with pytest.raises(Declined) as caught:
        yield
    assert caught.value.refusal.key == key


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that another task brings about."""
    while not await true():
        await asyncio.sleep(0.01)
