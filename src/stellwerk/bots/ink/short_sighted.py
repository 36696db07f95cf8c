"""The gentle bots of Railroad Ink: they think like `greedy`, and make the mistakes of people.

They judge a board as if the game were nearly over, so they take points now and leave themselves
little room for later; they follow few ideas of how to draw a round; and now and then they misjudge
what things are worth and take the second best. All that they draw is meant to bring something.
"""

from __future__ import annotations

from typing import Final

from stellwerk.bots.ink.goal_values import open_goals
from stellwerk.bots.ink.greedy import Greedy
from stellwerk.bots.ink.search import RoundSearch
from stellwerk.bots.ink.weights import POINT, tasted
from stellwerk.core.rng import Rng
from stellwerk.games.ink.state import State

_FAR_OFF: Final = 900  # thousandths by which a weight may be misjudged


class ShortSighted(Greedy):
    """``sight`` is how many rounds it thinks are left at most, ``width`` how many positions it has
    in mind, and in ``lapses`` of a thousand rounds it misjudges things."""

    def __init__(self, seed: bytes, sight: int, width: int, lapses: int) -> None:
        super().__init__(seed)
        self._sight = sight
        self._width = width
        self._lapses = lapses

    def search(self, state: State, seat: int, rng: Rng, glance: bool = False) -> RoundSearch:
        weights = tasted(state.edition.dice, state.expansion.key, self._seed)
        if rng.below(1000) < self._lapses:
            weights = tuple(_misjudged(row, rng) for row in weights)
        near = [weights[min(rounds, self._sight)] for rounds in range(len(weights))]
        return RoundSearch(near, self._width, self._width, open_goals(state, seat))


def _misjudged(row: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    return tuple(w * (POINT - _FAR_OFF + rng.below(2 * _FAR_OFF + 1)) // POINT for w in row)
