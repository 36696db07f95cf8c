"""The acts of a table that came with a key: the same post is answered the same."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from stellwerk.core.game import Seat

_RECENT = 32  # entries that every copy has of its own


class Posted(Struct, frozen=True):
    """What was answered to an act."""

    revision: int
    kind: str
    text: str
    made: int


class PostedActs:
    """Posted acts by seat and key; a copy shares all but the last few.

    Every act is done to a copy of its table, and copying a dictionary touches all that is in it.
    Older entries stand in dictionaries that nobody changes any more, each more than twice as large
    as the next, so there are few to look into.

    >>> acts = PostedActs()
    >>> for made in range(100):
    ...     acts.add(0, f"key {made}", Posted(made, "move", "end", made))
    >>> copy = acts.copy()
    >>> copy.add(1, "another", Posted(7, "move", "end", 0))
    >>> acts.get(0, "key 3").revision, acts.get(1, "another"), copy.get(1, "another").revision
    (3, None, 7)
    """

    __slots__ = ("_older", "_recent")

    def __init__(self) -> None:
        self._older: tuple[dict[tuple[Seat, str], Posted], ...] = ()
        self._recent: dict[tuple[Seat, str], Posted] = {}

    def copy(self) -> PostedActs:
        other = PostedActs.__new__(PostedActs)
        other._older = self._older
        other._recent = self._recent.copy()
        return other

    def get(self, seat: Seat, key: str) -> Posted | None:
        """What was answered, if this key was used."""
        for entries in (self._recent, *self._older):
            if found := entries.get((seat, key)):
                return found
        return None

    def items(self) -> Iterator[tuple[tuple[Seat, str], Posted]]:
        """All of them, in the order they came."""
        for entries in (*self._older, self._recent):
            yield from entries.items()

    def add(self, seat: Seat, key: str, posted: Posted) -> None:
        """Keep an answer."""
        self._recent[seat, key] = posted
        if len(self._recent) >= _RECENT:
            *older, last = (*self._older, self._recent)
            while older and len(older[-1]) <= 2 * len(last):
                last = older.pop() | last
            self._older, self._recent = (*older, last), {}
