"""Pictures as they were last looked at and found good.

A changed picture fails here until somebody has looked at it and written it anew:
`STELLWERK_GOLDEN=write python -m pytest tests/draw`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from stellwerk.draw import svg
from stellwerk.draw.maerklin.ascii import text
from stellwerk.draw.maerklin.rules_figures import figures
from stellwerk.draw.maerklin.symbols import SYMBOLS
from stellwerk.draw.writer import write
from tests.draw.golden import kept
from tests.draw.maerklin.tables import TABLE, over, shown

GOLDEN = Path(__file__).parent / "golden"

FILES: dict[Path, Callable[[], str]] = {
    GOLDEN / "table-light.svg": lambda: svg("maerklin", shown(TABLE), "light"),
    GOLDEN / "journey-dark.svg": lambda: write(figures()["journey"], SYMBOLS, "dark"),
    GOLDEN / "tickets-both.svg": lambda: write(figures()["tickets"], SYMBOLS, "both"),
    GOLDEN / "table.txt": lambda: text(TABLE),
    GOLDEN / "over-ascii.txt": lambda: text(over(), ascii_only=True),
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_picture_looks_as_it_did(path: Path) -> None:
    now = FILES[path]()
    assert kept(path, now) == now


def test_no_golden_file_is_left_over() -> None:
    assert set(GOLDEN.iterdir()) == set(FILES)
