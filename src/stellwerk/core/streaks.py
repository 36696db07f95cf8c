"""How many days somebody has played in a row, from the days alone: nothing is kept that is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from datetime import date, timedelta
from typing import Final

FORGIVEN: Final = 2  # days of a month that may be missed

_DAY: Final = timedelta(1)


def streak(played: Set[date], today: date) -> int:
    """The days played in a row up to today, which may still come; two a month may be missed.

    >>> days = {date(2026, 11, day) for day in (1, 2, 5, 6)}
    >>> streak(days, date(2026, 11, 7)), streak(days, date(2026, 11, 8)), streak(set(), date.max)
    (4, 2, 0)
    """
    first, count, missed = min(played, default=today), 0, Counter[tuple[int, int]]()
    day = today if today in played else today - _DAY
    while day >= first:
        if day in played:
            count += 1
        else:
            missed[day.year, day.month] += 1
            if missed[day.year, day.month] > FORGIVEN:
                break
        day -= _DAY
    return count


def longest(played: Set[date]) -> int:
    """The most days ever played in a row.

    >>> longest({date(2026, 11, day) for day in (1, 2, 3, 8, 9)})
    3
    """
    return max((streak(played, day) for day in played), default=0)
