"""The goal cards: which lie there (RI-84), when and what they pay (RI-85, RI-86), what they ask."""

from __future__ import annotations

from typing import Any

import pytest

from stellwerk.core.game import CHANCE
from stellwerk.games.ink import State, game
from stellwerk.games.ink.goal_check import GoalCheck
from stellwerk.games.ink.goals import GOAL_INDEX, GOALS
from tests.games.ink import scene, slow_goals, table
from tests.games.ink import slow_expansions as slow_x
from tests.games.ink.slow_expansions import EXPANSIONS, Rules
from tests.games.ink.standing import Seat

ROLL = ("HS", "RS", "HD", "OV")


def met(code: str, board: str, expansion: str = "none", **settings: Any) -> bool:
    """Whether a board fulfils a goal, after the slow rules have agreed."""
    rules = Rules("green", expansion, **settings)
    grid = scene.sheet(board, **rules.options()).grid
    drawn = slow_x.parse(board)
    villages = sum(cell in drawn and slow_x.is_station(drawn[cell]) for cell in slow_x.VILLAGES)
    found = bool(GoalCheck(rules.ta_length).fulfils(grid, GOAL_INDEX[code]))
    assert found == slow_goals.fulfils(rules, drawn, code, villages)
    return found


def fill(cells: str, form: str = "H...-") -> str:
    """The same drawing in these spaces."""
    return " ".join(cell + form for cell in cells.split())


def without_last(board: str) -> str:
    return board.rpartition(" ")[0]


def only_just(code: str, board: str, expansion: str = "none") -> None:
    """The board fulfils the goal, and without its last drawing it does not."""
    assert met(code, board, expansion)
    assert not met(code, without_last(board), expansion)


# ---------------------------------------------------------------- which goals, RI-84


def goal_piles(state: State) -> list[list[str]]:
    """What can be drawn for each slot, always taking the first card."""
    piles = []
    while state.seen(None).json()["phase"] == "setup":
        texts = [game.text(move) for move in state.legal(CHANCE)]
        assert set(state.odds()) == {1}
        piles.append([text.removeprefix("goal:") for text in texts])
        state.apply(CHANCE, game.parse(texts[0]))
    return piles


@pytest.mark.rule("RI-84")
def test_three_base_goals_are_drawn() -> None:
    piles = goal_piles(scene.new(2, edition="green"))
    assert piles == [list("ABCDEF"), list("BCDEF"), list("CDEF")]


@pytest.mark.rule("RI-84")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_an_expansion_with_goals_takes_the_bottom_slot(expansion: str) -> None:
    piles = goal_piles(scene.new(2, edition="green", expansion=expansion))
    bottom = list(slow_goals.OF_EXPANSION.get(expansion, "CDEF"))
    assert piles == [list("ABCDEF"), list("BCDEF"), bottom]


@pytest.mark.rule("RI-84")
def test_yellow_goals_are_mixed_in_on_request() -> None:
    piles = goal_piles(scene.new(2, edition="green", yellow_goals=True))
    assert piles == [list("ABCDEFGHIJKL"), list("BCDEFGHIJKL"), list("CDEFGHIJKL")]


@pytest.mark.rule("RI-84")
def test_goals_can_be_left_out_and_classic_boxes_have_none() -> None:
    for state in (scene.new(2, edition="green", goals=False), scene.new(2, edition="blue")):
        assert state.seen(None).json()["phase"] == "roll"
        assert "goals" not in state.seen(0).json()
        assert "goals" not in [part.key for part in state.scores()[0].parts]


@pytest.mark.rule("RI-84")
def test_chosen_goals_need_no_chance() -> None:
    state = scene.new(2, edition="green", goal_top="F", goal_middle="A")
    assert goal_piles(state) == [list("BCDE")]
    cards = state.seen(None).json()["goals"]
    assert [card["code"] for card in cards] == ["F", "A", "B"]


def test_all_cards_of_the_rules_are_known() -> None:
    assert tuple(goal.code for goal in GOALS) == slow_goals.ALL


# ---------------------------------------------------------------- when and what, RI-85 and RI-86

CORNERS = "00HH..- 06H..H- 60.HH.-"


def play_round(
    boards: list[str],
    points: list[list[int]],
    number: int,
    goals: tuple[str, ...] = ("D", "B", "F"),
) -> list[list[int]]:
    """A round with these boards in which nothing more happens for the goals."""
    state = scene.at(boards, *ROLL, round=number, edition="green", goals=goals, points=points)
    for seat in range(len(boards)):
        assert [list(card) for card in state.goal_points] == points  # not before all are done
        scene.skip_to_end(state, seat)
    return [list(card) for card in state.goal_points]


