"""Pictures as they were last looked at and found good.

A changed picture fails here until somebody has looked at it and written it anew:
`STELLWERK_GOLDEN=write python -m pytest tests/draw`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from stellwerk.draw import svg
from stellwerk.draw.ink import ascii, drawing
from stellwerk.draw.ink.board_marks import marks_of
from stellwerk.draw.ink.boards import board, dice, row
from stellwerk.draw.ink.contract import score_picture
from stellwerk.draw.ink.symbols import SYMBOLS
from stellwerk.draw.picture import Picture
from stellwerk.draw.writer import write
from stellwerk.games.ink import Sheet
from stellwerk.games.ink.faces import FACES
from stellwerk.games.ink.goals import GOALS
from tests.draw.golden import kept
from tests.draw.ink.tables import ODD, WILD, drafting, example, meteor_coming, seated, wild
from tools import pictures

GOLDEN = Path(__file__).parent / "golden"


def one(picture: Picture, theme: str = "light") -> str:
    return write(picture, SYMBOLS, theme, "Railroad Ink")


def wild_board(expansion: str) -> str:
    sheet = wild(expansion)
    return one(board(sheet.drawings(), marks=marks_of(sheet.grid)), "both")


FILES: dict[Path, Callable[[], str]] = {
    GOLDEN / "board-light.svg": lambda: one(board(example().drawings())),
    GOLDEN / "board-dark.svg": lambda: one(board(example().drawings()), "dark"),
    GOLDEN / "faces-both.svg": lambda: one(board(Sheet.parse(ODD).drawings()), "both"),
    GOLDEN / "networks-light.svg": lambda: one(
        score_picture(example(), example().score(), "networks")
    ),
    GOLDEN / "errors-dark.svg": lambda: one(
        score_picture(example(), example().score(), "errors"), "dark"
    ),
    GOLDEN / "outlines-light.svg": lambda: one(board([], can=("B1", "D1"), chosen=("F1",))),
    GOLDEN / "dice-light.svg": lambda: one(dice(["HC", "RS", "HT", "OV"], {1})),
    GOLDEN / "table-dark.svg": lambda: svg("ink", seated(), "dark"),
    **{GOLDEN / f"{key}-both.svg": partial(wild_board, key) for key in WILD},
    GOLDEN / "meteor-coming-dark.svg": lambda: svg("ink", meteor_coming().seen(0), "dark"),
    GOLDEN / "draft-light.svg": lambda: svg("ink", drafting().seen(2)),
    GOLDEN / "goals-light.svg": lambda: one(row([f"goal-{goal.code}" for goal in GOALS], "card")),
    GOLDEN / "wild.txt": lambda: "".join(
        ascii.board(wild(key).drawings(), shown=marks_of(wild(key).grid)) for key in WILD
    ),
    GOLDEN / "wild-ascii.txt": lambda: "".join(
        ascii.board(wild(key).drawings(), ascii_only=True) for key in WILD
    ),
    GOLDEN / "draft.txt": lambda: drawing.text(drafting().seen(2)),
    GOLDEN / "board.txt": lambda: ascii.board(example().drawings()),
    GOLDEN / "faces-ascii.txt": lambda: ascii.board(Sheet.parse(ODD).drawings(), ascii_only=True),
    GOLDEN / "table.txt": lambda: drawing.text(seated()),
    pictures.README: pictures.readme,
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_picture_looks_as_it_did(path: Path) -> None:
    now = FILES[path]()
    assert kept(path, now) == now


def test_no_golden_file_is_left_over() -> None:
    assert set(GOLDEN.iterdir()) == {path for path in FILES if path.parent == GOLDEN}


def test_every_face_is_in_a_golden_board() -> None:
    shown = {
        drawing.form.face.key
        for sheet in (example(), Sheet.parse(ODD))
        for drawing in sheet.drawings()
    }
    shown |= {drawing.form.face.key for key in WILD for drawing in wild(key).drawings()}
    assert {face.key for face in FACES} == shown
