"""Railroad Dice – Die ersten Schienen, by Jens Kappe.

``card.py`` says what the game is, ``data.json`` holds tiles, companies and dice with the source of
each, ``position.py`` and its neighbours are where the rules run.
"""

from pathlib import Path

from stellwerk.core.days import read_days
from stellwerk.core.lessons import LessonFolder
from stellwerk.games.raildice.contract import RailroadDice
from stellwerk.games.raildice.plain import Table
from stellwerk.games.raildice.seen import Seen
from stellwerk.games.raildice.state import State

__all__ = ["RailroadDice", "Seen", "State", "days", "description", "game", "lessons"]

game = RailroadDice()
description = Table
lessons = LessonFolder(Path(__file__).parent / "lessons")
days = read_days("raildice", Path(__file__).parent / "day_plan.toml")
