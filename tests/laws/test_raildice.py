"""Railroad Dice before the laws: the rules they prove, and that the games are rich enough."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.laws.cases import cases
from tests.laws.walk import Walk

PROVES = {
    "records_replay": pytest.mark.rule("RRD-24"),
    "taking_back_undoes": pytest.mark.rule("RRD-33"),
    "imagined_states_agree_with_the_view": pytest.mark.rule("RRD-65", "RRD-66"),
    "spectators_see_no_more_than_any_seat": pytest.mark.rule("RRD-66"),
    "the_end_has_a_result": pytest.mark.rule("RRD-64"),
}

KINDS = (
    *("income", "add", "roll", "buy", "lay", "tile", "station", "pay", "discard", "end"),
    *("die", "first"),  # chance
)


@cache
def walks() -> list[Walk]:
    return [case.walk(seed) for case in cases() if case.key == "raildice" for seed in range(40)]


def test_all_kinds_of_moves_are_made() -> None:
    made = Counter(
        walk.game.text(moment.move).partition(":")[0] for walk in walks() for moment in walk.moments
    )
    assert set(made) == set(KINDS)


def test_moves_are_taken_back_in_every_phase() -> None:
    phases = {
        moment.state.view(None)["phase"]
        for walk in walks()
        for moment in walk.moments
        if moment.back
    }
    assert {"turn", "cup", "tile", "entry", "pay"} <= phases


def test_every_option_is_played() -> None:
    seen = {(key, value) for walk in walks() for key, value in walk.end.options.items()}
    card = walks()[0].game.card
    assert seen == {(option.key, value) for option in card.options for value in option.values}
    assert {walk.players for walk in walks()} == {2, 3, 4}
