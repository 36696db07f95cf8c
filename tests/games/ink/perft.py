"""Positions whose moves are counted: `python -m tests.games.ink.perft` writes their golden file.

The numbers come from the slow rules (`turns.perft`), never from the engine.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tests.games.ink import boards, slow, turns

GOLDEN = Path(__file__).with_name("golden") / "perft.txt"
DEPTHS = 3
HEAD = """\
# How many sequences of one, two and three moves there are from some positions: drawings, `end`, and
# the faces of the next roll after it. Counted by the slow rules of the tests, not by the engine:
#     python -m tests.games.ink.perft
"""


class Case(NamedTuple):
    """A position before a drawing, or before the rest of a roll."""

    name: str
    edition: str
    round: int
    dice: tuple[str, ...]
    board: str

    def position(self) -> turns.Position:
        """The position for the slow rules."""
        board = slow.parse(self.board)
        used = {turns.FACE_OF[drawing.sides, drawing.flag] for drawing in board.values()}
        specials = tuple(sorted(used & set(boards.SPECIALS)))
        return turns.Position(self.edition, board, self.round, self.dice, self.dice, specials)


THREE_SPECIALS = f"{boards.WE_1_AFTER_6} 45HRRH-6"

CASES = (
    Case("first roll", "blue", 1, (), ""),
    Case("first roll green", "green", 1, ("HT", "RS"), ""),
    Case("first round", "blue", 1, ("HS", "HS", "RS", "OV"), ""),
    Case("first round green", "green", 1, ("HS", "RS", "HD", "R2"), ""),
    Case("two specials used", "red", 5, ("HC", "RC", "RT", "SC"), boards.WE_1_AFTER_6),
    Case("three specials used", "red", 7, ("HC", "RC", "RT", "SC"), THREE_SPECIALS),
    Case("last round", "blue", 7, ("RS", "HS", "RC", "OV"), boards.WE_1_AFTER_6),
    Case("full board", "blue", 7, ("HS", "RC", "HT", "SS"), boards.WE_3),
    Case("full board green", "green", 6, ("HS", "RC", "TH", "H2"), boards.WE_3),
)


def counts(case: Case) -> list[int]:
    """The numbers by the slow rules."""
    return [turns.perft(case.position(), depth) for depth in range(1, DEPTHS + 1)]


def line(case: Case, numbers: list[int]) -> str:
    """One line of the golden file."""
    return f"{case.name}: {' '.join(map(str, numbers))}"


def golden() -> dict[str, list[int]]:
    """The numbers of the golden file, case by case."""
    lines = GOLDEN.read_text("utf-8").splitlines()
    pairs = (text.split(": ") for text in lines if not text.startswith("#"))
    return {name: [int(number) for number in numbers.split()] for name, numbers in pairs}


def main() -> None:
    GOLDEN.parent.mkdir(exist_ok=True)
    text = HEAD
    for case in CASES:
        text += line(case, counts(case)) + "\n"
        print(text.splitlines()[-1], flush=True)
    GOLDEN.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
