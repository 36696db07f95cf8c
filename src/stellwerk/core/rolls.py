"""Rolls for people who play on paper: what chance shows when, without anybody's moves.

A game that has dice may bring a part ``roll`` that keeps :class:`Rolls`. What chance shows comes in
rolls: first what is drawn before the game (which may be nothing), then one roll for each round. The
order is that of the game itself, so a seed gives the same dice here as at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from stellwerk.core.card import Options
from stellwerk.core.chance import SeededDealer
from stellwerk.core.score import Result, Score

# What chance has shown, in the notation of the game.
Roll: TypeAlias = tuple[str, ...]


class Rolls(Protocol):
    """What a game brings: ``roll`` in the package of its key."""

    @property
    def options(self) -> Sequence[str]:
        """The options of the card by which something else is rolled or drawn."""
        ...

    def rounds(self, options: Options) -> int:
        """How many rolls there are after what is drawn before the game."""
        ...

    def due(
        self, options: Options, players: int, before: Sequence[Roll], shown: Roll
    ) -> Sequence[tuple[str, int]]:
        """What can be shown next, with its weight, in the roll after ``before``.

        ``shown`` is what it has shown so far; nothing can be shown once the roll is whole.
        """
        ...

    def rank(self, options: Options, scores: Sequence[Score]) -> Result:
        """The places of finished boards, ties broken as far as boards can tell."""
        ...


def roll(
    rolls: Rolls, options: Options, players: int, before: Sequence[Roll], dealer: SeededDealer
) -> Roll:
    """The next roll, dealt fairly."""
    shown: Roll = ()
    while outcomes := rolls.due(options, players, before, shown):
        pick = dealer.below(sum(weight for _, weight in outcomes))
        for text, weight in outcomes:
            pick -= weight
            if pick < 0:
                shown = (*shown, text)
                break
    return shown


def is_over(rolls: Rolls, options: Options, before: Sequence[Roll]) -> bool:
    """Whether all has been rolled."""
    return len(before) > rolls.rounds(options)
