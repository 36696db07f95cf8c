"""Zug um Zug Märklin by Alan R. Moon: the game of 2006 with its moving passengers, and variants.

``card.py`` says what the game is, ``position.py`` is where to start reading the rules.
"""

from stellwerk.games.maerklin.contract import Maerklin
from stellwerk.games.maerklin.seen import Seen
from stellwerk.games.maerklin.state import State

__all__ = ["Maerklin", "Seen", "State", "game"]

game = Maerklin()
