"""Every game keeps every law, in random games of every kind."""

from __future__ import annotations

from itertools import product

import pytest

from stellwerk.games import keys
from tests.laws.cases import Case, cases, check, games_in_campaign, rules_proved, sample
from tests.laws.laws import LAWS, Law

PART = 250  # games in one test of a campaign, so that they spread over all processors


@pytest.mark.parametrize(
    "key, law",
    [
        pytest.param(key, law, id=f"{key}-{law.__name__}", marks=rules_proved(key, law))
        for key, law in product(keys(), LAWS)
    ],
)
def test_law(key: str, law: Law) -> None:
    for walk in sample(key):
        check(walk, law)


@pytest.mark.campaign
@pytest.mark.parametrize(
    "case, start",
    [
        pytest.param(case, start, id=f"{case}-{start}")
        for case in cases()
        for start in range(0, games_in_campaign(case), PART)
    ],
)
def test_all_laws_in_many_games(case: Case, start: int) -> None:
    for seed in range(start, min(start + PART, games_in_campaign(case))):
        walk = case.walk(seed)
        for law in LAWS:
            check(walk, law)
