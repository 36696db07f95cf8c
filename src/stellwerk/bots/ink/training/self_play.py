"""Games that the bot plays alone to learn from: what it saw at the end of each round and within it.

A row is the number of the game, the rounds left, a flag and the figures, as numbers of two bytes.
The flag says whether this is the end of the round that was played on, the best one, both, or a
position on the way to it.
"""

from __future__ import annotations

from array import array
from typing import Final

from stellwerk.bots.ink.beam import RoundBeam
from stellwerk.bots.ink.net_weights import NetWeights
from stellwerk.bots.ink.strikes import best_strike
from stellwerk.bots.ink.value_net import Evaluation, ValueNet
from stellwerk.bots.trainers import Played, Sample
from stellwerk.core import CHANCE
from stellwerk.core.card import Options
from stellwerk.core.rng import Decisions, Rng
from stellwerk.games.ink import State, game
from stellwerk.games.ink.notation import END
from stellwerk.games.ink.phases import UNDECIDED

WITHIN: Final = 0
CHOSEN: Final = 1
BEST: Final = 2
HEADER: Final = 3  # game, rounds left, flag
ROW_CODE: Final = "h"

# How wide it thinks: with a value that knows little, wider is worse, it finds the value's errors.
_WIDTHS: Final = (20, 10)
_FEWER: Final = (8, 3)  # where dice of an expansion are drawn as well, after the route dice alone
_GLANCE: Final = (2, 1)  # while decisions about the meteor are compared
_ENDS: Final = 8
# So many of a hundred rounds end with a lesser end than the best, or without a special route.
_LESSER: Final = 12
_FRUGAL: Final = 6


def alone(options: Options) -> State:
    """A game for one. Goals and drafts are left out: neither is part of the value."""
    state = game.new(1, {**options, "goals": False, "draft": False})
    assert isinstance(state, State)
    return state


def play(options: Options, weights: NetWeights, sample: Sample) -> Played:
    """The games of a sample; each has dice of its own, whoever plays it and when."""
    state = alone(options)
    beam = RoundBeam(Evaluation(ValueNet(weights), state.edition.dice), state.rules)
    widths = _FEWER if state.expansion.drawn and state.expansion.dice else _WIDTHS
    beam.early = False
    decisions = Decisions(sample.seed.to_bytes(8, "big"))
    totals = []
    rows = array(ROW_CODE)
    for number in range(sample.first, sample.last):
        learner = _Learner(alone(options), beam, widths, decisions.rng(number), number, rows)
        totals.append(learner.play(sample.learning))
    return Played(tuple(totals), rows.tobytes())


class _Learner:
    """One game."""

    def __init__(
        self,
        state: State,
        beam: RoundBeam,
        widths: tuple[int, int],
        rng: Rng,
        number: int,
        rows: array[int],
    ) -> None:
        self.state = state
        self.beam = beam
        self.widths = widths
        self.rng = rng
        self.number = number
        self.rows = rows

    def play(self, learning: bool) -> int:
        """Play to the end; gives the points."""
        while self.state.actors():
            if self.state.actors() == (CHANCE,):
                self.state.apply(CHANCE, self._rolled())
            elif self.state.turn(0).strike == UNDECIDED:
                self.beam.begin(*_GLANCE, 1)
                self.state.apply(0, best_strike(self.state, self.state.turn(0), self.beam))
            else:
                for move in self._round(learning):
                    self.state.apply(0, move)
                self.state.apply(0, END)
        return self.state.scores()[0].total

    def _rolled(self) -> int:
        odds = self.state.odds()
        pick = self.rng.below(sum(odds))
        for move, weight in zip(self.state.legal(CHANCE), odds, strict=True):
            pick -= weight
            if pick < 0:
                return move
        raise AssertionError("odds and outcomes differ in number")

    def _round(self, learning: bool) -> list[int]:
        """The drawings of a round, most often the best."""
        left = self.state.rounds - self.state.round
        turn = self.state.turn(0)
        self.beam.begin(*self.widths, _ENDS)
        self.beam.set_turn(turn, left)
        # Drawn by lot in any case: so the dice are the same whatever becomes of it.
        lesser = self.rng.below(100) < _LESSER
        frugal = self.rng.below(100) < _FRUGAL
        pick = self.rng.below(_ENDS - 1)
        if not learning or not left:
            lesser = frugal = False
        if frugal:
            self.beam.specials = False
            self.beam.search()
            self.beam.specials = True
            moves, chosen = self.beam.end_moves(0), self._end_figures(0)
            self.beam.search()
            self._note(left, CHOSEN, chosen)
            self._note(left, BEST, self._end_figures(0))
            return moves
        self.beam.search()
        end = 1 + pick % (self.beam.end_count - 1) if lesser and self.beam.end_count > 1 else 0
        moves = self.beam.end_moves(end)
        if learning:
            if end:
                self._note(left, CHOSEN, self._end_figures(end))
                self._note(left, BEST, self._end_figures(0))
            else:
                self._note(left, CHOSEN | BEST, self._end_figures(0))
                self._note_way(left)
        return moves

    def _note_way(self, left: int) -> None:
        """The positions on the way to the best end."""
        if left:
            for i in self.beam.end_path(0)[:-1]:
                figures = self.beam.figures_of(i)
                self._note(left, WITHIN, figures)

    def _end_figures(self, end: int) -> list[int]:
        features = self.beam.evaluation_features()
        features.look(self.beam.end_grid(end), 0, 0)
        return features.figure_list()

    def _note(self, left: int, flag: int, figures: list[int]) -> None:
        self.rows.extend((self.number, left, flag, *figures))
