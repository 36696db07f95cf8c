"""Drawing train cards, the row, deck and discard (MK-25 to MK-37)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import cast

import pytest

from stellwerk.core import CHANCE
from stellwerk.games.maerklin import State, game
from stellwerk.games.maerklin.cards import can_be_better
from stellwerk.games.maerklin.map import KINDS
from tests.games.maerklin.stage import deal_any, do, hand, legal, refused, stage
from tests.scale import scale


def row(state: State) -> list[str | None]:
    return cast("list[str | None]", state.seen(None).json()["row"])


@pytest.mark.rule("T-1", "MK-27")
def test_t_1_a_locomotive_of_the_row_is_the_only_card() -> None:
    state = stage(row="L red red blue P", deck="red red")
    do(state, "take:1.locomotive", "turn:red")
    assert hand(state, 0) == {"locomotive": 1}
    assert state.actors() == (1,)


@pytest.mark.rule("T-2", "MK-26", "MK-28")
def test_t_2_no_locomotive_of_the_row_as_second_card() -> None:
    state = stage(row="red L blue blue green", deck="L red")
    do(state, "take:1.red", "turn:locomotive")
    assert row(state)[0] == "locomotive"
    assert legal(state) == ["take:3.blue", "take:4.blue", "take:5.green", "blind"]
    assert refused(state, "take:1.locomotive") == ("MK-28", "second_locomotive")
    assert refused(state, "take:2.locomotive") == ("MK-28", "second_locomotive")


@pytest.mark.rule("T-3", "MK-29")
def test_t_3_two_plus4_in_one_action() -> None:
    state = stage(row="4 4 red red blue")
    do(state, "take:1.plus4", "turn:red", "take:2.plus4", "turn:white")
    assert hand(state, 0) == {"plus4": 2}
    assert state.actors() == (1,)


@pytest.mark.rule("MK-29")
def test_passenger_cards_are_first_or_second_cards_like_any_other() -> None:
    state = stage(row="P P red red blue")
    do(state, "take:1.passenger", "turn:red", "take:2.passenger", "turn:white")
    assert hand(state, 0) == {"passenger": 2}


@pytest.mark.rule("T-4", "MK-28", "MK-30")
def test_t_4_after_a_blind_card_a_row_locomotive_is_still_forbidden() -> None:
    state = stage(row="L red blue green P", deck="L L red")
    do(state, "blind", "draw:locomotive")
    assert "take:1.locomotive" not in legal(state)
    do(state, "blind", "draw:locomotive")  # two blind ones are allowed
    assert hand(state, 0) == {"locomotive": 2}
    assert state.actors() == (1,)


@pytest.mark.rule("T-5", "MK-33", "MK-34")
@pytest.mark.parametrize("text", ["L L 4 4 red", "L L P P red"])
def test_t_5_rows_that_stay(text: str) -> None:
    words = {"L": "locomotive", "4": "plus4", "P": "passenger", "red": "red"}
    first, second, third, fourth, last = text.split()
    state = stage(row=f"{first} {second} {third} blue {last}", deck=f"{fourth} green white yellow")
    do(state, "take:4.blue", f"turn:{words[fourth]}")
    assert row(state) == [words[one] for one in text.split()]
    assert state.seen(0).json()["phase"] == "second"


@pytest.mark.rule("T-5", "MK-33", "MK-26")
def test_t_5_three_locomotives_are_discarded_before_the_second_card() -> None:
    state = stage(row="L L red red blue", deck="L red white blue green yellow black")
    do(state, "take:3.red", "turn:locomotive")
    assert state.actors() == (CHANCE,)
    assert row(state) == [None] * 5
    assert state.seen(None).json()["discard"] == {"blue": 1, "red": 1, "locomotive": 3}
    do(state, "turn:red", "turn:white", "turn:blue", "turn:green", "turn:yellow")
    assert state.seen(0).json()["phase"] == "second"
    assert row(state) == ["red", "white", "blue", "green", "yellow"]


@pytest.mark.rule("T-5", "MK-33")
def test_t_5_three_passengers_are_discarded() -> None:
    state = stage(row="P P red red L", deck="P red white blue green yellow black")
    do(state, "take:3.red", "turn:passenger")
    assert row(state) == [None] * 5


@pytest.mark.rule("V-4")
def test_with_the_switch_a_plus4_counts_as_a_locomotive() -> None:
    cards = "4 red white blue green yellow black"
    state = stage(row="L 4 red red blue", deck=cards, plus4_counts_for_reset=True)
    do(state, "take:3.red", "turn:plus4")
    assert row(state) == [None] * 5
    state = stage(row="L 4 red red blue", deck=cards)
    do(state, "take:3.red", "turn:plus4")
    assert row(state) == ["locomotive", "plus4", "plus4", "red", "blue"]


@pytest.mark.rule("T-6", "MK-33", "MK-36")
def test_t_6_the_discard_is_shuffled_as_soon_as_the_deck_is_empty() -> None:
    state = stage(deck="red", discard="blue blue white white green L")
    do(state, "blind", "draw:red")
    view = state.seen(None).json()
    assert (view["deck"], view["discard"], view["phase"]) == (6, {}, "second")
    do(state, "blind", "draw:locomotive")
    assert hand(state, 0) == {"locomotive": 1, "red": 1}


@pytest.mark.rule("T-7", "MK-32")
def test_t_7_without_deck_and_discard_no_card_can_be_taken() -> None:
    state = stage(row="red L blue green P", deck="")
    assert not [move for move in legal(state) if move.startswith(("take", "blind"))]
    assert refused(state, "blind") == ("MK-32", "deck_empty")
    assert refused(state, "take:1.red") == ("MK-32", "deck_empty")


@pytest.mark.rule("T-7", "MK-31")
def test_t_7_the_action_ends_if_there_is_no_second_card() -> None:
    state = stage(row="red L blue green P", deck="white")
    do(state, "take:1.red", "turn:white")
    assert hand(state, 0) == {"red": 1}
    assert state.actors() == (1,)


@pytest.mark.rule("T-7", "V-4")
def test_t_7_with_the_switch_the_row_can_be_taken_without_a_deck() -> None:
    state = stage(row="red L - - -", deck="", row_without_deck=True)
    assert [move for move in legal(state) if move.startswith(("take", "blind"))] == [
        "take:1.red",
        "take:2.locomotive",
    ]
    do(state, "take:1.red")  # the locomotive cannot be the second card
    assert state.actors() == (1,)
    do(state, "take:2.locomotive")
    assert row(state) == [None] * 5
    assert state.actors() == (0,)
    assert not [move for move in legal(state) if move.startswith(("take", "blind"))]
    state = stage(row="red blue - - -", deck="", row_without_deck=True)
    do(state, "take:1.red", "take:2.blue")
    assert hand(state, 0) == {"blue": 1, "red": 1}


@pytest.mark.rule("T-8", "MK-35")
def test_t_8_a_row_stays_if_no_better_one_can_exist() -> None:
    state = stage(row="L L red blue green", deck="L")
    do(state, "take:5.green", "turn:locomotive")
    assert row(state) == ["locomotive", "locomotive", "red", "blue", "locomotive"]
    assert state.actors() == (1,)


@pytest.mark.rule("MK-35")
def test_whether_a_better_row_can_exist_is_the_same_as_trying_all() -> None:
    rng = Random(4)
    seen = set()
    for _ in range(scale(300)):
        n = rng.randint(1, 9)
        cards = [rng.choice(("red", "blue", "L", "L", "P", "4")) for _ in range(n)]
        state = stage(
            row=" ".join([*cards[:5], *["-"] * (5 - len(cards))]), deck=" ".join(cards[5:])
        )
        possible = can_be_better(state.position)
        seen.add(possible)
        assert possible == any(
            acceptable([cards[i] for i in chosen]) for chosen in chosen_rows(len(cards))
        )
    assert seen == {True, False}


def chosen_rows(n: int) -> list[list[int]]:
    size = min(5, n)
    return [
        [i for i in range(n) if bits[i]] for bits in product((0, 1), repeat=n) if sum(bits) == size
    ]


def acceptable(cards: list[str]) -> bool:
    count = Counter(cards)
    return count["L"] < 3 and count["P"] < 3


@pytest.mark.rule("MK-35")
def test_a_row_is_replaced_at_most_a_hundred_times() -> None:
    # Chance always turns up the worst it can.
    state = stage(row="L L red red red", deck="L L L L L L L red red")
    p = state.position
    do(state, "take:3.red")
    resets = 0
    while state.actors() == (CHANCE,):
        before = p.resets
        outcomes = [game.text(move) for move in state.legal(CHANCE)]
        worst = "turn:locomotive" if "turn:locomotive" in outcomes else outcomes[0]
        do(state, worst)
        resets += p.resets > before
        assert resets <= 100
    assert resets == 100
    assert p.resets == 0  # it is settled: next time it is counted anew
    assert row(state).count("locomotive") >= 3


@pytest.mark.rule("MK-25", "MK-31")
def test_two_cards_are_taken_and_the_second_is_a_duty() -> None:
    state = do(stage(), "blind", "draw:red")
    assert state.actors() == (0,)
    assert "enough" not in legal(state)
    assert refused(state, "enough") == ("MK-31", "second_needed")
    assert refused(state, "claim:emden-bremen") == ("MK-20", "not_now")
    do(state, "blind", "draw:white")
    assert state.actors() == (1,)


@pytest.mark.rule("V-4")
def test_with_the_switch_the_second_card_can_be_left() -> None:
    state = do(stage(second_card_optional=True), "blind", "draw:red")
    do(state, "enough")
    assert state.actors() == (1,)
    assert hand(state, 0) == {"red": 1}


@pytest.mark.rule("MK-25")
def test_a_card_is_named_as_it_lies_there() -> None:
    state = stage(row="red L blue blue green")
    assert refused(state, "take:1.blue") == ("MK-25", "row_differs")


@pytest.mark.rule("MK-32")
def test_there_is_no_hand_limit() -> None:
    state = stage(hands=["red " * 11 + "blue " * 11 + "L " * 14], deck="green white")
    do(state, "blind", "draw:green", "blind", "draw:white")
    assert sum(hand(state, 0).values()) == 38


@pytest.mark.rule("MK-33", "MK-36")
def test_the_row_is_filled_from_left_to_right() -> None:
    state = stage(row="red blue - - -", deck="", row_without_deck=True, hands=["white white white"])
    do(state, "claim:karlsruhe-freiburg", "pay:3white")
    assert state.actors() == (CHANCE,)
    do(state, "turn:white", "turn:white", "turn:white")
    assert row(state) == ["red", "blue", "white", "white", "white"]


@pytest.mark.rule("MK-37")
def test_cards_paid_are_discarded_before_a_passenger_is_placed() -> None:
    state = stage(hands=["blue blue blue"], deck="")
    do(state, "claim:emden-bremen", "pay:3blue")
    view = state.seen(None).json()
    assert (view["phase"], view["deck"], view["discard"]) == ("place", 3, {})
    assert not view["undo"]  # the discard has become the deck
    assert state.retractable(0) == []


@pytest.mark.rule("MK-37")
def test_passenger_cards_are_discarded_when_the_journey_has_ended() -> None:
    state = stage(
        hands=["P P"],
        routes={0: "hamburg-kiel.1", 1: "kiel-rostock"},
        passengers={0: "hamburg"},
    )
    do(state, "travel:hamburg", "go:hamburg-kiel.1", "go:kiel-rostock")
    assert state.seen(None).json()["discard"] == {}
    do(state, "stop")
    assert state.seen(None).json()["discard"] == {"passenger": 1}
    assert hand(state, 0) == {"passenger": 1}


def test_chance_deals_by_the_number_of_cards() -> None:
    state = stage(deck="red red blue L L L")
    do(state, "blind")
    odds = dict(zip(map(game.text, state.legal(CHANCE)), state.odds(), strict=True))
    assert odds == {"draw:blue": 1, "draw:red": 2, "draw:locomotive": 3}
    assert refused(state, "draw:green") == ("", "not_dealt")


def test_drawing_everything_blind_gives_every_card_once() -> None:
    state = stage(deck=" ".join(["red"] * 3 + ["L"] * 2 + ["4", "P"]), hands=["", ""])
    while state.seen(None).json()["deck"]:
        (seat,) = state.actors()
        if seat == CHANCE:
            deal_any(state)
        else:
            do(state, "blind")
    both = Counter(hand(state, 0)) + Counter(hand(state, 1))
    assert both == {"red": 3, "locomotive": 2, "plus4": 1, "passenger": 1}
    assert set(both) < set(KINDS)
