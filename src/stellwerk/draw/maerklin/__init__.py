"""Zug um Zug Märklin in pictures and in characters."""

from stellwerk.draw.maerklin.contract import drawing
from stellwerk.draw.maerklin.paper import printing

__all__ = ["drawing", "printing"]
