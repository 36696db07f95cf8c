"""The scoring sheet of Railroad Ink: any board, drawn freely, with its score and its problems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, cast

from stellwerk.core import Json, Score, Words
from stellwerk.core.card import Options, Value, spell
from stellwerk.core.refusal import Refusal
from stellwerk.draw.ink import boards
from stellwerk.draw.ink.board_marks import Marks, building_at, marks_of, printed
from stellwerk.draw.ink.lights import light
from stellwerk.draw.ink.symbols import BOARD, TILE, side, space
from stellwerk.draw.picture import Item, Picture, moved
from stellwerk.draw.scoring_sheets import Extra, Face, Note, Tray, Trouble
from stellwerk.games.ink import Sheet, freehand, game
from stellwerk.games.ink.board import EXITS, KINDS, SIDES, name, named
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS, NONE
from stellwerk.games.ink.faces import FACE_INDEX, FACES, FORMS_OF
from stellwerk.games.ink.notation import parse
from stellwerk.lang import say

MARGIN: Final = 24.0
COLUMN: Final = 300.0  # beside the board, on a picture to share
_MINUS: Final = "\N{MINUS SIGN}"
# Where in a space the marks of problems stand that are about no side of it: its corners.
_CORNERS: Final = ((-1, 1), (1, 1), (-1, -1), (1, -1))


def _face(key: str) -> Face:
    forms = sorted(FORMS_OF[key], key=lambda form: (form.flip, form.turn))
    return Face(key, game.describe(parse(key)), tuple(form.token for form in forms))


def _palette() -> Iterator[Tray]:
    editions: dict[tuple[str, ...], list[Value]] = {}
    for edition in EDITIONS.values():
        faces = {face for die in edition.dice for face in die}
        ordered = tuple(sorted(faces, key=FACE_INDEX.__getitem__))
        editions.setdefault(ordered, []).append(edition.key)
    for ordered, values in editions.items():
        when = {"edition": tuple(values)}
        yield Tray("dice", Words("ink.tray_routes"), tuple(map(_face, ordered)), when)
    for key in EXPANSIONS:
        own = tuple(_face(face.key) for face in FACES if face.expansion == key != NONE)
        if own:
            yield Tray("expansion", Words(f"ink.value_expansion_{key}"), own, {"expansion": (key,)})
    specials = tuple(_face(face.key) for face in FACES if face.special)
    yield Tray("specials", Words("ink.tray_specials"), specials)


class Scoring:
    """What the page and the API ask; see :class:`stellwerk.draw.scoring_sheets.ScoringSheet`."""

    options: Final = freehand.OPTIONS
    example: Final = "01H.H.- 11H.R.- 21R..R-"
    extras: Final = (
        Extra(freehand.GOALS, freehand.MOST_FOR_GOALS, {"edition": freehand.CHALLENGE}),
    )
    notes: Final = (
        Note(Words("ink.sheet_layout"), {"edition": freehand.CHALLENGE}),
        Note(Words("ink.sheet_erased"), freehand.ERASED),
    )

    @cached_property
    def palette(self) -> Sequence[Tray]:
        return tuple(_palette())

    @cached_property
    def edges(self) -> Mapping[str, str]:
        """The exits, as four letters for what lies across the sides of their spaces."""
        return {
            name(cell): "".join(KINDS[kind] if at == side else "." for at in range(len(SIDES)))
            for cell, side, kind in EXITS
        }

    def mark(self, text: str, options: Options, extras: Mapping[str, int]) -> MarkedBoard:
        sheet = freehand.read(text, options)
        return MarkedBoard(sheet, dict(options), freehand.score(sheet, options, extras))


@dataclass(frozen=True)
class MarkedBoard:
    """A board that was read and scored; see :class:`stellwerk.draw.scoring_sheets.Marked`."""

    sheet: Sheet
    options: dict[str, Value]
    score: Score

    @property
    def text(self) -> str:
        return self.sheet.text()

    @property
    def blank(self) -> str:
        return freehand.blank(self.options)

    @cached_property
    def troubles(self) -> Sequence[Trouble]:
        at: dict[str, int] = {}
        found = []
        for number, refusal in enumerate(freehand.troubles(self.sheet, self.options), start=1):
            cell = str(refusal.words.params["cell"])
            found.append(Trouble(refusal, cell, _mark(refusal, cell, number, at)))
        return found

    @property
    def _marks(self) -> Marks:
        # Where a meteor came down last cannot be written, and pays nothing.
        return replace(marks_of(self.sheet.grid), marker="")

    def scene(self) -> dict[str, Json]:
        items = [*printed(self._marks), *boards.drawn(self.sheet.drawings())]
        found: dict[str, Json] = {"items": [item.to_json() for item in items]}
        if prints := building_at(self._marks.layout):
            found["prints"] = cast(Json, prints)
        return found

    def lights(self) -> dict[str, Json]:
        drawings, found = self.sheet.drawings(), {}
        for part in self.score.parts:
            lit = light(drawings, self.score, part.key, self._marks)
            found[part.key] = {
                "below": [item.to_json() for item in lit.below],
                "above": [item.to_json() for item in lit.above],
                "dim": cast(Json, sorted(lit.dim)),
            }
        return cast("dict[str, Json]", found)

    def board(self) -> Picture:
        shown = boards.board(self.sheet.drawings(), marks=self._marks)
        return replace(shown, items=(*shown.items, *self._signs()))

    def picture(self, language: str) -> Picture:
        items = [
            *moved(self.board().items, MARGIN, MARGIN),
            *self._column(MARGIN + BOARD + 36, language),
        ]
        width, height = MARGIN + BOARD + 36 + COLUMN + MARGIN, BOARD + 2 * MARGIN
        return Picture(width, height, tuple(items), boards.TITLE, "ground")

    def _signs(self) -> Iterator[Item]:
        """Outlines of all spaces with a problem, and the number of each problem."""
        for spot in dict.fromkeys(trouble.spot for trouble in self.troubles):
            yield Item("wrong", *space(named(spot)))
        yield from (trouble.mark for trouble in self.troubles)

    def _column(self, x: float, language: str) -> Iterator[Item]:
        """The score as a list, the total large below it."""

        def text(y: float, look: str, words: str, scale: float = 1, right: float = 0) -> Item:
            return Item("", x + right, MARGIN + y, scale=scale, classes=(look,), text=words)

        box = [f"ink.value_{key}_{spell(self.options[key])}" for key in ("edition", "expansion")]
        shown = box if self.options["expansion"] != NONE else box[:1]
        yield text(16, "sum", say(Words("ink.name"), language))
        told = " · ".join(say(Words(key), language) for key in shown)
        yield text(46, "caption", told[:1].upper() + told[1:], 1.2)
        step = min(44.0, 300 / len(self.score.parts))
        y = 100.0
        for part in self.score.parts:
            yield text(y, "sum", str(part.points).replace("-", _MINUS))
            words = say(Words(f"ink.part_{part.key}"), language)
            yield text(y, "caption", words[:1].upper() + words[1:], 1.3, right=56)
            y += step
        total = str(self.score.total).replace("-", _MINUS)
        yield text(BOARD - 60, "total", total)
        if self.troubles:
            words = say(Words("ink.sheet_troubles", {"count": len(self.troubles)}), language)
            yield text(BOARD - 10, "caption", words)


def _mark(refusal: Refusal, cell: str, number: int, at: dict[str, int]) -> Item:
    """The number of a problem: at the side it is about, else in a corner of its space."""
    edge = str(refusal.words.params.get("side", ""))
    if edge in SIDES and edge:
        x, y = side(named(cell), edge, inwards=12)
    else:
        at[cell] = at.get(cell, -1) + 1
        right, down = _CORNERS[at[cell] % len(_CORNERS)]
        x, y = space(named(cell))
        x, y = x + right * (TILE / 2 - 11), y + down * (TILE / 2 - 11)
    return Item("problem", x, y, id=f"problem:{number}", text=str(number))


SCORING: Final = Scoring()
