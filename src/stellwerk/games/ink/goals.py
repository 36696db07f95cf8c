"""The goal cards of Challenge: what there is, what it is worth, which may lie on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

VALUES: Final = (4, 2, 1)  # RI-86
SLOTS: Final = 3  # RI-84
SOLO_LIMITS: Final = (3, 4, 5)  # RI-95: the last round for the full value, from top to bottom
SOLO_LATE: Final = 1

GREEN: Final = "green"
YELLOW: Final = "yellow"


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
