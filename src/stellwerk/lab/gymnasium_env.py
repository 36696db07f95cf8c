"""One seat of a game as a Gymnasium environment: alone, or against bots called by their names.

The observation has what the seat sees and the mask of its legal actions, which ``info`` has too. An
action that is not legal changes nothing and costs ``PENALTY``; ``info["reason"]`` says why. With
``strict=True`` it is an error instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium.error import InvalidAction, ResetNeeded

from stellwerk import bots
from stellwerk.core.chance import bot_seed
from stellwerk.core.game import Bot
from stellwerk.core.refusal import Declined
from stellwerk.lab import pictures
from stellwerk.lab.running_game import PENALTY, Observation, RunningGame, reason

__all__ = ["PENALTY", "SeatEnv"]


class SeatEnv(gymnasium.Env[Any, Any]):
    """The game from one seat; all others are bots.

    ``opponents`` names the bot of each other seat in order; where they are fewer, the last is taken
    for the rest. ``options`` are those of the game's card.
    """

    metadata = {  # noqa: RUF012 - Gymnasium's own is no class variable
        "render_modes": list(pictures.MODES),
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seat: int = 0,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        reward: str = "points",
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        try:
            self._run = RunningGame(game, players, options, reward)
            for name in opponents:
                bots.make(game, name, b"")
        except Declined as declined:
            raise gymnasium.error.UnregisteredEnv(reason(declined.refusal)) from declined
        pictures.check_mode(render_mode)
        if not 0 <= seat < self._run.players:
            raise ValueError(f"seat is one of 0 to {self._run.players - 1}, not {seat}")
        if self._run.players > 1 and not opponents:
            raise ValueError("the other seats need bots: opponents")
        self.render_mode = render_mode
        self.observation_space = self._run.observation_space
        self.action_space = self._run.action_space()
        self._game, self._seat, self._strict = game, seat, strict
        self._names = [
            opponents[min(number, len(opponents) - 1)] for number in range(self._run.players - 1)
        ]
        self._bots: dict[int, Bot] = {}
        self._over = True
        self._points = 0
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if options:
            raise ValueError("reset knows no options: those of the game belong to the environment")
        if seed is not None or not self._seeded:
            self._run.seed(int(self.np_random.integers(1 << 62)) if seed is None else seed)
            self._seeded = True
        self._run.begin()
        others = [seat for seat in range(self._run.players) if seat != self._seat]
        if others:
            seed_of_bots = self._run.rng.below(1 << 30).to_bytes(8, "big")
            for number, seat in enumerate(others):
                own = bot_seed(seed_of_bots, seat)
                self._bots[seat] = bots.make(self._game, self._names[number], own)
        self._over = not self._advance()
        self._points = 0
        self._seen = self._run.state.seen(self._seat)
        observation = self._run.observe(self._seen)
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ResetNeeded("the game is over, or has not begun: call reset")
        run = self._run
        if refused := run.act(self._seen, run.number(action)):
            if self._strict:
                raise InvalidAction(reason(refused))
            observation = run.observe(self._seen)
            info = {"action_mask": observation["action_mask"], "reason": reason(refused)}
            return observation, PENALTY, False, False, info
        self._over = not self._advance()
        reward = self._reward()
        self._seen = run.state.seen(self._seat)
        observation = run.observe(self._seen)
        return observation, reward, self._over, False, {"action_mask": observation["action_mask"]}

    def render(self) -> Any:
        return self._run.render(self.render_mode, self._seat)

    def _advance(self) -> bool:
        """Let chance and the bots act until it is the learner's turn; ``False`` at the end."""
        run = self._run
        while True:
            actors = run.deal()
            if self._seat in actors:
                return True
            if not actors:
                return False
            state, seat = run.state, actors[0]
            state.apply(seat, self._bots[seat].choose(state.seen(seat)))

    def _reward(self) -> float:
        if self._run.reward == "gain":
            before, self._points = self._points, self._run.points(self._seat)
            return float(self._points - before)
        return self._run.final_rewards()[self._seat] if self._over else 0.0
