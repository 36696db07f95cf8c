"""Lava: RI-155 to RI-166, with the duty to draw it and what must give way."""

from __future__ import annotations

from typing import Any

import pytest

from stellwerk.games.ink import Sheet, State
from tests.games.ink import boards, scene, table
from tests.games.ink import slow_expansions as slow_x
from tests.games.ink.standing import Seat

VOLCANO = "33AAAA-"


def lava(
    text: str = VOLCANO, *dice: str, routes: tuple[str, ...] = table.ROLL, **more: Any
) -> State:
    more = {"round": 2, **more}
    return scene.at(text, *routes, *(dice or ("A2C", "A3")), expansion="lava", **more)


def parts(text: str) -> dict[str, int]:
    """A score, after the slow rules have agreed."""
    found = scene.parts(text, expansion="lava")
    slow = slow_x.score(slow_x.Rules("blue", "lava"), slow_x.parse(text))
    assert found == slow | {"total": sum(slow.values())}
    return found


def lava_moves(state: State) -> set[str]:
    return {text for text in table.legal(state) if "A" in text}


@pytest.mark.rule("RI-155")
def test_a_volcano_stands_in_the_middle() -> None:
    state = scene.new(2, expansion="lava")
    for seat in (0, 1):
        assert scene.mine(state, seat)["board"] == "33AAAA-"
    assert state.scores()[0].points("centre") == 1
    scene.show(state, *table.ROLL, "A2C", "A3")
    assert table.refused(state, "33AA..-").rule == "RI-20"
    assert str(Sheet(scene.rules(expansion="lava"))) == "33AAAA-"
    reasons = scene.sheet("", expansion="lava").problems()
    assert [table.said(reason) for reason in reasons] == [
        ("RI-155", "ink.no_volcano", {"cell": "D4"})
    ]


@pytest.mark.rule("RI-156")
def test_facing_lava_is_joined() -> None:
    assert parts("33AAAA- 34A..A-")["lava"] == 2
    assert parts("33AAAA- 34AA..-")["lava"] == 1  # neighbours whose lava does not meet
    assert parts("33AAAA- 34H.HAo 32RAR.o")["lava"] == 3  # routes beside lava belong to it
    assert parts("33AAAA- 34.A.A- 35AAAA-")["lava"] == 3


@pytest.mark.rule("RI-157", "RI-165", "RI-53")
def test_open_lava_sides_are_errors() -> None:
    assert parts("33AAAA-")["errors"] == -4
    assert parts("33AAAA- 34A..A-")["errors"] == -4
    assert parts("33AAAA- 34AA..-")["errors"] == -6  # against a blank side: open
    assert parts("33AAAA- 34.H.H-")["errors"] == -6  # against a route end: both are errors
    assert parts("00AAAA-")["errors"] == -2  # the border closes
    assert parts("03AA..-")["errors"] == -1  # so does an exit on it


@pytest.mark.rule("RI-157", "RI-164")
def test_five_for_each_closed_lake_and_one_for_each_space_of_the_largest() -> None:
    closed = "00AAAA- 01H.HAo 10AR.Ro"
    assert parts("33AAAA-")["lava"] == 1
    assert parts(f"33AAAA- {closed}")["lava"] == 3 + 5
    both = f"{closed} 66AAAA- 65RAR.o 56.HAHo"
    assert parts(both)["lava"] == 3 + 5 + 5
    # Of two largest only one counts; open or closed does not matter for it.
    assert parts("33AAAA- 34A..A- 35A.A.- 00A..A-")["lava"] == 2 + 5
    assert parts("")["lava"] == 0


# ---------------------------------------------------------------- drawing


@pytest.mark.rule("RI-159")
def test_lava_must_meet_open_lava() -> None:
    """OP-38: a shared border is not enough."""
    state = lava(VOLCANO, "A2S", "A3")
    assert "34.A.A-" in table.legal(state)
    assert table.said(table.refused(state, "34A.A.-")) == (
        "RI-159",
        "ink.not_at_lava",
        {"cell": "E4"},
    )
    assert table.refused(state, "11A.A.-").rule == "RI-159"
    # Of this round or before.
    table.draw(state, "34.A.A-")
    assert "35AA.A-" in table.legal(state)
    assert table.refused(state, "44AA.A-").rule == "RI-159"


