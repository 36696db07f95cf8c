"""Pictures as they were last looked at and found good.

A changed picture fails here until somebody has looked at it and written it anew:
`STELLWERK_GOLDEN=write python -m pytest tests/draw`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from stellwerk.draw import svg
from stellwerk.draw.raildice import drawing
from stellwerk.draw.raildice.example import example_seen
from stellwerk.draw.writer import write
from tests.draw.golden import kept

GOLDEN = Path(__file__).parent / "golden"


def figure(name: str, theme: str) -> str:
    return write(drawing.figures()[name], drawing.symbols, theme, "Railroad Dice")


FILES: dict[Path, Callable[[], str]] = {
    GOLDEN / "table-light.svg": lambda: svg("raildice", example_seen()),
    GOLDEN / "table-dark.svg": lambda: svg("raildice", example_seen(), "dark"),
    GOLDEN / "passengers-light.svg": lambda: figure("passengers", "light"),
    GOLDEN / "land-both.svg": lambda: figure("land", "both"),
    GOLDEN / "table.txt": lambda: drawing.text(example_seen()),
    GOLDEN / "table-ascii.txt": lambda: drawing.text(example_seen(), ascii_only=True),
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_picture_looks_as_it_did(path: Path) -> None:
    now = FILES[path]()
    assert kept(path, now) == now


def test_no_golden_file_is_left_over() -> None:
    assert set(GOLDEN.iterdir()) == set(FILES)
