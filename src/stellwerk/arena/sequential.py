"""Whether somebody wins more than a given part of the games: a test that may be looked at any time.

After every game it can be said how sure it is by now, and play may stop as soon as it is sure: that
makes no difference to its errors, unlike with a test for a fixed number of games.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

_STEPS: Final = 2000  # of the integral, even


def evidence(wins: float, games: int, part: float) -> float:
    """How much these results speak for more than ``part`` of the games: 20 is "95 % sure".

    It is the chance of the results if every higher part were as likely as any other, over their
    chance at ``part`` itself. Whoever wins no more than that reaches 20 in one of 20 endless
    series at most (Ville's inequality). Shared victories are parts of a win.

    >>> evidence(5, 5, 0.5) < 20 < evidence(8, 8, 0.5)
    True
    >>> evidence(60, 100, 0.6) < 1
    True
    """
    if games == 0:
        return 1.0
    losses = games - wins
    at_part = wins * log(part) + losses * log(1 - part)
    width = (1 - part) / _STEPS
    total = 0.0
    for step in range(_STEPS + 1):
        p = part + step * width
        if p >= 1:
            share = 1.0 if losses == 0 else 0.0
            value = share * exp(-at_part) if at_part > -700 else 0.0
        else:
            value = exp(min(700.0, wins * log(p) + losses * log(1 - p) - at_part))
        total += value * (1 if step in (0, _STEPS) else 4 if step % 2 else 2)
    return total * width / 3 / (1 - part)
