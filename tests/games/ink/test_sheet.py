"""A sheet alone: drawing, asking, scoring and checking one board without a game around it."""

from __future__ import annotations

import pytest

from stellwerk.core.refusal import Declined, Invalid
from stellwerk.games.ink import Ruling, Sheet
from tests.games.ink import boards, slow, table


def problems(text: str) -> list[tuple[str, str, str]]:
    """Rule, space and side of everything wrong with a board."""
    return [
        (reason.rule, str(reason.words.params["cell"]), str(reason.words.params.get("side", "")))
        for reason in Sheet.parse(text).problems()
    ]


def test_a_sheet_begins_empty() -> None:
    sheet = Sheet()
    assert (sheet.text(), sheet.drawings(), sheet.problems()) == ("", [], [])
    assert sheet.score().total == 0
    assert [part.points for part in sheet.score().parts] == [0] * 5


def test_drawings_are_listed_row_by_row() -> None:
    sheet = Sheet.parse("21H.H.-2 01H.H.-1 11HRHRo7")
    assert [str(drawing) for drawing in sheet.drawings()] == ["01H.H.-1", "11HRHRo7", "21H.H.-2"]
    assert [(d.cell, d.form.face.key, d.round) for d in sheet.drawings()] == [
        (0o01, "HS", 1),
        (0o11, "OV", 7),
        (0o21, "HS", 2),
    ]


def test_a_sheet_is_drawn_step_by_step() -> None:
    sheet = Sheet()
    # The example is sorted by round, not in drawing order.
    for cell in slow.drawing_order(slow.parse(boards.WE_3)):
        drawing = slow.parse(boards.WE_3)[cell]
        sheet.place(f"{cell[0]}{cell[1]}{drawing.sides}{drawing.flag}{drawing.round}")
    assert sheet == Sheet.parse(boards.WE_3)
    assert sheet.score().total == 83


def test_a_refused_drawing_changes_nothing() -> None:
    sheet = Sheet.parse("01H.H.-")
    for token in ("01H.R.-", "11R.R.-", "33H.H.-", "03H.H.-", "nonsense", "11H.H.-9"):
        with pytest.raises(Declined):
            sheet.place(token)
    assert sheet.text() == "01H.H.-"


def test_what_fits_is_listed_face_by_face_and_every_listed_drawing_can_be_placed() -> None:
    sheet = Sheet.parse(boards.WE_1_AFTER_6)
    board = slow.parse(boards.WE_1_AFTER_6)
    for face, forms in boards.FORMS.items():
        listed = sheet.legal([face])
        assert set(listed) == {
            f"{row}{col}{sides}{flag}"
            for row, col in boards.CELLS
            for sides, flag in forms
            if slow.placeable(board, (row, col), sides, flag) is None
        }
        for token in listed:
            sheet.copy().place(token)
    assert sheet.legal(["HS", "HS"]) == sheet.legal(["HS"])
    assert sheet.legal([]) == []


@pytest.mark.parametrize("face", ["", "hs", "ZZ", "X7", "end"])
def test_a_face_that_nobody_knows_is_refused(face: str) -> None:
    with pytest.raises(Invalid) as caught:
        Sheet().legal(["HS", face])
    assert table.said(caught.value.refusal) == ("", "ink.face_unknown", {"face": face})


def test_a_copy_goes_its_own_way() -> None:
    sheet = Sheet.parse("01H.H.-")
    copy, of = sheet.copy(), Sheet.of(sheet.grid)
    copy.place("11H.H.-")
    of.place("05H.H.-")
    assert (sheet.text(), copy.text(), of.text()) == (
        "01H.H.-",
        "01H.H.- 11H.H.-",
        "01H.H.- 05H.H.-",
    )


def test_sheets_are_compared_by_what_is_drawn() -> None:
    assert Sheet.parse("11HRHRo 01H.H.-") == Sheet.parse("01H.H.- 11HRHRo")
    assert Sheet.parse("01H.H.-1") != Sheet.parse("01H.H.-2")
    assert Sheet.parse("01H.H.-") != "01H.H.-"
    with pytest.raises(TypeError):
        hash(Sheet())
    assert repr(Sheet.parse("01H.H.-1")) == "Sheet.parse('01H.H.-1')"
    assert str(Sheet.parse("01H.H.-1")) == "01H.H.-1"


@pytest.mark.rule("RI-64", "RI-65")
def test_a_sheet_is_scored_by_either_longest_route_rule() -> None:
    assert Sheet.parse(boards.WE_13["b"]).score().points("highway") == 7
    assert Sheet.parse(boards.WE_13["b"], Ruling("once")).score().points("highway") == 7
    assert Sheet.parse(boards.WE_13["b"], Ruling("trail")).score().points("highway") == 8
    assert Sheet(Ruling("trail")).copy().grid.rules.trail
    for wrong in ("", "edition", "twice"):
        with pytest.raises(Invalid, match=r"core\.option_value"):
            Ruling(wrong)


# ---------------------------------------------------------------- all that is wrong, at once


@pytest.mark.rule("RI-21", "RI-22", "RI-23")
def test_everything_wrong_with_a_board_is_named_at_once() -> None:
    found = problems("01H.H.- 11R...- 03H...- 33H.H.-")
    assert sorted(found) == [
        ("RI-21", "B2", ""),
        ("RI-21", "D1", ""),
        ("RI-21", "D4", ""),
        ("RI-22", "B1", "S"),
        ("RI-22", "B2", "N"),
        ("RI-23", "D1", "N"),
    ]


@pytest.mark.rule("RI-21")
def test_a_board_that_some_order_explains_has_no_problem() -> None:
    assert problems("12...R- 11HRHRo 01H.H.-") == []  # over an overpass, from highway to railway
    assert problems(boards.WE_1) == problems(boards.WE_3) == problems("") == []
    # A ring that touches no exit hangs in the air, however well its parts hold together.
    ring = "22.HH.- 23..HH- 33H..H- 32HH..-"
    assert [rule for rule, _, _ in problems(ring)] == ["RI-21"] * 4


@pytest.mark.rule("RI-21")
def test_an_end_of_the_other_type_at_an_exit_does_not_anchor() -> None:
    assert problems("03H.H.- 13H.H.-") == [
        ("RI-23", "D1", "N"),
        ("RI-21", "D1", ""),
        ("RI-21", "D2", ""),
    ]
