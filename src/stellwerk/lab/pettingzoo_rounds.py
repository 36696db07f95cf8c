"""All seats of a game as a PettingZoo environment in which all agents act at once (parallel).

In every step each agent gives an action. Whoever has nothing to do waits: that is the last number
of the space of actions, one more than the game has, and the only one its mask allows. Those who may
act are heard in the order of their seats, as they stood when the step began. What is not legal
costs ``PENALTY``, as in :mod:`stellwerk.lab.pettingzoo_turns`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo import ParallelEnv

from stellwerk.lab.pettingzoo_seats import AllSeats
from stellwerk.lab.running_game import PENALTY, Observation, reason

__all__ = ["RoundsEnv", "parallel_env"]


def parallel_env(**arguments: Any) -> RoundsEnv:
    """The environment, under the name that PettingZoo's modules give it."""
    return RoundsEnv(**arguments)


class RoundsEnv(AllSeats, ParallelEnv[str, Observation, Any]):
    """All seats of a game; see the head of this module. ``max_cycles`` counts steps."""

    waits = 1

    def __init__(self, game: str, **arguments: Any) -> None:
        super().__init__(game, **arguments)
        self.wait = self._run.actions  # the action of who has nothing to do

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self._steps = 0
        observations = self._observe(self._run.deal())
        return observations, _masks(observations)

    def step(self, actions: dict[str, Any]) -> Any:
        if not self.agents:
            raise ResetNeeded("the game is over, or has not begun: call reset")
        numbers = self._numbers(actions)
        acting = self._run.state.actors()
        refusals = self._act(acting, numbers)
        self._steps += 1
        actors = self._run.deal()
        observations = self._observe(actors)
        infos = _masks(observations)
        rewards = self._rewards(over=not actors)
        for agent, why in refusals.items():
            rewards[agent] += PENALTY
            infos[agent]["reason"] = why
        cut = bool(actors) and self._limit is not None and self._steps >= self._limit
        terminations = dict.fromkeys(self.agents, not actors)
        truncations = dict.fromkeys(self.agents, cut)
        if not actors or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> Any:
        return self._run.render(self.render_mode, 0 if self._run.players == 1 else None)

    def _numbers(self, actions: dict[str, Any]) -> dict[str, int]:
        """The action of each agent; refuses any that is missing or no number of the space."""
        if set(actions) != set(self.agents):
            raise InvalidAction(f"an action is needed for each of {', '.join(self.agents)}")
        return {
            agent: self.wait if action == self.wait else self._run.number(action)
            for agent, action in actions.items()
        }

    def _act(self, acting: tuple[int, ...], numbers: dict[str, int]) -> dict[str, str]:
        """Let all act, and say whose action was not legal and why; where it is strict, first."""
        run = self._run
        seens = {seat: run.state.seen(seat) for seat in acting}
        refusals: dict[str, str] = {}
        to_do = []
        for seat, agent in enumerate(self.possible_agents):
            number = numbers[agent]
            if seat not in acting:
                if number != self.wait:
                    refusals[agent] = "it is not this seat's turn: it waits"
            elif number == self.wait:
                refusals[agent] = "this seat is to act: it cannot wait"
            elif self._strict and (refused := run.refusal(seens[seat], number)):
                refusals[agent] = reason(refused)
            else:
                to_do.append((agent, seens[seat], number))
        if refusals and self._strict:
            raise InvalidAction("; ".join(f"{agent}: {why}" for agent, why in refusals.items()))
        for agent, seen, number in to_do:
            if refused := run.act(seen, number):
                refusals[agent] = reason(refused)
        return refusals

    def _observe(self, actors: tuple[int, ...]) -> dict[str, Observation]:
        observations: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            found = self._run.observe(self._run.state.seen(seat))
            mask = np.zeros(self.wait + 1, np.int8)
            mask[: self.wait] = found["action_mask"]
            mask[self.wait] = seat not in actors
            observations[agent] = {"observation": found["observation"], "action_mask": mask}
        return observations

    def _rewards(self, over: bool) -> dict[str, float]:
        run = self._run
        if run.reward == "gain":
            before, self._points = self._points, [run.points(n) for n in range(run.players)]
            found = [float(now - then) for now, then in zip(self._points, before, strict=True)]
        else:
            found = run.final_rewards() if over else [0.0] * run.players
        return dict(zip(self.possible_agents, found, strict=True))


def _masks(observations: dict[str, Observation]) -> dict[str, dict[str, Any]]:
    return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}
