"""What was good, what was lost, what is best now; par.

What belongs to one game is its :class:`~stellwerk.analysis.analyst.Analyst`, the object
``analysis`` in the package of the game's key; a game without one is not analysed.
"""

from __future__ import annotations

from typing import cast

from stellwerk.analysis.analyst import Analyst, Budget, Estimate
from stellwerk.analysis.game_analysis import FinishedGame, analyse_game, budget_of
from stellwerk.analysis.position_analysis import best_play, best_plays
from stellwerk.analysis.report import Choice, GameReport, Luck, Par, TurnReport
from stellwerk.core import registry
from stellwerk.core.refusal import Invalid, refuse

__all__ = [
    "Analyst",
    "Budget",
    "Choice",
    "Estimate",
    "FinishedGame",
    "GameReport",
    "Luck",
    "Par",
    "TurnReport",
    "analyse_game",
    "best_play",
    "best_plays",
    "budget_of",
    "find",
    "has",
    "has_par",
]


def find(key: str) -> Analyst:
    """What analyses the game with this key; refuses a game that has nothing of the kind."""
    found = cast(Analyst | None, registry.part("analysis", key))
    if found is None:
        raise Invalid(refuse("", "analysis.none", game=key))
    return found


def has(key: str) -> bool:
    """Whether games with this key can be analysed."""
    return registry.part("analysis", key) is not None


def has_par(key: str) -> bool:
    """Whether such games have par: those in which everybody collects points for themselves."""
    return has(key) and find(key).unit == "points"
