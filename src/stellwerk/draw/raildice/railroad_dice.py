"""Railroad Dice in pictures and in characters: what the game brings to this room."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from stellwerk.core import Json, Score, Seat, State, Value
from stellwerk.core import game as core
from stellwerk.draw.picture import Item, Picture, Symbols
from stellwerk.draw.raildice import ascii as characters
from stellwerk.draw.raildice import full_table, page_words, scene
from stellwerk.draw.raildice.example import example_seen
from stellwerk.draw.raildice.figures import CHAPTERS, all_figures
from stellwerk.draw.raildice.page_data import Reason
from stellwerk.draw.raildice.symbols import SYMBOLS, TITLE
from stellwerk.draw.scoring_sheets import ScoringSheet
from stellwerk.games.raildice import notation
from stellwerk.games.raildice import state as game_state
from stellwerk.games.raildice.encoding import encode
from stellwerk.games.raildice.phases import CUP, TURN
from stellwerk.games.raildice.plain import Table
from stellwerk.games.raildice.seen import Seen


class RailroadDiceDrawing:
    """How Railroad Dice looks."""

    @property
    def symbols(self) -> Symbols:
        return SYMBOLS

    @property
    def keys(self) -> Sequence[tuple[str, str]]:
        return page_words.KEYS

    @property
    def scoring(self) -> ScoringSheet | None:
        return None

    def picture(
        self, seen: core.Seen, *, can: Collection[str] = (), chosen: Collection[str] = ()
    ) -> Picture:
        return full_table.picture(_plain(seen), can=can, chosen=chosen)

    def uncovered(self, state: State) -> Picture:
        own = cast(game_state.State, state)
        return full_table.picture(encode(own, None, [True] * own.players))

    def text(self, seen: core.Seen, *, ascii_only: bool = False) -> str:
        return characters.text(_plain(seen), ascii_only=ascii_only)

    def board(
        self, seen: core.Seen, seat: Seat, score: Score | None = None, part: str | None = None
    ) -> Picture:
        return full_table.board_of(_plain(seen), score, part)

    def art(self, language: str) -> Mapping[str, Json]:
        return page_words.art(language)

    def scene(self, seen: core.Seen) -> Mapping[str, Json]:
        return scene.scene_of(_plain(seen), _reasons(cast(Seen, seen)))

    def lights(self, seen: core.Seen, seat: Seat, score: Score) -> Mapping[str, Json]:
        return scene.lights(_plain(seen), score)

    def advice(self, seen: core.Seen) -> Mapping[str, Json]:
        return {}

    def example(self) -> Picture:
        return full_table.board_of(example_seen().json())

    def figures(self) -> Mapping[str, Picture]:
        return all_figures()

    def chapters(self) -> Mapping[str, Sequence[str]]:
        return CHAPTERS

    def option_picture(self, option: str, value: Value) -> Picture | None:
        """A screen that hides, or one that does not."""
        if option != "screens":
            return None
        hidden = value == "closed"
        items = [
            Item("passenger", 30, 34),
            Item("sum", 62, 34, text="?" if hidden else "7 000"),
            Item("face-behind", 180, 34, scale=0.9),
            Item("sum", 214, 34, text="?" if hidden else "5"),
        ]
        return Picture(260, 68, tuple(items), TITLE)


# What is always offered, in the order in which it is done.
_OFFERED = tuple(notation.parse(text) for text in ("income", "add:joker", "add:behind", "roll"))


def _reasons(seen: Seen) -> dict[str, Reason]:
    """Why the seat on turn cannot do what is always offered; while it must pay it is told that."""
    if not seen.acting() or seen.position.phase not in (TURN, CUP):
        return {}
    refused = ((notation.spell(move), seen.refusal(move)) for move in _OFFERED)
    return {
        text: {"key": why.words.message, "params": dict(why.words.params)}
        for text, why in refused
        if why is not None
    }


def _plain(seen: core.Seen) -> Table:
    return cast(Seen, seen).json()
