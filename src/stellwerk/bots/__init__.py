"""Players that think, found by a game's key and their own name.

Some bots play every game, because they know nothing but the contract. A game's own bots stand in
its :class:`~stellwerk.bots.roster.Roster`; a game may have none.

>>> all("random" in names(key) for key in registry.keys())
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from stellwerk.bots.random import RandomBot
from stellwerk.bots.roster import LEVELS, Maker, Roster
from stellwerk.bots.trainers import Trainer
from stellwerk.core import registry
from stellwerk.core.game import Bot
from stellwerk.core.refusal import Invalid, refuse

__all__ = [
    "LEVELS",
    "STAND_IN",
    "Bot",
    "Maker",
    "first",
    "make",
    "names",
    "offered",
    "stand_in",
    "trainer",
]

STAND_IN: Final = "stand_in"  # the name of a game's bot that plays for who is away

_EVERYWHERE: Mapping[str, Maker] = {"random": RandomBot}
_NO_BOTS = Roster({})


def names(game_key: str, *, patient: bool = False) -> list[str]:
    """The bots that play this game, in alphabetical order; refuses an unknown game.

    With those that are too slow for a table, if ``patient``.
    """
    slow = _roster(game_key).patient
    return sorted(name for name in _makers(game_key) if patient or name not in slow)


def offered(game_key: str) -> list[str]:
    """The bots that people choose between: the game's levels, the gentlest first, or else all.

    The order is that of the ladder that was measured; who is not on it keeps the place of its name.
    """
    known, ratings = names(game_key), _roster(game_key).ratings
    levels: list[str] = [level for level in LEVELS if level in known]
    if all(level in ratings for level in levels):
        levels.sort(key=ratings.__getitem__)
    return levels or known


def make(game_key: str, name: str, seed: bytes) -> Bot:
    """A bot for one seat of one game; refuses an unknown one and says which there are."""
    makers, own = _makers(game_key), _roster(game_key).stand_in
    if name == STAND_IN and own:
        return own(seed)
    if name not in makers:
        raise Invalid(
            refuse("", "core.bot_unknown", bot=name, game=game_key, known=", ".join(sorted(makers)))
        )
    return makers[name](seed)


def first(game_key: str) -> str:
    """The bot that takes a seat nobody has chosen one for: the first of the game's own."""
    return next(iter(_roster(game_key).makers), next(iter(_EVERYWHERE)))


def stand_in(game_key: str) -> str:
    """The bot that plays for somebody who is away: the game's own stand-in, or its first bot."""
    return STAND_IN if _roster(game_key).stand_in else first(game_key)


def trainer(game_key: str) -> Trainer:
    """How the bots of a game learn; refuses a game that has nothing to learn."""
    own = _roster(game_key).trainer
    if own is None:
        raise Invalid(refuse("", "core.no_trainer", game=game_key))
    return own


def _makers(game_key: str) -> dict[str, Maker]:
    own = _roster(game_key)
    return {**_EVERYWHERE, **own.makers, **own.patient}


def _roster(game_key: str) -> Roster:
    return cast(Roster | None, registry.part("roster", game_key)) or _NO_BOTS
