"""A sheet: one player's board, complete in itself, without any game around it."""

from __future__ import annotations

from collections.abc import Iterable

from stellwerk.core.refusal import Refusal, Refused, refuse
from stellwerk.core.rooms import part
from stellwerk.core.score import Score
from stellwerk.games.ink import board, places
from stellwerk.games.ink.editions import ONCE, TRAIL
from stellwerk.games.ink.faces import FACE_INDEX, FORMS
from stellwerk.games.ink.kernel import Grid, Rules
from stellwerk.games.ink.notation import Drawing, read, read_board, write

_RULES = {ONCE: Rules(trail=False), TRAIL: Rules(trail=True)}


def rules_for(longest: str) -> Rules:
    """The kernel's tables with one of the two longest-route rules."""
    try:
        return _RULES[longest]
    except KeyError:
        raise Refused(
            refuse("", "core.option_value", option="longest", value=longest, allowed="once, trail")
        ) from None


class Sheet:
    """One board: draw on it, ask what fits, score it.

    >>> sheet = Sheet()
    >>> sheet.place("01H.H.-")
    >>> sheet.place("11H.R.-")
    >>> print(sheet)
    01H.H.- 11H.R.-
    >>> sheet.score().total
    2
    >>> sheet.place("12.H.H-")
    Traceback (most recent call last):
    stellwerk.core.refusal.Refused: RI-21 ink.not_connected cell='C2'
    """

    def __init__(self, longest: str = ONCE) -> None:
        self.grid = Grid(rules_for(longest))

    @classmethod
    def parse(cls, text: str, longest: str = ONCE) -> Sheet:
        """The board a text describes. It need not be possible: see :meth:`problems`."""
        sheet = cls(longest)
        for drawing in read_board(text):
            sheet.grid.place(drawing.form.number, drawing.cell, drawing.round)
        return sheet

    @classmethod
    def of(cls, grid: Grid) -> Sheet:
        """A sheet of its own with the drawings of a kernel's board."""
        sheet = cls.__new__(cls)
        sheet.grid = grid.copy()
        return sheet

    def copy(self) -> Sheet:
        return Sheet.of(self.grid)

    def drawings(self) -> list[Drawing]:
        """What is drawn, row by row."""
        return drawings(self.grid)

    def text(self) -> str:
        """The board in notation, row by row; :meth:`parse` reads it."""
        return " ".join(map(str, self.drawings()))

    __str__ = text

    def __repr__(self) -> str:
        return f"Sheet.parse({self.text()!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.text() == other.text()

    __hash__ = None  # type: ignore[assignment]  # a sheet changes in place

    def refusal(self, token: str) -> Refusal | None:
        """Why this cannot be drawn now (RI-20 to RI-23); ``None`` if it can."""
        drawing = read(token)
        return refusal(self.grid, drawing.form.number, drawing.cell)

    def place(self, token: str) -> None:
        """Draw a route, or raise ``Refused`` and change nothing."""
        drawing = read(token)
        if reason := refusal(self.grid, drawing.form.number, drawing.cell):
            raise Refused(reason)
        self.grid.place(drawing.form.number, drawing.cell, drawing.round)

    def legal(self, faces: Iterable[str]) -> list[str]:
        """Every way to draw one of these faces now, in notation."""
        moves: list[int] = []
        for face in dict.fromkeys(faces):
            if face not in FACE_INDEX:
                raise Refused(refuse("", "ink.face_unknown", face=face))
            self.grid.placements(FACE_INDEX[face], moves)
        return [write(move >> 6, move & 63) for move in moves]

    def score(self) -> Score:
        """The score sheet, with the places that earn each part."""
        return places.score(self.grid)

    def problems(self) -> list[Refusal]:
        """All that is wrong with the board as a whole: clashing ends, drawings hanging in the air.

        An empty list says that there is an order in which every drawing was legal.
        """
        return problems(self.grid)

    def _repr_svg_(self) -> str:
        svg: str = part("draw", "ink").repr_svg(self)
        return svg


def drawings(grid: Grid) -> list[Drawing]:
    """What a kernel's board holds, row by row."""
    return [
        Drawing(cell, FORMS[grid.form_at(cell)], grid.round_at(cell))
        for cell in board.cells(grid.taken)
    ]


def refusal(grid: Grid, form: int, cell: board.Cell) -> Refusal | None:
    """Why a form cannot be drawn into a cell now; ``None`` if it can."""
    where = board.name(cell)
    if grid.taken >> cell & 1:
        return refuse("RI-20", "ink.space_taken", cell=where)
    if grid.barred(form) >> cell & 1:
        for side, letter in enumerate(FORMS[form].sides):
            if letter == ".":
                continue
            other = 4 * (1 - board.KINDS.index(letter)) + side
            if grid.need_mask(other) >> cell & 1:
                return _clash(cell, side)
    if not grid.connected(form) >> cell & 1:
        return refuse("RI-21", "ink.not_connected", cell=where)
    return None


def problems(grid: Grid) -> list[Refusal]:
    """All that is wrong with a board as a whole."""
    found = [
        _clash(cell, side)
        for cell in board.cells(grid.taken)
        for side in range(4)
        if any(grid.rivals(4 * kind + side) >> cell & 1 for kind in range(grid.rules.kinds))
    ]
    loose = grid.taken & ~grid.anchored()
    return found + [
        refuse("RI-21", "ink.not_connected", cell=board.name(cell)) for cell in board.cells(loose)
    ]


def _clash(cell: board.Cell, side: int) -> Refusal:
    """RI-23 at an exit, RI-22 at a neighbour."""
    at_exit = any(cell == c and side == s for c, s, _ in board.EXITS)
    rule, key = ("RI-23", "ink.exit_mismatch") if at_exit else ("RI-22", "ink.edge_mismatch")
    return refuse(rule, key, cell=board.name(cell), side=board.SIDES[side])
