"""Turns of games that are won or lost: what each is worth in chance to win.

What a turn is worth is found by playing on from it: hidden things are imagined, all seats play
quickly for a few turns, and then a fit says who will win (``win_chance.py``). That says more than
games played to their end: whether one of them is won or lost is mostly luck.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final, Protocol

from stellwerk.analysis.analyst import (
    SURE,
    Budget,
    Estimate,
    Limits,
    Play,
    Sampled,
    Unit,
    difference,
)
from stellwerk.analysis.win_chance import WinChance, fitted
from stellwerk.core.card import Options, Value
from stellwerk.core.game import Game, Move, Seat, Seen, State
from stellwerk.core.journal import Journal
from stellwerk.core.refusal import Refusal
from stellwerk.core.rng import Rng
from stellwerk.core.score import Result, rank

LIMITS: Final = Limits(inaccuracy=0.05, mistake=0.10, blunder=0.15)
_LEAST: Final = 2  # samples of anything, so that there is an error
_GLIMPSES: Final = 4  # samples of every turn that is possible
_FINALISTS: Final = 3  # of these are looked at more closely
_SEEDS: Final = (1 << 31) - 1


class Runner(Protocol):
    """Plays games of one kind on, every seat by the same quick player."""

    def run(self, state: State, seed: int, turns: int) -> bool:
        """Play on until so many turns have begun and one more would; whether the game is over."""
        ...

    def state(self) -> State:
        """Where the game was played on to."""
        ...

    def figures(self) -> list[list[int]]:
        """How the seats stand there."""
        ...

    def left(self) -> float:
        """How much of the game is left."""
        ...

    def ranks(self) -> list[tuple[int, ...]]:
        """By what the seats are ranked, now that it is over."""
        ...


@dataclass(frozen=True)
class ChanceAnalyst(ABC):
    """What the analysts of such games have in common."""

    budgets: Mapping[str, Budget]  # in turns that are played on, for every value that is told
    rounds: int  # that are played on
    game: Game
    package: str  # where the fits are
    fitted_options: tuple[Mapping[str, Value], ...] = ({},)  # each has fits of its own
    unit: Unit = "chance"
    limits: Limits = LIMITS
    _runners: dict[tuple[object, ...], tuple[Runner, WinChance]] = field(
        default_factory=dict, compare=False, repr=False
    )

    @abstractmethod
    def make_runner(self, options: Options, players: int) -> Runner:
        """Who plays such games on."""

    @abstractmethod
    def fit_name(self, options: Options, players: int) -> str:
        """What says who wins such games, in the file of fits."""

    @abstractmethod
    def ways(self, state: State, seat: Seat, rng: Rng) -> list[Play]:
        """All turns that are worth a look, what a strong bot would do first.

        The seat knows nothing of the state but what it has seen.
        """

    def hasty(self) -> ChanceAnalyst:
        """One that thinks less about which turns are worth a look."""
        return self

    def imagine(self, seen: Seen, rng: Rng) -> State:
        """A state that agrees with what a seat has seen; hidden things are as likely as can be."""
        return seen.imagine(rng)

    @abstractmethod
    def lot_decides(self, options: Options) -> bool:
        """Whether chance says who begins."""

    def check(self, options: Options, players: int) -> Refusal | None:
        """All of them can be analysed."""
        return None

    def plays(self, seen: Seen, budget: Budget, rng: Rng) -> list[Play]:
        state, seat = seen.imagine(rng), _seat(seen)
        ways = self._different(seen, self.ways(state, seat, rng))
        if len(ways) == 1:
            return ways
        glimpses = self._trials(seen, ways, max(_LEAST, min(_GLIMPSES, budget.work // 8)), 0, rng)
        final = [ways[at] for at in _best_first(glimpses)[:_FINALISTS]]
        if ways[0] not in final:
            final.append(ways[0])  # what the bot would do is never left out unseen
        turns = self.rounds * seen.players
        samples = max(_LEAST, budget.work // (2 * turns))
        closer = self._trials(seen, final, samples, turns, rng)
        order = _best_first(closer)
        # The bot knows more than the fit: it is right unless something else is surely better.
        own = final.index(ways[0])
        gain, error = difference(Sampled(tuple(closer[order[0]])), Sampled(tuple(closer[own])))
        if gain < SURE * error:
            order.sort(key=lambda at: at != own)
        return [final[at] for at in order]

    def alike(self, seen: Seen, one: Play, other: Play) -> bool:
        return one == other or len(self._different(seen, (one, other))) == 1

    def values(self, seen: Seen, plays: Sequence[Play], budget: Budget, rng: Rng) -> list[Sampled]:
        turns = self.rounds * seen.players
        trials = self._trials(seen, plays, max(_LEAST, budget.work // turns), turns, rng)
        return [Sampled(tuple(values)) for values in trials]

    def outset(self, seen: Seen, budget: Budget, rng: Rng) -> Sampled:
        state, seat = self.game.new(seen.players, seen.options), _seat(seen)
        if self.lot_decides(seen.options):
            return Sampled((1 / seen.players,))  # all stand alike
        turns = self.rounds * seen.players
        samples = max(_LEAST, budget.work // turns)
        seeds = [rng.below(_SEEDS) for _ in range(samples)]
        return Sampled(tuple(self._chance(state, seat, seed, turns) for seed in seeds))

    def outcome(self, state: State, seat: Seat) -> Estimate:
        result = state.result()
        assert result is not None  # a game that is over has one
        return Estimate(_share(result, seat), 0.0)

    def par(self, journal: Journal, seat: Seat, budget: Budget, seed: bytes) -> Sampled | None:
        """None: no two games of these meet with the same chance."""
        return None

    # -- playing on ------------------------------------------------------------------------------

    def _trials(
        self, seen: Seen, plays: Sequence[Play], samples: int, turns: int, rng: Rng
    ) -> list[list[float]]:
        """The chance after each of these turns, by samples; all have the same hidden things."""
        seat = _seat(seen)
        found: list[list[float]] = [[] for _ in plays]
        for _ in range(samples):
            state, seed = self.imagine(seen, rng), rng.below(_SEEDS)
            for values, play in zip(found, plays, strict=True):
                values.append(self._chance(_played(state, seat, play), seat, seed, turns))
        return found

    def _chance(self, state: State, seat: Seat, seed: int, turns: int) -> float:
        """The chance of a seat, once a game was played on for so many turns."""
        runner, fit = self.runner(state)
        if runner.run(state, seed, turns):
            return _share(rank(runner.ranks()), seat)
        return fit.of(seat, runner.figures(), runner.left())

    def runner(self, state: State) -> tuple[Runner, WinChance]:
        """Who plays a game on, and what says who wins it."""
        key = (state.players, *state.options.values())
        if key not in self._runners:
            name = self.fit_name(state.options, state.players)
            runner = self.make_runner(state.options, state.players)
            self._runners[key] = runner, fitted(self.package)[name]
        return self._runners[key]

    # -- turns -----------------------------------------------------------------------------------

    def _different(self, seen: Seen, ways: Sequence[Play]) -> list[Play]:
        """Of turns that come to the same the first."""
        state, found = seen.imagine(Rng(0)), list[tuple[Play, Seen]]()
        for way in ways:
            after = _played(state, _seat(seen), way).seen(seen.seat)
            if all(after != other for _, other in found):
                found.append((way, after))
        return [way for way, _ in found]


def turn_ends(state: State, seat: Seat) -> bool:
    """Whether a turn that a seat has begun is over: others are to act, or it has learned more."""
    return state.actors() != (seat,) or not state.seen(seat).since()


def first_choice(state: State, seat: Seat) -> list[Move]:
    """Make moves that are the only ones, until there is a choice or the turn is over."""
    made: list[Move] = []
    while len(legal := state.legal(seat)) == 1:
        state.apply(seat, legal[0])
        made.append(legal[0])
        if turn_ends(state, seat):
            break
    return made


def _played(state: State, seat: Seat, play: Play) -> State:
    state = state.copy()
    for move in play:
        state.apply(seat, move)
    return state


def _share(result: Result, seat: Seat) -> float:
    """Of the victory: those who win together share it."""
    return (seat in result.winners) / len(result.winners)


def _best_first(trials: Sequence[Sequence[float]]) -> list[int]:
    means = [fmean(values) for values in trials]
    return sorted(range(len(means)), key=lambda at: -means[at])


def _seat(seen: Seen) -> Seat:
    assert seen.seat is not None  # spectators have no turns
    return seen.seat
