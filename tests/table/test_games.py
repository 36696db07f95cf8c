"""Whole games at tables: what is stored is what was played."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace as altered

from stellwerk.core import Record, replay, seed_hash
from stellwerk.games import find
from stellwerk.table import (
    Clock,
    Look,
    NewTable,
    Pass,
    Past,
    SeatPlan,
    feed_token,
    watch_token,
)
from stellwerk.table.tokens import invitation_token
from tests.table.playing import GAME, Player, in_loop, opened, people, play_out, refused, with_bots


@in_loop
async def test_a_game_of_three_ends_as_its_record_replays(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(people("Anna", "Ben", "Čeněk"))
        before = await tables.look(created.table_id, None)
        assert before.info.status == "running"
        assert before.seed == ""
        looks = await play_out(tables, created, 3)
        record = await tables.record(created.table_id)
        assert record.seats == ("Anna", "Ben", "Čeněk")
        journal = replay(Record.load(record.save()), find)
        result = journal.state.result()
        assert result is not None
        for look in looks:
            assert look.info.status == "over"
            assert look.result is not None
            assert look.result.places == result.places
            assert look.scores == journal.state.scores()
            assert seed_hash(bytes.fromhex(look.seed)) == before.seed_hash == look.seed_hash
            check_rounds(await tables.history(created.table_id, look.seat), look, record)
        assert all(checked.refusal is None for checked in await tables.check())


def check_rounds(past: Past, look: Look, record: Record) -> None:
    """Round by round: one's own moves in order, then the others' seat by seat; nothing is left."""
    assert past.first == 1
    assert look.recent.first == len(past.lines) - len(look.recent.lines) + 1
    assert look.recent.lines == past.lines[look.recent.first - 1 :]
    revisions = [line.revision for line in past.lines]
    assert revisions == sorted(revisions)
    assert revisions[-1] <= look.revision
    played = [(h.seat, h.text) for h in past.lines if h.kind != "control"]
    expected: list[tuple[int | None, str]] = []
    made: list[tuple[int | None, str]] = []
    for entry in (*record.entries, None):
        if entry is None or entry.seat < 0:
            made.sort(key=lambda one: (one[0] != look.seat, one[0]))
            expected += made
            made = []
            expected += [(None, entry.text)] if entry else []
        else:
            made.append((entry.seat, entry.text))
    assert played == expected


@in_loop
async def test_a_table_read_again_looks_the_same(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(people("Anna", "Ben"))
        players = [Player(tables, created.table_id, seat, 7) for seat in range(2)]
        for number in range(60):
            for player in players:
                look = await player.look()
                if look.retractable and number % 5 == 4:
                    await player.post("retract", look.retractable[0], look.made)
                elif look.legal:
                    await player.move()
        seats = (0, 1, None)
        warm = [await tables.look(created.table_id, seat) for seat in seats]
    async with opened(url) as tables:
        cold = [await tables.look(created.table_id, seat) for seat in seats]
        for one, other in zip(warm, cold, strict=True):
            assert altered(one, info=other.info) == other  # presence is not stored
            assert one.seen is not None
            assert one.seen.json() == (other.seen and other.seen.json())
        # The dice that come now are those the seed gives: the dealer was found where it stood.
        await play_out(tables, created, 2)
        assert [checked.refusal for checked in await tables.check()] == [None]


@in_loop
async def test_a_solo_game_against_bots(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(with_bots(2))
        assert created.seat_tokens[1:] == ("", "")
        look = await Player(tables, created.table_id, 0).play()
        assert look.result is not None
        assert len(look.result.places) == 3
        assert tables.stats().bot_moves > 40
        assert tables.stats().bot_failures == 0
        assert [checked.refusal for checked in await tables.check()] == [None]


@in_loop
async def test_bots_alone_play_at_once(url: str) -> None:
    async with opened(url) as tables:
        plan = NewTable(GAME, seats=(SeatPlan("bot", bot="random"),) * 2)
        created = await tables.create(plan)
        async with tables.watch(created.table_id) as watcher:
            seq = 0
            while (await tables.look(created.table_id, None)).info.status != "over":
                seq = await watcher.next(seq)


@in_loop
async def test_tokens_open_what_they_should(url: str) -> None:
    async with opened(url) as tables:
        seats = (SeatPlan("person", "Anna"), SeatPlan("open"), SeatPlan("bot", bot="random"))
        created = await tables.create(NewTable(GAME, seats=seats))
        table, host = created.table_id, created.host_token
        assert await tables.admit(host) == Pass(table, "host", None)
        assert await tables.admit(created.watch_token) == Pass(table, "watch", None)
        assert created.watch_token == watch_token(host)
        anna, ben = created.seat_tokens[0], created.invitations[1]
        assert created.seat_tokens[1:] == created.invitations[::2] == ("", "")
        assert await tables.admit(anna) == Pass(table, "seat", 0, 1)
        assert await tables.admit(feed_token(anna)) == Pass(table, "feed", 0, 1)
        assert await tables.admit(ben) == Pass(table, "invitation", 1, 1)
        of_host = [invitation_token(host, seat, number) for seat in (0, 2) for number in (0, 1, 2)]
        for wrong in ("", host[:-1], host + "A", *of_host, table, "x" * 10**6, "\udc80"):
            assert await tables.admit(wrong) is None


@in_loop
async def test_nothing_stored_holds_a_token(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(people("Anna", "Ben"))
        for token in (created.host_token, created.watch_token, *created.seat_tokens):
            assert token
            stored = tables.store.load(created.table_id)
            assert stored is not None
            assert token not in str(stored)
            assert tables.store.token(token) is None


ONE = (SeatPlan("person", "Anna"),)


@pytest.mark.parametrize(
    "plan, key",
    [
        (NewTable("zork", seats=ONE), "core.game_unknown"),
        (NewTable(GAME, seats=()), "core.players"),
        (NewTable(GAME, seats=(SeatPlan("open"),) * 13), "core.players"),
        (NewTable(GAME, {"edition": "pink"}, ONE), "core.option_value"),
        (NewTable(GAME, {"colour": "red"}, ONE), "core.option_unknown"),
        (NewTable(GAME, seats=(SeatPlan("person", ""),)), "table.name"),
        (NewTable(GAME, seats=(SeatPlan("person", "x" * 41),)), "table.name"),
        (NewTable(GAME, seats=(SeatPlan("person", "a\u202eb"),)), "table.name"),
        (NewTable(GAME, seats=(SeatPlan("person", "a\x00b"),)), "table.name"),
        (NewTable(GAME, seats=(SeatPlan("person", "\udc80"),)), "table.name"),
        (NewTable(GAME, seats=(SeatPlan("person", "A" + "\u0301" * 30),)), "table.name"),
        (NewTable(GAME, seats=(SeatPlan("bot"),)), "table.which_bot"),
        (NewTable(GAME, seats=(SeatPlan("bot", bot="zork"),)), "core.bot_unknown"),
        (NewTable("ink", seats=(SeatPlan("bot", bot="max"),)), "core.bot_too_slow"),
        (NewTable(GAME, seats=(SeatPlan("cat"),)), "table.seat_kind"),  # type: ignore[arg-type]
        (NewTable(GAME, seats=ONE, clock=Clock("round", 1)), "table.clock"),
        (NewTable(GAME, seats=ONE, clock=Clock("blitz", 60)), "table.clock"),  # type: ignore[arg-type]
        (NewTable(GAME, seats=ONE, title="x" * 81), "table.title"),
    ],
)
@in_loop
async def test_what_cannot_be_opened_is_refused_and_not_stored(
    sqlite_url: str, plan: NewTable, key: str
) -> None:
    async with opened(sqlite_url) as tables:
        async with refused(key):
            await tables.create(plan)
        assert tables.store.count() == 0


@pytest.mark.parametrize(
    "name, kept",
    [
        ("Ægir", "Ægir"),
        ("  Anna \t Maria ", "Anna Maria"),
        ("李小龍", "李小龍"),
        ("عمر", "عمر"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("e\u0301", "é"),
        ("<b>&'\"", "<b>&'\""),
        ("नमस्ते", "नमस्ते"),
    ],
)
@in_loop
async def test_names_may_be_in_any_script(url: str, name: str, kept: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(people(name))
        assert (await tables.look(created.table_id, None)).info.seats[0].name == kept


@in_loop
async def test_the_record_of_a_running_game_is_not_given(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(people("Anna"))
        async with refused("table.not_over"):
            await tables.record(created.table_id)
        async with refused("table.unknown"):
            await tables.record("nothing")


@in_loop
async def test_what_is_seen_can_be_told_as_json(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(people("Anna", "Ben"))
        look = await tables.look(created.table_id, 0)
        assert look.seen is not None
        told = json.loads(json.dumps(look.seen.json()))
        assert find(GAME).seen(told) == look.seen
