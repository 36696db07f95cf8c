"""The command as a process of its own: codes, streams, signals, pipes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "stellwerk.cli"]
BOARD = b"01H.H.- 11HRHRo\n"


def environ(changes: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment, but for what chooses a language."""
    kept = {name: value for name, value in os.environ.items() if name != "LANGUAGE"}
    return {**kept, "LC_ALL": "C.UTF-8", **(changes or {})}


def run(
    *tokens: str, stdin: bytes = b"", changes: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *tokens], input=stdin, capture_output=True, env=environ(changes), check=False
    )


def test_the_version() -> None:
    ran = run("--version")
    assert ran.returncode == 0
    assert ran.stdout.startswith(b"stellwerk ")
    assert not ran.stderr


@pytest.mark.parametrize("variable", ["LANGUAGE", "LC_ALL"])
def test_the_language_of_the_environment(variable: str) -> None:
    assert run("--help").stdout.startswith(b"Usage: ")
    assert run("--help", changes={variable: "de_DE.UTF-8"}).stdout.startswith(b"Aufruf: ")


def test_a_mistake_ends_with_code_2() -> None:
    ran = run("plya")
    assert ran.returncode == 2
    assert not ran.stdout
    assert b"Traceback" not in ran.stderr


def test_boards_through_a_pipe() -> None:
    ran = run("score", "ink", "--json", "--keep-going", stdin=BOARD + b"bad\n" + BOARD)
    assert ran.returncode == 2
    assert [json.loads(line)["highway"] for line in ran.stdout.splitlines()] == [2, 2]
    assert ran.stderr.startswith(b"stdin:2:1: ")


def test_boards_are_scored_as_they_come() -> None:
    with subprocess.Popen(
        [*COMMAND, "score", "ink", "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environ(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(BOARD)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["highway"] == 2
        process.stdin.close()
        assert process.wait() == 0


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    boards = tmp_path / "boards"
    boards.write_bytes(BOARD * 50_000)
    with subprocess.Popen(
        [*COMMAND, "score", "ink", "--json", str(boards)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


@pytest.mark.skipif(sys.platform == "win32", reason="done by a shell")
@pytest.mark.parametrize(
    "line, code", [("play ink <&-", 0), ("score ink <&- >&-", 2), ("games <&- >&- 2>&-", 0)]
)
def test_closed_streams_are_as_empty_ones(line: str, code: int) -> None:
    line = f"{' '.join(COMMAND)} {line}"
    ran = subprocess.run(["sh", "-c", line], capture_output=True, env=environ(), check=False)
    assert ran.returncode == code
    assert b"Traceback" not in ran.stderr


def ignore_interrupts() -> None:
    """As a script's shell does to what it starts in the background."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def block_interrupts() -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("inherited", [None, ignore_interrupts, block_interrupts])
def test_an_interrupt_is_no_error(inherited: Callable[[], None] | None) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "ink"],
        preexec_fn=inherited,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert any(b"You can play" in line for line in process.stdout)
        process.send_signal(signal.SIGINT)
        assert process.stderr.read().strip() == b""
        assert process.wait() == 130


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_terminals_of_all_encodings(encoding: str) -> None:
    for language in ("de", "en"):
        changes = {"LANGUAGE": language, "PYTHONIOENCODING": encoding}
        ran = run("play", "ink", stdin=b"\xff\xfe\n?\nq\n", changes=changes)
        assert ran.returncode == 0
        assert not ran.stderr
        ran.stdout.decode(encoding)


@pytest.mark.skipif(sys.platform == "win32", reason="names of files are text there")
def test_a_name_that_is_no_text() -> None:
    ran = subprocess.run(
        [*(part.encode() for part in COMMAND), b"score", b"ink", b"/no/\xff"],
        capture_output=True,
        env=environ(),
        check=False,
    )
    assert ran.returncode == 2
    assert b"Traceback" not in ran.stderr
    assert b"there is no such file" in ran.stderr


def test_a_match_is_the_same_whatever_the_jobs() -> None:
    tokens = ["match", "ink", "--bots", "random,random", "--games", "12", "--seed", "7"]
    one, two = (run(*tokens, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.returncode == two.returncode == 0
    assert one.stdout == two.stdout
    assert one.stdout
