"""Bots think in processes of their own, with a limit of time."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Condition

from stellwerk.bots.questions import Question, answer
from stellwerk.bots.workers import Crew, Worker, WorkerLost, start_worker
from stellwerk.core.game import Move
from stellwerk.table.errors import LOGGER, brief


class BotPool:
    """A few worker processes, started when first needed."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        work: Callable[[Question | None], Move | None] = answer,
    ) -> None:
        self._seconds = seconds
        self._work = work
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")
        self._places: list[Worker | None] = [None] * workers
        self._free = set(range(workers))
        self._freed = Condition()
        self._crew = Crew(lambda: start_worker(self._work, self._seconds))

    @property
    def threads(self) -> ThreadPoolExecutor:
        """Where :meth:`think` is to be called: as many threads as workers."""
        return self._threads

    def think(self, question: Question) -> Move | None:
        """The bot's choice; ``None`` if it fails, stalls or dies. Blocks."""
        place = self._take(question)
        worker = self._places[place]
        try:
            worker = self._places[place] = worker or self._start()
            if worker is None or self._crew.closed:
                return None
            move = worker.ask(question, self._seconds)
            return move if isinstance(move, int) else None
        except Exception as error:
            if not self._crew.closed:
                LOGGER.warning("bot %s of %s failed: %s", question.bot, question.game, brief(error))
            # A worker that has answered with an error is as good as new.
            if isinstance(error, TimeoutError | WorkerLost | OSError) and worker:
                self._crew.end(worker)
                self._places[place] = None
            return None
        finally:
            with self._freed:
                self._free.add(place)
                self._freed.notify()

    def _take(self, question: Question) -> int:
        """A free worker, if possible the one that has this bot's plans."""
        usual = zlib.crc32(f"{question.table} {question.seat}".encode()) % len(self._places)
        with self._freed:
            self._freed.wait_for(lambda: self._free)
            place = usual if usual in self._free else min(self._free)
            self._free.remove(place)
            return place

    def _start(self) -> Worker | None:
        return None if self._crew.closed else self._crew.start()

    def close(self) -> None:
        """End all workers at once, also those that think."""
        self._crew.close()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._places:
            if worker:
                worker.end()
