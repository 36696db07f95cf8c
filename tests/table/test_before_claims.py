"""A database filled before seats were claimed goes on: the seats where somebody sat stay theirs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from stellwerk.table import feed_token
from stellwerk.table.database import database_url
from stellwerk.table.migrate import migrate
from tests.table.playing import Player, in_loop, opened, refused

STORED = Path(__file__).parent / "stored" / "before_claims.sql"

# What their people had then. Seats 1 and 2 of the first table are open.
WAITING, WAITING_HOST = "c6m-9Jm79N", "eIdovP8iGM-Pc3Or6OOU2uJO"
WAITING_SEATS = [
    "1QKmZUcaoxvzd8gBZw0PSRi0",
    "X05GNakB-OG6n8eEWXgsOg3i",
    "ZrNk-AGV8piTndC-UXDaI6mu",
]
RUNNING, RUNNING_HOST = "WMNnQC4oH5", "j9tyo0mAvmTTR73N2lEXuTjc"
RUNNING_SEATS = ["qhivbkmXl4Q18Mm0a69JV1R-", "e82trEP4IAKPsvQlgXMa6Xjk"]
OVER, OVER_SEAT, OVER_HOST = "t36s_oY-Uo", "UO_RSMTITNhkfqsGYJFt4Mww", "JlYyCUoE_N5FoAYHuQwwXQN3"
NEXT, NEXT_SEAT = "6X6N7jLuhl", "Z0bmAis8D-RoYhX9gXadWX9P"


def filled(sqlite_url: str) -> None:
    where = Path(database_url(sqlite_url).database or "")
    where.unlink()  # it has the form of today
    database = sqlite3.connect(where)
    database.executescript(STORED.read_text())
    database.close()


@in_loop
async def test_seats_stay_and_open_ones_are_claimed_by_the_links_that_were_sent(
    sqlite_url: str,
) -> None:
    filled(sqlite_url)
    assert migrate(database_url(sqlite_url))[0] == "0002"
    async with opened(sqlite_url) as tables:
        for table, seat, token in (
            (WAITING, 0, WAITING_SEATS[0]),
            (RUNNING, 0, RUNNING_SEATS[0]),
            (RUNNING, 1, RUNNING_SEATS[1]),
            (OVER, 0, OVER_SEAT),
            (NEXT, 0, NEXT_SEAT),
        ):
            found = await tables.admit(token)
            assert found is not None
            assert (found.table_id, found.role, found.seat) == (table, "seat", seat)
            assert await tables.admit(feed_token(token)) is not None
        await Player(tables, RUNNING, 1).move()
        assert [checked.refusal for checked in await tables.check()] == [None] * 4
        # The links to open seats are invitations now, and the host's page still shows them.
        links = await tables.passes.invitations(WAITING_HOST)
        assert links == {1: WAITING_SEATS[1], 2: WAITING_SEATS[2]}
        assert await tables.admit(feed_token(WAITING_SEATS[1])) is None
        ben = await tables.passes.claim(WAITING_SEATS[1], "Ben")
        assert ben is not None
        async with refused("table.link_used"):
            await tables.passes.claim(WAITING_SEATS[1], "Eve")
        assert (await tables.look(WAITING, 1)).info.seats[1].name == "Ben"
        assert await tables.passes.invitations(RUNNING_HOST) == {}


@in_loop
async def test_who_sat_there_is_followed_to_the_next_table(sqlite_url: str) -> None:
    filled(sqlite_url)
    async with opened(sqlite_url) as tables:
        followed = await tables.follow(OVER_SEAT)
        assert followed is not None
        assert followed[1] == NEXT_SEAT
        while (await tables.look(NEXT, 0)).info.status != "over":
            await Player(tables, NEXT, 0).move()
        there = await tables.again(NEXT)
        again = await tables.follow(NEXT_SEAT)
        assert again is not None
        found = await tables.admit(again[1])
        assert found is not None
        assert (found.table_id, found.seat) == (there, 0)
        assert (await tables.follow(OVER_HOST)) is not None
