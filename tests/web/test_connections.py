"""Connections: slow, stalled, aborted and too many ones harm nobody else."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pytest
from litestar.types import HTTPReceiveMessage, Receive, Scope, Send

from stellwerk.core.refusal import Invalid
from stellwerk.web import Settings
from stellwerk.web.meters import Meters
from stellwerk.web.middleware import Gate
from tests.web.live import FREE, Live, open_table, serving

QUICK = replace(FREE, request_seconds=0.3, send_seconds=0.5, heartbeat_seconds=0.1)
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


@contextmanager
def line(live: Live, sent: bytes = b"", own: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection from an address of one's own, with something sent already."""
    with socket.create_connection(live.address, timeout=10, source_address=(own, 0)) as found:
        found.sendall(sent)
        yield found


def rest(connection: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    found = b""
    try:
        while part := connection.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def test_the_body_of_an_answer_does_not_wait_until_its_head_is_confirmed(live: Live) -> None:
    (server,) = live.server.servers
    for listening in server.sockets:
        assert listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        HEAD + b"content-length: 1000\r\n\r\n{",
        HEAD + b"transfer-encoding: chunked\r\n\r\n4\r\n{   \r\n",
    ],
    ids=["nothing", "line", "headers", "body", "pieces"],
)
def test_a_request_that_does_not_end_is_ended(tmp_path: Path, sent: bytes) -> None:
    with serving(tmp_path, QUICK) as live, line(live, sent) as connection:
        assert rest(connection).startswith(b"HTTP/1.1 408 ")
        with live.client() as client:
            assert client.get("/health").status_code == 200


def test_one_byte_now_and_then_does_not_keep_a_connection(tmp_path: Path) -> None:
    with serving(tmp_path, QUICK) as live, line(live, b"GET / HTTP/1.1\r\nx: ") as connection:
        start = time.perf_counter()
        try:
            while time.perf_counter() - start < 5:
                connection.sendall(b"x")
                time.sleep(0.05)
        except ConnectionError:
            pass
        assert time.perf_counter() - start < 4


@pytest.mark.parametrize(
    "start, part",
    [
        (b"GET /", b"x" * 65_536),
        (b"GET / HTTP/1.1\r\n", b"x: y\r\n" * 10_000),
        (b"GET / HTTP/1.1\r\nx: ", b"x" * 65_536),
        (HEAD + b"transfer-encoding: chunked\r\n\r\n0\r\n", b"x: y\r\n" * 10_000),
    ],
    ids=["line", "headers", "header", "trailers"],
)
def test_headers_that_do_not_end_are_ended(tmp_path: Path, start: bytes, part: bytes) -> None:
    with (
        serving(tmp_path, FREE) as live,
        line(live, start) as connection,
        pytest.raises(ConnectionError),
    ):
        send_for_ever(connection, part)


def send_for_ever(connection: socket.socket, part: bytes) -> None:
    for _ in range(1000):
        connection.sendall(part)


def test_a_connection_that_is_used_again_is_not_late(tmp_path: Path) -> None:
    ask = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
    with serving(tmp_path, QUICK) as live, line(live) as connection:
        for pause in (1.2, 0.0):  # longer than a request may take
            connection.sendall(ask)
            answer = b""
            while not answer.endswith(b"}"):
                answer += connection.recv(65536)
            assert answer.startswith(b"HTTP/1.1 200 ")
            time.sleep(pause)


def test_slow_ones_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    """Twelve hundred slow bodies shut everybody out."""
    settings = replace(FREE, connections_per_address=20, request_seconds=30)
    with serving(tmp_path, settings) as live, ExitStack() as stack:
        slow = HEAD + b"content-length: 1000\r\n\r\n{"
        for _ in range(20):
            stack.enter_context(line(live, slow))
        with line(live) as refused:
            assert rest(refused).startswith(b"HTTP/1.1 503 ")
        asked = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        with line(live, asked, own="127.0.0.2") as other:
            assert rest(other).startswith(b"HTTP/1.1 200 ")
        stack.close()
        for _ in range(100):  # their places are free again
            with line(live, asked) as again:
                if rest(again).startswith(b"HTTP/1.1 200 "):
                    return
        raise AssertionError("the places are still taken")


