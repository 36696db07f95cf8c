"""Secrets stay secret, strangers stay out, and no input is our mistake."""

from __future__ import annotations

import io
import json
import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from stellwerk.table.tokens import digest, feed_token, share_token
from stellwerk.web import Settings
from stellwerk.web.logs import JsonLines
from stellwerk.web.middleware import POLICY
from tests.scale import scale
from tests.table import postgres
from tests.web.live import FREE, TABLES, Live, Open, events, open_table, serving, stream

MADE_OF_SECRETS = (feed_token, share_token)
ANSWERS = ["/", "/api/games", "/nowhere", "/api/nowhere", "/health", "/static/x/style.css"]


@pytest.mark.parametrize("path", ANSWERS)
def test_every_answer_has_the_headers(live: Live, path: str) -> None:
    with live.client() as client:
        headers = client.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    assert "unsafe" not in POLICY


@pytest.mark.parametrize(
    "headers, allowed",
    [
        ({}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null", "sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"origin": "null", "sec-fetch-site": "same-origin"}, True),
        ({"origin": "http://127.0.0.1:1"}, False),
        ({"origin": "rubbish"}, False),
    ],
)
def test_posts_of_other_sites_are_refused(
    live: Live, headers: dict[str, str], allowed: bool
) -> None:
    table = open_table(live, "Anna")
    with live.client(table.seats[0]) as client:
        body = {"move": "end", "key": "a", "made": 0}
        answer = client.post(f"/api/tables/{table.id}/moves", json=body, headers=headers)
        assert answer.status_code == (422 if allowed else 403)
        if not allowed:
            assert answer.json()["key"] == "web.origin"
        form = client.post("/new", data={"name": "Anna"}, headers=headers)
        assert form.status_code == (303 if allowed else 403)


# ---------------------------------------------------------------- secrets


def drawings(table: Open) -> dict[int, set[str]]:
    """What each seat has drawn in the running round, as only it knows."""
    looks = {seat: table.look(seat) for seat in range(len(table.seats))}
    return {seat: set(look["scene"]["seats"][seat]["drawn"]) for seat, look in looks.items()}


def seed_of(live: Live, table: Open) -> str:
    async def find() -> str:
        stored = live.tables.store.load(table.id)
        assert stored is not None
        return stored.table.seed

    found: str = live.run(find)
    return found


