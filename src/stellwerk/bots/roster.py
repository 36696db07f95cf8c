"""What a game brings to this room: the bots that know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from stellwerk.bots.trainers import Trainer
from stellwerk.core.game import Bot

Maker: TypeAlias = Callable[[bytes], Bot]  # from a seed, so that a game can be played again alike


# What people choose between, from gentle to fierce. A bot with one of these names is that level:
# a row of the game's roster, a bot with parameters (``"easy": partial(Greedy, width=2)``). Its
# sentence is ``bot_easy`` in the words of the game, the name it goes by ``character_easy``. How
# much a level thinks is set in units of work, never by a clock, so that games can be repeated.
LEVELS: Final[tuple[str, ...]] = ("easy", "medium", "strong", "master")


@dataclass(frozen=True, slots=True)
class Roster:
    """The bots of one game; ``roster`` in the package of the game's key is one."""

    makers: Mapping[str, Maker]  # by name
    # Plays for who is away and does the least the game needs; nobody is offered it as an opponent.
    stand_in: Maker | None = None
    ratings: Mapping[str, float] = field(default_factory=dict)  # as measured; see ``measured.py``
    trainer: Trainer | None = None  # how its bots learn, if they do
    # Think longer than anybody at a table would wait: for matches and studies alone.
    patient: Mapping[str, Maker] = field(default_factory=dict)
