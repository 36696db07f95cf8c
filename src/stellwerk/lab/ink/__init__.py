"""Railroad Ink for learners."""

from __future__ import annotations

from stellwerk.core.card import Options
from stellwerk.lab.ink import boards
from stellwerk.lab.ink.boards import Boards
from stellwerk.lab.ink.layout import InkLayout

__all__ = ["encoder"]


class _Encoder:
    """How the game looks as numbers, and batches of boards for one player each."""

    def layout(self, options: Options, players: int) -> InkLayout:
        return InkLayout(options, players)

    def batch(self, options: Options, players: int, seeds: list[int], reward: str) -> Boards | None:
        """A batch of games; of kinds that the kernel has not, and of victories alone, none."""
        if reward == "victory" or not boards.can(options, players):
            return None
        return Boards(options, seeds, reward == "gain")


encoder = _Encoder()
