"""Hints: for who plays alone or against bots, marked at the table, and for nobody else."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from random import Random

import pytest

from tests.web.live import Live, open_table


@pytest.fixture(scope="module")
def live(shared: Live) -> Live:
    return shared


def test_a_hint_changes_nothing_but_its_mark(live: Live) -> None:
    table = open_table(live, "Anna")
    before = table.look(0)
    one = table.post(0, "hints", level=1)
    assert one.status_code == 200, one.text
    assert one.json()["words"].startswith("Look at ")
    two = table.post(0, "hints", level=2)
    assert two.json()["words"].startswith("Best: ")
    after = table.look(0)
    for name in ("legal", "made", "scene", "scores"):
        assert after[name] == before[name]
    with live.client(table.seats[0], accept="text/html") as client:
        assert "Anna had a hint" in client.get(f"/t/{table.id}").text
    told = live.tables.store.load(table.id)
    assert told is not None
    assert [row.text for row in told.log if row.text.startswith("hint")] == ["hint 1", "hint 2"]


def test_where_other_people_play_there_is_none(live: Live) -> None:
    for names in (("Anna", "Ben"), ("Anna", "")):
        table = open_table(live, *names)
        answer = table.post(0, "hints", level=1)
        assert answer.status_code == 422
        with live.client(table.seats[0], accept="text/html") as client:
            assert 'id="hint"' not in client.get(f"/t/{table.id}").text
    assert answer.json()["key"] in ("table.hint_company", "analysis.not_due")
    company = open_table(live, "Anna", "Ben").post(0, "hints", level=1)
    assert company.json()["key"] == "table.hint_company"


def test_who_does_not_play_gets_none_and_nonsense_is_refused(live: Live) -> None:
    table = open_table(live, "Anna")
    with live.client() as stranger:
        path = f"/api/tables/{table.id}/hints"
        assert stranger.post(path, json={"level": 1}).status_code in (401, 403)
    for level in (0, 3, "much"):
        assert table.post(0, "hints", level=level).status_code in (400, 422), level


def test_every_game_that_is_analysed_has_hints_in_words(live: Live) -> None:
    for game, first in (("maerklin", "seat1"), ("raildice", "seat")):
        table = open_table(live, "Anna", "bot:random", game=game, options={"first": first})
        one, two = (table.post(0, "hints", level=level).json()["words"] for level in (1, 2))
        assert one != two
        assert two.startswith("Best: ")
        with live.client(table.seats[0], accept="text/html") as client:
            assert "Anna had a hint" in client.get(f"/t/{table.id}").text


def test_what_the_game_advises_is_a_hint_like_any_other(live: Live) -> None:
    table = open_table(live, "Anna")
    assert table.post(0, "advice").json() == {}, "most games have none"
    alone = open_table(live, "Anna", "bot:random", game="maerklin")
    assert alone.post(0, "advice").json() == {"journeys": []}
    with live.client(alone.seats[0], accept="text/html") as client:
        page = client.get(f"/t/{alone.id}").text
        assert 'id="hint"' in page
        assert "had a hint" not in page, "nothing was told"
    with live.client() as stranger:
        assert stranger.post(f"/api/tables/{alone.id}/advice", json={}).status_code in (401, 403)
    company = open_table(live, "Anna", "Ben", game="maerklin")
    for path, body in (("advice", {}), ("hints", {"level": 1}), ("hints", {"level": 2})):
        answer = company.post(0, path, **body)
        assert (answer.status_code, answer.json()["key"]) == (422, "table.hint_company"), path
    with live.client(company.seats[0], accept="text/html") as client:
        assert 'id="hint"' not in client.get(f"/t/{company.id}").text
        assert client.get(f"/api/tables/{company.id}/hints").status_code in (404, 405)


def test_where_all_have_agreed_everybody_may_have_hints(live: Live) -> None:
    table = open_table(live, "Anna", "", hints=True)
    with live.client(accept="text/html", origin=live.url) as client:
        door = client.post("/s", data={"link": table.invitations[1]})
        assert "Hints are allowed at this table" in door.text, "who sits down is told beforehand"
        waiting = client.get(
            f"/t/{table.id}", headers={"authorization": f"Bearer {table.seats[0]}"}
        )
        assert "Hints are allowed at this table" in waiting.text
    assert table.claim(1, "Ben").status_code == 201
    for seat in (0, 1):
        assert table.post(seat, "hints", level=1).status_code == 200
        with live.client(table.seats[seat], accept="text/html") as client:
            assert 'id="hint"' in client.get(f"/t/{table.id}").text
    table.finish(Random(1))
    with live.client(table.seats[0], accept="text/html") as client:
        page = client.get(f"/t/{table.id}").text
        assert "Anna had one hint" in page
        assert "Ben had one hint" in page
    told = live.tables.store.load(table.id)
    assert told is not None
    assert told.log[0].text == "hints on"


def test_who_plays_again_has_agreed_to_the_same(live: Live) -> None:
    table = open_table(live, "Anna", "Ben", hints=True)
    table.finish(Random(2))
    next_id = live.run(lambda: live.tables.again(table.id))
    for one, agreed in ((table.id, True), (next_id, True), (open_table(live, "Eva").id, False)):
        look = live.run(partial(live.tables.look, one, None))
        assert look.info.hints is agreed


def test_a_game_without_analysis_has_no_hints(live: Live) -> None:
    from stellwerk import analysis
    from stellwerk.games import find, keys

    for key in keys():
        if not analysis.has(key):
            seats = [{"kind": "person", "name": f"P{n}"} for n in range(find(key).card.min_players)]
            with live.client() as client:
                answer = client.post(
                    "/api/tables", json={"game": key, "seats": seats, "hints": True}
                )
            assert answer.status_code == 422
            assert answer.json()["key"] == "analysis.none"


def test_a_listed_table_says_so(live: Live) -> None:
    table = open_table(live, "Anna", "", hints=True, clock={"kind": "day"})
    with live.client(table.host) as host, live.client() as guest:
        assert host.post(f"/api/tables/{table.id}/listing", json={}).status_code == 204
        listed = guest.get("/api/lobby").json()["tables"]
        assert any("hints allowed" in one["words"] for one in listed)


def test_a_hint_ends_a_first_try_of_the_roll_of_the_day(live: Live) -> None:
    with live.client(origin=live.url) as client:
        today = client.post("/today/" + datetime.now(UTC).date().isoformat())
        assert today.status_code == 303, today.text
        table = today.headers["location"].removeprefix("/t/")
        page = client.get(f"/t/{table}", headers={"accept": "text/html"}).text
        assert "With a hint this try does not count any more" in page
        hint = client.post(f"/api/tables/{table}/hints", json={"level": 1})
        assert hint.status_code == 200, hint.text

        async def play() -> None:
            rng = Random(3)
            while (look := await live.tables.look(table, 0)).info.status != "over":
                move = rng.choice(look.legal)
                await live.tables.act(table, 0, "move", move, key=f"q{look.made}", made=look.made)

        live.run(play)
        (tried,) = live.run(lambda: live.tables.tries.of_occasion(live_occasion(live, table), 5))
        assert tried.first
        assert not tried.counted


def live_occasion(live: Live, table: str) -> str:
    stored = live.tables.store.load(table)
    assert stored is not None
    return stored.table.occasion
