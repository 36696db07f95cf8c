"""Positions of one's own on the page: drawn, given, refused, linked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import httpx
import pytest

from stellwerk.web.record_urls import pack
from tests.analysis.playing import played
from tests.web.live import Live

FOUR = "01H.H.- 11H.R.- 21R..R- 10.R.R-"
GIVEN = {"board": FOUR, "round": "2", "die1": "HS", "die2": "RS", "die3": "HC", "die4": "OV"}


@pytest.fixture(scope="module")
def live(shared: Live) -> Live:
    return shared


@pytest.fixture
def client(live: Live) -> Iterator[httpx.Client]:
    with live.client(accept="text/html") as client:
        yield client


def test_a_board_is_opened_as_the_address_says(client: httpx.Client) -> None:
    page = client.get("/explore", params=GIVEN)
    assert page.status_code == 200, page.text
    assert re.search(r'name="round"[^>]*>(?:(?!</select>).)*value="2" selected', page.text)
    assert '<option value="OV" data-symbol="OV" selected' in page.text
    assert f"/explore?game=ink&amp;board={FOUR.replace(' ', '+')}"[:30] in page.text
    assert client.get("/explore?board=nonsense").status_code == 422
    assert client.get("/explore?game=maerklin").status_code == 404


def test_what_is_best_there_has_a_page(client: httpx.Client) -> None:
    page = client.get("/explore/best", params=GIVEN)
    assert page.status_code == 200, page.text
    values = [float(one) for one in re.findall(r"expected: ([\d.]+)", page.text)]
    assert values == sorted(values, reverse=True)
    assert page.text.count("<figure>") == len(values) > 0
    assert client.get("/explore/best", params=GIVEN).text == page.text
    opened = client.get("/explore/best", params={"board": FOUR, "round": "2"}).text
    assert "Before the roll: " in opened
    assert "<figure>" not in opened


def test_what_cannot_be_says_why(client: httpx.Client) -> None:
    for wrong, reason in (
        ({"round": "1"}, "cannot have been rolled by then"),
        ({"round": "9"}, "There is no round"),
        ({"board": "01H.H.- 22.H.H-"}, "is connected to nothing"),
        ({"die1": "OV"}, "never shows"),
        ({"expansion": "swamp"}, "swamp"),
        ({"effort": "deep"}, "too much for this server"),
        ({"board": "x" * 3000}, "2000"),
    ):
        answer = client.get("/explore/best", params={**GIVEN, **wrong})
        assert answer.status_code in (413, 422), wrong
        assert reason in unescape(answer.text), wrong


def test_a_position_of_a_replay_can_be_drawn_on(client: httpx.Client) -> None:
    address = pack(played("web").record())
    found = client.get(f"/explore/{address}/0").text
    link = re.search(r'href="(/explore\?game=ink[^"]+)"', found)
    assert link
    page = client.get(unescape(link[1]))
    assert page.status_code == 200
    assert page.text.count(" selected") >= 5, "round and dice are given"
