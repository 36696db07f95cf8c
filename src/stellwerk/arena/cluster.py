"""The same work on a Ray cluster: results in the order of the tasks, lost ones tried again.

Ray does the scheduling, on this machine or on many; nothing of that is ours. A task whose worker or
node dies is done again elsewhere (it is known by its numbers, so it gives the same), and who has
asked notices nothing but the time.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from itertools import islice
from threading import get_ident
from typing import Any, Final, TextIO, TypeVar, cast

from stellwerk.core.refusal import Unavailable, refuse

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")

_RETRIES: Final = 8  # of a task whose worker or node died
_CONNECT_SECONDS: Final = 10
_WAITING: Final = 4  # tasks per job that are handed in before the first is taken out


def spread_on_cluster(
    work: Callable[[_Task], _Done], tasks: Iterable[_Task], jobs: int, address: str
) -> Iterator[_Done]:
    """``map(work, tasks)`` by the workers of the cluster at this address.

    ``work`` is a function of a module of this package, installed alike on every node. As many run
    at once as the cluster has processors; ``jobs`` says how many are kept ready at least. Refuses
    a cluster that cannot be reached, and one that has lost all its nodes.
    """
    ray = _ray()
    _connect(ray, address)
    try:
        with redirect_stdout(cast(TextIO, _OutputByThread())):
            yield from _results(ray, work, iter(tasks), jobs)
    except (ray.exceptions.RayError, ConnectionError) as error:
        if isinstance(error, ray.exceptions.RayTaskError):
            raise error.as_instanceof_cause() from None
        raise Unavailable(
            refuse("", "core.cluster_lost", address=address, detail=_brief(error))
        ) from None
    finally:
        ray.shutdown()


def _results(
    ray: Any, work: Callable[[_Task], _Done], tasks: Iterator[_Task], jobs: int
) -> Iterator[_Done]:
    remote = ray.remote(max_retries=_RETRIES, num_cpus=1)(_do).remote
    width = _WAITING * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
    handed = deque(remote(work, task) for task in islice(tasks, width))
    while handed:
        done: _Done = ray.get(handed.popleft())
        if (task := next(tasks, None)) is not None:
            handed.append(remote(work, task))
        yield done


class _OutputByThread:
    """Standard output to this thread, standard error to all others.

    A thread of Ray tells there of nodes that are lost, whatever it was asked to keep to itself; but
    who wants JSON shall get nothing else.
    """

    def __init__(self) -> None:
        self._own, self._thread = sys.stdout, get_ident()

    def __getattr__(self, name: str) -> object:
        return getattr(self._own if get_ident() == self._thread else sys.stderr, name)


def _do(work: Callable[[_Task], _Done], task: _Task) -> _Done:
    """What a worker of the cluster does with what it is sent."""
    return work(task)


def _ray() -> Any:
    """Ray, told to send nothing anywhere; refuses to go on without it."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise Unavailable(refuse("", "core.extra_missing", extra="cluster")) from None
    return ray


def _connect(ray: Any, address: str) -> None:
    try:
        _knock(address)
        ray.init(
            address=address,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise Unavailable(
            refuse("", "core.cluster_unreachable", address=address, detail=_brief(error))
        ) from None


def _knock(address: str) -> None:
    """Whether anybody is there: Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal():
        raise ValueError("HOST:PORT")
    with socket.create_connection((host, int(port)), _CONNECT_SECONDS):
        pass


def _brief(error: BaseException) -> str:
    """The first line of what an error says."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
