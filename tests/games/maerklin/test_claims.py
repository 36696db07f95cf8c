"""Claiming routes (MK-40 to MK-49)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from stellwerk.core import CHANCE, Refused
from stellwerk.games.maerklin import game, moves
from stellwerk.games.maerklin.map import COLOURS, KINDS, POINTS, ROUTES, Route
from stellwerk.games.maerklin.moves import find_route
from tests.games.maerklin.stage import do, hand, legal, own, refused, stage
from tests.scale import scale


def payments(text: str, hand_text: str) -> list[str]:
    """What can be paid for a route with a hand; none if it cannot be claimed."""
    state = stage(hands=[hand_text])
    if f"claim:{text}" not in legal(state):
        return []
    return [move.partition(":")[2] for move in legal(do(state, f"claim:{text}"))]


@pytest.mark.rule("T-9", "MK-41", "MK-43")
def test_t_9_a_blue_route_of_three() -> None:
    found = payments("bremen-emden", "blue blue blue L L L 4 red red red")
    assert found == ["3blue", "2blue+1locomotive", "1blue+2locomotive", "3locomotive"]
    state = do(stage(hands=["blue blue L red red red 4"]), "claim:bremen-emden")
    assert refused(state, "pay:2blue+1plus4") == ("MK-43", "pay_plus4")
    assert refused(state, "pay:2blue+1red") == ("MK-41", "two_colours")
    assert refused(state, "pay:3red") == ("MK-42", "pay_colour")
    assert refused(state, "pay:3blue") == ("MK-41", "pay_missing")
    assert refused(state, "pay:2blue") == ("MK-41", "pay_count")
    assert refused(state, "pay:2blue+1passenger") == ("MK-44", "pay_passenger")


@pytest.mark.rule("T-10", "MK-42")
def test_t_10_a_gray_route_of_two() -> None:
    found = payments("stuttgart-ulm.1", "red red yellow L L")
    assert found == [
        "2red",
        "1red+1locomotive",
        "1yellow+1locomotive",
        "2locomotive",
    ]
    state = do(stage(hands=["red yellow L"]), "claim:stuttgart-ulm.1")
    assert refused(state, "pay:1red+1yellow") == ("MK-41", "two_colours")


@pytest.mark.rule("T-11", "MK-43")
def test_t_11_both_kinds_of_jokers() -> None:
    assert sorted(payments("dortmund-kassel", "green green L 4 4")) == [
        "1green+1locomotive+2plus4",
        "2green+1locomotive+1plus4",
        "2green+2plus4",
    ]


@pytest.mark.rule("T-12", "MK-43", "MK-44")
def test_t_12_jokers_only() -> None:
    assert "1locomotive+4plus4" in payments("lindau-munchen", "4 4 4 4 L P")
    assert payments("lindau-munchen", "4 4 4 4 P") == []
    state = do(stage(hands=["4 4 4 4 L P"]), "claim:lindau-munchen")
    assert refused(state, "pay:4plus4+1passenger") == ("MK-44", "pay_passenger")


@pytest.mark.rule("T-13", "MK-45", "MK-46")
def test_t_13_parallel_routes() -> None:
    seven = "yellow " * 7 + "blue " * 7
    for players in (2, 3):
        state = stage(
            players, hands=[seven, seven, seven][:players], routes={1: "berlin-hamburg.1"}
        )
        assert state.seen(0).json()["closed"] == ["R008"]
        assert refused(state, "claim:berlin-hamburg.2") == ("MK-46", "route_closed")
    for players in (4, 5):
        state = stage(players, hands=[seven] * players, routes={1: "berlin-hamburg.1"})
        assert state.seen(0).json()["closed"] == []
        assert "claim:berlin-hamburg.2" in legal(state)
        state = stage(players, seat=1, hands=[seven] * players, routes={1: "berlin-hamburg.1"})
        assert refused(state, "claim:berlin-hamburg.2") == ("MK-45", "route_twin")
        assert refused(state, "claim:berlin-hamburg.1") == ("MK-40", "route_taken")


@pytest.mark.rule("T-13", "MK-45")
def test_t_13_three_players_can_own_one_track_of_a_triple_each() -> None:
    state = stage(5, hands=["red"] * 5, deck="red white blue")
    for track in (1, 2, 3):
        do(state, f"claim:dusseldorf-koln.{track}", "pay:1red", "place:none")
    assert [state.position.owner(route) for route in (34, 35, 36)] == [0, 1, 2]


@pytest.mark.rule("MK-45", "MK-46")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("track", [1, 2, 3])
def test_a_claim_closes_the_other_tracks(players: int, track: int) -> None:
    """Nobody but the engine says what is closed here: the route is really claimed."""
    state = stage(players, hands=["red red red"] * players)
    do(state, f"claim:dusseldorf-koln.{track}", "pay:1red", "place:none")
    others = [f"dusseldorf-koln.{other}" for other in (1, 2, 3) if other != track]
    closed = [find_route(other).id for other in others] if players < 4 else []
    assert state.seen(None).json()["closed"] == closed
    for other in others:
        if players < 4:
            assert refused(state, f"claim:{other}") == ("MK-46", "route_closed")
        else:
            assert f"claim:{other}" in legal(state)
    state = stage(players, hands=["red red red"] * players)
    do(state, f"claim:dusseldorf-koln.{track}", "pay:1red", "place:none")
    state.position.seat = 0  # once more, since nobody owns two of them
    for other in others:
        assert refused(state, f"claim:{other}") == ("MK-45", "route_twin")


@pytest.mark.rule("T-14", "MK-40")
def test_t_14_trains_must_suffice() -> None:
    state = stage(hands=["red red red red"], trains=[3])
    assert refused(state, "claim:koln-frankfurt.1") == ("MK-40", "few_trains")
    assert "claim:koblenz-saarbrucken" in legal(state)


@pytest.mark.rule("T-15", "MK-48")
@pytest.mark.parametrize(
    "route, cards, points",
    [
        ("hamburg-berlin.1", "7blue", 18),
        ("rostock-berlin", "6purple", 15),
        ("schwerin-berlin", "5white", 10),
        ("hannover-magdeburg", "4blue", 7),
    ],
)
def test_t_15_points(route: str, cards: str, points: int) -> None:
    n, colour = int(cards[0]), cards[1:]
    state = do(stage(hands=[f"{colour} " * n]), f"claim:{route}", f"pay:{cards}")
    assert state.position.score[0] == points
    assert state.position.trains[0] == 45 - n
    assert hand(state, 0) == {}
    assert state.seen(None).json()["discard"] == {colour: n}


@pytest.mark.rule("MK-48")
def test_every_length_has_its_points() -> None:
    for route in ROUTES:
        state = stage(hands=["L " * 7], deck="red red red red red red red")
        do(state, f"claim:{route.text}", f"pay:{route.length}locomotive")
        assert state.position.score[0] == POINTS[route.length]


@pytest.mark.rule("MK-47")
def test_a_route_need_not_touch_the_network_and_is_the_only_one_of_the_turn() -> None:
    state = stage(hands=["L " * 7], routes={0: "kiel-rostock"})
    do(state, "claim:konstanz-lindau", "pay:1locomotive", "place:none")
    assert state.actors() == (1,)


@pytest.mark.rule("MK-40")
def test_a_claimed_route_stays_claimed() -> None:
    state = stage(hands=["L", "L"])
    do(state, "claim:konstanz-lindau", "pay:1locomotive", "place:none")
    assert refused(state, "claim:konstanz-lindau") == ("MK-40", "route_taken")


@pytest.mark.rule("MK-41")
def test_a_route_that_cannot_be_paid_is_not_offered() -> None:
    state = stage(hands=["red red 4 4"])
    assert refused(state, "claim:berlin-magdeburg") == ("MK-41", "cannot_pay")


def fits(route: Route, cards: dict[str, int]) -> bool:
    """Whether cards are a payment for a route, word by word as in MK-41 to MK-44."""
    if sum(cards.values()) != route.length or cards.get("passenger"):
        return False
    if cards.get("plus4") and route.length < 4:
        return False
    colours = [kind for kind in COLOURS if cards.get(kind)]
    if len(colours) > 1:
        return False
    return not colours or route.colour in ("gray", colours[0])


@pytest.mark.rule("MK-41", "MK-42", "MK-43", "MK-44", "MK-49")
def test_every_payment_is_offered_and_nothing_else() -> None:
    rng = Random(7)
    seen = 0
    for _ in range(scale(60, 600)):
        held = Counter(rng.choices(KINDS, weights=[1] * 8 + [2, 2, 1], k=rng.randint(1, 9)))
        state = stage(hands=[" ".join(held.elements())])
        offered: dict[str, set[tuple[tuple[str, int], ...]]] = {}
        for move in state.legal(0):
            if moves.CLAIM <= move < moves.GO:
                after = state.copy()
                after.apply(0, move)
                texts = [game.text(m).partition(":")[2] for m in after.legal(0)]
                assert len(set(texts)) == len(texts)
                route = ROUTES[move - moves.CLAIM]
                offered[route.id] = {tuple(sorted(read(text).items())) for text in texts}
        every = [
            dict(zip(held, n, strict=True)) for n in product(*(range(held[k] + 1) for k in held))
        ]
        for route in rng.sample(ROUTES, 15):
            expected = {
                tuple(sorted((kind, n) for kind, n in cards.items() if n))
                for cards in every
                if fits(route, cards)
            }
            assert offered.get(route.id, set()) == expected
            seen += len(expected)
    assert seen > 50


def read(text: str) -> dict[str, int]:
    return {part[1:]: int(part[0]) for part in text.split("+")}


@pytest.mark.rule("MK-49")
def test_sensible_payments_come_first() -> None:
    assert payments("frankfurt-koln.1", "red red red red blue blue blue blue blue L 4")[:3] == [
        "4blue",
        "4red",
        "3blue+1plus4",
    ]


def test_the_claim_can_be_taken_back_until_the_turn_is_over() -> None:
    state = stage(hands=["blue blue blue"], routes={0: "kiel-rostock"})
    before = state.seen(0).json()
    do(state, "claim:bremen-emden", "pay:3blue")
    assert [game.text(move) for move in state.retractable(0)] == ["pay:3blue"]
    assert state.retract(0, game.parse("pay:3blue")) == []
    assert [game.text(move) for move in state.retractable(0)] == ["claim:bremen-emden"]
    state.retract(0, game.parse("claim:bremen-emden"))
    assert state.seen(0).json() == before
    do(state, "claim:bremen-emden", "pay:3blue", "place:none")
    assert state.retractable(0) == []
    assert state.actors() == (1,)


def test_a_payment_that_became_a_new_deck_stands() -> None:
    state = stage(hands=["blue blue blue"], deck="")
    do(state, "claim:bremen-emden", "pay:3blue")
    assert "place:emden" in legal(state)
    assert state.seen(0).json()["deck"] == 3
    assert state.retractable(0) == state.seen(0).retractable() == []
    assert state.seen(0).json()["undo"] is False
    with pytest.raises(Refused):
        state.retract(0, game.parse("pay:3blue"))


def test_taking_back_a_claim_opens_what_it_closed() -> None:
    state = stage(hands=["L " * 7])
    before = state.seen(0).json()
    do(state, "claim:dusseldorf-koln.2", "pay:1locomotive")
    assert state.seen(0).json()["closed"] == ["R035", "R037"]
    state.retract(0, game.parse("pay:1locomotive"))
    state.retract(0, game.parse("claim:dusseldorf-koln.2"))
    assert state.seen(0).json() == before


@pytest.mark.rule("MK-20")
def test_moves_out_of_turn_are_refused() -> None:
    state = stage(hands=["L", "L"])
    assert refused(state, "claim:konstanz-lindau", seat=1) == ("MK-20", "not_your_turn")
    assert refused(state, "claim:konstanz-lindau", seat=CHANCE) == ("MK-20", "not_your_turn")
    assert refused(state, "claim:konstanz-lindau", seat=2) == ("", "seat_unknown")
    do(state, "claim:konstanz-lindau")
    assert refused(state, "blind") == ("MK-20", "not_now")


@pytest.mark.rule("MK-40", "MK-45", "MK-46")
def test_what_can_be_claimed_is_found_by_asking_for_every_route() -> None:
    rng = Random(11)
    for _ in range(scale(40, 400)):
        players = rng.randint(2, 5)
        hands = [" ".join(rng.choices(KINDS, k=rng.randint(0, 10))) for _ in range(players)]
        state = stage(players, hands=hands, trains=[rng.randint(0, 9) for _ in range(players)])
        taken: set[str | None] = set()
        for route in rng.sample(ROUTES, 40):
            if route.group is None or (players > 3 and route.group not in taken):
                own(state, rng.randrange(players), route.text)
                taken.add(route.group)
        offered = {game.text(m)[6:] for m in state.legal(0) if moves.CLAIM <= m < moves.GO}
        assert offered == {route.text for route in ROUTES if may_claim(state, route)}


def may_claim(state: object, route: Route) -> bool:
    view = state.seen(0).json()  # type: ignore[attr-defined]
    owners, mine = view["routes"], view["seats"][0]
    group = [r.id for r in ROUTES if r is route or (r.group and r.group == route.group)]
    if route.id in owners or mine["trains"] < route.length:
        return False
    if any(owners.get(one) == 0 for one in group):
        return False
    if view["players"] < 4 and any(one in owners for one in group):
        return False
    jokers = mine["hand"].get("locomotive", 0)
    jokers += mine["hand"].get("plus4", 0) if route.length >= 4 else 0
    colours = COLOURS if route.colour == "gray" else (route.colour,)
    return any(mine["hand"].get(c, 0) + jokers >= route.length for c in colours)
