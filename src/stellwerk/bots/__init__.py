"""Players that think, found by a game's key and their own name.

Some bots play every game, because they know nothing but the contract. A game's own bots stand in
``bots/<key>.py``, in a table ``BOTS`` of makers by name; a game may have none.

>>> make("ink", "random", b"seed").choose({}, [7])
7
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from stellwerk.bots.random import RandomBot
from stellwerk.core.game import Bot
from stellwerk.core.refusal import Refused, refuse
from stellwerk.core.rooms import part
from stellwerk.games import find

__all__ = ["Bot", "Maker", "make", "names"]

Maker: TypeAlias = Callable[[bytes], Bot]  # from a seed, so that a game can be played again alike

_EVERYWHERE: Mapping[str, Maker] = {"random": RandomBot}


def names(game_key: str) -> list[str]:
    """The bots that play this game, in alphabetical order; refuses an unknown game."""
    return sorted(_makers(game_key))


def make(game_key: str, name: str, seed: bytes) -> Bot:
    """A bot for one seat of one game; refuses an unknown one and says which there are."""
    makers = _makers(game_key)
    if name not in makers:
        raise Refused(
            refuse("", "core.bot_unknown", bot=name, game=game_key, known=", ".join(sorted(makers)))
        )
    return makers[name](seed)


def _makers(game_key: str) -> dict[str, Maker]:
    find(game_key)
    makers = dict(_EVERYWHERE)
    # Looked for rather than tried: a module that exists and fails to import must say so.
    if importlib.util.find_spec(f"{__name__}.{game_key}"):
        makers |= cast(Mapping[str, Maker], part("bots", game_key).BOTS)
    return makers
