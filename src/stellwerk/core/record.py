"""Records: a game as its card key, rules versions, options, seats and effective moves in order.

Chance is recorded like any move, so a record replays exactly, whatever the dice came from. It is
one JSON file that a person can read.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE, Seat
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.core.versions import BASE, Saved
from stellwerk.core.words import Json

FORMAT = 2  # of the file itself; the versions of the rules are the card's
_ONE_NUMBER = 1  # the format in which the rules had one version for all their parts
_CHANCE_MARK = "*"

ScoreSheet: TypeAlias = dict[str, int]  # points by part, and ``total``
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Entry:
    """One effective move: ``0 22HH..-`` by a seat, ``* HC`` by chance.

    >>> str(Entry.read("* HC")), Entry.read("0 end").seat
    ('* HC', 0)
    """

    seat: Seat
    text: str

    def __str__(self) -> str:
        return f"{_CHANCE_MARK if self.seat == CHANCE else self.seat} {self.text}"

    @classmethod
    def read(cls, line: str) -> Entry:
        who, space, text = line.partition(" ")
        # Written in one way only, so that what is loaded is saved alike; no seat has four digits.
        numbered = who.isascii() and who.isdecimal() and len(who) < 4 and str(int(who)) == who
        if not space or not text or not (who == _CHANCE_MARK or numbered):
            raise Invalid(refuse("", "core.entry_unreadable", text=line))
        return cls(CHANCE if who == _CHANCE_MARK else int(who), text)


@dataclass(frozen=True, slots=True)
class Record:
    """A played or running game, complete in itself."""

    game: str
    rules: Saved  # the versions of the card's rules it was played by
    options: dict[str, Value]
    seats: tuple[str, ...]  # who sat there: a bot's name, or what a person is called
    entries: tuple[Entry, ...]
    scores: tuple[ScoreSheet, ...] = ()  # once over: kept, whatever later versions would say
    places: tuple[int, ...] = ()
    seed: str = ""  # in hexadecimal, once it may be known
    extra: dict[str, Json] = field(default_factory=dict)  # fields of others, kept as they are

    def save(self) -> str:
        """The record as JSON text; ``load`` gives an equal record back."""
        data: dict[str, Json] = {
            "stellwerk": _ONE_NUMBER if isinstance(self.rules, int) else FORMAT,
            "game": self.game,
            "rules": self.rules if isinstance(self.rules, int) else dict(self.rules),
            "options": dict(self.options),
            "seats": list(self.seats),
            "entries": [str(entry) for entry in self.entries],
        }
        if self.places:
            data["scores"] = [dict(sheet) for sheet in self.scores]
            data["places"] = list(self.places)
        if self.seed:
            data["seed"] = self.seed
        return json.dumps(data | self.extra, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def load(cls, text: str) -> Record:
        """The record in a JSON text, or ``Invalid`` with what is wrong and where."""
        data = _object(text)
        form = _take(data, "stellwerk", _format, "format")
        record = cls(
            game=_take(data, "game", _text, "text"),
            rules=(
                _take(data, "rules", _number, "number")
                if form == _ONE_NUMBER
                else _take(data, "rules", _versions, "versions")
            ),
            options=_take(data, "options", _options, "object"),
            seats=tuple(_take(data, "seats", _texts, "texts")),
            entries=_read_entries(_take(data, "entries", _texts, "texts")),
            scores=tuple(
                _take(data, "scores", _score_sheets, "scores") if "scores" in data else ()
            ),
            places=tuple(_take(data, "places", _numbers, "numbers") if "places" in data else ()),
            seed=_take(data, "seed", _hex, "hex") if "seed" in data else "",
            extra={key: value for key, value in data.items() if key not in _FIELDS},
        )
        _check_result_fields(data, record)
        return record


_LARGEST = (1 << 53) - 1  # JavaScript has no larger whole numbers
_FIELDS = frozenset(
    "stellwerk game rules options seats entries scores places seed".split()  # noqa: SIM905
)


def _object(text: str) -> dict[str, Json]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise Invalid(
            refuse("", "core.record_json", line=error.lineno, column=error.colno)
        ) from None
    except (ValueError, RecursionError):  # thousands of digits, thousands of brackets
        raise Invalid(refuse("", "core.record_json", line=1, column=1)) from None
    if not isinstance(data, dict):
        raise Invalid(refuse("", "core.record_field", field="whole", expected="object"))
    for name, value in data.items():
        if not _can_be_saved(name, value):
            raise Invalid(refuse("", "core.record_field", field=name, expected="JSON"))
    return data


def _can_be_saved(name: str, value: Json) -> bool:
    """Python's reader takes NaN, infinity and half characters, which no file of ours can hold."""
    try:
        json.dumps({name: value}, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        return False
    return True


def _read_entries(lines: list[str]) -> tuple[Entry, ...]:
    entries = []
    for number, line in enumerate(lines, start=1):
        try:
            entries.append(Entry.read(line))
        except Invalid as invalid:
            raise Invalid(
                refuse("", "core.record_entry", invalid.refusal, number=number, entry=line)
            ) from None
    return tuple(entries)


def _check_result_fields(data: dict[str, Json], record: Record) -> None:
    """Scores and places stand both there or not at all, one for each seat."""
    if "scores" not in data and "places" not in data:
        return
    for name, values, expected in (
        ("scores", record.scores, "scores"),
        ("places", record.places, "numbers"),
    ):
        if name not in data:
            raise Invalid(refuse("", "core.record_missing", field=name))
        if len(values) != len(record.seats):
            raise Invalid(refuse("", "core.record_field", field=name, expected=expected))


def _take(data: dict[str, Json], name: str, read: Callable[[Json], _T | None], what: str) -> _T:
    """A field as its reader understands it; readers give ``None`` for anything else."""
    if name not in data:
        raise Invalid(refuse("", "core.record_missing", field=name))
    value = read(data[name])
    if value is None:
        raise Invalid(refuse("", "core.record_field", field=name, expected=what))
    return value


def _text(value: Json) -> str | None:
    return value if isinstance(value, str) else None


def _number(value: Json) -> int | None:
    """A number that every reader of JSON keeps as it is; a bool is none."""
    return value if type(value) is int and abs(value) <= _LARGEST else None


def _format(value: Json) -> int | None:
    number = _number(value)
    return number if number in (_ONE_NUMBER, FORMAT) else None


def _list_of(read: Callable[[Json], _T | None], value: Json) -> list[_T] | None:
    if not isinstance(value, list):
        return None
    items = [item for item in map(read, value) if item is not None]
    return items if len(items) == len(value) else None


def _numbers(value: Json) -> list[int] | None:
    return _list_of(_number, value)


def _texts(value: Json) -> list[str] | None:
    return _list_of(_text, value)


def _versions(value: Json) -> dict[str, int] | None:
    if not isinstance(value, dict) or BASE not in value:
        return None
    read = ((part, _number(version)) for part, version in value.items())
    versions = {part: version for part, version in read if version is not None and version > 0}
    return versions if len(versions) == len(value) else None


def _options(value: Json) -> dict[str, Value] | None:
    if not isinstance(value, dict):
        return None
    read = ((key, v if isinstance(v, str | bool) else _number(v)) for key, v in value.items())
    options = {key: v for key, v in read if v is not None}
    return options if len(options) == len(value) else None


def _score_sheet(value: Json) -> ScoreSheet | None:
    if not isinstance(value, dict):
        return None
    read = ((key, _number(points)) for key, points in value.items())
    sheet = {key: points for key, points in read if points is not None}
    return sheet if len(sheet) == len(value) else None


def _score_sheets(value: Json) -> list[ScoreSheet] | None:
    return _list_of(_score_sheet, value)


def _hex(value: Json) -> str | None:
    if not isinstance(value, str):
        return None
    try:
        return value if bytes.fromhex(value) else None
    except ValueError:
        return None
