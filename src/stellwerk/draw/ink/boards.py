"""Boards of Railroad Ink as draw lists: the panel, what is drawn on it, dice and special routes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from stellwerk.core import Score, Words
from stellwerk.draw.ink.board_marks import BARE, Marks, printed, put
from stellwerk.draw.ink.lights import Lighting, light
from stellwerk.draw.ink.symbols import BOARD, DIE, FRAME, GAP, STUB, TILE, side, space, tile
from stellwerk.draw.picture import Item, Picture
from stellwerk.games.ink.board import CELLS, EXITS, KINDS, SIDES, SIZE, name
from stellwerk.games.ink.faces import FACES, Form
from stellwerk.games.ink.notation import Drawing

DIE_GAP: Final = 12.0
# Where the number of a round stands, from the middle of its space.
LABEL: Final = (TILE / 2 - 5, TILE / 2 - 9)
SPECIALS: Final = tuple(face.key for face in FACES if face.special)
_SIGNS: Final = {
    "error": 1.9,
    "tick": 1.7,
    "points": 1.9,
    "count": 1.5,
    "marker": 1.4,
}  # on small boards
TITLE: Final = Words("ink.name")


def board(
    drawings: Iterable[Drawing],
    *,
    highlight: Score | None = None,
    part: str | None = None,
    can: Collection[str] = (),
    chosen: Collection[str] = (),
    marks: Marks = BARE,
) -> Picture:
    """One board.

    ``marks`` is what is printed and marked on it. ``highlight`` shows where a score comes from: all
    of it, or one ``part``, and then the rest dims. ``can`` and ``chosen`` are ids of spaces to
    outline: those where one can act, and the one taken up.
    """
    drawings = list(drawings)
    lighting = light(drawings, highlight, part, marks) if highlight else Lighting()
    items = [
        *_panel(lighting.dim),
        *printed(marks),
        *lighting.below,
        *drawn(drawings, lighting.dim),
        *put(marks),
        *lighting.above,
        *_outlines(can, chosen),
    ]
    return Picture(BOARD, BOARD, tuple(items), _title(part))


def glance(
    drawings: Iterable[Drawing],
    *,
    highlight: Score | None = None,
    part: str | None = None,
    marks: Marks = BARE,
) -> Picture:
    """A board to be shown small: without rounds and ids, with larger signs.

    The empty board is a single symbol in it, so that a table of twelve stays a short list.
    """
    drawings = list(drawings)
    lighting = light(drawings, highlight, part, marks) if highlight else Lighting()
    items = [
        Item("board", BOARD / 2, BOARD / 2),
        *printed(marks),
        *lighting.below,
        *drawn(drawings, lighting.dim, rounds=False),
        *put(marks),
        *lighting.above,
    ]
    plain = (replace(item, id="", scale=_SIGNS.get(item.symbol, item.scale)) for item in items)
    return Picture(BOARD, BOARD, tuple(plain), _title(part))


def _title(part: str | None) -> Words:
    return Words(f"ink.part_{part}") if part else TITLE


def drawn(
    drawings: Iterable[Drawing], dim: Collection[str] = (), *, rounds: bool = True
) -> list[Item]:
    """What is drawn on a board, row by row, if wanted with the numbers of the rounds."""
    items = []
    for drawing in sorted(drawings, key=lambda drawing: drawing.cell):
        (x, y), form, key = space(drawing.cell), drawing.form, name(drawing.cell)
        classes = ("dim",) if key in dim else ()
        items.append(Item(form.face.key, x, y, form.turn, form.flip, classes=classes, id=key))
        if drawing.round and rounds:
            text, looks = str(drawing.round), (label(form), *classes)
            items.append(Item("", x + LABEL[0], y + LABEL[1], classes=looks, text=text))
    return items


def label(form: Form) -> str:
    """The class of the number of the round in which a form was drawn."""
    return "round-wild" if {"L", "A"} & set(form.sides) else "round"


def dice(faces: Sequence[str], used: Collection[int] = ()) -> Picture:
    """The dice in a row; ``used`` are the places in it of those that were drawn."""
    items: list[Item] = []
    for place, key in enumerate(faces):
        x, classes = DIE / 2 + place * (DIE + DIE_GAP), ("used",) if place in used else ()
        for symbol in ("die", key):
            items.append(Item(symbol, x, DIE / 2, classes=classes, id=f"face:{key}"))
    width = max(0.0, len(faces) * (DIE + DIE_GAP) - DIE_GAP)
    return Picture(width, DIE, tuple(items), TITLE)


def specials(used: Collection[str] = ()) -> Picture:
    """The special routes in a row; ``used`` are the keys of those that were drawn."""
    return dice(SPECIALS, [place for place, key in enumerate(SPECIALS) if key in used])


def row(symbols: Sequence[str], ground: str = "die") -> Picture:
    """Signs in a row, each on a ground of its own: goal cards, the dice of the meteor."""
    items = [
        Item(symbol, DIE / 2 + place * (DIE + DIE_GAP), DIE / 2)
        for place, key in enumerate(symbols)
        for symbol in (ground, key)
    ]
    width = max(0.0, len(symbols) * (DIE + DIE_GAP) - DIE_GAP)
    return Picture(width, DIE, tuple(items), TITLE)


def _panel(dim: Collection[str]) -> list[Item]:
    items = [Item("panel", BOARD / 2, BOARD / 2)]
    for cell in CELLS:
        x, y = space(cell)
        items.append(Item(tile(cell), x, y, id=name(cell)))
    for cell, edge, kind in EXITS:
        x, y = side(cell, SIDES[edge], -GAP - STUB / 2)
        key = f"exit:{name(cell)}"
        classes = ("dim",) if key in dim else ()
        items.append(Item(f"stub-{KINDS[kind]}", x, y, turn=edge, classes=classes, id=key))
    # Beside the exits, which are in the middle of their spaces.
    for i in range(SIZE):
        x, y = space(9 * i)
        key = name(9 * i)
        items.append(Item("", x - TILE / 2 + 7, FRAME / 2, classes=("label",), text=key[0]))
        items.append(Item("", FRAME / 2, y - TILE / 2 + 8, classes=("label",), text=key[1]))
    return items


def _outlines(can: Collection[str], chosen: Collection[str]) -> list[Item]:
    return [
        Item("chosen" if name(cell) in chosen else "can", *space(cell), id=name(cell))
        for cell in CELLS
        if name(cell) in can or name(cell) in chosen
    ]
