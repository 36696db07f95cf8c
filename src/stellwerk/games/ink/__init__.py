"""Railroad Ink by Hjalmar Hach and Lorenzo Silva: its three editions, six expansions,
solo and draft.

``card.py`` says what the game is, ``kernel.py`` is where the rules run.
"""

from pathlib import Path

from stellwerk.core.lessons import LessonFolder
from stellwerk.games.ink.contract import Ink
from stellwerk.games.ink.notation import Drawing
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
    "game",
    "lessons",
    "lines",
    "score_line",
]

game = Ink()
lines = LineScorer
lessons = LessonFolder(Path(__file__).parent / "lessons")
