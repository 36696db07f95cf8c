"""What an analysis says: values of a form that can be stored and sent."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import hypot
from typing import Self, cast

from stellwerk.analysis.analyst import Estimate, Mark, Unit
from stellwerk.core.words import Json


@dataclass(frozen=True, slots=True)
class Choice:
    """A turn that was or could have been played, and what comes of it."""

    moves: tuple[str, ...]  # in notation
    expected: Estimate


@dataclass(frozen=True, slots=True)
class TurnReport:
    """One turn: what was played, what was best, and what was given away."""

    number: int  # from 1
    entry: int  # of the record: so many have been made when the turn is over
    played: Choice
    best: Choice
    forced: bool  # nothing was to be decided
    loss: float  # below 0 if what was played came out better; see ``shown_loss``
    loss_error: float
    cost: dict[str, float]  # the loss by parts of the score
    mark: Mark

    @property
    def shown_loss(self) -> float:
        return max(0.0, self.loss)

    def json(self) -> dict[str, Json]:
        return cast("dict[str, Json]", asdict(self))

    @classmethod
    def read(cls, data: dict[str, Json]) -> Self:
        """What ``json`` gave; for what this program has stored itself."""
        fields = cast("dict[str, object]", dict(data))
        return cls(**fields | {"played": _choice(data["played"]), "best": _choice(data["best"])})  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance was worth before a turn: its best play less what was expected before."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Par:
    """What a good player gets with the same chance: the mean of so many games."""

    mean: float
    error: float
    games: int
    best: float | None = None  # of them; unknown of what was stored before it was told


@dataclass(frozen=True, slots=True)
class GameReport:
    """A whole game of one seat: ``outcome = outset + luck - loss``, up to rounding."""

    game: str
    seat: int
    unit: Unit
    effort: str
    outset: Estimate
    turns: tuple[TurnReport, ...]
    outcome: Estimate
    par: Par | None
    cut_short: bool  # the time was up, so the later turns are less exact

    @property
    def loss(self) -> float:
        return sum(turn.loss for turn in self.turns)

    @property
    def loss_error(self) -> float:
        return hypot(*(turn.loss_error for turn in self.turns))

    @property
    def lucks(self) -> tuple[Luck, ...]:
        """The luck of each turn."""
        expected = [turn.played.expected for turn in self.turns]
        return tuple(
            Luck(
                turn.best.expected.value - before.value,
                hypot(turn.best.expected.error, before.error),
            )
            for before, turn in zip([self.outset, *expected], self.turns, strict=False)
        )

    @property
    def closing_luck(self) -> float:
        """What happened after the last turn."""
        last = self.turns[-1].played.expected if self.turns else self.outset
        return self.outcome.value - last.value

    @property
    def luck(self) -> float:
        return sum(luck.value for luck in self.lucks) + self.closing_luck

    @property
    def decisions(self) -> int:
        return sum(not turn.forced for turn in self.turns)

    @property
    def rate(self) -> float:
        """What was lost per decision; forced turns are none."""
        return max(0.0, self.loss) / (self.decisions or 1)

    @property
    def accuracy(self) -> float:
        """How much of what was there was got, from 0 to 1; of a chance, how much was kept."""
        lost = max(0.0, self.loss)
        if self.unit == "chance":
            return max(0.0, 1 - self.rate)
        got = max(0.0, self.outcome.value)
        return got / (got + lost) if got + lost else 1.0

    def json(self) -> dict[str, Json]:
        """All of it, with what follows from it."""
        plain = cast("dict[str, Json]", asdict(self))
        return plain | {
            "loss": self.loss,
            "loss_error": self.loss_error,
            "luck": self.luck,
            "lucks": [asdict(luck) for luck in self.lucks],
            "closing_luck": self.closing_luck,
            "decisions": self.decisions,
            "rate": self.rate,
            "accuracy": self.accuracy,
        }


def _choice(data: Json) -> Choice:
    plain = cast("dict[str, Json]", data)
    moves = cast("list[str]", plain["moves"])
    expected = cast("dict[str, object]", plain["expected"])
    return Choice(tuple(moves), Estimate(**expected))  # type: ignore[arg-type]
