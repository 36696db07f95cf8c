"""Score sheets and places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.core import Part, Result, Score, rank

SCORE = Score((Part("networks", 12), Part("highway", 5), Part("errors", -3)))


def test_the_total_is_the_sum_of_the_parts() -> None:
    assert SCORE.total == 14
    assert Score(()).total == 0
    assert SCORE.points("errors") == -3


def test_a_part_that_the_sheet_lacks_is_an_error() -> None:
    with pytest.raises(KeyError):
        SCORE.points("railway")


def test_places_go_by_the_first_difference_and_equals_share() -> None:
    assert rank([(46, -5), (46, -3), (50, -9), (46, -5)]).places == (3, 2, 1, 3)
    assert rank([(1,)]).places == (1,)
    assert rank([(2,), (2,), (1,)]).places == (1, 1, 3)


def test_all_on_place_one_are_winners() -> None:
    assert Result((1, 3, 1)).winners == (0, 2)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(-2, 0)), min_size=1, max_size=6))
def test_a_place_is_one_more_than_the_number_of_better_seats(keys: list[tuple[int, int]]) -> None:
    places = rank([*keys]).places
    assert places == tuple(1 + sum(other > key for other in keys) for key in keys)
