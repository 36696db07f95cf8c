"""The lobby: what hosts list is seen by all, taken by one, and tells no secret."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from stellwerk.core.refusal import Declined
from stellwerk.table import Clock, NewTable, SeatPlan, Settings, Tables
from stellwerk.table.lobby_store import LobbyStore


async def key_of(what: Awaitable[object]) -> str:
    """Why something is refused."""
    with pytest.raises(Declined) as declined:
        await what
    return declined.value.refusal.key


def run(url: str, work: Callable[[Tables, list[float]], Awaitable[None]]) -> None:
    clock = [1_000_000.0]

    async def inside() -> None:
        settings = Settings(bot_workers=1, away=60, here=30)
        tables = await Tables.open(url, settings=settings, now=lambda: clock[0])
        try:
            await work(tables, clock)
        finally:
            await tables.close()

    asyncio.run(inside())


def plan(free: int = 1, clock: Clock | None = None) -> NewTable:
    seats = (SeatPlan("person", "Anna"), *[SeatPlan("open")] * free)
    return NewTable("ink", {"expansion": "lake"}, seats, clock or Clock(), "Friday", "en")


def test_a_listed_table_is_seen_taken_and_gone(url: str) -> None:
    async def work(tables: Tables, clock: list[float]) -> None:
        lobby = tables.lobby
        made = await tables.create(plan(2))
        assert await lobby.listed() == ()
        await lobby.put(made.table_id, "beginner")
        async with tables.watch(made.table_id, 0):  # the host's page is open
            (one,) = await lobby.listed()
            assert (one.game, one.free, one.seats, one.level) == ("ink", 2, 3, "beginner")
            assert dict(one.options)["expansion"] == "lake"
            told = repr(one)
            secrets = [made.table_id, made.host_token, *made.seat_tokens, *made.invitations, "Anna"]
            assert not [secret for secret in secrets if secret and secret in told]
            claimed = await lobby.sit(one.id, "Ben")
            assert claimed.table_id == made.table_id
            opened = await tables.admit(claimed.token)
            assert opened is not None
            assert opened.seat == claimed.seat == 1
            assert [one.free for one in await lobby.listed()] == [1]
            await lobby.sit(one.id, "Cleo")
            assert await lobby.listed() == ()  # full, and nobody may look on
            assert await key_of(lobby.sit(one.id, "Dora")) == "table.not_listed"
            await tables.let_watch(made.table_id, True)
            lobby.changed()
            assert [one.status for one in await lobby.listed()] == ["running"]

    run(url, work)


def test_two_who_want_the_last_seat_are_told_apart(url: str) -> None:
    async def work(tables: Tables, clock: list[float]) -> None:
        made = await tables.create(plan())
        await tables.lobby.put(made.table_id, "any")
        async with tables.watch(made.table_id, 0):
            (one,) = await tables.lobby.listed()
            found = await asyncio.gather(
                *(tables.lobby.sit(one.id, f"Ben {n}") for n in range(4)), return_exceptions=True
            )
        assert sum(not isinstance(one, BaseException) for one in found) == 1
        assert all(isinstance(one, Declined) for one in found if isinstance(one, BaseException))

    run(url, work)


def test_who_has_gone_is_not_shown_unless_it_is_played_over_days(url: str) -> None:
    async def work(tables: Tables, clock: list[float]) -> None:
        live = await tables.create(plan())
        slow = await tables.create(plan(clock=Clock("day")))
        for made in (live, slow):
            await tables.lobby.put(made.table_id, "any")
        async with tables.watch(live.table_id, 0):
            assert len(await tables.lobby.listed()) == 2
        clock[0] += 100
        assert [one.clock for one in await tables.lobby.listed()] == ["day"]
        async with tables.watch(live.table_id, 0):
            clock[0] += 2
            assert len(await tables.lobby.listed()) == 2
        clock[0] += 15 * 24 * 3600
        assert await tables.lobby.listed() == ()

    run(url, work)


def test_what_an_operator_hides_stays_hidden(url: str) -> None:
    async def work(tables: Tables, clock: list[float]) -> None:
        made = await tables.create(plan(clock=Clock("day")))
        await tables.lobby.put(made.table_id, "any")
        (one,) = await tables.lobby.listed()
        store = LobbyStore(tables.store)
        assert not store.hide("nothing", clock[0])
        assert store.hide(one.id, clock[0])
        clock[0] += 2
        assert await tables.lobby.listed() == ()
        await tables.lobby.drop(made.table_id)
        await tables.lobby.put(made.table_id, "any")
        assert await tables.lobby.listed() == ()
        assert await key_of(tables.lobby.sit(one.id, "Ben")) == "table.not_listed"

    run(url, work)


def test_what_cannot_be_listed_is_refused(url: str) -> None:
    async def work(tables: Tables, clock: list[float]) -> None:
        made = await tables.create(plan())
        assert await key_of(tables.lobby.put(made.table_id, "master")) == "core.option_value"
        assert await key_of(tables.lobby.put("nothing", "any")) == "table.unknown"
        alone = await tables.create(NewTable("ink", {}, (SeatPlan("person", "Anna"),)))
        assert await key_of(tables.lobby.put(alone.table_id, "any")) == "table.nothing_to_list"

    run(url, work)
