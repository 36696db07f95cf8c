"""Ratings from results: order, distances, errors, and what happens without the packages."""

from __future__ import annotations

import sys
from random import Random

import pytest

from stellwerk.arena.ratings import MIDDLE, rate
from stellwerk.core.refusal import Unavailable
from stellwerk.lang import LANGUAGES, explain


def played(strengths: list[float], games: int, seed: int) -> list[tuple[int, int]]:
    """Every pair plays so many games; 400 points more are ten wins for one defeat."""
    rng = Random(seed)
    found = []
    for one in range(len(strengths)):
        for other in range(one):
            chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            for _ in range(games):
                found.append((one, other) if rng.random() < chance else (other, one))
    return found


def test_strengths_are_found_again_within_their_errors() -> None:
    strengths = [1200.0, 1450.0, 1600.0, 1750.0]
    ratings = rate(4, played(strengths, 400, seed=1))
    for strength, rating in zip(strengths, ratings, strict=True):
        assert abs(rating.points - strength) < 3 * rating.error
        assert 5 < rating.error < 30
    assert sum(rating.points for rating in ratings) / 4 == pytest.approx(MIDDLE, abs=0.1)


def test_more_games_make_surer() -> None:
    few, many = (rate(2, played([1400, 1600], games, seed=2)) for games in (100, 400))
    assert many[0].error == pytest.approx(few[0].error / 2, rel=0.1)


def test_who_never_wins_has_a_rating_that_is_not_sure() -> None:
    never, always = rate(2, [(1, 0)] * 50)
    assert 0 < never.points < MIDDLE < always.points < 2 * MIDDLE
    assert never.error > 100


def test_tables_of_three_give_the_same_order_as_their_pairs() -> None:
    rankings = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (0, 1, 2), (1, 2, 0)] * 20
    three = [rating.points for rating in rate(3, rankings)]
    pairs = [(r[i], r[j]) for r in rankings for i in range(3) for j in range(i + 1, 3)]
    two = [rating.points for rating in rate(3, pairs)]
    assert sorted(range(3), key=three.__getitem__) == sorted(range(3), key=two.__getitem__)
    assert three[0] > three[1] > three[2]


def test_without_the_packages_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    monkeypatch.setitem(sys.modules, "choix.opt", None)
    with pytest.raises(Unavailable) as caught:
        rate(2, [(0, 1)])
    for language in LANGUAGES:
        assert "stellwerk[ladder]" in explain(caught.value.refusal, language)
