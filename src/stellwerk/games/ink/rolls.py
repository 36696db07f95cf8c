"""The dice of Railroad Ink for those who draw on paper: goals and star, then a roll each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stellwerk.core.card import Options, Value
from stellwerk.core.rolls import Roll
from stellwerk.core.score import Result, Score, rank
from stellwerk.games.ink import chance
from stellwerk.games.ink.editions import EDITIONS, ROUNDS, Edition
from stellwerk.games.ink.expansions import EXPANSIONS, FEWER_ROUNDS, NONE, Expansion
from stellwerk.games.ink.notation import OUTCOME_INDEX, OUTCOMES


@dataclass(frozen=True, slots=True)
class Cup:
    """What chance needs to know of a game."""

    edition: Edition
    expansion: Expansion
    options: dict[str, Value]
    players: int
    drafting: bool
    star: int
    goals: tuple[str, ...] | None
    shown: tuple[int, ...]


class InkRolls:
    """See ``stellwerk.core.rolls.Rolls`` for the contract."""

    options: Final = ("edition", "expansion", "goals", "yellow_goals", "draft")

    def rounds(self, options: Options) -> int:
        return ROUNDS if options["expansion"] == NONE else FEWER_ROUNDS

    def due(
        self, options: Options, players: int, before: Sequence[Roll], shown: Roll
    ) -> Sequence[tuple[str, int]]:
        if len(before) > self.rounds(options):
            return ()
        setup = before[0] if before else shown
        cup = self._cup(options, players, setup, shown if before else ())
        if not before and not chance.setup_due(cup):
            return ()
        if before and len(shown) >= chance.roll_length(cup):
            return ()
        return [(OUTCOMES[outcome], weight) for outcome, weight in chance.outcomes(cup)]

    def rank(self, options: Options, scores: Sequence[Score]) -> Result:
        """RI-69: the most points; of equals who has fewer errors; else the place is shared."""
        return rank([(score.total, score.points("errors")) for score in scores])

    def _cup(self, options: Options, players: int, setup: Roll, shown: Roll) -> Cup:
        edition = EDITIONS[str(options["edition"])]
        drafting = bool(options["draft"])
        goals, star = chance.fixed_goals(edition, options), -1
        for text in setup:
            outcome = OUTCOME_INDEX[text]
            if text.startswith("star:"):
                star = chance.seat_of(outcome)
            else:
                goals = chance.with_goal(goals, outcome)
        return Cup(
            edition,
            EXPANSIONS[str(options["expansion"])],
            dict(options),
            players,
            drafting,
            star,
            goals,
            tuple(OUTCOME_INDEX[text] for text in shown),
        )


roll: Final = InkRolls()
