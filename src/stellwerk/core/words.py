"""What the engine says to people: a key and its parameters, never a sentence.

``lang`` turns them into German or English. The part of a key before the dot names the catalogue
(``core.game_over`` is the message ``game_over`` of ``core.ftl``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Param: TypeAlias = str | int

# JSON-ready data, as views and records carry it.
Json: TypeAlias = "bool | int | str | float | list[Json] | dict[str, Json] | None"


@dataclass(frozen=True, slots=True)
class Words:
    """A message key and what fills it in.

    >>> Words("core.players", {"players": 9, "least": 1, "most": 4}).catalogue
    'core'
    """

    key: str
    params: Mapping[str, Param] = field(default_factory=dict, hash=False)  # a dict has none

    @property
    def catalogue(self) -> str:
        """The file the message stands in: a game's key, ``core`` or a room's name."""
        return self.key.partition(".")[0]

    @property
    def message(self) -> str:
        """The message's name inside its catalogue."""
        return self.key.partition(".")[2]
