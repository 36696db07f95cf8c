"""The bot ``builder``: buys into companies it can lead and builds their stations side by side.

It plans with the dice at hand, tries out what a roll might bring before it rolls, and looks no
further than the end of its own turn; the rest is judgement (``evaluation.py``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stellwerk.bots.planning import PlanningBot
from stellwerk.bots.raildice.beam_search import BeamSearch
from stellwerk.bots.raildice.evaluation import WEIGHTS, WON, Evaluation
from stellwerk.core.game import Move
from stellwerk.core.rng import Rng
from stellwerk.games.raildice import moves
from stellwerk.games.raildice.data import FACES, JOKER, standard
from stellwerk.games.raildice.effects import income, make
from stellwerk.games.raildice.phases import CUP, OVER, ROLLING, TURN
from stellwerk.games.raildice.position import Position
from stellwerk.games.raildice.seen import Seen

_WIDTH: Final = 8  # positions kept in a plan
_GLANCE: Final = 2  # and when only a guess is needed
_ROLLS: Final = 4  # tried out for each choice of dice
_DIE: Final = [FACES.index(face) for face in standard().die]


class Builder(PlanningBot[Seen]):
    """Plans as far as it can see and follows the plan while the game goes as planned."""

    def __init__(
        self,
        seed: bytes,
        weights: dict[str, float] = WEIGHTS,
        width: int = _WIDTH,
        rolls: int = _ROLLS,
    ) -> None:
        super().__init__(seed)
        self._width = width
        self._rolls = rolls
        self.judge_by(weights)

    def judge_by(self, weights: dict[str, float]) -> None:
        """What it thinks of positions from now on."""
        self._evaluation = Evaluation(weights)
        self._search = BeamSearch(self._evaluation)

    def plan(self, seen: Seen, rng: Rng) -> list[Move]:
        position, legal = seen.position, seen.legal()
        if len(legal) == 1:
            return legal
        if position.phase == TURN:
            return self._turn(position, position.seat, legal, rng)
        if position.phase == CUP:
            return [moves.ROLL]  # it never leaves the cup half full, unless someone else did
        self._search.plan(position, position.seat, self._width)
        return self._search.moves() or [self._best(position, position.seat, legal)]

    def _best(self, position: Position, seat: int, legal: Sequence[Move]) -> Move:
        """The move after which things look best, without looking further."""
        return max(legal, key=lambda move: self._evaluation.value(_after(position, move), seat))

    def _turn(self, position: Position, seat: int, legal: Sequence[Move], rng: Rng) -> list[Move]:
        if moves.INCOME in legal:
            enough = income(position, seat) <= position.bank
            if enough or self._evaluation.value(_after(position, moves.INCOME), seat) == WON:
                return [moves.INCOME]
        value = self._search.plan(position, seat, self._width)
        plan = self._search.moves()
        if value == WON or position.rolled:
            return plan or [moves.END]
        for cup in _cups(position, seat):
            hope = self._hope(position, seat, cup, rng)
            if hope > value:
                value, plan = hope, [*cup, moves.ROLL]
        return plan or [moves.END]

    def _hope(self, position: Position, seat: int, cup: list[Move], rng: Rng) -> float:
        """What a roll of these dice would be worth, by trying a few."""
        before = position.copy()
        for move in (*cup, moves.ROLL):
            make(before, move)
        if before.phase == OVER:
            return self._evaluation.value(before, seat)
        worth = 0.0
        for _ in range(self._rolls):
            after = before.copy()
            while after.phase == ROLLING:
                make(after, moves.FACE + rng.choice(_DIE))
            worth += self._search.plan(after, seat, _GLANCE)
        return worth / self._rolls


def _after(position: Position, move: Move) -> Position:
    after = position.copy()
    make(after, move)
    return after


def _cups(position: Position, seat: int) -> Iterator[list[Move]]:
    """Choices of dice to roll: none, half or all of the jokers, some of the dice behind."""
    jokers, behind = position.front_dice(seat, JOKER), position.behind_dice(seat)
    for j in sorted({0, jokers // 2, jokers}):
        for b in sorted({0, min(2, behind), min(4, behind), behind}):
            if j + b:
                yield [moves.ADD] * j + [moves.ADD + 1] * b
