"""The goals of ``goals.toml``, as series of games to be played."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise, product
from pathlib import Path
from typing import Any

from stellwerk import bots
from stellwerk.core.card import Value
from stellwerk.games import find

FILE = Path(__file__).with_name("goals.toml")


@dataclass(frozen=True, slots=True)
class Goal:
    """A bot, the table it plays at, and what it must reach there."""

    name: str
    game: str
    bot: str
    games: int
    against: tuple[str, ...] = ()
    options: dict[str, Value] = field(default_factory=dict)
    mean: float | None = None
    wins: float | None = None
    above: float | None = None
    ahead: dict[str, float] = field(default_factory=dict)
    seconds: float | None = None


def all_goals() -> list[Goal]:
    """Those whose bots there are."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    goals = [_goal(one) for one in told["goal"]]
    goals += [goal for one in told["each"] for goal in _varied(one)]
    goals += _levels(told["levels"])
    known = {key: set(bots.names(key, patient=True)) for key in {goal.game for goal in goals}}
    return [goal for goal in goals if {goal.bot, *goal.against} <= known[goal.game]]


def _goal(told: dict[str, Any]) -> Goal:
    return Goal(**{**told, "against": tuple(told.get("against", ()))})


def _varied(told: dict[str, Any]) -> Iterator[Goal]:
    """One goal for every choice of the options that vary, as far as they go together."""
    card = find(told["game"]).card
    varying = [option for option in card.options if option.key in told["vary"]]
    rest = {key: value for key, value in told.items() if key != "vary"}
    for values in product(*(option.values for option in varying)):
        options = {option.key: value for option, value in zip(varying, values, strict=True)}
        if not card.check(options, 1):
            name = "-".join([told["name"], *map(str, values)])
            yield _goal({**rest, "name": name, "options": options})


def _levels(told: dict[str, Any]) -> Iterator[Goal]:
    for game, bar in told["bars"].items():
        offered = [name for name in bots.offered(game) if name in bots.LEVELS]
        for below, level in pairwise(offered):
            name = f"{game}-{level}-{below}"
            yield Goal(name, game, level, told["games"], (below,), above=0.5)
        for easy in offered[:1]:
            yield Goal(f"{game}-{easy}-random", game, easy, told["chance"], ("random",), wins=0.95)
            yield Goal(f"{game}-{bar}-{easy}", game, bar, told["games"], (easy,), above=0.5)
