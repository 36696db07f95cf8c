"""Factories, villages and universities of the Challenge board: RI-75 to RI-81 and table 1.7."""

from __future__ import annotations

from typing import Any

import pytest

from stellwerk.games.ink import State
from stellwerk.games.ink.layouts import layout
from tests.games.ink import scene, slow_expansions, table
from tests.games.ink.standing import Seat

FACTORY, VILLAGE, UNIVERSITY = "02", "12", "11"
ROLL = ("HS", "RS", "SS", "OV")
# A highway that reaches the factory at the top, and a railway that reaches university and village.
TO_FACTORY = "01HH..-1"
TO_VILLAGE = "10.R.R-1 11.R.R-1"
TO_UNIVERSITY = "10.R.R-1"


def green(board: str, *dice: str, round: int = 2, **more: Any) -> State:
    return scene.at(board, *(dice or ROLL), round=round, edition="green", **more)


def marks(state: State) -> tuple[object, ...]:
    mine = scene.mine(state)
    return mine["copies"], mine["villages"], mine["universities"], mine["gift"]


def test_the_house_layout_is_that_of_the_rules() -> None:
    house = layout("challenge-house-1")
    for mine, theirs in (
        (slow_expansions.VILLAGES, house.villages),
        (slow_expansions.FACTORIES, house.factories),
        (slow_expansions.UNIVERSITIES, house.universities),
    ):
        assert mine == {(cell >> 3, cell & 7) for cell in theirs}
    assert house.village_values == (2, 4, 6, 8)
    assert house.university_boxes == 3


# ---------------------------------------------------------------- activating, RI-75


@pytest.mark.rule("RI-75")
def test_a_factory_and_a_university_want_a_route_and_a_village_a_station() -> None:
    assert marks(table.draw(green(TO_FACTORY), "02.H.H-")) == (1, 0, 0, False)
    assert marks(table.draw(green(TO_UNIVERSITY), "11.R.R-")) == (0, 0, 1, False)
    assert marks(table.draw(green(TO_VILLAGE), "12.R.R-")) == (0, 0, 0, False)
    assert marks(table.draw(green(TO_VILLAGE), "12.H.R-")) == (0, 1, 0, False)


@pytest.mark.rule("RI-75")
def test_a_special_route_activates_too() -> None:
    assert marks(table.draw(green(TO_VILLAGE), "12HRRR-")) == (0, 1, 0, False)
    assert marks(table.draw(green(TO_VILLAGE), "12RRRR-")) == (0, 0, 0, False)
    assert marks(table.draw(green(TO_FACTORY), "02HHHH-")) == (1, 0, 0, False)


@pytest.mark.rule("RI-75")
def test_overpass_double_curve_and_dead_end_are_no_stations() -> None:
    assert marks(table.draw(green(TO_VILLAGE), "12HRHRo")) == (0, 0, 0, False)
    state = green(TO_VILLAGE, "HS", "RS", "RD", "R2")
    assert marks(table.draw(state, "12RRRRw")) == (0, 0, 0, False)
    state = green(TO_VILLAGE, "HS", "RS", "RD", "R2")
    assert marks(table.draw(state, "12...R-")) == (0, 0, 0, False)


@pytest.mark.rule("RI-75")
@pytest.mark.parametrize("space", [FACTORY, VILLAGE, UNIVERSITY])
def test_a_face_without_a_route_activates_nothing(space: str) -> None:
    for expansion, dice, token in (
        ("forest", ("FT", "FT"), "....t"),
        ("lake", ("L1", "L1"), "L...-"),
        ("river", ("VS", "VS"), ".V.V-"),
        ("lava", ("A3", "A3"), "AAAA-"),
    ):
        state = green("", *ROLL, *dice, expansion=expansion)
        assert marks(table.draw(state, space + token)) == (0, 0, 0, False), expansion


@pytest.mark.rule("RI-75", "RI-115")
def test_expansion_faces_with_a_route_activate() -> None:
    forest = green("", *ROLL, "FHS", "FT", expansion="forest")
    assert marks(table.draw(forest, "02.H.Ht")) == (1, 0, 0, False)
    river = green("", *ROLL, "VBH", "VBR", expansion="river")
    assert marks(table.draw(river, "11VRVRo")) == (0, 0, 1, False)
    trail = green(TO_FACTORY, *ROLL, "PHS", "PRS", expansion="trail")
    assert marks(table.draw(trail, "02.H.Hp")) == (1, 0, 0, False)
    lava = green("33AAAA- 03AAAA-1", *ROLL, "AH", "A3", expansion="lava")
    assert marks(table.draw(lava, "02HAH.o")) == (1, 0, 0, False)


