"""Work spread over processes, its results in the order of the tasks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar, cast

from stellwerk.bots.child_process import Child
from stellwerk.bots.workers import WorkerLost, hand, receive, start_worker

__all__ = ["WorkerLost", "chunks", "spread"]

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")

_CHUNKS_PER_JOB = 16  # enough for a smooth progress bar and for workers that end together
_LARGEST_CHUNK = 64  # games


def chunks(numbers: range, jobs: int) -> list[range]:
    """The numbers in pieces of a size that is good to hand to so many processes."""
    size = max(1, min(_LARGEST_CHUNK, len(numbers) // (jobs * _CHUNKS_PER_JOB)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def spread(
    work: Callable[[_Task], _Done], tasks: Iterable[_Task], jobs: int, cluster: str = ""
) -> Iterator[_Done]:
    """``map(work, tasks)`` on ``jobs`` processes; on one, in this process itself.

    ``work`` is a function of a module; tasks and results are pickled. An error of a worker is
    raised here, and ends all. With the address of a ``cluster`` the tasks are done there, ``jobs``
    at a time.
    """
    if cluster:
        from stellwerk.arena.cluster import spread_on_cluster  # it needs packages of its own

        yield from spread_on_cluster(work, tasks, jobs, cluster)
        return
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
        self._processes: list[Child] = []
        try:
            for task in islice(self._tasks, jobs):
                process, worker = start_worker(work)
                self._processes.append(process)
                self._hand(worker, task)
        except BaseException:
            self.end()
            raise

    def _hand(self, worker: Connection, task: tuple[int, _Task]) -> None:
        hand(worker, task)
        self._busy.append(worker)

    def results(self) -> Iterator[_Done]:
        early: dict[int, _Done] = {}
        due = 0
        while self._busy:
            for worker in cast(list[Connection], wait(self._busy)):
                self._busy.remove(worker)
                number, done = receive(worker)
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
            process.wait()
        for worker in self._busy:
            worker.close()
