"""The example game with a drawing of its own, and still no script: wagons in a row on a board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import six_wagons
from stellwerk.core import Json, Seat, Seen
from stellwerk.core.registry import Plugin
from stellwerk.draw.default_drawing import DefaultDrawing
from stellwerk.draw.picture import Item, Picture, Symbol, collect, rect

SIDE: Final = 60.0
_SHAPES: Final = {"wagon": "card", "can": "can", "chosen": "chosen", "mark": "lit"}


class Drawing(DefaultDrawing):
    """Six wagons; those of the running round are marked."""

    symbols = collect(
        [
            *DefaultDrawing.symbols.values(),
            *(
                Symbol(name, SIDE, SIDE, (rect(SIDE - 16, SIDE - 16, look),))
                for name, look in _SHAPES.items()
            ),
        ]
    )

    def art(self, language: str) -> Mapping[str, Json]:
        base = [Item("wagon", SIDE * (n - 0.5), SIDE / 2, text=str(n)) for n in six_wagons.WAGONS]
        board = Picture(6 * SIDE, SIDE, tuple(base), self._title).to_json()
        spots: dict[str, Json] = {
            f"wagon:{n}": [SIDE * (n - 0.5), SIDE / 2, SIDE, SIDE] for n in six_wagons.WAGONS
        }
        return {**super().art(language), "board": board, "small": board, "spots": spots}

    def scene(self, seen: Seen) -> Mapping[str, Json]:
        assert isinstance(seen, six_wagons.YardSeen)
        boards: list[Json] = [
            [self._mark(wagon).to_json() for wagon in seen.state.taken[seat]]
            for seat in range(seen.players)
        ]
        return {"round": len(seen.state.dice), "rounds": 2, "trays": [], "boards": boards}

    def board(self, seen: Seen, seat: Seat, *_: object) -> Picture:
        assert isinstance(seen, six_wagons.YardSeen)
        marks = tuple(self._mark(wagon) for wagon in seen.state.taken[seat])
        return Picture(6 * SIDE, SIDE, marks, self._title)

    def _mark(self, wagon: int) -> Item:
        return Item("mark", SIDE * (wagon - 0.5), SIDE / 2, id=f"wagon:{wagon}")


plugin = Plugin(
    six_wagons.game,
    drawing=Drawing(six_wagons.game),
    roster=six_wagons.plugin.roster,
    words=six_wagons.plugin.words,
)
