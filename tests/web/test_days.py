"""The roll of the day over HTTP: the same everywhere, what counts, what is refused."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from stellwerk.core.chance import SeededDealer
from stellwerk.core.days import Days, day_at
from stellwerk.core.game import CHANCE
from stellwerk.games import days, every, find
from stellwerk.lang import LANGUAGES
from stellwerk.table.tokens import digest
from tests.web.live import FREE, Live, serving

ROOT = Path(__file__).parent.parent.parent
NOW = 1_800_000_000.0  # in the morning of a Friday
PAR = "Par for these dice"
RUN = """
import json
from datetime import date
since = date.fromisoformat({since!r})
print(json.dumps([day(date.fromordinal(since.toordinal() + n)) for n in range({count})]))
"""


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server on which it is always the same day."""
    with serving(tmp_path_factory.mktemp("days"), now=lambda: NOW) as running:
        yield running


def plan() -> Days:
    return every("day")[0]


def play(client: httpx.Client, when: str = "", **form: str) -> str:
    """Begin a try; gives its table."""
    when = when or day_at(NOW).isoformat()
    answer = client.post(f"/today/{when}", data=form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


def finish(live: Live, table: str, seed: int = 1) -> int:
    """Play a table to its end, not by HTTP; gives the points."""
    rng = Random(seed)

    async def work() -> int:
        while (look := await live.tables.look(table, 0)).info.status != "over":
            move = rng.choice(look.legal)
            await live.tables.act(table, 0, "move", move, key=f"q{look.made}", made=look.made)
        return look.scores[0].total

    found: int = live.run(work)
    return found


def test_par_of_a_day_is_for_those_who_have_played(live: Live) -> None:
    today, earlier = day_at(NOW), day_at(NOW) - timedelta(3)
    with (
        live.client(origin=live.url) as anna,
        live.client(origin=live.url) as ben,
        live.client() as curious,
    ):
        pages = {"today": f"/today/{today}", "earlier": f"/today/{earlier}"}
        for when in (today, earlier):
            table = play(anna, when.isoformat())
            assert PAR not in anna.get(f"/today/{when}").text, "she still plays"
            finish(live, table)
            for _ in range(600):
                if PAR in anna.get(f"/today/{when}").text:
                    break
                time.sleep(0.1)
            told = anna.get(f"/today/{when}").text
            assert PAR in told
            assert "Best result known" in told
        assert PAR in curious.get(pages["earlier"]).text, "that day is over"
        assert PAR not in curious.get(pages["today"]).text
        table = play(ben, earlier.isoformat())
        assert PAR not in ben.get(pages["earlier"]).text, "he plays with these dice"
        finish(live, table, seed=2)
        # Nobody has to work it out again: it is the same for all who have these dice.
        assert "Par for this chance" in ben.get(f"/t/{table}").text


# ---------------------------------------------------------------- the same for everyone


def test_the_published_script_computes_every_seed_and_the_dice(tmp_path: Path) -> None:
    whole = (ROOT / "docs" / "days.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", whole, re.DOTALL)
    assert found
    assert sum(bool(line) for line in found[1].splitlines()) <= 15
    since, count = date(2026, 2, 20), 60
    script = tmp_path / "script.py"
    script.write_text(found[1] + RUN.format(since=since.isoformat(), count=count), "utf-8")
    told = subprocess.run(
        [sys.executable, "-I", "-S", str(script)], capture_output=True, text=True, check=True
    )
    diced = 0
    for place, (seed, dice) in enumerate(json.loads(told.stdout)):
        day = plan().on(since + timedelta(place))
        assert day.seed.hex() == seed, day.recipe
        if any(dice):
            diced += 1
            assert rolled(day.seed, dict(day.options)) == dice, day.recipe
    assert diced > count / 3


def rolled(seed: bytes, options: dict[str, Any]) -> list[list[str]]:
    """All rolls of a game, whatever is drawn."""
    game, rng, dealer, rounds = find(plan().game), Random(7), SeededDealer(seed), list[list[str]]()
    state = game.new(1, game.card.settle(options, 1))
    while state.result() is None:
        if state.actors() == (CHANCE,):
            rounds.append([])
            while state.actors() == (CHANCE,):
                move = dealer.deal(game, state)
                rounds[-1].append(game.text(move))
                state.apply(CHANCE, move)
        else:
            state.apply(0, rng.choice(state.legal(0)))
    return rounds


def test_two_servers_have_the_same_roll_for_thirty_days(tmp_path: Path, live: Live) -> None:
    (tmp_path / "other").mkdir()
    today = day_at(NOW)
    with serving(tmp_path / "other", now=lambda: NOW) as other:
        for ago in range(30):
            when = today - timedelta(ago)
            seen = []
            for server in (live, other):
                with server.client(origin=server.url) as client:
                    table = play(client, when.isoformat())

                async def look(server: Live = server, table: str = table) -> Any:
                    return await server.tables.look(table, 0)

                seen.append(server.run(look))
            assert seen[0].seen == seen[1].seen
            assert seen[0].seed_hash == seen[1].seed_hash
            assert seen[0].seed == ""  # secret until the end


# ---------------------------------------------------------------- pages


def test_pages_of_days_weeks_and_months_are_in_both_languages(live: Live) -> None:
    today = day_at(NOW)
    paths = ("", f"/{today}", f"/{today - timedelta(1)}", f"/{today:%Y-%m}", f"/{today:%G-W%V}")
    for lang in LANGUAGES:
        with live.client(**{"accept-language": lang}) as client:
            for path in paths:
                page = client.get(f"/today{path}")
                assert page.status_code == 200, path
                assert not re.search(r"\bdays\.(?!css)[a-z_]+", page.text), path
                assert "set-cookie" not in page.headers  # looking leaves no trace


def test_the_page_never_shows_what_is_not_played_yet(live: Live) -> None:
    found = plan().at(NOW)
    with live.client() as client:
        page = client.get("/today").text
    assert found.recipe in page  # that it can be computed is said
    assert found.seed.hex() not in page


def test_bad_days_are_refused_with_a_reason(live: Live) -> None:
    tomorrow = day_at(NOW) + timedelta(1)
    year = tomorrow.year + 1
    with live.client(origin=live.url) as client:
        for when, why in (
            (tomorrow.isoformat(), "has not come yet"),
            (f"{year}-01", "has not come yet"),
            (f"{year}-W10", "has not come yet"),
            ("2023-12-31", "the first one was on 2024-01-01"),
            ("2026-02-30", "names no day"),
            ("2026-W54", "names no day"),
            ("yesterday", "names no day"),
            ("２０２６-１１-１７", "names no day"),
        ):
            page = client.get(f"/today/{when}")
            assert page.status_code == 404, when
            assert why in page.text, when
            if re.fullmatch(r"[\d-]{10}", when):
                assert client.post(f"/today/{when}").status_code == 404, when
        assert client.get("/today?game=nothing").status_code == 404
        assert client.post("/today/2026-11-16", data={"game": "nothing"}).status_code == 404
        weekly = every("week")[0].game
        assert client.post("/today/2026-11-16", data={"game": weekly}).status_code == 404
        assert not client.cookies


# ---------------------------------------------------------------- what counts


def test_a_first_try_is_listed_named_and_in_the_calendar(live: Live) -> None:
    with live.client(origin=live.url) as client:
        table = play(client)
        assert client.cookies["day"]
        running = client.get("/today").text
        assert f'href="/t/{table}"' in running
        assert play(client) == table  # a second click goes on with the first
        total = finish(live, table)
        page = client.get("/today").text
        points = "one point" if total == 1 else f"{total} points".replace("-", "−")
        assert points in page
        assert "the only first try so far" in page or "first tries" in page
        today = day_at(NOW).isoformat()
        named = client.post(f"/today/{today}/name", data={"table": table, "name": "<i>Ada</i>"})
        assert named.status_code == 303
        page = client.get("/today").text
        assert "&lt;i&gt;Ada&lt;/i&gt;" in page
        assert "<i>Ada" not in page
        assert 'data-played="yes"' in page
        assert "One day in a row" in page
        assert "To the list" in client.get(f"/t/{table}").text
        again = play(client)
        assert again != table
        finish(live, again, 2)
        assert "further try" in client.get("/today").text
        late = play(client, (day_at(NOW) - timedelta(1)).isoformat())
        finish(live, late)
        assert 'data-played="late"' in client.get("/today").text


def test_nothing_else_can_come_onto_the_list(live: Live) -> None:
    today = plan().at(NOW)

    async def listed() -> Any:
        return await live.tables.tries.standings(today.key)

    def count() -> int:
        return int(live.run(listed).count)

    before = count()
    with live.client(origin=live.url) as client:
        table = play(client)
        total = finish(live, table)
        assert count() == before + 1
        forged = {"table": table, "total": "99", "occasion": today.key, "seed": today.seed.hex()}
        # Posts of results, seeds, options and occasions are no posts of ours.
        assert client.post("/today", data=forged).status_code == 405
        assert client.post(f"/today/{today.when}/result", data=forged).status_code in (404, 405)
        body = {"game": today.game, "seats": [{"kind": "person", "name": "Eve"}]}
        for key in ("occasion", "seed", "attempt"):
            given = {**body, key: forged.get(key, "")}
            assert client.post("/api/tables", json=given).status_code == 400, key
        made = client.post("/api/tables", json=body | {"options": dict(today.options)})
        finish(live, made.json()["table"])
        other = play(client, "", expansion="lake", edition="green", seed="00" * 32)
        finish(live, other)
        # The same game twice, and a second browser with the same cookie.
        with live.client(origin=live.url) as second:
            second.cookies.set("day", client.cookies["day"])
            finish(live, play(second), 3)
            wrong = second.post(f"/today/{today.when}/name", data={"table": "x", "name": "Eve"})
            assert wrong.status_code == 403
        with live.client(origin=live.url) as stranger:
            stolen = {"table": table, "name": "Eve"}
            answer = stranger.post(f"/today/{today.when}/name", data=stolen)
            assert answer.status_code == 403
        assert count() == before + 1
        assert dict(live.run(listed).spread)[total] >= 1
        info = live.run(lambda: live.tables.look(other, 0)).info
        assert {key: info.options[key] for key in today.options} == dict(today.options)


def test_a_cookie_has_one_first_try_however_it_is_used(live: Live) -> None:
    """The same cookie in two browsers, at once and one after the other; forged and damaged ones."""
    found = days(plan().game)
    assert found is not None
    when = day_at(NOW) - timedelta(3)
    key = found.on(when).key

    async def tries(player: str) -> Any:
        return await live.tables.tries.of_player(player, key, key)

    token = "c" * 30
    with live.client(origin=live.url, cookie=f"day={token}") as one:
        tables = {play(one, when.isoformat()) for _ in range(2)}
    assert len(tables) == 2  # without the cookie of the seat they are two browsers
    mine = live.run(partial(tries, digest(token)))
    assert sorted(one.first for one in mine) == [False, True]
    for forged in ("", "x" * 65, "x" * 4000, "a b", "%00"):
        with live.client(origin=live.url, cookie=f"day={forged}") as client:
            assert client.get("/today").status_code == 200, forged
            answer = client.post(f"/today/{when}")
            assert answer.status_code == 303, forged
    # Whoever knows the hash, which is what the database holds, is not the player.
    with live.client(origin=live.url, cookie=f"day={digest(token)}") as thief:
        name = {"table": mine[0].table_id, "name": "Eve"}
        assert thief.post(f"/today/{when}/name", data=name).status_code == 403


def test_other_options_and_games_of_a_day_are_refused_or_not_heard(live: Live) -> None:
    today = plan().at(NOW)
    with live.client(origin=live.url) as client:
        for form in (
            {"options": '{"edition":"green"}'},
            {"option_edition": "green", "players": "4"},
            {"bots": "random", "dealer": "secret", "counted": "1", "first": "1"},
        ):
            table = play(client, "", **form)
            info = live.run(partial(live.tables.look, table, 0)).info
            assert {key: info.options[key] for key in today.options} == dict(today.options)
            assert len(info.seats) == 1
            assert info.occasion == today.key
            client.cookies.clear()
        for game in ("nothing", "../ink", "\0"):
            answer = client.post(f"/today/{today.when}", data={"game": game})
            assert (answer.status_code, "set-cookie" in answer.headers) == (404, False), game
        # Neither by a token of one's own, nor from a foreign page.
        assert client.post(f"/today/{today.when}?seed=00").status_code == 303
    with live.client(origin="https://evil.example") as stranger:
        assert stranger.post(f"/today/{today.when}").status_code == 403


def test_yesterdays_table_belongs_to_yesterday(tmp_path: Path) -> None:
    clock = [NOW]
    with serving(tmp_path, now=lambda: clock[0]) as live:
        first = plan().at(clock[0])
        with live.client(origin=live.url) as client:
            table = play(client, first.when)
            clock[0] = first.ends + 5
            finish(live, table)
            assert "Nobody has finished yet" in client.get("/today").text
            page = client.get(f"/today/{first.when}").text
            assert "the only first try so far" in page
            assert "This day is over" in page


def test_an_address_has_so_many_first_tries_a_day(tmp_path: Path) -> None:
    wished = replace(FREE, first_tries_per_day=2, day_list=False)
    with serving(tmp_path, wished, now=lambda: NOW) as live:
        key = plan().at(NOW).key
        for number in range(4):
            with live.client(origin=live.url) as client:
                finish(live, play(client), number)
                page = client.get("/today").text
                assert "keeps no list" in page  # the operator has switched it off
                assert 'class="ranking"' not in page
        assert live.run(lambda: live.tables.tries.standings(key)).count == 2


def test_tables_of_the_week_have_bots_and_a_list_of_their_own(live: Live) -> None:
    week = f"{day_at(NOW):%G-W%V}"
    weekly = [days(found.game) for found in every("week")]
    assert weekly
    for found in weekly:
        assert found is not None
        now = found.at(NOW)
        with live.client(origin=live.url) as client:
            table = play(client, week, game=found.game)
            page = client.get(f"/t/{table}")
            assert "Table of the week" in page.text
            info = live.run(partial(live.tables.look, table, 0)).info
            assert [seat.bot for seat in info.seats[1:]] == list(now.bots)
            assert info.dealer == "given"
            assert f'href="/t/{table}"' in client.get(f"/today/{week}").text
