"""Worker processes: order of results, errors, and how they end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stellwerk.arena.pool import WorkerLost, spread
from stellwerk.bots.workers import hand, start_worker
from stellwerk.core import Refused
from tests.arena import work

PATIENCE = 60.0  # seconds until a test gives up; nothing here takes long
posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    results = list(spread(work.square, range(10), jobs))
    assert [square for square, _ in results] == [number * number for number in range(10)]
    processes = {process for _, process in results}
    assert (os.getpid() in processes) == (jobs == 1)
    assert len(processes) <= jobs


def test_no_tasks_give_no_results() -> None:
    assert list(spread(work.square, [], 2)) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_a_worker_is_raised_whole(jobs: int) -> None:
    with pytest.raises(Refused) as caught:
        list(spread(work.refuse_three, range(6), jobs))
    assert caught.value.refusal.rule == "RI-22"
    assert caught.value.refusal.words.params == {"cell": "C3", "side": "N"}


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerLost):
        list(spread(work.die_at_three, range(6), 2))


def test_a_worker_whose_answer_nobody_takes_ends_in_silence(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """As when its server is killed while a bot thinks."""
    process, pipe = start_worker(work.square)
    hand(pipe, (0, 3))
    pipe.close()
    assert process.wait(PATIENCE) == 0
    assert capfd.readouterr().err == ""


def test_whoever_stops_listening_stops_the_work() -> None:
    results = spread(work.square, range(1000), 2)
    first = [next(results), next(results)]
    assert isinstance(results, Iterator)
    results.close()  # type: ignore[attr-defined]
    wait_until(lambda: not any(alive(process) for _, process in first))


def alive(process: int) -> bool:
    """Whether the process runs; one that has ended and is not yet buried does not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@contextmanager
def busy_parent(folder: Path) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """A process with two workers that would never end by themselves."""
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-m", "tests.arena.work", str(folder)],
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as parent:
        try:
            wait_until(lambda: len(list(folder.iterdir())) == 2)
            yield parent, [int(path.name) for path in folder.iterdir()]
        finally:
            parent.kill()


@posix
@pytest.mark.parametrize("to_all", [False, True], ids=["the parent alone", "everybody"])
def test_an_interrupt_ends_parent_and_workers_quietly(tmp_path: Path, to_all: bool) -> None:
    with busy_parent(tmp_path) as (parent, workers):
        if to_all:  # as a terminal does it; the workers come first, to see that they do not mind
            for worker in workers:
                os.kill(worker, signal.SIGINT)
            time.sleep(0.2)
            assert all(alive(worker) for worker in workers)
        os.kill(parent.pid, signal.SIGINT)
        out, err = parent.communicate(timeout=PATIENCE)
        assert (out, err) == ("interrupted\n", "")
        assert not any(alive(worker) for worker in workers)


@posix
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "terminated"])
def test_workers_end_with_their_parent(tmp_path: Path, number: signal.Signals) -> None:
    with busy_parent(tmp_path) as (parent, workers):
        os.kill(parent.pid, number)
        parent.wait()
        wait_until(lambda: not any(alive(worker) for worker in workers))
