"""The type card: which options and player counts a game can be played with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from stellwerk import games
from stellwerk.core import Card, Invalid, Option, Options, Refusal, Refused, Value, refuse
from stellwerk.core.card import read_value, same, spell

CARD = Card(
    key="x",
    min_players=2,
    max_players=4,
    options=(
        Option("edition", "blue", ("blue", "Red")),
        Option("rounds", 7, (6, 7)),
        Option("draft", False, (False, True), expert=True),
    ),
    score_parts=("points",),
    versions={"base": 1},
    hidden=False,
    simultaneous=True,
)


def found(options: Options, players: int = 2) -> list[tuple[str, dict[str, str | int]]]:
    return [(refusal.key, dict(refusal.words.params)) for refusal in CARD.check(options, players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_allowed_players_and_options_have_no_refusal(players: int) -> None:
    assert found({"edition": "Red", "rounds": 6, "draft": True}, players) == []
    assert found({}, players) == []


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_other_player_counts_are_refused(players: int) -> None:
    assert found({}, players) == [("core.players", {"players": players, "least": 2, "most": 4})]


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    assert found({"colour": "blue"}) == [
        ("core.option_unknown", {"option": "colour", "known": "edition, rounds, draft"})
    ]
    nothing = replace(CARD, options=())
    assert nothing.check({"a": 1}, 2)[0].words.params["known"] == "–"


@pytest.mark.parametrize(
    "key, value, spelt, allowed",
    [
        ("edition", "green", "green", "blue, Red"),
        ("edition", "red", "red", "blue, Red"),
        ("edition", 7, "7", "blue, Red"),
        ("rounds", "7", "7", "6, 7"),
        ("rounds", True, "yes", "6, 7"),
        ("draft", 1, "1", "no, yes"),
        ("draft", 0, "0", "no, yes"),
        ("draft", "no", "no", "no, yes"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(
    key: str, value: Value, spelt: str, allowed: str
) -> None:
    assert found({key: value}) == [
        ("core.option_value", {"option": key, "value": spelt, "allowed": allowed})
    ]


def test_every_reason_is_given_at_once() -> None:
    keys = [key for key, _ in found({"edition": "green", "colour": 1}, 9)]
    assert keys == ["core.players", "core.option_value", "core.option_unknown"]


def test_complete_fills_in_defaults_in_the_order_of_the_card() -> None:
    completed = CARD.complete({"draft": True, "edition": "Red"})
    assert list(completed.items()) == [("edition", "Red"), ("rounds", 7), ("draft", True)]


def test_settle_completes_or_raises_the_first_reason() -> None:
    assert CARD.settle({"rounds": 6}, 3) == {"edition": "blue", "rounds": 6, "draft": False}
    with pytest.raises(Invalid) as caught:
        CARD.settle({"rounds": 5, "colour": 1}, 3)
    assert caught.value.refusal.key == "core.option_value"


def test_what_a_rule_does_not_let_begin_is_refused_and_cannot_stand_in_data() -> None:
    card = replace(CARD, check_more=lambda options, players: [refuse("XY-7", "x.never")])
    with pytest.raises(Refused):
        card.settle({}, 2)
    with pytest.raises(Invalid) as caught:
        card.read({}, 2)
    assert caught.value.refusal.rule == "XY-7"
    with pytest.raises(Invalid):
        CARD.read({"rounds": 5}, 2)
    assert CARD.read({"rounds": 6}, 3) == CARD.settle({"rounds": 6}, 3)


def test_the_game_itself_is_asked_with_complete_options_when_nothing_else_is_wrong() -> None:
    asked: list[tuple[Options, int]] = []

    def ask(options: Options, players: int) -> Iterable[Refusal]:
        asked.append((options, players))
        return [refuse("", "x.no_draft_for_two")] if options["draft"] and players == 2 else []

    card = replace(CARD, check_more=ask)
    assert card.check({"rounds": 5}, 2)[0].key == "core.option_value"
    assert asked == []
    assert [refusal.key for refusal in card.check({"draft": True}, 2)] == ["x.no_draft_for_two"]
    assert asked == [({"edition": "blue", "rounds": 7, "draft": True}, 2)]
    assert card.check({"draft": True}, 3) == []


def test_numbers_and_yes_or_no_are_different_values() -> None:
    assert same(1, 1)
    assert same(True, True)
    assert not same(1, True)
    assert not same(False, 0)
    assert not same("1", 1)


@pytest.mark.parametrize("option", CARD.options, ids=lambda option: option.key)
def test_what_is_spelt_is_read_as_the_same_value(option: Option) -> None:
    for value in option.values:
        assert same(read_value(option, spell(value)), value)
        assert same(read_value(option, f" {spell(value).upper()} "), value)


def test_a_typed_value_that_the_option_lacks_is_refused() -> None:
    with pytest.raises(Invalid) as caught:
        read_value(CARD.options[2], "maybe")
    assert caught.value.refusal == refuse(
        "", "core.option_value", option="draft", value="maybe", allowed="no, yes"
    )


def test_presets_can_be_played_and_options_matter_where_their_conditions_hold() -> None:
    for key in games.keys():  # noqa: SIM118
        card = games.find(key).card
        known = {option.key: option.values for option in card.options}
        for preset in card.presets:
            assert not card.check(preset.options, preset.players), (key, preset)
            matter = {one.key for one in card.options}
            matter &= {
                one.key for one in card.options if card.matters(one, preset.options, preset.players)
            }
            assert preset.options.keys() <= matter  # it says nothing that changes nothing
        for option in card.options:
            for name, values in option.when.items():
                assert name in list(known)[: list(known).index(option.key)]  # asked before it
                assert set(values) < set(known[name])
