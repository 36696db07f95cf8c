"""Attacks that were found once, each with the answer it gets: a reason, never our own mistake."""

from __future__ import annotations

import json
import logging
import socket
import stat
import time
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from stellwerk.core.record import Record
from stellwerk.core.refusal import Declined
from stellwerk.web.api_games import art_url, moves_name
from stellwerk.web.middleware import HEADERS
from tests.table.playing import in_loop, opened
from tests.web.live import FREE, TABLES, Live, open_table, serving

CLOSE = "Connection: close\r\n\r\n"
JSON = {"content-type": "application/json"}
SOUND = '{"stellwerk":1,"game":"ink","rules":1,"options":{},"seats":["A"],"entries":[]}'


def raw(live: Live, text: bytes) -> bytes:
    """What comes back for these bytes, until the server closes the line."""
    with socket.create_connection(("127.0.0.1", urlsplit(live.url).port or 0), 5) as line:
        line.sendall(text)
        found = b""
        while piece := line.recv(65536):
            found += piece
    return found


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


# ---------------------------------------------------------------- what cannot be read


def test_a_body_that_is_no_text_is_unreadable(live: Live) -> None:
    table = open_table(live, "Anna")
    with live.client(table.seats[0]) as client:
        for path in (f"/api/tables/{table.id}/moves", "/api/tables", "/api/games/ink/score"):
            for body in (b'{"move": "\xff\xfe"}', b'{"board": "\xc3\x28"}', b'{"\xe2": 1}'):
                answer = client.post(path, content=body, headers=JSON)
                assert answer.status_code == 400, (path, body, answer.text)
                assert answer.json()["detail"]


@pytest.mark.parametrize(
    "host", ["a:99999999", "a:x", "[", "[::1", "a:-1", "a b", "a/b", "a@b@", "a" * 3000]
)
def test_a_host_that_is_none_is_refused(live: Live, host: str) -> None:
    for path in ("/", "/api/games", "/score", "/nowhere"):
        answer = raw(live, f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{CLOSE}".encode())
        assert status(answer) in (400, 404 if path == "/nowhere" else 400), answer


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "http://a:99999999"])
def test_an_origin_that_is_none_is_a_foreign_one(live: Live, origin: str) -> None:
    with live.client(origin=origin) as client:
        for path in ("/new", "/api/tables", "/nowhere"):
            answer = client.post(path, json={})
            assert answer.status_code == 403, answer.text


def test_numbers_beyond_all_reason_in_a_record_are_refused() -> None:
    for name, value in (("rules", 10**30), ("rules", -(10**30)), ("options", {"seed": 10**30})):
        with pytest.raises(Declined):
            Record.load(json.dumps({**json.loads(SOUND), name: value}))
    two = {**json.loads(SOUND), "stellwerk": 2, "rules": {"base": 10**30}}
    with pytest.raises(Declined):
        Record.load(json.dumps(two))


def test_numbers_beyond_all_reason_are_answered_with_a_reason(live: Live) -> None:
    with live.client() as client:
        for rules in (10**30, 2**63, -(2**70)):
            text = SOUND.replace('"rules":1', f'"rules":{rules}')
            answer = client.post("/replay", data={"text": text})
            assert answer.status_code == 422, answer.text
        body = {"board": "", "options": {"longest": 10**30}, "extras": {"goals": 10**30}}
        answer = client.post("/api/games/ink/score", json=body)
        assert answer.status_code in (400, 422), answer.text
    table = open_table(live, "Anna")
    answer = table.act(0, "end", 10**30)
    assert answer.status_code in (400, 409), answer.text
    answer = table.post(0, f"devices/{10**30}/revoke")
    assert answer.status_code == 404, answer.text
    assert answer.json()["params"] == {"number": str(10**30)}


def test_a_field_in_an_unknown_encoding_is_unreadable(live: Live) -> None:
    with live.client() as client:
        for charset in ("klingon", "utf-16", "rot13"):
            part = (
                '--x\r\nContent-Disposition: form-data; name="text"\r\n'
                f"Content-Type: text/plain; charset={charset}\r\n\r\nabc\r\n--x--\r\n"
            )
            for path in ("/replay", "/new"):
                answer = client.post(
                    path,
                    content=part.encode(),
                    headers={"content-type": "multipart/form-data; boundary=x"},
                )
                assert answer.status_code < 500, (charset, path, answer.text)


