"""A seat belongs to who claimed it."""

from __future__ import annotations

import asyncio

import pytest

from stellwerk.core import Refused
from stellwerk.table import NewTable, SeatPlan, Tables, feed_token
from stellwerk.table.tokens import claimed_token, invitation_token, new_token, next_token
from tests.table.playing import GAME, Player, in_loop, opened, people, refused

ANNA_AND_OPEN = NewTable(GAME, seats=(SeatPlan("person", "Anna"), SeatPlan("open")))


async def seats_opened(tables: Tables, *tokens: str) -> list[int | None]:
    """The seats that these tokens open."""
    found = [await tables.admit(token) for token in tokens]
    return [one.seat if one and one.role == "seat" else None for one in found]


@in_loop
async def test_who_claims_gets_a_secret_that_neither_host_nor_link_knows(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(ANNA_AND_OPEN)
        link = created.invitations[1]
        assert await seats_opened(tables, link) == [None]
        claimed = await tables.passes.claim(link, "Ben")
        assert claimed is not None
        assert await seats_opened(tables, claimed.token) == [1]
        assert (await tables.look(created.table_id, 1)).info.status == "running"
        for key in ("", new_token()):
            async with refused("table.link_used"):
                await tables.passes.claim(link, "Eve", key)
        assert await tables.passes.invitations(created.host_token) == {}
        known = [created.host_token, created.watch_token, link]
        known += [invitation_token(created.host_token, 1, number) for number in range(4)]
        known += [feed_token(token) for token in known]
        assert await seats_opened(tables, *known) == [None] * len(known)


@in_loop
async def test_the_same_claim_sent_again_is_answered_the_same(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(ANNA_AND_OPEN)
        key = new_token()
        claims = [tables.passes.claim(created.invitations[1], "Ben", key) for _ in range(3)]
        assert len(set(await asyncio.gather(*claims))) == 1
        again = await tables.passes.claim(created.invitations[1], "Eve", key)
        assert again is not None
        assert (await tables.look(created.table_id, 0)).info.seats[1].name == "Ben"
        assert await Player(tables, created.table_id, 0).controls() == ["sit", "start"]


@in_loop
async def test_a_key_that_could_be_guessed_gives_a_secret_that_cannot(sqlite_url: str) -> None:
    async with opened(sqlite_url) as tables:
        created = await tables.create(ANNA_AND_OPEN)
        ben = await tables.passes.claim(created.invitations[1], "Ben", "1")
        assert ben is not None
        assert ben.token != claimed_token(created.invitations[1], "1")


@in_loop
async def test_of_two_who_claim_at_once_one_gets_the_seat(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(ANNA_AND_OPEN)
        claims = [tables.passes.claim(created.invitations[1], name) for name in ("Ben", "Eve")]
        done = await asyncio.gather(*claims, return_exceptions=True)
        assert sum(isinstance(one, Exception) for one in done) == 1


@in_loop
async def test_what_is_no_invitation_claims_nothing(url: str) -> None:
    async with opened(url) as tables:
        created = await tables.create(ANNA_AND_OPEN)
        for token in (created.host_token, created.watch_token, created.seat_tokens[0], "", "x"):
            assert await tables.passes.claim(token, "Eve") is None
        for token in (created.watch_token, created.seat_tokens[0], created.invitations[1], ""):
            assert await tables.passes.invitations(token) == {}


@in_loop
async def test_who_leaves_before_the_start_has_no_seat_any_more(url: str) -> None:
    async with opened(url) as tables:
        plan = NewTable(GAME, seats=(*ANNA_AND_OPEN.seats, SeatPlan("open")))
        created = await tables.create(plan)
        ben = await tables.passes.claim(created.invitations[1], "Ben")
        assert ben is not None
        await tables.leave(created.table_id, 1)
        assert await seats_opened(tables, ben.token) == [None]
        assert await tables.admit(feed_token(ben.token)) is None
        async with refused("table.link_used"):
            await tables.passes.claim(created.invitations[1], "Ben")
        links = await tables.passes.invitations(created.host_token)
        assert links[2] == created.invitations[2]
        eve = await tables.passes.claim(links[1], "Eve")
        assert eve is not None
        assert await seats_opened(tables, eve.token, ben.token) == [1, None]


@in_loop
async def test_at_the_next_table_seats_belong_to_who_held_them(url: str) -> None:
    """A host with every token ever shown opens no seat of others, before and after."""
    async with opened(url) as tables:
        created = await tables.create(ANNA_AND_OPEN)
        ben = await tables.passes.claim(created.invitations[1], "Ben")
        assert ben is not None
        players = [Player(tables, created.table_id, seat) for seat in (0, 1)]
        await asyncio.gather(*(player.play() for player in players))
        there = await tables.again(created.table_id)
        host = await tables.follow(created.host_token)
        assert host is not None
        assert await tables.passes.invitations(host[1]) == {}
        known = [created.host_token, created.watch_token, host[1], created.invitations[1]]
        known += [next_token(token, there) for token in known]
        known += [invitation_token(token, 1, number) for token in known for number in (1, 2, 3)]
        assert await seats_opened(tables, *known) == [None] * len(known)
        follow = await tables.follow(ben.token)
        assert follow is not None
        assert (follow[0].table_id, follow[0].role, follow[0].seat) == (there, "seat", 1)
        assert await seats_opened(tables, follow[1]) == [1]
        assert await tables.follow(created.invitations[1]) is None
        assert await tables.follow(feed_token(ben.token)) is None


@in_loop
async def test_an_act_too_late_brings_one_back_and_a_refused_one_does_not(url: str) -> None:
    async with opened(url, play_bots=False) as tables:
        created = await tables.create(people("Anna", "Ben"))
        anna = Player(tables, created.table_id, 0)
        await anna.move()
        for stale in (False, True):
            await tables.set_deputy(created.table_id, 0, "random")
            made = (await anna.look()).made
            if stale:
                async with refused("table.stale"):
                    await anna.post("move", "end", made - 1)
            else:
                async with refused("ink.must_draw"):
                    await anna.post("move", "end", made)
                with pytest.raises(Refused):
                    await anna.post("retract", "66HHHH-", made)
            assert bool((await anna.look()).info.seats[0].deputy) == (not stale)
