"""Posting: keys, staleness, refusals; at seats, clocks and signals."""

from __future__ import annotations

import asyncio

import pytest

from stellwerk.core import Declined, Refused, Unavailable
from stellwerk.table import SIGNALS, Clock, Look, NewTable, SeatPlan
from tests.table.playing import (
    GAME,
    FakeTime,
    Player,
    in_loop,
    opened,
    people,
    play_out,
    refused,
    until,
    with_bots,
)


@in_loop
async def test_the_same_post_is_answered_the_same_and_written_once(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        text = (await tables.look(table, 0)).legal[0]
        answers = await asyncio.gather(
            *(tables.act(table, 0, "move", text, key="k", made=0) for _ in range(5))
        )
        later = await tables.act(table, 0, "move", text, key="k", made=0)
        assert {(a.revision, a.made) for a in (*answers, later)} == {(answers[0].revision, 1)}
        assert sorted(a.repeated for a in answers) == [False, True, True, True, True]
        assert later.repeated
        assert (await tables.look(table, 0)).made == 1
    async with opened(url) as tables:  # known also to a process that has only the log
        again = await tables.act(table, 0, "move", text, key="k", made=0)
        assert (again.revision, again.made, again.repeated) == (later.revision, 1, True)
        # Another seat's keys are its own.
        assert not (await tables.act(table, 1, "move", text, key="k", made=0)).repeated


@in_loop
async def test_the_same_key_with_another_act_is_refused(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna"))).table_id
        first, second, *_ = (await tables.look(table, 0)).legal
        await tables.act(table, 0, "move", first, key="k", made=0)
        async with refused("table.key_reused"):
            await tables.act(table, 0, "move", second, key="k", made=1)
        async with refused("table.key_reused"):
            await tables.act(table, 0, "retract", first, key="k", made=1)


@in_loop
async def test_only_the_own_seat_makes_one_stale(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        anna, ben = (Player(tables, table, seat) for seat in (0, 1))
        before = await ben.look()
        await anna.move()
        await anna.move()
        await ben.post("move", before.legal[0], before.made)
        revision = (await ben.look()).revision
        for made in (0, 2, -1, 10**9):
            async with refused("table.stale"):
                await tables.act(table, 1, "move", before.legal[0], key="x", made=made)
        assert (await ben.look()).revision == revision


@pytest.mark.parametrize("key", ["", "x" * 65, "a b", "ä", "\x00", "\udc80"])
@in_loop
async def test_bad_keys_are_refused(sqlite_url: str, key: str) -> None:
    async with opened(sqlite_url) as tables:
        table = (await tables.create(people("Anna"))).table_id
        text = (await tables.look(table, 0)).legal[0]
        async with refused("table.key"):
            await tables.act(table, 0, "move", text, key=key, made=0)


@in_loop
async def test_while_the_server_ends_nothing_is_begun(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna"))).table_id
    with pytest.raises(Unavailable) as caught:
        await tables.act(table, 0, "move", "end", key="k", made=0)
    assert caught.value.refusal.key == "table.closing"


@in_loop
async def test_what_the_game_refuses_comes_through_and_changes_nothing(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna"))).table_id
        before = await tables.look(table, 0)
        for text in ("end", "99HH..-", "", "x" * 10**5, "\x00", "HC"):
            with pytest.raises(Declined) as caught:
                await tables.act(table, 0, "move", text, key="k", made=0)
            assert caught.value.refusal.words.catalogue in (GAME, "core")
            assert await tables.why(table, 0, text) == caught.value.refusal
        with pytest.raises(Refused):
            await tables.act(table, 0, "retract", before.legal[0], key="k", made=0)
        for seat in (-1, 1, 10**9):
            async with refused("core.seat_unknown"):
                await tables.act(table, seat, "move", "end", key="k", made=0)
        assert await tables.look(table, 0) == before
        assert await tables.why(table, 0, before.legal[0]) is None
        async with refused("table.unknown"):
            await tables.act("nowhere", 0, "move", "end", key="k", made=0)


@in_loop
async def test_a_seat_cannot_fill_the_log(sqlite_url: str) -> None:
    async with opened(sqlite_url, acts_per_seat=3) as tables:
        table = (await tables.create(people("Anna"))).table_id
        anna = Player(tables, table, 0)
        for _ in range(3):
            await anna.move()
        async with refused("table.too_many_acts"):
            await anna.move()


@in_loop
async def test_open_seats_wait_and_are_taken(url: str) -> None:
    async with opened(url) as tables:
        seats = (SeatPlan("person", "Anna"), SeatPlan("open"), SeatPlan("open", bot="random"))
        created = await tables.create(NewTable(GAME, seats=seats))
        table = created.table_id
        look = await tables.look(table, 0)
        assert look.info.status == "open"
        assert look.seen is None
        assert look.legal == ()
        async with refused("table.not_started"):
            await tables.act(table, 0, "move", "end", key="k", made=0)
        await tables.passes.claim(created.invitations[1], "Ben")
        await tables.rename(table, 1, "Benno")  # the same person, with another name
        await tables.leave(table, 1)
        async with refused("table.seat_open"):
            await tables.leave(table, 1)
        invitation = (await tables.passes.invitations(created.host_token))[1]
        await tables.passes.claim(invitation, "Cleo")
        assert (await tables.look(table, 0)).info.status == "open"
        await tables.start(table)
        look = await tables.look(table, 0)
        assert [(s.kind, s.name, s.bot) for s in look.info.seats] == [
            ("person", "Anna", ""),
            ("person", "Cleo", ""),
            ("bot", "", "random"),
        ]
        assert await Player(tables, table, 0).controls() == [
            "sit",
            "rename",
            "leave",
            "sit",
            "bot random",
            "start",
        ]
        async with refused("table.started"):
            await tables.start(table)
        async with refused("table.seat_of_bot"):
            await tables.rename(table, 2, "Dora")
        async with refused("table.link_used"):
            await tables.passes.claim(created.invitations[2], "Dora")


@in_loop
async def test_the_last_to_sit_down_starts_the_game(url: str) -> None:
    async with opened(url) as tables:
        seats = (SeatPlan("open"), SeatPlan("open"))
        created = await tables.create(NewTable(GAME, seats=seats))
        await tables.passes.claim(created.invitations[1], "Ben")
        async with refused("table.name"):
            await tables.passes.claim(created.invitations[0], " ")
        await tables.passes.claim(created.invitations[0], "Anna")
        assert (await tables.look(created.table_id, None)).info.status == "running"


@in_loop
async def test_an_absent_players_bot_gives_the_seat_back(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        anna, ben = (Player(tables, table, seat) for seat in (0, 1))
        await anna.move()
        await tables.leave(table, 0)
        async with tables.watch(table, 0) as watcher:  # the bot draws, and waits for Ben
            while "end" not in (look := await anna.look()).legal:
                await watcher.next(look.revision)
        assert look.info.seats[0].deputy != ""
        made = look.made
        assert made > 1
        # Too late for what she meant to do; but who acts is here again.
        async with refused("table.stale"):
            await anna.post("move", "end", 1)
        look = await anna.look()
        assert look.info.seats[0].deputy == ""
        while 1 in (look := await ben.look()).info.waiting_for:
            await ben.move()
        look = await anna.look()
        assert look.made == made  # nobody has played for her
        # What was drawn for her she takes back, drawing by drawing, and draws herself.
        drawn = [line.text for line in look.recent.lines if line.seat == 0 and line.kind == "move"]
        for text in reversed(drawn):
            await anna.post("retract", text, look.made)
            look = await anna.look()
        assert drawn
        assert not look.retractable
        await anna.move()
        await tables.set_deputy(table, 0, "random")
        await tables.set_deputy(table, 0, None)
        controls = [text.split()[0] for text in await anna.controls()]
        assert controls == ["start", "deputy", "back", "deputy", "back"]
        async with refused("core.bot_unknown"):
            await tables.set_deputy(table, 0, "zork")


@in_loop
async def test_who_resigns_is_played_for_to_the_end(url: str) -> None:
    async with opened(url) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        await tables.resign(table, 0)
        look = await Player(tables, table, 1).play()
        assert look.info.seats[0].kind == "bot"
        assert look.info.seats[0].name == "Anna"
        async with refused("table.seat_of_bot"):
            await tables.resign(table, 0)
        async with refused("table.seat_of_bot"):
            await tables.set_deputy(table, 0, None)
        assert [checked.refusal for checked in await tables.check()] == [None]


@in_loop
async def test_the_same_people_play_again(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(with_bots(1))
        table = created.table_id
        async with refused("table.not_over"):
            await tables.again(table)
        assert await tables.follow(created.seat_tokens[0]) is None
        await Player(tables, table, 0).play()
        ids = await asyncio.gather(*(tables.again(table) for _ in range(3)))
        assert len(set(ids)) == 1
        (next_table,) = set(ids)
        assert (await tables.look(table, 0)).info.next_table == next_table
        first = await tables.follow(created.seat_tokens[0])
        assert first is not None
        assert first == await tables.follow(created.seat_tokens[0])
        found, token = first
        assert await tables.admit(token) == found
        assert (found.table_id, found.role, found.seat) == (next_table, "seat", 0)
        host = await tables.follow(created.host_token)
        assert host is not None
        assert await tables.admit(host[1]) == host[0]
        assert await tables.follow("nonsense") is None
        look = await tables.look(next_table, 0)
        assert look.info.status == "running"
        assert [s.name for s in look.info.seats] == ["Anna", ""]
        assert look.seed_hash != (await tables.look(table, 0)).seed_hash


@in_loop
async def test_a_pointer_to_a_table_that_was_never_opened_is_repaired(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(people("Anna"))
        await play_out(tables, created, 1)
        # As if the process had died between the two transactions.
        await tables._writer.submit(created.table_id, lambda work: work.go_on_at("neverbeen0"))
    async with opened(url) as tables:
        assert await tables.again(created.table_id) == "neverbeen0"
        assert (await tables.look("neverbeen0", 0)).info.status == "running"


@in_loop
async def test_signals_are_few_and_fixed(url: str) -> None:
    now = FakeTime()
    async with opened(url, now, signal_pause=2.0, signals_per_seat=6) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        for signal in SIGNALS:
            now.time += 3
            await tables.signal(table, 0, signal)
            async with refused("table.signal_too_soon"):
                await tables.signal(table, 0, signal)
        await tables.signal(table, 1, "hello")  # others are not held up
        async with refused("table.signal_unknown"):
            await tables.signal(table, 0, "you idiot")
        now.time += 3
        await tables.signal(table, 0, "hello")
        now.time += 3
        async with refused("table.signal_too_soon"):
            await tables.signal(table, 0, "hello")
        said = [h for h in (await tables.history(table, None)).lines if "signal" in h.text]
        assert [h.text for h in said if h.seat == 0][:5] == [f"signal {s}" for s in SIGNALS]
        look = await tables.look(table, 0)
        assert look.made == 0
        assert look.signals == tuple(said[-4:])  # of which everybody sees the same


@in_loop
async def test_when_time_is_up_a_bot_takes_over(url: str) -> None:
    now = FakeTime()
    async with opened(url, now) as tables:
        plan = NewTable(GAME, seats=people("Anna", "Ben").seats, clock=Clock("round", 60))
        table = (await tables.create(plan)).table_id
        anna, ben = (Player(tables, table, seat) for seat in (0, 1))
        assert (await anna.look()).info.deadline == now.time + 60
        while (await ben.look()).legal:
            await ben.move()
        now.time += 59
        await asyncio.sleep(0.1)  # ticks that must not take over
        assert (await anna.look()).info.waiting_for == (0,)
        now.time += 2
        async with tables.watch(table) as watcher:
            while not (look := await ben.look()).legal:
                await watcher.next(look.revision)
        assert look.info.seats[0].deputy
        late = [h for h in await ben.history() if h.text.startswith("late")]
        assert [h.seat for h in late] == [0]
        assert look.info.deadline == now.time + 60
        # The absent player's seat is played at once from now on.
        round_now = _round(look)
        while (look := await ben.look()).legal and _round(look) == round_now:
            await ben.move()
        await until(lambda: _has_legal(ben))
        assert _round(await ben.look()) != round_now


def _round(look: Look) -> object:
    assert look.seen is not None
    return look.seen.json()["round"]


async def _has_legal(player: Player) -> bool:
    return bool((await player.look()).legal)


@in_loop
async def test_clocks_go_on_after_a_restart(url: str) -> None:
    now = FakeTime()
    plan = NewTable(GAME, seats=people("Anna", "Ben").seats, clock=Clock("day"))
    async with opened(url, now) as tables:
        table = (await tables.create(plan)).table_id
        assert (await tables.look(table, 0)).info.deadline == now.time + 24 * 3600
    now.time += 24 * 3600 + 1
    async with opened(url, now) as tables:
        # Nobody is there: bots take over both seats and play the game to its end.
        await until(lambda: _over(tables, table))


async def _over(tables: object, table: str) -> bool:
    look = await tables.look(table, None)  # type: ignore[attr-defined]
    return bool(look.info.status == "over")
