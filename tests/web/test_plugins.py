"""Games of other packages on the pages: shown and escaped like ours, missed without trouble."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from html import unescape
from pathlib import Path
from random import Random
from unittest.mock import patch

import httpx
import pytest

import six_wagons
from stellwerk.core.lessons import LessonFolder
from stellwerk.core.registry import Plugin
from stellwerk.web import api_games, game_context, lesson_words, offload, pages, static_files
from tests.plugins import installed
from tests.web.live import Live, open_table, serving
from tests.web.thread_worker import in_thread

KEY = six_wagons.KEY
NASTY = "<img src=x onerror=alert(1)>\"'</script>&amp;"


@contextmanager
def house(folder: Path, **brought: Plugin) -> Iterator[Live]:
    """A server that is started with these games installed besides ours."""

    def forget() -> None:
        static_files.forget()
        for kept in (
            game_context.game_context,
            pages._sprite,
            pages._sheets,
            pages._learnable,
            lesson_words.lesson_contexts,
            api_games.written_art,
        ):
            kept.cache_clear()

    # Workers would see what is truly installed, and not what only seems so here.
    with installed(**brought), patch.object(offload, "start_worker", in_thread):
        forget()
        with serving(folder) as live:
            yield live
    forget()


def browser(live: Live, lang: str = "en") -> httpx.Client:
    return live.client(**{"accept-language": lang, "accept": "text/html"})


def play_by_form(live: Live, client: httpx.Client) -> str:
    """Open a table as the page of the start does; gives its address."""
    answer = client.post("/new", data={"game": KEY, "name": "Ada", "seat": ["bot:collector"]})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


LESSON = """
place = 1
minutes = 1
players = 1
before = ["* luck4 die2"]
[[step]]
name = "take"
move = "take2"
[[step]]
name = "more"
move = "take3"
also = "take1"
"""
WORDS = """
lesson_base_title = Two wagons
lesson_base_about = What a die is for.
lesson_base_take = Take the wagon of the die.
lesson_base_more = And a neighbour of it.
lesson_base_end = That is all.
"""


def test_it_may_bring_lessons(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "base.toml").write_text(LESSON, encoding="utf-8")
    words = {"en": six_wagons.ENGLISH + WORDS}
    plugin = replace(six_wagons.plugin, words=words, lessons=LessonFolder(tmp_path / "lessons"))
    with house(tmp_path, six_wagons=plugin) as live, browser(live) as client:
        assert f'action="/learn/{KEY}/base"' in client.get("/learn").text
        answer = client.post(f"/learn/{KEY}/base", headers={"origin": live.url})
        page = client.get(answer.headers["location"]).text
        assert "Take the wagon of the die." in page
        table = answer.headers["location"].removeprefix("/t/")
        for made, move in enumerate(("take2", "take1")):
            act = {"move": move, "key": move, "made": made}
            done = client.post(f"/api/tables/{table}/moves", json=act)
            assert done.status_code == 200, done.text
        assert client.get(f"/api/tables/{table}").json()["lesson"]["text"] == "That is all."
    with house(tmp_path, six_wagons=six_wagons.plugin) as live, browser(live) as client:
        assert client.get(f"/learn/{KEY}").status_code == 404  # it has none, and says so
        assert KEY not in client.get("/learn").text


@pytest.mark.parametrize("lang", ["de", "en"])
def test_its_pages_are_there_in_both_languages(tmp_path: Path, lang: str) -> None:
    with house(tmp_path, six_wagons=six_wagons.plugin) as live, browser(live, lang) as client:
        table = play_by_form(live, client)
        done = open_table(live, "Ada", "Ben", game=KEY)
        done.finish(Random(1))
        name = {"de": "Sechs Wagen", "en": "Six Wagons"}[lang]
        paths = ["/", f"/new?game={KEY}", f"/rules/{KEY}", table]
        paths += [f"/replay/{done.id}/{step}" for step in (0, 5, 9)]
        client.get(f"/w/{done.watch}")
        previews = 0
        for path in paths:
            page = client.get(path)
            assert page.status_code == 200, (path, page.text)
            assert name in page.text
            bare = re.search(rf"\b(pages|{KEY})\.(?!png\b)[a-z_]+", page.text)
            assert not bare, path  # key of a text
            if preview := re.search(r'"og:image" content="[^"]*?(/card/[^"]+)"', page.text):
                assert client.get(preview[1]).headers["content-type"] == "image/png", path
                previews += 1
        assert previews >= 2  # of home and rules
        shown = client.get(table).text
        assert '"hand": "default_hand.js"' in shown
        assert {"de": "Glückswagen", "en": "lucky wagon"}[lang] in shown
        with live.client(done.seats[0]) as program:
            assert program.get(f"/api/tables/{done.id}/picture.png").status_code == 200


def test_a_spectator_is_not_shown_the_lucky_wagons(tmp_path: Path) -> None:
    with house(tmp_path, six_wagons=six_wagons.plugin) as live:
        table = open_table(live, "Ada", "Ben", game=KEY)
        own, watched = (
            {
                name: value
                for seat in table.look(who)["scene"]["facts"]["seats"]
                for name, value in seat
            }
            for who in (1, None)
        )
        assert own["lucky"] in "123456"
        assert watched["lucky"] == "?"


def test_its_words_are_escaped_like_ours(tmp_path: Path) -> None:
    words = "".join(
        f"{line.partition(' =')[0]} = {NASTY}\n"
        for line in six_wagons.ENGLISH.splitlines()
        if re.match(r"\w+ =", line)
    )
    nasty = Plugin(six_wagons.game, roster=six_wagons.plugin.roster, words={"en": words})
    with house(tmp_path, six_wagons=nasty) as live, browser(live) as client:
        table = play_by_form(live, client)
        done = open_table(live, "Ada", game=KEY)
        done.finish(Random(1))
        client.get(f"/w/{done.watch}")
        for path in ("/", f"/new?game={KEY}", f"/rules/{KEY}", table, f"/replay/{done.id}/4"):
            page = client.get(path).text
            assert NASTY in unescape(page), path  # it is told,
            assert "<img src=x" not in page, path  # but as a text
            for script in re.findall(r"<script.*?</script>", page, re.DOTALL):
                assert script.count("<") == 2, path


def test_a_table_whose_game_is_not_installed_any_more_says_so(tmp_path: Path) -> None:
    with house(tmp_path, six_wagons=six_wagons.plugin) as live:
        running = open_table(
            live, "Ada", "bot:collector", game=KEY, clock={"kind": "round", "seconds": 60}
        )
        done = open_table(live, "Ada", game=KEY)
        done.finish(Random(1))
    with house(tmp_path) as live:
        # Also to whoever keeps bots and clocks going: the rest of the house goes on.
        for table, token in ((running.id, running.seats[0]), (done.id, done.seats[0])):
            with live.client(token) as program, live.client(token, accept="text/html") as person:
                for path in (
                    "",
                    "/events",
                    "/history",
                    "/seen",
                    "/lights?of=0",
                    "/record",
                    "/picture.png",
                ):
                    answer = program.get(f"/api/tables/{table}{path}")
                    assert answer.status_code == 404, (path, answer.text)
                    assert KEY in answer.json()["detail"], path
                body = {"move": "take1", "key": "x", "made": 0}
                assert program.post(f"/api/tables/{table}/moves", json=body).status_code == 404
                for page in (f"/replay/{table}/0", f"/rules/{KEY}"):
                    answer = person.get(page)
                    assert answer.status_code == 404, answer.text
                    assert f"“{KEY}” is installed" in unescape(answer.text)
        with live.client() as client:
            assert client.get("/health").status_code == 200
            refused = client.post("/api/tables", json={"game": KEY})
            assert refused.status_code == 404
    # And it is there again when its game is.
    with (
        house(tmp_path, six_wagons=six_wagons.plugin) as live,
        live.client(running.seats[0]) as client,
    ):
        assert client.get(f"/api/tables/{running.id}").status_code == 200


def test_a_record_of_a_game_that_is_not_installed_says_so(tmp_path: Path) -> None:
    with house(tmp_path, six_wagons=six_wagons.plugin) as live:
        done = open_table(live, "Ada", game=KEY)
        done.finish(Random(1))
        with live.client(done.seats[0]) as client:
            record = client.get(f"/api/tables/{done.id}/record").text
    with house(tmp_path) as live, browser(live) as client:
        answer = client.post("/replay", data={"text": record})
        assert answer.status_code == 422
        assert f"“{KEY}” is installed" in unescape(answer.text)
