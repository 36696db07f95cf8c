"""Zug um Zug Märklin by Alan R. Moon: the game of 2006 with its moving passengers, and variants.

``card.py`` says what the game is, ``position.py`` is where to start reading the rules.
"""

from pathlib import Path

from stellwerk.core.days import read_days
from stellwerk.core.lessons import LessonFolder
from stellwerk.games.maerklin.contract import Maerklin
from stellwerk.games.maerklin.plain import Table
from stellwerk.games.maerklin.seen import Seen
from stellwerk.games.maerklin.state import State

__all__ = ["Maerklin", "Seen", "State", "days", "description", "game", "lessons"]

game = Maerklin()
description = Table
lessons = LessonFolder(Path(__file__).parent / "lessons")
days = read_days("maerklin", Path(__file__).parent / "day_plan.toml")
