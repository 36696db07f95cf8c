"""Work for the workers of tests."""

from __future__ import annotations

import os
import signal
import threading
import time

from stellwerk.core.refusal import Invalid, refuse


def double(number: int) -> int:
    return 2 * number


def nap(seconds: float, name: str = "") -> str:
    time.sleep(seconds)
    return name


others = threading.Event()  # only where workers are threads


def wait_for_others(name: str) -> str:
    """Takes as long as it takes until something quick was done."""
    if name == "quick":
        others.set()
    return name if others.wait(20) else "too late"


def spin(seconds: float) -> None:
    start = time.process_time()
    while time.process_time() - start < seconds:
        pass


def decline() -> None:
    raise Invalid(refuse("", "web.body", where="here"))


def fail() -> None:
    raise ZeroDivisionError("of our own making")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
