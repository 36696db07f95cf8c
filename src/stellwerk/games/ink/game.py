"""Railroad Ink as a game of the contract: beginning, notation, words, imagination."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import cast

from stellwerk.core.card import Card, Options, Value
from stellwerk.core.game import Move, View
from stellwerk.core.words import Words
from stellwerk.games.ink import board, notation, views
from stellwerk.games.ink.card import CARD
from stellwerk.games.ink.faces import FACE_INDEX, FACES, FORMS
from stellwerk.games.ink.kernel import Grid, Rules
from stellwerk.games.ink.notation import END, FACE
from stellwerk.games.ink.state import State


class Ink:
    """Railroad Ink, by Hjalmar Hach and Lorenzo Silva."""

    @property
    def card(self) -> Card:
        return CARD

    def new(self, players: int = 1, options: Options | None = None) -> State:
        return State(players, CARD.settle(options or {}, players))

    def text(self, move: Move) -> str:
        return notation.spell(move)

    def parse(self, text: str) -> Move:
        return notation.parse(text)

    def describe(self, move: Move) -> Words:
        if move == END:
            return Words("ink.end")
        if move >= FACE:
            return Words("ink.roll", {"face": FACES[move - FACE].key})
        form = FORMS[move >> 6]
        return Words(
            "ink.place",
            {
                "face": form.face.key,
                "cell": board.name(move & 63),
                "sides": form.sides,
                "highway": _letters(form.sides, "H"),
                "railway": _letters(form.sides, "R"),
                "flag": form.flag,
            },
        )

    def targets(self, move: Move) -> tuple[str, ...]:
        if move == END:
            return ("end",)
        if move >= FACE:
            return (f"face:{FACES[move - FACE].key}",)
        return (board.name(move & 63), f"face:{FORMS[move >> 6].face.key}")

    def imagine(self, view: View, rng: Random) -> State:
        """A state that agrees with a view; in ink nothing is left to imagination.

        The others stand as at the end of the last round; what they have drawn since is theirs.
        """
        state = State(cast(int, view["players"]), cast(dict[str, Value], view["options"]))
        memory = cast(dict[str, list[list[str]]], view["memory"])
        seats = cast(list[dict[str, object]], view["seats"])
        starts = [_grid(state.rules, cast(str, seat["board"])) for seat in seats]
        state.resume(
            cast(int, view["round"]),
            views.PHASES.index(cast(str, view["phase"])),
            tuple(FACE_INDEX[face] for face in cast(list[str], view["dice"])),
            tuple(tuple(FACE_INDEX[face] for face in roll) for roll in memory["rolls"]),
            starts,
        )
        for seat, seen in enumerate(seats):
            moves = [self.parse(text) for text in cast(list[str], seen["drawn"])]
            state.resume_seat(seat, moves, cast(bool, seen["ended"]))
        return state


@lru_cache(maxsize=4096)
def _grid(rules: Rules, text: str) -> Grid:
    """A board from its notation. A state never changes a board it holds, so they can share it."""
    grid = Grid(rules)
    for drawing in notation.read_board(text):
        grid.place(drawing.form.number, drawing.cell, drawing.round)
    return grid


def _letters(sides: str, kind: str) -> str:
    return "".join(side for side, k in zip(board.SIDES, sides, strict=True) if k == kind)
