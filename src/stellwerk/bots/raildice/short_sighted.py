"""The gentle bot of Railroad Dice: it builds like `builder`, and makes the mistakes of people.

It thinks of few ways to use its dice, hardly of what a roll may bring and of few years to come; and
now and then it misjudges what things are worth and does the second best.
"""

from __future__ import annotations

from typing import Final

from stellwerk.bots.raildice.builder import Builder
from stellwerk.bots.raildice.evaluation import WEIGHTS
from stellwerk.core.game import Move
from stellwerk.core.rng import Rng
from stellwerk.games.raildice.seen import Seen

_FAR_OFF: Final = 80  # hundredths by which a weight may be misjudged


class ShortSighted(Builder):
    """``years`` is how long it thinks a game lasts, ``width`` how many positions it keeps in mind,
    ``rolls`` how many it tries out, and in ``lapses`` of a thousand plans it misjudges things."""

    def __init__(self, seed: bytes, years: int, width: int, rolls: int, lapses: int) -> None:
        self._usual = {**WEIGHTS, "horizon": float(years)}
        super().__init__(seed, self._usual, width, rolls)
        self._lapses = lapses

    def plan(self, seen: Seen, rng: Rng) -> list[Move]:
        lapse = rng.below(1000) < self._lapses
        self.judge_by(_misjudged(self._usual, rng) if lapse else self._usual)
        return super().plan(seen, rng)


def _misjudged(weights: dict[str, float], rng: Rng) -> dict[str, float]:
    return {
        name: weight * (100 - _FAR_OFF + rng.below(2 * _FAR_OFF + 1)) / 100
        for name, weight in weights.items()
    }
