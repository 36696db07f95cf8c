"""A table that stands still has a page that says so, and answers every question in words."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape
from random import Random

import pytest
from sqlalchemy import text

from stellwerk.core import CHANCE, Record
from tests.web.live import Live, Open, open_table, serving

ASKED = (
    "",
    "/history",
    "/seen",
    "/lights?of=0",
    "/why?move=end",
    "/picture.png",
    "/picture.svg",
)
SAYS = {
    "en": ("This table stands still", "This game is over"),
    "de": ("Dieser Tisch steht still", "Diese Partie ist zu Ende"),
}


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Live, Open, Open]]:
    """A running and a finished table that this version's rules do not play again."""
    folder = tmp_path_factory.mktemp("stopped")
    with serving(folder) as live:
        running, done = open_table(live, "Ada", "Ben"), open_table(live, "Ada")
        running.play_on(Random(1), until=lambda look: look["scene"]["round"] == 2)
        running.act(0, running.look(0)["legal"][0], running.look(0)["made"])
        done.finish(Random(1))
        with live.tables.store.writer.begin() as connection:
            for statement in (
                "UPDATE tables SET digest = replace(digest, ' ', ' other') WHERE id = :running",
                "UPDATE log SET text = '00HHHH-' WHERE kind = 'move' AND table_id = :done",
            ):
                connection.execute(text(statement), {"running": running.id, "done": done.id})
    with serving(folder) as live:
        running.live = done.live = live
        yield live, running, done


@pytest.mark.parametrize("lang", ["de", "en"])
def test_its_page_says_so(stopped: tuple[Live, Open, Open], lang: str) -> None:
    live, *tables = stopped
    for table, says in zip(tables, SAYS[lang], strict=True):
        with live.client(table.seats[0], accept="text/html", **{"accept-language": lang}) as client:
            page = client.get(f"/t/{table.id}")
        assert page.status_code == 200
        assert says in unescape(page.text)
        assert "Ada" in page.text or table is tables[0]
        assert f"/api/tables/{table.id}/record" in page.text
        assert "table.js" not in page.text  # nothing there that would come back for a board


def test_a_finished_one_shows_its_score_sheet(stopped: tuple[Live, Open, Open]) -> None:
    live, _, done = stopped
    total = done.look(0)["result"]["scores"][0]["total"]
    with live.client(done.seats[0], accept="text/html") as client:
        assert f"<td>{total}</td>".replace("-", "−") in client.get(f"/t/{done.id}").text


def test_programs_are_told_in_words(stopped: tuple[Live, Open, Open]) -> None:
    live, *tables = stopped
    for table in tables:
        look = table.look(0)
        assert look["problem"]["key"] == "table.stands_still"
        assert look["legal"] == []
        with live.client(table.seats[0]) as client:
            for path in ASKED:
                answer = client.get(f"/api/tables/{table.id}{path}")
                assert answer.status_code in (200, 404, 422), (path, answer.text)
            assert client.get(f"/replay/{table.id}/0").status_code in (200, 422)
            posted = client.post(
                f"/api/tables/{table.id}/moves", json={"move": "end", "key": "k", "made": 0}
            )
            assert posted.status_code == 422
    assert posted.json()["key"] == "table.stands_still"


def test_its_record_can_be_had(stopped: tuple[Live, Open, Open]) -> None:
    """Of a running game as far as everybody knows it, and without the seed: it may go on yet."""
    live, running, done = stopped
    for table in (running, done):
        with live.client(table.seats[1 - len(table.seats)]) as client:
            answer = client.get(f"/api/tables/{table.id}/record")
        assert answer.status_code == 200, answer.text
        record = Record.load(answer.text)
        assert bool(record.places) == bool(record.seed) == (table is done)
        if table is running:
            assert record.entries[-1].seat == CHANCE
