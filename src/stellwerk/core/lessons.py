"""Lessons: short games in which chance and the others are told beforehand, and so is each step.

A lesson is data: every move of its game in order, those of chance and of the others included, and
which of them the learner makes. Each of these is a step, with a message that asks for it and
explains it. A game brings its lessons as ``lessons``; ``LessonFolder`` reads them from files.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Protocol

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE, Game, Move, Seat
from stellwerk.core.record import Entry
from stellwerk.core.refusal import Invalid, refuse

LEARNER: Final[Seat] = 0  # where the learner sits


@dataclass(frozen=True, slots=True)
class Step:
    """One act of the learner."""

    name: str  # its message is ``lesson_<lesson>_<name>``
    move: str  # what is to be done, in notation
    also: str = ""  # a pattern of what will do as well; what follows must stay possible
    point: tuple[str, ...] = ()  # drawn things to point at; none: those the move touches

    def takes(self, text: str) -> bool:
        """Whether this is what the step asks for."""
        return text == self.move or bool(self.also and re.fullmatch(self.also, text))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson."""

    name: str
    players: int
    options: Mapping[str, Value]
    minutes: int  # about how long it takes
    entries: tuple[Entry, ...]  # all moves of the game
    steps: Mapping[int, Step]  # by the number of the entry that is theirs, from 0

    def message(self, name: str) -> str:
        """What a message of this lesson is called in the game's words."""
        return f"lesson_{self.name}_{name}"

    @property
    def chance(self) -> tuple[str, ...]:
        """The outcomes of chance, in order."""
        return tuple(entry.text for entry in self.entries if entry.seat == CHANCE)

    def begins_with(self, game: Game, moves: Sequence[tuple[Seat, Move]]) -> bool:
        """Whether a game is one of this lesson, as far as it has come."""
        return len(moves) <= len(self.entries) and all(
            seat == entry.seat and self._takes(number, game.text(move))
            for number, ((seat, move), entry) in enumerate(zip(moves, self.entries, strict=False))
        )

    def _takes(self, number: int, text: str) -> bool:
        step = self.steps.get(number)
        return step.takes(text) if step else text == self.entries[number].text

    def number(self, made: int) -> int:
        """How many steps lie behind a game of so many moves."""
        return sum(at < made for at in self.steps)

    def place(self, step: int) -> int:
        """The number of the entry where a step begins, counted from 0; refuses an unknown step."""
        if not 0 <= step < len(self.steps):
            count = len(self.steps)
            raise Invalid(refuse("", "core.step_unknown", step=step + 1, count=count))
        return sorted(self.steps)[step]


class Lessons(Protocol):
    """What a game brings: its lessons by name, the first one first."""

    def all(self) -> Mapping[str, Lesson]: ...


class LessonFolder:
    """Lessons in a folder, one file each: ``base.toml`` is the lesson ``base``.

    A file says ``place`` (its place among the lessons), ``minutes``, ``players``, ``options``, what
    happens ``before`` the first step, and for each ``[[step]]`` its ``name``, ``move``, perhaps
    ``also`` and ``point``, and what happens ``then``. What happens is written as in a record; the
    learner's own moves may be among it, where there is nothing to learn from them.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> Mapping[str, Lesson]:
        return self._read

    @cached_property
    def _read(self) -> dict[str, Lesson]:
        """Read when first asked for: who plays or measures games needs no lessons."""
        files = {path.stem: _load(path) for path in self.folder.glob("*.toml")}
        placed = sorted(files, key=lambda name: files[name]["place"])
        return {name: read_lesson(name, files[name]) for name in placed}


def read_lesson(name: str, data: Mapping[str, Any]) -> Lesson:
    """The lesson in the data of a file."""
    entries = list(_entries(data.get("before", ())))
    steps = {}
    for step in data["step"]:
        point = tuple(step.get("point", ()))
        steps[len(entries)] = Step(step["name"], step["move"], step.get("also", ""), point)
        entries += [Entry(LEARNER, step["move"]), *_entries(step.get("then", ()))]
    return Lesson(
        name, data["players"], data.get("options", {}), data["minutes"], tuple(entries), steps
    )


def _load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _entries(lines: Sequence[str]) -> Iterator[Entry]:
    """Each line is one entry, or several of the same seat: ``* HC RC HS SS``."""
    for line in lines:
        who, _, texts = line.partition(" ")
        for text in texts.split():
            yield Entry.read(f"{who} {text}")
