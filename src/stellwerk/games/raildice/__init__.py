"""Railroad Dice – Die ersten Schienen, by Jens Kappe.

``card.py`` says what the game is, ``data.json`` holds tiles, companies and dice with the source of
each, ``position.py`` and its neighbours are where the rules run.
"""

from pathlib import Path

from stellwerk.core.lessons import LessonFolder
from stellwerk.games.raildice.contract import RailroadDice
from stellwerk.games.raildice.seen import Seen
from stellwerk.games.raildice.state import State

__all__ = ["RailroadDice", "Seen", "State", "game", "lessons"]

game = RailroadDice()
lessons = LessonFolder(Path(__file__).parent / "lessons")
