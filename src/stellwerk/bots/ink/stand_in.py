"""The stand-in of Railroad Ink: draws what the dice demand, and leaves the rest to who comes back.

No special route, no die of an expansion that may be left out, no copy and no volcano unless the
round cannot be ended without; what must be drawn goes where the board stays worth most.
"""

from __future__ import annotations

from stellwerk.bots.ink.goal_values import open_goals
from stellwerk.bots.ink.search import RoundSearch
from stellwerk.bots.ink.weights import tasted
from stellwerk.core.game import Move
from stellwerk.core.game import Seen as AnySeen
from stellwerk.games.ink.faces import FORMS
from stellwerk.games.ink.notation import END, IGNORE, PAIR
from stellwerk.games.ink.seen import Seen


class StandIn:
    """Ends the round as soon as it may."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def choose(self, seen: AnySeen) -> Move:
        assert isinstance(seen, Seen)
        seat = seen.seat
        assert seat is not None  # spectators are asked nothing
        legal = seen.legal()
        if END in legal:
            return END
        least = min(map(_costs, legal))
        cheap = [move for move in legal if _costs(move) == least]
        if cheap[0] >= PAIR:
            return cheap[0]
        state = seen.state
        weights = tasted(state.edition.dice, state.expansion.key, self._seed)
        search = RoundSearch(weights, 1, 1, open_goals(state, seat))
        left = state.rounds - state.round

        def worth(move: Move) -> int:
            after = state.copy()
            after.apply(seat, move)
            return search.value_of(after.turn(seat).grid, left)

        return max(cheap, key=worth)


def _costs(move: Move) -> int:
    """What a move uses up that its owner may want to keep: nothing, a choice, a special route."""
    if move > END:
        return 2 * (IGNORE <= move < PAIR)
    face = FORMS[move >> 6].face
    return 2 if face.special else 1 if face.expansion else 0
