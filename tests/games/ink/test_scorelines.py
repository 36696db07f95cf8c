"""Boards scored line by line, as `stellwerk score` does it."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from stellwerk.core.lines import LineProblem
from stellwerk.core.refusal import Invalid
from stellwerk.games.ink import LineScorer, Ruling, Sheet, score_line
from tests.games.ink import boards, slow, table
from tests.games.ink.recorded import RULES, differences, load, needs_recorded
from tests.games.ink.test_notation import BAD_TOKENS
from tests.games.ink.walks import Longest
from tests.scale import scale


def by_line(scorer: LineScorer, line: str) -> slow.Parts:
    row = cast(tuple[int, int, int, int, int, int, list[int]], scorer.score(line))
    return slow.Parts(*row[:6], tuple(row[6]))


# ---------------------------------------------------------------- figures


@pytest.mark.rule("WE-1", "WE-3")
@pytest.mark.parametrize("name", boards.EXAMPLES)
def test_the_worked_examples_line_by_line(name: str) -> None:
    example = boards.EXAMPLES[name]
    assert by_line(LineScorer(), example.board) == example.once
    assert by_line(LineScorer(Ruling("once")), example.board + "\n") == example.once


def test_an_empty_line_is_an_empty_board() -> None:
    for line in ("", " ", "\n", " \t \r\n"):
        assert score_line(line) == (0, 0, 0, 0, 0, 0, [])


@pytest.mark.parametrize("longest", ["once", "trail"])
def test_a_line_scores_as_the_sheet_does(longest: Longest) -> None:
    """One scorer for all lines: nothing may be left over from the line before."""
    free, strict = LineScorer(Ruling(longest), free=True), LineScorer(Ruling(longest))
    for seed in range(scale(150, 2000)):
        rng = Random(f"lines {seed}")
        board = boards.scattered(rng, rng.random())
        if seed % 5 == 0:
            board = boards.played(rng, 30)
            assert strict.score(slow.write(board)) == free.score(slow.write(board))
        sheet = Sheet.parse(slow.write(board), Ruling(longest))
        score = sheet.score()
        parts = by_line(free, slow.write(board))
        assert parts[:4] == tuple(part.points for part in score.parts[:4])
        assert (-parts.errors, parts.total) == (score.points("errors"), score.total)
        assert parts.exits == slow.exits_by_network(board)


@needs_recorded
@pytest.mark.rule("RI-64", "RI-65")
@pytest.mark.parametrize("rule", RULES)
def test_recorded_boards_score_as_recorded(rule: str) -> None:
    recorded = [board for board in load()["boards"] if board["rule"] == rule]
    assert recorded
    unlike = {}
    for longest in RULES[rule]:
        scorer = LineScorer(Ruling(longest))
        for board in recorded:
            found = differences(by_line(scorer, board["board"]), board["expected"])
            if found:
                unlike[board["id"], longest] = found
    assert unlike == {}


@needs_recorded
@pytest.mark.parametrize("longest", ["once", "trail"])
def test_recorded_boards_score_as_by_the_slow_rules(longest: Longest) -> None:
    """All parts and both rules, whatever the source states; all boards in a campaign."""
    scorer, recorded = LineScorer(Ruling(longest)), load()["boards"]
    for board in recorded[:: max(1, len(recorded) // scale(130, len(recorded)))]:
        expected = slow.score(slow.parse(board["board"]), longest)
        assert by_line(scorer, board["board"]) == expected, board["id"]


# ---------------------------------------------------------------- what is wrong, and where


def problem(line: str, free: bool = False) -> tuple[int, str, str]:
    """Column, rule and key of what is wrong with a line."""
    with pytest.raises(LineProblem) as caught:
        LineScorer(free=free).score(line)
    found = caught.value
    return found.column, found.refusal.rule, found.refusal.words.key


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("token, key", [bad for bad in BAD_TOKENS if " " not in bad[0]])
def test_a_drawing_that_cannot_be_read_is_named_with_its_column(
    token: str, key: str, free: bool
) -> None:
    for before, after in (("", ""), ("01H.H.- ", ""), ("  01H.H.-\t", " 11H.H.-\n")):
        column, _, found = problem(f"{before}{token}{after}", free)
        assert (column, found) == (len(before) + 1, key)


@pytest.mark.rule("RI-3")
@pytest.mark.parametrize("free", [False, True])
def test_two_drawings_in_one_space(free: bool) -> None:
    assert problem("01H.H.- 11H.H.-  01H.H.-", free) == (18, "RI-3", "ink.space_twice")
    assert problem("01H.H.- 01HH..- 99HHHH-", free) == (9, "RI-3", "ink.space_twice")


@pytest.mark.rule("RI-21", "RI-22", "RI-23")
@pytest.mark.parametrize(
    "line, column, rule, key",
    [
        ("33H.H.-", 1, "RI-21", "ink.not_connected"),
        ("01H.H.- 33H.H.-", 9, "RI-21", "ink.not_connected"),
        ("01H.H.-  11R.R.- 21R.R.-", 1, "RI-22", "ink.edge_mismatch"),
        ("30H..H-  20H.H.- 10.RRR-", 10, "RI-22", "ink.edge_mismatch"),
        (" 03HH..- 04...H-", 2, "RI-23", "ink.exit_mismatch"),
        ("22.HH.- 23..HH- 33H..H- 32HH..-", 1, "RI-21", "ink.not_connected"),
    ],
)
def test_drawings_that_do_not_fit_are_named_unless_scored_freely(
    line: str, column: int, rule: str, key: str
) -> None:
    assert problem(line) == (column, rule, key)
    assert score_line(line, free=True)[5] == slow.score(slow.parse(line)).total


def test_an_unknown_longest_route_rule_is_refused() -> None:
    with pytest.raises(Invalid) as caught:
        LineScorer(Ruling("twice"))
    assert table.said(caught.value.refusal)[:2] == ("", "core.option_value")


def test_a_scorer_goes_on_after_a_bad_line() -> None:
    scorer = LineScorer()
    assert by_line(scorer, boards.WE_3) == boards.EXAMPLES["WE-3"].once
    with pytest.raises(LineProblem):
        scorer.score("33H.H.-")
    assert by_line(scorer, boards.WE_1) == boards.EXAMPLES["WE-1"].once
