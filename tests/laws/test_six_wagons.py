"""The laws hold for the toy, and each of them notices a toy that breaks it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import six_wagons as toy
from stellwerk.core import Game, State
from tests.laws.broken import BROKEN
from tests.laws.laws import LAWS, Law
from tests.laws.walk import Walk
from tests.plugins import installed

pytestmark = pytest.mark.long  # no kernel has a part in this


def KEEPS(state: State) -> None:  # noqa: N802 - the law suite looks for this name
    """Nobody ever has a tile twice in one round."""
    assert isinstance(state, toy.YardState)
    for rounds in (*state.rows, state.taken):
        for taken in rounds:
            assert len(set(taken)) == len(taken)


@pytest.fixture(autouse=True, scope="module")
def as_installed() -> Iterator[None]:
    """Then the laws look at its words as well."""
    with installed(six_wagons=toy.plugin):
        yield


def walk(game: Game, seed: int) -> Walk:
    return Walk(game, seed % 3 + 1, {"rounds": 2 + seed % 2}, seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_toy_keeps_every_law(law: Law) -> None:
    for seed in range(60):
        law(walk(toy.game, seed))


@pytest.mark.parametrize(
    "law, game",
    [
        pytest.param(law, game, id=f"{law.__name__}-{number}")
        for number, (law, game) in enumerate(BROKEN)
    ],
)
def test_a_broken_toy_is_noticed(law: Law, game: Game) -> None:
    for seed in range(60):
        played = walk(game, seed)  # the law shall notice it, not the walk
        try:
            law(played)
        except Exception:
            return
    pytest.fail("not noticed")


def test_every_law_is_broken_by_some_toy() -> None:
    assert {law for law, _ in BROKEN} == set(LAWS)
