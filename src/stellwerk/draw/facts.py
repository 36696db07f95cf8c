"""What a seat sees as short lines of names and values: for games that bring no drawing.

They are made of the plain form (``Seen.json``) alone. A list of objects with one for each seat is
what the seats have for themselves; all else is everybody's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from stellwerk.core.game import Seen

Fact: TypeAlias = tuple[str, str]  # a name of the plain form, and its value as a person reads it

YES, NO, NOTHING, UNKNOWN = "✓", "–", "–", "?"
LONGEST: Final = 120  # characters of a value
# Of the plain form: known elsewhere, or not to be displayed.
_SILENT: Final = frozenset({"game", "seat", "players", "options", "memory"})


@dataclass(frozen=True, slots=True)
class Facts:
    """What can be told of the whole table, and of each seat."""

    shared: tuple[Fact, ...]
    seats: tuple[tuple[Fact, ...], ...]


def facts(seen: Seen) -> Facts:
    """Everything displayed that the plain form says."""
    shared: list[Fact] = []
    seats: list[list[Fact]] = [[] for _ in range(seen.players)]
    for name, value in seen.json().items():
        if name in _SILENT:
            continue
        if _is_by_seat(value, seen.players):
            assert isinstance(value, list)
            for own, told in zip(seats, value, strict=True):
                own.extend(_lines(told))
        else:
            shared.append((name, _spelt(value)))
    return Facts(tuple(shared), tuple(map(tuple, seats)))


def names(seen: Seen) -> list[str]:
    """The names of all facts there are, of the table and of the seats, each once."""
    told = facts(seen)
    found = [name for name, _ in told.shared] + [name for own in told.seats for name, _ in own]
    return list(dict.fromkeys(found))


def _is_by_seat(value: object, players: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == players
        and all(isinstance(one, Mapping) for one in value)
    )


def _lines(told: Mapping[str, object]) -> Iterator[Fact]:
    for name, value in told.items():
        if name not in _SILENT:
            yield name, _spelt(value)


def _spelt(value: object) -> str:
    text = _plain(value, " ")
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _plain(value: object, between: str) -> str:
    """A value in characters; lists of lists are told apart by a bar.

    >>> _plain([[1, 2], [3], []], " "), _plain({"a": True, "b": None}, " "), _plain([], " ")
    ('1 2 | 3 | –', 'a ✓, b ?', '–')
    """
    if value is None:
        return UNKNOWN
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, Mapping):
        told = (f"{name} {_plain(one, ' ')}" for name, one in value.items() if name not in _SILENT)
        return ", ".join(told) or NOTHING
    if isinstance(value, list | tuple):
        deep = any(isinstance(one, list | tuple | Mapping) for one in value)
        return (" | " if deep else between).join(_plain(one, " ") for one in value) or NOTHING
    return str(value)