@pytest.mark.rule("RI-159")
def test_every_way_around_the_volcano() -> None:
    expected = {
        f"{cell}{form[0]}{form[1]}"
        for cell, side in (("23", 2), ("34", 3), ("43", 0), ("32", 1))
        for face in ("A2C", "AH")
        for form in slow_x.FORMS[face]
        if form[0][side] == "A"
    }
    state = lava(VOLCANO, "A2C", "AH")
    assert {text for text in lava_moves(state) if text[2:6] != "AAAA"} == expected


@pytest.mark.rule("RI-159", "RI-114", "RI-115")
def test_the_route_beside_lava_needs_no_connection_but_clashes_like_any() -> None:
    state = lava("33AAAA- 24.H.H-1", "AH", "AR")
    table.draw(state, "23.HAHo")
    state = lava("33AAAA- 24.H.H-1", "AH", "AR")
    assert table.refused(state, "23.RARo").rule == "RI-22"
    table.draw(state, "32HAH.o")
    assert "22H.H.-" in table.legal(state)  # later routes may connect
    edge = lava("33AAAA- 02AAAA-1", "AH", "AR")
    assert table.refused(edge, "03H.HAo").rule == "RI-23"
    assert "03R.RAo" in table.legal(edge)


@pytest.mark.rule("RI-160")
def test_lava_may_face_anything() -> None:
    state = lava("33AAAA- 24H.H.-1 25.H.H-1 13.H.H-1 22R.R.-1", "A3", "A3")
    assert {"23AAA.-", "23.AAA-", "34AA.A-"} <= set(table.legal(state))
    at_exits = lava("33AAAA- 26AAAA-1", "A3", "A3")
    assert "36AAA.-" in table.legal(at_exits)
    # A route may run against lava, if it is connected elsewhere.
    assert "34.H.H-" in table.legal(lava("33AAAA- 36.H.H-1 35.H.H-1"))
    assert parts("33AAAA- 34.H.H-")["networks"] == 0


@pytest.mark.rule("RI-161")
def test_a_new_volcano_in_an_empty_space_away_from_lava() -> None:
    state = lava()
    near = {"33", "23", "32", "34", "43"}
    spaces = {text[:2] for text in table.legal(state) if text[2:] == "AAAA-"}
    assert spaces == {f"{row}{col}" for row, col in boards.CELLS} - near
    assert table.said(table.refused(state, "23AAAA-")) == (
        "RI-161",
        "ink.volcano_at_lava",
        {"cell": "D3"},
    )
    table.draw(state, "22AAAA-")  # diagonally is not next to it
    assert table.said(table.refused(state, "00AAAA-")) == ("RI-161", "ink.volcano_drawn", {})
    table.take_back(state, "22AAAA-")
    table.draw(state, "00AAAA-")


@pytest.mark.rule("RI-161")
def test_a_board_with_two_volcanoes_side_by_side_cannot_be() -> None:
    for cell, name in (("34", "E4"), ("43", "D5")):
        reasons = scene.sheet(f"33AAAA- {cell}AAAA-", expansion="lava").problems()
        assert [table.said(reason) for reason in reasons] == [
            ("RI-161", "ink.volcano_at_lava", {"cell": name})
        ]
    assert scene.sheet("33AAAA- 44AAAA-", expansion="lava").problems() == []


@pytest.mark.rule("RI-161")
def test_a_volcano_may_be_drawn_at_any_time_of_every_round() -> None:
    state = lava(VOLCANO, "A2C", "A3")
    table.draw(state, *table.APART, "34A..A-")
    assert "00AAAA-" in table.legal(state)
    table.draw(state, "00AAAA-", "end")
    scene.show(state, *table.ROLL, "A2C", "A3")
    assert "66AAAA-" in table.legal(state)
    assert table.refused(state, "01AAAA-").rule == "RI-20"  # a route is there


@pytest.mark.rule("RI-161")
def test_a_volcano_is_never_compulsory_while_lava_fits() -> None:
    state = table.draw(lava(), *table.APART, "34A..A-")
    assert "end" in table.legal(state)


# ---------------------------------------------------------------- the duty


@pytest.mark.rule("RI-158", "RI-13")
def test_one_lava_die_must_be_drawn_and_both_may() -> None:
    state = table.draw(lava(), *table.APART)
    assert table.said(table.refused(state, "end")) == ("RI-158", "ink.must_draw_lava", {})
    table.draw(state, "34A..A-")
    one = state.copy()
    table.draw(one, "end")
    assert one.round == 3
    table.draw(state, "24.AAA-")
    assert "end" in table.legal(state)
    assert table.refused(state, "23.AAA-").rule == "RI-26"


