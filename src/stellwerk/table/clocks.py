"""How long people may take."""

from __future__ import annotations

from math import ceil

from stellwerk.table.types import Clock

DAY = 24 * 3600.0


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
