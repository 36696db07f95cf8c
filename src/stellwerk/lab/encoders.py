"""What a seat sees as an array of numbers, and what it may do as a mask.

A game may bring an :class:`Encoder` of its own: the object ``encoder`` in the package of its key in
this room, or in its ``Plugin``. Every other game is encoded from the typed description of what its
seats see (:mod:`stellwerk.lab.described`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

from stellwerk import games
from stellwerk.core import registry
from stellwerk.core.card import Options
from stellwerk.core.game import Game, Seen
from stellwerk.lab.described import Described

__all__ = ["Encoder", "Layout", "find", "observation_names"]


class Layout(Protocol):
    """How the games of one kind, with the same options and players, look as numbers."""

    @property
    def names(self) -> tuple[str, ...]:
        """What each entry of an observation says, in order."""
        ...

    @property
    def dtype(self) -> str:
        """The kind of numbers: ``int8``, ``int16`` or ``int32``."""
        ...

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most that any entry can be."""
        ...

    def observe(self, seen: Seen, into: NDArray[np.signedinteger]) -> None:
        """Write what a seat sees; every entry is written, whatever stood there."""
        ...

    def mask(self, seen: Seen, into: NDArray[np.int8]) -> None:
        """Write 1 for every action that the seat may choose now, else 0."""
        ...


class Encoder(Protocol):
    """What a game brings to this room."""

    def layout(self, options: Options, players: int) -> Layout:
        """The layout for complete options."""
        ...


def find(game: Game, options: Options, players: int) -> Layout:
    """The layout of a game; refuses options that cannot be played."""
    settled = game.card.settle(options, players)
    return _layout(game.card.key, tuple(settled.items()), players)


@lru_cache(maxsize=64)
def _layout(key: str, options: tuple[tuple[str, object], ...], players: int) -> Layout:
    own = cast(Encoder | None, registry.part("encoder", key))
    settled = cast(Options, dict(options))
    return (own or Described(games.find(key))).layout(settled, players)


def observation_names(
    key: str, options: Options | None = None, players: int | None = None
) -> tuple[str, ...]:
    """What each entry of an observation says, in order.

    >>> all(len(set(names)) == len(names) for names in map(observation_names, games.keys()))
    True
    """
    game = games.find(key)
    return find(game, options or {}, players or game.card.min_players).names