@pytest.mark.rule("RI-75")
def test_classic_boards_have_no_buildings() -> None:
    state = scene.at(TO_FACTORY, *table.ROLL, round=2, edition="blue")
    table.draw(state, "02.H.H-")
    assert scene.mine(state)["copies"] == 0
    assert table.refused(state, "03.H.H-").rule == "RI-26"


# ---------------------------------------------------------------- factories, RI-76 and RI-77


@pytest.mark.rule("RI-76")
def test_a_factory_gives_one_more_drawing_of_any_of_the_four_dice() -> None:
    state = green(TO_FACTORY)
    assert table.refused(table.draw(state.copy(), "61H.H.-"), "65H.H.-").rule == "RI-26"
    table.draw(state, "02.H.H-")
    offered = {text[2:] for text in table.legal(state)}
    assert {"H.H.-", ".R.R-", "H.R.-", "HRHRo"} <= offered
    table.draw(state, "65H.H.-")
    assert scene.mine(state)["copies"] == 0
    assert table.said(table.refused(state, "61H.H.-")) == (
        "RI-26",
        "ink.die_not_left",
        {"face": "HS"},
    )


@pytest.mark.rule("RI-76")
def test_a_die_not_drawn_yet_can_be_copied_as_well() -> None:
    state = table.draw(green(TO_FACTORY), "02.H.H-", "10.R.R-", "50.R.R-")
    assert scene.mine(state)["copies"] == 0
    assert table.refused(state, "56.R.R-").rule == "RI-26"


@pytest.mark.rule("RI-76")
def test_what_was_not_rolled_cannot_be_copied() -> None:
    state = table.draw(green(TO_FACTORY), "02.H.H-")
    for text in ("05HH..-", "03RRR.-", "05H...-"):
        assert table.refused(state, text).rule == "RI-26"


@pytest.mark.rule("RI-76")
def test_special_routes_and_expansion_dice_are_not_copied() -> None:
    state = green(TO_FACTORY, *ROLL, "FHS", "FT", expansion="forest")
    table.draw(state, "02.H.H-", "05HHHH-", "61H.H.t", "33....t")
    assert scene.mine(state)["copies"] == 1
    assert table.refused(state, "65HHHH-").rule == "RI-32"
    assert table.refused(state, "65HHRH-").rule == "RI-30"
    assert table.refused(state, "65H.H.t").rule == "RI-26"
    assert table.refused(state, "34....t").rule == "RI-26"


@pytest.mark.rule("RI-77")
def test_two_factories_give_two_copies_even_of_one_die() -> None:
    state = green("01HH..-1 30..HH-1", "HS", "HT", "SS", "OV")
    table.draw(state, "02.H.H-", "40HHH.-")
    assert scene.mine(state)["copies"] == 2
    table.draw(state, "03.H.H-", "04.H.H-")  # three times the same die
    assert scene.mine(state)["copies"] == 0
    assert table.refused(state, "05H.H.-").rule == "RI-26"


@pytest.mark.rule("RI-77")
def test_a_copy_is_optional_and_lapses_with_the_round() -> None:
    state = green(TO_FACTORY, "HS", "HC", "SS", "OV")
    table.draw(state, "02.H.H-", "05HH..-", "65R.H.-")
    while "end" not in table.legal(state):
        table.draw(state, next(t for t in table.legal(state) if t.endswith("o")))
    assert scene.mine(state)["copies"] == 1
    table.draw(state, "end")
    scene.show(state, *ROLL)
    assert scene.mine(state)["copies"] == 0


@pytest.mark.rule("RI-77", "RI-27")
def test_a_copy_does_not_replace_the_duty_to_draw_the_die() -> None:
    state = table.draw(green(TO_FACTORY), "02.H.H-", "65H.H.-")
    assert table.said(table.refused(state, "end")) == ("RI-27", "ink.must_draw", {"face": "RS"})


