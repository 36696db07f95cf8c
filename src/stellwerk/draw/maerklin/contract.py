"""Zug um Zug Märklin as a drawing of the contract; notebooks show its states and what seats see."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, cast

from stellwerk.core import Json, Score, Value
from stellwerk.core import Seen as AnySeen
from stellwerk.core import State as AnyState
from stellwerk.core.notebook import register
from stellwerk.draw.maerklin import ascii as characters
from stellwerk.draw.maerklin import full_table, germany, page
from stellwerk.draw.maerklin.lights import light
from stellwerk.draw.maerklin.rules_figures import CHAPTERS, EXAMPLE, figures, variant_picture
from stellwerk.draw.maerklin.symbols import SYMBOLS, lettered
from stellwerk.draw.picture import Picture, Symbols
from stellwerk.draw.writer import write
from stellwerk.games.maerklin import Seen, State
from stellwerk.games.maerklin.plain import Table
from stellwerk.lang import say


class MaerklinDrawing:
    """Keeps ``stellwerk.draw.Drawing``: the map is the same for all, seats differ beside it."""

    symbols: Final[Symbols] = SYMBOLS
    keys: Final[Sequence[tuple[str, str]]] = page.KEYS
    lettered = staticmethod(lettered)
    scoring: Final = None

    def picture(
        self, seen: AnySeen, *, can: Collection[str] = (), chosen: Collection[str] = ()
    ) -> Picture:
        return full_table.picture(_table(seen), can=can, chosen=chosen)

    def uncovered(self, state: AnyState) -> Picture:
        own = [_table(state.seen(seat))["seats"][seat] for seat in range(state.players)]
        return full_table.picture({**_table(state.seen(None)), "seats": own})

    def text(self, seen: AnySeen, *, ascii_only: bool = False) -> str:
        return characters.text(_table(seen), ascii_only=ascii_only)

    def board(
        self, seen: AnySeen, seat: int, score: Score | None = None, part: str | None = None
    ) -> Picture:
        return germany.board(_table(seen))

    def art(self, language: str) -> Mapping[str, Json]:
        return page.art(language)

    def scene(self, seen: AnySeen) -> Mapping[str, Json]:
        return page.scene(cast(Seen, seen))

    def lights(self, seen: AnySeen, seat: int, score: Score) -> Mapping[str, Json]:
        return {part.key: light(_table(seen), part) for part in score.parts}

    def advice(self, seen: AnySeen) -> Mapping[str, Json]:
        return page.advice(cast(Seen, seen))

    def example(self) -> Picture:
        return germany.board(EXAMPLE)

    def figures(self) -> Mapping[str, Picture]:
        return figures()

    def chapters(self) -> Mapping[str, Sequence[str]]:
        return CHAPTERS

    def option_picture(self, option: str, value: Value) -> Picture | None:
        return variant_picture(str(value)) if option == "variant" else None


drawing: Final = MaerklinDrawing()


def _table(seen: AnySeen) -> Table:
    """What is seen, typed as this game describes it."""
    return cast(Table, seen.json())


def _svg(picture: Picture) -> str:
    return write(picture, SYMBOLS, "both", say(picture.title, "en"))


register(Seen, lambda seen: _svg(drawing.picture(seen)))
register(State, lambda state: _svg(drawing.uncovered(state)))
