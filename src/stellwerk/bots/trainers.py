"""What a game brings to be learned: how its bot plays to learn, and what it makes of the games.

The training itself, with its passes, processes and files, is the same for all games:
``stellwerk.arena.training``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from stellwerk.core.card import Options


@dataclass(frozen=True, slots=True)
class Sample:
    """Games to be played: those with the numbers from ``first`` up to before ``last``."""

    weights: str  # the text of a file of weights
    seed: int  # of the pass
    first: int
    last: int
    learning: bool = True  # tries lesser moves now and then and keeps what it saw; else its best


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a sample."""

    totals: tuple[int, ...]  # points, game by game
    seen: bytes  # what is learned from; for the game's own trainer to read


class Trainer(Protocol):
    """A game's roster names one. It is sent to other processes, so it is small."""

    @property
    def passes(self) -> int:
        """How many there are if nobody says otherwise."""
        ...

    @property
    def games(self) -> int:
        """In a pass."""
        ...

    def name(self, options: Options) -> str:
        """The option set that weights are learned for; refuses one that cannot be learned."""
        ...

    def begin(self, options: Options, start: str | None) -> str:
        """The weights of the first pass: those of a file, or some that nothing is learned in."""
        ...

    def play(self, options: Options, sample: Sample) -> Played:
        """Play games with some weights."""
        ...

    def learn(self, options: Options, seen: list[bytes], seed: int, start: str | None) -> str:
        """New weights from all that was seen so far, the latest last, and from those begun with."""
        ...

    def signed(self, weights: str, made: dict[str, str | int | float]) -> str:
        """The same weights with a note on how they came about."""
        ...
