"""What a seat may know of a game, and games that agree with it (RI-11).

Boards are open as they stood at the end of the last finished round; the drawings of the running
round are each seat's own until all have ended it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.core.game import View
from stellwerk.core.words import Json
from stellwerk.games.ink.faces import FACES
from stellwerk.games.ink.notation import spell
from stellwerk.games.ink.sheet import drawings

if TYPE_CHECKING:
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.state import State

PHASES = ("roll", "draw", "over")


def view(state: State, seat: int | None) -> View:
    """All that the seat may know; a spectator (``None``) has no drawings of the running round."""
    return {
        "game": "ink",
        "seat": seat,
        "players": state.players,
        "options": dict(state.options),
        "round": state.round,
        "rounds": state.rounds,
        "phase": PHASES[state.phase],
        "dice": _keys(state.dice),
        # Known to everyone who was there, but not displayed.
        "memory": {"rolls": [_keys(roll) for roll in state.rolls]},
        "seats": [_seat(state, other, other == seat) for other in range(state.players)],
    }


def _seat(state: State, seat: int, own: bool) -> Json:
    turn = state.turn(seat)
    seen: Grid = turn.grid if own else turn.start
    if turn.start_text is None:
        turn.start_text = " ".join(map(str, drawings(turn.start)))
    return {
        "board": turn.start_text,
        "drawn": [spell(move) for move in turn.drawn] if own else [],
        "ended": turn.ended,
        "specials": _specials(seen),
    }


def _keys(faces: Sequence[int]) -> list[Json]:
    return [FACES[face].key for face in faces]


def _specials(grid: Grid) -> list[Json]:
    specials = [face.key for face in FACES if face.special]
    return [key for bit, key in enumerate(specials) if grid.specials >> bit & 1]
