"""Pictures as pixels: letters are there whatever typefaces a machine has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import resvg_py

import stellwerk.lang
from stellwerk.draw.pixels import png

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">'
    '<text x="5" y="45" font-size="40" font-family="Nothing,sans-serif">{}</text></svg>'
)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the library is asked for."""
    noted: list[dict[str, Any]] = []
    draw = resvg_py.svg_to_bytes

    def watched(**given: Any) -> bytes:
        noted.append(given)
        return bytes(draw(**given))

    monkeypatch.setattr(resvg_py, "svg_to_bytes", watched)
    return noted


def test_letters_are_drawn_without_any_typeface_of_the_system(asked: list[dict[str, Any]]) -> None:
    drawn = {png(SVG.format(text), 200) for text in ("", "A", "Ä", "ß", "−", "€")}
    assert len(drawn) == 6
    assert all(given["skip_system_fonts"] for given in asked)


def test_letters_that_ours_lacks_are_looked_for_in_the_system(asked: list[dict[str, Any]]) -> None:
    for text in ("Анна", "安娜", "Ĕ"):
        png(SVG.format(text), 200)
    assert not any(given["skip_system_fonts"] for given in asked)


def test_nothing_that_our_own_words_say_needs_the_system(asked: list[dict[str, Any]]) -> None:
    letters = set[str]()
    for file in Path(stellwerk.lang.__file__).parent.rglob("*.ftl"):
        letters |= set(file.read_text("utf-8"))
    png(SVG.format("".join(sorted(letters - set("<>&\n")))), 200)
    assert asked[0]["skip_system_fonts"]
