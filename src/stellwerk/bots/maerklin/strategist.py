"""The bots `strong` and `master` of Zug um Zug Märklin: all that can be done has its price.

What is done follows from rules and prices (``policy.py``), which are data (``weights.py``).
"""

from __future__ import annotations

from collections.abc import Mapping

from stellwerk.bots.maerklin.policy import Policy
from stellwerk.bots.maerklin.weights import MASTER
from stellwerk.bots.planning import PlanningBot
from stellwerk.core.game import Move
from stellwerk.core.rng import Rng
from stellwerk.games.maerklin import Seen


class Strategist(PlanningBot[Seen]):
    """``weights`` are the prices it goes by."""

    def __init__(self, seed: bytes, weights: Mapping[str, int] = MASTER) -> None:
        super().__init__(seed)
        self._weights = dict(weights)
        self._policy: Policy | None = None

    def plan(self, seen: Seen, rng: Rng) -> list[Move]:
        legal = seen.legal()
        if len(legal) == 1:
            return legal
        policy = self._policy
        if policy is None or policy.rules is not seen.position.rules:
            policy = self._policy = Policy(seen.position.rules, seen.players, self._weights)
        return [policy.choose(seen.position, seen.viewer)]
