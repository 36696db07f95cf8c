"""Lake: RI-130 to RI-137, flooding and piers."""

from __future__ import annotations

from typing import Any

import pytest

from stellwerk.games.ink import Sheet, State
from tests.games.ink import scene, table
from tests.games.ink import slow_expansions as slow_x


def lake(board: str, *dice: str, edition: str = "blue", **more: Any) -> State:
    roll = (*table.ROLL, *(dice or ("L1", "L2")))
    return scene.at(board, *roll, round=2, edition=edition, expansion="lake", **more)


def parts(board: str, **settings: Any) -> dict[str, int]:
    """A score, after the slow rules have agreed."""
    rules = slow_x.Rules("blue", "lake", **settings)
    found = scene.parts(board, **rules.options())
    slow = slow_x.score(rules, slow_x.parse(board))
    assert found == slow | {"total": sum(slow.values())}
    return found


@pytest.mark.rule("RI-130")
def test_water_and_piers_need_no_connection() -> None:
    legal = table.legal(lake("", "L3", "LPX"))
    assert {"33LLL.-", "33LLHR-", "00LLL.-"} <= set(legal)
    # Three water sides fit everywhere in all four forms; water may even lie on an exit.
    assert len([text for text in legal if text.count("L") == 3]) == 4 * 49


@pytest.mark.rule("RI-131", "RI-136")
def test_facing_water_is_joined_and_the_smallest_lake_counts() -> None:
    assert parts("")["lake"] == 0
    assert parts("33L...-")["lake"] == 1
    assert parts("33L...- 23..L.-")["lake"] == 2
    assert parts("33L...- 34..L.-")["lake"] == 1  # neighbours whose water does not meet
    assert parts("33.L..- 34LLLL- 35...L- 00..L.- 10L...-")["lake"] == 2
    assert parts("33L...- 23H.H.-")["lake"] == 1


@pytest.mark.rule("RI-131")
def test_piers_and_flooded_spaces_are_part_of_the_lake() -> None:
    """OP-36."""
    assert parts("33L.H.- 23..L.-")["lake"] == 2
    assert parts("33LLLL- 23..L.- 32.L..- 34...L-")["lake"] == 4


@pytest.mark.rule("RI-132")
def test_water_may_face_anything() -> None:
    state = lake("01H.H.-1 10.R.R-1", "L2", "L3")
    for text in ("11LL..-", "11L..L-", "02..LL-", "03LLL.-", "00.LL.-", "36LLL.-"):
        assert text in table.legal(state)
    # And a route may be drawn against water, as long as it is connected elsewhere.
    after = lake("11L..L-1", "L1", "L2")
    assert "01H.H.-" in table.legal(after)
    assert table.refused(lake("33L...-1"), "23H.H.-").rule == "RI-21"


@pytest.mark.rule("RI-132", "RI-135")
def test_a_route_end_facing_water_is_an_error_and_not_connected() -> None:
    assert parts("01H.H.- 11LL..- 12...L-")["errors"] == -1
    # Two routes from exits that end in the same lake without piers stay two networks.
    score = parts("01H.H.- 11LL.L- 12...L- 10.R.R-")
    assert score["networks"] == 0


@pytest.mark.rule("RI-133")
def test_water_sides_are_never_errors() -> None:
    assert parts("33LLL.- 11L...- 22LL..-")["errors"] == 0


# ---------------------------------------------------------------- flooding


@pytest.mark.rule("RI-134")
def test_a_space_with_three_water_sides_around_is_filled() -> None:
    state = lake("23..L.-1 32.L..-1", "L1", "L2")
    table.draw(state, "34...L-")
    assert scene.now(state)["33"] == "LLLL-"
    # Marked with the current round.
    assert "33LLLL-2" in Sheet.of(state.turn(0).grid).text()
    assert state.turn(0).drawn == tuple(state.retractable(0))  # it is no drawing of its own
    assert table.refused(state, "33L...-").rule == "RI-26"
    assert table.refused(state, "33LL..-").rule == "RI-20"


