"""Setting up (MK-10 to MK-15)."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from stellwerk.core import CHANCE, SeededDealer, seed_from
from stellwerk.games.maerklin import State, game
from tests.games.maerklin.invariants import keeps
from tests.games.maerklin.stage import deal_any, do, legal, refused
from tests.scale import scale


def dealt(players: int, seed: str = "1", **options: Any) -> State:
    """A game up to the first decision."""
    state = game.new(players, options)
    dealer = SeededDealer(seed_from(seed))
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, dealer.deal(game, state))
    return state


def announced(state: State, *mixes: str) -> State:
    """All have announced and drawn; the seats choose now."""
    for mix in mixes:
        do(state, mix)
        deal_any(state)
    return state


@pytest.mark.rule("MK-10")
@pytest.mark.parametrize("players", range(2, 6))
def test_four_cards_each_and_five_in_the_row(players: int) -> None:
    for seed in range(scale(10)):
        view = cast(dict[str, Any], dealt(players, str(seed)).seen(None).json())
        assert [seat["cards"] for seat in view["seats"]] == [4] * players
        assert None not in view["row"]
        assert Counter(view["row"])["locomotive"] < 3
        assert Counter(view["row"])["passenger"] < 3
        on_discard = sum(view["discard"].values())
        assert view["deck"] == 118 - 5 - 4 * players - on_discard
        assert on_discard % 5 == 0


@pytest.mark.rule("MK-10", "MK-33")
def test_the_row_is_settled_at_set_up() -> None:
    state = game.new(2, {"first": "seat1"})
    do(state, *["draw:red"] * 8)
    do(state, "turn:locomotive", "turn:red", "turn:locomotive", "turn:blue", "turn:locomotive")
    assert state.actors() == (CHANCE,)
    view = state.seen(None).json()
    assert view["row"] == [None] * 5
    assert view["discard"] == {"blue": 1, "red": 1, "locomotive": 3}


@pytest.mark.rule("MK-9", "MK-11")
def test_all_scores_are_zero_and_the_goods_lie_in_the_cities() -> None:
    state = dealt(3)
    for score in state.scores():
        assert score.total == 0
        assert not any(part.earned for part in score.parts)
    goods = state.seen(None).json()["goods"]
    assert goods["berlin"] == [7, 6, 5, 4]
    assert sum(map(sum, goods.values())) == 180


@pytest.mark.rule("MK-12")
def test_who_begins_is_drawn_by_lot_or_agreed() -> None:
    state = game.new(4)
    assert [game.text(move) for move in state.legal(CHANCE)] == [f"first:{n}" for n in range(1, 5)]
    assert state.odds() == [1] * 4
    do(state, "first:3")
    assert state.seen(None).json()["first"] == 2
    assert game.new(4, {"first": "seat1"}).seen(None).json()["first"] == 0


@pytest.mark.rule("MK-12", "MK-13", "MK-15")
def test_seats_announce_in_turn_order_and_the_first_one_begins() -> None:
    state = game.new(3)
    do(state, "first:2")
    deal_any(state)
    order = []
    for mix in ("mix:0+4", "mix:4+0", "mix:2+2"):
        (seat,) = state.actors()
        order.append(seat)
        announced(state, mix)
    assert order == [1, 2, 0]
    assert state.actors() == (0, 1, 2)
    for seat in (2, 0, 1):
        state.apply(seat, state.legal(seat)[0])
    assert state.actors() == (CHANCE,)
    do(state, "shuffle")
    assert state.actors() == (1,)
    do(state, "blind")
    deal_any(state)
    do(state, "blind")
    deal_any(state)
    assert state.actors() == (2,)  # clockwise


@pytest.mark.rule("MK-13")
def test_four_tickets_are_drawn() -> None:
    state = dealt(2, first="seat1")
    assert legal(state) == [f"mix:{s}+{4 - s}" for s in range(5)]
    assert refused(state, "mix:1+2") == ("MK-13", "mix_total")
    assert refused(state, "blind") == ("MK-20", "not_now")
    announced(state, "mix:1+3")
    drawn = cast(dict[str, Any], state.seen(0).json())["seats"][0]["drawn"]
    assert [ticket["kind"] for ticket in drawn] == ["short", "long", "long", "long"]


@pytest.mark.rule("MK-14")
def test_at_least_two_are_kept() -> None:
    state = announced(dealt(2, first="seat1"), "mix:2+2", "mix:2+2")
    drawn = cast(dict[str, Any], state.seen(0).json())["seats"][0]["drawn"]
    one, two, *_ = (ticket["id"] for ticket in drawn)
    assert len(state.legal(0)) == 11
    assert refused(state, f"keep:{one}", seat=0) == ("MK-14", "keep_few")
    state.apply(0, game.parse(f"keep:{one},{two}"))
    assert state.actors() == (1,)
    assert refused(state, f"keep:{one},{two}", seat=0) == ("MK-14", "already_chosen")


@pytest.mark.rule("MK-14", "MK-87")
def test_nobody_knows_the_choice_of_others_until_all_have_chosen() -> None:
    state = announced(dealt(3, first="seat1"), "mix:2+2", "mix:4+0", "mix:0+4")
    other = state.copy()
    state.apply(0, state.legal(0)[0])
    other.apply(0, other.legal(0)[-1])
    for seat in (1, 2, None):
        assert state.seen(seat).json() == other.seen(seat).json()
        assert state.seen(seat) == other.seen(seat)
        seats = cast(list[dict[str, Any]], state.seen(seat).json()["seats"])
        assert (seats[0]["ended"], seats[0]["kept"], seats[0]["tickets"]) == (True, None, None)
    for seat in (1, 2):
        state.apply(seat, state.legal(seat)[0])
    seats = cast(list[dict[str, Any]], state.seen(None).json()["seats"])
    assert [seat["kept"] for seat in seats] == [
        {"short": 2, "long": 2},
        {"short": 4, "long": 0},
        {"short": 0, "long": 4},
    ]


@pytest.mark.rule("MK-15")
@pytest.mark.parametrize("kind, mix", [("short", "mix:4+0"), ("long", "mix:0+4")])
def test_returned_tickets_are_shuffled_into_the_piles(kind: str, mix: str) -> None:
    state = announced(dealt(2, first="seat1"), mix, mix)
    piles = state.seen(None).json()["piles"]
    assert piles == {"short": 23, "long": 23} | {kind: 15}
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[-1])
    assert state.seen(None).json()["piles"] == {"short": 23, "long": 23} | {kind: 19}
    assert state.position.queue_size == [0, 0]
    keeps(state)
    do(state, "shuffle", mix)
    assert len(state.legal(CHANCE)) == 19  # any of them can come, those returned as well
