"""Pieces put on pages: sizes of paper, margins that no printer cuts off, how many fit."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from stellwerk.core.refusal import Invalid, refuse
from stellwerk.draw.picture import Picture, Symbols
from stellwerk.draw.press import Press
from stellwerk.draw.printouts import Piece

POINT: Final = 72 / 25.4  # points in a millimetre
# Upright, in millimetres.
PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "a3": (297.0, 420.0)}
MARGIN: Final = 10.0  # millimetres that printers may leave white; nothing stands there
_BETWEEN: Final = 7.0  # millimetres between two pieces that are not cut apart along one line
_MARK: Final = 4.0  # millimetres of a line to cut along, outside the pieces


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its size in millimetres, and what stands on it in points."""

    width: float
    height: float
    picture: Picture
    symbols: Symbols

    @property
    def landscape(self) -> bool:
        return self.width > self.height


@dataclass(frozen=True, slots=True)
class _Grid:
    """Places on a page: columns and rows, and how large a piece gets."""

    width: float  # of the page
    height: float
    columns: int
    rows: int
    scale: float

    @property
    def count(self) -> int:
        return self.columns * self.rows


def size_of(paper: str) -> tuple[float, float]:
    """The size of a paper, upright; refuses an unknown one."""
    if paper not in PAPERS:
        raise Invalid(refuse("", "core.print_paper", paper=paper, known=", ".join(PAPERS)))
    return PAPERS[paper]


def pages(pieces: Sequence[Piece], paper: str, per_page: int = 1) -> list[Page]:
    """The pieces on as many pages as they need, upright or across, as they get larger.

    Pieces of a size of their own are laid edge to edge, with marks to cut them apart; one of
    several sheets is spread over them; the others, ``per_page`` on each, get as large as they can.
    """
    short, long = size_of(paper)
    sheets = ((short, long), (long, short))
    found: list[Page] = []
    for group in _alike(pieces):
        first = group[0]
        broad, high = first.picture.width, first.picture.height
        if first.sheets > 1:
            found += (page for piece in group for page in _spread(piece, sheets))
            continue
        if first.width:
            scale = first.width * POINT / broad
            grid = max((_cut(w, h, broad, high, scale) for w, h in sheets), key=_most)
        else:
            grids = (_grown(w, h, broad, high, n) for w, h in sheets for n in _splits(per_page))
            grid = max(grids, key=_largest)
        for start in range(0, len(group), grid.count):
            found.append(_page(group[start : start + grid.count], grid))
    return found


def _alike(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    """Runs of pieces of one size."""
    run: list[Piece] = []
    for piece in pieces:
        if run and _size(piece) != _size(run[0]):
            yield run
            run = []
        run.append(piece)
    if run:
        yield run


def _size(piece: Piece) -> tuple[float, ...]:
    return piece.width, piece.sheets, piece.picture.width, piece.picture.height


def _splits(count: int) -> Iterator[tuple[int, int]]:
    for columns in range(1, count + 1):
        if count % columns == 0:
            yield columns, count // columns


def _grown(w: float, h: float, broad: float, high: float, split: tuple[int, int]) -> _Grid:
    columns, rows = split
    wide = (w - 2 * MARGIN - (columns - 1) * _BETWEEN) / columns * POINT
    tall = (h - 2 * MARGIN - (rows - 1) * _BETWEEN) / rows * POINT
    return _Grid(w, h, columns, rows, min(wide / broad, tall / high))


def _cut(w: float, h: float, broad: float, high: float, scale: float) -> _Grid:
    room = POINT * (w - 2 * MARGIN - 2 * _MARK), POINT * (h - 2 * MARGIN - 2 * _MARK)
    # A piece that is too large for the paper is made to fit.
    scale = min(scale, room[0] / broad, room[1] / high)
    columns, rows = (
        max(1, math.floor(space / (scale * side) + 1e-6))
        for space, side in zip(room, (broad, high), strict=True)
    )
    return _Grid(w, h, columns, rows, scale)


def _most(grid: _Grid) -> tuple[float, int]:
    return grid.scale, grid.count


def _largest(grid: _Grid) -> float:
    return grid.scale


def _page(pieces: Sequence[Piece], grid: _Grid) -> Page:
    press = Press({})
    first = pieces[0].picture
    broad, high = grid.scale * first.width, grid.scale * first.height
    cut = bool(pieces[0].width)
    between = 0.0 if cut else _BETWEEN * POINT
    rows = math.ceil(len(pieces) / grid.columns)
    left = (grid.width * POINT - grid.columns * broad - (grid.columns - 1) * between) / 2
    top = (MARGIN + _MARK if cut else MARGIN) * POINT
    for place, piece in enumerate(pieces):
        row, column = divmod(place, grid.columns)
        press.place(
            piece, left + column * (broad + between), top + row * (high + between), grid.scale
        )
    if cut:
        columns = min(len(pieces), grid.columns)
        _marks(press, left, top, broad, high, columns, rows)
    set_ = press.piece(grid.width * POINT, grid.height * POINT, first.title)
    return Page(grid.width, grid.height, set_.picture, set_.symbols)


def _spread(piece: Piece, sheets: Sequence[tuple[float, float]]) -> Iterator[Page]:
    """A piece in equal parts, each on a sheet with marks to cut it out, row by row."""
    broad, high = piece.picture.width, piece.picture.height

    def grid(w: float, h: float, columns: int, rows: int) -> _Grid:
        room = POINT * (w - 2 * MARGIN - 2 * _MARK), POINT * (h - 2 * MARGIN - 2 * _MARK)
        scale = min(columns * room[0] / broad, rows * room[1] / high)
        return _Grid(w, h, columns, rows, scale)

    best = max(
        (grid(w, h, *split) for w, h in sheets for split in _splits(piece.sheets)), key=_largest
    )
    wide, tall = best.scale * broad / best.columns, best.scale * high / best.rows
    w, h = best.width * POINT, best.height * POINT
    left, top = (w - wide) / 2, (h - tall) / 2
    for place in range(best.count):
        row, column = divmod(place, best.columns)
        press = Press({})
        press.place(piece, left - column * wide, top - row * tall, best.scale)
        for x, y, width, height in (
            (0, 0, w, top),
            (0, top + tall, w, h - top - tall),
            (0, 0, left, h),
            (left + wide, 0, w - left - wide, h),
        ):
            press.box(x, y, width, height, "blank", 0)
        _marks(press, left, top, wide, tall, 1, 1)
        where = f"{'ABCDEFGH'[column]}{row + 1}"  # as on a map: columns by letter, rows by number
        press.text(w / 2, top + tall + _MARK * POINT / 2, where, 7, "middle")
        set_ = press.piece(w, h, piece.picture.title)
        yield Page(best.width, best.height, set_.picture, set_.symbols)


def _marks(
    press: Press, left: float, top: float, broad: float, high: float, columns: int, rows: int
) -> None:
    """Short lines outside the pieces, where to cut."""
    long = _MARK * POINT
    for column in range(columns + 1):
        x = left + column * broad
        press.line(x, top - long, 0, 0.75 * long, "cut")
        press.line(x, top + rows * high + 0.25 * long, 0, 0.75 * long, "cut")
    for row in range(rows + 1):
        y = top + row * high
        press.line(left - long, y, 0.75 * long, 0, "cut")
        press.line(left + columns * broad + 0.25 * long, y, 0.75 * long, 0, "cut")
