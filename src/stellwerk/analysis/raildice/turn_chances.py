"""Turns of Railroad Dice: which are worth a look, and who plays games on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from stellwerk.analysis.analyst import Budget, Play
from stellwerk.analysis.chance_analyst import ChanceAnalyst, Runner, first_choice, turn_ends
from stellwerk.analysis.raildice.play_on import RailroadDiceRunner
from stellwerk.bots.raildice.builder import Thinking
from stellwerk.bots.raildice.evaluation import CAREFUL
from stellwerk.core.card import Options
from stellwerk.core.game import Game, Move, Seat
from stellwerk.core.game import State as AnyState
from stellwerk.core.rng import Rng
from stellwerk.games.raildice import State, game, moves
from stellwerk.games.raildice.phases import TURN

# Turns played on for every value that is told.
BUDGETS: Final[Mapping[str, Budget]] = {
    "glance": Budget(work=20),
    "quick": Budget(work=80),
    "normal": Budget(work=200),
    "deep": Budget(work=800),
}


@dataclass(frozen=True)
class RailroadDiceAnalyst(ChanceAnalyst):
    """The analyst of Railroad Dice."""

    budgets: Mapping[str, Budget] = field(default_factory=lambda: BUDGETS)
    rounds: int = 5
    game: Game = game
    package: str = __package__ or ""
    # Of the bots `master` and `builder`: the best turn, and how others are gone on with.
    best: tuple[int, int, int] = (24, 32, 8)
    other: tuple[int, int, int] = (6, 4, 2)

    def make_runner(self, options: Options, players: int) -> Runner:
        return RailroadDiceRunner()

    def fit_name(self, options: Options, players: int) -> str:
        return str(players)

    def hasty(self) -> RailroadDiceAnalyst:
        return replace(self, best=(2, 2, 1), other=(1, 1, 1))

    def lot_decides(self, options: Options) -> bool:
        return options["first"] == "random"

    def ways(self, state: AnyState, seat: Seat, rng: Rng) -> list[Play]:
        """What the bot `master` would do, every roll it thinks of, and every other first move."""
        assert isinstance(state, State)
        best, other = Thinking(CAREFUL, *self.best), Thinking(CAREFUL, *self.other)
        before = first_choice(state, seat)
        if before and turn_ends(state, seat):
            return [tuple(before)]
        legal = state.legal(seat)
        found = [_turn(state, seat, best.plan(state.position, legal, rng), best, rng)]
        if state.position.phase == TURN:
            for turn in other.turns(state.position, rng):
                found.append(_turn(state, seat, turn.moves, other, rng))
        # Dice for the cup are chosen above.
        found += [
            _turn(state, seat, [move], other, rng)
            for move in legal
            if move & ~moves.REST != moves.ADD
        ]
        return [(*before, *play) for play in dict.fromkeys(found)]


def _turn(state: State, seat: Seat, begun: list[Move], thinking: Thinking, rng: Rng) -> Play:
    """A turn that begins with some moves, as a bot would go on."""
    state = state.copy()
    made: list[Move] = []
    plan = list(begun)
    while True:
        for move in plan:
            state.apply(seat, move)
            made.append(move)
            if turn_ends(state, seat):
                return tuple(made)
        plan = thinking.plan(state.position, state.legal(seat), rng)
