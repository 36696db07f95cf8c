"""Which random games are played: every game, its options and its numbers of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from random import Random
from typing import cast

import pytest

from stellwerk.core import Card, Value
from stellwerk.games import find, keys
from tests.laws.laws import Law
from tests.laws.walk import Walk

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
        options = dict(self.options) | {
            option.key: rng.choice(option.values) for option in card.options if option.expert
        }
        if card.check(options, players):
            options = dict(self.options)  # the expert options exclude each other
        return Walk(game, players, options, seed)


def cases() -> list[Case]:
    return [case for key in keys() for case in _cases(find(key).card)]


def _cases(card: Card) -> Iterator[Case]:
    basic = [option for option in card.options if not option.expert]
    for values in product(*(option.values for option in basic)):
        yield Case(card.key, tuple(zip((o.key for o in basic), values, strict=True)))


def rules_proved(key: str, law: Law) -> list[pytest.MarkDecorator]:
    """The marks of the rules that a law proves for one game: its table in ``test_<key>.py``."""
    name = f"{__package__}.test_{key}"
    if find_spec(name) is None:
        return []
    proves = cast(Mapping[str, pytest.MarkDecorator], import_module(name).PROVES)
    mark = proves.get(law.__name__)
    return [] if mark is None else [mark]


def check(walk: Walk, law: Law) -> None:
    """The law, with all that is needed to see a failure again."""
    try:
        law(walk)
    except Exception as error:
        error.add_note(f"{law.__name__}({walk!r})")
        raise
