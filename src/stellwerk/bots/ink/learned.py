"""The bots of Railroad Ink that have learned what a board is worth.

A round is searched for its best ends by the learned value (``beam.py``); a stronger bot tries those
with what may be rolled next (``lookahead.py``). How much of all this is done is its effort.
"""

from __future__ import annotations

import threading
from typing import Final

from stellwerk.bots.ink.beam import RoundBeam
from stellwerk.bots.ink.beam_limits import MOST_WIDTH
from stellwerk.bots.ink.effort import Effort
from stellwerk.bots.ink.goal_values import goals_after, open_goals
from stellwerk.bots.ink.lookahead import ranked_ends
from stellwerk.bots.ink.shipped_nets import net_for
from stellwerk.bots.ink.strikes import best_strike
from stellwerk.bots.ink.value_net import Evaluation, ValueNet
from stellwerk.bots.planning import PlanningBot
from stellwerk.core.game import Move
from stellwerk.core.rng import Rng
from stellwerk.games.ink import chance, draft
from stellwerk.games.ink.notation import END, PAIR
from stellwerk.games.ink.phases import DRAFT, UNDECIDED
from stellwerk.games.ink.rule_tables import Rules
from stellwerk.games.ink.seen import Seen
from stellwerk.games.ink.state import State
from stellwerk.games.ink.turn import Turn

# Where dice of an expansion are drawn as well, there are so many times as many positions to look
# at: a part of the widths is enough for the same work.
_FEWER: Final = 3
# From this width on dice of an expansion are tried before the route dice as well as after them.
_EARLY: Final = 20
# While choices before the round are compared.
_GLANCE: Final = 4
# At a table of several each has a taste: ends that are worth nearly the same (in thousandths of a
# point) are as good, so that not all draw the same board.
_TASTE: Final = 500
_TASTED_ENDS: Final = 6

_LOCAL = threading.local()


class Learned(PlanningBot[Seen]):
    """Plans a whole round at once and follows the plan while the game goes as expected."""

    def __init__(
        self, seed: bytes, effort: Effort, net: ValueNet | None = None, tasting: bool = False
    ) -> None:
        super().__init__(seed)
        self._effort = effort
        self._tasting = tasting  # also alone: so it plays the same dice in different ways
        self._net = net  # another one than the shipped, to be tried

    def plan(self, seen: Seen, rng: Rng) -> list[Move]:
        """Up to the end of the round if it can be seen from here.

        Of what a plan needs nothing is hidden, so it is made on what the seat sees.
        """
        assert seen.seat is not None  # spectators are asked nothing
        state: State = seen.state
        thinking = RoundThinking(state, seen.seat, self._effort, self._net, self._tasting)
        if state.phase == DRAFT:
            return [thinking.pair()]
        turn = state.turn(seen.seat)
        if turn.strike != UNDECIDED:
            return [*thinking.drawings(turn, rng), END]
        strike = thinking.strike(turn)
        if state.drafting:
            return [strike]
        return [strike, *thinking.drawings(state.decided(turn, strike), rng), END]


class RoundThinking:
    """What one seat thinks about one round."""

    def __init__(
        self,
        state: State,
        seat: int,
        effort: Effort,
        net: ValueNet | None = None,
        tasting: bool = False,
    ) -> None:
        self.state = state
        self.seat = seat
        self.effort = effort
        self.rounds_left = state.rounds - state.round
        self.tasting = (tasting or state.players > 1) and self.rounds_left > 0
        net = net or net_for(state.edition.dice, state.expansion.key)
        self.beam, self.ahead = _beams(net, state)
        self.beam.early = effort.width >= _EARLY
        self.ahead.early = False
        self.goals = open_goals(state, seat)
        self.fewer = _FEWER if state.expansion.drawn and state.expansion.dice else 1

    def drawings(self, turn: Turn, rng: Rng) -> list[Move]:
        """The drawings of the round from here on."""
        if self.tasting and self.effort.ends == 1:
            self._search(turn, _TASTED_ENDS)
            return self.beam.end_moves(self._tasted(rng))
        return self.ranked(turn, rng)[0]

    def ranked(self, turn: Turn, rng: Rng) -> list[list[Move]]:
        """The drawings of the most promising ends of the round, the best first."""
        self._search(turn, self.effort.ends)
        return ranked_ends(
            self.beam,
            self.ahead,
            self.effort,
            self.rounds_left,
            (*self.state.edition.dice, *self.state.expansion.dice),
            lambda board: goals_after(self.state, self.seat, board),
            rng,
        )

    def _search(self, turn: Turn, ends: int) -> None:
        # In the last round nothing but the score counts: that is quick, so it can be wider.
        more = 1 if self.rounds_left else 2
        self.beam.begin(
            self.narrowed(more * self.effort.width),
            self.narrowed(more * self.effort.extra_width),
            ends,
            self.goals,
        )
        self.beam.set_turn(turn, self.rounds_left)
        self.beam.search()

    def narrowed(self, width: int) -> int:
        """A width for the dice of this game."""
        return min(MOST_WIDTH, max(1, width // self.fewer))

    def _tasted(self, rng: Rng) -> int:
        """The end of the round that this bot likes best."""
        values = [self.beam.end_value(i) + rng.below(_TASTE) for i in range(self.beam.end_count)]
        return values.index(max(values))

    def strike(self, turn: Turn) -> Move:
        """What to do about the meteor."""
        self.beam.begin(_GLANCE, _GLANCE, 1, self.goals)
        return best_strike(self.state, turn, self.beam)

    def pair(self) -> Move:
        """The pair of a draft whose dice, with those taken before, lead to the best end."""
        faces = chance.pool_faces(self.state)
        own = draft.own_dice(faces, self.state.takers, self.seat)
        turn = self.state.turn(self.seat)
        self.beam.begin(_GLANCE, _GLANCE, 1, self.goals)
        values: dict[tuple[int, ...], int] = {}
        best = -1
        best_value = 0
        for pair, taker in enumerate(self.state.takers):
            if taker != draft.FREE:
                continue
            dice = tuple(sorted(faces[2 * pair : 2 * pair + 2]))
            if dice not in values:
                self.beam.set_turn(turn.deal((*own, *dice)), self.rounds_left)
                self.beam.search()
                values[dice] = self.beam.end_value(0)
            if best < 0 or values[dice] > best_value:
                best, best_value = pair, values[dice]
        return PAIR + best


def _beams(net: ValueNet, state: State) -> tuple[RoundBeam, RoundBeam]:
    """The calling thread's beams for these rules: their arrays are large, so they are kept."""
    key = (net, state.rules, state.edition.dice)
    if getattr(_LOCAL, "key", None) != key:
        _LOCAL.key = key
        _LOCAL.beams = tuple(_beam(net, state.edition.dice, state.rules) for _ in range(2))
    beams: tuple[RoundBeam, RoundBeam] = _LOCAL.beams
    return beams


def _beam(net: ValueNet, dice: tuple[tuple[str, ...], ...], rules: Rules) -> RoundBeam:
    return RoundBeam(Evaluation(net, dice), rules)
