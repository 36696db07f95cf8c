"""What a seat is shown holds nothing that is not its to know."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import secrets
from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from stellwerk.core import CHANCE
from stellwerk.table import Look
from stellwerk.table.tokens import digest, feed_token
from tests.table.playing import Player, in_loop, opened, people


def spelt(look: Look) -> str:
    return json.dumps(dataclasses.asdict(look), default=dict)


@in_loop
async def test_no_look_ever_holds_a_secret(url: str, scale: Callable[..., int]) -> None:
    async with opened(url) as tables:
        for seed in range(scale(1, 20)):
            created = await tables.create(people("Anna", "Ben", "Cleo"))
            table = created.table_id
            live = await tables._shelf.get(table)
            tokens = [created.host_token, created.watch_token, *created.seat_tokens]
            tokens += map(feed_token, created.seat_tokens)
            hidden = [*tokens, *map(digest, tokens), live.table.seed]
            players = [Player(tables, table, seat, seed) for seat in range(3)]
            rng = Random(seed)
            while True:
                live = await tables._shelf.get(table)
                looks = [await tables.look(table, seat) for seat in (0, 1, 2, None)]
                if live.table.status == "over":
                    assert all(look.seed == live.table.seed for look in looks)
                    break
                for look in looks:
                    text = spelt(look)
                    assert not [secret for secret in hidden if secret in text]
                    check_round(look, live.running.moves)
                player = players[rng.choice(live.waiting_for())]
                look = await player.look()
                if look.retractable and rng.random() < 0.2:
                    await player.post("retract", look.retractable[-1].text, look.made)
                else:
                    await player.move()


def check_round(look: Look, moves: list[tuple[int, int]]) -> None:
    """The history shows what was before the last roll, and of the time after it one's own."""
    last = max(i for i, (who, _) in enumerate(moves) if who == CHANCE)
    running = [who for who, _ in moves[last + 1 :]]
    played = [h for h in look.history if h.kind != "control"]
    assert len(played) == last + 1 + running.count(-2 if look.seat is None else look.seat)
    assert all(h.seat == look.seat for h in played[last + 1 :])


@in_loop
async def test_a_look_does_not_depend_on_what_is_hidden(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, scale: Callable[..., int]
) -> None:
    """Two tables with the same dice; Ben draws differently there, and nobody else can tell."""
    seeds, real = count(), secrets.token_bytes
    monkeypatch.setattr(
        "secrets.token_bytes", lambda n: bytes([next(seeds) // 2] * n) if n == 32 else real(n)
    )
    async with opened(sqlite_url) as tables:
        for number in range(scale(5, 50)):
            here, there = [
                (await tables.create(people("Anna", "Ben", "Cleo"))).table_id for _ in range(2)
            ]
            for seat in (0, 2):
                await asyncio.gather(
                    *(Player(tables, table, seat, number).move() for table in (here, there))
                )
            await Player(tables, here, 1, number).move()
            ben = Player(tables, there, 1, number + 1000)
            for _ in range(2):
                await ben.move()
            for viewer in (0, 2, None):
                one, other = await tables.look(here, viewer), await tables.look(there, viewer)
                assert one.view == other.view
                assert one.scores == other.scores
                assert one.legal == other.legal
                assert one.made == other.made
                assert one.seed_hash == other.seed_hash
                assert [(h.seat, h.text) for h in one.history] == [
                    (h.seat, h.text) for h in other.history
                ]


@in_loop
async def test_others_hidden_moves_change_nothing_in_a_look(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        before = await tables.look(table, 0)
        await Player(tables, table, 1).move()
        after = await tables.look(table, 0)
        assert after.seq > before.seq
        assert after.changed == before.changed
        assert dataclasses.replace(after, seq=before.seq) == before
        mine = await tables.look(table, 1)
        assert mine.changed == mine.seq
        assert await tables.look(table, 1) is mine  # kept, not made again
