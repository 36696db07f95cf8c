"""Scores: parts that add up to the total, each with the places that earn it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Earned:
    """Points and where they come from: ids of drawn things, in the words of the game's picture."""

    points: int
    places: tuple[str, ...]


class Part:
    """One line of the score sheet; its key is one of the card's ``score_parts``.

    ``earned`` may be given as a function: how many points there are is asked for far more often
    than where they come from.

    >>> Part("exits", 4, lambda: (Earned(4, ("exit:B1", "exit:D1")),))
    Part('exits', 4, (Earned(points=4, places=('exit:B1', 'exit:D1')),))
    """

    __slots__ = ("_earned", "key", "points")

    def __init__(
        self,
        key: str,
        points: int,
        earned: tuple[Earned, ...] | Callable[[], tuple[Earned, ...]] = (),
    ) -> None:
        self.key = key
        self.points = points
        self._earned = earned

    @property
    def earned(self) -> tuple[Earned, ...]:
        """The places that earn the points."""
        if not isinstance(self._earned, tuple):
            self._earned = self._earned()
        return self._earned

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Part):
            return NotImplemented
        return self.key == other.key and self.points == other.points and self.earned == other.earned

    def __hash__(self) -> int:
        return hash((self.key, self.points))

    def __repr__(self) -> str:
        return f"Part({self.key!r}, {self.points!r}, {self.earned!r})"

    def __reduce__(self) -> tuple[type[Part], tuple[str, int, tuple[Earned, ...]]]:
        return Part, (self.key, self.points, self.earned)  # a function would not arrive


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's score sheet."""

    parts: tuple[Part, ...]
    _each: tuple[int, ...] | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def each(self) -> tuple[int, ...]:
        """The points of the parts; kept, as the same sheet is told to everybody again and again."""
        found = self._each
        if found is None:
            found = tuple([part.points for part in self.parts])
            object.__setattr__(self, "_each", found)
        return found

    @property
    def total(self) -> int:
        return sum(self.each)

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
