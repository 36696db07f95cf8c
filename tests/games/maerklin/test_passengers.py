"""Placing and moving passengers (MK-52 to MK-54, MK-64 to MK-72)."""

from __future__ import annotations

import pytest

from stellwerk.games.maerklin import game
from tests.games.maerklin.stage import do, hand, legal, refused, stage


@pytest.mark.rule("T-16", "MK-52", "MK-53")
def test_t_16_no_passenger_in_a_country() -> None:
    state = do(stage(hands=["L L"]), "claim:kiel-danemark", "pay:2locomotive")
    assert legal(state) == ["place:kiel", "place:none"]
    assert refused(state, "place:Dänemark") == ("MK-53", "no_city")
    assert refused(state, "place:berlin") == ("MK-52", "not_an_end")


@pytest.mark.rule("T-16", "MK-53")
def test_t_16_an_occupied_city_leaves_no_choice() -> None:
    for owner in (0, 1):
        state = stage(hands=["L L"], passengers={owner: "kiel"})
        do(state, "claim:kiel-danemark", "pay:2locomotive")
        assert state.actors() == (1,)


@pytest.mark.rule("MK-53")
def test_a_city_holds_one_passenger() -> None:
    state = stage(hands=["L L"], passengers={1: "kiel"})
    do(state, "claim:hamburg-kiel.1", "pay:2locomotive")
    assert legal(state) == ["place:hamburg", "place:none"]
    assert refused(state, "place:kiel") == ("MK-53", "city_occupied")


@pytest.mark.rule("MK-52", "MK-54")
def test_placing_is_optional_and_comes_with_a_claim_only() -> None:
    state = stage(hands=["L L"])
    assert not [move for move in legal(state) if move.startswith("place")]
    do(state, "claim:hamburg-kiel.1", "pay:2locomotive", "place:kiel")
    assert (state.position.supply[0], state.actors()) == (2, (1,))
    state = do(stage(hands=["L L"]), "claim:hamburg-kiel.1", "pay:2locomotive", "place:none")
    assert (state.position.supply[0], state.actors()) == (3, (1,))