@pytest.mark.rule("RI-158", "RI-28")
def test_the_moment_is_free() -> None:
    state = table.draw(lava(), "34A..A-", *table.APART[:2], "23.AAA-", *table.APART[2:])
    assert "end" in table.legal(state)


@pytest.mark.rule("RI-158", "RI-12")
def test_taking_the_lava_back_brings_the_duty_back() -> None:
    state = table.draw(lava(), *table.APART, "34A..A-")
    table.take_back(state, "34A..A-")
    assert table.refused(state, "end").rule == "RI-158"


RING = "23.H.H-1 32H.H.-1 34R.R.-1 43.R.R-1"


@pytest.mark.rule("RI-162", "RI-163")
def test_nothing_is_erased_while_lava_fits_in_an_empty_space() -> None:
    """OP-15: only when neither die fits."""
    three_sides = "33AAAA- 23.H.H-1 32H.H.-1 34R.R.-1"
    state = lava(three_sides, "A2C", "A3")
    for text in ("23..AA-", "32AAA.-", "34AA.A-"):
        assert table.refused(state, text).rule == "RI-20"
    assert {text[:2] for text in lava_moves(state) if text[2:6] != "AAAA"} == {"43"}


@pytest.mark.rule("RI-162")
def test_a_face_blocked_by_a_clash_does_not_fit() -> None:
    """The one empty space takes no highway beside lava: two railways look into it."""
    board = "33AAAA- 23.H.H-1 32H.H.-1 34R.R.-1 42.R.R-1"
    state = lava(board, "AH", "AH")
    assert table.refused(state, "43AH.Ho").rule == "RI-22"
    erased = {text for text in lava_moves(state) if text[2:6] != "AAAA"}
    assert {text[:2] for text in erased} == {"23", "32", "34"}
    one_fits = lava(board, "AH", "AR")
    assert {t[:2] for t in lava_moves(one_fits) if t[2:6] != "AAAA"} == {"43"}


@pytest.mark.rule("RI-162", "RI-116", "RI-12")
def test_the_erased_drawing_is_gone_and_comes_back_with_the_lava() -> None:
    state = lava(f"{VOLCANO} {RING.replace('23.H.H-1', '23HHHH-1')}")
    before = state.seen(0).json()
    table.draw(state, "23A.AA-")
    assert scene.now(state)["23"] == "A.AA-"
    assert scene.mine(state)["specials"] == ["X1"]
    assert table.refused(state, "01HHHH-").rule == "RI-32"  # it stays used
    table.take_back(state, "23A.AA-")
    assert state.seen(0).json() == before


@pytest.mark.rule("RI-162", "RI-12")
def test_a_drawing_of_this_round_may_have_filled_the_last_space_and_be_erased() -> None:
    """It is judged at that moment; the die of the erased route is not drawn again."""
    board = "33AAAA- 32H.H.-1 34R.R.-1 43.R.R-1 24.H.H-1 25.H.H-1 26.HH.-1 36HH..-1"
    state = lava(board, "A2C", "A3")
    assert table.refused(state, "32.AA.-").rule == "RI-20"
    table.draw(state, "23.H.H-")
    table.draw(state, "23..AA-")
    assert scene.now(state)["23"] == "..AA-"
    assert table.refused(state, "01H.H.-").rule == "RI-26"
    assert set(table.retractable(state)) == {"23.H.H-", "23..AA-"}
    table.take_back(state, "23..AA-")
    assert scene.now(state)["23"] == ".H.H-"
    table.draw(state, "23..AA-")
    table.take_back(state, "23.H.H-")  # then the lava lies in an empty space
    assert table.own(state) == ["23..AA-"]
    assert "01H.H.-" in table.legal(state)


@pytest.mark.rule("RI-162", "RI-163")
def test_the_second_lava_die_is_never_a_reason_to_erase() -> None:
    state = table.draw(lava(f"{VOLCANO} {RING}", "A2C", "A2C"), "23..AA-")
    assert table.refused(state, "34A..A-").rule == "RI-20"
    # (The first one opened a side towards an empty space, where the second may be drawn.)
    assert "22.AA.-" in table.legal(state)


@pytest.mark.rule("RI-162")
def test_lava_is_not_erased_for_lava() -> None:
    """The volcano looks at lava with a blank side: that space holds lava and stays."""
    board = "33AAAA- 32H.H.-1 34R.R.-1 43.R.R-1 23AA..-1 13.AA.-1 14H.H.-1 24H.H.-1"
    state = lava(board, "A2C", "A3")
    cells = {text[:2] for text in lava_moves(state) if text[2:6] != "AAAA"}
    assert cells == {"32", "34", "43", "14", "24"}


