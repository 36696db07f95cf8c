"""A position as a seat sees it: the best few turns from here, with what comes of each."""

from __future__ import annotations

from stellwerk.analysis.analyst import Analyst, Budget, Play
from stellwerk.analysis.game_analysis import SEED
from stellwerk.analysis.report import Choice
from stellwerk.core.game import Game, Seen
from stellwerk.core.refusal import Refused, refuse
from stellwerk.core.rng import Decisions


def best_play(analyst: Analyst, seen: Seen, budget: Budget, seed: bytes = SEED) -> Play:
    """What is found best from where a seat stands now; refuses as ``best_plays`` does."""
    _need_due(analyst, seen)
    return analyst.plays(seen, budget, Decisions(seed).rng(0))[0]


def best_plays(
    analyst: Analyst, game: Game, seen: Seen, budget: Budget, seed: bytes = SEED
) -> list[Choice]:
    """The best turns from where a seat stands now, by value; all tried with the same chance.

    Refuses a seat that has nothing to do.
    """
    _need_due(analyst, seen)
    decisions = Decisions(seed)
    plays = analyst.plays(seen, budget, decisions.rng(0))[: budget.few]
    sampled = analyst.values(seen, plays, budget, decisions.rng(1))
    choices = [
        Choice(tuple(map(game.text, play)), values.estimate)
        for play, values in zip(plays, sampled, strict=True)
    ]
    return sorted(choices, key=lambda choice: -choice.expected.value)


def _need_due(analyst: Analyst, seen: Seen) -> None:
    if reason := analyst.check(seen.options, seen.players):
        raise Refused(reason)
    if not seen.legal():
        raise Refused(refuse("", "analysis.not_due"))
