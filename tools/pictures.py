"""Draws the picture of the README: a whole game, and how its score comes about.

`python tools/pictures.py` writes docs/pictures/board.svg; a test says when it has to be run.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stellwerk.core import Score, Words
from stellwerk.draw.ink.boards import board, glance
from stellwerk.draw.ink.symbols import BOARD, SYMBOLS
from stellwerk.draw.picture import Item, Picture, moved
from stellwerk.draw.writer import write
from stellwerk.games.ink import Sheet
from stellwerk.lang import say

ROOT: Final = Path(__file__).resolve().parent.parent
README: Final = ROOT / "docs" / "pictures" / "board.svg"

# WE-1 of docs/rules/railroad-ink.md.
EXAMPLE: Final = (
    "01H.H.-6 03R.R.-7 04HRHRo7 10.R.R-3 11HRHRo3 12.R.R-4 13RRHR-4 14H..R-6 21H.H.-2 23HH..-5 "
    "24.H.H-7 25..HH-6 30.H.H-2 31HH.H-2 32..HH-3 35HHH.-6 36.H.H-4 42H.H.-3 43.HR.-4 44HHHH-5 "
    "45HRRH-7 50.R.R-1 51.RRR-1 52H..R-2 53R.R.-4 55RR..-7 56.R.R-5 61R.H.-1 63RRR.-1 64.R.R-5 "
    "65..HR-5"
)
MARGIN: Final = 24.0
SMALL: Final = 156.0  # a board that shows one part
STEP_X: Final = 258.0
STEP_Y: Final = (BOARD - SMALL) / 2


def readme() -> str:
    """The board large; beside it, one by one, the parts of its score and their sum."""
    sheet = Sheet.parse(EXAMPLE)
    score = sheet.score()
    items = moved(board(sheet.drawings()).items, MARGIN, MARGIN)
    items += _parts(sheet, score)
    width = MARGIN + BOARD + 36 + 2 * STEP_X + 8
    picture = Picture(width, BOARD + 2 * MARGIN, tuple(items), Words("ink.name"), "ground")
    return write(picture, SYMBOLS, "both", say(picture.title, "en"))


def _parts(sheet: Sheet, score: Score) -> Iterator[Item]:
    for place in range(len(score.parts) + 1):
        row, column = divmod(place, 2)
        x, y = MARGIN + BOARD + 36 + column * STEP_X, MARGIN + row * STEP_Y
        if place == len(score.parts):
            yield Item("", x, y + SMALL / 2, classes=("total",), text=str(score.total))
            return
        part = score.parts[place]
        shown = glance(sheet.drawings(), highlight=score, part=part.key)
        yield from moved(shown.items, x, y, SMALL / BOARD)
        points = str(part.points).replace("-", "\N{MINUS SIGN}")
        x += SMALL + 12
        yield Item("", x, y + SMALL / 2 - 10, classes=("points",), text=points)
        caption = say(shown.title, "en").replace("longest ", "")
        yield Item("", x, y + SMALL / 2 + 16, classes=("caption",), text=caption)


def main() -> None:
    README.parent.mkdir(parents=True, exist_ok=True)
    README.write_text(readme(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
