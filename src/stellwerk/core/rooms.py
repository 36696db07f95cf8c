"""Finding what belongs to one game in each room of the house, by the game's key alone.

A game's parts stand under its key: ``games/<key>``, ``draw/<key>.py``, ``bots/<key>.py``. There is
no list of games anywhere; adding a folder adds a game.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from types import ModuleType

from stellwerk.core.refusal import Refused, refuse


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    games = importlib.import_module("stellwerk.games")
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__))


def part(room: str, key: str) -> ModuleType:
    """The module that belongs to the game in a room; refuses a key no game has."""
    if key not in keys():
        raise Refused(refuse("", "core.game_unknown", game=key, known=", ".join(keys())))
    return importlib.import_module(f"stellwerk.{room}.{key}")
