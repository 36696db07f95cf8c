"""The same ladder here and on a Ray cluster of two nodes on this machine, one of them killed once.

Ray is no part of what the checks install: `make campaign-strength` adds it. Without it this part is
left out and says so.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from stellwerk.games import keys
from tools.campaign.results import Figures, Row

HOST = "127.0.0.1"
OTHER = "127.0.0.2"  # so that who asks belongs to the head, and not to the node that is killed
SPEED_UP = 0.85  # of twice as fast
_START_SECONDS = 60
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DISABLE_IMPORT_WARNING": "1"}


@contextmanager
def node(port: int, folder: Path | None) -> Iterator[subprocess.Popen[bytes]]:
    """A node with one processor: the head, if it has a folder, or one that joins it."""
    ray = str(Path(sys.executable).with_name("ray"))
    where = [f"--address={HOST}:{port}", f"--node-ip-address={OTHER}"]
    if folder:
        where = ["--head", f"--port={port}", f"--node-ip-address={HOST}"]
        where += ["--include-dashboard=false", f"--temp-dir={folder}"]
    words = [ray, "start", *where, "--num-cpus=1", "--block"]
    words += ["--disable-usage-stats", "--object-store-memory=80000000"]
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            words, env={**os.environ, **_QUIET}, stdout=said, stderr=said, start_new_session=True
        )
        try:
            yield process
        finally:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """A node with all that belongs to it, at once."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


def _wait_for(port: int, nodes: int) -> None:
    """Until so many nodes have come."""
    script = (
        "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False, logging_level=40);"
        "sys.exit(sum(one['Alive'] for one in ray.nodes()) < int(sys.argv[2]))"
    )
    late = monotonic() + _START_SECONDS
    words = [sys.executable, "-c", script, f"{HOST}:{port}", str(nodes)]
    while monotonic() < late:
        with suppress(OSError), socket.create_connection((HOST, port), 1):
            done = subprocess.run(words, env={**os.environ, **_QUIET}, capture_output=True)
            if done.returncode == 0:
                return
        sleep(0.5)
    raise TimeoutError(f"no cluster of {nodes} nodes within {_START_SECONDS} s")


def _words(games: int, *more: str) -> list[str]:
    ladder = [sys.executable, "-m", "stellwerk.cli", "ladder", keys()[0]]
    return [*ladder, "--bots", "medium,strong", "--games", str(games), "--json", *more]


def _told(text: str) -> Any:
    """What a ladder says, without times."""
    told = json.loads(text)
    for bot in told["bots"]:
        del bot["seconds_per_game"]
    return told


def _timed(words: list[str]) -> tuple[Any, float]:
    start = monotonic()
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    return _told(done.stdout), monotonic() - start


def run(kept: Figures, save: Callable[[], None], games: int) -> None:
    """Play the same ladder in four ways; the long one is for times."""
    if find_spec("ray") is None:
        kept["missing"] = True
        return
    kept.pop("missing", None)
    if "same" in kept:
        return
    folder = Path(tempfile.mkdtemp(prefix="ray"))
    port = _free_port()
    there = ("--cluster", f"{HOST}:{port}")
    try:
        local, _ = _timed(_words(games))
        with node(port, folder):
            _wait_for(port, 1)
            _timed(_words(2, *there))  # its workers have started then
            one, one_seconds = _timed(_words(games, *there))
            with node(port, None) as second:
                _wait_for(port, 2)
                _timed(_words(4, *there))
                two, two_seconds = _timed(_words(games, *there))
                running = subprocess.Popen(_words(games, *there), stdout=subprocess.PIPE, text=True)
                sleep(two_seconds / 2)
                end(second)
                after_kill = running.communicate()[0]
                code = running.returncode
        kept["games"] = local["games"]
        kept["same"] = [one == local, two == local]
        kept["same_after_kill"] = code == 0 and _told(after_kill) == local
        kept["seconds"] = [one_seconds, two_seconds]
        save()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def rows(kept: Figures) -> list[Row]:
    """Whether all were the same, and how much faster two were."""
    if kept.get("missing"):
        return [Row("cluster", "left out: Ray is not installed (requirements/cluster.txt)", "–")]
    one, two = kept["seconds"]
    return [
        Row(
            "cluster",
            f"ladder of {kept['games']} games on one node and on two: as here",
            all(kept["same"]),
            "True",
            all(kept["same"]),
        ),
        Row(
            "cluster",
            "one node killed in the middle: as here",
            kept["same_after_kill"],
            "True",
            kept["same_after_kill"],
        ),
        Row(
            "cluster",
            f"speed-up from one worker ({one:.1f} s) to two, of linear",
            one / two / 2,
            f"≥ {SPEED_UP}",
            one / two / 2 >= SPEED_UP,
        ),
    ]
