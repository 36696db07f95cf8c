"""Railroad Ink by Hjalmar Hach and Lorenzo Silva: its three editions, six expansions,
solo and draft.

``card.py`` says what the game is, ``kernel.py`` is where the rules run.
"""

from stellwerk.games.ink.game import Ink
from stellwerk.games.ink.notation import Drawing
from stellwerk.games.ink.ruling import Ruling
from stellwerk.games.ink.scorelines import BoardProblem, LineScorer, score_line
from stellwerk.games.ink.sheet import Sheet
from stellwerk.games.ink.state import State

__all__ = [
    "BoardProblem",
    "Drawing",
    "Ink",
    "LineScorer",
    "Ruling",
    "Sheet",
    "State",
    "game",
    "score_line",
]

game = Ink()
