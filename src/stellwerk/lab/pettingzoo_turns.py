"""All seats of a game as a PettingZoo environment in which one agent acts after the other (AEC).

Where several may act at the same time they take turns, an action each; none sees what the others
have done in the running round. Chance is dealt inside, from the seed. Observations hold the mask
of legal actions, and so does ``infos`` for the agent that is to act. An action that is not legal
changes nothing and costs ``PENALTY``; ``infos[agent]["reason"]`` says why. With ``strict=True`` it
is an error instead.
"""

from __future__ import annotations

from typing import Any

from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stellwerk.lab.pettingzoo_seats import AllSeats
from stellwerk.lab.running_game import PENALTY, Observation, reason

__all__ = ["TurnsEnv", "env", "raw_env"]


def env(**arguments: Any) -> Any:
    """The environment as most will want it: it says so if its methods are called out of order."""
    return wrappers.OrderEnforcingWrapper(TurnsEnv(**arguments))


def raw_env(**arguments: Any) -> TurnsEnv:
    """The environment itself."""
    return TurnsEnv(**arguments)


class TurnsEnv(AllSeats, AECEnv[str, Observation, Any]):
    """All seats of a game; see the head of this module.

    ``max_cycles`` ends a game (it is *truncated*) when an agent that has acted so often is to act
    again.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._made = [0] * self._run.players
        self._select(-1)

    def observe(self, agent: str) -> Observation:
        if agent == self._shown:
            return self._observation
        return self._run.observe(self._run.state.seen(self._seats[agent]))

    def step(self, action: Any) -> None:
        if not self.agents:
            raise ResetNeeded("the game is over, or has not begun: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._shown = ""
            self._was_dead_step(action)
            return
        run, seat = self._run, self._seats[agent]
        refused = run.act(self._seen, run.number(action))
        if refused and self._strict:
            raise InvalidAction(reason(refused))
        self._made[seat] += 1
        self._cumulative_rewards[agent] = 0.0
        for other in self.rewards:
            self.rewards[other] = 0.0
        self.infos[agent] = {}
        self._select(seat)
        if refused:
            self.rewards[agent] += PENALTY
            self.infos[agent]["reason"] = reason(refused)
        elif run.reward == "gain":
            self._gain(seat)
        self._accumulate_rewards()

    def render(self) -> Any:
        seat = self._seats[self.agent_selection] if self.agents else None
        return self._run.render(self.render_mode, seat)

    def _select(self, last: int) -> None:
        """Who acts next: whoever comes first of those who may, after who acted last."""
        run = self._run
        actors = run.deal()
        if not actors:
            self._finish()
            return
        seat = actors[0]
        if len(actors) > 1:
            seat = next((other for other in actors if other > last), seat)
        if self._limit is not None and self._made[seat] >= self._limit:
            self.truncations = dict.fromkeys(self.agents, True)
        agent = self.possible_agents[seat]
        self._seen = run.state.seen(seat)
        self._observation = run.observe(self._seen)
        self._shown = self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._observation["action_mask"]}

    def _finish(self) -> None:
        """The game is over: all are paid."""
        self._shown = ""
        self.terminations = dict.fromkeys(self.agents, True)
        if self._run.reward == "gain":
            for seat in range(self._run.players):
                self._gain(seat)
            return
        for agent, reward in zip(self.possible_agents, self._run.final_rewards(), strict=True):
            self.rewards[agent] = reward

    def _gain(self, seat: int) -> None:
        points = self._run.points(seat)
        self.rewards[self.possible_agents[seat]] += points - self._points[seat]
        self._points[seat] = points
