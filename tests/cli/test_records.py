"""Replaying and checking records, sound ones and others."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stellwerk.arena import run_match
from stellwerk.core.chance import seed_from
from stellwerk.lang import LANGUAGES
from tests.cli.conftest import Command

Data = dict[str, Any]  # a record as JSON has it, to be spoilt


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a record of a whole game."""
    folder = tmp_path_factory.mktemp("records")
    run_match("ink", ["random", "random"], 1, seed_from("7"), record_dir=folder)
    (path,) = folder.iterdir()
    return path.read_text(encoding="utf-8")


@pytest.fixture
def file(sound: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(sound, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_record(command: Command, file: Path, language: str) -> None:
    ran = command("replay", str(file), language=language)
    assert ran.code == 0
    assert not ran.err
    record = json.loads(file.read_text())
    assert f"{len(record['entries'])} " in ran.lines[0]
    for part in ("networks", "highway", "railway", "centre", "errors"):
        points = [str(sheet[part]) for sheet in record["scores"]]
        assert any(line.split()[-2:] == points for line in ran.lines)


def test_the_end_is_drawn(command: Command, file: Path, tmp_path: Path) -> None:
    svg = tmp_path / "end.svg"
    ran = command("replay", str(file), "--svg", str(svg))
    assert ran.code == 0
    assert str(svg) in ran.lines[-1]
    assert svg.read_text(encoding="utf-8").lstrip().startswith("<svg")
    ran = command("replay", str(file), "--svg", str(tmp_path / "no" / "end.svg"))
    assert ran.code == 2
    assert "end.svg: there is no such file" in ran.err


def test_a_record_of_a_running_game(command: Command, file: Path) -> None:
    data = json.loads(file.read_text())
    data["entries"] = data["entries"][:9]
    del data["places"], data["scores"]
    file.write_text(json.dumps(data))
    ran = command("replay", str(file))
    assert ran.code == 0
    assert "not over" in ran.lines[-1]


def _with(change: Callable[[Data], object]) -> Callable[[str], str]:
    def spoil(text: str) -> str:
        data = json.loads(text)
        change(data)
        return json.dumps(data)

    return spoil


def _swap_move(data: Data) -> None:
    """One changed move: the first drawing is another one."""
    place = next(i for i, entry in enumerate(data["entries"]) if entry.startswith("0 "))
    data["entries"][place] = "0 33HHHH-"


def _other_die(data: Data) -> None:
    """Another face that this die has as well."""
    data["entries"][0] = "* HS" if data["entries"][0] != "* HS" else "* RS"


# What is done to a sound record, and what must be said of it.
SPOILT: dict[str, tuple[Callable[[str], str], list[str]]] = {
    "a changed move": (_with(_swap_move), ["Entry 5 ", "“0 33HHHH-”", "(RI-21)"]),
    "a newer version": (
        _with(lambda d: d.update(rules={"base": 99})),
        ["version 99", "“base”", "newest known here is 1"],
    ),
    "an unknown part": (_with(lambda d: d["rules"].update(sand=1)), ["“sand”", "not known"]),
    "a newer version of format 1": (
        _with(lambda d: d.update(stellwerk=1, rules=99)),
        ["version 99", "known here is 2"],
    ),
    "one number in format 2": (_with(lambda d: d.update(rules=2)), ["“rules”", "“base”"]),
    "cut off": (lambda text: text[: len(text) // 2], ["line ", "column "]),
    "other dice": (_with(_other_die), ["Entry 1 ", "seed gives"]),
    "a move missing": (_with(lambda d: d["entries"].pop(0)), ["Entry "]),
    "the end missing": (_with(lambda d: d["entries"].pop()), ["not over"]),
    "a move too many": (_with(lambda d: d["entries"].append("0 end")), ["(RI-16)"]),
    "an unreadable entry": (_with(lambda d: d["entries"].insert(0, "x")), ["“x”"]),
    "an unreadable move": (_with(lambda d: d["entries"].insert(0, "* ZZ")), ["Entry 1 ", "“ZZ”"]),
    "another score": (
        _with(lambda d: d["scores"][1].update(highway=99)),
        ["seat 2", "99", "“highway”"],
    ),
    "other places": (_with(lambda d: d.update(places=[2, 2])), ["places 2 2"]),
    "too few places": (_with(lambda d: d.update(places=[1])), ["“places”"]),
    "another game": (_with(lambda d: d.update(game="zork")), ["“zork”", "ink"]),
    "an unknown option": (_with(lambda d: d["options"].update(zork=1)), ["“zork”"]),
    "a wrong option": (_with(lambda d: d["options"].update(edition="pink")), ["“pink”"]),
    "a field missing": (_with(lambda d: d.pop("entries")), ["no field “entries”"]),
    "a field of another kind": (_with(lambda d: d.update(seats=3)), ["“seats”", "list of texts"]),
    "another format": (_with(lambda d: d.update(stellwerk=3)), ["“stellwerk”", "1 or 2"]),
    "a broken seed": (_with(lambda d: d.update(seed="xyz")), ["“seed”", "hexadecimal"]),
    "no seats": (_with(lambda d: d.update(seats=[], scores=[], places=[])), ["not for 0"]),
    "no object": (lambda text: "[]", ["The record is not an object"]),
    "a number": (lambda text: "17", ["The record is not an object"]),
    "nothing": (lambda text: "", ["line 1, column 1"]),
    "too deep": (lambda text: "[" * 100_000, ["line 1, column 1"]),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_record_is_refused(
    command: Command, file: Path, sound: str, name: str, language: str
) -> None:
    spoil, pieces = SPOILT[name]
    file.write_text(spoil(sound), encoding="utf-8")
    for tokens in (["replay", str(file)], ["check", str(file.parent)]):
        ran = command(*tokens, language=language)
        assert ran.code == 2
        assert ran.err.startswith(f"{file}: ")
        assert len(ran.err.splitlines()) == 1
        if language == "en":
            assert all(piece in ran.err for piece in pieces), ran.err
    assert not command("replay", str(file)).out


@pytest.mark.parametrize(
    "data, place",
    [
        ("é".encode("latin-1"), "line 1, column 1"),
        (b"{\n \xff", "line 2, column 2"),
        ("{}".encode("utf-16"), "line 1, column 1"),
    ],
)
def test_a_record_in_another_encoding(
    command: Command, file: Path, data: bytes, place: str
) -> None:
    file.write_bytes(data)
    ran = command("replay", str(file))
    assert ran.code == 2
    assert ran.err.startswith(f"{file}")
    assert place in ran.err
    assert "UTF-8" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_names_each_that_changed(
    command: Command, file: Path, sound: str, language: str
) -> None:
    folder = file.parent / "deep" / "er"
    folder.mkdir(parents=True)
    (folder / "good.json").write_text(sound)
    (folder / "bad.json").write_text(SPOILT["another score"][0](sound))
    (folder / "worse.json").write_text("")
    (folder / "no-record.txt").write_text("")
    (folder / "gone.json").symlink_to("nowhere")
    ran = command("check", str(file.parent), language=language)
    assert ran.code == 2
    named = [line.partition(": ")[0] for line in ran.err.splitlines()]
    assert named == [str(folder / f"{name}.json") for name in ("bad", "gone", "worse")]
    assert len(ran.lines) == 1
    assert {"2", "3"} == set(filter(str.isdecimal, ran.lines[0].split()))


def test_check_of_nothing(command: Command, tmp_path: Path) -> None:
    ran = command("check", str(tmp_path))
    assert ran.code == 2
    assert "no records" in ran.err
