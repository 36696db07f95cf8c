"""Work spread over processes, its results in the order of the tasks.

The workers are our own rather than an executor's because of how they end: at once when their user
has had enough (an executor waits for what is running), with their parent however it dies, and
with an error instead of silence when one of them is killed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Generic, TypeVar, cast

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")

_LOST = "a worker process has ended unexpectedly"


class WorkerLost(RuntimeError):
    """A worker process ended without being told to: killed, or out of memory."""


def spread(work: Callable[[_Task], _Done], tasks: Iterable[_Task], jobs: int) -> Iterator[_Done]:
    """``map(work, tasks)`` on ``jobs`` processes; on one, in this process itself.

    ``work`` is a function of a module; tasks and results are pickled. An error of a worker is
    raised here, and ends all.
    """
    if jobs <= 1:
        yield from map(work, tasks)
        return
    pool = _Pool(work, tasks, jobs)
    try:
        yield from pool.results()
    finally:
        pool.end()


class _Pool(Generic[_Task, _Done]):
    """Each worker holds one task at a time, so the pace of one does not hold up the others."""

    def __init__(self, work: Callable[[_Task], _Done], tasks: Iterable[_Task], jobs: int) -> None:
        self._tasks = enumerate(tasks)
        self._busy: list[Connection] = []
        self._processes: list[BaseProcess] = []
        # Spawned, not forked: it is the one way that works everywhere, threads or not.
        context = get_context("spawn")
        try:
            for task in islice(self._tasks, jobs):
                self._hand(self._start(context, work), task)
        except BaseException:
            self.end()
            raise

    def _start(self, context: SpawnContext, work: Callable[[_Task], _Done]) -> Connection:
        here, there = context.Pipe()
        process = context.Process(target=_serve, args=(there, work), daemon=True)
        with _deaf_to_interrupts():
            process.start()
            self._processes.append(process)
        there.close()  # the worker's end is the worker's alone, so its death closes it
        return here

    def _hand(self, worker: Connection, task: tuple[int, _Task]) -> None:
        try:
            worker.send(task)
        except ConnectionError:
            raise WorkerLost(_LOST) from None
        self._busy.append(worker)

    def results(self) -> Iterator[_Done]:
        early: dict[int, _Done] = {}
        due = 0
        while self._busy:
            for worker in cast(list[Connection], wait(self._busy)):
                self._busy.remove(worker)
                number, done = _receive(worker)
                early[number] = cast(_Done, done)
                if (task := next(self._tasks, None)) is None:
                    worker.close()
                else:
                    self._hand(worker, task)
            while due in early:
                yield early.pop(due)
                due += 1

    def end(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()
        for worker in self._busy:
            worker.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; the parent alone shall act on it.

    Processes inherit the mask, so a worker is deaf from its first moment on and prints no
    traceback if it is interrupted while it still imports.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # else the first start does it, and clears the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _receive(worker: Connection) -> tuple[int, object]:
    try:
        number, done, error = worker.recv()
    except (EOFError, ConnectionError):
        raise WorkerLost(_LOST) from None
    if error is not None:
        raise error
    return number, done


def _serve(parent: Connection, work: Callable[[_Task], _Done]) -> None:
    """A worker's life: do what the parent sends until it sends no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where there is no mask to inherit
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            number, task = parent.recv()
        except (EOFError, ConnectionError):
            return
        try:
            answer: tuple[int, _Done | None, Exception | None] = (number, work(task), None)
        except Exception as error:
            answer = (number, None, error)
        parent.send(answer)


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)  # in the middle of a game: nobody waits for it any more
