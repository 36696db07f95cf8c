"""``kill -9`` at any moment: what was acknowledged is there, once, and games go on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from stellwerk.core import replay
from stellwerk.games import find
from stellwerk.table.live import Live
from tests.arena.test_pool import alive, wait_until
from tests.table.playing import opened

# `make test` kills whole servers instead (tests/web/test_kills.py).
pytestmark = [pytest.mark.first, pytest.mark.campaign]

ROOT = Path(__file__).parents[2]


def run_child(url: str, ids: list[str], seconds: float | None) -> tuple[list[list[str]], list[int]]:
    """Let a child play for so long, then kill it; what it told, and the processes it had."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.table.child", url, *ids],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline().split()]
        workers: list[int] = []
        if seconds is not None:
            time.sleep(seconds)
            workers = children(child.pid)
            os.kill(child.pid, signal.SIGKILL)
        lines += [
            line.split()
            for line in child.stdout.read().splitlines(keepends=True)
            if line.endswith("\n")
        ]
    return lines, workers


def children(process: int) -> list[int]:
    folder = Path(f"/proc/{process}/task")
    found = [path.read_text().split() for path in folder.glob("*/children")]
    return [int(number) for numbers in found for number in numbers]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc of Linux")
def test_a_killed_server_loses_nothing_it_has_acknowledged(
    url: str, scale: Callable[..., int]
) -> None:
    rng = Random(f"kills {'sqlite' in url}")
    ids: list[str] = []
    told: dict[tuple[str, int], dict[str, tuple[int, str]]] = {}
    kills = scale(2, 30)
    for number in range(kills + 1):
        # The last one may play to the end.
        lines, workers = run_child(url, ids, rng.uniform(0.0, 0.25) if number < kills else None)
        for worker in workers:
            wait_until(lambda worker=worker: not alive(worker))  # type: ignore[misc]
        for line in lines:
            match line:
                case ["tables", *found]:
                    ids = found
                case ["acted", table, seat, revision, key, text]:
                    acts = told.setdefault((table, int(seat)), {})
                    assert acts.setdefault(key, (int(revision), text)) == (int(revision), text)
                case ["refused", *reason]:
                    pytest.fail(" ".join(reason))
    assert lines[-1] == ["over"]
    asyncio.run(check(url, told, ids))


async def check(
    url: str, told: dict[tuple[str, int], dict[str, tuple[int, str]]], ids: list[str]
) -> None:
    async with opened(url) as tables:
        for (table, seat), acts in told.items():
            stored = tables.store.load(table)
            assert stored is not None
            assert [row.seq for row in stored.log] == list(range(1, len(stored.log) + 1))
            posted = Live.load(stored).posted  # whoever reads the log counts the same
            for key, (revision, text) in acts.items():
                found = posted.get(seat, key)
                assert found is not None
                assert (found.revision, found.text) == (revision, text)
        for table in ids:
            look = await tables.look(table, None)
            record = await tables.record(table)
            assert look.result is not None
            assert look.result.places == record.places
            replay(record, find)
        assert all(checked.refusal is None for checked in await tables.check())