@pytest.mark.rule("RI-77")
def test_a_copy_follows_the_rules_of_drawing() -> None:
    state = table.draw(green(TO_FACTORY), "02.H.H-")
    assert table.refused(state, "33H.H.-").rule == "RI-21"
    assert table.refused(state, "02.H.H-").rule == "RI-20"
    assert table.refused(state, "10.H.H-").rule == "RI-23"


@pytest.mark.rule("RI-12", "RI-76")
def test_taking_the_factory_back_takes_its_copy_back() -> None:
    state = green(TO_FACTORY)
    before = state.seen(0).json()
    table.draw(state, "02.H.H-")
    table.take_back(state, "02.H.H-")
    assert state.seen(0).json() == before
    table.draw(state, "02.H.H-", "03.H.H-")
    assert table.refused_back(state, "02.H.H-").rule == "RI-12"
    table.take_back(state, "03.H.H-")
    table.take_back(state, "02.H.H-")
    assert state.seen(0).json() == before


# ---------------------------------------------------------------- villages, RI-78


@pytest.mark.rule("RI-78")
@pytest.mark.parametrize("boxes, points", [(0, 2), (1, 4), (2, 6), (3, 8), (4, 8)])
def test_the_highest_marked_box_counts(boxes: int, points: int) -> None:
    state = green(TO_VILLAGE, marked=Seat(villages=boxes))
    assert state.scores()[0].points("villages") == (0, 2, 4, 6, 8)[boxes]
    table.draw(state, "12.H.R-")
    assert scene.mine(state)["villages"] == min(4, boxes + 1)
    assert state.scores()[0].points("villages") == points


@pytest.mark.rule("RI-12", "RI-78")
def test_taking_the_station_back_takes_the_mark_back() -> None:
    state = green(TO_VILLAGE, marked=Seat(villages=2))
    before = state.seen(0).json()
    table.draw(state, "12.H.R-")
    table.take_back(state, "12.H.R-")
    assert state.seen(0).json() == before
    assert state.scores()[0].points("villages") == 4


# ---------------------------------------------------------------- universities, RI-79


@pytest.mark.rule("RI-79")
def test_the_third_university_gives_a_special_route_beyond_one_a_round() -> None:
    state = green(TO_UNIVERSITY, marked=Seat(universities=2))
    table.draw(state, "01HHHH-")
    assert table.refused(state, "05HHRH-").rule == "RI-30"
    table.draw(state, "11.R.R-")
    assert marks(state) == (0, 0, 3, True)
    table.draw(state, "05HHRH-")
    assert marks(state) == (0, 0, 3, False)
    assert table.refused(state, "65HHHH-").rule == "RI-32"  # crossed off
    assert table.refused(state, "65RHHH-").rule == "RI-32"  # the gift as well
    assert table.refused(state, "61HHHH-").rule == "RI-32"
    assert table.refused(state, "03RRRR-").rule == "RI-30"


@pytest.mark.rule("RI-79", "RI-31")
def test_the_gift_does_not_count_for_three_a_game() -> None:
    used = Seat(universities=2, specials=["X1", "X2", "X3"])
    state = green(TO_UNIVERSITY, marked=used)
    assert table.refused(state, "61HRRH-").rule == "RI-31"
    table.draw(state, "11.R.R-")
    assert table.refused(state, "61HHHH-").rule == "RI-32"
    assert "03RHRH-" in table.legal(state)
    table.draw(state, "03RHRH-")
    assert table.refused(state, "61RRHR-").rule == "RI-31"
    assert scene.mine(state)["specials"] == ["X1", "X2", "X3", "X6"]
    assert scene.mine(state)["gifts"] == 1


@pytest.mark.rule("RI-79", "RI-31")
def test_after_the_gift_the_three_of_the_game_are_still_there() -> None:
    used = Seat(universities=3, gifts=1, specials=["X1", "X2", "X3"])
    state = green("", marked=used)
    table.draw(state, "03RHRH-")
    used = Seat(universities=3, gifts=1, specials=["X1", "X2", "X3", "X6"])
    assert table.refused(green("", marked=used), "61RRHR-").rule == "RI-31"


@pytest.mark.rule("RI-79")
def test_the_gift_lapses_with_the_round() -> None:
    used = Seat(universities=2, specials=["X1", "X2", "X3"])
    state = table.draw(green(TO_UNIVERSITY, marked=used), "11.R.R-")
    scene.skip_to_end(table.draw(state, "01H.H.-", "61R.H.-"))
    scene.show(state, *ROLL)
    assert marks(state)[2:] == (3, False)
    assert table.refused(state, "05HRHR-").rule == "RI-31"


