"""Lessons over HTTP: the pages, beginning one, its own limit, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stellwerk import draw
from stellwerk.games import keys, lessons
from stellwerk.lang import LANGUAGES
from stellwerk.web import Settings
from tests.web.live import FREE, Live, serving

CLASS = 30  # pupils behind one address


def begin(live: Live, path: str = "/learn/ink/base") -> tuple[int, str]:
    """Begin a lesson as a browser of its own does; gives the status and where it leads."""
    with live.client(origin=live.url) as client:
        answer = client.post(path)
        return answer.status_code, answer.headers.get("location", "")


def test_the_pages_list_every_lesson_in_both_languages(live: Live) -> None:
    for lang in LANGUAGES:
        with live.client(**{"accept-language": lang}) as client:
            whole = client.get("/learn")
            assert whole.status_code == 200
            for key in keys():
                page = client.get(f"/learn/{key}").text
                for name in lessons(key):
                    action = f'action="/learn/{key}/{name}"'
                    assert action in page
                    assert action in whole.text
                    alone = client.get(f"/learn/{key}/{name}").text
                    assert re.findall(r'action="(/learn/[^"]*)"', alone) == [f"/learn/{key}/{name}"]
            assert "lesson_" not in whole.text  # a message without words would stand there bare


def test_home_and_the_table_lead_to_the_lessons(live: Live) -> None:
    with live.client(origin=live.url) as client:
        home = client.get("/").text
        table = client.post("/new", data={"game": "ink", "name": "Ada"}, follow_redirects=True)
    for key in keys():
        assert f'href="/learn/{key}"' in home
    assert 'href="/learn/ink"' in table.text


def test_looking_begins_nothing_and_posting_does(live: Live) -> None:
    with live.client(origin=live.url) as client:
        for path in ("/learn/ink/base", "/learn/ink/base/3"):
            assert client.get(path).status_code == 200
        assert not client.cookies
        answer = client.post("/learn/ink/base/3")
        assert answer.status_code == 303
        page = client.get(answer.headers["location"])
        assert page.status_code == 200
        assert '"done":2' in page.text.replace(" ", "")
        # What is fixed beforehand is said where otherwise the fingerprint of the dice stands.
        assert "fixed beforehand" in page.text
        table = answer.headers["location"].removeprefix("/t/")
        name = client.get(f"/api/tables/{table}").json()["info"]["options"]
        agreed = client.get(f"/api/tables/{table}/options/{name}").json()
        assert agreed["dealer"] == "script"


@pytest.mark.parametrize(
    "path, words",
    [
        ("/learn/nothing", {"en": "nothing", "de": "nothing"}),
        ("/learn/ink/nothing", {"en": "no lesson “nothing”", "de": "Lektion „nothing“"}),
        ("/learn/ink/base/0", {"en": "only 1 to 8", "de": "nur 1 bis 8"}),
        ("/learn/ink/base/9", {"en": "only 1 to 8", "de": "nur 1 bis 8"}),
        ("/learn/ink/base/two", {"en": "no step two", "de": "Schritt two"}),
        ("/learn/ink/base/" + "9" * 400, {"en": "only 1 to 8", "de": "nur 1 bis 8"}),
    ],
)
def test_an_unknown_lesson_or_step_is_refused_with_the_reason(
    live: Live, path: str, words: dict[str, str]
) -> None:
    for lang, said in words.items():
        with live.client(**{"accept-language": lang, "origin": live.url}) as client:
            answers = [client.get(path)]
            if path.count("/") > 2:
                answers.append(client.post(path))
            for answer in answers:
                assert answer.status_code == 404
                assert said in answer.text
                assert not client.cookies


def test_a_program_learns_as_well(live: Live) -> None:
    with live.client() as client:
        made = client.post("/api/lessons", json={"game": "ink", "lesson": "base", "step": 2})
        assert made.status_code == 201
        body = made.json()
        table, token = body["table"], body["seats"][0]
    with live.client(token, **{"accept-language": "de"}) as client:
        look = client.get(f"/api/tables/{table}").json()
        lesson = look["lesson"]
        assert (lesson["done"], lesson["steps"]) == (1, 8)
        assert "A2" in lesson["text"]
        assert lesson["point"] == ["A2", "face:RS"]
        other = next(move for move in look["legal"] if move != lesson["move"])
        act = {"move": other, "key": "k", "made": look["made"]}
        answer = client.post(f"/api/tables/{table}/moves", json=act)
        assert answer.status_code == 422
        assert answer.json()["key"] == "table.lesson_other"
        assert lesson["text"] in answer.json()["detail"]  # what the step asks for, in its words
        assert client.get(f"/api/tables/{table}").json() == look
        skip = {"key": "s", "made": look["made"]}
        assert client.post(f"/api/tables/{table}/skips", json=skip).json()["made"] == 2
    with live.client() as client:  # somebody else skips nothing
        assert client.post(f"/api/tables/{table}/skips", json=skip).status_code == 401
        wrong = {"game": "ink", "lesson": "base", "step": 9}
        assert client.post("/api/lessons", json=wrong).status_code == 404


def test_no_client_chooses_a_seed(live: Live) -> None:
    with live.client() as client:
        for more in ({"seed": "00" * 32}, {"lesson": "base"}, {"dealer": "given"}):
            answer = client.post("/api/tables", json={"game": "ink", **more})
            assert answer.status_code == 400, answer.text


def test_a_class_behind_one_address_begins_its_lessons(tmp_path: Path) -> None:
    limits = Settings(access_log=False, tables_per_hour=1)
    with serving(tmp_path, limits) as live:
        found = [begin(live) for _ in range(CLASS)]
        assert {status for status, _ in found} == {303}
        assert len({where for _, where in found}) == CLASS
        with live.client(origin=live.url) as client:  # and the one table is still free
            data = {"game": "ink", "name": "Ada"}
            assert client.post("/new", data=data).status_code == 303
            assert client.post("/new", data=data).status_code == 429


def test_nobody_floods_the_server_with_lessons(tmp_path: Path) -> None:
    limits = Settings(access_log=False, tables_per_hour=1, lessons_per_hour=3)
    assert Settings().lessons_per_hour >= 5 * CLASS
    assert FREE.lessons_per_hour == 0
    with serving(tmp_path, limits) as live:
        assert begin(live, "/learn/ink/base/99")[0] == 404  # what is refused does not count
        assert [begin(live)[0] for _ in range(4)] == [303, 303, 303, 429]


def test_the_rules_are_listed_and_each_can_be_led_to(live: Live) -> None:
    with live.client() as client:
        listed = client.get("/rules")
        assert listed.status_code == 200
        for key in keys():
            assert f'href="/rules/{key}"' in listed.text
            page = client.get(f"/rules/{key}").text
            for rules in draw.find(key).chapters().values():
                for rule in rules:
                    assert page.count(f'id="{rule}"') == 1
