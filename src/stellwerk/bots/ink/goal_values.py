"""What the goals in play are worth to a board that fulfils them, or comes near to it."""

from __future__ import annotations

from typing import Final

from stellwerk.bots.ink.goal_distance import MOST_MISSING, GoalDistance
from stellwerk.bots.ink.weights import POINT
from stellwerk.games.ink import goals
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.state import State

# Thought out, not learned. A goal that is not fulfilled yet is worth at most this part of it, less
# by so much for each thing that is missing; with fewer rounds to come each counts for more.
_LIKELY: Final = 0.85
_MISSING: Final = 0.45
# What is left of the highest value if others can take it before.
_LATER: Final = 0.8


def open_goals(state: State, seat: int) -> GoalDistance | None:
    """The goals this seat has not scored yet, with what they are worth at the end of this round."""
    if state.goals is None:
        return None
    open_goals = []
    for slot, code in enumerate(state.goals):
        if state.goal_points[slot][seat]:
            continue
        if state.players == 1:
            worths = _alone(slot, state.round, state.rounds - state.round)
        else:
            value = goals.claim(len(set(state.goal_points[slot]) - {0}))
            worths = _together(value, state.rounds - state.round)
        open_goals.append((goals.GOAL_INDEX[code], worths))
    return GoalDistance(int(state.options["ta_length"]), open_goals) if open_goals else None


def goals_after(state: State, seat: int, board: Grid) -> GoalDistance | None:
    """The same at the end of the next round, if this one ends with a board.

    What that fulfils is scored and stays so, whatever happens to the board.
    """
    if state.goals is None:
        return None
    now = open_goals(state, seat)
    left = state.rounds - state.round
    found = []
    for slot, code in enumerate(state.goals):
        if now is None or state.goal_points[slot][seat]:
            continue
        number = goals.GOAL_INDEX[code]
        value = goals.claim(len(set(state.goal_points[slot]) - {0}))
        alone = state.players == 1
        if now.missing(board, number) == 0:
            scored = _alone(slot, state.round, left) if alone else _together(value, left)
            worths = scored[:1] * (MOST_MISSING + 1)
        elif alone:
            worths = _alone(slot, state.round + 1, left - 1)
        else:
            worths = _together(value, left - 1)
        found.append((number, worths))
    return GoalDistance(int(state.options["ta_length"]), found) if found else None


def _alone(slot: int, round_number: int, rounds_left: int) -> list[int]:
    """RI-95: the full value up to the limit of the slot, one point afterwards."""
    before_limit = goals.SOLO_LIMITS[slot] - round_number
    more = goals.VALUES[0] - goals.SOLO_LATE
    return [
        round(
            POINT
            * (
                goals.SOLO_LATE * chance(missing, rounds_left)
                + more * chance(missing, before_limit)
            )
        )
        for missing in range(MOST_MISSING + 1)
    ]


def _together(value: int, rounds_left: int) -> list[int]:
    """RI-86: the highest value still open; later it may be closed."""
    return [
        round(POINT * value * (chance(missing, rounds_left) * (_LATER if missing else 1)))
        for missing in range(MOST_MISSING + 1)
    ]


def chance(missing: int, rounds_left: int) -> float:
    """How likely a goal is still met from here.

    >>> chance(0, 0), chance(1, 0), chance(1, 3) > chance(2, 3) > chance(2, 2)
    (1.0, 0.0, True)
    """
    if rounds_left < 0 or (missing and not rounds_left):
        return 0.0
    if not missing:
        return 1.0
    return max(0.0, _LIKELY - _MISSING * missing / (rounds_left + 0.5))
