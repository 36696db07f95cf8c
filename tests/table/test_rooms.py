"""Rooms of dice: who has the cup rolls, all see the same, and the seed shows that it was fair."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stellwerk.core.chance import SeededDealer, seed_hash
from stellwerk.core.refusal import Declined
from stellwerk.core.rolls import Roll, roll
from stellwerk.draw.rolled import rolls_of
from stellwerk.table import Tables
from stellwerk.table.room_state import HandedIn, Room
from stellwerk.table.rooms import MOST_BOARDS


async def key_of(what: Awaitable[object]) -> str:
    """Why something is refused."""
    with pytest.raises(Declined) as declined:
        await what
    return declined.value.refusal.key


def run(url: str, work: Callable[[Tables], Awaitable[None]]) -> None:
    async def inside() -> None:
        tables = await Tables.open(url)
        try:
            await work(tables)
        finally:
            await tables.close()

    asyncio.run(inside())


def test_a_whole_game_is_rolled_and_can_be_checked(url: str) -> None:
    async def work(tables: Tables) -> None:
        rooms = tables.rooms
        room, cup = await rooms.open("ink", {"edition": "green", "expansion": "lava"}, 3)
        assert (room.round, room.rounds, room.closed, room.seed) == (0, 6, False, "")
        assert len(room.rolls[0]) == 3  # the goals
        before: list[Room] = []
        while not room.closed:
            before.append(room)
            assert room.seed == ""
            room = await rooms.roll(room.id, cup, room.round)
        assert [one.round for one in before] == [0, 1, 2, 3, 4, 5]
        assert room.over
        seed = bytes.fromhex(room.seed)
        assert seed_hash(seed) == room.seed_hash == before[0].seed_hash
        dealer, again = SeededDealer(seed), list[Roll]()
        for _ in range(room.rounds + 1):
            shown = roll(rolls_of("ink"), room.options, 3, again, dealer)
            again.append(shown)
        assert tuple(again) == room.rolls
        assert await key_of(rooms.roll(room.id, cup, room.round)) == "table.room_closed"
        # As another process, or this one after a start, finds it.
        rooms.listening(True)
        assert await rooms.look(room.id) == room

    run(url, work)


def test_two_taps_roll_once_and_strangers_roll_nothing(url: str) -> None:
    async def work(tables: Tables) -> None:
        rooms = tables.rooms
        room, cup = await rooms.open("ink", {}, 1)
        first, second = await asyncio.gather(
            rooms.roll(room.id, cup, 0), rooms.roll(room.id, cup, 0)
        )
        assert first.rolls == second.rolls
        assert first.round == 1
        assert (await rooms.roll(room.id, cup, 0)).round == 1
        assert await key_of(rooms.roll(room.id, cup, 2)) == "table.room_round"
        for wrong in ("", "x", cup[:-1], room.id):
            assert await key_of(rooms.roll(room.id, wrong, 1)) == "table.no_cup"
            assert await key_of(rooms.close(room.id, wrong)) == "table.no_cup"
        assert await key_of(rooms.look("nothing")) == "table.room_unknown"
        assert (await rooms.close(room.id, cup)).seed
        assert await key_of(rooms.roll(room.id, cup, 1)) == "table.room_closed"

    run(url, work)


def test_the_cup_goes_round_and_comes_back_to_who_opened_the_room(url: str) -> None:
    async def work(tables: Tables) -> None:
        rooms = tables.rooms
        room, cup = await rooms.open("ink", {}, 2)
        assert await key_of(rooms.take(room.id)) == "table.cup_held"
        assert await key_of(rooms.take(room.id, "x")) == "table.cup_held"
        assert await key_of(rooms.offer(room.id, "x", offered=True)) == "table.no_cup"
        assert (await rooms.offer(room.id, cup, offered=True)).offered
        assert await rooms.may_take(room.id, "")
        assert not (await rooms.offer(room.id, cup, offered=False)).offered  # kept after all
        assert not await rooms.may_take(room.id, "")
        await rooms.offer(room.id, cup, offered=True)
        got = await asyncio.gather(rooms.take(room.id), rooms.take(room.id), return_exceptions=True)
        ((_, theirs),) = (one for one in got if isinstance(one, tuple))  # the first who takes it
        assert [one.refusal.key for one in got if isinstance(one, Declined)] == ["table.cup_held"]
        assert await key_of(rooms.roll(room.id, cup, 0)) == "table.no_cup"
        assert (await rooms.roll(room.id, theirs, 0)).round == 1
        rooms.listening(True)  # as another process finds it
        assert await rooms.has_cup(room.id, theirs)
        assert not await rooms.has_cup(room.id, cup)
        _, mine = await rooms.take(room.id, cup)  # its opener's, whoever has it
        assert mine == cup
        assert await key_of(rooms.roll(room.id, theirs, 1)) == "table.no_cup"
        assert (await rooms.roll(room.id, cup, 1)).round == 2

        async def to_and_fro() -> None:
            for number in range(100):
                await rooms.offer(room.id, cup, offered=number % 2 == 0)

        assert await key_of(to_and_fro()) == "table.cup_stays"
        await rooms.close(room.id, cup)
        assert await key_of(rooms.take(room.id)) == "table.room_closed"
        assert await key_of(rooms.offer(room.id, cup, offered=True)) == "table.room_closed"

    run(url, work)


def test_boards_are_handed_in_at_the_end_each_name_once(url: str) -> None:
    async def work(tables: Tables) -> None:
        rooms = tables.rooms
        room, cup = await rooms.open("ink", {}, 2)
        anna = HandedIn("Anna", "01H.H.-", {})
        assert await key_of(rooms.hand_in(room.id, anna)) == "table.room_running"
        await rooms.close(room.id, cup)
        assert (await rooms.hand_in(room.id, anna)).boards == (anna,)
        assert await key_of(rooms.hand_in(room.id, HandedIn("ANNA", "", {}))) == "table.name_taken"
        assert await key_of(rooms.hand_in(room.id, HandedIn(" ", "", {}))) == "table.name"
        assert await key_of(rooms.remove(room.id, "x", "Anna")) == "table.no_cup"
        assert (await rooms.remove(room.id, cup, "Anna")).boards == ()
        for number in range(MOST_BOARDS):
            await rooms.hand_in(room.id, HandedIn(f"Anna {number}", "", {}))
        assert await key_of(rooms.hand_in(room.id, HandedIn("Ben", "", {}))) == "table.room_full"

    run(url, work)


def test_rooms_that_cannot_be_are_refused(url: str) -> None:
    async def work(tables: Tables) -> None:
        rooms = tables.rooms
        assert await key_of(rooms.open("nothing", {}, 1)) == "core.game_unknown"
        assert await key_of(rooms.open("maerklin", {}, 2)) == "core.no_rolls"
        assert await key_of(rooms.open("ink", {"edition": "pink"}, 1)) == "core.option_value"
        assert await key_of(rooms.open("ink", {"longest": "once"}, 1)) == "core.option_unknown"
        assert await key_of(rooms.open("ink", {}, 99)) == "core.players"
        assert await key_of(rooms.open("ink", {"draft": True}, 1)) == "ink.draft_alone"

    run(url, work)


def test_old_rooms_are_forgotten(tmp_path: Path) -> None:
    clock = [1_000_000.0]

    async def inside() -> None:
        tables = await Tables.open(str(tmp_path / "t.sqlite3"), now=lambda: clock[0])
        try:
            old, _ = await tables.rooms.open("ink", {}, 1)
            clock[0] += 1000
            new, _ = await tables.rooms.open("ink", {}, 1)
            assert await tables.rooms.prune(clock[0] - 500) == 1
            assert await key_of(tables.rooms.look(old.id)) == "table.room_unknown"
            assert (await tables.rooms.look(new.id)).id == new.id
        finally:
            await tables.close()

    asyncio.run(inside())
