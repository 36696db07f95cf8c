"""What bots are called at a table, and what is told of their strength."""

from __future__ import annotations

import re

from stellwerk import bots
from stellwerk.games import keys
from stellwerk.lang import LANGUAGES
from stellwerk.web import wire
from stellwerk.web.bot_names import bot_name, level, recorded_names
from tests.web.live import Live

GAME = keys()[0]


def info(*seats: wire.Seat) -> wire.Info:
    return wire.Info("id", "", GAME, "", "running", seats, (), None, None, False)


def test_a_character_keeps_its_name_and_a_second_one_is_numbered() -> None:
    table = info(
        wire.Seat("Ada", "person"),
        *(wire.Seat("", "bot", bot) for bot in ("easy", "medium", "easy", "random", "easy")),
        wire.Seat("Ben", "bot", "easy"),  # who gave up is still named
    )
    for lang in LANGUAGES:
        one, other, second, plain, third = (bot_name(table, seat, lang) for seat in range(1, 6))
        assert (second, third) == (f"{one} II", f"{one} III")
        assert len({one, other, plain}) == 3
        assert bot_name(info(wire.Seat("", "bot", "easy")), 0, lang) == one


def test_a_bot_that_is_no_level_says_nothing_of_its_strength() -> None:
    assert level("random", "en") == ""
    assert [level(name, "en") for name in bots.LEVELS] == ["easy", "medium", "strong", "master"]


def test_those_of_a_record_are_called_as_at_their_table() -> None:
    seats = (wire.Seat("Ada", "person", ""), *(wire.Seat("", "bot", "easy") for _ in range(2)))
    for lang in LANGUAGES:
        curve, second = (bot_name(info(*seats), seat, lang) for seat in (1, 2))
        assert recorded_names(GAME, ("Ada", "easy", "easy"), lang) == ["Ada", curve, second]
        assert second == f"{curve} II"


def test_people_are_offered_levels_with_a_sentence_and_programs_all_bots(live: Live) -> None:
    with live.client(**{"accept-language": "de", "accept": "text/html"}) as client:
        for key in keys():
            page = client.get(f"/new?game={key}").text
            choices = set(re.findall(r'<option value="bot:(\w+)"', page))
            assert choices == set(bots.offered(key))
            told = client.get(f"/api/games/{key}/bots").json()
            assert {bot["name"] for bot in told} == set(bots.names(key))
            for bot in told:
                if bot["name"] in choices:
                    assert bot["level"] == level(bot["name"], "de")
                    assert bot["words"] in page
                    assert f"{bot['character']} · {bot['level']}" in page


def test_the_first_game_is_against_an_easy_one(live: Live) -> None:
    with live.client(accept="text/html") as client:
        page = client.get("/").text
    for first, later in re.findall(r'value="bot:(\w+)" data-later="bot:(\w+)"', page):
        assert first == "easy"
        assert later in ("medium", "strong")


def test_the_table_shows_character_and_level(live: Live) -> None:
    character = bot_name(info(wire.Seat("", "bot", "easy")), 0, "en")
    with live.client(**{"accept-language": "en", "accept": "text/html"}) as client:
        opened = client.post("/new", data={"name": "Anna", "seat": ["open", "bot:easy"]})
        page = client.get(opened.headers["location"]).text
    assert f'<b class="who">{character}</b> <small class="level">easy</small>' in page
