"""Analyses on the page: turn by turn, each with its link, refused where there can be none."""

from __future__ import annotations

import json
import re
import time
from dataclasses import replace
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from stellwerk.web.record_urls import pack
from tests.analysis import test_chances as chances
from tests.analysis.playing import played
from tests.web.live import FREE, Live, Open, open_table, serving


@pytest.fixture(scope="module")
def live(shared: Live) -> Live:
    return shared


def browser(live: Live, lang: str = "en") -> httpx.Client:
    return live.client(**{"accept-language": lang, "accept": "text/html"})


def data(page: str, name: str) -> float:
    found = re.search(rf'data-{name}="([-\d.]+)"', page)
    assert found, name
    return float(found[1])


def test_every_turn_of_a_record_has_a_page(live: Live) -> None:
    address = pack(played("web").record())
    with browser(live) as client:
        first = client.get(f"/analysis/{address}")
        assert first.status_code == 303
        assert first.headers["location"] == f"/analysis/{address}/1"
        shell = client.get(f"/analysis/{address}/2").text
        assert "data-waiting" in shell
        assert f'data-address="/analysis/{address}/2/done"' in shell
        one, two = (client.get(f"/analysis/{address}/{number}/done").text for number in (1, 2))
        assert data(two, "before") == data(one, "after"), (
            "what one turn leaves the next begins with"
        )
        assert 'id="sym-p-' in one
        assert f'href="/analysis/{address}/7"' in one
        assert client.get(f"/analysis/{address}/2/done").text == two
        for wrong in ("0", "8", "x", "8/done"):
            assert client.get(f"/analysis/{address}/{wrong}").status_code == 404


def test_what_cannot_be_analysed_says_why(live: Live) -> None:
    running = pack(played("web", until=20).record())
    two = played("draft", seats=2, options={"draft": True}, bot="random").record()
    with browser(live) as client:
        for address, reason in (
            (f"{running}/1", "still running"),
            (f"{pack(two)}/1", "draft"),
            (f"{pack(played('web').record())}/1?seat=1", "no seat 2"),
        ):
            answer = client.get(f"/analysis/{address}")
            assert answer.status_code == 422, address
            assert reason in unescape(answer.text)
        assert client.get("/analysis/unknown/1").status_code == 404


def test_the_whole_is_told_in_both_languages(live: Live) -> None:
    address = pack(played("web").record())
    with browser(live) as client, browser(live, "de") as german:
        told = unescape(client.get(f"/analysis/{address}/sum").text)
        assert "expected at the outset" in told
        assert "Par for this chance" in told
        assert "zu Beginn erwartet" in unescape(german.get(f"/analysis/{address}/sum").text)


@pytest.fixture(scope="module")
def over(live: Live) -> Open:
    """A table at which somebody has played at random to the end."""
    opened = open_table(live, "Anna")
    with live.client(opened.seats[0], accept="text/html") as client:
        assert client.get(f"/analysis/{opened.id}/1").status_code == 422
    assert asked_par(live, opened).json()["key"] == "analysis.running"
    opened.finish(Random(1))
    with live.client(opened.seats[0], accept="text/html") as client:
        page = client.get(f"/t/{opened.id}").text
    assert f'data-address="/api/tables/{opened.id}/par?seat=0"' in page
    return opened


def asked_par(live: Live, opened: Open) -> httpx.Response:
    with live.client(opened.seats[0]) as client:
        return client.get(f"/api/tables/{opened.id}/par")


def found_par(live: Live, opened: Open) -> dict[str, Any]:
    """Par, as soon as it is known."""
    for _ in range(600):
        answer = asked_par(live, opened)
        if answer.status_code == 200:
            return dict(answer.json())
        assert answer.status_code == 202, answer.text
        assert answer.headers["retry-after"] == "3"
        time.sleep(0.1)
    raise AssertionError("no par")


def test_par_comes_by_itself_and_goes_with_the_result(live: Live, over: Open) -> None:
    par = found_par(live, over)
    assert par["games"] == 4
    assert par["best"] >= par["mean"]
    assert f"par {par['shown']}" in par["share"]
    assert "below it." in par["words"]  # who plays at random
    with live.client(over.seats[0], accept="text/html") as client:
        page = unescape(client.get(f"/t/{over.id}").text)
        assert par["words"] in page
        assert par["share"] in page
        assert f'data-par="{par["mean"]}"' in page
    with browser(live) as stranger:
        assert stranger.get(f"/api/tables/{over.id}/par").status_code == 401


