"""How the value of Railroad Ink is learned: games of the bot alone, and a fit to them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from stellwerk.bots.ink import net_weights
from stellwerk.bots.ink.training import self_play
from stellwerk.bots.ink.training.first_value import first_weights
from stellwerk.bots.trainers import Played, Sample
from stellwerk.core.card import Options
from stellwerk.core.refusal import Unavailable, refuse
from stellwerk.games.ink import game

__all__ = ["trainer"]


@dataclass(frozen=True, slots=True)
class InkTrainer:
    """See ``stellwerk.bots.trainer.Trainer``."""

    passes: int = 7
    games: int = 2500

    def name(self, options: Options) -> str:
        state = self_play.alone(options)
        return net_weights.option_set(state.edition.dice, state.expansion.key)

    def begin(self, options: Options, start: str | None) -> str:
        known = None if start is None else net_weights.parse(start)
        return net_weights.write(first_weights(self.name(options), known))

    def play(self, options: Options, sample: Sample) -> Played:
        return self_play.play(options, net_weights.parse(sample.weights), sample)

    def learn(self, options: Options, seen: list[bytes], seed: int, start: str | None) -> str:
        try:
            from stellwerk.bots.ink.training.fit import fit
        except ModuleNotFoundError as error:
            raise Unavailable(refuse("", "core.training_extra", module=error.name or "")) from error
        rounds = game.new(1, options).rounds
        known = net_weights.parse(self.begin(options, start)) if start else None
        return net_weights.write(fit(self.name(options), seen, rounds, seed, known))

    def signed(self, weights: str, made: dict[str, str | int | float]) -> str:
        return net_weights.write(replace(net_weights.parse(weights), made=dict(made)))


trainer: Final = InkTrainer()
