"""The games, found by their keys.

>>> [find(key).card.key for key in keys()] == keys()
True
"""

from __future__ import annotations

from typing import cast

from stellwerk.core import registry
from stellwerk.core.game import Game
from stellwerk.core.registry import keys

__all__ = ["find", "keys"]


def find(key: str) -> Game:
    """The game with this key; refuses an unknown one and says which there are."""
    return cast(Game, registry.part("game", key))
