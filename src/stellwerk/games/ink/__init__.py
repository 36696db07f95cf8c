"""Railroad Ink by Hjalmar Hach and Lorenzo Silva: its three editions, six expansions,
solo and draft.

``card.py`` says what the game is, ``kernel.py`` is where the rules run.
"""

from pathlib import Path

from stellwerk.core.days import read_days
from stellwerk.core.lessons import LessonFolder
from stellwerk.games.ink.contract import Ink
from stellwerk.games.ink.notation import Drawing
from stellwerk.games.ink.plain import SeenData
from stellwerk.games.ink.rolls import roll
from stellwerk.games.ink.rule_options import Ruling
from stellwerk.games.ink.scorelines import LineScorer, score_line
from stellwerk.games.ink.sheet import Sheet
from stellwerk.games.ink.state import State

__all__ = [
    "Drawing",
    "Ink",
    "LineScorer",
    "Ruling",
    "Sheet",
    "State",
    "days",
    "description",
    "game",
    "lessons",
    "lines",
    "roll",
    "score_line",
]

game = Ink()
description = SeenData
lines = LineScorer
lessons = LessonFolder(Path(__file__).parent / "lessons")
days = read_days("ink", Path(__file__).parent / "day_plan.toml")
