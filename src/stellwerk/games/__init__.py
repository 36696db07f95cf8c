"""The games, found by their keys.

>>> [find(key).card.key for key in keys()] == keys()
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from stellwerk.core import registry
from stellwerk.core.days import Days, Every
from stellwerk.core.game import Game
from stellwerk.core.lessons import Lesson, Lessons
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.core.registry import keys

__all__ = ["days", "every", "find", "keys", "lesson", "lessons"]


def find(key: str) -> Game:
    """The game with this key; refuses an unknown one and says which there are."""
    return cast(Game, registry.part("game", key))


def lessons(key: str) -> Mapping[str, Lesson]:
    """The lessons of a game by name, the first one first; a game may have none."""
    brought = cast(Lessons | None, registry.part("lessons", key))
    return brought.all() if brought else {}


def lesson(key: str, name: str) -> Lesson:
    """One lesson of a game; refuses an unknown one and says which there are."""
    known = lessons(key)
    if name not in known:
        raise Invalid(refuse("", "core.lesson_unknown", lesson=name, known=", ".join(known)))
    return known[name]


def days(key: str) -> Days | None:
    """The days or weeks of a game on which everybody gets the same chance; it may have none."""
    return cast(Days | None, registry.part("days", key))


def every(period: Every) -> list[Days]:
    """Those of all games that have one every day, or every week."""
    return [found for key in keys() if (found := days(key)) and found.every == period]