NOTHING = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("RI-85", "RI-14")
def test_goals_are_checked_when_everybody_has_finished() -> None:
    after = play_round([CORNERS, "", CORNERS], NOTHING, 2)
    assert after == [[4, 0, 4], [0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("RI-85")
def test_a_goal_is_scored_once_and_kept() -> None:
    """Also by a board that does not fulfil it any more, as after a meteor."""
    points = [[4, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert play_round([CORNERS, "", ""], points, 3) == points
    assert play_round(["", "", ""], points, 4) == points
    state = scene.at(
        ["", "", ""], *ROLL, round=4, edition="green", goals=("D", "B", "F"), points=points
    )
    assert [score.points("goals") for score in state.scores()] == [4, 0, 0]


@pytest.mark.rule("RI-85", "RI-14")
def test_goals_are_checked_after_the_last_round_as_well() -> None:
    state = scene.at([CORNERS], *ROLL, round=7, edition="green", goals=("D", "B", "F"))
    scene.skip_to_end(state)
    assert state.result() is not None
    assert state.scores()[0].points("goals") == 1  # solo, after its limit


@pytest.mark.rule("RI-86")
def test_all_who_meet_it_first_get_four_then_two_then_one() -> None:
    first = play_round([CORNERS, CORNERS, ""], NOTHING, 1)
    assert first[0] == [4, 4, 0]
    second = play_round([CORNERS, CORNERS, CORNERS], first, 2)
    assert second[0] == [4, 4, 2]


@pytest.mark.rule("RI-86")
def test_the_one_never_closes() -> None:
    points = [[4, 2, 0, 0, 0], [0] * 5, [0] * 5]
    third = play_round(["", "", CORNERS, "", ""], points, 4)
    assert third[0] == [4, 2, 1, 0, 0]
    fourth = play_round(["", "", "", CORNERS, CORNERS], third, 5)
    assert fourth[0] == [4, 2, 1, 1, 1]


@pytest.mark.rule("RI-86")
def test_a_card_shows_what_it_pays_now() -> None:
    for points, value in (([0, 0], 4), ([4, 0], 2), ([4, 2], 1), ([4, 4], 2), ([2, 4], 1)):
        state = scene.at(
            ["", ""], *ROLL, round=3, edition="green", goals=("D", "B", "F"),
            points=[points, [0, 0], [0, 0]],
        )  # fmt: skip
        cards = state.seen(0).json()["goals"]
        assert isinstance(cards, list)
        assert isinstance(cards[0], dict)
        assert cards[0]["open"] == value


# ---------------------------------------------------------------- base goals


@pytest.mark.rule("RI-87")
def test_goal_a_five_central_spaces() -> None:
    only_just("A", fill("22 24 33 42 44"))
    assert not met("A", fill("22 24 33 42 51 15 00 66"))


@pytest.mark.rule("RI-88")
@pytest.mark.parametrize("boxes, points", [(2, 0), (3, 4), (4, 4)])
def test_goal_b_three_marked_village_boxes(boxes: int, points: int) -> None:
    state = scene.at(
        [""], *ROLL, round=2, edition="green", goals=("B", "A", "F"), marked=Seat(villages=boxes)
    )
    scene.skip_to_end(state)
    assert state.goal_points[0] == (points,)


@pytest.mark.rule("RI-88", "RI-81")
def test_goal_b_counts_a_village_activated_twice() -> None:
    """OP-32: two villages stand on the board, three boxes are marked."""
    state = scene.at(
        "12.H.R-1 25H.R.-1 11.R.R-1 10.R.R-1", "HS", "RS", "SS", "OV", "up", "1",
        round=2, edition="green", expansion="meteor",
        goals=("B", "A", "F"), marked=Seat(villages=2, marker="C3"),
    )  # fmt: skip
    table.draw(state, "strike:up", "12.H.R-")
    scene.skip_to_end(state)
    assert state.goal_points[0] == (4,)


@pytest.mark.rule("RI-87")
def test_goal_c_a_whole_row_or_column() -> None:
    only_just("C", fill(" ".join(f"4{col}" for col in range(7))))
    only_just("C", fill(" ".join(f"{row}6" for row in range(7))))
    assert not met("C", fill("00 11 22 33 44 55 66"))


@pytest.mark.rule("RI-87")
def test_goal_d_three_corners() -> None:
    only_just("D", fill("00 06 66"))
    assert not met("D", fill("00 06 65 56"))


@pytest.mark.rule("RI-87")
def test_goal_e_a_block_of_nine() -> None:
    only_just("E", fill("45 46 44 54 55 56 64 65 66"))
    assert not met("E", fill("40 41 42 43 44 45 50 51 60 61 62"))


@pytest.mark.rule("RI-87")
@pytest.mark.parametrize(
    "expansion, form",
    [("meteor", "....c"), ("lava", "AAAA-"), ("forest", "....t"), ("lake", "LLLL-")],
)
def test_anything_drawn_counts_unless_only_routes_do(expansion: str, form: str) -> None:
    """OP-4: crater, volcano, trees and water as well."""
    boards = {
        "A": fill("22 24 33 42 44", form),
        "C": fill("00 01 02 03 04 05 06", form),
        "D": fill("00 06 66", form),
        "E": fill("00 01 02 10 11 12 20 21 22", form),
    }
    for code, board in boards.items():
        only_just(code, board, expansion)
        assert not met(code, board, expansion, central_counts="routes")


LOOP = "22.HH.- 23..HH- 33H..H- 32HH..-"


@pytest.mark.rule("RI-89")
def test_goal_f_a_loop() -> None:
    only_just("F", LOOP)
    only_just("F", "22.HR.- 23..RH- 33R..H- 32RH..-")  # mixed through stations
    assert not met("F", LOOP.replace("33H..H-", "33R..R-"))


@pytest.mark.rule("RI-89")
def test_goal_f_wants_no_turn_inside_an_overpass() -> None:
    """The railway of the overpass leads back to its highway: only a station closes that ring."""
    crossing = "33HRHRo 23.HH.- 24..RH- 34R..R-"
    assert not met("F", crossing)  # it would have to turn in the overpass
    assert met("F", crossing.replace("33HRHRo", "33HRHR-"))  # which a station allows


@pytest.mark.rule("RI-89")
def test_goal_f_a_walk_may_pass_an_overpass_twice() -> None:
    """Through by the highway and, some spaces later, through again by the railway."""
    around = (
        "33HRHRo 23.HH.- 24..RH- 34R..R- 32.R.R- 31.RR.- 41R.H.- 51HH..- 52.H.H- 53H..H- 43H.H.-"
    )
    assert met("F", around)
    assert not met("F", around.replace("52.H.H-", "52.H..-"))


@pytest.mark.rule("RI-89")
def test_goal_f_wants_no_turn_inside_a_double_curve() -> None:
    """WE-13 (d): the ring runs through both halves of the double curve and does not close."""
    ring = "33HHHHw 32.HH.- 42HH..- 43H..H-"
    assert not met("F", ring)
    assert met("F", ring.replace("33HHHHw", "33HHHHe"))


@pytest.mark.rule("RI-89")
def test_goal_f_exits_water_trails_and_lava_close_no_loop() -> None:
    around = "12.RR.- 13..RR- 23R.R.- 33R.R.- 43R.R.- 53R..R- 52RR..-"
    assert not met("F", f"{around} 22R.L.- 32LLLL- 42L.R.-", "lake")
    assert met("F", f"{around} 22R.R.- 32R.R.- 42R.R.-", "lake")
    across = "01H.H.- 11H.H.- 21H.H.- 31H..H- 30.H.H-"  # from exit to exit
    assert not met("F", across)
    assert not met("F", "22.AA.- 23..AA- 33A..A- 32AA..-", "lava")
    assert not met("F", "22.LL.- 23..LL- 33L..L- 32LL..-", "lake")
    assert not met("F", "22.VV.- 23..VV- 33V..V- 32VV..-", "river")
    assert met("F", "22.HH.t 23..HHt 33H..Ht 32HH..t", "forest")


# ---------------------------------------------------------------- goals of the yellow box

THREE_EXITS = "01HHH.- 02.H.H- 03.H.H- 04.H.H- 05HH.H- 06..HH- 16H.H.- 26H.H.-"


@pytest.mark.rule("RI-84")
def test_goal_g_a_network_with_four_exits() -> None:
    four = f"{THREE_EXITS} 11H.H.- 21H.H.- 31H..H- 30.H.H- 36HH..-"
    only_just("G", four)
    assert not met("G", four.replace("36HH..-", "36H..H-"))
    split = f"{THREE_EXITS} 36HH..- 50.R.R- 51.RR.- 61R.H.-"
    assert not met("G", split)  # three exits and two


@pytest.mark.rule("RI-84")
def test_goal_h_a_network_with_four_stations() -> None:
    only_just("H", "33H.R.- 43R.H.- 53H.R.- 63R..H-")
    assert not met("H", "33H.R.- 43R.H.- 53H.R.- 00R..H-")
    # With Lake the piers are stations, and the lake joins them.
    piers = "22H.L.- 32LL.L- 31.L.R- 33.R.L- 43H..R-"
    assert met("H", f"{piers} 34.HR.-".replace("34.HR.-", "34..HR-"), "lake")
    assert not met("H", piers.replace("43H..R-", "43.R.R-"), "lake")


@pytest.mark.rule("RI-84")
def test_goals_i_and_j_a_route_of_six() -> None:
    only_just("I", fill("30 31 32 33 34 35", ".H.H-"))
    only_just("J", fill("30 31 32 33 34 35", ".R.R-"))
    assert not met("I", fill("30 31 32 33 34 35", ".R.R-"))
    assert not met("J", fill("30 31 32 33 34 35", ".H.H-"))


@pytest.mark.rule("RI-84")
def test_goal_k_exits_on_opposite_sides() -> None:
    only_just("K", fill("30 31 32 33 34 35 36", ".H.H-"))
    corner = "01H.H.- 11H.H.- 21H.H.- 31H..H- 30.H.H-"
    assert not met("K", corner)
    assert met("K", fill("03 13 23 33 43 53 63", "R.R.-"))


@pytest.mark.rule("RI-84")
def test_goal_l_two_exits_in_the_middle_of_their_sides() -> None:
    only_just("L", "03R.R.- 13R.R.- 23R.H.- 33H..H- 32.H.H- 31.H.H- 30.H.H-")
    assert not met("L", "01H.H.- 11H.H.- 21H.H.- 31H..H- 30.H.H-")


# ---------------------------------------------------------------- goals of Forest and Trail


@pytest.mark.rule("RI-90")
def test_goal_fa_five_forests() -> None:
    only_just("FA", fill("00 02 04 22 66", "....t"), "forest")
    assert not met("FA", fill("00 02 04 22 66 01 03", "....t"), "forest")


@pytest.mark.rule("RI-90", "RI-85")
def test_goal_fa_once_met_stays_when_forests_grow_together() -> None:
    state = scene.at(
        fill("00 02 04 22 66", "....t"), *ROLL, "FT", "FT",
        round=2, edition="green", expansion="forest", goals=("A", "B", "FA"),
    )  # fmt: skip
    scene.skip_to_end(state)
    assert state.goal_points[2] == (4,)
    scene.show(state, *ROLL, "FT", "FT")
    table.draw(state, "12....t")
    scene.skip_to_end(state)
    assert state.goal_points[2] == (4,)


@pytest.mark.rule("RI-90")
def test_goal_fb_a_straight_diagonal_of_four() -> None:
    only_just("FB", fill("00 11 22 33", "....t"), "forest")
    only_just("FB", fill("06 15 24 33", "....t"), "forest")
    only_just("FB", fill("36 45 54 63", ".H.Ht"), "forest")
    assert not met("FB", fill("00 10 11 21 22 32", "....t"), "forest")  # no staircase
    assert not met("FB", fill("00 11 22 44", "....t"), "forest")


@pytest.mark.rule("RI-90")
def test_goal_fc_trees_at_four_exits() -> None:
    only_just("FC", fill("01 36 63 10", "....t"), "forest")
    assert not met("FC", fill("00 02 04 06 20 40 01 36 63", "....t"), "forest")


@pytest.mark.rule("RI-91")
def test_goal_ta_trails_in_a_row() -> None:
    """OP-21: four by default, five as printed on the card."""
    four = fill("20 21 22 23", ".H.Hp")
    only_just("TA", four, "trail")
    only_just("TA", fill("36 46 56 66", ".HHHp"), "trail")
    assert not met("TA", four, "trail", ta_length=5)
    assert met("TA", f"{four} 24.R.Rq", "trail", ta_length=5)
    assert not met("TA", fill("20 21 22 24", ".H.Hp"), "trail")
    assert not met("TA", fill("05 06 10 11", ".H.Hp"), "trail")


@pytest.mark.rule("RI-91")
def test_goal_tc_trails_in_five_central_spaces() -> None:
    only_just("TC", fill("22 24 33 42 44", ".H.Hp"), "trail")
    assert not met("TC", f"{fill('22 24 33 42', '.H.Hp')} 44H.H.-", "trail")


@pytest.mark.rule("RI-187", "RI-91")
def test_goal_tb_trails_of_three_spaces_at_one_station() -> None:
    """The station in D4 has the corner points of its four corners."""
    three = "33H.R.- 22.H.Hp 24.H.Hq 44.H.Hp"
    only_just("TB", three, "trail")
    # Two of them at the same corner count as well, but one space counts once.
    only_just("TB", "33H.R.- 22.H.Hp 23.H.Hq 44.H.Hp", "trail")
    assert not met("TB", "33H.R.- 23.HHHp 43.HHHp", "trail")
    assert not met("TB", three.replace("33H.R.-", "33H.H.-"), "trail")
    assert not met("TB", three.replace("24.H.Hq", "24.H.Hp"), "trail")
    assert met("TB", three.replace("33H.R.-", "33HRRH-"), "trail")
