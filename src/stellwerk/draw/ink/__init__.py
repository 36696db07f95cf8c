"""Railroad Ink in pictures and in characters."""

from stellwerk.draw.ink.contract import drawing
from stellwerk.draw.ink.cup import rolled
from stellwerk.draw.ink.paper import printing

__all__ = ["drawing", "printing", "rolled"]
