"""The learned values that come with the package: files in ``nets``, read once."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from stellwerk.bots.ink.net_weights import Dice, option_set, read
from stellwerk.bots.ink.training.first_value import first_weights
from stellwerk.bots.ink.value_net import ValueNet
from stellwerk.games.ink.expansions import NONE

_FOLDER: Final = resources.files(__package__) / "nets"


@lru_cache(maxsize=32)
def net_for(dice: Dice, expansion: str, folder: Traversable = _FOLDER) -> ValueNet:
    """The learned value for games with these dice and this expansion.

    An expansion that nothing was learned for is played with what was learned without one, and
    with its own points as they are scored. Refuses files that are damaged, or missing for the dice.
    """
    name = option_set(dice, expansion)
    own = folder / f"{name}.json"
    if expansion == NONE or own.is_file():
        return ValueNet(read(own, name))
    plain = option_set(dice, NONE)
    return ValueNet(first_weights(name, read(folder / f"{plain}.json", plain)))
