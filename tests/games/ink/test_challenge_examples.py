"""The worked examples of the expansions and of Challenge: WE-4 to WE-12 and WE-15 to WE-17."""

from __future__ import annotations

from itertools import permutations

import pytest

from stellwerk.games.ink import Sheet
from stellwerk.games.ink.draft import next_starter
from tests.games.ink import scene, slow_goals, table
from tests.games.ink import slow_expansions as slow_x
from tests.games.ink.slow_rounds import flight
from tests.games.ink.standing import Seat

WE_4_A = "12.V.V- 13.V.V- 14..VV- 24V.V.- 34V..V- 33.V.V- 32.V.V-"
WE_4_B = "40.V.V- 41..VV- 51VV..- 52..VV- 62V.V.-"
WE_5 = (
    "01H.H.- 10.R.R- 11HRRR- 21R.L.- 31LLL.- 41L.R.- 51R..R- 50RR.R- 40H.R.- 30..HH- "
    "24..L.- 34LLL.- 44LLL.- 54L...- 35..LL- 45L.LL- 55L...-"
)
WE_7 = "33AAAA- 00AAAA- 01H.HAo 10AR.Ro"


def both(board: str, expansion: str, edition: str = "blue") -> dict[str, int]:
    """The engine's score, after the slow one has agreed with it."""
    found = scene.parts(board, expansion=expansion, edition=edition)
    slow = slow_x.score(slow_x.Rules(edition, expansion), slow_x.parse(board))
    assert found == slow | {"total": sum(slow.values())}
    return found


@pytest.mark.rule("WE-4", "RI-124", "RI-125", "RI-126", "RI-53")
def test_we_4_the_shorter_river_from_border_to_border_gives_more() -> None:
    score = both(f"{WE_4_A} {WE_4_B}", "river")
    assert (score["river"], score["errors"], score["centre"], score["total"]) == (8, -2, 4, 10)
    assert both(WE_4_A, "river")["river"] == 7
    assert both(WE_4_B, "river")["river"] == 8


@pytest.mark.rule("WE-5", "RI-131", "RI-135", "RI-136", "RI-66")
def test_we_5_a_small_lake_joins_two_networks() -> None:
    assert both(WE_5, "lake") == {
        "networks": 12,
        "highway": 2,
        "railway": 4,
        "centre": 3,
        "errors": -1,
        "lake": 3,
        "total": 23,
    }
    sizes = sorted(len(lake) for lake in slow_x.joined_spaces(slow_x.parse(WE_5), "L"))
    assert sizes == [3, 7]


@pytest.mark.rule("WE-6", "RI-141", "RI-142", "RI-143")
@pytest.mark.parametrize("crater, impact", [("32....c", (3, 3)), ("", (3, 2))])
def test_we_6_the_meteor_bounces_and_passes_a_crater(crater: str, impact: tuple[int, int]) -> None:
    """From column 1 three to the left: columns 0, 1, 2, and on if there is a crater."""
    assert flight((3, 1), "left", 3, {(3, 2)} if crater else set()) == impact
    state = scene.at(
        crater, *scene.ROUTES, "left", "3", round=2, expansion="meteor", marked=Seat(marker="B4")
    )
    table.draw(state, "strike:left")
    assert scene.mine(state)["marker"] == f"{'ABCDEFG'[impact[1]]}{impact[0] + 1}"
    assert scene.now(state)[f"{impact[0]}{impact[1]}"] == "....c"


@pytest.mark.rule("WE-6", "RI-144")
def test_we_6_a_straight_railway_is_erased() -> None:
    state = scene.at(
        "10.R.R-1 11.R.R-1", *scene.ROUTES, "left", "2",
        round=2, expansion="meteor", marked=Seat(marker="D2"),
    )  # fmt: skip
    table.draw(state, "strike:left")
    assert scene.now(state) == {"10": ".R.R-", "11": "....c"}


@pytest.mark.rule("WE-6", "RI-148", "RI-149")
def test_we_6_six_routes_at_craters_are_worth_twelve() -> None:
    board = "22....c 12H.H.- 32H.H.- 21.R.R- 23.R.R- 55....c 45H.R.- 65H.H.-"
    score = both(board, "meteor")
    assert score["meteor"] == 12
    assert score["errors"] == -5  # only the outer ends away from craters and the border


@pytest.mark.rule("WE-7", "RI-156", "RI-157", "RI-164", "RI-165", "RI-53")
def test_we_7_a_closed_lake_of_three() -> None:
    assert both(WE_7, "lava") == {
        "networks": 0,
        "highway": 1,
        "railway": 1,
        "centre": 1,
        "errors": -6,
        "lava": 8,
        "total": 5,
    }