@pytest.mark.rule("RI-134")
def test_two_sides_are_not_enough_and_the_border_is_no_water() -> None:
    state = table.draw(lake("10L...-1", "L1", "L2"), "01...L-")
    assert "00" not in scene.now(state)
    state = table.draw(lake("23..L.-1", "L1", "L2"), "34...L-")
    assert "33" not in scene.now(state)
    # At the border three sides are all there are.
    state = table.draw(lake("02...L-1 00.L..-1", "L1", "L2"), "11L...-")
    assert scene.now(state)["01"] == "LLLL-"


@pytest.mark.rule("RI-134")
def test_flooding_sets_off_further_flooding() -> None:
    """The second space has two water sides and gets its third from the first one's water."""
    board = "23..L.-1 32.L..-1 24..L.-1 44L...-1"
    state = lake(board, "L1", "L2")
    assert "34" not in scene.now(state)
    table.draw(state, "43L...-")
    now = scene.now(state)
    assert (now["33"], now["34"]) == ("LLLL-", "LLLL-")
    before = lake(board, "L1", "L2").seen(0).json()
    table.take_back(state, "43L...-")
    assert state.seen(0).json() == before


@pytest.mark.rule("RI-134")
def test_a_cascade_runs_as_far_as_it_goes() -> None:
    row = " ".join(f"2{col}..L.-1 4{col}L...-1" for col in range(1, 6))
    state = table.draw(lake(row, "L1", "L2"), "30.L..-")
    now = scene.now(state)
    assert [now[f"3{col}"] for col in range(1, 6)] == ["LLLL-"] * 5
    assert "36" not in now


@pytest.mark.rule("RI-134")
def test_flooding_happens_whatever_faces_the_fourth_side() -> None:
    """OP-10: the setting lets a route end keep the space dry."""
    board = "43H.H.-1 23..L.-1 32.L..-1"
    assert scene.now(table.draw(lake(board), "34...L-"))["33"] == "LLLL-"
    blocked = table.draw(lake(board, flood_blocked_by_route=True), "34...L-")
    assert "33" not in scene.now(blocked)
    aside = table.draw(lake("43.H.H-1 23..L.-1 32.L..-1", flood_blocked_by_route=True), "34...L-")
    assert scene.now(aside)["33"] == "LLLL-"  # a blank side blocks nothing


@pytest.mark.rule("RI-134")
def test_a_route_drawn_towards_a_flooded_space_does_not_dry_it() -> None:
    """With the setting of OP-10 as well, and such a board is no impossible one."""
    board = "23..L.-1 32.L..-1 53R.R.-1 63R.R.-1"
    for blocked in (False, True):
        state = lake(board, flood_blocked_by_route=blocked)
        table.draw(state, "34...L-", "43R.R.-")
        assert scene.now(state)["33"] == "LLLL-"
        text = Sheet.of(state.turn(0).grid).text()
        rules = scene.rules(expansion="lake", flood_blocked_by_route=blocked)
        assert Sheet.parse(text, rules).problems() == []


@pytest.mark.rule("RI-134", "RI-12")
def test_a_flooded_space_exists_only_while_its_causes_stand() -> None:
    """Two drawings of this round: without either of them the space is dry again."""
    state = table.draw(lake("23..L.-1", "L1", "LPH"), "32.L..-", "34.H.L-")
    assert scene.now(state)["33"] == "LLLL-"
    for text in ("32.L..-", "34.H.L-"):
        other = state.copy()
        table.take_back(other, text)
        assert "33" not in scene.now(other)
        table.draw(other, text)
        assert scene.now(other) == scene.now(state)