def test_what_a_table_has_found_is_kept_with_it(live: Live, over: Open) -> None:
    kept = live.tables.store
    with live.client(over.seats[0], accept="text/html") as client:
        page = client.get(f"/t/{over.id}").text
        assert f'href="/analysis/{over.id}/1"' in page
        assert kept.analysis(over.id, "0 glance turn 1") is None
        found = client.get(f"/analysis/{over.id}/1/done")
        assert found.status_code == 200
        assert "Par for this chance" in unescape(client.get(f"/analysis/{over.id}/par").text)
        assert kept.analysis(over.id, "0 glance turn 1")
        assert kept.analysis(over.id, "0 glance outset")
        assert json.loads(kept.analysis(over.id, "0 glance par") or "")["games"] == 4
        assert kept.analysis(over.id, "0 glance turn 2") is None
        assert client.get(f"/analysis/{over.id}/1/done").text == found.text
    with browser(live) as stranger:
        assert stranger.get(f"/analysis/{over.id}/1").status_code == 401


def test_who_asks_for_too_much_is_told(live: Live) -> None:
    address = pack(played("web").record())
    with browser(live) as client:
        for effort, reason in (("deep", "too much for this server"), ("much", "no effort")):
            answer = client.get(f"/analysis/{address}/1/done?effort={effort}")
            assert answer.status_code == 422, answer.text
            assert reason in unescape(answer.text)
        assert client.get("/analysis/queue").json() == {"ahead": None}


def test_an_address_has_so_many_an_hour(tmp_path: Path) -> None:
    settings = replace(FREE, analyses_per_hour=1)
    one, other = pack(played("web").record()), pack(played("other").record())
    with serving(tmp_path, settings) as live, browser(live) as client:
        for turn in (6, 7):  # of the same game
            assert client.get(f"/analysis/{one}/{turn}/done").status_code == 200
        refused = client.get(f"/analysis/{other}/1/done")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 60
        assert client.get(f"/analysis/{other}/1").status_code == 200, (
            "the page itself costs nothing"
        )


def test_a_replay_leads_to_it_and_only_of_games_that_are_over(live: Live) -> None:
    over, running = pack(played("web").record()), pack(played("web", until=20).record())
    with browser(live) as client:
        assert f'href="/analysis/{over}/1"' in client.get(f"/replay/{over}/0").text
        assert "/analysis/" not in client.get(f"/replay/{running}/0").text


def test_the_best_from_any_position_of_a_replay(live: Live) -> None:
    over, running = pack(played("web").record()), pack(played("web", until=20).record())
    with browser(live) as client:
        assert f'href="/explore/{over}/0"' in client.get(f"/replay/{over}/0").text
        assert "/explore/" not in client.get(f"/replay/{running}/0").text
        page = client.get(f"/explore/{over}/0")
        assert page.status_code == 200, page.text
        assert page.text.count("<figure>") == 3
        values = [float(one) for one in re.findall(r"expected: ([\d.]+)", page.text)]
        assert values == sorted(values, reverse=True)
        assert client.get(f"/explore/{over}/0").text == page.text
        assert "still running" in unescape(client.get(f"/explore/{running}/0").text)
        last = len([1 for seat, _ in played("web").moves if seat >= 0])
        assert "Nothing is to be decided" in unescape(client.get(f"/explore/{over}/{last}").text)
        for wrong in (f"{over}/{last + 1}", f"{over}/0?seat=1", f"{over}/x"):
            assert client.get(f"/explore/{wrong}").status_code == 404


def test_games_that_are_won_or_lost_are_told_in_chances(live: Live) -> None:
    for game in ("maerklin", "raildice"):
        address = pack(chances.played(game).record())
        with browser(live) as client:
            three, four = (client.get(f"/analysis/{address}/{n}/done").text for n in (3, 4))
            assert data(four, "before") == data(three, "after")
            assert 0 <= data(four, "after") <= 100
            assert "chance to win: " in four
            assert "Luck and others" in four
            assert "Values are chances to win" in four
            assert "Par for this chance" not in client.get(f"/analysis/{address}/par").text
        with browser(live, "de") as client:
            assert "Siegchance: " in client.get(f"/analysis/{address}/3/done").text
