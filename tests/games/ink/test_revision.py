"""RI-12: a player may change the drawings of the running round until the round is ended."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from stellwerk.core.chance import SeededDealer, seed_from
from stellwerk.core.game import CHANCE
from stellwerk.core.refusal import Refused
from stellwerk.games.ink import game
from tests.games.ink import table
from tests.scale import scale


@pytest.mark.rule("RI-12")
def test_drawings_can_be_taken_back_in_any_order() -> None:
    fresh = table.roll(table.new(), *table.ROLL)
    for order in permutations(table.APART):
        state = table.draw(fresh.copy(), *table.APART)
        assert table.retractable(state) == list(table.APART)
        for text in order:
            table.take_back(state, text)
            assert text not in table.own(state)
        assert state.seen(0).json() == fresh.seen(0).json()
        assert state.legal(0) == fresh.legal(0)


@pytest.mark.rule("RI-12")
def test_a_die_taken_back_can_be_drawn_elsewhere_and_only_once() -> None:
    state = table.draw(table.roll(table.new(), "HS", "HS", "RS", "OV"), "01H.H.-", "05H.H.-")
    assert table.refused(state, "61H.H.-").rule == "RI-26"
    table.take_back(state, "01H.H.-")
    table.draw(state, "61H.H.-")
    assert table.own(state) == ["05H.H.-", "61H.H.-"]
    assert table.refused(state, "01H.H.-").rule == "RI-26"


@pytest.mark.rule("RI-12")
def test_what_is_left_is_drawn_in_another_order_where_that_is_needed() -> None:
    """The station hangs on the highway when drawn; without it, on the railway drawn later."""
    state = table.roll(table.new(), "HS", "RS", "HC", "SC")
    table.draw(state, "01H.H.-", "11H..R-", "10.R.R-")
    assert table.retractable(state) == ["01H.H.-", "11H..R-", "10.R.R-"]
    table.take_back(state, "01H.H.-")
    assert table.own(state) == ["10.R.R-", "11H..R-"]
    assert table.said(table.refused_back(state, "10.R.R-")) == (
        "RI-12",
        "ink.others_hang_on_it",
        {"cell": "A2"},
    )
    table.draw(state, "01H.H.-")
    table.take_back(state, "10.R.R-")
    assert table.own(state) == ["01H.H.-", "11H..R-"]


@pytest.mark.rule("RI-12")
def test_the_order_stays_where_nothing_hangs_on_it() -> None:
    state = table.draw(table.roll(table.new(), *table.ROLL), *table.APART)
    state.retract(0, game.parse(table.APART[1]))
    assert table.own(state) == [table.APART[0], table.APART[2], table.APART[3]]


@pytest.mark.rule("RI-12")
def test_what_others_hang_on_cannot_be_taken_back() -> None:
    state = table.roll(table.new(), "HS", "HC", "HT", "SS")
    table.draw(state, "01H.H.-", "11H.R.-")
    assert table.retractable(state) == ["11H.R.-"]
    assert table.said(table.refused_back(state, "01H.H.-")) == (
        "RI-12",
        "ink.others_hang_on_it",
        {"cell": "B1"},
    )
    table.take_back(state, "11H.R.-")
    table.take_back(state, "01H.H.-")
    assert table.own(state) == []


@pytest.mark.rule("RI-12")
def test_a_ring_hung_on_one_exit_cannot_lose_its_anchor() -> None:
    """Each drawing of the ring has two neighbours, but without the first there is no beginning."""
    state = table.at("01H.H.-1", "HC", "HC", "HC", "SC", round=2)
    table.draw(state, "11HHHH-", "12..HH-", "22H..H-", "21HH..-")
    assert table.refused_back(state, "11HHHH-").rule == "RI-12"
    assert table.retractable(state) == ["12..HH-", "22H..H-", "21HH..-"]
    # Cut open, the ring is drawn from its other end.
    table.take_back(state, "12..HH-")
    assert table.own(state) == ["11HHHH-", "21HH..-", "22H..H-"]


@pytest.mark.rule("RI-12")
def test_a_special_route_taken_back_was_not_used() -> None:
    state = table.at("", *table.ROLL)
    table.draw(state, "01HHHH-")
    assert table.refused(state, "03RRRR-").rule == "RI-30"
    table.take_back(state, "01HHHH-")
    table.draw(state, "05HHHH-")
    assert table.refused(state, "01HHHH-").rule == "RI-32"
    table.take_back(state, "05HHHH-")
    table.draw(state, "03RRRR-")
    table.draw(state, *table.APART, "end")
    specials = state.seen(None).json()["seats"]
    assert '"specials": ["X2"]' in json.dumps(specials)


@pytest.mark.rule("RI-12")
def test_what_never_was_drawn_cannot_be_taken_back() -> None:
    state = table.draw(table.roll(table.new(), *table.ROLL), "01H.H.-")
    for text in ("05H.H.-", "end", "HS"):
        refusal = table.refused_back(state, text)
        assert (refusal.rule, refusal.words.key) == ("RI-15", "ink.not_of_this_round")
    assert state.retractable(CHANCE) == []
    with pytest.raises(Refused):
        state.retract(CHANCE, game.parse("HS"))


@pytest.mark.rule("RI-12")
@pytest.mark.parametrize("seed", range(scale(6, 60)))
def test_revised_rounds_are_as_if_drawn_so_at_once(seed: int) -> None:
    """However often a player changes mind: what counts is the final set of drawings."""
    dice = SeededDealer(seed_from(f"revise {seed}"))
    state = table.new(edition=table.EDITIONS[seed % 3])
    while state.actors():
        if state.actors() == (CHANCE,):
            table.draw(state, table.choose(dice, table.legal(state, CHANCE)), seat=CHANCE)
            start = state.copy()
            continue
        back = table.retractable(state)
        if back and dice.below(3) == 0:
            table.take_back(state, table.choose(dice, back))
        else:
            table.draw(state, table.choose(dice, table.legal(state)))
        if state.actors() == (0,):
            straight = table.draw(start.copy(), *table.own(state))
            assert straight.seen(0).json() == state.seen(0).json()
            assert straight.legal(0) == state.legal(0)
            assert straight.retractable(0) == state.retractable(0)
