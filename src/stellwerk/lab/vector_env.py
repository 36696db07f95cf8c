"""Many games at once as a Gymnasium vector environment.

If a game's encoder can step a batch of boards in its kernel (:class:`Batch`), it does; all other
kinds are stepped one by one by Gymnasium itself. Both are made by ``gymnasium.make_vec``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stellwerk.core import registry
from stellwerk.core.card import Options
from stellwerk.core.refusal import Declined
from stellwerk.lab.gymnasium_env import SeatEnv
from stellwerk.lab.running_game import Observation, RunningGame, reason

__all__ = ["Batch", "BatchEnv", "make"]


class Batch(Protocol):
    """Games of one seat that are stepped together, and begin anew by themselves.

    A step after the end of a game begins a new one, whatever the action.
    """

    def begin(self, seeds: list[int | None]) -> None:
        """New games of all, with chance from new seeds where there are any."""
        ...

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        """The first game whose action is not legal; -1 if there is none."""
        ...

    def step(
        self,
        actions: NDArray[np.int64],
        rewards: NDArray[np.float64],
        ended: NDArray[np.bool_],
        refused: NDArray[np.bool_],
    ) -> None:
        """Let each do its action, and write what came of it."""
        ...

    def write(self, observations: NDArray[Any], masks: NDArray[np.int8]) -> None:
        """Write what all seats see and may do, one after the other."""
        ...


class Batches(Protocol):
    """An encoder that has batches."""

    def batch(
        self, options: Options, players: int, seeds: list[int], reward: str
    ) -> Batch | None: ...


def make(num_envs: int, **arguments: Any) -> VectorEnv[Any, Any, Any]:
    """So many games at once; the arguments are those of :class:`SeatEnv`."""
    if num_envs < 1:
        raise ValueError(f"num_envs is at least 1, not {num_envs}")
    if arguments.get("render_mode") is None:
        try:
            run = RunningGame(
                arguments["game"],
                arguments.get("players"),
                arguments.get("options"),
                arguments.get("reward", "points"),
            )
        except Declined as declined:
            raise gymnasium.error.UnregisteredEnv(reason(declined.refusal)) from declined
        brought = registry.part("encoder", arguments["game"])
        if hasattr(brought, "batch") and arguments.get("seat", 0) == 0:
            seeds = list(range(num_envs))
            batch = cast(Batches, brought).batch(run.options, run.players, seeds, run.reward)
            if batch is not None:
                return BatchEnv(run, batch, num_envs, bool(arguments.get("strict")))
    return SyncVectorEnv([lambda: SeatEnv(**arguments)] * num_envs)


class BatchEnv(VectorEnv[Any, Any, Any]):
    """Games stepped in the kernel.

    Observations and masks are written into arrays that are used again: those of the last step stay
    as they are until the step after the next. Who wants to keep them copies them.
    """

    def __init__(self, run: RunningGame, batch: Batch, count: int, strict: bool) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.num_envs = count
        self.single_observation_space = run.observation_space
        self.single_action_space = run.action_space()
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._batch, self._strict, self._actions = batch, strict, run.actions
        self._rooms: list[Observation] = [
            {
                "observation": np.zeros((count, run.size), run.layout.dtype),
                "action_mask": np.zeros((count, run.actions), np.int8),
            }
            for _ in range(2)
        ]
        self._chosen = np.zeros(count, np.int64)
        self._begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        if options:
            raise ValueError("reset knows no options: those of the game belong to the environment")
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._batch.begin(self._seeds(seed))
        self._begun = True
        observation = self._observe()
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        if not self._begun:
            raise ResetNeeded("no game has begun: call reset")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise InvalidAction(f"{self.num_envs} whole numbers are needed, not {actions!r}")
        if given.min() < 0 or given.max() >= self._actions:
            raise InvalidAction(f"an action is a whole number from 0 to {self._actions - 1}")
        np.copyto(self._chosen, given, casting="unsafe")
        if self._strict and (wrong := self._batch.first_illegal(self._chosen)) >= 0:
            raise InvalidAction(f"action {given[wrong]} of game {wrong} is not legal")
        rewards = np.empty(self.num_envs)
        ended = np.empty(self.num_envs, np.bool_)
        refused = np.empty(self.num_envs, np.bool_)
        self._batch.step(self._chosen, rewards, ended, refused)
        observation = self._observe()
        info = {"action_mask": observation["action_mask"], "refused": refused}
        return observation, rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _observe(self) -> Observation:
        self._rooms.reverse()
        room = self._rooms[0]
        self._batch.write(room["observation"], room["action_mask"])
        return room

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """A seed for each game: one after the other from a number on, as Gymnasium has it."""
        if seed is None:
            if self._begun:
                return [None] * self.num_envs
            seed = int(self.np_random.integers(1 << 62))
        if isinstance(seed, int):
            return [seed + number for number in range(self.num_envs)]
        seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are needed, not {len(seeds)}")
        return seeds
