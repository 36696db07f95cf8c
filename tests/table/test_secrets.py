"""What a seat is shown holds nothing that is not its to know."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Mapping
from itertools import count
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import asdict, replace

from stellwerk.core import CHANCE
from stellwerk.table import Look, NewTable, Past, SeatPlan, Tables
from stellwerk.table.tokens import digest, feed_token, share_token
from tests.table.playing import GAME, FakeTime, Player, in_loop, opened, people


def spelt(look: Look) -> str:
    """All that a look holds, as text."""
    plain = asdict(replace(look, seen=None))
    return json.dumps([plain, look.seen and look.seen.json()], default=written)


def written(thing: object) -> object:
    """What JSON has no form for: values of ours, and mappings that are no dictionaries."""
    if isinstance(thing, Struct):
        return asdict(thing)
    return dict(thing) if isinstance(thing, Mapping) else repr(thing)


@in_loop
async def test_no_look_ever_holds_a_secret(url: str, scale: Callable[..., int]) -> None:
    async with opened(url) as tables:
        for seed in range(scale(1, 20)):
            seats = (*people("Anna", "Ben").seats, SeatPlan("open"))
            created = await tables.create(NewTable(GAME, seats=seats))
            table = created.table_id
            cleo = await tables.passes.claim(created.invitations[2], "Cleo")
            link = await tables.passes.return_link(table, 0)
            device = await tables.passes.claim(link.token, "")
            assert cleo is not None
            assert device is not None
            live = await tables._cache.get(table)
            secret = [*created.seat_tokens[:2], cleo.token, device.token]
            tokens = [created.host_token, created.watch_token, created.invitations[2], link.token]
            tokens += [*secret, *map(feed_token, secret), *map(share_token, secret)]
            hidden = [*tokens, *map(digest, tokens), live.table.seed]
            players = [Player(tables, table, seat, seed) for seat in range(3)]
            rng = Random(seed)
            for step in count():
                live = await tables._cache.get(table)
                looks = [await tables.look(table, seat) for seat in (0, 1, 2, None)]
                if live.table.status == "over":
                    assert all(look.seed == live.table.seed for look in looks)
                    break
                for look in looks if step % scale(2, 1) == 0 else ():
                    text = spelt(look)
                    assert not [secret for secret in hidden if secret in text]
                    if step % scale(6, 1):
                        continue  # a history is long, and grows by little
                    past = await tables.history(table, look.seat)
                    assert not [secret for secret in hidden if secret in repr(past)]
                    check_round(look, past, live.running.moves)
                player = players[rng.choice(live.waiting_for())]
                look = await player.look()
                if look.retractable and rng.random() < 0.2:
                    await player.post("retract", look.retractable[-1], look.made)
                else:
                    await player.move()


def check_round(look: Look, past: Past, moves: list[tuple[int, int]]) -> None:
    """The history shows what was before the last roll, and of the time after it one's own."""
    last = max(i for i, (who, _) in enumerate(moves) if who == CHANCE)
    running = [who for who, _ in moves[last + 1 :]]
    played = [h for h in past.lines if h.kind != "control"]
    assert len(played) == last + 1 + running.count(-2 if look.seat is None else look.seat)
    assert all(h.seat == look.seat for h in played[last + 1 :])
    assert look.recent.lines == past.lines[look.recent.first - 1 :]


@in_loop
async def test_a_look_does_not_depend_on_what_is_hidden(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, scale: Callable[..., int]
) -> None:
    """Two tables with the same dice; Ben draws differently there, and nobody else can tell."""
    seeds, real = count(), secrets.token_bytes
    monkeypatch.setattr(
        "secrets.token_bytes", lambda n: bytes([next(seeds) // 2] * n) if n == 32 else real(n)
    )
    async with opened(sqlite_url, FakeTime()) as tables:
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
                assert replace(one, info=other.info) == other
                assert one.seen is not None
                assert one.seen.json() == (other.seen and other.seen.json())
                pasts = [await tables.history(table, viewer) for table in (here, there)]
                assert pasts[0] == pasts[1]


@in_loop
async def test_others_hidden_moves_change_nothing_in_a_look(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        before = await tables.look(table, 0)
        await Player(tables, table, 1).move()
        after = await tables.look(table, 0)
        assert after is before  # kept, not made again
        mine = await tables.look(table, 1)
        assert mine.revision == before.revision + 1
        assert await tables.look(table, 1) is mine


@in_loop
async def test_nobody_learns_how_often_the_others_act_in_a_secret_round(
    url: str, monkeypatch: pytest.MonkeyPatch, scale: Callable[..., int]
) -> None:
    """The same game twice; at the second table the others draw and take back as they like."""
    seeds, real = count(), secrets.token_bytes
    monkeypatch.setattr(
        "secrets.token_bytes", lambda n: bytes([next(seeds) // 2] * n) if n == 32 else real(n)
    )
    for number in range(scale(2, 20)):
        told: list[list[object]] = []
        async with opened(url, FakeTime()) as tables:
            for restless in (False, True):
                table = (await tables.create(people("Anna", "Ben", "Cleo"))).table_id
                told.append(await heard_in_a_game(tables, table, number, restless))
                rows = tables.store.load(table)
                assert rows is not None
                assert any(row.kind == "retract" for row in rows.log) == restless
        async with opened(url, FakeTime()) as tables:  # another process counts the same
            again = await everything(tables, table, 0)
        assert told[0] == told[1]
        assert told[1][-1] == again


async def heard_in_a_game(tables: Tables, table: str, number: int, restless: bool) -> list[object]:
    """All that the first seat is told in three rounds, look by look."""
    players = [Player(tables, table, seat, number) for seat in range(3)]
    rng, choices = Random(number), Random(f"moves {number}")  # whoever is restless moves alike
    found: list[object] = []
    for _ in range(3):
        for player in players:
            while "end" not in (legal := (await player.look()).legal):
                text = choices.choice(legal)
                await player.move(text)
                if player.seat and restless and rng.random() < 0.7:
                    await player.post("retract", text, (await player.look()).made)
                    await player.move(text)
                found.append(await everything(tables, table, 0))
        for player in players:
            await player.move("end")
            found.append(await everything(tables, table, 0))
    return found


@in_loop
async def test_nobody_learns_in_which_order_the_others_acted(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same round twice; at the second table the others act the other way round."""
    seeds, real = count(), secrets.token_bytes
    monkeypatch.setattr(
        "secrets.token_bytes", lambda n: bytes([next(seeds) // 2] * n) if n == 32 else real(n)
    )
    pasts: list[Past] = []
    async with opened(sqlite_url, FakeTime()) as tables:
        for order in ((0, 1, 2), (2, 0, 1)):
            table = (await tables.create(people("Anna", "Ben", "Cleo"))).table_id
            for seat in order:
                player, rng = Player(tables, table, seat), Random(seat)
                while "end" not in (legal := (await player.look()).legal):
                    await player.move(rng.choice(legal))
            for seat in order:
                await Player(tables, table, seat).move("end")
            pasts.append(await tables.history(table, 0))
    assert {line.seat for line in pasts[0].lines if line.kind == "move"} == {0, 1, 2}
    assert [line.text for line in pasts[0].lines] == [line.text for line in pasts[1].lines]


async def everything(tables: Tables, table: str, seat: int) -> object:
    look = await tables.look(table, seat)
    assert look.seen is not None
    info = replace(look.info, table_id="")
    return replace(look, info=info), look.seen.json(), await tables.history(table, seat)
