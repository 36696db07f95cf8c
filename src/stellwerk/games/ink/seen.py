"""What a seat of Railroad Ink may know; compiled with ``seen.pxd``.

Boards are open as they stood at the end of the last finished round; the drawings of the running
round are each seat's own until all have ended it (RI-11).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stellwerk.core import notebook
from stellwerk.core.card import Value
from stellwerk.core.refusal import Refusal
from stellwerk.core.rng import Rng
from stellwerk.core.score import Score
from stellwerk.games.ink import plain, reasons

if TYPE_CHECKING:
    from stellwerk.games.ink.state import State
    from stellwerk.games.ink.turn import Turn

_NOBODY = -1  # the seat of a spectator, as states count them


class Seen:
    """A game without what is hidden from a seat; see ``stellwerk.core.Seen`` for the contract."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.state = state  # blanked, and never changed
        self.seat = seat
        self.place = _NOBODY if seat is None else seat
        self.written: plain.SeenData | None = None  # the plain form, once asked for

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def options(self) -> dict[str, Value]:
        return self.state.options

    @property
    def decisions(self) -> int:
        return 0 if self.seat is None else self.state.decisions(self.place)

    def turn(self, seat: int) -> Turn:
        """The round of a seat, as far as it may be known: board, dice, drawings."""
        return self.state.turn(seat)

    def legal(self) -> list[int]:
        return [] if self.seat is None else self.state.legal(self.place)

    def refusal(self, move: int) -> Refusal | None:
        if self.seat is None:
            return reasons.watching(self.state)
        return self.state.refusal(self.place, move)

    def retractable(self) -> list[int]:
        return [] if self.seat is None else self.state.retractable(self.place)

    def scores(self) -> tuple[Score, ...]:
        return self.state.scores()

    def since(self) -> tuple[int, ...]:
        return () if self.seat is None else self.state.since(self.place)

    def start(self) -> Seen:
        return self if self.seat is None else Seen(self.state.begun(self.place), self.seat)

    def imagine(self, rng: Rng) -> State:
        """A game that agrees with it; in ink nothing is left to chance.

        The others stand as at the end of the last round; what they have drawn since is theirs.
        """
        return self.state.imagined(self.place)

    def json(self) -> plain.SeenData:
        if self.written is None:
            self.written = plain.write(self.state, self.seat)
        return self.written

    def _repr_svg_(self) -> str | None:
        return notebook.svg(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seen):
            return NotImplemented
        return self.seat == other.seat and self.state.same(other.state, self.place)

    __hash__ = None  # type: ignore[assignment]  # boards are compared, not remembered
