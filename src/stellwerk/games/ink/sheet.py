"""A sheet: one player's board, complete in itself, without any game around it."""

from __future__ import annotations

from collections.abc import Iterable

from stellwerk.core import notebook
from stellwerk.core.refusal import Invalid, Refusal, Refused, refuse
from stellwerk.core.score import Score
from stellwerk.games.ink import board, places
from stellwerk.games.ink.faces import FACE_INDEX, FORMS
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import ERASED_BY_TOKEN, Drawing, read, read_board, write
from stellwerk.games.ink.problems import clash, count_erased, erased, foreign, problems
from stellwerk.games.ink.rule_options import Ruling
from stellwerk.games.ink.rule_tables import rules_for


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

    An expansion, an edition's longest-route rule and its buildings are a matter of the ruling:

    >>> lakes = Sheet(Ruling(expansion="lake"))
    >>> for token in ("23..L.-", "32.L..-", "34...L-"):
    ...     lakes.place(token)
    >>> print(lakes)  # with the third, the space between them is flooded
    23..L.- 32.L..- 33LLLL- 34...L-
    """

    def __init__(self, ruling: Ruling | None = None) -> None:
        self.grid = Grid(rules_for(ruling or Ruling()))
        self.grid.begin()

    @classmethod
    def parse(cls, text: str, ruling: Ruling | None = None) -> Sheet:
        """The board a text describes. It need not be possible: see :meth:`problems`.

        Refuses drawings of an expansion that is not in play (RI-110), and villages that nothing
        can have erased (RI-81).
        """
        sheet = cls.__new__(cls)
        sheet.grid = Grid(rules_for(ruling or Ruling()))
        tokens = text.split()
        marks = [token for token in tokens if token in ERASED_BY_TOKEN]
        drawn = " ".join(token for token in tokens if token not in ERASED_BY_TOKEN)
        for drawing in read_board(drawn):
            if reason := foreign(sheet.grid.rules, drawing.form):
                raise Refused(reason)
            sheet.grid.put(drawing.form.number, drawing.cell, drawing.round)
        if marks:
            _mark_erased(sheet.grid, marks)
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
        """The board in notation, row by row, then what was erased; :meth:`parse` reads it."""
        text, erased = board_text(self.grid), erased_villages(self.grid)
        return f"{text} v{erased}".lstrip() if erased else text

    __str__ = text

    def __repr__(self) -> str:
        return f"Sheet.parse({self.text()!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.text() == other.text()

    __hash__ = None  # type: ignore[assignment]  # a sheet changes in place

    def refusal(self, token: str) -> Refusal | None:
        """Why this cannot be drawn now (RI-20 to RI-23, RI-114); ``None`` if it can."""
        drawing = read(token)
        return foreign(self.grid.rules, drawing.form) or refusal(
            self.grid, drawing.form.number, drawing.cell
        )

    def place(self, token: str) -> None:
        """Draw a route, or raise ``Refused`` and change nothing."""
        if reason := self.refusal(token):
            raise Refused(reason)
        drawing = read(token)
        self.grid.place(drawing.form.number, drawing.cell, drawing.round)

    def legal(self, faces: Iterable[str]) -> list[str]:
        """Every way to draw one of these faces now, in notation."""
        moves: list[int] = []
        for face in dict.fromkeys(faces):
            if face not in FACE_INDEX:
                raise Invalid(refuse("", "ink.face_unknown", face=face))
            self.grid.placements(FACE_INDEX[face], moves)
        return [write(move >> 6, move & 63) for move in moves]

    def score(self) -> Score:
        """The score sheet, with the places that earn each part."""
        return places.score(self.grid.copy())  # what is drawn later must not change it

    def problems(self) -> list[Refusal]:
        """All that is wrong with the board as a whole: clashing ends, drawings hanging in the air.

        An empty list says that there is an order in which every drawing was legal.
        """
        return problems(self.grid)

    def _repr_svg_(self) -> str | None:
        return notebook.svg(self)


def drawings(grid: Grid) -> list[Drawing]:
    """What a kernel's board holds, row by row."""
    return [
        Drawing(cell, FORMS[grid.form_at(cell)], grid.round_at(cell))
        for cell in board.cells(grid.taken)
    ]


def board_text(grid: Grid) -> str:
    """What a kernel's board holds in notation."""
    form, number = grid.form_at, grid.round_at
    return " ".join([write(form(cell), cell, number(cell)) for cell in board.cells(grid.taken)])


def erased_villages(grid: Grid) -> int:
    """RI-81: the marked boxes of the village track of which the board shows nothing any more."""
    shown = (grid.rules.villages & grid.stations).bit_count()
    return max(0, min(grid.villages, grid.rules.village_boxes) - shown)


def _mark_erased(grid: Grid, marks: list[str]) -> None:
    if reason := erased(grid.rules, marks[0]):
        raise Refused(reason)
    if len(marks) > 1:
        raise Invalid(refuse("RI-81", "ink.erased_twice", token=marks[1]))
    count_erased(grid, marks[0])


def refusal(grid: Grid, form: int, cell: board.Cell) -> Refusal | None:
    """Why a form cannot be drawn into a cell now; ``None`` if it can."""
    where = board.name(cell)
    if (grid.taken ^ grid.craters) >> cell & 1:
        return refuse("RI-20", "ink.space_taken", cell=where)
    if grid.barred(form) >> cell & 1:
        for side, letter in enumerate(FORMS[form].sides):
            if letter != "." and reached_rival(grid, letter, side) >> cell & 1:
                return clash(grid, cell, side, letter)
    if not grid.connected(form) >> cell & 1:
        rule, key = _LOOSE[FORMS[form].face.connects]
        return refuse(rule, key, cell=where)
    return None


# Why a drawing hangs in the air, by how it ought to be connected.
_LOOSE = {
    "ends": ("RI-21", "ink.not_connected"),
    "free": ("RI-21", "ink.not_connected"),  # only if a forest's routes must connect (OP-16)
    "lava": ("RI-159", "ink.not_at_lava"),
    "corners": ("RI-181", "ink.trail_not_connected"),
    "away": ("RI-161", "ink.volcano_at_lava"),
    "never": ("RI-3", "ink.never_drawn"),
}


def reached_rival(grid: Grid, letter: str, side: int) -> board.Mask:
    """The cells that look across a side at something an end of this kind may not face."""
    kind = board.kind_of(letter)
    mask = 0
    for one, other in grid.rules.clashes():
        if one == kind:
            mask |= grid.need_mask(4 * other + side)
    return mask
