"""Railroad Ink as a drawing of the contract: pictures, characters, and what the page needs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from stellwerk.core import Json, Score, Seat, Value
from stellwerk.core import Seen as AnySeen
from stellwerk.core import State as AnyState
from stellwerk.core.notebook import register
from stellwerk.draw.ink import ascii, boards, figures, full_table, scene
from stellwerk.draw.ink.board_marks import marks_of
from stellwerk.draw.ink.scoring_sheet import SCORING
from stellwerk.draw.ink.symbols import SYMBOLS
from stellwerk.draw.ink.tabletop import Tabletop
from stellwerk.draw.picture import Picture, Symbols
from stellwerk.draw.scoring_sheets import ScoringSheet
from stellwerk.draw.shared_parts import ScenePart
from stellwerk.draw.writer import write
from stellwerk.games.ink import Sheet, State
from stellwerk.games.ink.seen import Seen
from stellwerk.lang import say


class InkDrawing:
    """See ``stellwerk.draw.drawing.Drawing`` for the contract."""

    @property
    def symbols(self) -> Symbols:
        return SYMBOLS

    @property
    def keys(self) -> Sequence[tuple[str, str]]:
        return scene.KEYS

    @property
    def scoring(self) -> ScoringSheet:
        return SCORING

    def picture(
        self, seen: AnySeen, *, can: Collection[str] = (), chosen: Collection[str] = ()
    ) -> Picture:
        return full_table.picture(_top(seen), can=can, chosen=chosen)

    def uncovered(self, state: AnyState) -> Picture:
        return full_table.picture(Tabletop.uncovered(cast(State, state)))

    def text(self, seen: AnySeen, *, ascii_only: bool = False) -> str:
        return ascii.text(_top(seen), ascii_only=ascii_only)

    def board(
        self, seen: AnySeen, seat: Seat, score: Score | None = None, part: str | None = None
    ) -> Picture:
        return scene.board_of(_top(seen), seat, score, part)

    def art(self, language: str) -> Mapping[str, Json]:
        return scene.art(language)

    def scene(self, seen: AnySeen) -> Mapping[str, ScenePart]:
        return scene.scene(_top(seen))

    def lights(self, seen: AnySeen, seat: Seat, score: Score) -> Mapping[str, Json]:
        return scene.lights(_top(seen), seat, score)

    def advice(self, seen: AnySeen) -> Mapping[str, Json]:
        return {}

    def example(self) -> Picture:
        return scene.example()

    def figures(self) -> Mapping[str, Picture]:
        return figures.figures()

    def chapters(self) -> Mapping[str, Sequence[str]]:
        return figures.CHAPTERS

    def option_picture(self, option: str, value: Value) -> Picture | None:
        return scene.option_picture(option, value)


def _top(seen: AnySeen) -> Tabletop:
    return Tabletop.of(cast(Seen, seen))  # a game's drawing is asked about that game alone


def score_picture(sheet: Sheet, score: Score, part: str | None = None) -> Picture:
    """The board with the places that earn the score, or one part of it."""
    marks = marks_of(sheet.grid)
    return boards.board(sheet.drawings(), highlight=score, part=part, marks=marks)


# ---------------------------------------------------------------- in notebooks


def _svg(picture: Picture) -> str:
    return write(picture, SYMBOLS, "both", say(picture.title, "en"))


def _sheet_svg(sheet: Sheet) -> str:
    return _svg(boards.board(sheet.drawings(), marks=marks_of(sheet.grid)))


drawing = InkDrawing()
register(Sheet, _sheet_svg)
register(Seen, lambda seen: _svg(drawing.picture(seen)))
register(State, lambda state: _svg(drawing.uncovered(state)))
