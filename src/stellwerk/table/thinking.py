"""Bots think in processes of their own, with a limit of time."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue

from stellwerk import bots
from stellwerk.bots.workers import WorkerLost, hand, receive, start_worker
from stellwerk.core.game import Move, Seat, View
from stellwerk.table.errors import LOGGER, brief

_START_SECONDS = 60.0  # for a new process to import everything on a busy machine


@dataclass(frozen=True, slots=True)
class Question:
    """All a bot may know: what its seat sees, and a seed that tells nothing of the dice."""

    game: str
    bot: str
    seed: bytes
    view: View
    legal: tuple[Move, ...]


def answer(question: Question | None) -> Move | None:
    """A worker's work; ``None`` only asks whether it is there."""
    if question is None:
        return None
    bot = bots.make(question.game, question.bot, question.seed)
    return bot.choose(question.view, question.legal)


def bot_seed(table_seed: str, seat: Seat, made: int) -> bytes:
    """The same at every try, so that a crash changes no game."""
    return hashlib.sha256(f"bot {seat} {made} {table_seed}".encode()).digest()


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    pipe: Connection

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Thinkers:
    """A few worker processes, started when first needed."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        work: Callable[[Question | None], Move | None] = answer,
    ) -> None:
        self._seconds = seconds
        self._work = work
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="thinkers")
        self._free: SimpleQueue[_Worker | None] = SimpleQueue()
        for _ in range(workers):
            self._free.put(None)
        self._all: set[BaseProcess] = set()
        self._closed = False

    @property
    def threads(self) -> ThreadPoolExecutor:
        """Where :meth:`think` is to be called: as many threads as workers."""
        return self._threads

    def think(self, question: Question) -> Move | None:
        """The bot's choice; ``None`` if it fails, stalls or dies. Blocks."""
        worker = self._free.get()
        try:
            worker = worker or self._start()
            if worker is None or self._closed:
                return None
            hand(worker.pipe, (0, question))
            if not worker.pipe.poll(self._seconds):
                raise TimeoutError(f"no move within {self._seconds} s")
            move = receive(worker.pipe)[1]
            return move if isinstance(move, int) else None
        except Exception as error:
            if not self._closed:
                LOGGER.warning("bot %s of %s failed: %s", question.bot, question.game, brief(error))
            # A worker that has answered with an error is as good as new.
            if isinstance(error, TimeoutError | WorkerLost | OSError) and worker:
                self._all.discard(worker.process)
                worker.end()
                worker = None
            return None
        finally:
            self._free.put(worker)

    def _start(self) -> _Worker | None:
        if self._closed:
            return None
        worker = _Worker(*start_worker(self._work))
        self._all.add(worker.process)
        try:
            hand(worker.pipe, (0, None))
            if not worker.pipe.poll(_START_SECONDS):
                raise WorkerLost("a worker process does not start")
            receive(worker.pipe)
        except Exception:
            self._all.discard(worker.process)
            worker.end()
            raise
        return worker

    def close(self) -> None:
        """End all workers at once, also those that think."""
        self._closed = True
        for process in list(self._all):
            process.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        while not self._free.empty():
            if worker := self._free.get():
                worker.end()
