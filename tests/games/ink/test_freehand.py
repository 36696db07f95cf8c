"""Boards drawn freely, as from paper: blank ones, their points, and all that is wrong with them."""

from __future__ import annotations

import pytest

from stellwerk.core.card import Options
from stellwerk.core.refusal import Declined
from stellwerk.games import find
from stellwerk.games.ink import freehand
from stellwerk.games.ink.expansions import EXPANSIONS
from tests.games.ink import boards

CARD = find("ink").card


def rules(**options: str | int | bool) -> Options:
    return CARD.settle(options, 2)


def troubles(text: str, **options: str | int | bool) -> list[tuple[str, str, str]]:
    """Rule, key and space of everything wrong, in the order of the board."""
    by = rules(**options)
    found = freehand.troubles(freehand.read(text, by), by)
    return [(one.rule, one.key, str(one.words.params["cell"])) for one in found]


@pytest.mark.parametrize("name, example", boards.EXAMPLES.items())
def test_worked_examples_score_as_printed_and_nothing_is_wrong_with_them(
    name: str, example: boards.Example
) -> None:
    by = rules()
    sheet = freehand.read(example.board, by)
    assert freehand.score(sheet, by, {}).total == example.once.total
    assert troubles(example.board) == []


@pytest.mark.rule("RI-155")
@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("edition", ["blue", "green"])
def test_a_blank_board_is_right_with_every_expansion(edition: str, expansion: str) -> None:
    text = freehand.blank(rules(edition=edition, expansion=expansion))
    assert text == ("33AAAA-" if expansion == "lava" else "")
    assert troubles(text, edition=edition, expansion=expansion) == []


@pytest.mark.rule("RI-85")
def test_points_for_goals_are_what_their_owner_says_and_only_challenge_has_them() -> None:
    green = rules(edition="green")
    sheet = freehand.read(boards.WE_1, green)
    bare = freehand.score(sheet, green, {})
    with_goals = freehand.score(sheet, green, {"goals": 6})
    assert bare.points("goals") == 0
    assert (with_goals.points("goals"), with_goals.total) == (6, bare.total + 6)
    blue = rules()
    parts = freehand.score(freehand.read(boards.WE_1, blue), blue, {"goals": 6}).parts
    assert "goals" not in [part.key for part in parts]


@pytest.mark.rule("RI-10")
def test_a_route_that_no_die_of_the_box_shows_is_wrong_at_its_place() -> None:
    board = "01HHHHw 11H...-"
    assert troubles(board, edition="green") == []
    for edition in ("blue", "red"):
        assert troubles(board, edition=edition) == [
            ("RI-10", "ink.face_of_edition", "B1"),
            ("RI-10", "ink.face_of_edition", "B2"),
        ]
    # Specials and what an expansion brings along are of no box.
    assert troubles("01HHHH- 33AAAA-", expansion="lava") == []


@pytest.mark.rule("RI-21", "RI-22", "RI-23", "RI-31", "RI-32")
def test_everything_wrong_is_told_at_once_row_by_row() -> None:
    board = "01H.H.- 11R.R.- 03HHHH- 23HHHH- 26RRRR- 40HHRH- 44HRRR-"
    assert troubles(board) == [
        ("RI-22", "ink.edge_mismatch", "B1"),
        ("RI-23", "ink.exit_mismatch", "D1"),
        ("RI-21", "ink.not_connected", "D1"),
        ("RI-22", "ink.edge_mismatch", "B2"),
        ("RI-21", "ink.not_connected", "B2"),
        ("RI-21", "ink.not_connected", "D3"),
        ("RI-32", "ink.special_twice", "D3"),
        ("RI-21", "ink.not_connected", "G3"),
        ("RI-21", "ink.not_connected", "A5"),
        ("RI-21", "ink.not_connected", "E5"),
        ("RI-31", "ink.special_too_many", "E5"),
    ]


@pytest.mark.rule("RI-110")
def test_faces_of_an_expansion_that_is_not_chosen_are_refused_with_what_would_be_allowed() -> None:
    with pytest.raises(Declined) as caught:
        freehand.read("23..L.-", rules(expansion="river"))
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.key) == ("RI-110", "ink.face_of_expansion")
    assert refusal.words.params["allowed"] == "lake"
    assert refusal.words.params["playing"] == "river"


def test_the_options_of_a_sheet_are_options_of_the_card() -> None:
    known = {option.key: option for option in CARD.options}
    assert set(freehand.OPTIONS) < set(known)
    for when in freehand.OPTIONS.values():
        for key, values in when.items():
            assert set(values) <= set(known[key].values)
