"""Trail: RI-180 to RI-187; goal TB is with the goals."""

from __future__ import annotations

from typing import Any

import pytest

from stellwerk.games.ink import State
from stellwerk.games.ink.faces import FORMS
from tests.games.ink import boards, scene, table
from tests.games.ink import slow_expansions as slow_x


def trail(board: str = "", *dice: str, **more: Any) -> State:
    roll = (*table.ROLL, *(dice or ("PHS", "PRS")))
    return scene.at(board, *roll, round=2, expansion="trail", **more)


def parts(board: str, edition: str = "blue") -> dict[str, int]:
    """A score, after the slow rules have agreed."""
    found = scene.parts(board, expansion="trail", edition=edition)
    slow = slow_x.score(slow_x.Rules(edition, "trail"), slow_x.parse(board))
    assert found == slow | {"total": sum(slow.values())}
    return found


@pytest.mark.rule("RI-180", "RI-2")
def test_the_corners_of_every_trail_are_those_of_the_rules() -> None:
    mine = {
        (form.sides, form.flag): frozenset(form.corners)
        for form in FORMS
        if form.face.expansion == "trail"
    }
    assert mine == slow_x.TRAIL_CORNERS
    assert len(mine) == 6 * 4


@pytest.mark.rule("RI-180", "RI-182")
def test_a_corner_point_belongs_to_four_spaces() -> None:
    """A trail that ends at the point between four spaces meets those of the other three."""
    station = "00H.R.-"  # its south-east corner is the point (1, 1)
    assert parts(f"{station} 11.H.Hp 22R.H.-")["trail"] == 2  # north-west corner
    assert parts(f"{station} 01.H.Hq 22R.H.-")["trail"] == 0
    assert parts(f"{station} 01.H.Hq 11.H.Hp 22R.H.-")["trail"] == 2
    assert parts(f"{station} 10.H.Hq 11.H.Hp 22R.H.-")["trail"] == 2


# ---------------------------------------------------------------- connecting


@pytest.mark.rule("RI-181")
def test_a_trail_face_connects_by_an_end_as_every_route_does() -> None:
    state = trail("01H.H.-1", "PHC", "PRT")
    assert "11HH..p" in table.legal(state)
    assert "05HH..p" in table.legal(state)  # at an exit
    assert table.said(table.refused(state, "33HH..p")) == (
        "RI-181",
        "ink.trail_not_connected",
        {"cell": "D4"},
    )


@pytest.mark.rule("RI-181")
def test_a_trail_face_connects_by_a_corner_at_a_trail() -> None:
    state = trail("33.H.Hp1", "PRS", "PRC")
    legal = set(table.legal(state))
    assert {"22.R.Rp", "44R.R.p", "23R.R.q"} <= legal  # at its north-west or south-east corner
    for text in ("22.R.Rq", "44R.R.q", "23R.R.p", "24.R.Rp", "42R.R.p"):
        assert table.refused(state, text).rule == "RI-181"
    # Of this round as well.
    table.draw(state, "44R.R.p")
    assert "55.RR.p" in table.legal(state)


@pytest.mark.rule("RI-181", "RI-184")
@pytest.mark.parametrize("station", ["H.R.-", "HR..-", "HHRH-", "HRRR-", "HRHR-", "HRRH-"])
def test_a_trail_face_connects_by_a_corner_at_a_station(station: str) -> None:
    state = trail(f"22{station}1", "PHS", "PHS")
    assert "33.H.Hp" in table.legal(state)
    assert table.refused(state, "33.H.Hq").rule == "RI-181"
    for route in ("HRHRo", "H.H.-", "HHHH-"):
        assert table.refused(trail(f"22{route}1"), "33.H.Hp").rule == "RI-181"


@pytest.mark.rule("RI-181", "RI-114")
def test_a_trail_face_obeys_the_rules_of_ends() -> None:
    state = trail("01H.H.-1 22H.R.-1", "PRS", "PHT")
    assert table.refused(state, "11R.R.p").rule == "RI-22"
    assert table.refused(state, "05R.R.p").rule == "RI-23"
    assert table.refused(state, "01R.R.p").rule == "RI-20"


@pytest.mark.rule("RI-181")
def test_other_routes_are_never_connected_by_a_corner() -> None:
    state = trail("22H.R.-1 33.H.Hp1", "PHS", "PRS")
    for text in ("44H.H.-", "11H..H-", "44HHHH-", "11RRRR-"):
        assert table.refused(state, text).rule == "RI-21"


@pytest.mark.rule("RI-115")
def test_later_routes_connect_to_the_ends_of_trail_faces() -> None:
    assert "34.H.H-" in table.legal(trail("22H.R.-1 33.H.Hp1"))


# ---------------------------------------------------------------- scoring


