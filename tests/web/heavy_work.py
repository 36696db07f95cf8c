"""Work for the workers of tests."""

from __future__ import annotations

import os
import signal
import time

from stellwerk.core.refusal import Invalid, refuse


def double(number: int) -> int:
    return 2 * number


def nap(seconds: float, name: str = "") -> str:
    time.sleep(seconds)
    return name


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
