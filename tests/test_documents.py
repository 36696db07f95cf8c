"""Every block of code and every command in README and docs runs, or at least could.

Sessions of Python are run by ``test_doctests.py``. Commands in blocks are run in a folder of their
own, smaller than they stand there; those of the running text are read as the command line does it.
"""

from __future__ import annotations

import inspect
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import six_wagons
from stellwerk.cli import main
from stellwerk.cli.app import build
from stellwerk.cli.console import Voice
from stellwerk.games import find
from tests.plugins import installed
from tools import links

ROOT: Final = Path(__file__).parent.parent
RECORD: Final = ROOT / "tests" / "games" / "golden" / "ink-blue.json"
BLOCK: Final = re.compile(r"^( *)```(\S*)\n(.*?)^\1``` *$", re.MULTILINE | re.DOTALL)
INDENTED: Final = re.compile(r"^(?![-*]|\d+\.| )[^\n]*\n\n {4}\S", re.MULTILINE)
COMMAND: Final = re.compile(r"`(stellwerk(?: [^`]+)?)`")
# Words in the text that stand for something.
MEANT: Final = {"GAME": "ink", "SPIEL": "ink", "DIR": "kept", "NAME": "Ada", "…": "tables.sqlite3"}
SHOWN: Final = ("text", "nginx")  # to be read, not to be run
# What comes with other programs, which the checks do without.
FOREIGN: Final = ("docker", "ray", "pg_dump", "pg_restore")
# It serves until it is stopped, or other machines do the work: tests of their own do that.
ONLY_READ: Final = ("serve", "--cluster")


class Block(NamedTuple):
    """A block of code in a document."""

    path: Path
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}: {self.text[:40]!r}"


def blocks(*kinds: str) -> Iterator[Block]:
    for path in links.documents():
        for _, kind, text in BLOCK.findall(path.read_text("utf-8")):
            if not kinds or kind in kinds:
                yield Block(path, kind, text)


def lines() -> Iterator[tuple[Block, list[str]]]:
    """Every command of the blocks for the shell, word by word."""
    for block in blocks("sh"):
        for line in block.text.splitlines():
            if words := shlex.split(line, comments=True):
                yield block, words


def test_every_block_says_what_it_is() -> None:
    known = {"sh", "python", "pycon", "toml", "json", *SHOWN}
    for block in blocks():
        assert block.kind in known, str(block)
    for path in links.documents():  # a block without a fence would be seen by nobody
        assert not INDENTED.search(BLOCK.sub("", path.read_text("utf-8"))), path


def test_programs_run_and_data_can_be_read(tmp_path: Path) -> None:
    ran = 0
    for block in blocks("python", "pycon", "toml", "json"):
        if block.kind == "toml":
            tomllib.loads(block.text)
        elif block.kind == "json":
            json.loads(block.text)
        elif ">>> " not in block.text:  # those are sessions
            assert block.kind == "python", str(block)
            command = [sys.executable, "-I", "-"]
            subprocess.run(command, input=block.text, text=True, check=True, cwd=tmp_path)
            ran += 1
    assert ran


def test_commands_of_other_programs_name_what_there_is() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for block, (program, *words) in lines():
        if program == "make":
            assert {word for word in words if "=" not in word} <= targets, str(block)
        elif program == "pip":
            if words == ["install", "."]:
                assert (block.path.parent / "pyproject.toml").exists(), str(block)
                continue
            (package,) = (word for word in words if word.startswith("stellwerk"))
            extras = set(re.findall(r"\w+", package)[1:])
            assert extras <= project["optional-dependencies"].keys(), str(block)
        else:
            assert program in {"stellwerk", "export", "echo", *FOREIGN}, str(block)
    for path in links.documents():
        for target in re.findall(r"`make ([a-z-]+)", path.read_text("utf-8")):
            assert target in targets, path


@pytest.fixture
def example() -> Iterator[None]:
    """The example game, as if it were installed."""
    with installed(six_wagons=six_wagons.plugin):
        yield


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where commands run: with a record, and a database where the server's would be."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANGUAGE", "en")
    for name in ("game.json", "partie.json"):
        shutil.copy(RECORD, tmp_path / name)
    for name in ("var/lib/stellwerk", "backup"):
        (tmp_path / name).mkdir(parents=True)
    database = tmp_path / "var/lib/stellwerk/tables.sqlite3"
    assert main(["migrate", "--database", str(database)]) == 0
    return tmp_path


@pytest.mark.usefixtures("example")
def test_commands_in_blocks_run(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: set[str] = set()
    for block, words in lines():
        typed = ""
        if "|" in words:
            piped = words.index("|")
            assert words[0] == "echo", str(block)
            typed, words = " ".join(words[1:piped]), words[piped + 1 :]
        text = " ".join(words)
        if words[0] != "stellwerk" or text in done or any(one in words for one in ONLY_READ):
            continue
        done.add(text)
        words = [re.sub(r"^/(?=var|backup)", f"{folder}{os.sep}", word) for word in words[1:]]
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        assert main(words) == 0, f"{block}: {text}: {capsys.readouterr().err}"
        capsys.readouterr()
    assert len(done) > 8


@pytest.mark.usefixtures("example")
def test_commands_in_the_text_are_commands() -> None:
    found = [" ".join(words) for _, words in lines() if words[0] == "stellwerk"]
    for path in links.documents():
        found += COMMAND.findall(path.read_text("utf-8"))
    commands = set(build(Voice("en")))
    for text in sorted(set(found)):
        _, *words = shlex.split(text.replace("\\|", "|"))
        words = [re.sub(r"\bGAME\b", "ink", MEANT.get(word, word)) for word in words]
        if len(words) < 2 or "--help" in words:  # what is only named
            assert not words or words[0] in commands, text
            continue
        command, bound, _ = build(Voice("en")).parse_args(
            words, print_error=False, exit_on_error=False, help_on_error=False
        )
        flags = bound.kwargs.keys() - inspect.signature(command).parameters.keys()
        assert not flags or flags <= {option.key for option in find(words[1]).card.options}, text
    assert len(found) > 20


def test_links_lead_somewhere_and_the_check_would_notice(tmp_path: Path) -> None:
    assert [*links.problems(), *links.unmapped()] == []
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "other.md").write_text("# One heading\n", "utf-8")
    (tmp_path / "mkdocs.yml").write_text("nav:\n  - Gone: gone.md\n", "utf-8")
    (tmp_path / "README.md").write_text(
        "[a](docs/other.md#one-heading) [b](docs/other.md#two) `[c](d)` ![e](f.png)\n", "utf-8"
    )
    assert list(links.problems(tmp_path)) == [
        "README.md:1: docs/other.md#two leads to no heading",
        "README.md:1: f.png leads to no file",
    ]
    assert list(links.unmapped(tmp_path)) == [
        "mkdocs.yml: there is no docs/gone.md",
        "mkdocs.yml: docs/other.md stands there 0 times",
    ]
