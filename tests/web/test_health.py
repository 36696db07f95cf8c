"""What a server says of itself: that it lives, and that it can store what people do."""

from __future__ import annotations

import logging
import socket
import struct
from collections.abc import Awaitable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from stellwerk.table.readiness import Readiness
from stellwerk.web import bodies
from tests.table import postgres
from tests.web.live import FREE, TABLES, Live, open_table, serving


def ready(live: Live) -> tuple[int, bodies.ReadyBody]:
    """The answer of now, not of a second ago."""
    live.tables._ready._asked = None
    with live.client() as client:
        answer = client.get("/health/ready")
    return answer.status_code, msgspec.json.decode(answer.content, type=bodies.ReadyBody)


def count(live: Live) -> int:
    with live.tables.store.reader.connect() as connection:
        return int(connection.execute(text("SELECT count(*) FROM tables")).scalar_one())


def test_a_server_that_is_well_says_so_and_leaves_no_trace(live: Live) -> None:
    before = count(live)
    with live.client() as client:
        assert client.get("/health/live").json()["status"] == "ok"
    code, body = ready(live)
    assert (code, body.status) == (200, "ok")
    assert (body.writes, body.current, body.space) == (True, True, True)
    assert count(live) == before


def test_many_who_ask_cost_one_write_a_second(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    looked, look = [], live.tables._ready._look

    def counted() -> Awaitable[Readiness]:
        looked.append(1)
        return look()

    monkeypatch.setattr(live.tables._ready, "_look", counted)
    live.tables._ready._asked = None
    with live.client() as client:
        assert {client.get("/health/ready").status_code for _ in range(20)} == {200}
    assert len(looked) <= 2


def test_a_database_that_cannot_be_written_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path, FREE, TABLES) as live:
        table = open_table(live, "Anna")

        async def only_read(on: str) -> None:
            def switch() -> None:
                connection = live.tables.store.writer.raw_connection()
                connection.cursor().execute(f"PRAGMA query_only = {on}")
                connection.close()

            await live.tables._threads.write(switch)

        live.run(lambda: only_read("ON"))
        code, body = ready(live)
        assert (code, body.writes, body.current, body.space) == (503, False, True, True)
        with live.client() as client:
            assert client.get("/health/live").status_code == 200
        assert table.look(0)["legal"]
        live.run(lambda: only_read("OFF"))
        assert ready(live)[0] == 200


def test_a_disk_that_is_nearly_full_is_not_ready(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stellwerk.table.readiness.shutil.disk_usage", lambda path: _Usage())
    code, body = ready(live)
    assert (code, body.writes, body.space) == (503, True, False)


class _Usage:
    free = 1000


def test_a_database_of_another_version_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path, FREE, TABLES) as live:
        with live.tables.store.writer.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        code, body = ready(live)
        assert (code, body.writes, body.current) == (503, True, False)


def test_a_lost_database_is_not_ready_until_it_is_back(tmp_path: Path, postgres_url: str) -> None:
    with serving(tmp_path, FREE, TABLES, postgres_url) as live:
        assert ready(live)[0] == 200
        postgres.shut(postgres_url)
        postgres.cut_connections(postgres_url)
        try:
            code, body = ready(live)
            assert (code, body.writes) == (503, False)
        finally:
            postgres.shut(postgres_url, False)
        assert ready(live)[0] == 200


# ---------------------------------------------------------------- requests that break off

FORM = "content-type: application/x-www-form-urlencoded"
PARTS = "content-type: multipart/form-data; boundary=b"
LONG = "content-length: 500"
BEGINNINGS = (
    ("POST /api/tables", ("content-type: application/json", LONG), '{"game": "i'),
    ("POST /new", (FORM, LONG), "name=An"),
    ("POST /new", (PARTS, LONG), '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\nAn'),
    ("POST /replay", (FORM, "transfer-encoding: chunked"), "5\r\ntext=\r\n"),
    ("GET /api/games", (), ""),
    ("GET /", (LONG,), ""),
)
RESET = struct.pack("ii", 1, 0)  # lingering for no time at all


def troubles(figures: str) -> list[str]:
    """What was answered with an error of our own, maybe on purpose by another test."""
    return [line for line in figures.splitlines() if 'status="500"' in line]


def test_requests_that_break_off_are_no_errors(
    live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    port = int(live.url.rpartition(":")[2])
    with caplog.at_level(logging.WARNING), live.client() as client:
        before = troubles(client.get("/metrics").text)
        for asked, headers, body in BEGINNINGS:
            head = "\r\n".join((f"{asked} HTTP/1.1", "host: x", *headers))
            for reset in (False, True):
                with socket.create_connection(("127.0.0.1", port)) as line:
                    line.sendall(f"{head}\r\n\r\n{body}".encode())
                    client.get("/health/live")  # by then the server has begun to read
                    if reset:
                        line.setsockopt(
                            socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
                        )
        assert client.get("/health").status_code == 200
        figures = client.get("/metrics").text
    assert not caplog.records
    assert troubles(figures) == before
    for route in ("/api/tables", "/new", "/replay"):
        assert f'method="POST",route="{route}",status="400"' in figures
