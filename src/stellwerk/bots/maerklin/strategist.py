"""The bots `strong` and `master` of Zug um Zug Märklin: plan by prices, see ``policy.py``."""

from __future__ import annotations

from stellwerk.bots.maerklin.policy import Policy
from stellwerk.bots.maerklin.weights import WEIGHTS
from stellwerk.bots.planning import PlanningBot
from stellwerk.core.game import Move
from stellwerk.core.rng import Rng
from stellwerk.games.maerklin import Seen


class Strategist(PlanningBot[Seen]):
    """Does what the policy says."""

    def __init__(self, seed: bytes, parameters: dict[str, int] = WEIGHTS) -> None:
        super().__init__(seed)
        self._weights = {**WEIGHTS, **parameters}
        self._policy: Policy | None = None

    def plan(self, seen: Seen, rng: Rng) -> list[Move]:
        legal = seen.legal()
        if len(legal) == 1:
            return legal
        if self._policy is None:
            self._policy = Policy(seen.position.rules, seen.players, self._weights)
        return [self._policy.choose(seen.position, seen.viewer)]
