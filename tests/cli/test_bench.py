"""The figures of a game; here they are made up, since tests are not about speed."""

from __future__ import annotations

import json

import pytest

from stellwerk.games import keys
from stellwerk.lang import LANGUAGES
from tests.cli.conftest import Command

FIGURES = {"playouts_per_s": 290000.25, "score_us": 0.28, "mean_moves": 27, "compiled": True}


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.cli.bench.measure", lambda key: FIGURES)


def test_json_is_one_object(command: Command) -> None:
    ran = command("bench", keys()[0], "--json")
    assert ran.code == 0
    assert json.loads(ran.out) == FIGURES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_people(command: Command, language: str) -> None:
    ran = command("bench", keys()[0], language=language)
    assert ran.code == 0
    figures = {line.split()[0]: line.split()[1] for line in ran.lines if line.startswith("  ")}
    assert figures == {
        "playouts_per_s": "290000",
        "score_us": "0.28",
        "mean_moves": "27",
        "compiled": {"de": "ja", "en": "yes"}[language],
    }


def test_without_a_game_all_are_measured(command: Command) -> None:
    assert len(command("bench", "--json").lines) == len(keys())
