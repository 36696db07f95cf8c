"""Railroad Ink in pictures and in characters."""

from stellwerk.draw.ink.contract import drawing

__all__ = ["drawing"]
