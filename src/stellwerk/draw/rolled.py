"""What was rolled for people who play on paper, as things to look at: dice, cards, pairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from stellwerk.core.card import Options
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.core.registry import keys, part
from stellwerk.core.rolls import Roll, Rolls
from stellwerk.core.words import Words
from stellwerk.draw.picture import Picture


@dataclass(frozen=True, slots=True)
class Thing:
    """A die, a card or a pair of dice."""

    picture: Picture | None
    words: tuple[Words, ...]  # one after the other
    note: Words | None = None  # what it asks, for those who do not know it


@dataclass(frozen=True, slots=True)
class Row:
    """Things under a heading; those of a roll are large."""

    words: Words
    things: tuple[Thing, ...]
    rolled: bool = True  # False: it lies on the table for the whole game


class RollDrawing(Protocol):
    """What a game brings besides its ``roll``: ``rolled`` in the package of its key."""

    def rows(self, options: Options, players: int, rolls: Sequence[Roll]) -> Sequence[Row]:
        """What lies on the table after the last of these rolls."""
        ...


def rolling() -> list[str]:
    """The keys of the games that can be rolled for."""
    return [key for key in keys() if part("roll", key) and part("rolled", key)]


def rolls_of(key: str) -> Rolls:
    """What is rolled in a game; refuses a game without."""
    found = part("roll", key)
    if found is None:
        raise Invalid(refuse("", "core.no_rolls", game=key, known=", ".join(rolling())))
    return cast(Rolls, found)


def drawing_of(key: str) -> RollDrawing:
    """How the rolls of a game are shown; refuses a game without."""
    rolls_of(key)
    return cast(RollDrawing, part("rolled", key))
