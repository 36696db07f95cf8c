"""Plain data by its typed description: the one reader of JSON that comes from outside.

A description is an annotation: ``TypedDict`` for an object, ``list``, ``tuple``, ``dict[str, …]``,
``Literal`` for names, ``Annotated[int, Range(0, 7)]`` for a number with bounds, unions with
``None``. It stands beside the game it belongs to, is checked by mypy where data is made, and by
this reader where data is read.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import (
    Annotated,
    Any,
    Literal,
    NoReturn,
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

from stellwerk.core.refusal import Invalid, refuse

# Takes data and its place; raises, or lets it pass.
Check: TypeAlias = Callable[[object, str], None]


@dataclass(frozen=True, slots=True)
class Range:
    """The least and the most that a number, or the length of a list or text, may be."""

    least: int
    most: int


def check(kind: Any, data: object, place: str = "") -> None:
    """Refuse data that is not as described, and name the first place in it that is not.

    >>> check(list[Annotated[int, Range(0, 6)]], [0, 6])
    >>> check(dict[str, Literal["north", "south"]], {"way": "up"})
    Traceback (most recent call last):
    stellwerk.core.refusal.Invalid: core.data_field place='way' expected='north, south'
    """
    _checker(kind)(data, place)


def differs(one: object, other: object, place: str = "") -> str | None:
    """The first place where two pieces of plain data differ; ``None`` if they are equal.

    >>> differs({"a": [1, 2]}, {"a": [1, 3]})
    'a.1'
    """
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in (*one, *(key for key in other if key not in one)):
            if key not in one or key not in other:
                return _below(place, str(key))
            if found := differs(one[key], other[key], _below(place, str(key))):
                return found
        return None
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for number, (a, b) in enumerate(zip(one, other, strict=False)):
            if found := differs(a, b, _below(place, str(number))):
                return found
        return None if len(one) == len(other) else _below(place, str(min(len(one), len(other))))
    return None if type(one) is type(other) and one == other else place or "."


def refuse_place(place: str, expected: str) -> NoReturn:
    """Raise the refusal of data that is wrong at a place."""
    raise Invalid(refuse("", "core.data_field", place=place or ".", expected=expected))


def _below(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


@lru_cache(maxsize=512)
def _checker(kind: Any) -> Check:
    """What checks data of a kind; made once, so that reading is not slowed by annotations."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return _object(kind)
    if origin in (Required, NotRequired):
        return _checker(args[0])
    if origin is Annotated:
        bounds = [note for note in args[1:] if isinstance(note, Range)]
        return partial(_check_range, _checker(args[0]), bounds[0]) if bounds else _checker(args[0])
    if origin is Literal:
        return partial(_check_literal, args)
    if origin in (Union, types.UnionType):
        return partial(_check_union, tuple(map(_checker, args)))
    if origin is list:
        return partial(_check_list, _checker(args[0]))
    if origin is tuple:
        return partial(_check_tuple, tuple(map(_checker, args)))
    if origin in (dict, Mapping):
        return partial(_check_map, _checker(args[1]))
    if kind is object or kind is Any:
        return _check_nothing
    return partial(_check_type, type(None) if kind is None else kind)


def _object(kind: Any) -> Check:
    hints = get_type_hints(kind, include_extras=True)
    fields = {name: _checker(hint) for name, hint in hints.items()}
    # Not ``__required_keys__``: where annotations are texts it knows nothing of NotRequired.
    required = [name for name, hint in hints.items() if get_origin(hint) is not NotRequired]
    return partial(_check_object, fields, tuple(required))


def _check_object(
    fields: Mapping[str, Check], required: tuple[str, ...], data: object, place: str
) -> None:
    if not isinstance(data, dict):
        refuse_place(place, "object")
    for name in required:
        if name not in data:
            refuse_place(_below(place, name), "something")
    for name, value in data.items():
        if name not in fields:
            refuse_place(_below(place, str(name)), "nothing")
        fields[name](value, _below(place, name))


def _check_range(inner: Check, bounds: Range, data: object, place: str) -> None:
    inner(data, place)
    size = data if isinstance(data, int) else len(cast("list[object]", data))
    if not bounds.least <= size <= bounds.most:
        refuse_place(place, f"{bounds.least}–{bounds.most}")


def _check_literal(allowed: tuple[object, ...], data: object, place: str) -> None:
    if not any(type(data) is type(one) and data == one for one in allowed):
        refuse_place(place, ", ".join(map(str, allowed)))


def _check_union(members: tuple[Check, ...], data: object, place: str) -> None:
    """One of several kinds; of the reasons against them the one that got furthest is told."""
    refusals = []
    for member in members:
        try:
            member(data, place)
        except Invalid as invalid:
            refusals.append(invalid)
        else:
            return
    raise max(refusals, key=lambda invalid: len(str(invalid.refusal.words.params["place"])))


def _check_list(inner: Check, data: object, place: str) -> None:
    if not isinstance(data, list):
        refuse_place(place, "list")
    for number, item in enumerate(data):
        inner(item, _below(place, str(number)))


def _check_tuple(inner: tuple[Check, ...], data: object, place: str) -> None:
    if not isinstance(data, list) or len(data) != len(inner):
        refuse_place(place, f"{len(inner)}")
    for number, (check_item, item) in enumerate(zip(inner, data, strict=True)):
        check_item(item, _below(place, str(number)))


def _check_map(inner: Check, data: object, place: str) -> None:
    if not isinstance(data, dict):
        refuse_place(place, "object")
    for name, item in data.items():
        inner(item, _below(place, str(name)))


def _check_type(kind: type, data: object, place: str) -> None:
    if type(data) is not kind:  # and not a bool for an int
        refuse_place(place, "null" if kind is type(None) else kind.__name__)


def _check_nothing(data: object, place: str) -> None:
    pass