@pytest.mark.rule("RI-79")
def test_a_later_university_has_no_effect() -> None:
    state = green(TO_UNIVERSITY, marked=Seat(universities=3, specials=["X1", "X2", "X3"]))
    table.draw(state, "11.R.R-")
    assert marks(state) == (0, 0, 3, False)
    assert table.refused(state, "05HRHR-").rule == "RI-31"


@pytest.mark.rule("RI-12", "RI-79")
def test_taking_the_university_back_takes_the_gift_back() -> None:
    state = green(TO_UNIVERSITY, marked=Seat(universities=2, specials=["X1", "X2", "X3"]))
    before = state.seen(0).json()
    table.draw(state, "11.R.R-", "03RHRH-")
    assert table.refused_back(state, "11.R.R-").rule == "RI-12"
    table.take_back(state, "03RHRH-")
    assert scene.mine(state)["gift"] is True
    table.take_back(state, "11.R.R-")
    assert state.seen(0).json() == before


@pytest.mark.rule("RI-12", "RI-79")
def test_without_the_university_the_gift_becomes_the_special_route_of_the_round() -> None:
    state = green(TO_UNIVERSITY, marked=Seat(universities=2))
    table.draw(state, "11.R.R-", "03RHRH-")
    assert scene.mine(state)["gifts"] == 1
    table.take_back(state, "11.R.R-")
    assert scene.mine(state)["gifts"] == 0
    assert table.refused(state, "05HHHH-").rule == "RI-30"


# ---------------------------------------------------------------- chains, RI-80 and RI-81


@pytest.mark.rule("RI-80")
def test_a_gift_on_a_factory_gives_a_copy_and_a_copy_on_a_village_a_mark() -> None:
    board = "10.R.R-1 01HH..-1 30.H.H-1 31..HH-1"
    state = green(board, marked=Seat(universities=2, specials=["X4", "X5", "X6"]))
    table.draw(state, "11.R.R-")  # the third university
    table.draw(state, "02HHHH-")  # its special route on a factory
    assert marks(state) == (1, 0, 3, False)
    table.draw(state, "61R.H.-")  # the station die itself
    table.draw(state, "41H.R.-")  # its copy on a village
    assert marks(state) == (0, 1, 3, False)


@pytest.mark.rule("RI-80")
def test_a_copy_on_a_factory_gives_another_copy() -> None:
    state = green("01HH..-1 30..HH-1", "HS", "HC", "SS", "OV")
    table.draw(state, "02.H.H-", "40H.H.-")
    assert scene.mine(state)["copies"] == 1  # one used, one gained


@pytest.mark.rule("RI-81", "RI-116")
def test_a_building_struck_by_the_meteor_keeps_its_effect_and_can_be_activated_again() -> None:
    state = scene.at(
        f"{TO_VILLAGE} 12.H.R-1", *ROLL, "up", "1", round=2,
        edition="green", expansion="meteor", marked=Seat(villages=1, marker="C3"),
    )  # fmt: skip
    table.draw(state, "strike:up")
    assert scene.now(state)["12"] == "....c"
    assert state.scores()[0].points("villages") == 2
    table.draw(state, "12.H.R-")
    assert scene.mine(state)["villages"] == 2
    assert state.scores()[0].points("villages") == 4


@pytest.mark.rule("RI-81", "RI-162")
def test_a_factory_erased_by_lava_can_be_activated_by_the_lava_face() -> None:
    """Routes on all sides of both volcanoes: one beside the factory has to give way."""
    walls = " ".join(f"{cell}H.H.-1" for cell in ("23", "32", "34", "43", "31", "42", "51"))
    board = f"33AAAA- 41AAAA-1 40.H..-1 {walls}"
    state = green(board, *ROLL, "AH", "AR", expansion="lava")
    assert scene.mine(state)["copies"] == 0
    table.draw(state, "40HAH.o")
    assert scene.mine(state)["copies"] == 1
    table.take_back(state, "40HAH.o")
    assert scene.mine(state)["copies"] == 0
    assert scene.now(state)["40"] == ".H..-"
