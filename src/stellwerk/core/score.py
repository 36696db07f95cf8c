"""Scores: parts that add up to the total, each with the places that earn it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Earned:
    """Points and where they come from: ids of drawn things, in the words of the game's picture."""

    points: int
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One line of the score sheet; its key is one of the card's ``score_parts``."""

    key: str
    points: int
    earned: tuple[Earned, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's score sheet."""

    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        return sum(part.points for part in self.parts)

    def points(self, key: str) -> int:
        """The points of one part; ``KeyError`` if the sheet has no such part."""
        return {part.key: part.points for part in self.parts}[key]


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: the place of each seat, 1 for the winners; equal places are shared."""

    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def rank(keys: list[tuple[int, ...]]) -> Result:
    """Places by descending sort key; equal keys share a place (1, 1, 3).

    >>> rank([(46, -5), (32, 0), (46, -5)]).places
    (1, 3, 1)
    """
    ordered = sorted(keys, reverse=True)
    return Result(tuple(ordered.index(key) + 1 for key in keys))
