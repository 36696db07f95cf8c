"""Every game keeps every law, in random games of every kind."""

from __future__ import annotations

from itertools import product

import pytest

from tests.laws.cases import Case, cases, check, rules_proved
from tests.laws.laws import LAWS, Law
from tests.scale import scale

CAMPAIGN = 10_000  # games of each case
PART = 250  # of them in one test, so that they spread over all processors


@pytest.mark.parametrize(
    "case, law",
    [
        pytest.param(case, law, id=f"{case}-{law.__name__}", marks=rules_proved(case.key, law))
        for case, law in product(cases(), LAWS)
    ],
)
def test_law(case: Case, law: Law) -> None:
    for seed in range(scale(40)):
        check(case.walk(seed), law)


@pytest.mark.campaign
@pytest.mark.parametrize("start", range(0, CAMPAIGN, PART))
@pytest.mark.parametrize("case", cases(), ids=str)
def test_all_laws_in_many_games(case: Case, start: int) -> None:
    for seed in range(start, start + PART):
        walk = case.walk(seed)
        for law in LAWS:
            check(walk, law)
