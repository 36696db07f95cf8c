"""Expensive work outside of the event loop: pictures, replays and scored boards.

It is done in a few worker processes, so that whatever somebody brings along can be ended when its
time is up. Who waits is served in turns, address by address; the queue is short, and who finds it
full is told when to come again. The same is worked out once, also if it is asked for twice at the
same time, and kept.

Analyses are patient: they come after all else, one at a time for an address, and leave a worker to
the others where there are several.
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
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from marshal import dumps as plain_bytes
from time import process_time
from typing import Any, Final, TypeVar, cast

from stellwerk.bots.workers import Crew, Worker, WorkerLost, start_worker
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


NOBODY: Final = ""  # whose patient work comes last, and is charged to no address


@dataclass(eq=False, slots=True)
class _Job:
    key: bytes
    who: str
    task: Task
    done: asyncio.Future[bytes]
    patient: bool
    listeners: int = 0


class Offload:
    """The workers of one app, started when first needed, and who waits for them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._share = Limit("work", settings.work_share, settings.work_burst)
        count = max(1, settings.work_workers)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="work")
        self._workers: list[Worker | None] = [None] * count
        self._idle = set(range(count))
        # By address, in the order of their turns.
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._patient: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._served: set[str] = set()  # addresses whose patient work is under way
        self._asked: Counter[tuple[str, bool]] = Counter()  # what waits or is under way
        self._jobs: dict[bytes, _Job] = {}
        self._kept: ByteCache[bytes, bytes] = ByteCache(_KEPT)
        self._crew = Crew(lambda: start_worker(perform, settings.work_seconds))

    async def run(self, who: str, work: Callable[..., _T], *args: Any) -> _T:
        """What a function of a module gives for plain data, asked for by an address.

        Refuses an address that has used up its share; ``Unavailable`` if too much waits.
        """
        return cast(_T, await self._run(who, (work, args), patient=False))

    async def patiently(self, who: str, work: Callable[..., _T], *args: Any) -> _T:
        """The same for what takes long and may wait: given up when nobody waits for it any more,
        unless it has been begun."""
        return cast(_T, await self._run(who, (work, args), patient=True))

    def ahead(self, who: str) -> int | None:
        """How much patient work comes before that of an address; ``None`` if it has none to wait
        for."""
        if who in self._served or who not in self._patient:
            return None
        return len(self._served) + list(self._patient).index(who)

    async def _run(self, who: str, task: Task, *, patient: bool) -> object:
        work, args = task
        named = f"{work.__module__}.{work.__qualname__} ".encode()
        key = sha256(named + plain_bytes(args, _PLAIN)).digest()
        found = self._kept.get(key)
        if found is None:
            job = self._jobs.get(key) or self._begin(key, who, task, patient=patient)
            job.listeners += 1
            try:
                # Others may wait for the same, and what is begun is kept in any case.
                found = await asyncio.shield(job.done)
            finally:
                job.listeners -= 1
                self._forget(job)
                del job  # it holds the error, whose traceback would hold it
        return pickle.loads(found)  # by our own worker

    def _begin(self, key: bytes, who: str, task: Task, *, patient: bool) -> _Job:
        if self._crew.closed:
            raise Unavailable(refuse("", "table.closing"))
        all_of_them, each = self._settings.work_waiting, self._settings.work_waiting_per_address
        known = sum(job.patient == patient for job in self._jobs.values())
        if 0 < all_of_them <= known or (who and 0 < each <= self._asked[who, patient]):
            soon = 1 + len(self._jobs) // len(self._workers)
            raise Unavailable(refuse("", "web.busy", seconds=soon))
        if who:
            self._share.take(who, _GUESS)
        done = asyncio.get_running_loop().create_future()
        done.add_done_callback(_heard)
        job = self._jobs[key] = _Job(key, who, task, done, patient)
        self._asked[who, patient] += 1
        queues = self._patient if patient else self._waiting
        queues.setdefault(who, deque()).append(job)
        if NOBODY in self._patient:
            self._patient.move_to_end(NOBODY)
        self._dispatch()
        return job

    def _forget(self, job: _Job) -> None:
        """Give patient work up that nobody waits for any more, unless it has been begun."""
        queue = self._patient.get(job.who, ())
        if job.listeners or not job.patient or job not in queue:
            return
        self._patient[job.who].remove(job)
        if not self._patient[job.who]:
            del self._patient[job.who]
        self._drop(job)
        if job.who:
            self._share.charge(job.who, -_GUESS)
        job.done.cancel()

    def _drop(self, job: _Job) -> None:
        del self._jobs[job.key]
        self._asked[job.who, job.patient] -= 1
        if not self._asked[job.who, job.patient]:
            del self._asked[job.who, job.patient]

    def _dispatch(self) -> None:
        while self._idle and not self._crew.closed and (job := self._next()):
            place = min(self._idle)  # so that no more workers are started than are needed
            self._idle.remove(place)
            loop = asyncio.get_running_loop()
            under_way = loop.run_in_executor(self._threads, self._do, place, job.task)
            under_way.add_done_callback(partial(self._finish, place, job))

    def _next(self) -> _Job | None:
        """What is done next, if anything can be."""
        if self._waiting:
            who, queue = self._waiting.popitem(last=False)
            job = queue.popleft()
            if queue:
                self._waiting[who] = queue  # behind all others
            return job
        if len(self._idle) == 1 < len(self._workers):
            return None  # who comes next shall not wait for what is patient
        free = next((who for who in self._patient if who not in self._served), None)
        if free is None:
            return None
        who, queue = free, self._patient.pop(free)
        job = queue.popleft()
        self._served.add(who)
        if queue:
            self._patient[who] = queue
            if NOBODY in self._patient:
                self._patient.move_to_end(NOBODY)
        return job

    def _finish(self, place: int, job: _Job, under_way: asyncio.Future[Outcome]) -> None:
        self._idle.add(place)
        self._drop(job)
        if job.patient:
            self._served.discard(job.who)
        if under_way.cancelled():
            job.done.set_exception(Unavailable(refuse("", "table.closing")))
        elif error := under_way.exception():
            job.done.set_exception(error)
        else:
            outcome = under_way.result()
            if job.who:
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
            worker = self._workers[place] = worker or self._crew.start()
            return cast(Outcome, worker.ask(task, self._settings.work_seconds))
        except (TimeoutError, WorkerLost, OSError) as error:
            if worker is not None:
                self._crew.end(worker)
            self._workers[place] = None
            if self._crew.closed:
                return Outcome(0.0, declined=Unavailable(refuse("", "table.closing")))
            log(logging.WARNING, "work not done", what=task[0].__qualname__, why=str(error))
            late = Unavailable(refuse("", "web.work_late", seconds=_LATER))
            return Outcome(self._settings.work_seconds, declined=late)

    def close(self) -> None:
        """End all workers at once, also those that are at work; who waits is told."""
        self._crew.close()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for place, worker in enumerate(self._workers):
            if worker is not None:
                worker.end()
                self._workers[place] = None
        for queues in (self._waiting, self._patient):
            for queue in queues.values():
                for job in queue:
                    job.done.set_exception(Unavailable(refuse("", "table.closing")))
            queues.clear()


def _heard(done: asyncio.Future[bytes]) -> None:
    """Whoever asked may have gone: that nobody hears of an error is none."""
    if not done.cancelled():
        done.exception()
