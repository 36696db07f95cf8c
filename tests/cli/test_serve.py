"""``stellwerk serve`` as a process: it says where it is, refuses with reasons, ends quickly."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Command


@contextmanager
def server(folder: Path, language: str = "en") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own; gives the process and the line it says when it is ready."""
    command = [sys.executable, "-m", "stellwerk.cli", "serve", "--port", "0"]
    environ = {**os.environ, "LANGUAGE": language}
    with subprocess.Popen(
        [*command, "--database", str(folder / "tables.sqlite3")],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline()
        finally:
            process.kill()


def address(line: str) -> str:
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert found, line
    return found[0]


@pytest.mark.parametrize("language, words", [("en", "Stellwerk is at"), ("de", "Stellwerk läuft")])
def test_it_says_where_it_is(tmp_path: Path, language: str, words: str) -> None:
    with server(tmp_path, language) as (process, line):
        assert words in line
        assert str(tmp_path / "tables.sqlite3") in line
        assert httpx.get(f"{address(line)}/health", timeout=60).json()["status"] == "ok"
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0


def test_it_ends_in_good_order_although_a_stream_is_open(tmp_path: Path) -> None:
    with server(tmp_path) as (process, line):
        base = address(line)
        made = httpx.post(f"{base}/api/tables", json={"game": "ink"}, timeout=60).json()
        token = {"authorization": f"Bearer {made['seats'][0]}"}
        path = f"{base}/api/tables/{made['table']}/events"
        with httpx.stream("GET", path, headers=token) as answer:
            lines = answer.iter_lines()
            assert next(lines).startswith("retry")
            start = time.monotonic()
            process.send_signal(signal.SIGTERM)
            list(lines)  # the stream ends as HTTP wants it, not in the middle of something
            assert process.wait(20) == 0
    assert time.monotonic() - start < 10


def test_a_second_process_on_one_file_is_refused(tmp_path: Path, command: Command) -> None:
    with server(tmp_path):
        ran = command("serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite3"))
    assert ran.code == 2
    assert ran.err


@pytest.mark.parametrize("language, word", [("en", "PostgreSQL"), ("de", "PostgreSQL")])
def test_more_workers_on_sqlite_are_refused_with_the_reason(
    tmp_path: Path, command: Command, language: str, word: str
) -> None:
    ran = command(
        "serve", "--workers", "2", "--database", str(tmp_path / "t.sqlite3"), language=language
    )
    assert ran.code == 2
    assert "SQLite" in ran.err
    assert word in ran.err
    assert not list(tmp_path.iterdir())


def test_a_taken_port_is_told(tmp_path: Path, command: Command) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = command("serve", "--port", port, "--database", str(tmp_path / "t.sqlite3"))
    assert ran.code == 2
    assert f"http://127.0.0.1:{port}" in ran.err


@pytest.mark.parametrize(
    "flags", [("--port", "70000"), ("--port", "-1"), ("--workers", "0"), ("--port", "x")]
)
def test_impossible_numbers_are_refused(command: Command, flags: tuple[str, str]) -> None:
    ran = command("serve", *flags)
    assert ran.code == 2
    assert flags[1] in ran.err


def test_a_wrong_setting_is_refused(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STELLWERK_BODY_BYTES", "many")
    ran = command("serve", "--port", "0", "--database", str(tmp_path / "t.sqlite3"))
    assert ran.code == 2
    assert "STELLWERK_BODY_BYTES" in ran.err
