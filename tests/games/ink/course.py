"""The "course encoding" of the recorded placement cases, read into our notation.

Five characters per placement: tile (two characters), row A-G from the top, column 0-6, orientation
0-7: 0 to 3 are quarter turns clockwise, 4 to 7 the same after mirroring left and right.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.games.ink.slow import SIZE, Board, Drawing, placeable
from tests.games.ink.walks import Cell

# Sides N E S W and flag in orientation 0. S tiles are the special routes.
TILES: dict[str, tuple[str, str]] = {
    "A0": ("R..R", "-"),
    "A1": ("R.R.", "-"),
    "A2": ("RRR.", "-"),
    "A3": ("HHH.", "-"),
    "A4": ("H.H.", "-"),
    "A5": ("H..H", "-"),
    "B0": ("H.R.", "-"),
    "B1": ("HR..", "-"),
    "B2": ("HRHR", "o"),
    "S0": ("HHRH", "-"),
    "S1": ("HRRR", "-"),
    "S2": ("HHHH", "-"),
    "S3": ("RRRR", "-"),
    "S4": ("HRRH", "-"),
    "S5": ("HRHR", "-"),
}
# The same tiles by the names of tables 1.3 and 1.4.
FACE_OF_TILE = {
    "A0": "RC",
    "A1": "RS",
    "A2": "RT",
    "A3": "HT",
    "A4": "HS",
    "A5": "HC",
    "B0": "SS",
    "B1": "SC",
    "B2": "OV",
    "S0": "X3",
    "S1": "X4",
    "S2": "X1",
    "S3": "X2",
    "S4": "X5",
    "S5": "X6",
}


class Placement(NamedTuple):
    """One tile in one space."""

    tile: str
    cell: Cell
    drawing: Drawing

    @property
    def is_special(self) -> bool:
        """Whether the tile is a special route, not a die."""
        return self.tile.startswith("S")


def oriented(tile: str, orientation: int) -> Drawing:
    """A tile in one of its eight orientations."""
    sides, flag = TILES[tile]
    if orientation >= 4:
        sides = sides[0] + sides[3] + sides[2] + sides[1]
    for _ in range(orientation % 4):
        sides = sides[3] + sides[:3]
    return Drawing(sides, flag)


def decode(text: str) -> list[Placement]:
    """Read a string of placements, in its order. ValueError if it is malformed."""
    if len(text) % 5:
        raise ValueError(f"not five characters per placement: {text!r}")
    placements = []
    for start in range(0, len(text), 5):
        token = text[start : start + 5]
        tile, row, col, orientation = token[:2], token[2], token[3], token[4]
        if (
            tile not in TILES
            or row not in "ABCDEFG"
            or col not in "0123456"
            or orientation not in "01234567"
        ):
            raise ValueError(f"not a placement: {token!r}")
        cell = "ABCDEFG".index(row), int(col)
        placements.append(Placement(tile, cell, oriented(tile, int(orientation))))
    return placements


def board_of(placements: list[Placement]) -> Board:
    """The placements as a board. ValueError if two of them share a space."""
    board = {placement.cell: placement.drawing for placement in placements}
    if len(board) < len(placements):
        raise ValueError("two placements in one space")
    return board


def dice_of(text: str) -> list[str]:
    """The tiles of a roll, two characters each."""
    return [text[start : start + 2] for start in range(0, len(text), 2)]


def is_drawable(board: Board, tile: str) -> bool:
    """Whether a tile can be drawn legally anywhere in any orientation (RI-27)."""
    forms = {oriented(tile, orientation) for orientation in range(8)}
    return any(
        placeable(board, (row, col), form.sides, form.flag) is None
        for row in range(SIZE)
        for col in range(SIZE)
        for form in forms
    )