def test_nothing_sent_to_anyone_holds_a_secret_of_others(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        table = open_table(live, "Anna", "Ben", "")
        assert table.claim(2, "Cem").status_code == 201
        link = table.post(0, "devices").json()["link"]
        with live.client() as client:
            device = client.post("/api/claims", json={"link": link}).json()["token"]
        seed = seed_of(live, table)
        hosts = [table.host, table.invitations[2], link, device]
        hosts += [make(token) for token in (*table.seats, device) for make in MADE_OF_SECRETS]
        tokens = [*table.seats, *hosts, table.watch, *map(digest, (*table.seats, *hosts))]
        rng = Random(11)
        live.answers.clear()
        searched = 0
        with stream(live, table.id, table.watch) as answer:
            coming = events(answer)
            while table.look(0)["scene"]["round"] < 2:
                hidden = drawings(table)
                sent: dict[int | None, list[str]] = {None: spectator_answers(live, table)}
                sent |= {seat: seat_answers(live, table, seat) for seat in range(3)}
                for reader, texts in sent.items():
                    foreign = [t for s, t in enumerate(table.seats) if s != reader]
                    secret = {d for s, found in hidden.items() if s != reader for d in found}
                    own = hidden.get(reader, set()) if reader is not None else set()
                    for text in texts:
                        searched += 1
                        assert seed not in text
                        assert not any(token in text for token in (*foreign, *hosts))
                        look = json.loads(text)
                        seats = (look.get("seen") or look.get("scene") or {}).get("seats", ())
                        assert not any(
                            seat.get("drawn")
                            for number, seat in enumerate(seats)
                            if number != reader
                        )
                        history = re.findall(r'"move":"([^"]+)"', text)
                        scene = json.dumps(look.get("scene", ""))
                        assert not (set(history) & secret - own)
                        assert all(f'"{d}' not in scene for d in secret - own)
                step(table, rng)
            event = next(coming)
            assert not any(token in event.data for token in tokens)
            assert seed not in event.data
        assert searched > 40
        table.finish(rng)
        assert table.look(None)["seed"] == seed


def step(table: Open, rng: Random) -> None:
    for seat in range(len(table.seats)):
        look = table.look(seat)
        if look["legal"]:
            move = rng.choice(look["legal"])
            assert table.act(seat, move, look["made"]).status_code == 200


def seat_answers(live: Live, table: Open, seat: int) -> list[str]:
    with live.client(table.seats[seat]) as client:
        paths = ["", "/history", "/seen", "/lights?of=0", "/why?move=end", "/record", "/next"]
        paths += ["/invitations", "/share"]
        return [client.get(f"/api/tables/{table.id}{path}").text for path in paths]


def spectator_answers(live: Live, table: Open) -> list[str]:
    with live.client(table.watch) as client:
        paths = ["", "/history", "/seen", "/lights?of=1", "/record"]
        return [client.get(f"/api/tables/{table.id}{path}").text for path in paths]


def test_logs_hold_no_link_and_no_token(tmp_path: Path) -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("stellwerk")
    logger.addHandler(handler)
    level = logger.level
    logger.setLevel(logging.INFO)
    try:
        with serving(tmp_path, Settings()) as live:
            table = open_table(live, "Anna")
            with live.client() as client:
                client.post("/s", data={"link": table.seats[0], "take": "1"})
                client.get(f"/s/{table.seats[0]}")
                client.post(f"/s/{table.seats[0]}", data={"name": ""})
                client.get(f"/w/{table.watch}?token={table.host}")
                client.get(f"/feed/{table.seats[0]}")
                client.get(f"/t/{table.id}")
                client.get(f"/nowhere/{table.host}")
            table.look(0)
            with live.client() as client:
                metrics = client.get("/metrics").text
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    routes = {line["route"] for line in lines if line["event"] == "request"}
    assert {"/s", "/s/{token}", "/w/{token}", "/t/{table_id}", "unknown"} <= routes
    for token in (*table.seats, table.host, table.watch):
        assert token not in out.getvalue()
        assert token not in metrics


# ---------------------------------------------------------------- bad input


def test_a_storm_of_bad_requests_changes_nothing(tmp_path: Path) -> None:
    """Random, stale, doubled, oversized, foreign and malformed: each gets a 4xx and a reason."""
    rng = Random(13)
    with serving(tmp_path) as live:
        table, other = open_table(live, "Anna", "Ben"), open_table(live, "Cem")
        move = table.look(0)["legal"][0]
        assert table.act(0, move, 0, "first").status_code == 200
        before = [table.look(seat) for seat in (0, 1)]
        for _ in range(scale(300, 3000)):
            token, path, content, headers = bad_request(rng, table, other, move)
            with live.client(token, **headers) as client:
                answer = client.post(f"/api/tables/{table.id}{path}", content=content)
            assert 400 <= answer.status_code < 500, (path, content, answer.text)
            assert answer.headers["content-type"].startswith("application/problem+json")
            assert answer.json()["detail"]
        after = [table.look(seat) for seat in (0, 1)]
        for one, two in zip(before, after, strict=True):
            assert {**one, "info": None} == {**two, "info": None}


def bad_request(
    rng: Random, table: Open, other: Open, move: str
) -> tuple[str, str, bytes, dict[str, str]]:
    fine: dict[str, Any] = {"move": move, "key": f"k{rng.random()}", "made": 1}
    token = table.seats[0]
    headers = {"content-type": "application/json"}
    path = rng.choice(["/moves", "/retracts"])
    kind = rng.randrange(12)
    if kind == 0:  # stale
        fine["made"] = rng.choice([0, 2, 99, 10**6])
    elif kind == 1:  # a key used for something else
        fine |= {"key": "first", "move": "end", "made": 1}
    elif kind == 2:  # a foreign token, or none
        token = rng.choice([other.seats[0], other.host, table.watch, table.host, "x"])
    elif kind == 3:  # no move of this game
        fine["move"] = rng.choice(["", "0", "99ZZZZ-", "end ", "\u0000", "🚂", move * 100])
        path = "/moves"
    elif kind == 4:  # too large
        fine["move"] = "x" * rng.choice([501, 5000, 70_000])
    elif kind == 5:  # of the wrong type
        name = rng.choice(list(fine))
        fine[name] = rng.choice([None, [], {}, 1.5, True, -1 if name == "made" else -1.0])
    elif kind == 6:  # incomplete, or with something more
        del fine[rng.choice(list(fine))]
    elif kind == 7:
        fine["more"] = 1
    elif kind == 8:  # no JSON
        content = json.dumps(fine).encode()
        cut = content[: rng.randrange(1, len(content))]
        return token, path, rng.choice([b"", cut, b"\xff" + content, b"[" * 5000]), headers
    elif kind == 9:  # a seat one has not
        path += f"?seat={rng.choice(['1', '7', '-1', 'x', '1e3', '9' * 30])}"
    elif kind == 10:  # something else than a move
        path = rng.choice(["/start", "/rename", "/deputy", "/signals", "/nothing", "/moves/x"])
    else:  # a move the rules refuse
        fine["move"] = "end"
        path = "/moves"
    return token, path, json.dumps(fine).encode(), headers


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "'\"&amp;", "渡辺", "أحمد", "🚂" * 40, "a\u0301" * 20]
)
def test_names_of_any_script_are_escaped(live: Live, name: str) -> None:
    with live.client() as client:
        answer = client.post("/new", data={"name": name, "seat": ["open"]})
        assert answer.status_code == 303, answer.text
        path = answer.headers["location"]
        page = client.get(path).text
        assert "<script>alert" not in page
        look = client.get(f"/api/tables{path[2:]}").json()
    assert look["info"]["seats"][0]["name"]