@pytest.mark.rule("RI-134", "RI-12")
def test_taking_back_what_kept_a_space_dry_floods_it() -> None:
    state = lake("43R.R.-1 53R.R.-1 63R.R.-1 23..L.-1 32.L..-1", "L1", "L2")
    table.draw(state, "33R.R.-", "34...L-")
    assert scene.now(state)["33"] == "R.R.-"
    table.take_back(state, "34...L-")
    assert scene.now(state)["33"] == "R.R.-"
    table.draw(state, "34...L-")
    table.take_back(state, "33R.R.-")
    assert scene.now(state)["33"] == "LLLL-"


@pytest.mark.rule("RI-134", "RI-75")
def test_a_flooded_building_is_not_activated() -> None:
    """The village of C2 between three waters."""
    state = lake("02..L.-1 11.L..-1", "L1", "L2", edition="green")
    table.draw(state, "13...L-")
    assert scene.now(state)["12"] == "LLLL-"
    assert scene.mine(state)["villages"] == 0


def test_boards_that_flooding_contradicts_are_named() -> None:
    dry = scene.sheet("23..L.- 32.L..- 34...L-", expansion="lake").problems()
    assert [table.said(reason) for reason in dry] == [("RI-134", "ink.not_flooded", {"cell": "D4"})]
    wet = scene.sheet("23..L.- 32.L..- 33LLLL-", expansion="lake").problems()
    assert [table.said(reason) for reason in wet] == [
        ("RI-134", "ink.flooded_for_nothing", {"cell": "D4"})
    ]
    drawn = Sheet(scene.rules(expansion="lake")).refusal("33LLLL-")
    assert drawn is not None
    assert drawn.key == "ink.never_drawn"


# ---------------------------------------------------------------- piers


@pytest.mark.rule("RI-135")
def test_networks_with_piers_at_one_lake_are_one() -> None:
    """A highway from the top and one from the bottom meet only in the lake."""
    joined = "01H.H.- 11H.L.- 21LLL.- 31L.H.- 41H.H.- 51H.H.- 61H.H.-"
    score = parts(joined)
    assert score["networks"] == 4
    assert parts(joined.replace("31L.H.-", "31H.H.-"))["networks"] == 0
    # Two lakes do not join, even side by side.
    apart = joined.replace("21LLL.-", "21LL..-")
    assert parts(apart)["networks"] == 0


@pytest.mark.rule("RI-135", "RI-41")
def test_a_double_pier_joins_highway_railway_and_water() -> None:
    score = parts("01H.H.- 11HLLR- 10.R.R-")
    assert score["networks"] == 4
    apart = parts("01H.H.- 11HRHRo 10.R.R-")
    assert apart["networks"] == 0


@pytest.mark.rule("RI-66", "RI-135")
def test_a_lake_does_not_lengthen_a_route() -> None:
    joined = "01H.H.- 11H.L.- 21LLL.- 31L.H.- 41H.H.- 51H.H.- 61H.H.-"
    assert parts(joined)["highway"] == 4
    through = joined.replace("11H.L.-", "11H.H.-").replace("21LLL.-", "21H.H.-")
    assert parts(through.replace("31L.H.-", "31H.H.-"))["highway"] == 7


@pytest.mark.rule("RI-137", "RI-75")
@pytest.mark.parametrize("die, text", [("LPH", "12L.H.-"), ("LPR", "12L.R.-"), ("LPX", "12LLHR-")])
def test_a_pier_is_a_station(die: str, text: str) -> None:
    state = table.draw(lake("", die, "L1", edition="green"), text)
    assert scene.mine(state)["villages"] == 1


@pytest.mark.rule("RI-114", "RI-115")
def test_the_routes_of_piers_are_routes_like_any_others() -> None:
    state = lake("01H.H.-1", "LPR", "LPH")
    assert table.refused(state, "11R.L.-").rule == "RI-22"
    assert table.refused(state, "03H.L.-").rule == "RI-23"
    table.draw(state, "33L.H.-")
    assert "43H.H.-" in table.legal(state)
    assert parts("33L.H.-")["errors"] == -1
    assert parts("33L.H.-")["highway"] == 1
