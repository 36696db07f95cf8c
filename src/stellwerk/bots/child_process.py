"""Processes of our own, which end with their parent and in silence, whenever that is killed.

``multiprocessing`` starts a process first and tells it what to do afterwards: if the parent is
killed in between, the other prints a traceback. One of these ends when nobody tells it anything.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import Pipe, connection, spawn
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

# The same modules are found as here. Only then can it be asked what is to be done.
_PROGRAM = "import sys; sys.path[:] = {path}; from {module} import run; run({pipe}, {life})"


class Child(subprocess.Popen[bytes]):
    """A process, and our end of a pipe that says we are alive: it is closed however we end."""

    life: Connection


class Parent:
    """What a process has of the one that started it."""

    def __init__(self, pipe: Connection, life: Connection) -> None:
        self.pipe = pipe
        self._life = life

    def at_its_end(self, act: Callable[[], None]) -> None:
        """Act in a thread of its own when the parent has ended, however that came about."""
        Thread(target=self._wait, args=(act,), daemon=True).start()

    def _wait(self, act: Callable[[], None]) -> None:
        try:
            self._life.recv_bytes()  # nothing is ever sent
        except (EOFError, OSError):
            act()


def start(
    target: Callable[..., None], *args: object, files: Sequence[int] = ()
) -> tuple[Child, Connection]:
    """A process that calls a function of a module, and a pipe to it, which ends when it does.

    It is called with its :class:`Parent` and ``args``, which are pickled; the numbers of open
    ``files`` are the same over there.
    """
    # What cannot be pickled is noticed before anything has begun.
    told = [pickle.dumps(_preparations()), pickle.dumps((target, args))]
    here, there = Pipe()
    listens, life = Pipe(duplex=False)
    try:
        program = _PROGRAM.format(
            path=sys.path, module=__name__, pipe=there.fileno(), life=listens.fileno()
        )
        child = Child(
            [sys.executable, "-c", program],
            stdin=subprocess.DEVNULL,
            **_inheriting(there.fileno(), listens.fileno(), *files),
        )
    finally:
        there.close()  # these are the child's alone, so its death closes them
        listens.close()
    child.life = life
    with suppress(ConnectionError):  # it has ended already; who uses the pipe will notice
        for message in told:
            here.send_bytes(message)
    return child, here


def _preparations() -> dict[str, object]:
    """Among others, where the functions of the program itself are found."""
    found = spawn.get_preparation_data("child")
    del found["authkey"]  # a secret, which nobody here needs
    return found


def _inheriting(*handles: int) -> dict[str, Any]:
    if sys.platform == "win32":
        for handle in handles:
            os.set_handle_inheritable(handle, True)
        return {"startupinfo": subprocess.STARTUPINFO(lpAttributeList={"handle_list": [*handles]})}
    return {"pass_fds": handles}


def run(pipe: int, life: int) -> None:
    """The whole life of a process that :func:`start` made."""
    kind: Any = Connection
    if sys.platform == "win32":
        kind = connection.PipeConnection
    parent = Parent(kind(pipe), kind(life, writable=False))
    try:
        spawn.prepare(parent.pipe.recv())
        target, args = parent.pipe.recv()
    except (EOFError, OSError):
        os._exit(1)  # our parent was killed before it could say what to do
    target(parent, *args)