@pytest.mark.rule("WE-7", "RI-164", "RI-165")
def test_we_7_a_closed_lake_and_eleven_spaces_with_one_open_side_give_sixteen() -> None:
    """A corner space with lava towards both borders; two rows of lava, open above the volcano."""
    board = (
        "00A..A- 30.AA.- 31.AAA- 32.AAA- 33AAAA- 34.A.A- 35.A.A- 36.A.A- "
        "40AA..- 41AA.A- 42AA.A- 43A..A-"
    )
    drawn = slow_x.parse(board)
    assert sorted(map(len, slow_x.joined_spaces(drawn, "A"))) == [1, 11]
    assert slow_x.open_sides(drawn, "A") == [((3, 3), "N")]
    score = both(board, "lava")
    assert (score["lava"], score["errors"]) == (16, -1)


@pytest.mark.rule("WE-8", "RI-174", "RI-175")
def test_we_8_forests_of_six_three_three_one_one() -> None:
    trees = ["00", "01", "02", "10", "11", "12", "04", "05", "06", "30", "31", "40", "66", "44"]
    board = " ".join(f"{cell}....t" for cell in trees)
    sizes = sorted((len(f) for f in slow_x.forests(slow_x.parse(board))), reverse=True)
    assert sizes == [6, 3, 3, 1, 1]
    assert both(board, "forest", "green")["forest"] == 15


@pytest.mark.rule("WE-9", "RI-182", "RI-184", "RI-185", "RI-186")
def test_we_9_five_stations_joined_by_trails() -> None:
    """Stations and trails in turn along a diagonal, and one more station beside its last trail."""
    line = "00.HR.- 11.H.Hp 22R.H.- 33.R.Rp 44.R.H- 55.H.Hp 66R..H-"
    assert both(line, "trail", "green")["trail"] == 6
    assert both(f"{line} 45H.R.-", "trail", "green")["trail"] == 8
    assert both(f"{line} 64H.R.-", "trail", "green")["trail"] == 6  # it touches no trail


@pytest.mark.rule("WE-9", "RI-182", "RI-184")
def test_we_9_one_trail_joins_two_stations() -> None:
    assert both("33.H.Hp 22H.R.- 44R.H.-", "trail")["trail"] == 2
    assert both("33.H.Hq 22H.R.- 44R.H.-", "trail")["trail"] == 0


@pytest.mark.rule("WE-10", "RI-95")
def test_we_10_solo_goals_in_rounds_two_four_and_seven() -> None:
    for slot, (met_in, points) in enumerate(((2, 4), (4, 4), (7, 1))):
        assert slow_goals.solo_claim(slot, [number >= met_in for number in range(1, 8)]) == points
    corners = "00H...- 06H...- 60H...-"
    middle = "22H...- 23H...- 24H...- 32H...- 33H...-"
    loop = "43.HH.- 44..HH- 54H..H- 53HH..-"
    board, claimed = "", [[0], [0], [0]]
    for number in range(1, 8):
        board += {2: corners, 4: f" {middle}", 7: f" {loop}"}.get(number, "")
        state = scene.at(
            board, "HS", "RS", "HD", "OV", round=number, edition="green",
            goals=("D", "A", "F"), points=claimed,
        )  # fmt: skip
        claimed = [list(card) for card in scene.skip_to_end(state).goal_points]
        assert [bool(card[0]) for card in claimed] == [number >= 2, number >= 4, number >= 7]
    assert claimed == [[4], [4], [1]]


@pytest.mark.rule("WE-11", "RI-104", "RI-105")
def test_we_11_sums_of_eight_six_six_six() -> None:
    assert next_starter([8, 6, 6, 6], 0) == 3


