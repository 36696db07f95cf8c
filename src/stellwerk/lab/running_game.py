"""A game that learners play: whoever adapts it to a library asks here.

Chance is dealt from a small generator (:class:`stellwerk.core.rng.Rng`), not by the fair dice of
tables: learners want many games, and the same ones again from the same seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias, TypedDict, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction
from numpy.typing import NDArray

from stellwerk import games
from stellwerk.core.card import Options
from stellwerk.core.game import CHANCE, Seat, Seen
from stellwerk.core.refusal import Declined, Refusal
from stellwerk.core.rng import Rng
from stellwerk.lab import pictures
from stellwerk.lab.encoders import Layout, find
from stellwerk.lang import say

__all__ = ["PENALTY", "REWARDS", "Observation", "Reward", "RunningGame", "reason"]

Array: TypeAlias = NDArray[np.signedinteger]
Reward: TypeAlias = Literal["points", "gain", "victory"]
PENALTY: Final = -1.0  # for an action that is not legal
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)


class Observation(TypedDict):
    """What a learner gets: what its seat sees, and 1 for each action it may choose."""

    observation: Array
    action_mask: NDArray[np.int8]


class RunningGame:
    """One game after the other, of one kind.

    ``reward`` is what a seat gets: its ``points`` when the game is over; what it ``gain``s or loses
    of them by and by, as far as it knows, which adds up to the same; or its share of the
    ``victory``, 1 alone and 1/k shared by k.
    """

    def __init__(
        self, key: str, players: int | None, options: Mapping[str, Any] | None, reward: str
    ) -> None:
        self.game = games.find(key)
        card = self.game.card
        self.players = card.min_players if players is None else players
        self.options: Options = card.settle(dict(options or {}), self.players)
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.reward = reward
        self.layout: Layout = find(self.game, self.options, self.players)
        self.actions = self.game.actions(self.options, self.players)
        self.size = len(self.layout.names)
        self._dtype = np.dtype(self.layout.dtype)
        self.rng = Rng(0)
        self.state = self.game.new(self.players, self.options)

    # -- spaces ----------------------------------------------------------------------------------

    @cached_property
    def observation_space(self) -> spaces.Dict:
        low, high = self.layout.bounds
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, (self.size,), self._dtype.type),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.actions)

    # -- playing ---------------------------------------------------------------------------------

    def seed(self, seed: int) -> None:
        """Chance from this seed on."""
        self.rng = Rng(seed)

    def begin(self) -> None:
        """A new game, up to where somebody may act."""
        self.state = self.game.new(self.players, self.options)
        self.deal()

    def deal(self) -> tuple[Seat, ...]:
        """Let chance act until somebody may, and say who."""
        state = self.state
        actors = state.actors()
        while actors and actors[0] == CHANCE:
            odds = state.odds()
            pick = self.rng.below(sum(odds))
            for number, weight in enumerate(odds):
                pick -= weight
                if pick < 0:
                    state.apply(CHANCE, state.legal(CHANCE)[number])
                    break
            actors = state.actors()
        return actors

    def act(self, seen: Seen, action: int) -> Refusal | None:
        """Make the move of an action for who sees this, or say why not and change nothing."""
        seat = seen.seat
        assert seat is not None
        try:
            self.state.apply(seat, self.game.move(seen, action))
        except Declined as declined:
            return declined.refusal
        return None

    def refusal(self, seen: Seen, action: int) -> Refusal | None:
        """Why who sees this may not choose an action, if so."""
        assert seen.seat is not None
        try:
            return self.state.refusal(seen.seat, self.game.move(seen, action))
        except Declined as declined:
            return declined.refusal

    def number(self, action: Any) -> int:
        """An action as a number of the space; refuses anything else."""
        try:
            number = int(action)
        except (TypeError, ValueError):
            number = -1
        if not 0 <= number < self.actions or number != action:
            last = self.actions - 1
            raise InvalidAction(f"an action is a whole number from 0 to {last}, not {action!r}")
        return number

    # -- looking ---------------------------------------------------------------------------------

    def observe(self, seen: Seen) -> Observation:
        """What a seat sees and may do, as arrays of their own."""
        observation: Array = np.empty(self.size, self._dtype)
        mask = np.empty(self.actions, np.int8)
        self.layout.observe(seen, observation)
        self.layout.mask(seen, mask)
        return {"observation": observation, "action_mask": mask}

    def points(self, seat: Seat) -> int:
        """The points of a seat, as far as it knows them itself."""
        return self.state.seen(seat).scores()[seat].total

    def final_rewards(self) -> list[float]:
        """What each seat gets when the game is over; of ``gain`` everything in one."""
        result = self.state.result()
        if result is None:
            return [0.0] * self.players
        if self.reward == "victory":
            share = 1 / result.places.count(1)
            return [share if place == 1 else 0.0 for place in result.places]
        return [float(score.total) for score in self.state.scores()]

    def render(self, mode: str | None, seat: Seat | None) -> Any:
        """What a seat sees; see :mod:`stellwerk.lab.pictures`."""
        return None if mode is None else pictures.render(self.game, self.state.seen(seat), mode)


def reason(refusal: Refusal) -> str:
    """A refusal in words, with the rule it comes from."""
    words = say(refusal.words, "en")
    return f"{refusal.rule}: {words}" if refusal.rule else words
