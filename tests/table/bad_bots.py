"""Work for worker processes as bad bots would do it."""

from __future__ import annotations

import os
import time

from stellwerk.bots.questions import Question


def stall(question: Question | None) -> int | None:
    if question is not None:
        time.sleep(600)
    return None


def brood(question: Question | None) -> int | None:
    while question is not None:
        pass
    return None


def die(question: Question | None) -> int | None:
    if question is not None:
        os._exit(9)
    return None


def fail(question: Question | None) -> int | None:
    if question is not None:
        raise ValueError("no idea")
    return None


def cheat(question: Question | None) -> int | None:
    return None if question is None else -1


def babble(question: Question | None) -> int | None:
    return "north"  # type: ignore[return-value]


def wait_and_answer(question: Question | None) -> int | None:
    """Not bad, but on a machine that has other things to do."""
    if question is not None:
        time.sleep(0.7)
    return 7
