"""The campaign of strength in small: goals that make sense, kept and gone on with."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stellwerk import bots
from stellwerk.games import find, keys
from tools.campaign.results import Row
from tools.strength.__main__ import main
from tools.strength.choices import choose
from tools.strength.goals import Goal, all_goals
from tools.strength.series import Series, decided, rows, series_of


def test_every_goal_can_be_played() -> None:
    goals = all_goals()
    assert len({goal.name for goal in goals}) == len(goals)
    for goal in goals:
        table = series_of(goal)
        assert set(table.names) <= set(bots.names(goal.game, patient=True))
        assert {goal.mean, goal.wins, goal.above, *goal.ahead} - {None}
    for key in keys():
        assert any(goal.game == key and goal.above for goal in goals)


def test_everybody_sits_at_every_seat_with_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[bytes, tuple[str, ...]]] = []

    def note(game: str, names: tuple[str, ...], seed: bytes, options: object) -> None:
        seated.append((seed, tuple(names)))
        raise InterruptedError

    monkeypatch.setattr("tools.strength.series.play_named", note)
    table = Series("any", ("own", "a", "b"), {}, b"")
    for number in range(6):
        with pytest.raises(InterruptedError):
            table.play(number)
        assert seated[-1][1][number % 3] == "own"
    assert len({seed for seed, _ in seated[:3]}) == 1
    assert len({seed for seed, _ in seated}) == 2


def test_play_stops_when_it_is_sure_and_not_before() -> None:
    goal = Goal("any", keys()[0], "easy", 400, ("random",), above=0.5)
    won, lost = [1.0, 10, 0.1], [0.0, 10, 0.1]
    assert not decided(goal, [won] * 19)
    assert decided(goal, [won] * 20)
    assert not decided(goal, [won, lost] * 200)
    (_, row) = rows(goal, {"games": [won, lost] * 200})
    assert not row.good
    (_, row) = rows(goal, {"games": [won] * 20})
    assert row.good


def test_rows_say_what_was_missed() -> None:
    goal = Goal("any", keys()[0], "easy", 4, mean=50, ahead={"random": 5.0}, seconds=0.2)
    kept = {"games": [[1, 48, 0.1], [1, 50, 0.5]], "games random": [[1, 44, 0], [1, 40, 0]]}
    _, mean, ahead, seconds = rows(goal, kept)
    assert (mean.found, mean.good) == (49, False)
    assert (ahead.found, ahead.good) == (7, True)
    assert (seconds.found, seconds.good) == (0.3, False)
    assert isinstance(mean, Row)


@pytest.mark.long
def test_a_small_campaign_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = keys()[0]
    words = ["--results", str(tmp_path), "--only", f"{game}-easy-random", "--jobs", "1"]
    assert main([*words, "--games", "2"]) == 0
    (kept,) = tmp_path.iterdir()
    before = json.loads(kept.read_text())
    assert kept.name == f"strength-{before['commit']}.json"
    first = before["parts"][f"{game}-easy-random"]["games"]
    assert len(first) == 2
    assert main([*words, "--games", "4"]) == 0
    after = json.loads(kept.read_text())["parts"][f"{game}-easy-random"]["games"]
    assert after[:2] == first
    assert len(after) == 4
    assert re.search(r"part won .* 1\.00  ≥ 0\.95\n", capsys.readouterr().out)


def test_choices_are_moves_and_the_same_again() -> None:
    for key in keys():
        told = choose(key, "easy", 3, 5)
        chosen = told["chosen"]
        assert isinstance(chosen, list)
        assert chosen == choose(key, "easy", 3, 5)["chosen"]
        assert all(find(key).text(find(key).parse(move)) == move for move in chosen)
