"""Railroad Ink before the laws: the rules they prove, and that the games played are rich enough."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from stellwerk.core import CHANCE, Journal, Refused, ScriptedDealer, Value, replay
from stellwerk.games import find
from stellwerk.games.ink.notation import END
from tests.laws.cases import sample
from tests.laws.checks import hides, states
from tests.laws.walk import Moment, Walk

PROVES = {
    "records_replay": pytest.mark.rule("RI-5", "RI-12"),
    "the_same_seed_gives_the_same_game": pytest.mark.rule("RI-5"),
    "the_running_round_is_hidden": pytest.mark.rule("RI-11"),
    "others_moves_are_nowhere_to_be_seen": pytest.mark.rule("RI-11"),
    "taking_back_undoes": pytest.mark.rule("RI-12"),
    "what_can_be_taken_back_is_listed": pytest.mark.rule("RI-12", "RI-15"),
}


def redundant(options: dict[str, object]) -> bool:
    """Only Challenge has goals, so there is nothing to leave out elsewhere (RI-84)."""
    return options["edition"] != "green" and options["goals"] is False


def games_in_campaign(options: dict[str, object]) -> int:
    """The base game of each edition far more often: it is what most people play."""
    plain = options["expansion"] == "none" and not options["draft"]
    return 10_000 if plain and options["goals"] else 1_200


@cache
def walks() -> list[Walk]:
    return sample("ink")


def base_walks() -> list[Walk]:
    """Games without expansion, draft and goals."""
    base: dict[str, Value] = {"expansion": "none", "goals": False, "draft": False}
    game = find("ink")
    return [
        Walk(game, 1 + seed % 4, {"edition": edition, **base}, seed)
        for edition in ("blue", "red", "green")
        for seed in range(8)
    ]


def drawings(moment: Moment) -> list[int]:
    """What the seat that acts has drawn this round."""
    mine = [move for seat, move in moment.since_chance if seat == moment.seat]
    return [move for move in mine if move < END]


def take_backs() -> Iterator[tuple[Moment, list[int], list[int]]]:
    """Moments in which a drawing is taken back, with the seat's drawings before and after."""
    for walk in walks():
        for moment in walk.moments:
            if moment.back:
                drawn = drawings(moment)
                state = moment.state.copy()
                yield moment, drawn, state.retract(moment.seat, moment.move)


@pytest.mark.long
def test_every_value_of_every_option_is_played() -> None:
    for option in find("ink").card.options:
        played = {walk.options.get(option.key, option.default) for walk in walks()}
        wanted = set(option.values)
        if option.key.startswith("goal_"):
            wanted = {"drawn"}  # of so many goals only some are chosen
            assert len(played) > 2
        assert wanted <= played, option.key


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
    assert replay(journal.record(), find).state.seen(0).json() == journal.state.seen(0).json()
    with pytest.raises(Refused) as caught:
        journal.retract(0, railway)
    assert caught.value.refusal.rule == "RI-12"


def test_some_drawings_cannot_be_taken_back() -> None:
    hanging = 0
    for walk in walks():
        for moment in walk.choices:
            hanging += len(drawings(moment)) - len(moment.state.retractable(moment.seat))
    assert hanging > 10


@pytest.mark.long
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
    for walk in base_walks():
        assert sum(moment.seat == CHANCE for moment in walk.moments) == 28
