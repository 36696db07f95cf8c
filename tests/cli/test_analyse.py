"""``stellwerk analyse``: told, as JSON, drawn, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stellwerk import analysis
from tests.analysis.playing import SMALL_ANALYST, played
from tests.cli.conftest import Command


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(analysis, "find", lambda key: SMALL_ANALYST)
    path = tmp_path / "game.json"
    path.write_text(played("one", bot="random").record().save(), encoding="utf-8")
    return path


def test_a_game_is_told_turn_by_turn(command: Command, file: Path, tmp_path: Path) -> None:
    svg = tmp_path / "game.svg"
    ran = command("analyse", str(file), "--effort", "small", "--svg", str(svg), language="de")
    assert (ran.code, ran.err) == (0, "")
    turns = [line.split()[0] for line in ran.lines if line[:1].isdigit() and "●" in line]
    assert turns == list("1234567")
    assert "zu Beginn erwartet" in ran.out
    assert "Par bei diesem Zufall" in ran.out
    drawn = svg.read_text(encoding="utf-8")
    assert drawn.count("Am besten") == 3
    assert "frame-" in drawn


def test_the_same_as_json(command: Command, file: Path) -> None:
    ran = command("analyse", str(file), "--effort", "small", "--json")
    assert ran.code == 0
    data = json.loads(ran.out)
    assert data["outset"]["value"] + data["luck"] - data["loss"] == pytest.approx(
        data["outcome"]["value"]
    )
    assert len(data["turns"]) == len(data["lucks"]) == 7


def test_what_is_refused(command: Command, file: Path, tmp_path: Path) -> None:
    ran = command("analyse", str(file), "--seat", "2")
    assert ran.code == 2
    assert "--seat has to be from 1 to 1, not 2" in ran.err
    ran = command("analyse", str(file), "--effort", "endless")
    assert ran.code == 2
    assert "no effort “endless”" in ran.err
    running = tmp_path / "running.json"
    running.write_text(played("one", until=20).record().save(), encoding="utf-8")
    ran = command("analyse", str(running))
    assert ran.code == 2
    assert "still running" in ran.err
    assert command("analyse", str(tmp_path / "none.json")).code == 2
