"""The pages of help say everything, in both languages."""

from __future__ import annotations

import re

import pytest

from stellwerk.cli.app import COMMANDS, build
from stellwerk.cli.console import Voice
from stellwerk.cli.errors import commands
from stellwerk.core.card import spell
from stellwerk.games import find
from stellwerk.games import keys as games
from stellwerk.lang import LANGUAGES
from tests.cli.conftest import Command
from tests.lang import catalogues

NAMES = [command.__name__ for command, *_ in COMMANDS]
BARE_KEY = re.compile(rf"\b({'|'.join(catalogues.files())})\.[a-z]+_[a-z_]+")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("flag", ["--help", "-h"])
@pytest.mark.parametrize("name", ["", *NAMES])
def test_every_page_is_complete(command: Command, name: str, flag: str, language: str) -> None:
    ran = command(*filter(None, [name, flag]), language=language)
    assert ran.code == 0
    assert not ran.err
    assert ran.out.startswith({"de": "Aufruf: stellwerk", "en": "Usage: stellwerk"}[language])
    assert not BARE_KEY.search(ran.out)
    assert max(map(len, ran.lines)) <= 92


def test_without_a_command_comes_the_first_page(command: Command) -> None:
    assert command().out == command("--help").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_lists_every_command(command: Command, language: str) -> None:
    assert commands(build(Voice(language))) == NAMES
    page = command("--help", language=language).out
    for name in (*NAMES, "--help", "--version"):
        assert re.search(rf"^  {name}\b.*  \S", page, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["play", "match"])
def test_options_of_games_are_on_the_page(command: Command, name: str, language: str) -> None:
    page = command(name, "--help", language=language).out
    for game in games():
        for option in find(game).card.options:
            assert f"--{option.key}" in page
            for value in option.values:
                assert re.search(rf"^ +{spell(value)} +\S", page, re.MULTILINE)


def test_flags_show_what_they_take(command: Command) -> None:
    page = command("score", "--help").out
    assert "--longest" in page
    assert "--json  " in page
    assert "--no-json" not in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("compiled", [True, False])
def test_the_version_says_how_kernels_run(
    command: Command, monkeypatch: pytest.MonkeyPatch, language: str, compiled: bool
) -> None:
    monkeypatch.setattr("stellwerk.compiled", lambda: compiled)
    words = {
        ("de", True): "kompiliert",
        ("de", False): "interpretiert",
        ("en", True): "compiled",
        ("en", False): "interpreted",
    }
    ran = command("--version", language=language)
    assert ran.code == 0
    assert re.fullmatch(rf"stellwerk \d+\.\d+\.\d+, \w+ {words[language, compiled]}\n", ran.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_from_their_cards(command: Command, language: str) -> None:
    ran = command("games", language=language)
    assert ran.code == 0
    assert not BARE_KEY.search(ran.out)
    for game in games():
        card = find(game).card
        assert re.search(rf"^{game}  \S", ran.out, re.MULTILINE)
        assert f"{card.min_players} " in ran.out
        assert f" {card.max_players} " in ran.out
        own = re.split(rf"^{game}  ", ran.out, flags=re.MULTILINE)[1]
        for option in card.options:
            lines = re.split(rf"^  --{option.key} ", own, flags=re.MULTILINE)[1].split("\n  --")[0]
            marked = [
                spell(value)
                for value in option.values
                if re.search(rf"^ +{spell(value)} .*\((if you|wenn du)", lines, re.MULTILINE)
            ]
            assert marked == [spell(option.default)]
