"""The roll of the day and the table of the week: games whose chance is the same for everyone.

The seed of a day is a hash of a public text, so every server has the same one without asking
another, and anybody can check it; ``docs/days.md`` has the recipe. Which options a day has is data:
a game brings it as ``days``. A plan that has begun is never changed; another one may follow it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, TypeAlias

from stellwerk.core.card import Value, spell
from stellwerk.core.refusal import Invalid, Refused, refuse

Every: TypeAlias = Literal["day", "week"]

_LENGTH: Final[dict[Every, int]] = {"day": 1, "week": 7}
_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_WEEK: Final = re.compile(r"(\d{4})-W(\d{2})", re.ASCII)
_MONTH: Final = re.compile(r"(\d{4})-(\d{2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Occasion:
    """One day or week of a game: what everybody plays then."""

    game: str
    every: Every
    number: int  # counted from 1: the same number is the same chance for ever
    first: date  # its day, or the first of its week
    options: Mapping[str, Value]
    bots: tuple[str, ...]  # at the other seats
    recipe: str  # the public text whose hash is the seed

    @property
    def when(self) -> str:
        """Its name among those of its game: ``2026-11-17``, ``2026-W47``."""
        return name_of(self.first, self.every)

    @property
    def key(self) -> str:
        """Its name among those of all games."""
        return f"{self.game}/{self.when}"

    @property
    def seed(self) -> bytes:
        return sha256(self.recipe.encode()).digest()

    @property
    def begins(self) -> float:
        return _midnight(self.first)

    @property
    def ends(self) -> float:
        """When the next one begins."""
        return _midnight(self.first + timedelta(_LENGTH[self.every]))


@dataclass(frozen=True, slots=True)
class Plan:
    """The options of all days since one day: a cycle that is walked through."""

    version: int
    since: date
    cycle: tuple[Mapping[str, Value], ...]
    bots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Days:
    """All days, or weeks, of a game."""

    game: str
    every: Every
    plans: tuple[Plan, ...]  # the oldest first

    @property
    def first(self) -> date:
        return self.plans[0].since

    def on(self, day: date) -> Occasion:
        """What is played on a day; refuses those before the first."""
        if day < self.first:
            raise Refused(refuse("", "days.too_early", first=self.first.isoformat()))
        length = _LENGTH[self.every]
        plan = next(plan for plan in reversed(self.plans) if plan.since <= day)
        turn = (day - plan.since).days // length
        options = plan.cycle[turn % len(plan.cycle)]
        number = (day - self.first).days // length
        start = self.first + timedelta(number * length)
        spelt = " ".join(f"{name}={spell(value)}" for name, value in options.items())
        key = f"{self.game}/{name_of(start, self.every)}"
        recipe = f"Stellwerk plan {plan.version} {key} {spelt}".rstrip()
        return Occasion(self.game, self.every, number + 1, start, options, plan.bots, recipe)

    def at(self, time: float) -> Occasion:
        """What is played at a moment, in seconds since 1970."""
        return self.on(day_at(time))


def day_at(time: float) -> date:
    """The day of a moment; days begin at midnight UTC."""
    return datetime.fromtimestamp(time, UTC).date()


def name_of(first: date, every: Every) -> str:
    """What a day, or the week that it begins, is called.

    >>> name_of(date(2026, 11, 16), "day"), name_of(date(2026, 11, 16), "week")
    ('2026-11-16', '2026-W47')
    """
    if every == "day":
        return first.isoformat()
    year, week, _ = first.isocalendar()
    return f"{year}-W{week:02}"


def read_day(text: str) -> date | None:
    """The day that a text names.

    >>> read_day("2026-11-16"), read_day("2026-02-30"), read_day("20261116")
    (datetime.date(2026, 11, 16), None, None)
    """
    return _made(lambda: date.fromisoformat(text)) if _DAY.fullmatch(text) else None


def read_week(text: str) -> date | None:
    """The first day of the week that a text names.

    >>> read_week("2026-W47"), read_week("2026-W54")
    (datetime.date(2026, 11, 16), None)
    """
    found = _WEEK.fullmatch(text)
    return _made(lambda: date.fromisocalendar(int(found[1]), int(found[2]), 1)) if found else None


def read_month(text: str) -> date | None:
    """The first day of the month that a text names.

    >>> read_month("2026-11"), read_month("2026-13")
    (datetime.date(2026, 11, 1), None)
    """
    found = _MONTH.fullmatch(text)
    return _made(lambda: date(int(found[1]), int(found[2]), 1)) if found else None


def read_days(game: str, path: Path) -> Days:
    """The days that a file of plans describes."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    plans = tuple(
        Plan(one["version"], one["since"], tuple(one["cycle"]), tuple(one.get("bots", ())))
        for one in data["plan"]
    )
    return Days(game, data["every"], plans)


def unreadable(text: str) -> Invalid:
    """For a text that names no day, week or month."""
    return Invalid(refuse("", "days.unreadable", when=text))


def _made(make: Callable[[], date]) -> date | None:
    try:
        return make()
    except ValueError:
        return None


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
