"""The bot `greedy` of Railroad Ink: draws each round as if all that counts were to leave it well.

It tries the dice of the round in every order, with and without a special route, and takes the end
of the round that is worth most by its table of weights. It does not think about later rolls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import cast

from stellwerk.bots.ink.search import Planner
from stellwerk.bots.ink.weights import SPECIAL_WIDTH, WIDTH, tasted
from stellwerk.core.game import Move, View
from stellwerk.games.ink import game
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.notation import END


@dataclass(frozen=True, slots=True)
class _Position:
    """All that a plan depends on."""

    edition: str
    longest: str
    round: int
    dice: tuple[str, ...]
    board: str  # at the end of the last round
    drawn: tuple[str, ...]  # since then


class Greedy:
    """Plans a whole round at once and follows the plan while the game goes as expected.

    The seed gives it a taste of its own, so that two of them at a table do not draw the same board.
    """

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._plan: list[Move] = []  # the last move comes first
        self._expected: _Position | None = None  # where the plan goes on

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        position = _position(view)
        if position != self._expected:
            self._plan = _plan(view, self._seed)[::-1]
        move = self._plan.pop()
        drawn = (*position.drawn, game.text(move))
        self._expected = replace(position, drawn=drawn) if self._plan else None
        return move


def _position(view: View) -> _Position:
    options = cast(dict[str, str], view["options"])
    mine = cast(list[dict[str, object]], view["seats"])[cast(int, view["seat"])]
    return _Position(
        edition=options["edition"],
        longest=options["longest"],
        round=cast(int, view["round"]),
        dice=tuple(cast(list[str], view["dice"])),
        board=cast(str, mine["board"]),
        drawn=tuple(cast(list[str], mine["drawn"])),
    )


def _plan(view: View, seed: bytes) -> list[Move]:
    """The moves of the seat from here to the end of the round, that end included."""
    state = game.imagine(view, Random(0))  # of what a plan needs, nothing is left to imagination
    turn = state.turn(cast(int, view["seat"]))
    edition = EDITIONS[str(state.options["edition"])]
    planner = Planner(tasted(edition.dice, seed), WIDTH, SPECIAL_WIDTH)
    rounds_left = state.rounds - state.round
    return [*planner.plan(turn.grid, state.dice, turn.left, turn.special, rounds_left), END]
