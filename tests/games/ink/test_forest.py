"""Forest: RI-170 to RI-175."""

from __future__ import annotations

from typing import Any

import pytest

from stellwerk.games.ink import State
from tests.games.ink import boards, scene, table
from tests.games.ink import slow_expansions as slow_x


def forest(board: str = "", *dice: str, **more: Any) -> State:
    roll = (*table.ROLL, *(dice or ("FHS", "FT")))
    return scene.at(board, *roll, round=2, expansion="forest", **more)


def parts(board: str, edition: str = "blue") -> dict[str, int]:
    """A score, after the slow rules have agreed."""
    found = scene.parts(board, expansion="forest", edition=edition)
    slow = slow_x.score(slow_x.Rules(edition, "forest"), slow_x.parse(board))
    assert found == slow | {"total": sum(slow.values())}
    return found


@pytest.mark.rule("RI-170")
def test_forest_faces_need_no_connection() -> None:
    legal = table.legal(forest("", "FHS", "FT"))
    assert {"33H.H.t", "33.H.Ht", "33....t"} <= set(legal)
    assert len([text for text in legal if text.endswith("....t")]) == 49


@pytest.mark.rule("RI-170")
def test_with_the_setting_their_routes_must_connect() -> None:
    """OP-16; trees alone need no connection even then."""
    state = forest("01H.H.-1", "FHC", "FT", forest_routes_must_connect=True)
    legal = set(table.legal(state))
    assert "33....t" in legal
    assert {"11HH..t", "11H..Ht"} <= legal
    assert table.said(table.refused(state, "33HH..t")) == (
        "RI-21",
        "ink.not_connected",
        {"cell": "D4"},
    )


@pytest.mark.rule("RI-171", "RI-114", "RI-115")
def test_their_ends_are_normal_ends() -> None:
    state = forest("01H.H.-1", "FRS", "FHS")
    assert table.refused(state, "11R.R.t").rule == "RI-22"
    assert table.refused(state, "05R.R.t").rule == "RI-23"
    table.draw(state, "33H.H.t")
    assert "43H.H.-" in table.legal(state)
    board = "30.H.Ht 31.H.H- 32.H.Ht 33.H.H- 34.H.Ht 35.H.H- 36.H.Ht"
    score = parts(board)
    assert (score["networks"], score["highway"], score["errors"]) == (4, 7, 0)
    assert parts("33H.H.t")["errors"] == -2


@pytest.mark.rule("RI-172")
def test_trees_fill_their_space() -> None:
    state = forest("33....t1 01H.H.-1", "FT", "FHS")
    assert table.refused(state, "33H.H.t").rule == "RI-20"
    assert table.refused(state, "33....t").rule == "RI-20"
    table.draw(state, "11....t")  # against the end of the highway
    assert parts("33....t 23H.H.-")["errors"] == -2
    assert parts("33....t 23.H.H-")["errors"] == -2
    assert parts("01H.H.- 11....t")["errors"] == -1


@pytest.mark.rule("RI-173")
def test_route_dice_and_special_routes_never_have_trees() -> None:
    state = forest("", "FT", "FRC")
    assert not [text for text in table.legal(state) if text.endswith("H.H.t")]
    assert table.refused(state, "01H.H.t").rule == "RI-26"
    for face in (*boards.CLASSIC, *boards.SPECIALS):
        for sides, flag in boards.FORMS[face]:
            assert flag != "t"
            board = f"33{sides}{flag}"
            assert parts(board)["forest"] == 0


@pytest.mark.rule("RI-174", "RI-175")
def test_neighbours_with_trees_are_one_forest_however_the_routes_run() -> None:
    assert parts("")["forest"] == 0
    assert parts("33....t")["forest"] == 2
    assert parts("33....t 34....t")["forest"] == 4
    assert parts("33H.H.t 34H.H.t")["forest"] == 4  # routes side by side, not joined
    assert parts("33.H.Ht 34R.R.t 35....t")["forest"] == 6
    assert parts("33....t 44....t")["forest"] == 3  # diagonal neighbours: two forests
    assert parts("33....t 34H.H.- 35....t")["forest"] == 3


@pytest.mark.rule("RI-175")
def test_two_points_for_the_largest_and_one_for_the_second() -> None:
    assert parts("00....t 01....t 02....t 22....t 23....t 55....t")["forest"] == 6 + 2
    assert parts("00....t 01....t 22....t 23....t")["forest"] == 4 + 2
    # Whichever of them lies further up.
    assert parts("00....t 02....t 03....t 22....t 23....t 24....t")["forest"] == 6 + 2
    assert parts("00....t 01....t 03....t 22....t 23....t 24....t")["forest"] == 6 + 2
    assert parts("00....t 02....t 04....t 06....t")["forest"] == 3
