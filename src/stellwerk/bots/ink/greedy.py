"""The bot `greedy` of Railroad Ink: draws each round as if all that counts were to leave it well.

It tries all that can be drawn in the round, in every order, and takes the end of the round that is
worth most by its table of weights. What is decided before, the meteor's way and the pairs of a
draft, it decides in the same manner: by the best end of the round that comes of it. It does not
think about later rolls.
"""

from __future__ import annotations

from typing import Final

from stellwerk.bots.ink.goal_values import open_goals
from stellwerk.bots.ink.search import RoundSearch
from stellwerk.bots.ink.weights import (
    EXTRA_WIDTH,
    MANY_EXTRA_WIDTH,
    MANY_WIDTH,
    WIDTH,
    tasted,
)
from stellwerk.bots.planning import PlanningBot
from stellwerk.core.game import Move
from stellwerk.core.rng import Rng
from stellwerk.games.ink import chance, draft
from stellwerk.games.ink.notation import END, IGNORE, PAIR
from stellwerk.games.ink.phases import DRAFT, UNDECIDED
from stellwerk.games.ink.seen import Seen
from stellwerk.games.ink.state import State
from stellwerk.games.ink.turn import Turn

# How many positions are kept while pairs of a draft are tried out.
_GLANCE: Final = 3


class Greedy(PlanningBot[Seen]):
    """Plans a whole round at once and follows the plan while the game goes as expected.

    The seed gives it a taste of its own, so that two of them at a table do not draw the same board.
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._seed = seed

    def plan(self, seen: Seen, rng: Rng) -> list[Move]:
        """Up to the end of the round if it can be seen from here; nothing of it is left to chance.

        Of what a plan needs nothing is hidden, so it is made on what the seat sees.
        """
        assert seen.seat is not None  # spectators are asked nothing
        state: State = seen.state
        if state.phase == DRAFT:
            return [_pair(state, seen.seat, self.search(state, seen.seat, rng, glance=True))]
        search = self.search(state, seen.seat, rng)
        turn = state.turn(seen.seat)
        if turn.strike == UNDECIDED:
            return best_strike(state, turn, search)
        return [*search.plan(turn, state.rounds - state.round), END]

    def search(self, state: State, seat: int, rng: Rng, glance: bool = False) -> RoundSearch:
        """How it looks for the best end of this round."""
        return _search(state, seat, self._seed, glance)


def _search(state: State, seat: int, seed: bytes, glance: bool = False) -> RoundSearch:
    weights = tasted(state.edition.dice, state.expansion.key, seed)
    width, extra_width = (_GLANCE, _GLANCE) if glance else widths(state)
    return RoundSearch(weights, width, extra_width, open_goals(state, seat))


def widths(state: State) -> tuple[int, int]:
    """How many positions a plan keeps: fewer where dice of an expansion are drawn as well."""
    if state.expansion.drawn and state.expansion.dice:
        return MANY_WIDTH, MANY_EXTRA_WIDTH
    return WIDTH, EXTRA_WIDTH


def best_strike(state: State, turn: Turn, search: RoundSearch) -> list[Move]:
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
            value = search.value_of(after.grid, rounds_left + 1)
            moves = [move]
        else:
            moves = [move, *search.plan(after, rounds_left), END]
            value = search.value
        if not best or value > best_value:
            best, best_value = moves, value
    return best


def _pair(state: State, seat: int, search: RoundSearch) -> Move:
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
            search.plan(turn.deal((*own, *dice)), state.rounds - state.round)
            values[dice] = search.value
        if best < 0 or values[dice] > best_value:
            best, best_value = pair, values[dice]
    return PAIR + best
