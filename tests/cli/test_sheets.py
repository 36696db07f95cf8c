"""Score sheets and results in words."""

from __future__ import annotations

import pytest

from stellwerk.cli.console import Voice
from stellwerk.cli.sheets import join, sheet_lines
from stellwerk.core import Part, Score, rank
from stellwerk.games import find
from stellwerk.lang import LANGUAGES

INK = find("ink")


def score(networks: int, errors: int = 0) -> Score:
    points = {"networks": networks, "errors": -errors}
    return Score(tuple(Part(key, points.get(key, 0)) for key in INK.card.score_parts))


def lines(names: list[str], *scores: Score, language: str = "en") -> list[str]:
    result = rank([(one.total, one.points("errors")) for one in scores])
    return list(sheet_lines(Voice(language), INK, names, scores, result))


def test_one_alone_has_points_and_no_place() -> None:
    sheet = lines(["You"], score(12, 3))
    assert not any(line.startswith("place") for line in sheet)
    assert sheet[-1] == "That makes 9 points."


@pytest.mark.parametrize(
    "language, name, ending",
    [
        ("en", "You", "You win with 8 points."),
        ("en", "Anna", "Anna wins with 8 points."),
        ("de", "Du", "Du gewinnst mit 8 Punkten."),
        ("de", "Anna", "Anna gewinnt mit 8 Punkten."),
    ],
)
def test_a_winner(language: str, name: str, ending: str) -> None:
    assert lines([name, "random"], score(8), score(4), language=language)[-1] == ending


@pytest.mark.rule("RI-69")
def test_a_tie_that_errors_break() -> None:
    sheet = lines(["Anna", "Ben"], score(12, 4), score(8))
    assert sheet[-2] == "Ben wins with 8 points."
    assert "fewer errors" in sheet[-1]
    assert next(line for line in sheet if line.startswith("place")).split()[1:] == ["2", "1"]


@pytest.mark.rule("RI-69")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_victory(language: str) -> None:
    sheet = lines(["Anna", "Ben", "Cem"], score(8), score(8), score(4), language=language)
    assert "Anna" in sheet[-2]
    assert "Ben" in sheet[-2]
    assert "Cem" not in sheet[-2]
    assert len(sheet[-1]) > 20


def test_columns_stand_below_each_other() -> None:
    sheet = lines(["Anna", "B"], score(100, 10), score(8))
    rows = [line for line in sheet if line[:1].isalpha() and line.split()[-1].lstrip("-").isdigit()]
    assert len(rows) == len(INK.card.score_parts) + 2
    assert len({len(row) for row in rows}) == 1


def test_names_in_a_sentence() -> None:
    assert join(Voice("en"), ["A"]) == "A"
    assert join(Voice("en"), ["A", "B"]) == "A and B"
    assert join(Voice("de"), ["A", "B", "C"]) == "A, B und C"
