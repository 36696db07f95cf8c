"""Tables that were begun under other rules: they go on if nothing differs, and else stand still."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

import pytest
from sqlalchemy import text

import six_wagons as toy
from stellwerk.core import Options, Part, Refusal, Score, Versions, refuse, replay
from stellwerk.table import NewTable, SeatPlan, Tables
from stellwerk.table.audit import check_store
from tests.plugins import installed
from tests.table.playing import Player, in_loop, opened, play_out, refused, until

KEY = toy.KEY
OLD = toy.CARD.versions
NEW = {**OLD, "base": OLD["base"] + 1}


class Heavier(toy.YardState):
    """Long trains cost one point more."""

    def _score(self, seat: int) -> Score:
        *others, weight = super()._score(seat).parts
        return Score((*others, Part("weight", 2 * weight.points, weight.earned)))


class Shorter(toy.YardState):
    """Trains have two wagons at most."""

    def refusal(self, seat: int, move: int) -> Refusal | None:
        if seat >= 0 and move in toy.WAGONS and len(self.taken[seat]) == 2:
            return refuse("SW-3", "six_wagons.enough", wagon=move)
        return super().refusal(seat, move)


class Crooked(toy.YardState):
    """Dice nearly always show a six."""

    def odds(self) -> list[int]:
        return [1, 1, 1, 1, 1, 10_000] if self.phase == "roll" else super().odds()


@contextmanager
def rules(
    state: type[toy.YardState] = toy.YardState, versions: Versions = OLD, *, hidden: bool = True
) -> Iterator[None]:
    """While it lasts, the game is played by these rules."""

    class Other(toy.SixWagons):
        card = replace(toy.CARD, versions=versions, hidden=hidden)

        def new(self, players: int = 1, options: Options | None = None) -> toy.YardState:
            return state(players, self.card.settle(options or {}, players))

    with installed(six_wagons=replace(toy.plugin, game=Other())):
        yield


def yard(*names: str) -> NewTable:
    return NewTable(KEY, {"rounds": 3}, tuple(SeatPlan("person", name) for name in names))


async def long_train(tables: Tables, table: str, seats: int = 2) -> None:
    """A round in which everybody takes three wagons, which all the rules above judge otherwise."""
    for seat in range(seats):
        player = Player(tables, table, seat)
        for _ in range(3):
            takes = [move for move in (await player.look()).legal if move != "end"]
            await player.move(takes[0])
        await player.move("end")


def known_seed(count: int, real: Callable[[int], bytes] = secrets.token_bytes) -> bytes:
    """The same seed every time, and tokens that differ."""
    return bytes(count) if count == 32 else real(count)


async def begun(url: str, *, hidden: bool = True) -> str:
    """A table in its second round, under the old rules; its dice have not shown two sixes."""
    with rules(hidden=hidden), patch("secrets.token_bytes", known_seed):
        async with opened(url, play_bots=False) as tables:
            table = (await tables.create(yard("Anna", "Ben"))).table_id
            await long_train(tables, table)
            return table


@in_loop
async def test_under_rules_that_agree_it_goes_on(url: str) -> None:
    table = await begun(url)
    with rules(versions=NEW):
        async with opened(url, play_bots=False) as tables:
            for _ in range(2):
                await long_train(tables, table)
            assert (await tables.look(table, 0)).info.status == "over"
            assert [one.refusal for one in await tables.check()] == [None]


@in_loop
@pytest.mark.parametrize("state", [Heavier, Shorter, Crooked])
async def test_under_rules_that_differ_it_stands_still(
    sqlite_url: str, state: type[toy.YardState]
) -> None:
    table = await begun(sqlite_url)
    with rules(state, NEW):
        async with opened(sqlite_url) as tables:
            for seat in (0, 1, None):
                look = await tables.look(table, seat)
                assert look.problem is not None
                assert look.problem.key == "table.stands_still"
                assert look.problem.because is not None
                assert look.problem.because.words.params == {
                    "game": KEY,
                    "versions": f"base {OLD['base']}",
                    "known": f"base {NEW['base']}",
                }
                # What differs may be a secret of somebody: it is for operators alone.
                assert look.problem.because.because is None
                assert (look.seen, look.legal, look.scores) == (None, (), ())
                assert (await tables.history(table, seat)).lines
            for act in (
                tables.act(table, 0, "move", "take1", key="k", made=4),
                tables.set_deputy(table, 0, ""),
                tables.resign(table, 1),
            ):
                async with refused("table.stands_still"):
                    await act
            (found,) = await tables.check()
            assert found.refusal is not None
            assert found.refusal.key == "table.not_replayable"
            assert found.record is not None
            assert found.record.rules == {"base": OLD["base"]}
    with rules():  # back to the version before
        async with opened(sqlite_url, play_bots=False) as tables:
            for _ in range(2):
                await long_train(tables, table)
            assert (await tables.look(table, 0)).info.status == "over"


@in_loop
async def test_bots_that_were_due_play_when_it_goes_on(url: str) -> None:
    """Standing still forgets neither bots nor clocks."""
    with rules():
        async with opened(url, play_bots=False) as tables:
            table = (await tables.create(yard("Anna", "Ben"))).table_id
            await long_train(tables, table)
            await tables.set_deputy(table, 1, "")
    with rules(Heavier, NEW):
        async with opened(url, lease=0.05) as tables:
            await asyncio.sleep(0.3)
            assert (await tables.look(table, 1)).problem is not None
    with rules():
        async with opened(url) as tables:

            async def bot_has_moved() -> bool:
                return (await tables.look(table, 1)).made > 4

            await until(bot_has_moved)


@in_loop
async def test_a_table_from_before_digests_is_compared_in_moves_and_chance(url: str) -> None:
    table = await begun(url)
    with rules(Heavier, NEW):
        async with opened(url) as tables:
            with tables.store.writer.begin() as connection:
                connection.execute(text("UPDATE tables SET digest = ''"))
            assert (await tables.look(table, 0)).problem is None
    with rules(Shorter, NEW):
        async with opened(url) as tables:
            assert (await tables.look(table, 0)).problem is not None


@in_loop
async def test_a_digest_is_stored_with_every_round_and_not_with_every_move(sqlite_url: str) -> None:
    with rules():
        async with opened(sqlite_url, play_bots=False) as tables:
            table = (await tables.create(yard("Anna", "Ben"))).table_id
            digests = set()
            for _ in range(2):
                await long_train(tables, table)
                for seat in (0, 1):
                    await Player(tables, table, seat).move()
                stored = tables.store.load(table)
                assert stored is not None
                digests.add(stored.table.digest)
                last = max(row.seq for row in stored.log if row.kind == "chance")
                assert stored.table.digest.startswith(f"{last} ")
                for seat in (0, 1):
                    look = await tables.look(table, seat)
                    await Player(tables, table, seat).post(
                        "retract", look.retractable[0], look.made
                    )
            assert len(digests) == 2


@in_loop
async def test_a_digest_is_stored_with_every_turn(sqlite_url: str) -> None:
    """Also where nothing is rolled in between, and not with what is drawn within a turn."""
    plan = NewTable("maerklin", seats=(SeatPlan("person", "Anna"), SeatPlan("person", "Ben")))
    async with opened(sqlite_url, play_bots=False) as tables:
        table = (await tables.create(plan)).table_id
        players = [Player(tables, table, seat, seed=3) for seat in (0, 1)]
        turns = 0
        digest, acting = _digest(tables, table), (await tables.look(table, None)).info.waiting_for
        for _ in range(30):
            await players[acting[0]].move()
            before, digest = digest, _digest(tables, table)
            could, acting = acting, (await tables.look(table, None)).info.waiting_for
            turned = not set(acting) <= set(could)
            assert (digest != before) == turned
            turns += turned
        assert 5 < turns < 25
    async with opened(sqlite_url, play_bots=False) as tables:
        assert (await tables.look(table, 0)).problem is None


def _digest(tables: Tables, table: str) -> str:
    stored = tables.store.load(table)
    assert stored is not None
    return stored.table.digest


@in_loop
async def test_a_finished_game_keeps_its_sheet_and_its_record(sqlite_url: str) -> None:
    with rules(), patch("secrets.token_bytes", known_seed):
        async with opened(sqlite_url) as tables:
            created = await tables.create(yard("Anna", "Ben"))
            await play_out(tables, created, 2)
            result = (await tables.look(created.table_id, 0)).result
            await tables.rename(created.table_id, 0, "Berta")
    with rules(Crooked, NEW):
        async with opened(sqlite_url) as tables:
            look = await tables.look(created.table_id, None)
            assert look.problem is not None
            assert look.result == result is not None
            record = await tables.record(created.table_id)
            assert (record.scores, record.places) == (result.scores, result.places)
            assert record.seed
            assert (await tables.history(created.table_id, 1)).lines


@in_loop
async def test_what_stands_still_can_be_saved_as_far_as_everybody_knows_it(sqlite_url: str) -> None:
    table = await begun(sqlite_url, hidden=False)
    with rules(hidden=False):
        async with opened(sqlite_url, play_bots=False) as tables:
            await Player(tables, table, 0).move()  # which Ben does not know of
    with rules(Heavier, NEW, hidden=False):
        async with opened(sqlite_url) as tables:
            record = await tables.record(table)
            (found,) = check_store(tables.store)
    assert not record.seed
    assert record.rules == {"base": OLD["base"]}
    assert record.entries[-1].seat < 0  # the roll of the second round
    assert found.record is not None
    assert found.record.seed  # an operator has all of it
    with rules(hidden=False):
        replay(record, lambda key: toy.game)


@in_loop
async def test_what_hides_cards_is_not_told_while_it_may_go_on(sqlite_url: str) -> None:
    table = await begun(sqlite_url)
    with rules(Heavier, NEW):
        async with opened(sqlite_url) as tables, refused("table.record_hidden"):
            await tables.record(table)
    with rules():
        async with opened(sqlite_url) as tables, refused("table.not_over"):
            await tables.record(table)
