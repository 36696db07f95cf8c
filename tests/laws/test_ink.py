"""Railroad Ink before the laws: the rules they prove, and that the games played are rich enough."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from stellwerk.core import CHANCE, Journal, Refused, ScriptedDealer, replay
from stellwerk.games import find
from tests.laws.cases import cases
from tests.laws.checks import hides, states
from tests.laws.walk import Moment, Walk

PROVES = {
    "records_replay": pytest.mark.rule("RI-5", "RI-12"),
    "the_same_seed_gives_the_same_game": pytest.mark.rule("RI-5"),
    "the_running_round_is_hidden": pytest.mark.rule("RI-11"),
    "others_moves_are_nowhere_in_a_view": pytest.mark.rule("RI-11"),
    "taking_back_undoes": pytest.mark.rule("RI-12"),
    "what_can_be_taken_back_is_listed": pytest.mark.rule("RI-12", "RI-15"),
}


@cache
def walks() -> list[Walk]:
    return [case.walk(seed) for case in cases() if case.key == "ink" for seed in range(20)]


def take_backs() -> Iterator[tuple[Moment, list[int], list[int]]]:
    """Moments in which a drawing is taken back, with the seat's drawings before and after."""
    for walk in walks():
        for moment in walk.moments:
            if moment.back:
                drawn = [move for seat, move in moment.since_chance if seat == moment.seat]
                state = moment.state.copy()
                yield moment, drawn, state.retract(moment.seat, moment.move)


def test_every_edition_and_every_longest_route_rule_is_played() -> None:
    played = {(walk.options["edition"], walk.options["longest"]) for walk in walks()}
    assert {edition for edition, _ in played} == {"blue", "red", "green"}
    assert {longest for _, longest in played} == {"edition", "once", "trail"}


def test_drawings_are_taken_back_first_last_and_between() -> None:
    places = set()
    for moment, drawn, after in take_backs():
        assert sorted([*after, moment.move]) == sorted(drawn)
        place = drawn.index(moment.move)
        places.add("first" if place == 0 else "last" if place == len(drawn) - 1 else "between")
    assert places == {"first", "last", "between"}


@pytest.mark.rule("RI-12")
def test_what_stays_is_drawn_again_in_an_order_in_which_it_is_legal() -> None:
    game = find("ink")
    journal = Journal(game, [""])
    journal.deal(ScriptedDealer(["HC", "RC", "HS", "SS", "none is needed"]))
    curve, station, railway = map(game.parse, ("01HH..-", "02.R.H-", "03R..R-"))
    for move in (curve, station, railway):
        journal.apply(0, move)
    journal.retract(0, curve)  # the station now hangs on the railway, drawn after it
    assert [move for seat, move in journal.moves if seat == 0] == [railway, station]
    assert replay(journal.record(), find).state.view(0) == journal.state.view(0)
    with pytest.raises(Refused) as caught:
        journal.retract(0, railway)
    assert caught.value.refusal.rule == "RI-12"


def test_some_drawings_cannot_be_taken_back() -> None:
    hanging = 0
    for walk in walks():
        for moment in walk.choices:
            drawn = [move for seat, move in moment.since_chance if seat == moment.seat]
            hanging += len(drawn) - len(moment.state.retractable(moment.seat))
    assert hanging > 10


def test_rounds_are_played_at_the_same_time() -> None:
    hidden = [
        moment
        for walk in walks()
        for moment, after in zip(walk.moments, states(walk), strict=True)
        if hides(moment, after)
    ]
    assert len(hidden) > 1000
    assert any(len(moment.state.actors()) == 1 for moment in hidden)


@pytest.mark.rule("RI-16")
def test_a_game_has_seven_rounds_of_four_dice() -> None:
    for walk in walks():
        assert sum(moment.seat == CHANCE for moment in walk.moments) == 28