@pytest.mark.rule("RI-162", "RI-158")
def test_without_room_one_must_erase_or_draw_a_volcano() -> None:
    state = lava(f"{VOLCANO} {RING}", "A2C", "A3")
    table.draw(state, *table.APART)
    assert table.said(table.refused(state, "end")) == ("RI-162", "ink.must_make_room", {})
    table.draw(state, "55AAAA-")
    assert table.said(table.refused(state, "end")) == ("RI-158", "ink.must_draw_lava", {})
    table.draw(state, "45.AA.-", "end")
    assert state.round == 3


@pytest.mark.rule("RI-162")
def test_after_a_volcano_without_room_one_must_erase() -> None:
    """The new volcano is hemmed in as well: the duty goes on, and now only (a) is left."""
    around = "01.H.H-1 10R.R.-1"
    state = lava(f"{VOLCANO} {RING} {around}", "A2C", "A3")
    table.draw(state, "00AAAA-")
    cells = {text[:2] for text in lava_moves(state)}
    assert cells == {"23", "32", "34", "43", "01", "10"}
    table.draw(state, "01..AA-")
    assert scene.now(state)["01"] == "..AA-"


CLOSED = "33AAAA- 23.HAHo1 32HAH.o1 34R.RAo1 43AR.Ro1"


@pytest.mark.rule("RI-162")
def test_closed_lava_leaves_only_a_volcano() -> None:
    state = table.draw(lava(CLOSED, "A2C", "A3"), *table.APART)
    assert {text[2:6] for text in lava_moves(state)} == {"AAAA"}
    assert table.refused(state, "end").rule == "RI-162"
    table.draw(state, "00AAAA-", "10AA..-", "end")
    assert state.round == 3


@pytest.mark.rule("RI-162", "RI-13")
def test_where_nothing_can_be_done_the_duty_lapses() -> None:
    """All lava closed, and every other space taken."""
    rest = " ".join(
        f"{row}{col}HHHH-1" for row, col in boards.CELLS if (row, col) not in slow_x.parse(CLOSED)
    )
    state = lava(f"{CLOSED} {rest}", "A2C", "A3", marked=Seat(specials=["X1", "X2", "X3"]))
    assert table.legal(state) == ["end"]
    table.draw(state, "end")
    assert state.round == 3


@pytest.mark.rule("RI-162", "RI-13")
def test_the_duty_lapses_too_when_the_volcano_of_the_round_was_in_vain() -> None:
    """A highway beside lava fits neither in B1 (a railway below) nor in A2 (a railway exit)."""
    drawn = slow_x.parse(CLOSED)
    rest = [f"{r}{c}" for r, c in boards.CELLS if (r, c) not in drawn and (r, c) != (0, 0)]
    forms = {"01": "HH..-1", "10": ".RR.-1", "11": "RR.R-1"}
    full = " ".join(cell + forms.get(cell, "HHHH-1") for cell in rest)
    state = lava(f"{CLOSED} {full}", "AH", "AH", marked=Seat(specials=["X1", "X2", "X3"]))
    assert table.legal(state) == ["00AAAA-"]
    table.draw(state, "00AAAA-")
    assert table.legal(state) == ["end"]
    other = lava(f"{CLOSED} {full}", "AH", "AR", marked=Seat(specials=["X1", "X2", "X3"]))
    assert set(table.legal(table.draw(other, "00AAAA-"))) == {"10AR.Ro"}


@pytest.mark.rule("RI-163")
def test_otherwise_no_drawing_is_erased() -> None:
    state = table.draw(lava(f"{VOLCANO} {RING}"), "23..AA-")
    for text in ("32AAA.-", "34AA.A-", "43AAA.-"):
        assert table.refused(state, text).rule == "RI-20"
    for text in ("32H.H.-", "43.R.R-"):
        assert table.refused_back(state, text).rule == "RI-15"
    # A route never takes the place of another drawing.
    assert table.refused(state, "32HHHH-").rule == "RI-20"


@pytest.mark.rule("RI-166")
def test_lava_joins_no_networks() -> None:
    joined = "30.H.H- 31H.HAo 32.A.A- 33AAAA- 34.A.A- 35HAH.o 36.H.H-"
    assert parts(joined)["networks"] == 0
    assert parts("30.H.H- 31.HAHo 32.H.H- 33.H.H- 34.H.H- 35AH.Ho 36.H.H-")["networks"] == 4