@pytest.mark.rule("RI-182")
def test_trails_that_end_in_the_same_point_are_joined() -> None:
    assert parts("00H.R.- 11.H.Hp 22.H.Hp 33.H.Hp 44R.H.-")["trail"] == 2
    assert parts("00H.R.- 11.H.Hp 22.H.Hq 33.H.Hp 44R.H.-")["trail"] == 0
    # A three-way trail joins three.
    assert parts("33.HH.p 22H.R.- 24H.R.- 42H.R.-")["trail"] == 4
    # Along the closed side of a T-junction.
    assert parts("33.HHHp 22H.R.- 24H.R.-")["trail"] == 2
    assert parts("33.HHHp 42H.R.- 44H.R.-")["trail"] == 0


@pytest.mark.rule("RI-182")
def test_a_trail_is_not_joined_to_the_route_of_its_own_space() -> None:
    """The highway reaches a station; the trail beside it does not."""
    assert parts("33.H.Hp 34.R.H- 22H.R.-")["trail"] == 2  # E4's corner is at the trail's end
    assert parts("33.H.Hp 34.H.H- 35.R.H- 22H.R.-")["trail"] == 0


@pytest.mark.rule("RI-183")
def test_open_trail_ends_are_no_errors_but_open_routes_are() -> None:
    assert parts("33.H.Hp")["errors"] == -2
    assert parts("33.HHHp")["errors"] == -3
    assert parts("30.H.Hp 31.H.Hq 32.H.H- 33.H.H- 34.H.H- 35.H.H- 36.H.Hp")["errors"] == 0
    score = parts("30.H.Hp 31.H.Hq 32.H.H- 33.H.H- 34.H.H- 35.H.H- 36.H.Hp")
    assert (score["networks"], score["highway"]) == (4, 7)


@pytest.mark.rule("RI-184")
def test_a_station_is_joined_whichever_comes_first() -> None:
    before = trail("22H.R.-1 44R.H.-1", "PHS", "PHS")
    table.draw(before, "33.H.Hp")
    assert before.scores()[0].points("trail") == 2
    after = trail("33.H.Hp1 22H.R.-1 54H.H.-1", "PHS", "PHS")
    assert after.scores()[0].points("trail") == 0
    table.draw(after, "44R.H.-")
    assert after.scores()[0].points("trail") == 2


@pytest.mark.rule("RI-184")
@pytest.mark.parametrize("face", ["SS", "SC", "TH", "TR", "X3", "X4", "X5", "X6"])
def test_every_station_is_joined(face: str) -> None:
    for sides, flag in boards.FORMS[face]:
        assert parts(f"33.H.Hp 22{sides}{flag} 44R.H.-", "green")["trail"] == 2


@pytest.mark.rule("RI-184")
@pytest.mark.parametrize("face", ["OV", "HS", "HT", "HD", "H2", "X1", "X2"])
def test_nothing_else_is(face: str) -> None:
    for sides, flag in boards.FORMS[face]:
        assert parts(f"33.H.Hp 22{sides}{flag} 44R.H.-", "green")["trail"] == 0


@pytest.mark.rule("RI-185")
def test_trails_at_one_station_are_joined_through_it() -> None:
    """OP-18: three stations in one set, though the trails do not touch each other."""
    assert parts("00H.R.- 11.H.Hp 22R.H.- 33.H.Hp 44H.R.-")["trail"] == 4
    assert parts("00H.R.- 11.H.Hp 22R.R.- 33.H.Hp 44H.R.-")["trail"] == 0


@pytest.mark.rule("RI-185")
def test_stations_that_merely_share_a_point_are_not_joined() -> None:
    assert parts("22H.R.- 33R.H.-")["trail"] == 0
    assert parts("22H.R.- 33R.H.- 32.H.Hq")["trail"] == 2  # a trail ends there


@pytest.mark.rule("RI-186")
@pytest.mark.parametrize(
    "stations, points",
    list(enumerate([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 22, 22], 1)),
)
def test_half_the_network_value_for_the_stations_of_a_set(stations: int, points: int) -> None:
    """OP-19: 45 halved is 22; more than twelve stations count as twelve."""
    row = [f"3{col}.H.H{'pq'[col % 2]}" for col in range(7)]  # one zigzag along the row
    above = [f"2{col}H.R.-" for col in range(7)]
    below = [f"4{col}H.R.-" for col in range(7)]
    assert parts(" ".join([*row, *(above + below)[:stations]]))["trail"] == points


@pytest.mark.rule("RI-186")
def test_several_sets_add_up() -> None:
    two_sets = "00H.R.- 11.H.Hp 22R.H.- 44H.R.- 55.H.Hp 66R.H.- 46H.R.- 64H.R.-"
    assert parts(two_sets)["trail"] == 2 + 2
