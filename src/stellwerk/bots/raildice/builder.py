"""The bot ``builder``: buys into companies it can lead and builds their stations side by side.

It plans with the dice at hand, tries out what a roll might bring before it rolls, and looks no
further than the end of its own turn; the rest is judgement (``worth.py``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from stellwerk.bots.raildice.planner import Planner
from stellwerk.bots.raildice.worth import WEIGHTS, WON, Judge
from stellwerk.core.game import Move, View
from stellwerk.games.raildice import game, moves
from stellwerk.games.raildice.actions import income, make
from stellwerk.games.raildice.data import FACES, standard
from stellwerk.games.raildice.packing import pack
from stellwerk.games.raildice.position import CUP, OVER, ROLLING, TURN, Position

_WIDTH: Final = 8  # positions kept in a plan
_GLANCE: Final = 2  # and when only a guess is needed
_ROLLS: Final = 4  # tried out for each choice of dice
_DIE: Final = [FACES.index(face) for face in standard().die]


class Builder:
    """Plans as far as it can see and follows the plan while the game goes as expected."""

    def __init__(self, seed: bytes, weights: dict[str, float] = WEIGHTS) -> None:
        self._rng = Random(int.from_bytes(seed, "big"))
        self._judge = Judge(weights)
        self._planner = Planner(self._judge)
        self._plan: list[Move] = []  # the last move comes first
        self._expected: list[int] = []

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        # Of what a plan needs, nothing is left to imagination.
        position = game.imagine(view, Random(0)).position
        if not self._plan or pack(position) != self._expected:
            self._plan = self._decide(position, legal)[::-1]
        move = self._plan.pop()
        if self._plan:
            make(position, move)
            self._expected = pack(position)
        return move

    def _decide(self, position: Position, legal: Sequence[Move]) -> list[Move]:
        """The moves to make next; at least one."""
        seat = position.seat
        if position.phase == TURN:
            return self._turn(position, seat, legal)
        if position.phase == CUP:
            return [moves.ROLL]  # it never leaves the cup half full, unless someone else did
        self._planner.plan(position, seat, _WIDTH)
        return self._planner.moves() or [self._best(position, seat, legal)]

    def _best(self, position: Position, seat: int, legal: Sequence[Move]) -> Move:
        """The move after which things look best, without looking further."""
        return max(legal, key=lambda move: self._judge.value(_after(position, move), seat))

    def _turn(self, position: Position, seat: int, legal: Sequence[Move]) -> list[Move]:
        if moves.INCOME in legal:
            enough = income(position, seat) <= position.bank
            if enough or self._judge.value(_after(position, moves.INCOME), seat) == WON:
                return [moves.INCOME]
        value = self._planner.plan(position, seat, _WIDTH)
        plan = self._planner.moves()
        if value == WON or position.rolled:
            return plan or [moves.END]
        for cup in _cups(position, seat):
            hope = self._hope(position, seat, cup)
            if hope > value:
                value, plan = hope, [*cup, moves.ROLL]
        return plan or [moves.END]

    def _hope(self, position: Position, seat: int, cup: list[Move]) -> float:
        """What a roll of these dice would be worth, by trying a few."""
        before = position.copy()
        for move in (*cup, moves.ROLL):
            make(before, move)
        if before.phase == OVER:
            return self._judge.value(before, seat)
        worth = 0.0
        for _ in range(_ROLLS):
            after = before.copy()
            while after.phase == ROLLING:
                make(after, moves.FACE + self._rng.choice(_DIE))
            worth += self._planner.plan(after, seat, _GLANCE)
        return worth / _ROLLS


def _after(position: Position, move: Move) -> Position:
    after = position.copy()
    make(after, move)
    return after


def _cups(position: Position, seat: int) -> Iterator[list[Move]]:
    """Choices of dice to roll: none, half or all of the jokers, some of the dice behind."""
    jokers, behind = position.front_dice(seat, 3), position.behind_dice(seat)
    for j in sorted({0, jokers // 2, jokers}):
        for b in sorted({0, min(2, behind), min(4, behind), behind}):
            if j + b:
                yield [moves.ADD] * j + [moves.ADD + 1] * b
