"""The bot ``builder``: buys into companies it can lead and builds their stations side by side.

It plans with the dice at hand, tries out what a roll might bring before it rolls, and looks no
further than the end of its own turn; the rest is judgement (``evaluation.py``). Stronger bots have
other weights, keep more positions and try more rolls: most is won by guessing rolls less wildly.
The strongest tries most of them where it matters, for the choices of dice that a few rolls left in
the running (sequential halving): a third of the work for the same choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

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


class Turn(NamedTuple):
    """A way to go on with a turn, and what it promises."""

    value: float
    moves: list[Move]


def _value(turn: Turn) -> float:
    return turn.value


@dataclass(slots=True)
class _Hope:
    """A choice of dice to roll, and what the rolls that were tried out with it came to."""

    cup: list[Move]
    before: Position  # when the dice are about to fall
    worth: float = 0.0
    tried: int = 0

    @property
    def value(self) -> float:
        return self.worth / self.tried


class Thinking:
    """What to do in any position, and what else could be done, by one set of weights."""

    def __init__(
        self,
        weights: Mapping[str, float] = WEIGHTS,
        width: int = _WIDTH,
        rolls: int = _ROLLS,
        glance: int = _GLANCE,
        finals: Sequence[int] = (),
    ) -> None:
        self._width = width
        self._rolls = rolls
        self._finals = finals  # further rolls, shared each time by the better half of the choices
        self._glance = glance
        self._evaluation = Evaluation(weights)
        self._search = BeamSearch(self._evaluation)

    def plan(self, position: Position, legal: Sequence[Move], rng: Rng) -> list[Move]:
        """The moves to make until the next roll or the end of the turn, at least one."""
        if len(legal) == 1:
            return list(legal)
        if position.phase == TURN:
            if moves.INCOME in legal and self._takes_income(position):
                return [moves.INCOME]
            return max(self.turns(position, rng), key=_value).moves
        if position.phase == CUP:
            return [moves.ROLL]  # it never leaves the cup half full, unless someone else did
        self._search.plan(position, position.seat, self._width)
        return self._search.moves() or [self._best(position, position.seat, legal)]

    def _best(self, position: Position, seat: int, legal: Sequence[Move]) -> Move:
        """The move after which things look best, without looking further."""
        return max(legal, key=lambda move: self._evaluation.value(_after(position, move), seat))

    def _takes_income(self, position: Position) -> bool:
        """Whether the bank has enough for it, or it wins the game."""
        if income(position, position.seat) <= position.bank:
            return True
        after = _after(position, moves.INCOME)
        return self._evaluation.value(after, position.seat) == WON

    def turns(self, position: Position, rng: Rng) -> Iterator[Turn]:
        """What can be done with the dice at hand, then by a roll; the first of equals counts."""
        seat = position.seat
        value = self._search.plan(position, seat, self._width)
        yield Turn(value, self._search.moves() or [moves.END])
        if value == WON or position.rolled:
            return
        hopes = [_Hope(cup, _filled(position, cup)) for cup in _cups(position, seat)]
        self._try(hopes, seat, self._rolls, rng)
        for rolls in self._finals if hopes else ():
            hopes = sorted(hopes, key=_hoped, reverse=True)[: (len(hopes) + 1) // 2]
            self._try(hopes, seat, max(1, rolls // len(hopes)), rng)
        for hope in hopes:
            yield Turn(hope.value, [*hope.cup, moves.ROLL])

    def _try(self, hopes: Sequence[_Hope], seat: int, rolls: int, rng: Rng) -> None:
        """Find out more of what a roll would be worth, by trying so many with each choice."""
        for hope in hopes:
            hope.tried += rolls
            if hope.before.phase == OVER:
                hope.worth = hope.tried * self._evaluation.value(hope.before, seat)
                continue
            for _ in range(rolls):
                after = hope.before.copy()
                while after.phase == ROLLING:
                    make(after, moves.FACE + rng.choice(_DIE))
                hope.worth += self._search.plan(after, seat, self._glance)


class Builder(PlanningBot[Seen]):
    """Plans as far as it can see and follows the plan while the game goes as planned."""

    def __init__(
        self,
        seed: bytes,
        weights: Mapping[str, float] = WEIGHTS,
        width: int = _WIDTH,
        rolls: int = _ROLLS,
        glance: int = _GLANCE,
        finals: Sequence[int] = (),
    ) -> None:
        super().__init__(seed)
        self._effort = width, rolls, glance, finals
        self.judge_by(weights)

    def judge_by(self, weights: Mapping[str, float]) -> None:
        """What it thinks of positions from now on."""
        self._thinking = Thinking(weights, *self._effort)

    def plan(self, seen: Seen, rng: Rng) -> list[Move]:
        return self._thinking.plan(seen.position, seen.legal(), rng)


def _after(position: Position, move: Move) -> Position:
    after = position.copy()
    make(after, move)
    return after


def _hoped(hope: _Hope) -> float:
    return hope.value


def _filled(position: Position, cup: Sequence[Move]) -> Position:
    """With these dice in the cup, about to be rolled."""
    filled = position.copy()
    for move in (*cup, moves.ROLL):
        make(filled, move)
    return filled


def _cups(position: Position, seat: int) -> Iterator[list[Move]]:
    """Choices of dice to roll: none, half or all of the jokers, some of the dice behind."""
    jokers, behind = position.front_dice(seat, JOKER), position.behind_dice(seat)
    for j in sorted({0, jokers // 2, jokers}):
        for b in sorted({0, min(2, behind), min(4, behind), behind}):
            if j + b:
                yield [moves.ADD] * j + [moves.ADD + 1] * b
