"""Beat my dice over HTTP: who can challenge, what a friend gets, who sees what."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

from sqlalchemy import func, select

from stellwerk.games import keys
from stellwerk.table import schema
from tests.table.playing import Player
from tests.web.live import Live, Open, open_table
from tests.web.test_days import finish


def made(live: Live, table: Open, seat: int = 0, name: str = "Ada") -> str:
    """The link to a challenge."""
    with live.client(table.seats[seat]) as client:
        answer = client.post(f"/t/{table.id}/dice?seat={seat}", data={"name": name})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def test_a_friend_plays_the_same_and_both_are_compared(live: Live) -> None:
    table = open_table(live, "Ada", options={"edition": "red", "expansion": "lava"})
    table.finish(Random(1))
    link = made(live, table)
    assert table.id not in link
    assert made(live, table, name="Ada B.") == link  # one link, under the last name
    with live.client(origin=live.url) as friend, live.client(table.seats[0]) as maker:
        page = friend.get(link).text
        assert "Ada B." in page
        assert "Lava" in page
        seed = table.look(0)["seed"]
        for secret in (seed, table.id, *table.seats):
            assert secret not in page
        assert friend.get(f"{link}/{table.id}").status_code == 422  # not before one has played
        there = friend.post(link, data={"name": "Ben"}).headers["location"].removeprefix("/t/")
        again = friend.post(link, data={"name": "Ben"}).headers["location"]
        assert again == f"/t/{there}"  # which goes on with what was begun
        mine = live.run(partial(live.tables.record, table.id))
        running = live.run(partial(live.tables.look, there, 0))
        assert running.seed == ""
        assert running.info.options == mine.options
        assert friend.get(f"{link}/{there}").status_code == 422
        finish(live, there, 5)
        theirs = live.run(partial(live.tables.record, there))
        assert theirs.seed == mine.seed
        rolled = [[str(one) for one in record.entries if one.seat < 0] for record in (mine, theirs)]
        assert rolled[0] == rolled[1]
        for side in (friend, maker):
            both = side.get(f"{link}/{there}").text
            for record in (mine, theirs):
                assert f">{record.scores[0]['total']}<".replace("-", "−") in both
            assert "Round 6" in both
            assert "Ben" in side.get(link).text
        with live.client() as stranger:
            assert stranger.get(f"{link}/{there}").status_code == 422
            assert "Ben" not in stranger.get(link).text
            assert stranger.post(f"{link}/end").status_code == 403
        assert "To the comparison" in friend.get(f"/t/{there}").text
        assert maker.post(f"{link}/end").status_code == 303
        assert friend.get(link).status_code == 404
        assert friend.post(link).status_code == 404
        assert friend.get(f"/t/{there}").status_code == 200  # what was played stays


def test_every_game_can_be_played_again_against_the_same_bots(live: Live) -> None:
    for key in keys():
        table = open_table(live, "bot:random", "Ada", game=key)
        play = Player(live.tables, table.id, 1).play(0)
        asyncio.run_coroutine_threadsafe(play, live.loop).result(200)
        link = made(live, table, 1)
        with live.client(origin=live.url) as friend:
            page = friend.get(link).text
            says = "exactly the same" if key == "ink" else "The beginning is the same"
            assert says in page, key
            there = friend.post(link).headers["location"].removeprefix("/t/")
            info = live.run(partial(live.tables.look, there, 1)).info
            assert [seat.bot for seat in info.seats] == ["random", ""], key
            assert info.dealer == "given"


def _tables(live: Live) -> int:
    """How many there are."""
    with live.tables.store.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())


def test_who_cannot_challenge_is_told_why(live: Live) -> None:
    running = open_table(live, "Ada")
    people = open_table(live, "Ada", "Ben")
    people.finish(Random(3))
    over = open_table(live, "Ada")
    over.finish(Random(3))
    for table, seat, name, status, why in (
        (running, 0, "Ada", 422, "not over yet"),
        (people, 0, "Ada", 422, "all other seats were bots"),
        (over, 0, " ", 422, "cannot be a name"),
        (over, 0, "x" * 41, 422, "40"),
    ):
        with live.client(table.seats[seat]) as client:
            answer = client.post(f"/t/{table.id}/dice", data={"name": name})
            assert answer.status_code == status, answer.text
            assert why in answer.text
    with live.client() as stranger:
        assert stranger.post(f"/t/{over.id}/dice", data={"name": "Eve"}).status_code == 401
        link = made(live, over)
        damaged = (link[6:-1], link[6:] + "A", link[6:].swapcase(), link[6:-1] + "%00")
        before = _tables(live)
        for forged in ("x", over.id, "A" * 22, "%00", "..%2f", "A" * 3000, *damaged):
            for path in ("", "/card.png", f"/{over.id}"):
                answer = stranger.get(f"/dice/{forged}{path}")
                assert answer.status_code == 404, (forged, path)
                assert over.id not in answer.text or forged == over.id or path
            assert stranger.post(f"/dice/{forged}", data={"name": "Eve"}).status_code == 404
            assert stranger.post(f"/dice/{forged}/end").status_code == 404
        assert _tables(live) == before  # nothing was stored
    with live.client(over.watch) as watcher:
        assert watcher.post(f"/t/{over.id}/dice", data={"name": "Eve"}).status_code == 403
