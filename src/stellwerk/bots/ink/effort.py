"""How much a bot thinks, in units of work: positions kept, ends of a round and rolls looked at.

Never by the clock, so that a game can be played again alike. ``EFFORTS`` is the one table of what
the bots of the roster do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from stellwerk.bots.ink.beam_limits import MOST_ENDS, MOST_ROLLS, MOST_WIDTH
from stellwerk.core.refusal import Invalid, refuse

_MOST: Final = {"ends": MOST_ENDS, "rolls": MOST_ROLLS}


@dataclass(frozen=True, slots=True)
class Effort:
    """The work for one round; refuses nothing at all, and more than the kernel has room for."""

    width: int  # positions kept while a round is planned
    extra_width: int  # of those with special routes and other extras, in each lane
    ends: int = 1  # ends of the round of which the next roll is looked at; 1: none
    rolls: int = 1  # rolls looked at for each of them, before half of them are left
    next_width: int = 5  # positions kept in the round after such a roll
    next_extra_width: int = 3

    def __post_init__(self) -> None:
        for name, value in asdict(self).items():
            most = _MOST.get(name, MOST_WIDTH)
            if not 1 <= value <= most:
                raise Invalid(
                    refuse("", "ink.effort_range", name=name, value=str(value), most=most)
                )


EFFORTS: Final[Mapping[str, Effort]] = {
    "strong": Effort(80, 40),
    "master": Effort(40, 20, ends=8, rolls=4),
    "max": Effort(60, 30, ends=24, rolls=10),
}
