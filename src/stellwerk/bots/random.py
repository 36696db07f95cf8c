"""The bot that every game has, and that every other bot should beat."""

from __future__ import annotations

from stellwerk.core.game import Move, Seen
from stellwerk.core.rng import Decisions


class RandomBot:
    """Chooses evenly among the legal moves; the same seed gives the same choices."""

    def __init__(self, seed: bytes) -> None:
        self._decisions = Decisions(seed)

    def choose(self, seen: Seen) -> Move:
        legal = seen.legal()
        return legal[self._decisions.rng(seen.decisions).below(len(legal))]
