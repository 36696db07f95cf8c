"""The gentle bot of Zug um Zug Märklin: it plans like `planner`, and makes the mistakes of people.

It builds for one ticket at a time, is tempted by long routes that lead nowhere, sends its
passengers off early, and now and then claims or takes what comes second.
"""

from __future__ import annotations

from stellwerk.bots.maerklin.planner import Habits, Planner
from stellwerk.core.rng import Rng


class ShortSighted(Planner):
    """``tickets`` is how many it plans for together, ``patience`` how many hundredths of what a
    journey could become are enough, ``tempted`` how long a route must be to be claimed without a
    plan, and in ``lapses`` of a thousand turns it does what comes second."""

    def __init__(self, seed: bytes, tickets: int, patience: int, tempted: int, lapses: int) -> None:
        super().__init__(seed)
        self._tickets = tickets
        self._patience = patience / 100
        self._tempted = tempted
        self._lapses = lapses

    def habits(self, rng: Rng) -> Habits:
        return Habits(self._tickets, self._patience, self._tempted, rng.below(1000) < self._lapses)
