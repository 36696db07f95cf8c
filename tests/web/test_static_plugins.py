"""The files of installed games: served from their own folders only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import six_wagons
from stellwerk.core.registry import Plugin
from stellwerk.web import static_files
from tests.plugins import installed


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """What a game brings for its page, with some things that are nobody's business around it."""
    own = tmp_path / "pages"
    (own / "deep").mkdir(parents=True)
    (own / "board.js").write_text("export class Hand {}")
    (own / "board.css").write_text(".x { color: red }")
    (own / "deep" / "more.js").write_text("export const x = 1;")
    (own / "secret.py").write_text("PASSWORD = 1")
    (tmp_path / "outside.js").write_text("// not for you")
    (own / "link.js").symlink_to(tmp_path / "outside.js")
    (own / "up").symlink_to(tmp_path)
    with installed(six_wagons=Plugin(six_wagons.game, static=own)):
        static_files.forget()
        yield own
    static_files.forget()


def test_only_files_of_pages_inside_the_folder_are_served(folder: Path) -> None:
    found = {path for path in static_files.files() if path.startswith("boards/six_wagons")}
    assert found == {
        f"boards/six_wagons/{name}" for name in ("board.js", "board.css", "deep/more.js")
    }
    assert static_files.files()["boards/six_wagons/board.js"].media_type == "text/javascript"


def test_its_script_and_style_are_those_of_its_page(folder: Path) -> None:
    assert static_files.hand("six_wagons") == "boards/six_wagons/board.js"
    assert static_files.style("six_wagons") == "boards/six_wagons/board.css"


def test_they_are_part_of_the_hash(folder: Path) -> None:
    before = static_files.version()
    (folder / "board.css").write_text(".x { color: blue }")
    static_files.forget()
    assert static_files.version() != before


def test_a_game_without_files_is_played_by_the_default_hand() -> None:
    with installed(six_wagons=six_wagons.plugin):
        static_files.forget()
        assert static_files.hand("six_wagons") == static_files.DEFAULT_HAND
        assert static_files.style("six_wagons") is None
        assert static_files.DEFAULT_HAND in static_files.files()
