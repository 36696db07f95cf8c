"""What both environments of PettingZoo are made of: all seats of a game as agents, with spaces.

Agents are called ``seat_1``, ``seat_2`` and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from stellwerk.core.refusal import Declined
from stellwerk.lab import pictures
from stellwerk.lab.running_game import RunningGame, reason

__all__ = ["AllSeats"]


class AllSeats:
    """The agents of a game; a class of PettingZoo is to stand behind it."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(pictures.MODES),
        "name": "stellwerk_v0",
        "is_parallelizable": False,
        "render_fps": 4,
    }
    waits: ClassVar[int] = 0  # actions that the game does not have, after all of its own

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "points",
        strict: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        try:
            self._run = RunningGame(game, players, options, reward)
        except Declined as declined:
            raise gymnasium.error.UnregisteredEnv(reason(declined.refusal)) from declined
        pictures.check_mode(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self._run.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self._run.actions + self.waits
        seen = spaces.Dict(
            {
                "observation": self._run.observation_space["observation"],
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        # One for each: who seeds the space of one agent does not seed those of the others.
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._strict, self._limit = strict, max_cycles
        self._seeded = False

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def close(self) -> None:
        """Nothing is left open."""

    def _begin(self, seed: int | None) -> None:
        """A new game; without a seed it follows from the one before."""
        if seed is not None or not self._seeded:
            self._run.seed(0 if seed is None else seed)
            self._seeded = True
        self._run.begin()
        self.agents = self.possible_agents[:]
        self._points = [0] * self._run.players
