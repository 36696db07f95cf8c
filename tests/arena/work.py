"""Work for worker processes: functions of a module, as they must be. Run, it is a parent."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from stellwerk.arena.pool import spread
from stellwerk.core import Refused, refuse


def square(number: int) -> tuple[int, int]:
    time.sleep(0.05 * (number % 3 == 0))  # so that later tasks are done earlier
    return number * number, os.getpid()


def refuse_three(number: int) -> int:
    if number == 3:
        raise Refused(refuse("RI-22", "ink.edge_mismatch", cell="C3", side="N"))
    return number


def die_at_three(number: int) -> int:
    if number == 3:
        os._exit(9)
    return number


def sleep_for_ever(folder: Path) -> None:
    (folder / f"{os.getpid()}").touch()
    time.sleep(600)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # as every command does it
    try:
        list(spread(sleep_for_ever, [Path(sys.argv[1])] * 4, jobs=2))
    except KeyboardInterrupt:
        print("interrupted")
