"""Ladders on the command line: tables, files, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stellwerk.arena.pool import WorkerLost
from stellwerk.games import keys
from stellwerk.lang import LANGUAGES
from tests.cli.conftest import Command

GAME = keys()[0]
LADDER = ["ladder", GAME, "--bots", "random,greedy", "--games", "2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_bot_is_told_first_and_the_same_again(command: Command, language: str) -> None:
    one, same = (command(*LADDER, language=language) for _ in range(2))
    assert one.code == 0
    assert one.out == same.out
    rows = [line.split()[0] for line in one.lines if line.startswith(("greedy", "random"))]
    assert rows == ["greedy", "random"] * 2
    assert "100.0 %" in one.out


def test_it_is_stored_and_drawn_and_nothing_else_is_left(command: Command, tmp_path: Path) -> None:
    store, plot = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    ran = command(*LADDER, "--store", str(store), "--plot", str(plot), "--json")
    assert ran.code == 0
    assert sorted(tmp_path.iterdir()) == [store, plot]
    told = json.loads(ran.out)
    assert json.loads(store.read_text()) == told
    assert list(told) == ["game", "options", "players", "seed", "games", "bots", "seats"]
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"]
    assert told["bots"][0]["wins"] == 2
    assert plot.read_text().startswith("<svg")


def test_what_cannot_be_is_refused_with_a_reason(command: Command, tmp_path: Path) -> None:
    for more, reason in (
        (["--jobs", "0"], "from 1 to"),
        (["--players", "99"], "from 1 to"),
        (["--players", "3"], "as many bots as players"),
        (["--store", str(tmp_path / "no" / "where.json")], "no such directory"),
        (["--plot", str(tmp_path / "no" / "where.svg")], "no such directory"),
        (["--moon", "full"], "--moon"),
    ):
        ran = command(*LADDER, *more)
        assert ran.code == 2
        assert reason in ran.err
        assert not ran.out
    ran = command("ladder", GAME, "--bots", "random,nobody")
    assert ran.code == 2
    assert "nobody" in ran.err


def test_a_lost_worker_is_told(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(*args: object) -> None:
        raise WorkerLost

    monkeypatch.setattr("stellwerk.cli.ladder.run_ladder", lose)
    ran = command(*LADDER)
    assert ran.code == 2
    assert "fewer jobs" in ran.err
