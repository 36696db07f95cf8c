"""Observations of any game, from the typed description of what its seats see.

Every field of the description (see :mod:`stellwerk.core.plain`) has its place, whatever the game:

- a number, a truth value: one entry;
- one of several names: as many entries, one of which is 1;
- a list with bounds: so many places, each with all its entries, and the length before them;
- any other list, and what is kept by name: its length, and the sum of what is in it, in as many
  places as there are for names (``PLACES``), so that what belongs to one name is told apart;
- a text that is none of several names: 1 in the place of its name;
- what may be missing: 1 if it is there, then its entries.

Which place a free name has is its checksum. ``memory`` is left out, which nobody displays, and so
are ``game`` and ``options``, which never change.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    TypeAlias,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from stellwerk.core import registry
from stellwerk.core.card import Options
from stellwerk.core.game import Game, Seen
from stellwerk.core.plain import Range
from stellwerk.core.refusal import Invalid, refuse

PLACES = 16
LONGEST = 16  # the places of a list with bounds; a longer one is summed up
LEFT_OUT = ("game", "options", "memory")

# Adds what data says to the entries from a place on.
Writer: TypeAlias = Callable[[Any, NDArray[np.int32], int], None]


class Part:
    """A piece of a description: the names of its entries, and how they are written."""

    def __init__(self, names: tuple[str, ...], write: Writer) -> None:
        self.names = names
        self.write = write


class Described:
    """The encoder of games that bring none of their own."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def layout(self, options: Options, players: int) -> DescribedLayout:
        return DescribedLayout(self.game, options, players)


class DescribedLayout:
    """How the games of one kind look as numbers."""

    dtype = "int32"
    bounds = (-(1 << 31), (1 << 31) - 1)

    def __init__(self, game: Game, options: Options, players: int) -> None:
        self._game = game
        hints = get_type_hints(description(game), include_extras=True)
        self._parts = {
            name: part_of(hint, name, players)
            for name, hint in hints.items()
            if name not in LEFT_OUT
        }
        self.names = tuple(name for part in self._parts.values() for name in part.names)
        self._actions = game.actions(options, players)

    def observe(self, seen: Seen, into: NDArray[np.signedinteger]) -> None:
        entries = np.zeros(len(self.names), np.int32)
        data, at = seen.json(), 0
        for name, part in self._parts.items():
            if name in data:
                part.write(data[name], entries, at)
            at += len(part.names)
        into[:] = entries

    def mask(self, seen: Seen, into: NDArray[np.int8]) -> None:
        into[:] = 0
        for move in seen.legal():
            into[self._game.action(seen, move)] = 1


def description(game: Game) -> Any:
    """The typed description of what seats of a game see."""
    brought = registry.part("description", game.card.key)
    if brought is None:
        seen: Any = type(game.new(game.card.min_players).seen(None))
        brought = get_type_hints(seen.json).get("return")
    if not is_typeddict(brought):
        raise Invalid(refuse("", "core.no_description", game=game.card.key))
    return brought


