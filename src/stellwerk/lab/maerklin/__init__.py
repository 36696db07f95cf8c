"""Zug um Zug Märklin for learners."""

from stellwerk.lab.maerklin.layout import encoder

__all__ = ["encoder"]
