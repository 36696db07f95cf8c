"""The games, found by their keys.

>>> find("ink").card.key
'ink'
"""

from __future__ import annotations

from typing import cast

from stellwerk.core.game import Game
from stellwerk.core.rooms import keys, part

__all__ = ["find", "keys"]


def find(key: str) -> Game:
    """The game with this key; refuses an unknown one and says which there are."""
    return cast(Game, part("games", key).game)