def part_of(kind: Any, name: str, players: int) -> Part:
    """The part that an annotation describes."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return _object(kind, name, players)
    if origin is NotRequired:
        return _maybe(part_of(args[0], name, players), name)
    if origin is Required:
        return part_of(args[0], name, players)
    if origin is Annotated:
        bounds = [note for note in args[1:] if isinstance(note, Range)]
        if bounds and get_origin(args[0]) is list and bounds[0].most <= LONGEST:
            return _slots(get_args(args[0])[0], bounds[0].most, name, players)
        return part_of(args[0], name, players)
    if origin is Literal:
        return _names(args, name)
    if origin in (Union, types.UnionType):
        rest = [one for one in args if one is not type(None)]
        inner = part_of(rest[0], name, players)
        if len(rest) > 1:
            inner = _any_of([part_of(one, name, players) for one in rest], name)
        return _maybe(inner, name) if len(rest) < len(args) else inner
    if origin is list:
        if name == "seats":  # one for each, in every game
            return _slots(args[0], players, name, players)
        return _bag(part_of(args[0], name, players), name)
    if origin is tuple:
        return _row([part_of(one, f"{name}.{i}", players) for i, one in enumerate(args)], name)
    if origin in (dict, Mapping):
        return _by_name(part_of(args[1], name, players), name)
    if kind is str:
        return _text(name)
    return Part((name,), _number)


def place_of(text: str) -> int:
    """The place of a name that no description lists."""
    return crc32(text.encode()) % PLACES


def _number(data: Any, into: NDArray[np.int32], at: int) -> None:
    if isinstance(data, int):
        into[at] += data


def _names(allowed: tuple[Any, ...], name: str) -> Part:
    places = {one: place for place, one in enumerate(allowed)}

    def write(data: Any, into: NDArray[np.int32], at: int) -> None:
        into[at + places[data]] += 1

    return Part(tuple(f"{name}.{one}" for one in allowed), write)


def _text(name: str) -> Part:
    def write(data: Any, into: NDArray[np.int32], at: int) -> None:
        for word in str(data).split():
            into[at + place_of(word)] += 1

    return Part(tuple(f"{name}#{place}" for place in range(PLACES)), write)


def _maybe(inner: Part, name: str) -> Part:
    def write(data: Any, into: NDArray[np.int32], at: int) -> None:
        if data is not None:
            into[at] += 1
            inner.write(data, into, at + 1)

    return Part((f"{name}?", *inner.names), write)


def _any_of(members: list[Part], name: str) -> Part:
    """Whichever of several kinds: written as all that can read it."""

    def write(data: Any, into: NDArray[np.int32], at: int) -> None:
        for member in members:
            if (member.write is _number) == isinstance(data, int):
                member.write(data, into, at)
            at += len(member.names)

    names = [f"{one}|{i}" for i, member in enumerate(members) for one in member.names]
    return Part(tuple(names), write)


def _row(members: list[Part], name: str) -> Part:
    def write(data: Any, into: NDArray[np.int32], at: int) -> None:
        for member, one in zip(members, data, strict=True):
            member.write(one, into, at)
            at += len(member.names)

    return Part(tuple(one for member in members for one in member.names), write)


def _object(kind: Any, name: str, players: int) -> Part:
    hints = get_type_hints(kind, include_extras=True)
    parts = {key: part_of(hint, f"{name}.{key}", players) for key, hint in hints.items()}

    def write(data: Any, into: NDArray[np.int32], at: int) -> None:
        for key, part in parts.items():
            if key in data:
                part.write(data[key], into, at)
            at += len(part.names)

    return Part(tuple(one for part in parts.values() for one in part.names), write)


def _slots(kind: Any, count: int, name: str, players: int) -> Part:
    members = [part_of(kind, f"{name}.{place}", players) for place in range(count)]

    def write(data: Any, into: NDArray[np.int32], at: int) -> None:
        into[at] += len(data)
        at += 1
        for member, one in zip(members, data, strict=False):
            member.write(one, into, at)
            at += len(member.names)

    return Part((f"{name}.length", *(one for part in members for one in part.names)), write)


def _bag(inner: Part, name: str) -> Part:
    def write(data: Any, into: NDArray[np.int32], at: int) -> None:
        into[at] += len(data)
        for one in data:
            inner.write(one, into, at + 1)

    return Part((f"{name}.length", *(f"{one}.sum" for one in inner.names)), write)


def _by_name(inner: Part, name: str) -> Part:
    width = len(inner.names)

    def write(data: Any, into: NDArray[np.int32], at: int) -> None:
        into[at] += len(data)
        for key, one in cast(Mapping[str, Any], data).items():
            inner.write(one, into, at + 1 + width * place_of(key))

    names = (f"{one}@{place}" for place in range(PLACES) for one in inner.names)
    return Part((f"{name}.length", *names), write)
