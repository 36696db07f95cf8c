"""The figures of a game; here they are made up, since tests are not about speed."""

from __future__ import annotations

import json

import pytest

from stellwerk.core import Options
from stellwerk.games import find, keys
from stellwerk.lang import LANGUAGES
from tests.cli.conftest import Command

FIGURES = {"playouts_per_s": 290000.25, "score_us": 0.28, "mean_moves": 27, "compiled": True}


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Options]]:
    """What was to be measured, game by game."""
    asked: list[tuple[str, Options]] = []

    def made_up(key: str, options: Options) -> dict[str, float]:
        asked.append((key, options))
        return FIGURES

    monkeypatch.setattr("stellwerk.cli.bench.measure", made_up)
    return asked


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


def test_options_of_the_game_are_measured(
    command: Command, measured: list[tuple[str, Options]]
) -> None:
    game = keys()[0]
    option = next(option for option in find(game).card.options if not option.expert)
    value = option.values[-1]
    assert command("bench", game, f"--{option.key}", str(value)).code == 0
    assert command("bench", game, "--option", f"{option.key}={value}").code == 0
    assert measured == [(game, {option.key: value})] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_without_a_game_are_refused(
    command: Command, measured: list[tuple[str, Options]], language: str
) -> None:
    ran = command("bench", "--expansion", "lake", language=language)
    assert ran.code != 0
    assert keys()[0] in ran.err
    assert not measured


def test_an_unknown_flag_is_refused_with_the_nearest(command: Command) -> None:
    ran = command("bench", keys()[0], "--jsn", "yes")
    assert ran.code != 0
    assert "--json" in ran.err


def test_help_lists_the_options(command: Command) -> None:
    ran = command("bench", "--help")
    assert f"--{find(keys()[0]).card.options[0].key}" in ran.out
