"""The examples that are programs run, and do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=7000).stdout


def test_a_bot_in_thirty_lines() -> None:
    program = (EXAMPLES / "first_bot.py").read_text(encoding="utf-8")
    body = program.split('"""')[2].split("def main")[0]
    assert len(body.strip().splitlines()) <= 30
    games = re.findall(r"greedy (-?\d+), by lot (-?\d+)", run("first_bot.py", "ink", "2"))
    assert len(games) == 2
    assert all(int(greedy) > int(lot) for greedy, lot in games)


def test_training_at_a_small_size(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    told = run("train_ink.py", "--seconds", "1", "--boards", "32", "--picture", str(picture))
    assert re.search(r"-?\d+\.\d\d ± \d+\.\d\d points in 32 games never seen", told)
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_reading_what_selfplay_wrote(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "stellwerk.cli", "selfplay", "ink"]
    command += ["--bots", "greedy,random", "--games", "3", "--out", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    lines = run("read_positions.py", str(tmp_path)).splitlines()
    assert [line.split(",")[0] for line in lines] == ["greedy: games 3", "random: games 3"]
    assert "first 1.0" in lines[0]


@pytest.mark.campaign
def test_training_reaches_twenty_points_within_ten_minutes_of_one_processor() -> None:
    told = run("train_ink.py", "--seconds", "540")
    found = re.search(r"(-?\d+\.\d\d) ± \d+\.\d\d points in \d+ games never seen", told)
    assert found is not None
    assert float(found[1]) >= 20
