"""Looking ahead by one roll: which end of a round is best on average over what may come.

The most promising ends are all tried with the same rolls, drawn so that every die shows each face
equally often; after each stage the better half is tried with more of them (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from stellwerk.bots.ink.beam import RoundBeam
from stellwerk.bots.ink.beam_limits import MOST_ROLLS
from stellwerk.bots.ink.effort import Effort
from stellwerk.bots.ink.goal_distance import GoalDistance
from stellwerk.core.game import Move
from stellwerk.core.rng import Rng
from stellwerk.games.ink.expansions import ANY, DIRECTIONS
from stellwerk.games.ink.faces import FACE_INDEX
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.sources import ROUTE_DICE

Dice: TypeAlias = Sequence[Sequence[str]]
GoalsAfter: TypeAlias = Callable[[Grid], GoalDistance | None]

# The die unlike the others decides most, so its faces come in turns; equal ones stand side by side.
_TURNS: Final = (0, 2, 4, 1, 3, 5)


def best_end(
    searched: RoundBeam,
    ahead: RoundBeam,
    effort: Effort,
    rounds_left: int,
    dice: Dice,
    goals_after: GoalsAfter,
    rng: Rng,
) -> list[Move]:
    """The drawings that lead to the best end of a round that was searched."""
    return ranked_ends(searched, ahead, effort, rounds_left, dice, goals_after, rng)[0]


def ranked_ends(
    searched: RoundBeam,
    ahead: RoundBeam,
    effort: Effort,
    rounds_left: int,
    dice: Dice,
    goals_after: GoalsAfter,
    rng: Rng,
) -> list[list[Move]]:
    """The drawings that lead to each of the ends that were found, the best end first.

    ``ahead`` searches the next round, with the goals that are open after an end of this one.
    """
    ends = range(searched.end_count)
    moves = [searched.end_moves(end) for end in ends]
    if not rounds_left or effort.ends == 1 or searched.end_count == 1:
        return moves
    boards = [searched.end_grid(end) for end in ends]
    goals = [goals_after(board) for board in boards]
    sums = [0 for _ in ends]
    ahead.set_rolls(balanced_rolls(dice, _most_rolls(effort), rng))
    live, given_up = list(ends), list[int]()
    done, stage = 0, effort.rolls
    while len(live) > 1 and done < MOST_ROLLS:
        until = min(done + stage, MOST_ROLLS)
        for end in live:
            ahead.begin(effort.next_width, effort.next_extra_width, 1, goals[end])
            sums[end] += ahead.over_rolls(boards[end], rounds_left - 1, done, until)
        done, stage = until, stage + stage // 2
        live.sort(key=lambda end: (-sums[end], end))
        half = (len(live) + 1) // 2
        given_up = live[half:] + given_up
        del live[half:]
    return [moves[end] for end in live + given_up]


def _most_rolls(effort: Effort) -> int:
    """How many rolls all stages need."""
    live, stage, most = effort.ends, effort.rolls, 0
    while live > 1:
        most, stage, live = most + stage, stage + stage // 2, (live + 1) // 2
    return min(most, MOST_ROLLS)


def balanced_rolls(dice: Dice, count: int, rng: Rng) -> list[tuple[int, ...]]:
    """Rolls of all dice; in each six of them every die shows all its faces."""
    rolls: list[tuple[int, ...]] = []
    while len(rolls) < count:
        columns = []
        for number, die in enumerate(dice):
            faces = [face_code(die[i]) for i in _TURNS]
            if number != ROUTE_DICE - 1:
                rng.shuffle(faces)
            columns.append(faces)
        rolls += zip(*columns, strict=True)
    return rolls[:count]


def face_code(face: str) -> int:
    """A face of a die as ``RoundBeam.set_rolls`` wants it."""
    if face in DIRECTIONS:
        return DIRECTIONS.index(face)
    if face == ANY:
        return len(DIRECTIONS)
    return FACE_INDEX[face] if face in FACE_INDEX else int(face)
