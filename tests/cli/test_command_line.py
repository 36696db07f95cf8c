"""Whatever is wrong with a command line, a sentence says so."""

from __future__ import annotations

import pytest

from stellwerk.games import keys
from stellwerk.lang import LANGUAGES
from tests.cli.conftest import Command

GAME = keys()[0]

WRONG = {
    "plya": "“plya”. Do you mean “play”?",
    "xyzzy": (
        "There is: serve, play, games, score, print, match, ladder, train, selfplay, replay, "
        "analyse, check, migrate, prune, lobby, strike, backup, restore, bench."
    ),
    "--foo": "--foo",
    "play": "Which game?",
    "play nothing": f"There is: {GAME}",
    f"play {GAME} --agianst random": "Do you mean --against?",
    f"play {GAME} --zzz 1": "There is: --",
    f"play {GAME} --against": "--against needs a value",
    f"play {GAME} --against zork": "no bot called “zork”",
    f"play {GAME} --against random,,random": "“random,,random” after --against",
    f"play {GAME} --seed 1 --seed 2": "--seed is given twice",
    f"play {GAME} --option": "--option needs a value",
    f"play {GAME} --option zzz": "KEY=VALUE",
    f"play {GAME} --option =1": "KEY=VALUE",
    f"play {GAME} --option zzz=1": "option “zzz” does not exist",
    f"play {GAME} --option.x 1": "",
    f"play {GAME} extra things": "“extra things”",
    f"play {GAME} --record /no/such/place.json": "there is no such file",
    "play " + GAME + " --against " + ",".join(["random"] * 99): "not for 100",
    "score": "Which game?",
    "score nothing": f"There is: {GAME}",
    f"score {GAME} --fre": "Do you mean --free?",
    f"score {GAME} -x": "no flag -x",
    f"score {GAME} --longest maybe": "Allowed: edition, once, trail.",
    f"score {GAME} --json=perhaps": "takes no value",
    f"score {GAME} /no/such/file": "/no/such/file: there is no such file",
    "match": "",
    f"match {GAME}": "--bots is needed",
    f"match {GAME} --bots random --games many": "whole number",
    f"match {GAME} --bots random --games 0": "--games has to be from 1 to 10000000, not 0.",
    f"match {GAME} --bots random --games 99999999999999999999": "99999999999999999999",
    f"match {GAME} --bots random --jobs 100000": "--jobs has to be from 1 to 256",
    f"match {GAME} --bots random --games -3": "",
    f"match {GAME} --bots random --jobs 0": "--jobs has to be from 1 to 256, not 0.",
    f"match {GAME} --bots ,": "“,” after --bots",
    f"match {GAME} --bots zork": "no bot called “zork”",
    f"match {GAME} --bots random --gamse 3": "Do you mean --games?",
    "replay": "Which record?",
    "replay /no/such/file": "/no/such/file: there is no such file",
    "replay / ": "/: this is a directory",
    "check": "Which directory?",
    "check /no/such/place": "/no/such/place: there is no such file or directory.",
    "check /dev/null": "",
    "bench nothing": f"There is: {GAME}",
    "games too many": "“too many”",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_on_stderr_with_code_2(command: Command, language: str) -> None:
    for line, reason in WRONG.items():
        ran = command(*line.split(), language=language)
        assert ran.code == 2, line
        assert not ran.out, line
        assert len(ran.err.splitlines()) == 1, line
        if language == "en":
            assert reason in ran.err, line


def test_both_languages_differ(command: Command) -> None:
    for line in WRONG:
        german, english = (command(*line.split(), language=one).err for one in ("de", "en"))
        assert german != english


def test_options_of_the_card_are_flags(command: Command) -> None:
    tokens = ["play", "ink", "--edition", "green", "--option", "longest=once"]
    ran = command(*tokens, stdin="q\n")
    assert ran.code == 0
    assert "Lush Green" in ran.out
    assert "every space once" in ran.out


@pytest.mark.parametrize(
    "tokens, reason",
    [
        (["--edition", "purple"], "Allowed: blue, red, green."),
        (["--option", "edition=purple"], "Allowed: blue, red, green."),
        (["--option", "edition=red", "--edition", "green"], "--edition is given twice"),
        (["--editoin", "red"], "Do you mean --edition?"),
    ],
)
@pytest.mark.parametrize("start", [["play", "ink"], ["match", "ink", "--bots", "random"]])
def test_wrong_options(command: Command, start: list[str], tokens: list[str], reason: str) -> None:
    ran = command(*start, *tokens)
    assert ran.code == 2
    assert reason in ran.err
    assert not ran.out


@pytest.mark.parametrize("name", ["", " ", "\x1b[2J", "\udcff", "a\nb"])
def test_a_name_must_be_one(command: Command, name: str) -> None:
    ran = command("play", GAME, "--seat-name", name)
    assert ran.code == 2
    assert "is not a name" in ran.err


@pytest.mark.parametrize("nasty", ["\x1b[2J", "\udcff", "a\nb", "x" * 10_000, ""])
def test_nasty_arguments(command: Command, nasty: str) -> None:
    for tokens in ([nasty], ["play", nasty], ["play", GAME, "--against", nasty + "!"]):
        ran = command(*tokens)
        assert "\x1b" not in ran.out + ran.err
        assert len(ran.err) < 1000
        assert ran.code == 2
