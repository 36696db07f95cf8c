"""Which random games are played: every game, its options and its numbers of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from random import Random
from types import ModuleType
from typing import cast

import pytest

from stellwerk.core import Card, Value
from stellwerk.games import find, keys
from tests.laws.laws import Law
from tests.laws.walk import Walk
from tests.scale import scale

FEWEST = 40  # games of each kind that every law looks at
MOMENTS = 7_000  # enough of them to look at, once every case was played: some games are long
CAMPAIGN = 2_000  # games of each case in a campaign, unless the game says otherwise
USUAL = 4  # most games have up to so many players; now and then there are more


@dataclass(frozen=True, slots=True)
class Case:
    """A game and a choice of its basic options; the expert ones differ from game to game."""

    key: str
    options: tuple[tuple[str, Value], ...]

    def __str__(self) -> str:
        return "-".join((self.key, *(str(value) for _, value in self.options)))

    def walk(self, seed: int) -> Walk:
        """The random game number ``seed`` of this case."""
        game = find(self.key)
        card = game.card
        rng = Random(f"{self} {seed}")
        most = card.max_players if rng.random() < 0.05 else min(card.max_players, USUAL)
        players = rng.randint(card.min_players, max(card.min_players, most))
        options = dict(self.options)
        if card.check(options, players):
            players = max(players, card.min_players + 1)  # some games are not for the fewest
        for option in card.options:
            if option.expert:
                tried = options | {option.key: rng.choice(option.values)}
                if not card.check(tried, players):  # else it excludes something chosen before
                    options = tried
        return Walk(game, players, options, seed)


def cases() -> list[Case]:
    return [case for key in keys() for case in cases_of(key)]


@cache
def cases_of(key: str) -> list[Case]:
    """Every choice of a game's basic options that can be played and is like no other."""
    return list(_cases(find(key).card))


def _cases(card: Card) -> Iterator[Case]:
    redundant = getattr(_own_module(card.key), "redundant", lambda options: False)
    basic = [option for option in card.options if not option.expert]
    for values in product(*(option.values for option in basic)):
        options = dict(zip((option.key for option in basic), values, strict=True))
        if not redundant(options) and not card.check(options, card.max_players):
            yield Case(card.key, tuple(options.items()))


def sample(key: str) -> list[Walk]:
    """Some games of a kind: every case once, or a number of games if there are few cases."""
    every = cases_of(key)
    walks: list[Walk] = []
    moments = 0
    for i in range(scale(max(FEWEST, len(every)))):
        if moments > MOMENTS and i >= len(every):
            break
        walks.append(_walk(every[i % len(every)], i))
        moments += len(walks[-1].moments)
    return walks


@lru_cache(maxsize=256)  # every law looks at the same games, and none changes them
def _walk(case: Case, seed: int) -> Walk:
    return case.walk(seed)


def games_in_campaign(case: Case) -> int:
    """How many games of a case a campaign plays; the game's module may have a say."""
    count = getattr(_own_module(case.key), "games_in_campaign", lambda options: CAMPAIGN)
    return cast(int, count(dict(case.options)))


def rules_proved(key: str, law: Law) -> list[pytest.MarkDecorator]:
    """The marks of the rules that a law proves for one game: its table in ``test_<key>.py``."""
    proves = cast(Mapping[str, pytest.MarkDecorator], getattr(_own_module(key), "PROVES", {}))
    mark = proves.get(law.__name__)
    return [] if mark is None else [mark]


def _own_module(key: str) -> ModuleType | None:
    """What the laws are told about one game: ``test_<key>.py`` beside this file."""
    name = f"{__package__}.test_{key}"
    return None if find_spec(name) is None else import_module(name)


def check(walk: Walk, law: Law) -> None:
    """The law, with all that is needed to see a failure again."""
    try:
        law(walk)
    except Exception as error:
        error.add_note(f"{law.__name__}({walk!r})")
        raise
