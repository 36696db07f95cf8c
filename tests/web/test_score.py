"""Scoring a board by HTTP and on its page: what is answered, refused, and never kept."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from random import Random
from urllib.parse import parse_qs, urlencode

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellwerk.draw import sheets
from stellwerk.games import keys
from stellwerk.web import Settings, bodies, static_files
from tests.games.ink import boards
from tests.scale import scale
from tests.web.live import FREE, Live, serving
from tests.web.test_api import strict

SCORE = "/api/games/ink/score"
PARTS = {"networks": 32, "highway": 8, "railway": 5, "centre": 6, "errors": -5}
WRONG = "01H.H.- 11R.R.- 03HHHH- 23HHHH- 26RRRR- 40HHRH- 44HRRR-"


def ask(live: Live, board: str = "", lang: str = "en", **more: object) -> httpx.Response:
    with live.client(**{"accept-language": lang}) as client:
        return client.post(SCORE, json={"board": board, **more})


def test_a_board_gets_its_points_with_the_places_that_earn_them(live: Live) -> None:
    answer = ask(live, boards.WE_1)
    scored = strict(bodies.ScoredBody, answer.content)
    assert scored.score.total == 46
    assert {part.key: part.points for part in scored.score.parts} == PARTS
    longest = scored.score.parts[1].earned[0]
    assert (longest.points, len(longest.places)) == (8, 8)
    assert scored.problems == ()
    assert scored.lights is None
    assert scored.options["edition"] == "blue"
    assert sorted(scored.board.split()) == sorted(boards.WE_1.split())
    lit = strict(bodies.ScoredBody, ask(live, boards.WE_1, lights=True).content)
    assert lit.lights is not None
    assert set(lit.lights) == set(PARTS)


@pytest.mark.rule("RI-81")
def test_villages_that_were_erased_are_counted_and_written_back(live: Live) -> None:
    options = {"edition": "green", "expansion": "meteor"}
    scored = strict(bodies.ScoredBody, ask(live, "v3 33....c", options=options).content)
    assert scored.board == "33....c v3"
    assert {part.key: part.points for part in scored.score.parts}["villages"] == 6
    with live.client() as client:
        page = client.get(f"/score?{urlencode({'board': 'v3 33....c', **options})}").text
        assert "33....c v3" in page
        assert "write v1 among the spaces" in page.lower()
    refused = ask(live, "v3 33....c", options={"expansion": "meteor"})
    assert (refused.status_code, refused.json()["rule"]) == (422, "RI-81")


def test_an_impossible_board_is_scored_and_all_its_problems_are_told(live: Live) -> None:
    for lang, word in (("de", "Spezialstrecke"), ("en", "special route")):
        scored = strict(bodies.ScoredBody, ask(live, WRONG, lang).content)
        assert len(scored.problems) == 11
        assert {one.rule for one in scored.problems} == {
            "RI-21",
            "RI-22",
            "RI-23",
            "RI-31",
            "RI-32",
        }
        for one in scored.problems:
            assert one.spot in one.detail
            assert one.rule in one.detail
            assert one.mark[0] == "problem"
        assert word in scored.problems[-1].detail


def test_options_and_points_for_goals_count(live: Live) -> None:
    blue = ask(live, boards.WE_13["a"]).json()["score"]["total"]
    trail = ask(live, boards.WE_13["a"], options={"longest": "trail"}).json()["score"]["total"]
    assert trail == blue + 1
    options = {"edition": "green"}
    green = ask(live, boards.WE_13["a"], options=options, extras={"goals": 7}).json()["score"]
    assert green["total"] == trail + 7
    assert {"key": "goals", "points": 7, "earned": [{"points": 7, "places": []}]} in green["parts"]


@pytest.mark.parametrize(
    "body, status, key, told",
    [
        ({"board": "x"}, 422, "ink.token_unreadable", "x"),
        ({"board": "77H.H.-"}, 422, "ink.cell_outside", "77H.H.-"),
        ({"board": "11HH.R-"}, 422, "ink.face_unknown", "HH.R-"),
        ({"board": "11H.H.-9"}, 422, "ink.round_unknown", "9"),
        ({"board": "11H.H.- 11R.R.-"}, 422, "ink.space_twice", "B2"),
        ({"board": "11..L.-"}, 422, "ink.face_of_expansion", "lake"),
        ({"options": {"expansion": "desert"}}, 422, "core.option_value", "river"),
        ({"options": {"nonsense": 1}}, 422, "core.option_unknown", "edition"),
        ({"options": {"edition": "green", "goal_top": "FA"}}, 422, "ink.goal_not_here", "A, B"),
        ({"extras": {"goals": 3}}, 422, "core.option_unknown", "goals"),
        (
            {"options": {"edition": "green"}, "extras": {"goals": 13}},
            422,
            "core.option_value",
            "12",
        ),
        ({"board": "01H.H.- " * 300}, 400, "web.body", "2000"),
        ({"bord": ""}, 400, "web.body", "bord"),
        ({"board": 7}, 400, "web.body", "board"),
        ({"extras": {"goals": -1}}, 400, "web.body", "extras"),
    ],
)
def test_what_is_no_board_is_refused_with_the_reason(
    live: Live, body: dict[str, object], status: int, key: str, told: str
) -> None:
    with live.client() as client:
        answer = client.post(SCORE, json=body)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    found = answer.json()
    assert found["key"] == key
    assert told in json.dumps(found, ensure_ascii=False)
    assert len(found["detail"]) > 20


def test_a_game_without_a_sheet_says_so(live: Live) -> None:
    without = [key for key in keys() if key not in sheets()]
    with live.client() as client:
        for key in [*without, "chess"]:
            for answer in (
                client.get(f"/api/games/{key}/sheet"),
                client.post(f"/api/games/{key}/score", json={}),
                client.get(f"/api/games/{key}/score/picture.svg"),
                client.get(f"/score?game={key}"),
            ):
                assert answer.status_code == 404, answer.text
        assert "ink" in client.get(f"/api/games/{without[0]}/sheet").json()["detail"]


TOKENS = [
    *(f"{n}{n}{form}" for n, form in enumerate(("H.H.-", "HRHRo", "HHHHw", "....t", "LLLL-"))),
    *("33AAAA-", "....c", "00", "é", "\u0000", "٣٣H.H.-", "11H.H.-٣", "-1H.H.-", "%s", "{}", "<b>"),
]


def test_whatever_is_pasted_gets_an_answer(live: Live) -> None:
    texts = st.one_of(
        st.text(max_size=40), st.lists(st.sampled_from(TOKENS), max_size=6).map(" ".join)
    )
    expansions = st.sampled_from(["none", "river", "lake", "meteor", "lava", "forest", "trail"])
    with live.client() as client:

        @settings(max_examples=scale(40, 600), deadline=None)
        @given(board=texts, expansion=expansions, edition=st.sampled_from(["blue", "red", "green"]))
        def storm(board: str, expansion: str, edition: str) -> None:
            options = {"edition": edition, "expansion": expansion}
            answer = client.post(SCORE, json={"board": board, "options": options})
            assert answer.status_code in (200, 400, 422), answer.text
            page = client.get(f"/score?{urlencode({'board': board, **options})}")
            assert page.status_code == (200 if answer.status_code == 200 else 422)
            if answer.status_code == 200:
                told = answer.json()["score"]["total"]
                assert f">{told}</output>".replace("-", "−") in page.text
            else:
                detail = answer.json()["detail"]
                assert answer.status_code == 400 or detail in unescape(page.text)

        storm()


def test_crowded_boards_are_scored_as_well(live: Live) -> None:
    rng = Random(4)
    forms = ["HHHH-", "RRRR-", "HRHR-", "HRHRo", "HHHHw", "HRRH-"]
    for _ in range(scale(3, 40)):
        board = " ".join(f"{row}{col}{rng.choice(forms)}" for row in range(7) for col in range(7))
        answer = ask(live, board, options={"edition": "green"}, lights=True)
        assert answer.status_code == 200
        assert len(answer.json()["problems"]) > 20


def test_the_sheet_says_what_can_be_drawn(live: Live) -> None:
    with live.client(**{"accept-language": "de"}) as client:
        sheet = strict(bodies.SheetBody, client.get("/api/games/ink/sheet").content)
    assert [tray.words for tray in sheet.palette][-1] == "Spezialstrecken"
    assert sheet.options["flood_blocked_by_route"] == {"expansion": ("lake",)}
    forms = {form for tray in sheet.palette for face in tray.faces for form in face.forms}
    for tray in sheet.palette:
        options = {key: values[0] for key, values in tray.when.items()}
        text = " ".join(f"{n // 7}{n % 7}{face.forms[0]}" for n, face in enumerate(tray.faces))
        assert ask(live, text, options=options).status_code == 200
    assert len(forms) > 150


def test_pictures_of_a_board_say_its_points(live: Live) -> None:
    query = urlencode({"board": boards.WE_1, "longest": "trail"})
    with live.client(**{"accept-language": "de"}) as client:
        svg = client.get(f"{SCORE}/picture.svg?{query}")
        png = client.get(f"{SCORE}/picture.png?{query}&theme=dark")
        bad = client.get(f"{SCORE}/picture.svg?board=11..L.-")
        worse = client.get(f"{SCORE}/picture.svg?edition=green&goals=many")
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert ">46<" in svg.text
    assert "Netzwerke" in svg.text
    assert png.content.startswith(b"\x89PNG")
    assert (bad.status_code, bad.json()["key"]) == (422, "ink.face_of_expansion")
    assert (worse.status_code, worse.json()["key"]) == (422, "core.option_value")


# ---------------------------------------------------------------- the page


def page(live: Live, lang: str = "en", **query: str) -> httpx.Response:
    with live.client(**{"accept-language": lang, "accept": "text/html"}) as client:
        return client.get(f"/score?{urlencode(query)}")


def test_a_link_shows_the_board_without_any_script(live: Live) -> None:
    answer = page(live, board=boards.WE_1)
    assert answer.status_code == 200
    assert ">46</output>" in answer.text
    own = re.search(r'<sw-board id="own">(.*?)</sw-board>', answer.text, re.DOTALL)
    assert own
    assert own[1].count("<use") > 61 + 30
    assert 'content="Railroad Ink: ' in answer.text
    link = re.search(r'data-copy="([^"]+)"', answer.text)
    assert link
    told = parse_qs(unescape(link[1]).partition("?")[2])
    assert sorted(told["board"][0].split()) == sorted(boards.WE_1.split())
    assert told["game"] == ["ink"]
    assert set(told) == {"game", "board"}  # all options are as they usually are


def test_options_stand_in_the_address_and_come_back(live: Live) -> None:
    answer = page(live, edition="green", expansion="lake", goals="6", flood_blocked_by_route="yes")
    assert answer.status_code == 200
    for value in ("green", "lake", "yes"):
        assert re.search(rf'<option value="{value}" [^>]*selected', answer.text)
    assert re.search(r'name="goals"[^>]*value="6"', answer.text)
    assert ">6</output>" in answer.text


def test_a_language_is_chosen_without_losing_the_board(live: Live) -> None:
    with live.client(**{"accept-language": "en", "accept": "text/html"}) as client:
        query = urlencode({"board": boards.WE_1, "expansion": "trail", "lang": "de"})
        answer = client.get(f"/score?{query}")
        assert answer.status_code == 303
        there = client.get(answer.headers["location"])
    assert '<html lang="de"' in there.text
    assert ">46</output>" in there.text
    assert re.search(r'<option value="trail" [^>]*selected', there.text)


@pytest.mark.parametrize("lang, told", [("de", "keine Zeichnung"), ("en", "is not a drawing")])
def test_a_link_that_cannot_be_read_says_why_and_keeps_the_text(
    live: Live, lang: str, told: str
) -> None:
    answer = page(live, lang, board="01H.H.- <script>")
    assert answer.status_code == 422
    assert told in unescape(answer.text)
    typed = re.search(r"<textarea[^>]*>(.*?)</textarea>", answer.text, re.DOTALL)
    assert typed
    assert unescape(typed[1]) == "01H.H.- <script>"
    assert "<script>" not in typed[1]
    assert page(live, lang, expansion="desert").status_code == 422
    assert page(live, lang, board="0" * 3000).status_code == 422


def test_every_game_that_offers_a_sheet_can_be_drawn_on_the_page(live: Live) -> None:
    assert sheets()
    for key in sheets():
        assert static_files.sheet(key) in static_files.files()
        assert page(live, game=key).status_code == 200


def test_the_volcano_stands_on_a_blank_board(live: Live) -> None:
    assert "33AAAA-" in page(live, expansion="lava").text


@pytest.mark.parametrize("lang, words", [("de", "Punkte zählen"), ("en", "Score a board")])
def test_home_and_menu_lead_to_it(live: Live, lang: str, words: str) -> None:
    with live.client(**{"accept-language": lang, "accept": "text/html"}) as client:
        home, rules = client.get("/").text, client.get("/rules/ink").text
    assert f'<a href="/score?game=ink">{words}</a>' in home
    assert home.count('href="/score?game=') == len(sheets())
    assert f'<a href="/score">{words}</a>' in rules


def test_one_address_cannot_keep_the_server_busy(tmp_path: Path) -> None:
    # A first piece of work is always done; what it took is then charged.
    limited = Settings(access_log=False, work_share=1e-6, work_burst=0.001)
    with serving(tmp_path, limited) as live, live.client() as client:
        boards = [{"board": f"00{sides}-"} for sides in ("HHHH", "RRRR", "HRHR")]
        codes = [client.post(SCORE, json=board).status_code for board in boards]
        assert codes == [200, 429, 429]
        late = client.post(SCORE, json=boards[1])
        assert int(late.headers["retry-after"]) > 0
        assert client.get(f"{SCORE}/picture.svg").status_code == 429
        assert client.get("/score").status_code == 429
        # What was worked out already costs nothing.
        assert client.post(SCORE, json=boards[0]).status_code == 200


def test_nothing_of_a_board_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path, FREE) as live:
        assert ask(live, boards.WE_1).status_code == 200
        assert page(live, board=boards.WE_1).headers.get("set-cookie") is None
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"61R.H.-" not in kept