@pytest.mark.rule("MK-52")
def test_passengers_on_the_board_stay_and_an_empty_supply_places_none() -> None:
    state = stage(hands=["L L"], passengers={0: "berlin mainz ulm"})
    do(state, "claim:hamburg-kiel.1", "pay:2locomotive")
    assert state.actors() == (1,)
    seats = state.seen(0).json()["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["board"] == ["berlin", "mainz", "ulm"]


@pytest.mark.rule("T-17", "MK-65", "MK-67", "MK-72")
def test_t_17_a_journey_takes_the_top_token_of_each_city() -> None:
    state = stage(
        routes={0: "berlin-hamburg.1 berlin-leipzig"},
        passengers={0: "hamburg"},
        stacks={"berlin": 4, "leipzig": 3, "hamburg": 3},
    )
    do(state, "travel:hamburg", "go:berlin-hamburg.1", "go:berlin-leipzig", "stop")
    assert (state.position.score[0], state.position.goods[0]) == (11, 11)
    goods = state.seen(0).json()["goods"]
    assert isinstance(goods, dict)
    assert (goods["hamburg"], goods["berlin"], goods["leipzig"]) == ([4, 3, 2], [6, 5, 4], [3, 2])
    assert state.position.stand[0] == 0
    state = stage(
        routes={0: "berlin-hamburg.1 berlin-leipzig"},
        passengers={0: "hamburg"},
        stacks={"berlin": 3, "leipzig": 2},
    )
    do(state, "travel:hamburg", "go:berlin-hamburg.1", "go:berlin-leipzig", "stop")
    assert state.position.score[0] == 9


@pytest.mark.rule("T-18", "MK-65")
def test_t_18_a_foreign_route_costs_a_passenger_card() -> None:
    def begin(cards: str) -> list[str]:
        state = stage(
            hands=[cards],
            routes={0: "berlin-hamburg.1 berlin-leipzig", 1: "dresden-leipzig"},
            passengers={0: "hamburg"},
            stacks={"berlin": 4, "leipzig": 3, "dresden": 3},
        )
        do(state, "travel:hamburg", "go:berlin-hamburg.1", "go:berlin-leipzig")
        if not cards:
            assert refused(state, "go:dresden-leipzig") == ("MK-65", "no_passenger_card")
            return legal(state)
        do(state, "go:dresden-leipzig", "stop")
        assert state.position.score[0] == 14
        assert hand(state, 0) == {}
        assert state.seen(0).json()["discard"] == {"passenger": 1}
        return []

    begin("P")
    assert begin("") == ["stop"]


@pytest.mark.rule("T-19", "MK-66", "MK-68")
def test_t_19_parallel_routes_are_different_routes() -> None:
    state = stage(
        4,
        hands=["P"],
        routes={0: "frankfurt-mainz.1 frankfurt-wurzburg.1", 1: "frankfurt-wurzburg.2"},
        passengers={0: "mainz"},
        stacks={"frankfurt": 3, "wurzburg": 1},
    )
    do(state, "travel:mainz", "go:mainz-frankfurt.1", "go:frankfurt-wurzburg.1")
    assert refused(state, "go:frankfurt-wurzburg.1") == ("MK-66", "route_used")
    do(state, "go:frankfurt-wurzburg.2", "stop")
    assert state.position.score[0] == 6


@pytest.mark.rule("T-20", "MK-66", "MK-68")
@pytest.mark.parametrize("revisit", [False, True])
def test_t_20_the_start_yields_nothing_even_if_reached_again(revisit: bool) -> None:
    state = stage(
        routes={0: "frankfurt-mainz.1 mainz-mannheim.1 frankfurt-mannheim.1 frankfurt-wurzburg.1"},
        passengers={0: "frankfurt"},
        stacks={"mainz": 1, "mannheim": 3, "wurzburg": 1},
        collect_on_revisit=revisit,
    )
    do(state, "travel:frankfurt", "go:frankfurt-mainz.1", "go:mainz-mannheim.1")
    do(state, "go:mannheim-frankfurt.1", "go:frankfurt-wurzburg.1", "stop")
    assert state.position.score[0] == 7


@pytest.mark.rule("V-4", "MK-68")
@pytest.mark.parametrize("revisit, value", [(False, 4 + 2 + 3), (True, 4 + 2 + 3 + 3)])
def test_a_city_reached_again_pays_only_with_the_switch(revisit: bool, value: int) -> None:
    state = stage(
        routes={0: "frankfurt-koln.1 frankfurt-mainz.1 mainz-mannheim.1 frankfurt-mannheim.1"},
        passengers={0: "koln"},
        collect_on_revisit=revisit,
    )
    do(state, "travel:koln", "go:koln-frankfurt.1", "go:frankfurt-mainz.1")
    do(state, "go:mainz-mannheim.1", "go:mannheim-frankfurt.1")
    journey = state.seen(1).json()["journey"]
    assert isinstance(journey, dict)
    assert journey["value"] == value
    do(state, "stop")
    assert state.position.score[0] == value


@pytest.mark.rule("T-21", "MK-70", "MK-64")
def test_t_21_a_journey_into_a_country_ends_there() -> None:
    state = stage(routes={0: "freiburg-schweiz"}, passengers={0: "freiburg"})
    do(state, "travel:freiburg", "go:freiburg-schweiz")
    assert state.position.score[0] == 0
    assert state.position.stand[0] == 0
    assert state.actors() == (1,)


@pytest.mark.rule("MK-70", "MK-4")
def test_no_journey_leads_through_a_country() -> None:
    state = stage(
        routes={0: "freiburg-schweiz konstanz-schweiz freiburg-konstanz"},
        passengers={0: "konstanz"},
    )
    do(state, "travel:konstanz")
    assert refused(state, "go:freiburg-schweiz") == ("MK-64", "not_adjacent")
    do(state, "go:konstanz-schweiz")
    assert state.actors() == (1,)
    # The journey is over, and none begins there.
    assert refused(state, "go:freiburg-schweiz", seat=0) == ("MK-20", "not_your_turn")
    assert refused(state, "travel:schweiz") == ("MK-53", "no_city")


@pytest.mark.rule("T-22", "MK-67")
def test_t_22_an_empty_stack_does_not_hinder() -> None:
    state = stage(
        routes={0: "berlin-hamburg.1 berlin-leipzig"},
        passengers={0: "hamburg"},
        stacks={"berlin": 0, "leipzig": 3},
    )
    do(state, "travel:hamburg", "go:berlin-hamburg.1", "go:berlin-leipzig", "stop")
    assert state.position.score[0] == 4


@pytest.mark.rule("MK-64", "MK-71")
def test_a_journey_has_at_least_one_route_and_ends_where_one_likes() -> None:
    state = stage(routes={0: "berlin-hamburg.1 berlin-leipzig"}, passengers={0: "hamburg"})
    assert refused(state, "travel:berlin") == ("MK-64", "no_passenger")
    do(state, "travel:hamburg")
    assert legal(state) == ["go:berlin-hamburg.1"]
    assert refused(state, "stop") == ("MK-64", "journey_empty")
    do(state, "go:berlin-hamburg.1")
    assert legal(state) == ["stop", "go:berlin-leipzig"]
    assert refused(state, "go:dresden-leipzig") == ("MK-64", "not_adjacent")


@pytest.mark.rule("MK-64", "MK-65")
def test_without_a_usable_route_a_passenger_cannot_travel() -> None:
    state = stage(routes={1: "berlin-hamburg.1"}, passengers={0: "hamburg"})
    assert refused(state, "travel:hamburg") == ("MK-64", "no_way")
    state = stage(hands=["P"], routes={1: "berlin-hamburg.1"}, passengers={0: "hamburg"})
    do(state, "travel:hamburg")  # OP-16: foreign routes only
    assert refused(state, "go:hamburg-kiel.1") == ("MK-65", "route_unclaimed")
    do(state, "go:berlin-hamburg.1", "stop")
    assert state.position.score[0] == 7


@pytest.mark.rule("MK-69")
def test_other_passengers_do_not_matter_to_a_journey() -> None:
    state = stage(
        routes={0: "berlin-hamburg.1 berlin-leipzig"},
        passengers={0: "hamburg leipzig", 1: "berlin"},
    )
    do(state, "travel:hamburg", "go:berlin-hamburg.1", "go:berlin-leipzig", "stop")
    assert state.position.score[0] == 11
    assert state.position.stand[0].bit_count() == 1


@pytest.mark.rule("MK-72")
def test_three_journeys_and_no_more() -> None:
    state = stage(
        routes={0: "berlin-hamburg.1"}, passengers={0: "hamburg"}, deck="red " * 9, hands=["L", ""]
    )
    state.position.supply = [0] * 5
    do(state, "travel:hamburg", "go:berlin-hamburg.1", "stop")
    seats = state.seen(None).json()["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert (seats[0]["supply"], seats[0]["board"], seats[0]["gone"]) == (0, [], 3)
    do(state, "blind", "draw:red", "blind", "draw:red")
    do(state, "claim:konstanz-lindau", "pay:1locomotive")
    assert state.actors() == (1,)


def test_a_journey_can_be_taken_back_step_by_step() -> None:
    state = stage(
        hands=["P"],
        routes={0: "berlin-hamburg.1", 1: "berlin-leipzig"},
        passengers={0: "hamburg"},
    )
    before = state.seen(0).json()
    do(state, "travel:hamburg", "go:berlin-hamburg.1", "go:berlin-leipzig")
    for text in ("go:berlin-leipzig", "go:berlin-hamburg.1", "travel:hamburg"):
        assert [game.text(move) for move in state.retractable(0)] == [text]
        state.retract(0, game.parse(text))
    assert state.seen(0).json() == before
