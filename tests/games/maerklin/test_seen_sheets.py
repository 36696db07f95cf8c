"""The score sheets of what a seat sees, which are counted without listing where points are."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.game import CHANCE
from stellwerk.games import find
from stellwerk.games.maerklin import scoring


@pytest.mark.rule("MK-97")
@pytest.mark.parametrize("variant", ["2006", "beginners", "germany"])
def test_the_points_kept_with_a_position_are_those_of_its_routes_and_goods(variant: str) -> None:
    state, rng = find("maerklin").new(3, {"variant": variant}), Random(variant)
    for _ in range(700):
        actors = state.actors()
        if not actors:
            break
        seat = rng.choice(actors)
        state.apply(seat, rng.choice(state.legal(seat)))
        if seat != CHANCE:
            seen = state.seen(None)
            assert seen.scores() == scoring.sheets(seen.position)  # type: ignore[attr-defined]
    assert any(score.total for score in state.scores())
