"""How strong bots are, from the order in which they came in: ratings by Plackett and Luce.

The model: whoever is to come first, second and so on is drawn among those still in the game, each
as likely as their strength says. Of two that is the model of Bradley and Terry, on which ratings in
chess rest as well, and the scale is the one known from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any, Final

from stellwerk.core.refusal import Unavailable, refuse

MIDDLE: Final = 1500  # points: the average of all who are rated together
SCALE: Final = 400 / log(10)  # 400 points ahead: ten wins for one defeat
# What is thought of a bot before its first game: within so many points of the middle, more or less.
# It keeps one that never wins from falling for ever, and does not matter to the others.
_PRIOR: Final = 800


@dataclass(frozen=True, slots=True)
class Rating:
    """Points, and the standard error of their distance from the middle of the field."""

    points: float
    error: float


def rate(count: int, rankings: Sequence[Sequence[int]]) -> list[Rating]:
    """Ratings of those numbered from 0 to ``count - 1``; a ranking lists who played, best first.

    They are rounded to tenths of a point, so that they are the same on every machine. Refuses to
    work without the packages that the extra ``ladder`` brings.
    """
    try:
        import numpy
        from choix.opt import Top1Fcts, opt_pairwise, opt_rankings
    except ImportError:
        raise Unavailable(refuse("", "core.extra_missing", extra="ladder")) from None
    data: list[Any] = [tuple(ranking) for ranking in rankings]
    penalty = (SCALE / _PRIOR) ** 2 / 2
    fit = opt_pairwise if all(len(ranking) == 2 for ranking in data) else opt_rankings
    found = fit(count, data, alpha=penalty)
    covariance = numpy.linalg.inv(Top1Fcts.from_rankings(data, penalty).hessian(found))
    # Where the middle itself lies nobody knows: only distances from it have an error.
    centred = numpy.identity(count) - 1 / count
    errors = (centred @ covariance @ centred).diagonal()
    middle = found.mean()
    return [
        Rating(
            round(MIDDLE + SCALE * float(strength - middle), 1),
            round(SCALE * sqrt(max(0.0, float(error))), 1),
        )
        for strength, error in zip(found, errors, strict=True)
    ]