def test_there_are_so_many_connections_and_no_more(tmp_path: Path) -> None:
    settings = replace(FREE, connections=3)
    with serving(tmp_path, settings) as live, ExitStack() as stack:
        for last in (1, 2, 3):
            stack.enter_context(line(live, own=f"127.0.0.{last}"))
        with line(live, own="127.0.0.9") as refused:
            answer = rest(refused)
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: " in answer


@pytest.mark.parametrize(
    "path, kind",
    [
        ("/api/tables", "application/json"),
        ("/new", "application/x-www-form-urlencoded"),
        ("/replay", "multipart/form-data; boundary=x"),
    ],
)
def test_a_request_that_is_broken_off_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, path: str, kind: str
) -> None:
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: {kind}\r\ncontent-length: 1000\r\n"
    sent = head.encode() + b"\r\n{"
    with caplog.at_level(logging.INFO), serving(tmp_path, replace(QUICK, access_log=True)) as live:
        with line(live, sent):
            time.sleep(0.1)
        with line(live, sent) as late:
            rest(late)
        time.sleep(0.1)
    noted = [getattr(record, "fields", {}) for record in caplog.records]
    assert [one["status"] for one in noted if one.get("route") == path] == [400, 400]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_reader_that_stalls_is_closed_and_silences_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, QUICK) as live:
        table = open_table(live, "Anna")
        asked = (
            f"GET /api/tables/{table.id}/events HTTP/1.1\r\nhost: x\r\n"
            f"authorization: Bearer {table.seats[0]}\r\n\r\n"
        ).encode()
        with socket.socket() as stalled, line(live, asked) as other:
            stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            stalled.connect(live.address)
            stalled.sendall(asked)
            rng, made = Random(3), 0
            while streams(live) == 2:
                # Until the system takes no more for it, and then for as long as it may stall.
                look = table.look(0)
                kind = "retracts" if look["retractable"] else "moves"
                move = rng.choice(look["retractable"] or look["legal"])
                assert table.post(0, kind, move=move, key=f"{made}", made=made).status_code == 200
                made += 1
                other.recv(1 << 20)
                assert made < 3000
            heard = b""
            start = time.perf_counter()
            while heard.count(b": beat") < 3:
                heard += other.recv(65536)
            assert time.perf_counter() - start < 5
            assert table.look(0)["made"] == made


def streams(live: Live) -> int:
    async def count() -> int:
        return len(live.server._context.streams)

    found: int = live.run(count)
    return found


def test_a_stream_of_an_address_that_has_enough_is_refused_also_at_once(tmp_path: Path) -> None:
    settings = replace(FREE, streams_per_address=5)
    with serving(tmp_path, settings) as live, ExitStack() as stack:
        table = open_table(live, "Anna")
        asked = (
            f"GET /api/tables/{table.id}/events HTTP/1.1\r\nhost: x\r\n"
            f"authorization: Bearer {table.seats[0]}\r\n\r\n"
        ).encode()
        lines = [stack.enter_context(line(live)) for _ in range(30)]
        for one in lines:
            one.sendall(asked)
        codes = sorted(one.recv(12)[9:] for one in lines)
    assert codes == [b"200"] * 5 + [b"429"] * 25


def test_the_limits_are_there_by_default() -> None:
    settings = Settings()
    assert (settings.connections, settings.connections_per_address) == (10_000, 200)
    assert (settings.request_seconds, settings.send_seconds) == (15.0, 20.0)


def test_who_is_gone_before_an_empty_body_was_looked_for_is_no_error() -> None:
    """The end of the connection comes in the place of a body, which nobody had announced."""

    async def handler(_: Scope, receive: Receive, __: Send) -> None:
        await receive()

    async def gone() -> HTTPReceiveMessage:
        return {"type": "http.disconnect"}

    async def unheard(*_: object) -> None:
        raise AssertionError("nobody is there to hear it")

    gate = Gate(handler, FREE, Meters(), unheard)
    scope = {"type": "http", "method": "POST", "path": "/new", "headers": [(b"host", b"x")]}
    with pytest.raises(Invalid) as declined:
        asyncio.run(gate(cast(Scope, scope), gone, unheard))
    assert declined.value.refusal.key == "web.aborted"
