"""What a game brings to this room: the bots that know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from stellwerk.bots.trainer import Trainer
from stellwerk.core.game import Bot

Maker: TypeAlias = Callable[[bytes], Bot]  # from a seed, so that a game can be played again alike


@dataclass(frozen=True, slots=True)
class Roster:
    """The bots of one game; ``roster`` in the package of the game's key is one."""

    makers: Mapping[str, Maker]  # by name
    # Plays for who is away and does the least the game needs; nobody is offered it as an opponent.
    stand_in: Maker | None = None
    trainer: Trainer | None = None  # how its bots learn, if they do
