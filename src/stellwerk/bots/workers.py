"""Worker processes, for bots that think.

They are our own rather than an executor's because of how they end: at once when their user has had
enough (an executor waits for what is running), with their parent however it dies, and with an error
instead of silence when one of them is killed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from subprocess import TimeoutExpired
from typing import TypeVar

from stellwerk.bots import child_process
from stellwerk.bots.child_process import Child, Parent

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")

_LOST = "a worker process has ended unexpectedly"
_START_SECONDS = 60.0  # for a new process to import everything on a busy machine
_BUSY = 6  # seconds by the clock that one second of a processor may take on a busy machine
# The signal of the timer that counts a process's own time; Windows has none.
_TIME_UP = getattr(signal, "SIGPROF", 0)


class WorkerLost(RuntimeError):
    """A worker process ended without being told to: killed, or out of memory."""


@dataclass(slots=True)
class Worker:
    """A worker process and the pipe to it."""

    process: Child
    pipe: Connection

    def wait_until_ready(self) -> None:
        """Until it answers a first task, which is ``None``; ``WorkerLost`` if it never does."""
        hand(self.pipe, (0, None))
        if not self.pipe.poll(_START_SECONDS):
            raise WorkerLost("a worker process does not start")
        receive(self.pipe)

    def ask(self, task: object, seconds: float) -> object:
        """What it answers to a task; ``TimeoutError`` if it was given so much time and no answer.

        The worker counts the time of its processor (``start_worker``), we that of the clock: it
        may sleep, and it may run where there is no such timer.
        """
        hand(self.pipe, (0, task))
        if not self.pipe.poll(_BUSY * seconds or None):
            raise TimeoutError(f"no answer within {_BUSY * seconds:g} s by the clock")
        try:
            return receive(self.pipe)[1]
        except WorkerLost:
            with suppress(TimeoutExpired):
                self.process.wait(1)
            if self.process.returncode == -_TIME_UP:
                raise TimeoutError(f"no answer within {seconds:g} s of a processor") from None
            raise

    def end(self) -> None:
        """At once, also in the middle of its work."""
        self.process.kill()
        self.process.wait()
        self.pipe.close()


class Crew:
    """The workers that somebody has, so that all can be ended at once; for any thread."""

    def __init__(self, start: Callable[[], tuple[Child, Connection]]) -> None:
        self._start = start
        self.processes: set[Child] = set()
        self.closed = False

    def start(self) -> Worker:
        """A worker that is ready; ``WorkerLost`` if it does not come to that."""
        worker = Worker(*self._start())
        self.processes.add(worker.process)
        if self.closed:
            worker.process.kill()  # it came too late to be ended with the others
        try:
            worker.wait_until_ready()
        except Exception:
            self.end(worker)
            raise
        return worker

    def end(self, worker: Worker) -> None:
        """End one of them."""
        self.processes.discard(worker.process)
        worker.end()

    def close(self) -> None:
        """Kill all of them, also those at work; who asked them hears of it."""
        self.closed = True
        for process in list(self.processes):
            process.kill()


def start_worker(work: Callable[[_Task], _Done], seconds: float = 0) -> tuple[Child, Connection]:
    """A process that answers every ``hand`` with one ``receive``; it ends when its pipe is closed.

    ``work`` is a function of a module; tasks and results are pickled. A task that takes more
    ``seconds`` of its processor ends the process (0: none does).
    """
    with _deaf_to_interrupts():
        return child_process.start(_serve, work, seconds)


def hand(worker: Connection, task: tuple[int, object]) -> None:
    """Give a worker its next task, with a number."""
    try:
        worker.send(task)
    except ConnectionError:
        raise WorkerLost(_LOST) from None


def receive(worker: Connection) -> tuple[int, object]:
    """The number of a task and its result; raises the error of the work."""
    try:
        number, done, error = worker.recv()
    except (EOFError, ConnectionError):
        raise WorkerLost(_LOST) from None
    if error is not None:
        raise error
    return number, done


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; the parent alone shall act on it.

    Processes inherit the mask, so a worker is deaf from its first moment on and prints no
    traceback if it is interrupted while it still imports.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(parent: Parent, work: Callable[[_Task], _Done], seconds: float) -> None:
    """A worker's life: do what the parent sends until it sends no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where there is no mask to inherit
    if _TIME_UP:
        signal.signal(_TIME_UP, signal.SIG_DFL)  # which ends the process, also inside a kernel
    parent.at_its_end(partial(os._exit, 1))  # in the middle of a game: nobody waits for it any more
    while True:
        try:
            number, task = parent.pipe.recv()
        except (EOFError, ConnectionError):
            return
        _set_timer(seconds)
        try:
            answer: tuple[int, _Done | None, Exception | None] = (number, work(task), None)
        except Exception as error:
            answer = (number, None, error)
        _set_timer(0)
        try:
            parent.pipe.send(answer)
        except ConnectionError:
            return  # nobody waits for it any more


def _set_timer(seconds: float) -> None:
    if _TIME_UP:
        signal.setitimer(signal.ITIMER_PROF, seconds)
