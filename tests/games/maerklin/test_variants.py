"""The variants (V-1 to V-4); the switches have their tests where the rules have theirs."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import pytest

from stellwerk.core import CHANCE
from stellwerk.games.maerklin import State, game, scoring
from stellwerk.games.maerklin.card import PARTS
from stellwerk.games.maerklin.map import FOLK, PLACE, PLACES, TICKETS
from stellwerk.games.maerklin.phases import OVER
from tests.games.maerklin.playing import steps
from tests.games.maerklin.stage import do, legal, refused, stage
from tests.games.maerklin.test_setup import dealt


def put_folk(state: State, folk: dict[str, str]) -> State:
    """Passengers of V-1: in each place those of these colours, elsewhere none."""
    counts = [0] * 240
    for place, colours in folk.items():
        for colour in colours.split():
            counts[6 * PLACE[place].number + FOLK.index(colour)] += 1
    state.position.folk = counts
    return state


def seats(state: State) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], state.seen(None).json()["seats"])


@pytest.mark.rule("V-1")
def test_v_1_sixty_passengers_are_drawn_onto_the_places() -> None:
    state = dealt(3, variant="germany")
    folk = cast(dict[str, list[str]], state.seen(None).json()["folk"])
    assert {place: len(found) for place, found in folk.items()} == {
        place.id: place.folk for place in PLACES
    }
    assert Counter(one for found in folk.values() for one in found) == dict.fromkeys(FOLK, 10)


@pytest.mark.rule("V-1")
def test_v_1_no_goods_no_journeys_no_passenger_cards() -> None:
    seen = Counter[str]()
    for state in steps(2, 3, {"variant": "germany"}):
        view = state.seen(None).json()
        assert view["goods"] == {}
        for seat in state.actors():
            seen.update(game.text(move).partition(":")[0] for move in state.legal(seat))
    assert not seen.keys() & {"travel", "go", "stop", "place"}
    assert seen["pick"] > 0
    assert sum(state.position.rules.cards) == 110


@pytest.mark.rule("V-1")
def test_v_1_a_claim_picks_up_a_passenger_at_both_ends() -> None:
    state = stage(variant="germany", hands=["L L L L L L L"])
    put_folk(state, {"berlin": "red blue blue", "hamburg": "green yellow", "kiel": "black"})
    before = state.seen(0).json()
    do(state, "claim:berlin-hamburg.1", "pay:7locomotive")
    assert legal(state) == ["pick:berlin.red", "pick:berlin.blue"]
    assert refused(state, "pick:berlin.green") == ("V-1", "pick_none")
    assert refused(state, "pick:hamburg.green") == ("V-1", "pick_elsewhere")
    do(state, "pick:berlin.blue")
    assert legal(state) == ["pick:hamburg.green", "pick:hamburg.yellow"]
    assert [game.text(move) for move in state.retractable(0)] == ["pick:berlin.blue"]
    state.retract(0, game.parse("pick:berlin.blue"))
    state.retract(0, game.parse("pay:7locomotive"))
    state.retract(0, game.parse("claim:berlin-hamburg.1"))
    assert state.seen(0).json() == before
    do(state, "claim:berlin-hamburg.1", "pay:7locomotive", "pick:berlin.blue", "pick:hamburg.green")
    assert seats(state)[0]["folk"] == {"blue": 1, "green": 1}
    folk = cast(dict[str, list[str]], state.seen(None).json()["folk"])
    assert (folk["berlin"], folk["hamburg"]) == (["red", "blue"], ["yellow"])
    assert state.actors() == (1,)


@pytest.mark.rule("V-1")
def test_v_1_where_there_is_no_choice_nobody_is_asked() -> None:
    state = stage(variant="germany", hands=["L L"])
    put_folk(state, {"kiel": "black", "danemark": "red"})
    do(state, "claim:kiel-danemark", "pay:2locomotive")
    assert seats(state)[0]["folk"] == {"red": 1, "black": 1}
    assert state.actors() == (1,)
    state = stage(variant="germany", hands=["L L"])
    put_folk(state, {"kiel": "black", "hamburg": "red white"})
    before = state.seen(0).json()
    do(state, "claim:hamburg-kiel.1", "pay:2locomotive", "pick:hamburg.red")
    assert seats(state)[0]["folk"] == {"red": 1, "black": 1}
    # The other way round: what came with the payment goes back with it.
    state = stage(variant="germany", hands=["L L"])
    put_folk(state, {"hamburg": "black", "kiel": "red white"})
    before = state.seen(0).json()
    do(state, "claim:hamburg-kiel.1", "pay:2locomotive")
    assert seats(state)[0]["folk"] == {"black": 1}
    state.retract(0, game.parse("pay:2locomotive"))
    state.retract(0, game.parse("claim:hamburg-kiel.1"))
    assert state.seen(0).json() == before


@pytest.mark.rule("V-1")
@pytest.mark.parametrize(
    "red, points",
    [
        ([3, 2, 1], [20, 10, 0]),
        ([3, 3, 1], [20, 20, 0]),
        ([3, 1, 1], [20, 10, 10]),
        ([2, 0, 0], [20, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 1, 1], [20, 20, 20]),
    ],
)
def test_v_1_most_and_second_most_passengers(red: list[int], points: list[int]) -> None:
    state = stage(3, variant="germany")
    held = [0] * 30
    for seat, n in enumerate(red):
        held[6 * seat] = n
    state.position.folk_of = held
    assert [score.points("passengers") for score in state.scores()] == points


@pytest.mark.rule("V-1")
def test_v_1_the_bonus_for_most_tickets_is_15() -> None:
    ticket = next(t for t in TICKETS["germany"] if {t.a, t.b} == {"mannheim", "stuttgart"})
    state = stage(variant="germany", tickets={0: ticket.id}, routes={0: "mannheim-stuttgart.1"})
    state.position.phase = OVER
    assert state.scores()[0].points("most_tickets") == 15
    assert scoring.done_count(state.position, 0) == 1


@pytest.mark.rule("V-2")
def test_v_2_the_deck_of_2012() -> None:
    state = dealt(2, variant="2012")
    assert state.seen(None).json()["piles"] == {"short": 33, "long": 29}
    do(state, "mix:4+0")
    assert {game.text(m)[7] for m in state.legal(CHANCE)} == {"D"}


@pytest.mark.rule("V-3")
def test_v_3_without_passengers() -> None:
    seen = Counter[str]()
    for state in steps(4, 2, {"variant": "beginners"}):
        assert state.seen(None).json()["goods"] == {}
        for seat in state.actors():
            seen.update(game.text(move).partition(":")[0] for move in state.legal(seat))
    assert not seen.keys() & {"travel", "go", "stop", "place", "pick"}
    assert sum(state.position.rules.cards) == 108
    assert seats(state)[0]["supply"] == 0


@pytest.mark.rule("V-4")
def test_v_4_switches_are_off_by_default() -> None:
    chosen = game.new(2).options
    assert [key for key, value in chosen.items() if value is True] == []
    assert {option.key for option in game.card.options if option.default is False} == {
        "collect_on_revisit",
        "second_card_optional",
        "plus4_counts_for_reset",
        "row_without_deck",
    }


def test_variants_play_to_the_end_with_every_number_of_players() -> None:
    rng = Random(1)
    for variant in TICKETS:
        players = rng.randint(2, 5)
        *_, state = steps(7, players, {"variant": variant})
        assert state.result() is not None


@pytest.mark.parametrize(
    "variant, without",
    [
        ("2006", {"passengers"}),
        ("2012", {"passengers"}),
        ("beginners", {"goods", "passengers"}),
        ("germany", {"goods"}),
    ],
)
def test_a_score_sheet_has_the_parts_that_are_in_play(variant: str, without: set[str]) -> None:
    score = stage(variant=variant).scores()[0]
    assert [part.key for part in score.parts] == [key for key in PARTS if key not in without]