@pytest.mark.parametrize("name", ["x" * 41, "\u202eevil", "\x00", "\x1b[31m"])
def test_names_that_cannot_be_shown_are_refused(live: Live, name: str) -> None:
    table = open_table(live, "Anna", "")
    assert table.claim(1, name).status_code == 422
    assert table.look(0)["info"]["seats"][1]["kind"] == "open"


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, FREE, TABLES) as live:
        table = open_table(live, "Anna")
        move = table.look(0)["legal"][0]
        assert table.act(0, move, 0).status_code == 200
        fill_the_disk(live)
        answers = []
        for _ in range(200):
            with live.client() as client:
                answer = client.post(
                    "/api/tables", json={"game": "ink", "title": "x" * 80, "seats": seats(12)}
                )
            answers.append(answer)
            if answer.status_code != 201:
                break
        assert answers[-1].status_code == 503
        assert answers[-1].json()["key"] == "table.storage_failed"
        assert table.look(0)["made"] == 1
        with live.client() as client:
            assert client.get("/health").status_code in (200, 503)
    with serving(tmp_path, FREE, TABLES) as again:
        table.live = again
        assert table.look(0)["made"] == 1
        assert table.seen(0)["seats"][0]["drawn"] == [move]


def seats(count: int) -> list[dict[str, str]]:
    return [{"kind": "person", "name": f"{number:x>40}"} for number in range(count)]


def fill_the_disk(live: Live) -> None:
    """Let SQLite grow no further, on every connection it writes by."""

    async def limit() -> None:
        def fill() -> None:
            with live.tables.store.writer.connect() as connection:
                pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
                connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 2}")

        await live.tables._threads.write(fill)

    live.run(limit)


def test_a_lost_database_is_told_and_loses_nothing(
    tmp_path: Path, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, FREE, TABLES, postgres_url) as live:
        table = open_table(live, "Anna")
        moves = table.look(0)["legal"]
        assert table.act(0, moves[0], 0).status_code == 200
        postgres.shut(postgres_url)
        postgres.cut_connections(postgres_url)
        try:
            with caplog.at_level(logging.WARNING, "stellwerk"):
                answer = table.act(0, moves[0], 1, "again")
            with live.client(table.seats[0]) as client:
                look = client.get(f"/api/tables/{table.id}")
                health = client.get("/health")
                form = client.post("/new", data={"name": "Anna-Lena"}, headers={"origin": live.url})
        finally:
            postgres.shut(postgres_url, False)
        assert form.status_code == 503
        assert 'value="Anna-Lena"' in form.text  # what was typed is not lost
        for one in (answer, look):
            assert one.status_code == 503
            assert one.json()["key"] == "table.storage_failed"
            assert one.json()["detail"]
        assert health.status_code == 503
        assert "not currently accepting connections" in caplog.text
        assert postgres_url not in caplog.text
        assert table.look(0)["made"] == 1  # by itself, as soon as the database is back
        assert table.seen(0)["seats"][0]["drawn"] == [moves[0]]
        with live.client() as client:
            assert client.get("/health").status_code == 200


def test_an_unexpected_error_says_nothing_of_itself(
    live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def explode() -> bool:
        raise RuntimeError("the secret inside")

    monkeypatch.setattr(live.tables, "healthy", explode)
    with caplog.at_level(logging.ERROR, "stellwerk"), live.client() as client:
        answer = client.get("/health")
    assert answer.status_code == 500
    assert answer.json()["key"] == "web.trouble"
    assert "secret" not in answer.text
    assert "the secret inside" in caplog.text


def test_a_client_that_goes_away_frees_its_stream(live: Live) -> None:
    table = open_table(live, "Anna")
    with stream(live, table.id, table.seats[0]) as answer:
        coming = events(answer)
        next(coming)
        assert streams(live) >= 1
        del coming
    for _ in range(100):
        if streams(live) == 0:
            return
        httpx.get(f"{live.url}/health", timeout=60)
    raise AssertionError("the stream is still open")


def streams(live: Live) -> int:
    text = httpx.get(f"{live.url}/metrics", timeout=60).text
    (found,) = re.findall(r"^stellwerk_streams (\d+)", text, re.MULTILINE)
    return int(found)