@pytest.mark.rule("WE-12", "RI-86")
def test_we_12_two_players_in_round_three_one_in_five_one_in_six() -> None:
    met = [[], [], [0, 1], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
    assert slow_goals.claims(met, 4) == [4, 4, 2, 1]
    corners = "00HH..- 06H..H- 60.HH.-"
    points: list[list[int]] = [[0, 0, 0, 0]] * 3
    for number in (3, 5, 6):
        boards = [corners if seat in met[number - 1] else "" for seat in range(4)]
        state = scene.at(
            boards, "HS", "RS", "HD", "OV", round=number, edition="green",
            goals=("D", "B", "F"), points=points,
        )  # fmt: skip
        for seat in range(4):
            scene.skip_to_end(state, seat)
        points = [list(card) for card in state.goal_points]
    assert points[0] == [4, 4, 2, 1]


@pytest.mark.rule("WE-15", "RI-134")
@pytest.mark.parametrize("order", list(permutations(("23..L.-", "32.L..-", "34...L-"))))
def test_we_15_the_third_side_floods_the_space(order: tuple[str, ...]) -> None:
    sheet = Sheet(scene.rules(expansion="lake"))
    for token in order:
        assert "33" not in sheet.text()
        sheet.place(token)
    assert sheet.text() == "23..L.- 32.L..- 33LLLL- 34...L-"
    score = both(sheet.text(), "lake")
    assert (score["lake"], score["centre"], score["errors"], score["total"]) == (4, 4, 0, 8)


@pytest.mark.rule("WE-15", "RI-134", "RI-12")
def test_we_15_taking_the_last_one_back_takes_the_flooding_back() -> None:
    state = scene.at("23..L.-1 32.L..-1", "HS", "RS", "HC", "SS", "L1", "L2", expansion="lake")
    before = state.seen(0).json()
    table.draw(state, "34...L-")
    assert scene.now(state)["33"] == "LLLL-"
    table.take_back(state, "34...L-")
    assert "33" not in scene.now(state)
    assert state.seen(0).json() == before


@pytest.mark.rule("WE-15", "RI-134")
def test_we_15_a_space_with_a_route_is_never_flooded() -> None:
    sheet = scene.sheet("23..L.- 32.L..- 33..H.-", expansion="lake", edition="green")
    sheet.place("34...L-")
    assert "33..H.-" in sheet.text()


@pytest.mark.rule("WE-16", "RI-181")
def test_we_16_a_trail_may_begin_at_the_corner_of_a_station() -> None:
    state = scene.at("22H.R.-1", "HS", "RS", "HC", "SS", "PHS", "PRS", expansion="trail")
    legal = table.legal(state)
    assert "33.H.Hp" in legal
    assert "33.H.Hq" not in legal
    assert table.said(table.refused(state, "33.H.Hq")) == (
        "RI-181",
        "ink.trail_not_connected",
        {"cell": "D4"},
    )


RINGED = "33AAAA- 23.H.H-1 32H.H.-1 34R.R.-1 43.R.R-1"


@pytest.mark.rule("WE-17", "RI-162", "RI-159", "RI-161")
def test_we_17_one_of_four_routes_is_erased() -> None:
    state = scene.at(RINGED, "HS", "RS", "HC", "SS", "A2C", "A3", round=2, expansion="lava")
    over = {text for text in table.legal(state) if text[:2] in ("23", "32", "34", "43")}
    # Each lava face with a lava side towards the volcano, and nothing else.
    assert over == {
        f"{cell}{form[0]}{form[1]}"
        for cell, side in (("23", 2), ("32", 1), ("34", 3), ("43", 0))
        for face in ("A2C", "A3")
        for form in slow_x.FORMS[face]
        if form[0][side] == "A"
    }
    table.draw(state, "23..AA-")
    assert scene.now(state)["23"] == "..AA-"
    assert not {t for t in table.legal(state) if t[:2] in ("32", "34", "43")}
    table.take_back(state, "23..AA-")
    assert scene.now(state)["23"] == ".H.H-"


@pytest.mark.rule("WE-17", "RI-162", "RI-161", "RI-158", "RI-13")
def test_we_17_or_a_new_volcano_is_drawn_and_lava_beside_it() -> None:
    state = scene.at(RINGED, "HS", "RS", "HC", "SS", "A2C", "A3", round=2, expansion="lava")
    volcanoes = {text[:2] for text in table.legal(state) if text.endswith("AAAA-")}
    near = {"33", "23", "32", "34", "43"}
    assert volcanoes == {f"{r}{c}" for r in range(7) for c in range(7)} - near
    table.draw(state, "55AAAA-")
    # Now lava fits in an empty space, so nothing may be erased any more.
    assert table.refused(state, "23..AA-").rule == "RI-20"
    assert table.said(table.refused(state, "11AAAA-")) == ("RI-161", "ink.volcano_drawn", {})
    assert "54.A.A-" not in table.legal(state)  # that would be another face
    assert table.refused(state, "end").rule == "RI-27"
    table.draw(state, "54.AA.-")
    assert scene.now(state)["55"] == "AAAA-"
    assert {scene.now(state)[cell] for cell in ("23", "43")} == {".H.H-", ".R.R-"}
