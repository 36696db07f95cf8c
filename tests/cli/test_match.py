"""Matches: figures for people and for programs, the same for the same seed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stellwerk.arena import run_match
from stellwerk.arena.pool import WorkerLost
from stellwerk.core.chance import seed_from
from stellwerk.games import keys
from stellwerk.lang import LANGUAGES
from tests.cli.conftest import Command

GAME = keys()[0]
MATCH = ["match", GAME, "--bots", "random,random", "--games", "6", "--seed", "7"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_seed_gives_the_same_output(command: Command, language: str) -> None:
    one, same = (command(*MATCH, language=language) for _ in range(2))
    assert one.code == 0
    assert one.out == same.out
    other = command(*MATCH[:-1], "8", language=language)
    assert other.out != one.out


def test_time_is_on_stderr_alone(command: Command) -> None:
    ran = command(*MATCH)
    assert re.fullmatch(r"6 games took \d+\.\d s\.\n", ran.err)
    assert " s." not in ran.out


def test_the_table_shows_what_the_match_gave(command: Command) -> None:
    result = run_match(GAME, ["random", "random"], 6, seed_from("7"))
    ran = command(*MATCH)
    rows = [line for line in ran.lines if line.startswith("random")]
    assert len(rows) == 2
    for row, bot in zip(rows, result.bots, strict=True):
        assert row.split("  ")[0] == "random"
        assert f"{bot.mean:.2f} ± {bot.stderr:.2f}" in row
        assert f"{100 * bot.win_rate:.1f} % ± {100 * bot.win_rate_stderr:.1f}" in row
    lines = ran.lines[-len(result.bots[0].parts) :]
    for line, *parts in zip(lines, *(bot.parts for bot in result.bots), strict=True):
        for part in parts:
            assert f"{part.points:.2f} ({part.count:.2f})" in line


def test_json_is_one_object_with_the_promised_keys(command: Command) -> None:
    ran = command(*MATCH, "--json")
    match = json.loads(ran.out)
    assert list(match) == ["game", "options", "seed", "games", "bots"]
    assert (match["game"], match["seed"], match["games"]) == (GAME, "7", 6)
    result = run_match(GAME, ["random", "random"], 6, seed_from("7"))
    assert match["options"] == result.options
    assert [list(bot) for bot in match["bots"]] == [
        ["name", "mean", "stderr", "win_rate", "seconds_per_game", "parts"]
    ] * 2
    for bot, expected in zip(match["bots"], result.bots, strict=True):
        assert bot["mean"] == expected.mean
        assert bot["win_rate"] == expected.win_rate
        assert bot["seconds_per_game"] > 0
        assert sum(part["points"] for part in bot["parts"].values()) == pytest.approx(bot["mean"])
        assert list(bot["parts"]) == [part.key for part in expected.parts]


def test_a_seed_is_made_up_and_told(command: Command) -> None:
    tokens = ["match", GAME, "--bots", "random", "--games", "3"]
    ran = command(*tokens)
    seed = re.findall(r"seed (\w+)$", ran.lines[0])
    assert command(*tokens, "--seed", *seed).out == ran.out
    assert command(*tokens).out != ran.out


def test_records_replay_to_the_same_scores(command: Command, tmp_path: Path) -> None:
    ran = command(*MATCH, "--record", str(tmp_path / "new" / "dir"))
    assert ran.code == 0
    files = sorted((tmp_path / "new" / "dir").iterdir())
    assert len(files) == 6
    checked = command("check", str(tmp_path))
    assert checked.code == 0
    assert "6 records give" in checked.out
    for file in files:
        stored = json.loads(file.read_text())["scores"]
        shown = command("replay", str(file)).out
        totals = re.findall(r"^total +(-?\d+) +(-?\d+)$", shown, re.MULTILINE)[0]
        assert [int(total) for total in totals] == [sheet["total"] for sheet in stored]


def test_a_place_for_records_that_is_none(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for bad in (file, file / "below"):
        ran = command(*MATCH, "--record", str(bad))
        assert ran.code == 2
        assert not ran.out
        assert str(file) in ran.err


def test_a_bar_is_drawn_for_people_alone(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "━" not in command(*MATCH).err
    monkeypatch.setattr("stellwerk.cli.match._watched", lambda: True)
    ran = command(*MATCH)
    assert "━" * 30 + " 6/6" in ran.err
    assert ran.err.count("\r") == 7
    assert "\x1b" not in ran.out


def test_a_lost_worker_is_told(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(*args: object) -> None:
        raise WorkerLost

    monkeypatch.setattr("stellwerk.cli.match.run_match", lose)
    ran = command(*MATCH)
    assert ran.code == 2
    assert "fewer jobs" in ran.err