def test_an_address_with_a_null_byte_is_no_table(tmp_path: Path, postgres_url: str) -> None:
    with serving(tmp_path, FREE, TABLES, postgres_url) as live, live.client("token") as client:
        for path in ("/replay/%00/0", "/replay/%00", "/t/%00", "/t/a%00b", "/api/tables/%00"):
            answer = client.get(path, follow_redirects=True)
            assert answer.status_code in (401, 404), path


def test_who_goes_away_in_the_middle_of_a_body_is_no_trouble(
    live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    half = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{"
    with caplog.at_level(logging.ERROR, "stellwerk"), live.client() as client:
        for _ in range(5):
            address = ("127.0.0.1", urlsplit(live.url).port or 0)
            with socket.create_connection(address, 5) as line:
                line.sendall(half)
                time.sleep(0.05)
            assert client.get("/api/games").status_code == 200
    assert not caplog.records


# ---------------------------------------------------------------- every answer


def test_answers_to_what_is_no_request_have_the_headers_too(live: Live) -> None:
    for text in (
        b"RUBBISH\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a:99999999\r\nConnection: close\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"BREW /tea HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    ):
        head = raw(live, text).partition(b"\r\n\r\n")[0].lower()
        for name, value in HEADERS:
            line = f"\r\n{name}: {value}".lower().encode()
            assert head.count(line) == 1, (text, name)


def test_head_says_what_get_would_say_without_the_body(live: Live) -> None:
    table = open_table(live, "Anna")
    with live.client(table.seats[0]) as client:
        for path in ("/", "/new", "/score", "/api/games", f"/api/tables/{table.id}", "/nowhere"):
            get, head = client.get(path), client.head(path)
            assert (head.status_code, head.content) == (get.status_code, b""), path
            for name in ("content-type", "content-length", "cache-control"):
                assert head.headers.get(name) == get.headers.get(name), (path, name)
        # A stream does not end, so there is nothing to be said of it.
        assert client.head(f"/api/tables/{table.id}/events").status_code == 405
        assert client.head("/api/tables").status_code == 405


def test_the_document_names_the_types_that_are_sent(live: Live) -> None:
    table = open_table(live, "Anna")
    table.finish(Random(3))
    at = f"/api/tables/{table.id}"
    asked = {
        "/api/games": "/api/games",
        "/api/games/{game}": "/api/games/ink",
        "/api/games/{game}/art/{lang}/{name}": art_url("ink", "en"),
        "/api/games/{game}/moves": f"/api/games/ink/moves?rules={moves_name('ink')}&move=end",
        "/api/games/{game}/print.pdf": "/api/games/ink/print.pdf",
        "/api/games/{game}/print.svg": "/api/games/ink/print.svg",
        "/api/games/{game}/score/picture.png": "/api/games/ink/score/picture.png",
        "/api/games/{game}/score/picture.svg": "/api/games/ink/score/picture.svg",
        "/api/tables/{table_id}": at,
        "/api/tables/{table_id}/picture.png": f"{at}/picture.png",
        "/api/tables/{table_id}/card.png": f"{at}/card.png",
        "/api/tables/{table_id}/picture.svg": f"{at}/picture.svg",
        "/api/tables/{table_id}/print.pdf": f"{at}/print.pdf",
        "/api/tables/{table_id}/record": f"{at}/record",
    }
    with live.client(table.seats[0]) as client:
        paths = client.get("/api/openapi.json").json()["paths"]
        for template, path in asked.items():
            answer = client.get(path)
            assert answer.status_code == 200, (path, answer.text)
            sent = answer.headers["content-type"].partition(";")[0]
            named = paths[template]["get"]["responses"]["200"]
            assert list(named["content"]) == [sent], template
    streams = paths["/api/tables/{table_id}/events"]["get"]["responses"]["200"]
    assert list(streams["content"]) == ["text/event-stream"]
    for operations in paths.values():
        for operation in operations.values():
            for code, named in operation["responses"].items():
                if code >= "400":
                    assert list(named["content"]) == ["application/problem+json"]


# ---------------------------------------------------------------- files


@in_loop
async def test_the_database_and_its_lock_are_private(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "new" / "tables.sqlite3")) as tables:
        assert await tables.healthy()
        files = list((tmp_path / "new").iterdir())
        assert len(files) >= 2
        for file in files:
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
