"""The example game, installed as a package: found, played in the terminal and in matches."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import stellwerk as package
from tests.examples.package import EXAMPLES, KEY, environment, python, stellwerk

SOURCE = Path(package.__file__).parent
NO_TEXT = (".so", ".pyc", ".png", ".ttf", ".woff2", ".c", ".ico")


def test_no_file_of_the_project_names_it() -> None:
    for path in SOURCE.rglob("*"):
        if path.is_file() and path.suffix not in NO_TEXT:
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"six.?wagons|sechs.?wagen", text, re.IGNORECASE), path


def test_it_is_a_game_among_the_others(installed: Path) -> None:
    ran = stellwerk("games", env=environment(installed))
    assert ran.returncode == 0
    assert re.search(rf"^{KEY}\b.*Six Wagons", ran.stdout, re.MULTILINE), ran.stdout
    assert not ran.stderr


@pytest.mark.parametrize("language, total", [("de", "Summe"), ("en", "total")])
def test_a_whole_game_in_the_terminal(installed: Path, language: str, total: str) -> None:
    typed = "w take6\nl\n1\nu\n1\n1\ns\nend\n" + "1\n1\n" * 10
    arguments = ("play", KEY, "--against", "collector", "--seed", "x")
    ran = stellwerk(*arguments, env=environment(installed, language=language), stdin=typed)
    assert ran.returncode == 0, ran.stderr
    assert not ran.stderr
    assert re.search(rf"^{total} ", ran.stdout, re.MULTILINE), ran.stdout
    assert f"{KEY}." not in ran.stdout  # every key has words
    assert {"de": "Wagen 1 nehmen", "en": "take wagon 1"}[language] in ran.stdout


def test_a_match(installed: Path, tmp_path: Path) -> None:
    env = environment(installed)
    arguments = ("match", KEY, "--bots", "collector,random", "--games", "40", "--seed", "1")
    ran = stellwerk(*arguments, "--jobs", "2", "--json", "--record", str(tmp_path), env=env)
    assert ran.returncode == 0, ran.stderr
    collector, random = json.loads(ran.stdout)["bots"]
    assert collector["mean"] > random["mean"]
    checked = stellwerk("check", str(tmp_path), env=env)
    assert checked.returncode == 0, checked.stderr


def test_the_study_runs(installed: Path) -> None:
    ran = python(str(EXAMPLES / "study.py"), env=environment(installed))
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count("collector") == ran.stdout.count("random") == 3


def test_a_record_of_a_game_that_is_not_installed_says_so(installed: Path, tmp_path: Path) -> None:
    arguments = ("match", KEY, "--bots", "random", "--games", "1", "--record", str(tmp_path))
    assert stellwerk(*arguments, env=environment(installed)).returncode == 0
    (record,) = tmp_path.glob("*.json")
    for command in (("replay", str(record)), ("check", str(tmp_path))):
        ran = stellwerk(*command, env=environment())
        assert ran.returncode == 2
        assert f"No game called “{KEY}” is installed" in ran.stderr
        assert "Traceback" not in ran.stderr


def test_a_package_that_cannot_be_loaded_is_named_and_the_rest_goes_on(
    installed: Path, tmp_path: Path
) -> None:
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[stellwerk.games]\nbroken = no_such_module:plugin\n")
    ran = stellwerk("games", env=environment(tmp_path, installed))
    assert ran.returncode == 0
    assert KEY in ran.stdout
    (line,) = ran.stderr.splitlines()
    assert line.startswith("the game broken (no_such_module:plugin) is left out: ")
