"""What a game brings to be analysed: which turns are worth a look, and what comes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Literal, Protocol, TypeAlias

from stellwerk.core.card import Options
from stellwerk.core.game import Move, Seat, Seen, State
from stellwerk.core.journal import Journal
from stellwerk.core.refusal import Refusal
from stellwerk.core.rng import Rng

Play: TypeAlias = tuple[Move, ...]  # all moves of a turn
Unit: TypeAlias = Literal["points", "chance"]  # what values are told in; a chance is from 0 to 1
Mark: TypeAlias = Literal["", "inaccuracy", "mistake", "blunder"]

# A loss says something about a turn only from so many times its error on.
SURE: Final = 2.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is done for one turn, in units of work: never by a clock.

    ``work`` is spent on every value that is told. What a unit is the game says: a round, or a game,
    that is played on.
    """

    work: int
    few: int = 3  # of the best turns, where somebody asks for the best ones
    par: int = 32  # games of par

    def least(self) -> Budget:
        """What is still done once the time is up."""
        return Budget(min(self.work, 12), 1, self.par)


@dataclass(frozen=True, slots=True)
class Limits:
    """From which loss on a turn is marked."""

    inaccuracy: float
    mistake: float
    blunder: float

    def mark(self, loss: float, error: float) -> Mark:
        """The mark of a loss; none as long as it may be nothing but noise.

        >>> limits = Limits(1, 2.5, 5)
        >>> limits.mark(3, 0.5), limits.mark(3, 1.6), limits.mark(0.9, 0)
        ('mistake', '', '')
        """
        if loss < SURE * error or loss < self.inaccuracy:
            return ""
        if loss < self.mistake:
            return "inaccuracy"
        return "mistake" if loss < self.blunder else "blunder"


@dataclass(frozen=True, slots=True)
class Estimate:
    """What is to be expected, and how sure that is."""

    value: float
    error: float  # the standard error; 0 of what is known for certain
    parts: Mapping[str, float] = field(default_factory=dict)  # of the score; they add up


@dataclass(frozen=True, slots=True)
class Sampled:
    """What came of a turn, each time the game was played on."""

    values: tuple[float, ...]  # one alone is exact
    parts: Mapping[str, float] = field(default_factory=dict)  # their means

    @property
    def estimate(self) -> Estimate:
        return Estimate(fmean(self.values), standard_error(self.values), dict(self.parts))


def standard_error(values: Sequence[float]) -> float:
    """Of the mean; what is known by one value alone is exact.

    >>> standard_error([1.0, 3.0]), standard_error([7.0])
    (1.0, 0.0)
    """
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def difference(one: Sampled, other: Sampled) -> tuple[float, float]:
    """By how much one is better, and the standard error of that; chance fell alike on both."""
    pairs = [a - b for a, b in zip(one.values, other.values, strict=True)]
    return fmean(pairs), standard_error(pairs)


class Analyst(Protocol):
    """How one game is analysed. ``analysis`` in the package of the game's key is one.

    It gets what the seat saw when its turn began, and nothing else.
    """

    @property
    def unit(self) -> Unit: ...

    @property
    def limits(self) -> Limits: ...

    @property
    def budgets(self) -> Mapping[str, Budget]:
        """By the names of efforts, the smallest first; the second is the usual one."""
        ...

    def check(self, options: Options, players: int) -> Refusal | None:
        """Why games with these options cannot be analysed; ``None`` if they can."""
        ...

    def plays(self, seen: Seen, budget: Budget, rng: Rng) -> list[Play]:
        """The most promising turns from here, the best first; one alone is no decision."""
        ...

    def alike(self, seen: Seen, one: Play, other: Play) -> bool:
        """Whether two turns come to the same."""
        ...

    def values(self, seen: Seen, plays: Sequence[Play], budget: Budget, rng: Rng) -> list[Sampled]:
        """What comes of each of these turns, all tried with the same chance."""
        ...

    def outset(self, seen: Seen, budget: Budget, rng: Rng) -> Sampled:
        """What was to be expected before chance had acted for the first time.

        ``seen`` is how the first turn of the seat began.
        """
        ...

    def outcome(self, state: State, seat: Seat) -> Estimate:
        """What a finished game came to."""
        ...

    def par(self, journal: Journal, seat: Seat, budget: Budget, seed: bytes) -> Sampled | None:
        """What a good player gets with exactly this chance, without knowing it beforehand.

        ``None`` where nobody else could have met with the same chance.
        """
        ...
