"""River: RI-120 to RI-126."""

from __future__ import annotations

import pytest

from stellwerk.games.ink import State
from tests.games.ink import scene, table
from tests.games.ink import slow_expansions as slow_x

RULES = slow_x.Rules("blue", "river")


def river(board: str, *dice: str) -> State:
    return scene.at(board, *table.ROLL, *(dice or ("VS", "VC")), round=2, expansion="river")


def points(board: str) -> int:
    """The river part of a score, after the slow rules have agreed."""
    found = scene.parts(board, expansion="river")
    slow = slow_x.score(RULES, slow_x.parse(board))
    assert found == slow | {"total": sum(slow.values())}
    return found["river"]


@pytest.mark.rule("RI-120")
def test_a_river_needs_no_connection() -> None:
    legal = table.legal(river("", "VS", "VBH"))
    assert {"33V.V.-", "33.V.V-", "33VHVHo", "33HVHVo"} <= set(legal)
    straight = [text for text in legal if text.endswith("V.V.-")]
    # Everywhere but on the exits above and below.
    assert len(straight) == 49 - 6


@pytest.mark.rule("RI-121")
def test_a_river_may_not_face_a_route_end_whichever_comes_first() -> None:
    state = river("01H.H.-1 10.R.R-1", "VS", "VC")
    for text in ("11V.V.-", "11.V.V-", "11VV..-", "11..VV-"):
        reason = table.refused(state, text)
        assert (reason.rule, reason.key) == ("RI-121", "ink.edge_mismatch")
    table.draw(state, "11.VV.-")
    after = river("11V.V.-1 10.VV.-1")
    assert table.said(table.refused(after, "01H.H.-")) == (
        "RI-121",
        "ink.edge_mismatch",
        {"cell": "B1", "side": "S"},
    )
    assert table.refused(river("31.V.V-1"), "30.H.H-").key == "ink.edge_mismatch"


@pytest.mark.rule("RI-121")
def test_a_river_may_not_lie_on_an_exit_but_on_the_border_beside() -> None:
    state = river("", "VS", "VBR")
    for text in ("01V.V.-", "03V.V.-", "36.V.V-", "63V.V.-", "10.V.V-"):
        reason = table.refused(state, text)
        assert (reason.rule, reason.key) == ("RI-121", "ink.exit_mismatch")
    for text in ("00V.V.-", "06.V.V-", "04V.V.-", "20.V.V-"):
        assert text in table.legal(state)
    # The route of a bridge is another matter: it may lie on an exit of its type.
    assert "03RVRVo" in table.legal(state)
    assert table.refused(state, "01RVRVo").rule == "RI-23"


@pytest.mark.rule("RI-122")
def test_a_river_may_face_emptiness_a_blank_side_or_a_river() -> None:
    state = river("01H.H.-1 33V.V.-1", "VC", "VS")
    assert "02..VV-" in table.legal(state)  # west: a blank side
    assert "43V.V.-" in table.legal(state)
    assert "34..VV-" in table.legal(state)  # towards the blank side of the river
    assert points("33V.V.- 43VV..-") == 2
    assert points("33V.V.- 34..VV-") == 1


@pytest.mark.rule("RI-123", "RI-114", "RI-115")
def test_a_bridge_crosses_without_joining() -> None:
    board = "30.H.H- 31VHVHo 32.H.H- 33.H.H- 34.H.H- 35.H.H- 36.H.H-"
    score = scene.parts(board, expansion="river")
    assert (score["networks"], score["highway"]) == (4, 7)
    assert score["errors"] == -2  # the two river ends
    assert points(board) == 1
    # Later routes may connect to the bridge, and it obeys RI-22.
    state = river("33VHVHo1", "VBR", "VS")
    assert "34.H.H-" in table.legal(state)
    assert table.refused(state, "34VRVRo").rule == "RI-22"
    assert table.refused(river("33V.V.-1"), "43H.H.-").key == "ink.edge_mismatch"


@pytest.mark.rule("RI-124", "RI-125")
def test_one_river_is_scored_the_one_that_gives_most() -> None:
    assert points("") == 0
    assert points("33V.V.-") == 1
    assert points("33V.V.- 43V.V.- 11V.V.-") == 2
    assert points("30.V.V- 31.V.V- 32.V.V- 33.V.V-") == 4
    assert points("20.V.V- 21.V.V- 22.V.V- 23.V.V- 24.V.V- 25.V.V- 26.V.V-") == 7 + 3
    assert points("00V..V-") == 1 + 3  # both ends on the border
    assert points("00V..V- 33V.V.- 43V.V.- 53V.V.- 63VV..-") == 4


@pytest.mark.rule("RI-125")
def test_a_ring_gets_no_bonus() -> None:
    assert points("22.VV.- 23..VV- 33V..V- 32VV..-") == 4
    assert scene.parts("22.VV.- 23..VV- 33V..V- 32VV..-", expansion="river")["errors"] == 0


@pytest.mark.rule("RI-125")
def test_one_end_on_the_border_is_not_enough() -> None:
    assert points("20.V.V- 21.V.V-") == 2


@pytest.mark.rule("RI-126", "RI-53")
def test_open_river_ends_are_errors() -> None:
    for board, errors in (
        ("33V.V.-", 2),
        ("33V.V.- 43V.V.-", 2),
        ("33V.V.- 23H.R.-", 4),  # both ends of the straight, and both of the station
        ("00V..V-", 0),
        ("20.V.V-", 1),
        ("33V.V.- 34..VV-", 4),  # a river beside a river is not joined
    ):
        assert -scene.parts(board, expansion="river")["errors"] == errors, board


@pytest.mark.rule("RI-126", "RI-69")
def test_river_errors_break_ties() -> None:
    """Equal totals: a lone river in the middle costs two errors and brings two points."""
    boards = ["33V.V.-1", ""]
    state = scene.at(boards, *table.ROLL, "VS", "VC", round=6, expansion="river")
    assert [score.total for score in state.scores()] == [0, 0]
    assert [score.points("errors") for score in state.scores()] == [-2, 0]
    for seat in (0, 1):
        table.draw(state, *table.APART, "end", seat=seat)
    result = state.result()
    assert result is not None
    assert result.places == (2, 1)
