"""Games played on from the end of a round, quickly: what a board comes to on average.

The seat's own board alone is played on, with the learned value and a narrow beam; the others stand
still, since nothing but goals depends on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from stellwerk.analysis.analyst import Sampled
from stellwerk.bots.ink.effort import Effort
from stellwerk.bots.ink.goal_values import open_goals
from stellwerk.bots.ink.learned import RoundThinking
from stellwerk.bots.ink.lookahead import balanced_rolls, face_code
from stellwerk.core.rng import Rng
from stellwerk.games.ink import goal_check, places
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.state import State

Roll: TypeAlias = tuple[int, ...]

# Twice as wide takes twice as long, and its games are worth half a point more.
NARROW: Final = Effort(16, 8)

# Points by which thinking ahead in every round beats this player, by how many rounds are still to
# come: as measured in games of `master` with edition blue (docs/analysis.md). It is the same for
# all boards, so no loss depends on it; with it luck is nothing on average.
FORESIGHT: Final = (0.0, 0.3, 0.7, 1.1, 1.6, 2.0, 2.4, 2.7)


class PlayOn:
    """Plays the board of a seat on, from the end of the round that is running."""

    def __init__(self, state: State, seat: int, effort: Effort = NARROW) -> None:
        self.state = state
        self.seat = seat
        self.effort = effort
        self.boards = [state.turn(other).grid for other in range(state.players)]
        self._thinking = RoundThinking(state, seat, effort)

    def rolls(
        self, rounds: int, games: int, rng: Rng, known: Sequence[str] = ()
    ) -> list[list[Roll]]:
        """Rolls for so many games of so many rounds; of the first, faces that are known."""
        dice = (*self.state.edition.dice, *self.state.expansion.dice)
        columns = [balanced_rolls(dice, games, rng) for _ in range(rounds)]
        for column in columns[1:]:
            rng.shuffle(column)  # rounds have nothing to do with each other
        fixed = [face_code(face) if face else None for face in known]
        if any(face is not None for face in fixed):
            columns[0] = [
                tuple(face if one is None else one for face, one in zip(roll, fixed, strict=True))
                for roll in columns[0]
            ]
        return [list(rolls) for rolls in zip(*columns, strict=True)]

    def sampled(self, board: Grid, rolls: Sequence[Sequence[Roll]], left: int) -> Sampled:
        """What a board at the end of this round comes to with each of these rows of rolls."""
        foresight = FORESIGHT[left]
        totals: list[float] = []
        parts: Counter[str] = Counter()
        for row in rolls if left else ((),):
            sheet = self._final(board, row)
            totals.append(sum(sheet.values()) + foresight)
            parts.update(sheet)
        means = {key: points / len(totals) for key, points in parts.items()}
        return Sampled(tuple(totals), means)

    def _final(self, board: Grid, rolls: Sequence[Roll]) -> dict[str, int]:
        """The points of a board, part by part, once these rounds have been played."""
        state = self.state
        if state.goals is not None:
            state = state.copy()
            self._end_round(state, board)
        beam = self._thinking.ahead
        if rolls:
            beam.set_rolls(list(rolls))
        for number in range(len(rolls)):
            left = len(rolls) - 1 - number
            # As in a round that is planned: the last one is quick, so it can be wider.
            more = 1 if left else 2
            goals = None
            if state.goals is not None:
                state.round += 1
                goals = open_goals(state, self.seat)
            beam.begin(
                self._thinking.narrowed(more * self.effort.width),
                self._thinking.narrowed(more * self.effort.extra_width),
                1,
                goals,
            )
            beam.over_rolls(board, left, number, number + 1)
            board = beam.end_grid(0)
            if state.goals is not None:
                self._end_round(state, board)
        sheet = places.score(board)
        if state.goals is not None:
            sheet = places.with_goals(state, self.seat, sheet)
        return {part.key: part.points for part in sheet.parts}

    def _end_round(self, state: State, board: Grid) -> None:
        """Pay the goals that a board fulfils at the end of a round."""
        assert state.goals is not None
        boards = [*self.boards[: self.seat], board, *self.boards[self.seat + 1 :]]
        state.goal_points = goal_check.paid(
            state.goals, state.goal_points, boards, state.round, int(state.options["ta_length"])
        )
