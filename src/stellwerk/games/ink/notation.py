"""The written form of boards and moves.

A drawing is ``<row><column><N><E><S><W><flag>``, rows and columns 0 to 6 from the top left, and on
a board, if known, the round as a last digit: ``11HRHRo3``. A move is the same without the round, so
a board is written as the moves that made it.

What a board's drawings do not show any more may stand among them: ``v2`` for two villages that
counted and whose stations were erased since (RI-81).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from stellwerk.core.refusal import Invalid, Refusal, refuse
from stellwerk.games.ink import board, expansions, goals
from stellwerk.games.ink.editions import DICE
from stellwerk.games.ink.faces import FACES, FORM_BY_TOKEN, FORMS, Form

CELL_BY_TOKEN: Final = {f"{cell >> 3}{cell & 7}": cell for cell in board.CELLS}
NUMBER_BY_TOKEN: Final = {token: form.number for token, form in FORM_BY_TOKEN.items()}
ROUND_BY_TOKEN: Final = {"": 0, **{str(number): number for number in range(8)}}

# Villages that counted and were erased since; a track has no more boxes than that (RI-78).
ERASED_BY_TOKEN: Final = {f"v{number}": number for number in range(1, 5)}

MOST_PLAYERS: Final = 12
MOST_PAIRS: Final = 2 * MOST_PLAYERS  # of a draft (RI-103)

# As an ``int`` a drawing is 64 · form + cell; these lie above all drawings.
END: Final = 1 << 14  # the seat ends its round
STRIKE: Final = END + 1  # plus a side: the meteor comes from the marker this way
IGNORE: Final = STRIKE + 4  # plus the number of a special route given up for it
PAIR: Final = IGNORE + 6  # plus the number of a pair of dice, taken in a draft
SHOWN: Final = 1 << 15  # plus the number of an outcome: chance has shown it

SPECIALS: Final = tuple(face.key for face in FACES if face.special)

# All that chance can show, in the order of their numbers; faces come first.
OUTCOMES: Final[tuple[str, ...]] = (
    *(face.key for face in FACES),
    *expansions.DIRECTIONS,
    expansions.ANY,
    *expansions.DISTANCES,
    *(f"die:{name}" for name in DICE),
    *(f"star:{seat}" for seat in range(1, MOST_PLAYERS + 1)),
    *(f"goal:{goal.code}" for goal in goals.GOALS),
)
OUTCOME_INDEX: Final = {text: number for number, text in enumerate(OUTCOMES)}
FIRST_DIRECTION: Final = OUTCOME_INDEX[expansions.DIRECTIONS[0]]
FIRST_DISTANCE: Final = OUTCOME_INDEX[expansions.DISTANCES[0]]
ANY_DIRECTION: Final = OUTCOME_INDEX[expansions.ANY]

# The decisions that are no drawings, and chance.
_TEXTS: Final[dict[int, str]] = {
    END: "end",
    **{STRIKE + side: f"strike:{way}" for side, way in enumerate(expansions.DIRECTIONS)},
    **{IGNORE + number: f"ignore:{key}" for number, key in enumerate(SPECIALS)},
    **{PAIR + number: f"pair:{number + 1}" for number in range(MOST_PAIRS)},
    **{SHOWN + number: text for number, text in enumerate(OUTCOMES)},
}
_MOVES: Final = {text: move for move, text in _TEXTS.items()}


@dataclass(frozen=True, slots=True)
class Drawing:
    """What one space of a board holds."""

    cell: board.Cell
    form: Form
    round: int  # 0 if unknown

    def __str__(self) -> str:
        return write(self.form.number, self.cell, self.round)


@lru_cache(maxsize=1 << 14)
def write(form: int, cell: board.Cell, number: int = 0) -> str:
    """A drawing as text, with the number of its round if it is known."""
    return f"{cell >> 3}{cell & 7}{FORMS[form].token}{number or ''}"


@lru_cache(maxsize=1 << 14)  # pages read the same drawings over and over
def read(token: str) -> Drawing:
    """The drawing a text stands for; refuses what is none.

    >>> str(read("11HRHRo3")), read("22HH..-").form.face.key
    ('11HRHRo3', 'HC')
    """
    if refusal := unreadable(token):
        raise Invalid(refusal)
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
            raise Invalid(refuse("RI-3", "ink.space_twice", cell=board.name(drawing.cell)))
        seen.add(drawing.cell)
        yield drawing


@lru_cache(maxsize=1 << 14)
def spell(move: int) -> str:
    """The text of a move; also of numbers that are no move at all."""
    if 0 <= move < 64 * len(FORMS):
        return write(move >> 6, move & 63)
    return _TEXTS.get(move) or str(move)


def parse(text: str) -> int:
    """The move a text stands for; refuses what is none.

    >>> spell(parse("22HH..-")), parse("end") == END, spell(parse("ignore:X2"))
    ('22HH..-', True, 'ignore:X2')
    """
    if text in _MOVES:
        return _MOVES[text]
    if len(text) != 7:
        raise Invalid(refuse("", "ink.move_unreadable", text=text[:20]))
    if refusal := unreadable(text):
        raise Invalid(refusal)
    return 64 * FORM_BY_TOKEN[text[2:7]].number + CELL_BY_TOKEN[text[:2]]
