"""Rooms of dice by HTTP and on their pages."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx

from stellwerk.web import Settings
from stellwerk.web.room_bodies import OpenedRoomBody, RoomBody
from tests.web.live import FREE, Live, serving
from tests.web.test_api import strict


def opened(live: Live, **body: Any) -> tuple[str, str]:
    with live.client() as client:
        answer = client.post("/api/rolls", json={"game": "ink", **body})
    assert answer.status_code == 201, answer.text
    found = strict(OpenedRoomBody, answer.content)
    assert found.url.endswith(f"/roll/{found.room}")
    return found.room, found.cup


def test_a_program_rolls_and_another_hears_of_it(live: Live) -> None:
    room, cup = opened(live, options={"expansion": "river"}, players=2)
    with (
        live.client() as follower,
        live.client(cup) as roller,
        follower.stream("GET", f"/api/rolls/{room}/events") as stream,
    ):
        lines = stream.iter_lines()
        assert _next(lines)["round"] == 0
        rolled = roller.post(f"/api/rolls/{room}/roll", json={"known": 0})
        told = strict(RoomBody, rolled.content)
        heard = _next(lines)
        assert (heard["round"], heard["rolls"]) == (1, [list(one) for one in told.rolls])
        assert len(told.rolls[1]) == 6
        assert [len(row.things) for row in told.shown] == [4, 2]
        assert heard["seed"] == ""
        assert follower.post(f"/api/rolls/{room}/roll", json={"known": 1}).status_code == 403
        closed = roller.post(f"/api/rolls/{room}/close").json()
        assert closed["seed"]
        assert _next(lines)["seed"] == closed["seed"]
        assert follower.get(f"/api/rolls/{room}").json() == closed


def _next(lines: Any) -> dict[str, Any]:
    for line in lines:
        if line.startswith("data: "):
            found: dict[str, Any] = json.loads(line.removeprefix("data: "))
            return found
    raise AssertionError("the stream has ended")


def test_people_roll_without_a_script_and_others_only_look(live: Live) -> None:
    with live.client() as roller, live.client() as follower:
        form = {"game": "ink", "players": "2", "option_edition": "green"}
        shown = roller.post("/roll", data=form, follow_redirects=True)
        path = shown.url.path
        assert re.fullmatch(r"/roll/[\w-]+", path)
        for number in range(1, 8):
            shown = roller.post(f"{path}/roll", data={"known": number - 1}, follow_redirects=True)
            assert f'data-round="{number}"' in shown.text
        watched = follower.get(path)
        assert 'data-round="7"' in watched.text
        assert "data-roll" not in watched.text
        assert follower.post(f"{path}/roll", data={"known": "7"}).status_code == 403
        cup = roller.cookies[f"cup-{path.removeprefix('/roll/')}"]
        assert all(cup not in one.text for one in (shown, watched))


def test_the_cup_is_passed_on_over_http_and_without_a_script(live: Live) -> None:
    with live.client() as opener, live.client() as friend:
        shown = opener.post("/roll", data={"game": "ink"}, follow_redirects=True)
        path = shown.url.path
        assert 'id="pass"' in shown.text
        assert 'id="take"' not in friend.get(path).text
        assert friend.post(f"{path}/take").status_code == 409
        assert friend.post(f"{path}/pass").status_code == 403
        assert 'id="keep"' in opener.post(f"{path}/pass", follow_redirects=True).text
        assert 'id="take"' in friend.get(path).text
        taken = friend.post(f"{path}/take", follow_redirects=True)
        assert "data-roll" in taken.text
        assert "data-roll" not in opener.get(path).text
        assert opener.post(f"{path}/roll", data={"known": "0"}).status_code == 403
        room = path.removeprefix("/roll/")
        secrets = [one.cookies[f"cup-{room}"] for one in (opener, friend)]
        assert secrets[0] != secrets[1]
        told = friend.get(f"/api/rolls/{room}").text + taken.text + opener.get(path).text
        assert not any(one in told for one in secrets)
        back = opener.post(f"/api/rolls/{room}/take", headers={"origin": live.url})
        assert strict(OpenedRoomBody, back.content).cup == secrets[0]
        rolled = opener.post(f"/api/rolls/{room}/roll", json={"known": 0})
        assert strict(RoomBody, rolled.content).round == 1
    with live.client(secrets[0]) as program:
        passed = program.post(f"/api/rolls/{room}/pass", json={})
        assert strict(RoomBody, passed.content).offered
        assert program.post(f"/api/rolls/{room}/pass", json={"offered": "x"}).status_code == 400


def test_boards_are_ranked_with_the_tie_rule(live: Live) -> None:
    room, cup = opened(live, options={"edition": "green"})
    link = "https://example.org/score?game=ink&edition=green&board=01H.H.-1&goals=4"
    with live.client(cup) as roller, live.client() as people:
        assert (
            people.post(f"/roll/{room}/boards", data={"name": "A", "board": "01H.H.-1"}).status_code
            == 422
        )
        roller.post(f"/api/rolls/{room}/close")
        for name, board in (("Ben", "01H.H.-1"), ("Anna", link), ("Cem", "01H.H.-1")):
            answer = people.post(f"/roll/{room}/boards", data={"name": name, "board": board})
            assert answer.status_code == 303, unescape(answer.text)
        shown = people.get(f"/roll/{room}").text
        ranks = re.findall(r'<th scope="row">(\w+)</th>', shown)
        assert ranks == ["Anna", "Ben", "Cem"]
        places = re.findall(r"<tr[^>]*><td>([^<]*)</td><th scope", shown)
        assert places[1] == places[2] != places[0]  # nothing tells Ben and Cem apart
        assert "<b>4</b>" in shown  # one space of highway, an open end, and the goal
        for name, board, told in (
            ("Ben", "01H.H.-1", "Ben"),
            ("Cleo", "99", "99"),
            ("", "01H.H.-1", "name"),
            ("Cleo", "x" * 4000, "2000"),
        ):
            answer = people.post(f"/roll/{room}/boards", data={"name": name, "board": board})
            assert (answer.status_code, told in unescape(answer.text)) == (422, True), (name, board)


def test_bad_input_gets_a_reason(live: Live) -> None:
    with live.client() as client:
        for body, status in (
            ({"game": "nothing"}, 404),
            ({"game": "maerklin"}, 404),
            ({"game": "ink", "options": {"edition": "pink"}}, 422),
            ({"game": "ink", "players": 0}, 400),
            ({"game": "ink", "players": 50}, 422),
            ({"game": "ink", "seed": "00"}, 400),
        ):
            assert client.post("/api/rolls", json=body).status_code == status, body
        assert client.get("/roll?game=nothing").status_code == 404
        answer = client.post("/roll", data={"game": "ink", "option_edition": "pink"})
        assert (answer.status_code, "pink" in answer.text) == (422, True)
        assert client.post("/roll", data={"game": "ink", "players": "x"}).status_code == 422
        for path in ("/roll/nothing", "/api/rolls/nothing", "/api/rolls/nothing/events"):
            assert client.get(path).status_code == 404
        assert client.post("/api/rolls/nothing/roll", json={"known": 0}).status_code == 403


def test_opening_a_room_counts_as_opening_a_table(tmp_path: Path) -> None:
    from dataclasses import replace

    settings: Settings = replace(FREE, tables_per_hour=2)
    with serving(tmp_path, settings) as live, live.client() as client:
        codes = [client.post("/api/rolls", json={"game": "ink"}).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        answer: httpx.Response = client.post("/roll", data={"game": "ink"})
        assert answer.status_code == 429
