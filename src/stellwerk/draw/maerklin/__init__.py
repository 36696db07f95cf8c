"""Zug um Zug Märklin in pictures and in characters."""

from stellwerk.draw.maerklin.contract import drawing

__all__ = ["drawing"]
