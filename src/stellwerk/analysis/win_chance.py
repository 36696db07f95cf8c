"""The chance to win from a few figures of every seat: a logistic fit, found from recorded games.

Every figure has a weight that changes with how much of the game is left: what one has counts for
more when little is to come. What a seat knows of itself says more than what it imagines of the
others, so these may have weights of their own. ``tools/analysis/fits.py`` finds them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import exp
from typing import TypeAlias

Weights: TypeAlias = tuple[tuple[float, ...], ...]  # of each figure, by ``stages``


def stages(left: float) -> tuple[float, float, float]:
    """By what weights change while so many turns, rounds or years are left.

    >>> stages(4)
    (1.0, 0.4, 0.25)
    """
    return 1.0, left / 10, 1 / max(1.0, left)


@dataclass(frozen=True, slots=True)
class WinChance:
    """Judges how the seats of a game stand."""

    own: Weights
    others: Weights
    bias: tuple[float, ...]  # for the seat that looks

    def of(self, seat: int, figures: Sequence[Sequence[float]], left: float) -> float:
        """The chance of the seat that looks, from the figures of all seats."""
        now = stages(left)
        own, others = _weighted(self.own, now), _weighted(self.others, now)
        mine = _dot(own, figures[seat]) + _dot(self.bias, now)
        against = sum(
            exp(min(60.0, _dot(others, figure) - mine))
            for other, figure in enumerate(figures)
            if other != seat
        )
        return 1 / (1 + against)


@cache
def fitted(package: str) -> dict[str, WinChance]:
    """The fits in ``chances.json`` of a package, by name."""
    text = (resources.files(package) / "chances.json").read_text("utf-8")
    return {
        name: WinChance(
            tuple(map(tuple, fit["own"])),
            tuple(map(tuple, fit.get("others", fit["own"]))),
            tuple(fit.get("bias", (0.0, 0.0, 0.0))),
        )
        for name, fit in json.loads(text)["fits"].items()
    }


def _weighted(weights: Weights, now: Sequence[float]) -> list[float]:
    return [_dot(weight, now) for weight in weights]


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
