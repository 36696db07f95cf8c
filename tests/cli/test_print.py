"""``stellwerk print``: files that are what was asked for, and reasons for those that cannot be."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from tests.cli.conftest import Command

GOLDEN = Path(__file__).parents[1] / "games" / "golden"


def page_count(path: Path) -> int:
    document = pypdfium2.PdfDocument(path.read_bytes())
    count = len(document)
    document.close()
    return count


def test_a_game_is_printed(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "boards.pdf"
    ran = command("print", "ink", "--edition", "green", "--per-page", "4", "-o", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert str(file) in ran.out
    assert page_count(file) == 1
    record = GOLDEN / "ink-draft.json"
    ran = command("print", "ink", "--record", str(record), "--out", str(file), language="de")
    assert ran.code == 0
    assert page_count(file) == 3  # two boards and their scores
    ran = command("print", "ink", "--board", "01H.H.-1", "--paper", "letter", "-o", str(file))
    assert ran.code == 0
    assert page_count(file) == 1


def test_what_cannot_be_printed_is_said(command: Command, tmp_path: Path) -> None:
    file = str(tmp_path / "x.pdf")
    cases = (
        (("ink", "nothing"), "nothing"),
        (("ink", "--paper", "a5"), "a5"),
        (("ink", "--per-page", "3"), "3"),
        (("ink", "--edition", "pink"), "pink"),
        (("ink", "--draft", "yes"), "draft"),
        (("ink", "boards", "--board", "01H.H.-"), "one thing"),
        (("ink", "--board", "99"), "99"),
        (("ink", "--record", str(GOLDEN / "raildice-two.json")), "raildice"),
        (("ink", "--record", str(tmp_path / "missing.json")), "missing"),
        (("maerklin", "--board", "01H.H.-"), "scoring sheet"),
        (("nogame",), "nogame"),
    )
    for tokens, told in cases:
        ran = command("print", *tokens, "-o", file)
        assert ran.code == 2, tokens
        assert told in ran.err, tokens
        assert not Path(file).exists(), tokens
    ran = command("print", "ink", "-o", str(tmp_path / "no" / "folder.pdf"))
    assert ran.code == 2
    assert "folder.pdf" in ran.err


def test_without_the_extra_it_says_what_to_install(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stellwerk.draw.pdf.can_print", lambda: False)
    ran = command("print", "ink", "-o", str(tmp_path / "x.pdf"))
    assert ran.code == 2
    assert "stellwerk[print]" in ran.err
