"""Meteor: RI-140 to RI-150."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from stellwerk.core.game import CHANCE
from stellwerk.games.ink import Sheet, State, board, game
from stellwerk.games.ink.meteor import impact
from tests.games.ink import boards, scene, slow_rounds, table
from tests.games.ink import slow_expansions as slow_x
from tests.games.ink.standing import Seat

WAYS = ("up", "right", "down", "left")


def meteor(text: str = "", way: str = "left", distance: str = "1", **more: Any) -> State:
    """A game before the meteor of a round is decided."""
    more = {"round": 2, **more}
    return scene.at(text, *table.ROLL, way, distance, expansion="meteor", **more)


def parts(text: str, **settings: Any) -> dict[str, int]:
    """A score, after the slow rules have agreed."""
    rules = slow_x.Rules("blue", "meteor", **settings)
    found = scene.parts(text, **rules.options())
    slow = slow_x.score(rules, slow_x.parse(text))
    assert found == slow | {"total": sum(slow.values())}
    return found


# ---------------------------------------------------------------- flight


@pytest.mark.rule("RI-140")
def test_the_marker_starts_in_the_middle_without_a_crater() -> None:
    state = scene.new(2, expansion="meteor")
    for seat in (0, 1):
        assert scene.mine(state, seat)["marker"] == "D4"
        assert scene.mine(state, seat)["board"] == ""


@pytest.mark.rule("RI-140", "RI-144")
def test_each_player_has_an_own_marker() -> None:
    state = scene.show(scene.new(2, expansion="meteor"), *table.ROLL, "any", "2")
    table.draw(state, "strike:up", seat=0)
    table.draw(state, "strike:right", seat=1)
    assert scene.mine(state, 0)["marker"] == "D2"
    assert scene.mine(state, 1)["marker"] == "F4"
    for seat in (0, 1):
        table.draw(state, *table.APART, "end", seat=seat)
    scene.show(state, *table.ROLL, "down", "1")
    table.draw(state, "strike:down", seat=0)
    table.draw(state, "strike:down", seat=1)
    assert scene.mine(state, 0)["marker"] == "D3"
    assert scene.mine(state, 1)["marker"] == "F5"


@pytest.mark.rule("RI-141")
@pytest.mark.parametrize(
    "way, hit", [("up", "13"), ("right", "35"), ("down", "53"), ("left", "31")]
)
def test_it_moves_from_the_marker_in_the_direction_of_the_die(way: str, hit: str) -> None:
    state = meteor(way=way, distance="2")
    ways = [text for text in table.legal(state) if text.startswith("strike")]
    assert ways == [f"strike:{way}"]
    for other in set(WAYS) - {way}:
        assert table.said(table.refused(state, f"strike:{other}")) == (
            "RI-141",
            "ink.strike_elsewhere",
            {},
        )
    table.draw(state, f"strike:{way}")
    assert scene.now(state) == {hit: "....c"}


@pytest.mark.rule("RI-141")
def test_on_any_each_player_chooses() -> None:
    """OP-11."""
    state = meteor(way="any")
    assert {t for t in table.legal(state) if t.startswith("strike")} == {
        f"strike:{w}" for w in WAYS
    }


@pytest.mark.rule("RI-141", "RI-10")
def test_the_dice_of_the_meteor() -> None:
    state = scene.show(scene.new(1, expansion="meteor"), *table.ROLL)
    for die in (slow_x.DIRECTION_DIE, slow_x.DISTANCE_DIE):
        moves, odds = state.legal(CHANCE), state.odds()
        shown = [game.text(m) for m, w in zip(moves, odds, strict=True) for _ in range(w)]
        assert sorted(shown) == sorted(die)
        scene.show(state, die[0])


@pytest.mark.rule("RI-142", "RI-143")
def test_every_flight_is_that_of_the_slow_rules() -> None:
    """From every space, with every line of craters: bounces and passes over as far as needed."""
    for row, col in boards.CELLS:
        for side, way in enumerate(WAYS):
            line = [(row, c) for c in range(7)] if side % 2 else [(r, col) for r in range(7)]
            for bits in range(1 << 7):
                craters = {cell for i, cell in enumerate(line) if bits >> i & 1}
                mask = sum(1 << (8 * r + c) for r, c in craters)
                for distance in (1, 2, 3):
                    found = impact(8 * row + col, side, distance, mask)
                    expected = slow_rounds.flight((row, col), way, distance, craters)
                    where = None if found is None else (found >> 3, found & 7)
                    assert where == expected, (row, col, way, distance, craters)


@pytest.mark.rule("RI-142")
@pytest.mark.parametrize(
    "marker, way, distance, hit",
    [
        ("B4", "left", "3", "C4"),  # columns 0, 1, 2
        ("A4", "left", "1", "B4"),
        ("G7", "down", "3", "G4"),
        ("F1", "right", "2", "F1"),  # there and back again
        ("D1", "up", "2", "D3"),
    ],
)
def test_it_turns_round_at_the_border(marker: str, way: str, distance: str, hit: str) -> None:
    state = meteor(way=way, distance=distance, marked=Seat(marker=marker))
    table.draw(state, f"strike:{way}")
    assert scene.mine(state)["marker"] == hit


@pytest.mark.rule("RI-143")
def test_it_goes_on_over_craters_and_bounces_while_it_does() -> None:
    craters = "30....c 31....c 32....c"
    state = meteor(craters, way="left", distance="1", marked=Seat(marker="D4"))
    table.draw(state, "strike:left")
    # Columns 2, 1, 0 are craters; back over 1 and 2 to the start.
    assert scene.mine(state)["marker"] == "D4"
    assert scene.now(state)["33"] == "....c"


@pytest.mark.rule("RI-143")
def test_a_line_full_of_craters_is_not_struck() -> None:
    """It cannot happen in six rounds, but it can be asked."""
    craters = " ".join(f"3{col}....c" for col in range(7))
    for way, distance in product(("left", "right"), "123"):
        state = meteor(craters, way=way, distance=distance)
        before = scene.now(state)
        table.draw(state, f"strike:{way}")
        assert scene.now(state) == before
        assert scene.mine(state)["marker"] == "D4"
        assert "01H.H.-" in table.legal(state)
    assert impact(0o33, board.WEST, 1, 0xFF << 24) is None


@pytest.mark.rule("RI-144", "RI-116")
def test_everything_in_the_space_is_erased_and_its_neighbours_stay() -> None:
    state = meteor("10.R.R-1 11HRRR-1 12.R.R-1", marked=Seat(marker="C2"))
    table.draw(state, "strike:left")
    assert scene.now(state) == {"10": ".R.R-", "11": "....c", "12": ".R.R-"}
    assert scene.mine(state)["marker"] == "B2"
    # The special route stays used (OP-35).
    assert scene.mine(state)["specials"] == ["X4"]
    assert table.refused(state, "03RRHR-").rule == "RI-32"
    # And what is left may be connected to, though it hangs in the air now.
    assert "13.R.R-" in table.legal(state)


@pytest.mark.rule("RI-144")
def test_a_crater_keeps_the_round_it_fell_in() -> None:
    state = table.draw(meteor(round=4), "strike:left")
    assert Sheet.of(state.turn(0).grid).text() == "32....c4"


# ---------------------------------------------------------------- ignoring, RI-145 and RI-150


@pytest.mark.rule("RI-145", "RI-30", "RI-31", "RI-32")
@pytest.mark.parametrize("special", boards.SPECIALS)
def test_any_unused_special_route_can_be_given_up(special: str) -> None:
    state = meteor("10.R.R-1", marked=Seat(marker="B2"))
    table.draw(state, f"ignore:{special}")
    assert scene.now(state) == {"10": ".R.R-"}
    assert scene.mine(state)["marker"] == "B2"
    assert scene.mine(state)["specials"] == [special]
    # It counts as the special route of the round, of the game, and as this one.
    other = "01HHHH-" if special != "X1" else "03RRRR-"
    assert table.said(table.refused(state, other)) == ("RI-30", "ink.special_round", {})
    table.draw(state, *table.APART[:1], "50.R.R-", *table.APART[2:], "end")
    scene.show(state, *table.ROLL, "left", "1")
    assert table.said(table.refused(state, f"ignore:{special}")) == (
        "RI-32",
        "ink.special_used",
        {"face": special},
    )


@pytest.mark.rule("RI-145", "RI-12", "RI-30")
def test_taking_a_drawing_back_does_not_give_the_special_route_back() -> None:
    state = table.draw(meteor(), "ignore:X1", "01H.H.-")
    table.take_back(state, "01H.H.-")
    assert scene.mine(state)["specials"] == ["X1"]
    assert table.refused(state, "03RRRR-").rule == "RI-30"


@pytest.mark.rule("RI-145", "RI-31")
def test_with_three_used_it_cannot_be_ignored() -> None:
    """Where there is nothing left to decide the meteor strikes at once."""
    used = Seat(specials=["X1", "X2", "X3"])
    state = meteor(way="left", marked=used)
    assert scene.now(state) == {"32": "....c"}
    assert "01H.H.-" in table.legal(state)
    state = meteor(way="any", marked=used)
    assert set(table.legal(state)) == {f"strike:{way}" for way in WAYS}
    assert table.said(table.refused(state, "ignore:X4")) == (
        "RI-145",
        "ink.special_game",
        {"most": 3},
    )
    assert table.refused(state, "ignore:X1").rule == "RI-32"


@pytest.mark.rule("RI-145")
def test_with_two_used_it_can_and_then_three_are() -> None:
    state = meteor(marked=Seat(specials=["X1", "X2"]))
    assert {t for t in table.legal(state) if t.startswith("ignore")} == {
        "ignore:X3",
        "ignore:X4",
        "ignore:X5",
        "ignore:X6",
    }
    table.draw(state, "ignore:X6")
    table.draw(state, *table.APART, "end")
    scene.show(state, *table.ROLL, "left", "1")
    assert scene.mine(state)["specials"] == ["X1", "X2", "X6"]
    assert scene.now(state)["32"] == "....c"  # struck at once: nothing left to give up


@pytest.mark.rule("RI-145", "RI-79")
def test_a_gift_does_not_count_against_ignoring() -> None:
    used = Seat(specials=["X1", "X2", "X3"], gifts=1, universities=3)
    state = meteor(way="left", edition="green", marked=used)
    assert "ignore:X4" in table.legal(state)


@pytest.mark.rule("RI-150")
def test_the_decision_comes_first_and_stands() -> None:
    state = meteor()
    for text in ("01H.H.-", "01HHHH-", "end"):
        assert table.said(table.refused(state, text)) == ("RI-150", "ink.strike_first", {})
    table.draw(state, "strike:left")
    assert state.retractable(0) == []
    refusal = table.refused_back(state, "strike:left")
    assert (refusal.rule, refusal.key) == ("RI-150", "ink.stands")
    assert table.said(table.refused(state, "ignore:X1")) == ("RI-150", "ink.strike_decided", {})
    table.draw(state, "01H.H.-")
    assert table.retractable(state) == ["01H.H.-"]
    table.take_back(state, "01H.H.-")
    assert scene.now(state) == {"32": "....c"}


@pytest.mark.rule("RI-150", "RI-11")
def test_nobody_else_sees_the_decision_before_the_round_is_over() -> None:
    state = scene.show(scene.new(2, expansion="meteor"), *table.ROLL, "left", "1")
    before = state.seen(1).json()
    table.draw(state, "ignore:X1", seat=0)
    assert state.seen(1).json() == before
    table.draw(state, "strike:left", seat=1)
    assert (
        state.seen(None).json()["seats"]
        == scene.show(scene.new(2, expansion="meteor"), *table.ROLL, "left", "1")
        .seen(None)
        .json()["seats"]
    )


# ---------------------------------------------------------------- craters


@pytest.mark.rule("RI-146", "RI-3")
def test_a_route_may_be_drawn_over_a_crater() -> None:
    state = table.draw(meteor("10.R.R-1", marked=Seat(marker="C2")), "strike:left")
    table.draw(state, "11.R.R-")
    assert scene.now(state) == {"10": ".R.R-", "11": ".R.R-"}
    assert scene.mine(state)["marker"] == "B2"  # the marker is not touched
    table.take_back(state, "11.R.R-")  # and the crater comes back (RI-12)
    assert scene.now(state) == {"10": ".R.R-", "11": "....c"}


@pytest.mark.rule("RI-146")
def test_special_routes_and_copies_may_be_drawn_over_craters_too() -> None:
    """OP-12; and several craters in one round (OP-37)."""
    state = meteor(
        "10.R.R-1 11....c1 01HH..-1 02....c1 03....c1", way="down", edition="green",
        marked=Seat(marker="D4"),
    )  # fmt: skip
    table.draw(state, "strike:down", "11RRRR-", "02.H.H-")
    assert scene.mine(state)["copies"] == 1
    table.draw(state, "03.H.H-")
    now = scene.now(state)
    assert [now[cell] for cell in ("11", "02", "03")] == ["RRRR-", ".H.H-", ".H.H-"]


@pytest.mark.rule("RI-146")
def test_a_drawing_over_a_crater_follows_the_rules() -> None:
    state = table.draw(meteor("10.R.R-1", marked=Seat(marker="C2")), "strike:left")
    assert table.refused(state, "11H.H.-").rule == "RI-21"
    assert table.refused(state, "11H..H-").rule == "RI-22"
    assert table.refused(state, "10.R.R-").rule == "RI-20"


def surrounded(crater_must: bool) -> State:
    """A full board but for one crater that a straight railway would fit in."""
    full = " ".join(
        f"{row}{col}{'.R.R-' if row == 1 else 'HHHH-'}1"
        for row, col in boards.CELLS
        if (row, col) not in ((1, 3), (3, 3))
    )
    state = scene.at(
        f"{full} 13....c1", "HS", "RS", "HC", "SS", "up", "3", round=2, expansion="meteor",
        crater_must=crater_must, marked=Seat(specials=[]),
    )  # fmt: skip
    return table.draw(state, "ignore:X1")


@pytest.mark.rule("RI-146", "RI-27")
def test_a_crater_need_not_be_drawn_over_unless_so_agreed() -> None:
    """OP-37: RI-27 looks only at spaces without a crater, unless `crater_must`."""
    free = table.draw(surrounded(crater_must=False), "33H.H.-")
    assert {"13.R.R-", "end"} <= set(table.legal(free))
    bound = table.draw(surrounded(crater_must=True), "33H.H.-")
    assert "13.R.R-" in table.legal(bound)
    assert table.said(table.refused(bound, "end")) == ("RI-27", "ink.must_draw", {"face": "RS"})


@pytest.mark.rule("RI-147")
def test_craters_stay_and_join_nothing() -> None:
    state = meteor("32....c1 10.R.R-1", marked=Seat(marker="C4"))
    table.draw(state, "strike:left", *table.APART[:1], "50.R.R-", *table.APART[2:], "end")
    scene.show(state, *table.ROLL, "up", "1")
    table.draw(state, "strike:up")
    assert scene.now(state)["32"] == "....c"
    assert parts("30.H.H- 31....c 32.H.H-")["highway"] == 1
    assert parts("30.H.H- 31....c 32.H.H- 33.H.H- 34.H.H- 35.H.H- 36.H.H-")["networks"] == 0
    # No connection by a crater, and no clash with one.
    assert table.refused(state, "33.H.H-").rule == "RI-21"


@pytest.mark.rule("RI-147", "RI-55")
def test_a_crater_counts_as_something_drawn() -> None:
    assert parts("33....c")["centre"] == 1


@pytest.mark.rule("RI-148")
def test_two_points_for_each_route_at_a_crater() -> None:
    assert parts("33....c 23H.H.-")["meteor"] == 2
    assert parts("33....c 23.H.H-")["meteor"] == 0
    assert parts("33....c 23H.H.- 32.R.R- 43HRRR-")["meteor"] == 6
    # A route between two craters: two points, or four if ends are counted (OP-13).
    between = "33....c 13....c 23H.H.-"
    assert parts(between)["meteor"] == 2
    assert parts(between, meteor_score_per="end")["meteor"] == 4


@pytest.mark.rule("RI-148")
def test_an_overpass_at_two_craters_is_one_route() -> None:
    board_text = "33....c 22....c 23HRHRo"
    assert parts(board_text)["meteor"] == 2
    assert parts(board_text, meteor_score_per="end")["meteor"] == 4


@pytest.mark.rule("RI-149", "RI-50")
def test_ends_at_craters_are_no_errors() -> None:
    assert parts("33....c 23H.H.-")["errors"] == -1
    assert parts("33....c 13....c 23H.H.-")["errors"] == 0
    assert parts("33H.H.- 23H.H.-")["errors"] == -2


def test_boards_full_of_craters_have_no_problem() -> None:
    """What was erased cannot be seen any more."""
    board_text = "33....c 34.H.H- 35HHHH-"
    assert scene.sheet(board_text, expansion="meteor").problems() == []
    four = "10.R.R- 11RRRR- 12HRRR- 13RHRH- 15....c 14HRRH-"
    special = scene.sheet(four, expansion="meteor", edition="green").problems()
    assert "ink.special_too_many" not in [reason.key for reason in special]
