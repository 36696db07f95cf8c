"""How long people may take, by a clock that is never set back."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil

from stellwerk.table.types import Clock

DAY = 24 * 3600.0
_LEAP = 1.0  # seconds by which two clocks do not differ unless one of them was set


def deadline(clock: Clock, started: float, since: float) -> float:
    """When time is up for a seat that may act ``since`` then, in a game ``started`` then.

    A day's round ends at the hour at which the game began, and lasts half a day at least, so that
    nobody comes home to a round that began and ended at work.

    >>> deadline(Clock("round", 90), 0.0, 1000.0)
    1090.0
    >>> [deadline(Clock("day"), 0.0, hour * 3600.0) / 3600 for hour in (0, 11, 13, 24)]
    [24.0, 24.0, 48.0, 48.0]
    """
    if clock.kind == "round":
        return since + clock.seconds
    return started + DAY * ceil((since + DAY / 2 - started) / DAY)


class SteadyClock:
    """The time of day, as long as nobody sets it back: then it goes on as if nobody had.

    Else deadlines would move away by as much, and whatever must be some seconds later than
    something else would have to wait. Where the time of day has caught up, it counts again.
    """

    def __init__(
        self, now: Callable[[], float], monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._now = now
        self._monotonic = monotonic
        self._last = now()
        self._at = monotonic()
        self._ahead = 0.0  # of the time of day

    def __call__(self) -> float:
        now, at = self._now(), self._monotonic()
        step, passed = now - self._last, at - self._at
        if step < 0:
            self._ahead += passed - step
        elif self._ahead and step > passed + _LEAP:
            self._ahead = max(0.0, self._ahead - (step - passed))
        self._last, self._at = now, at
        return now + self._ahead
