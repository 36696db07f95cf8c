"""The written form of boards and moves.

A drawing is ``<row><column><N><E><S><W><flag>``, rows and columns 0 to 6 from the top left, and on
a board, if known, the round as a last digit: ``11HRHRo3``. A move is the same without the round, so
a board is written as the moves that made it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from stellwerk.core.refusal import Refusal, Refused, refuse
from stellwerk.games.ink import board
from stellwerk.games.ink.faces import FACE_INDEX, FACES, FORM_BY_TOKEN, FORMS, Form

CELL_BY_TOKEN: Final = {f"{cell >> 3}{cell & 7}": cell for cell in board.CELLS}
NUMBER_BY_TOKEN: Final = {token: form.number for token, form in FORM_BY_TOKEN.items()}
ROUND_BY_TOKEN: Final = {"": 0, **{str(number): number for number in range(8)}}

# As an ``int`` a drawing is 64 · form + cell; these lie above all drawings.
END: Final = 1 << 14  # the seat ends its round
FACE: Final = 1 << 15  # plus the number of a face: a die has shown it

_END_TEXT: Final = "end"


@dataclass(frozen=True, slots=True)
class Drawing:
    """What one space of a board holds."""

    cell: board.Cell
    form: Form
    round: int  # 0 if unknown

    def __str__(self) -> str:
        digit = str(self.round) if self.round else ""
        return write(self.form.number, self.cell) + digit


def write(form: int, cell: board.Cell) -> str:
    """A drawing as text, without its round."""
    return f"{cell >> 3}{cell & 7}{FORMS[form].token}"


def read(token: str) -> Drawing:
    """The drawing a text stands for; refuses what is none.

    >>> str(read("11HRHRo3")), read("22HH..-").form.face.key
    ('11HRHRo3', 'HC')
    """
    if refusal := unreadable(token):
        raise Refused(refusal)
    return Drawing(CELL_BY_TOKEN[token[:2]], FORM_BY_TOKEN[token[2:7]], ROUND_BY_TOKEN[token[7:]])


def unreadable(token: str) -> Refusal | None:
    """What is wrong with the text of a drawing, if anything."""
    if len(token) not in (7, 8) or not (token[:2].isascii() and token[:2].isdigit()):
        return refuse("", "ink.token_unreadable", token=token[:20])
    if token[:2] not in CELL_BY_TOKEN:
        return refuse("RI-1", "ink.cell_outside", token=token, row=token[0], column=token[1])
    if token[2:7] not in FORM_BY_TOKEN:
        return refuse("RI-2", "ink.face_unknown", face=token[2:7])
    if token[7:] not in ROUND_BY_TOKEN:
        return refuse("RI-16", "ink.round_unknown", round=token[7:])
    return None


def read_board(text: str) -> Iterator[Drawing]:
    """The drawings of a board; refuses two of them in one space (RI-3)."""
    seen: set[board.Cell] = set()
    for token in text.split():
        drawing = read(token)
        if drawing.cell in seen:
            raise Refused(refuse("RI-3", "ink.space_twice", cell=board.name(drawing.cell)))
        seen.add(drawing.cell)
        yield drawing


def spell(move: int) -> str:
    """The text of a move; also of numbers that are no move at all."""
    if move == END:
        return _END_TEXT
    if FACE <= move < FACE + len(FACES):
        return FACES[move - FACE].key
    if 0 <= move < 64 * len(FORMS):
        return write(move >> 6, move & 63)
    return str(move)


def parse(text: str) -> int:
    """The move a text stands for; refuses what is none.

    >>> spell(parse("22HH..-")), parse("end") == END
    ('22HH..-', True)
    """
    if text == _END_TEXT:
        return END
    if text in FACE_INDEX:
        return FACE + FACE_INDEX[text]
    if len(text) != 7:
        raise Refused(refuse("", "ink.move_unreadable", text=text[:20]))
    drawing = read(text)
    return 64 * drawing.form.number + drawing.cell
