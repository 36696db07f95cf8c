"""Rounds of Railroad Ink: which are worth a look, what comes of them, and par."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from stellwerk.analysis.analyst import Budget, Estimate, Limits, Play, Sampled, Unit
from stellwerk.analysis.ink.par import par_games
from stellwerk.analysis.ink.play_on import NARROW, PlayOn
from stellwerk.bots.ink.effort import EFFORTS, Effort
from stellwerk.bots.ink.learned import RoundThinking
from stellwerk.core.card import Options
from stellwerk.core.game import Seat
from stellwerk.core.game import Seen as AnySeen
from stellwerk.core.game import State as AnyState
from stellwerk.core.journal import Journal
from stellwerk.core.refusal import Refusal, refuse
from stellwerk.core.rng import Rng
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import END
from stellwerk.games.ink.phases import UNDECIDED
from stellwerk.games.ink.seen import Seen
from stellwerk.games.ink.state import State

# Rounds played on for each value that is told. A processor does some 350 in a second, so an
# analysis of a whole game takes it about 2, 5, 20 and 80 seconds.
BUDGETS: Final[Mapping[str, Budget]] = {
    "glance": Budget(work=12, par=4),
    "quick": Budget(work=132, par=24),
    "normal": Budget(work=576, par=64),
    "deep": Budget(work=2304, par=128),
}
# In points. Good players lose about one in a whole round of ordinary mistakes.
LIMITS: Final = Limits(inaccuracy=1.0, mistake=2.5, blunder=5.0)

_MOST_GAMES: Final = 600  # for one value: the error falls with the root of it
_SIX: Final = 6  # faces of a die: in so many games each has come once


@dataclass(frozen=True)
class RoundAnalyst:
    """The analyst of Railroad Ink."""

    unit: Unit = "points"
    limits: Limits = LIMITS
    budgets: Mapping[str, Budget] = field(default_factory=lambda: BUDGETS)
    search: Effort = EFFORTS["master"]  # for the best rounds
    narrow: Effort = NARROW  # with which games are played on
    good: Effort = EFFORTS["strong"]  # of who plays par

    def check(self, options: Options, players: int) -> Refusal | None:
        """A draft is about more than one's own board."""
        return refuse("", "analysis.draft") if options["draft"] else None

    def plays(self, seen: AnySeen, budget: Budget, rng: Rng) -> list[Play]:
        state, seat = _standing(seen)
        thinking = RoundThinking(state, seat, self.search)
        turn = state.turn(seat)
        before: Play = ()
        if turn.strike == UNDECIDED:
            strike = thinking.strike(turn)
            before, turn = (strike,), state.decided(turn, strike)
        return [(*before, *moves, END) for moves in thinking.ranked(turn, rng)]

    def alike(self, seen: AnySeen, one: Play, other: Play) -> bool:
        return _board(seen, one).same(_board(seen, other))

    def values(
        self, seen: AnySeen, plays: Sequence[Play], budget: Budget, rng: Rng
    ) -> list[Sampled]:
        state, seat = _standing(seen)
        left = state.rounds - state.round
        boards = [_board(seen, play) for play in plays]
        return _sampled(PlayOn(state, seat, self.narrow), boards, left, budget, rng)

    def outset(self, seen: AnySeen, budget: Budget, rng: Rng) -> Sampled:
        state, seat = _standing(seen)
        empty = state.copy()
        empty.round = 0  # so that all rounds are still to come
        playing, board = PlayOn(empty, seat, self.narrow), state.turn(seat).start
        return _sampled(playing, [board], state.rounds, budget, rng)[0]

    def outcome(self, state: AnyState, seat: Seat) -> Estimate:
        score = state.scores()[seat]
        parts = {part.key: float(part.points) for part in score.parts}
        return Estimate(float(score.total), 0.0, parts)

    def par(self, journal: Journal, seat: Seat, budget: Budget, seed: bytes) -> Sampled | None:
        return par_games(journal, budget.par, seed, self.good)


def _sampled(
    playing: PlayOn,
    boards: Sequence[Grid],
    left: int,
    budget: Budget,
    rng: Rng,
    dice: Sequence[str] = (),
) -> list[Sampled]:
    games = min(_MOST_GAMES, max(2, budget.work // (left or 1)))
    rolls = playing.rolls(left, max(_SIX, games - games % _SIX), rng, dice) if left else []
    return [playing.sampled(board, rolls, left) for board in boards]


def sampled_before_roll(
    state: State, seat: Seat, board: Grid, budget: Budget, rng: Rng, dice: Sequence[str]
) -> Sampled:
    """What a board comes to with the rounds after that of a state; of the first of them some dice
    may be known."""
    left = state.rounds - state.round
    return _sampled(PlayOn(state, seat, NARROW), [board], left, budget, rng, dice)[0]


def _standing(seen: AnySeen) -> tuple[State, int]:
    assert isinstance(seen, Seen)
    assert seen.seat is not None  # spectators have no turns
    return seen.state, seen.seat


def _board(seen: AnySeen, play: Play) -> Grid:
    """The board of the seat after a round."""
    state, seat = _standing(seen)
    state = state.copy()
    for move in play:
        if move != END:
            state.apply(seat, move)
    return state.turn(seat).grid
