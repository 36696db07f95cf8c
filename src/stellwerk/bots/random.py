"""The bot that every game has, and that every other bot should beat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stellwerk.core.game import Move, View


class RandomBot:
    """Chooses evenly among the legal moves; the same seed gives the same choices."""

    def __init__(self, seed: bytes) -> None:
        self._rng = Random(int.from_bytes(seed, "big"))

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return self._rng.choice(legal)
