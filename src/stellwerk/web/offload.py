"""Expensive work outside of the event loop: pictures, replays and scored boards.

It is done in a few worker processes, so that whatever somebody brings along can be ended when its
time is up. Who waits is served in turns, address by address; the queue is short, and who finds it
full is told when to come again. The same is worked out once, also if it is asked for twice at the
same time, and kept.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import traceback
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from marshal import dumps as plain_bytes
from multiprocessing.process import BaseProcess
from time import process_time
from typing import Any, Final, TypeVar, cast

from stellwerk.bots.workers import Worker, WorkerLost, start_worker
from stellwerk.core.refusal import Declined, Unavailable, refuse
from stellwerk.table.byte_cache import ByteCache
from stellwerk.web.limits import Limit
from stellwerk.web.logs import log
from stellwerk.web.settings import Settings

_T = TypeVar("_T")

_GUESS: Final = 0.1  # seconds that a piece of work is taken for until it is known
_KEPT: Final = 32 << 20  # bytes of results
_NICE: Final = 5  # moves and events come first
_PLAIN: Final = 2  # the last version of marshal's format in which equal data is written alike
_LATER: Final = 10  # seconds after which one may try again what took too long

Task = tuple[Callable[..., object], tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a worker answers."""

    seconds: float  # of its processor
    value: bytes = b""  # pickled
    declined: Declined | None = None


def perform(task: Task | None) -> Outcome:
    """A worker's work; ``None`` only asks whether it is there."""
    if task is None:
        if hasattr(os, "nice"):
            os.nice(_NICE)
        return Outcome(0.0)
    work, args = task
    start = process_time()
    try:
        value = pickle.dumps(work(*args))
    except Declined as declined:
        return Outcome(process_time() - start, declined=declined)
    except Exception:
        # The error itself may not be of a kind that can be sent.
        raise RuntimeError(traceback.format_exc()) from None
    return Outcome(process_time() - start, value)


@dataclass(eq=False, slots=True)
class _Job:
    key: bytes
    who: str
    task: Task
    done: asyncio.Future[bytes]


class Offload:
    """The workers of one app, started when first needed, and who waits for them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._share = Limit("work", settings.work_share, settings.work_burst)
        count = max(1, settings.work_workers)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="work")
        self._workers: list[Worker | None] = [None] * count
        self._idle = set(range(count))
        self._all: set[BaseProcess] = set()
        # By address, in the order of their turns.
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._asked: Counter[str] = Counter()  # by address: what waits or is under way
        self._jobs: dict[bytes, asyncio.Future[bytes]] = {}
        self._kept: ByteCache[bytes, bytes] = ByteCache(_KEPT)
        self._closed = False

    async def run(self, who: str, work: Callable[..., _T], *args: Any) -> _T:
        """What a function of a module gives for plain data, asked for by an address.

        Refuses an address that has used up its share; ``Unavailable`` if too much waits.
        """
        named = f"{work.__module__}.{work.__qualname__} ".encode()
        key = sha256(named + plain_bytes(args, _PLAIN)).digest()
        found = self._kept.get(key)
        if found is None:
            done = self._jobs.get(key) or self._begin(key, who, (work, args))
            try:
                # Others may wait for the same, and what is begun is kept in any case.
                found = await asyncio.shield(done)
            finally:
                del done  # it holds the error, whose traceback would hold it
        return cast(_T, pickle.loads(found))  # by our own worker

    def _begin(self, key: bytes, who: str, task: Task) -> asyncio.Future[bytes]:
        if self._closed:
            raise Unavailable(refuse("", "table.closing"))
        all_of_them, each = self._settings.work_waiting, self._settings.work_waiting_per_address
        if 0 < all_of_them <= len(self._jobs) or 0 < each <= self._asked[who]:
            soon = 1 + len(self._jobs) // len(self._workers)
            raise Unavailable(refuse("", "web.busy", seconds=soon))
        self._share.take(who, _GUESS)
        done = asyncio.get_running_loop().create_future()
        done.add_done_callback(_heard)
        self._jobs[key] = done
        self._asked[who] += 1
        self._waiting.setdefault(who, deque()).append(_Job(key, who, task, done))
        self._dispatch()
        return done

    def _dispatch(self) -> None:
        while self._idle and self._waiting and not self._closed:
            who, queue = self._waiting.popitem(last=False)
            job = queue.popleft()
            if queue:
                self._waiting[who] = queue  # behind all others
            place = min(self._idle)  # so that no more workers are started than are needed
            self._idle.remove(place)
            loop = asyncio.get_running_loop()
            under_way = loop.run_in_executor(self._threads, self._do, place, job.task)
            under_way.add_done_callback(partial(self._finish, place, job))

    def _finish(self, place: int, job: _Job, under_way: asyncio.Future[Outcome]) -> None:
        self._idle.add(place)
        del self._jobs[job.key]
        self._asked[job.who] -= 1
        if not self._asked[job.who]:
            del self._asked[job.who]
        if under_way.cancelled():
            job.done.set_exception(Unavailable(refuse("", "table.closing")))
        elif error := under_way.exception():
            job.done.set_exception(error)
        else:
            outcome = under_way.result()
            self._share.charge(job.who, outcome.seconds - _GUESS)
            if outcome.declined is not None:
                job.done.set_exception(outcome.declined)
            else:
                self._kept.put(job.key, outcome.value, len(outcome.value))
                job.done.set_result(outcome.value)
        self._dispatch()

    # -- in a thread for each worker -------------------------------------------------------------

    def _do(self, place: int, task: Task) -> Outcome:
        worker = self._workers[place]
        try:
            worker = self._workers[place] = worker or self._start()
            return cast(Outcome, worker.ask(task, self._settings.work_seconds))
        except (TimeoutError, WorkerLost, OSError) as error:
            if worker is not None:
                self._all.discard(worker.process)
                worker.end()
            self._workers[place] = None
            if self._closed:
                return Outcome(0.0, declined=Unavailable(refuse("", "table.closing")))
            log(logging.WARNING, "work not done", what=task[0].__qualname__, why=str(error))
            late = Unavailable(refuse("", "web.work_late", seconds=_LATER))
            return Outcome(self._settings.work_seconds, declined=late)

    def _start(self) -> Worker:
        worker = Worker(*start_worker(perform, self._settings.work_seconds))
        self._all.add(worker.process)
        if self._closed:
            worker.process.kill()  # it came too late to be ended with the others
        try:
            worker.wait_until_ready()
        except Exception:
            self._all.discard(worker.process)
            worker.end()
            raise
        return worker

    def close(self) -> None:
        """End all workers at once, also those that are at work; who waits is told."""
        self._closed = True
        for process in list(self._all):
            with suppress(ValueError):  # closed by the thread that ended it
                process.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for place, worker in enumerate(self._workers):
            if worker is not None:
                worker.end()
                self._workers[place] = None
        for queue in self._waiting.values():
            for job in queue:
                job.done.set_exception(Unavailable(refuse("", "table.closing")))
        self._waiting.clear()


def _heard(done: asyncio.Future[bytes]) -> None:
    """Whoever asked may have gone: that nobody hears of an error is none."""
    if not done.cancelled():
        done.exception()
