"""The bot `greedy` of Railroad Ink: draws each round as if all that counts were to leave it well.

It tries all that can be drawn in the round, in every order, and takes the end of the round that is
worth most by its table of weights. What is decided before, the meteor's way and the pairs of a
draft, it decides in the same manner: by the best end of the round that comes of it. It does not
think about later rolls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, cast

from stellwerk.bots.ink.hopes import aims_for
from stellwerk.bots.ink.search import Planner
from stellwerk.bots.ink.weights import (
    EXTRA_WIDTH,
    MANY_EXTRA_WIDTH,
    MANY_WIDTH,
    WIDTH,
    tasted,
)
from stellwerk.core.game import Move, View
from stellwerk.games.ink import chance, draft, game
from stellwerk.games.ink.notation import END, IGNORE, PAIR, STRIKE
from stellwerk.games.ink.state import DRAFT, State
from stellwerk.games.ink.turn import UNDECIDED, Turn

# How many positions are kept while pairs of a draft are tried out.
_GLANCE: Final = 3


@dataclass(frozen=True, slots=True)
class _Position:
    """All that a plan depends on, and what of it has been carried out."""

    options: str
    round: int
    phase: str
    shown: tuple[str, ...]
    dice: tuple[str, ...]
    goals: str
    board: str  # at the end of the last round
    marks: str  # beside it, at the same time
    strike: str  # what was decided about the meteor
    drawn: tuple[str, ...]  # since then

    def after(self, move: Move) -> _Position:
        """The same once a move of the plan has been made."""
        if STRIKE <= move < PAIR:
            return replace(self, strike=game.text(move))
        return replace(self, drawn=(*self.drawn, game.text(move)))


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
        self._expected = position.after(move) if self._plan else None
        return move


def _position(view: View) -> _Position:
    mine = cast(list[dict[str, object]], view["seats"])[cast(int, view["seat"])]
    return _Position(
        options=str(view["options"]),
        round=cast(int, view["round"]),
        phase=cast(str, view["phase"]),
        shown=tuple(cast(list[str], view["shown"])),
        dice=tuple(cast(list[str], mine["dice"])),
        goals=str(view.get("goals")),
        board=cast(str, mine["board"]),
        marks=str(mine["start"]),
        strike=str(mine["strike"]),
        drawn=tuple(cast(list[str], mine["drawn"])),
    )


def _plan(view: View, seed: bytes) -> list[Move]:
    """The next moves of the seat: up to the end of the round if it can be seen from here."""
    state = game.imagine(view, Random(0))  # of what a plan needs, nothing is left to imagination
    seat = cast(int, view["seat"])
    if state.phase == DRAFT:
        return [_pair(state, seat, _planner(state, seat, seed, glance=True))]
    planner = _planner(state, seat, seed)
    turn = state.turn(seat)
    rounds_left = state.rounds - state.round
    if turn.strike == UNDECIDED:
        return best_strike(state, turn, planner)
    return [*planner.plan(turn, rounds_left), END]


def _planner(state: State, seat: int, seed: bytes, glance: bool = False) -> Planner:
    weights = tasted(state.edition.dice, state.expansion.key, seed)
    width, extra_width = (_GLANCE, _GLANCE) if glance else widths(state)
    return Planner(weights, width, extra_width, aims_for(state, seat))


def widths(state: State) -> tuple[int, int]:
    """How many positions a plan keeps: fewer where dice of an expansion are drawn as well."""
    if state.expansion.drawn and state.expansion.dice:
        return MANY_WIDTH, MANY_EXTRA_WIDTH
    return WIDTH, EXTRA_WIDTH


def best_strike(state: State, turn: Turn, planner: Planner) -> list[Move]:
    """The best decision about the meteor (RI-141, RI-145), and what is drawn after it.

    In a draft the dice are not known yet, so only the boards are compared.
    """
    rounds_left = state.rounds - state.round
    best: list[Move] = []
    best_value = 0
    ignored = False
    for move in state.strikes(turn):
        if move >= IGNORE:
            if ignored:
                continue  # to the table of weights all special routes are worth the same
            ignored = True
        after = state.decided(turn, move)
        if state.drafting:
            value = planner.judge(after.grid, rounds_left + 1)
            moves = [move]
        else:
            moves = [move, *planner.plan(after, rounds_left), END]
            value = planner.value
        if not best or value > best_value:
            best, best_value = moves, value
    return best


def _pair(state: State, seat: int, planner: Planner) -> Move:
    """The pair whose dice, with those taken before, lead to the best end of the round."""
    faces = chance.pool_faces(state)
    own = draft.own_dice(faces, state.takers, seat)
    turn = state.turn(seat)
    values: dict[tuple[int, ...], int] = {}
    best = -1
    best_value = 0
    for pair, taker in enumerate(state.takers):
        if taker != draft.FREE:
            continue
        dice = tuple(sorted(faces[2 * pair : 2 * pair + 2]))
        if dice not in values:
            planner.plan(turn.deal((*own, *dice)), state.rounds - state.round)
            values[dice] = planner.value
        if best < 0 or values[dice] > best_value:
            best, best_value = pair, values[dice]
    return PAIR + best
