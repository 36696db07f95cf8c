"""Printing by HTTP and on its page: files that are what was asked for, and reasons if not."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pypdfium2
import pytest

from stellwerk.draw import printouts
from stellwerk.games import keys
from tests.web.live import Live, open_table


def pages_of(file: bytes) -> int:
    document = pypdfium2.PdfDocument(file)
    count = len(document)
    document.close()
    return count


def test_everything_there_is_can_be_printed_from_the_page(live: Live) -> None:
    with live.client() as client:
        for game in keys():
            for offer in printouts.find(game).offers:
                shown = client.get("/print", params={"game": game, "what": offer.key})
                assert shown.status_code == 200, (game, offer.key)
                (link,) = re.findall(rf'href="(/api/games/{game}/print\.pdf[^"]*)"', shown.text)
                pictures = re.findall(r'<img src="([^"]+)"', shown.text)
                file = client.get(unescape(link))
                assert file.headers["content-type"] == "application/pdf"
                assert pages_of(file.content) == len(pictures)
        leaf = client.get(unescape(pictures[0]))
        assert leaf.headers["content-type"].startswith("image/svg+xml")
        assert leaf.text.startswith("<svg ")


def test_a_board_of_an_address_is_printed_with_its_rules(live: Live) -> None:
    query = {"game": "ink", "board": "01H.H.-1", "edition": "green", "per_page": "2", "goals": "3"}
    with live.client() as client:
        shown = client.get("/print", params=query)
        assert shown.status_code == 200
        assert '<input type="hidden" name="edition" value="green">' in shown.text
        assert '<input type="hidden" name="goals" value="3">' in shown.text
        (link,) = re.findall(r'href="(/api/games/ink/print\.pdf[^"]*)"', shown.text)
        assert pages_of(client.get(unescape(link)).content) == 1
        score = client.get("/score", params={"game": "ink", "board": "01H.H.-1"}).text
        assert "/print?game=ink&amp;board=" in score


@pytest.mark.parametrize("prefix", ["/print?game=ink&", "/api/games/ink/print.pdf?"])
def test_what_cannot_be_printed_is_refused_with_a_reason(live: Live, prefix: str) -> None:
    cases = {
        "what=nothing": "nothing",
        "paper=a5": "a5",
        "per_page=3": "3",
        "what=goals&per_page=2": "2",
        "edition=pink": "pink",
        "board=99": "99",
    }
    with live.client() as client:
        for query, told in cases.items():
            answer = client.get(prefix + query)
            assert answer.status_code == 422, query
            reason = answer.json()["detail"] if "/api/" in prefix else unescape(answer.text)
            assert told in reason, query


def test_unknown_games_and_pages_are_not_there(live: Live) -> None:
    with live.client() as client:
        assert client.get("/print?game=nothing").status_code == 404
        assert client.get("/api/games/nothing/print.pdf").status_code == 404
        answer = client.get("/api/games/ink/print.svg?page=7")
        assert (answer.status_code, answer.json()["key"]) == (422, "web.print_page")
        assert client.get("/api/games/ink/print.pdf?per_page=-1").status_code == 400


def test_a_finished_game_is_printed_and_a_running_one_is_not(live: Live) -> None:
    table = open_table(live, "Anna")
    with live.client(table.seats[0]) as client:
        path = f"/api/tables/{table.id}/print.pdf"
        assert client.get(path).json()["key"] == "web.not_over"
        table.finish(Random(3))
        file = client.get(path)
        assert pages_of(file.content) == 1
        assert client.get(path, params={"paper": "a5"}).status_code == 422
    with live.client() as stranger:
        assert stranger.get(path).status_code == 401
