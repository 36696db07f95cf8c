"""The goal cards of Challenge: what there is, what it is worth, which may lie on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

VALUES: Final = (4, 2, 1)  # RI-86
SLOTS: Final = 3  # RI-84
SOLO_LIMITS: Final = (3, 4, 5)  # RI-95: the last round for the full value, from top to bottom
SOLO_LATE: Final = 1
LONG: Final = 6  # a route for goal I or J

GREEN: Final = "green"
YELLOW: Final = "yellow"

# The numbers of the cards in GOALS.
GOAL_A: Final = 0  # five central spaces
GOAL_B: Final = 1  # three villages
GOAL_C: Final = 2  # a row or column
GOAL_D: Final = 3  # three corners
GOAL_E: Final = 4  # a block of nine spaces
GOAL_F: Final = 5  # a loop
GOAL_G: Final = 6  # a network with four exits
GOAL_H: Final = 7  # a network with four stations
GOAL_I: Final = 8  # a highway of six spaces
GOAL_J: Final = 9  # a railway of six spaces
GOAL_K: Final = 10  # a network with exits on opposite sides
GOAL_L: Final = 11  # a network with two exits in the middle of their sides
GOAL_FA: Final = 12  # five forests
GOAL_FB: Final = 13  # trees in a diagonal
GOAL_FC: Final = 14  # trees at four exits
GOAL_TA: Final = 15  # trails in a line
GOAL_TB: Final = 16  # a station with three trails
GOAL_TC: Final = 17  # trails in five central spaces


@dataclass(frozen=True, slots=True)
class Goal:
    """One card (table 1.8)."""

    code: str
    box: str  # green or yellow for a base goal, else its expansion


GOALS: Final[tuple[Goal, ...]] = (
    *(Goal(code, GREEN) for code in "ABCDEF"),
    *(Goal(code, YELLOW) for code in "GHIJKL"),
    *(Goal(code, "forest") for code in ("FA", "FB", "FC")),
    *(Goal(code, "trail") for code in ("TA", "TB", "TC")),
)
GOAL_INDEX: Final = {goal.code: number for number, goal in enumerate(GOALS)}


def base_goals(yellow: bool) -> tuple[str, ...]:
    """The codes of the base goals in play."""
    return tuple(
        goal.code for goal in GOALS if goal.box == GREEN or (yellow and goal.box == YELLOW)
    )


def goals_of(expansion: str) -> tuple[str, ...]:
    """The codes of an expansion's own goals; River, Lake, Meteor and Lava have none (OP-28)."""
    return tuple(goal.code for goal in GOALS if goal.box == expansion)


def cards_for(slot: int, expansion: str, yellow: bool, drawn: Sequence[str]) -> tuple[str, ...]:
    """What may be drawn for a slot (RI-84): the bottom one is the expansion's if it has goals."""
    own = goals_of(expansion)
    pile = own if own and slot == SLOTS - 1 else base_goals(yellow)
    return tuple(code for code in pile if code not in drawn)


def claim(values_taken: int) -> int:
    """RI-86: what a goal pays after values have been taken at so many round ends."""
    return VALUES[min(values_taken, len(VALUES) - 1)]


def solo_claim(slot: int, round_number: int) -> int:
    """RI-95: what a goal pays in a game alone."""
    return VALUES[0] if round_number <= SOLO_LIMITS[slot] else SOLO_LATE
