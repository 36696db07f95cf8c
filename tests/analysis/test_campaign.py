"""The campaign of analyses in small: it measures, keeps, goes on, and says what was missed."""

from __future__ import annotations

from pathlib import Path

import pytest

from stellwerk import analysis
from tests.analysis.playing import SMALL_ANALYST
from tools.analysis import chances, losses, values
from tools.analysis.__main__ import main
from tools.analysis.counting import Counting


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "find", lambda key: SMALL_ANALYST)
    monkeypatch.setattr(losses, "STRONGEST", "greedy")
    monkeypatch.setattr("tools.analysis.__main__.commit", lambda: "here")
    words = ["--results", str(tmp_path), "--effort", "small", "--pars", "1", "--jobs", "1"]
    for games in ("1", "2"):
        main([*words, "--games", games, "--only", "greedy", "par"])
    text = (tmp_path / "analysis-here.json").read_text()
    assert text.count("missing") == 2
    assert text.count("means") == 1


def test_what_is_missed_is_said() -> None:
    def games(loss: float, missing: float) -> dict[str, object]:
        one = {"loss": loss, "missing": missing, "seconds": 1.0, "bias": [3.0, 0.0]}
        other = one | {"loss": loss + 0.1, "missing": missing + 0.1, "bias": [3.1, 0.0]}
        return {"games": [one, other]}

    assert all(row.good for row in losses.weaker_rows(games(9, 10)))
    assert not all(row.good for row in losses.weaker_rows(games(5, 10)))
    assert [row.good for row in losses.strongest_rows(games(3, 0))] == [False, False, True]


def test_values_are_compared_with_what_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(losses, "STRONGEST", "greedy")
    kept: dict[str, list[dict[str, object]]] = {}
    values.run(kept, Counting(lambda: None), 1)
    (game,) = kept["games"]
    assert len(game["values"]) == 7  # type: ignore[arg-type]  # at the outset, and after six rounds
    assert game["came"] == losses.played("greedy", 0).state.scores()[0].total
    good = {"games": [{"values": [51.5, 51.6], "came": came, "seconds": 1.0} for came in (50, 53)]}
    bad = {"games": [{"values": [50.0, 57.0], "came": came, "seconds": 1.0} for came in (50, 51)]}
    assert [row.good for row in values.rows(good)] == [True, True, True]
    assert [row.good for row in values.rows(bad)] == [True, True, False]
    values.plot(good, tmp_path / "plot.svg")
    drawn = (tmp_path / "plot.svg").read_text("utf-8")
    assert drawn.count("<circle") == 2
    assert "after round 1" in drawn


def test_win_chances_are_held_against_a_constant_and_the_score_alone() -> None:
    def games(*, knowing: bool) -> dict[str, object]:
        found = []
        for number in range(12):
            won = float(number % 3 == 0)
            chance = 0.1 + 0.8 * won if knowing else 0.9 - 0.8 * won
            lead = (5.0 if number % 4 else -5.0) * (1 + number % 2)
            looks = [[chance, lead, 0.5], [chance, -lead, 0.9]]
            found.append({"players": 2, "won": won, "looks": looks, "seconds": 0.1})
        return {"games": found}

    good, bad = (chances.rows("any", games(knowing=knowing)) for knowing in (True, False))
    assert all(row.good for row in good)
    assert [row.good for row in bad] == [True, False, False, True]
    assert good[0].found == pytest.approx(0.01)
