"""What a seat may know of a game (RRD-65 to RRD-67); see ``stellwerk.core.Seen`` for the contract.

Compiled with ``seen.pxd``. Screens hide how many dice are behind them and how many passengers a
seat has. Anyone who keeps count knows both all the same, so nothing is left to be imagined; but
they are displayed only where the rules or the option "open screens" allow it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stellwerk.core import notebook
from stellwerk.core.refusal import Refusal
from stellwerk.core.rng import Rng
from stellwerk.core.score import Score
from stellwerk.games.raildice import encoding, scoring
from stellwerk.games.raildice.card import OPEN

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.raildice.phases import OVER
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.standing import Standing

if TYPE_CHECKING:
    from stellwerk.games.raildice.plain import Table
    from stellwerk.games.raildice.state import State


class Seen(Standing):
    """What a seat sees. It never changes, and nor must what it gives away."""

    def __init__(self, standing: Standing, seat: int | None) -> None:
        self.stand(standing)
        self.seat = seat
        self.plain: Table | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seen):
            return NotImplemented
        return self.seat == other.seat and self.stands_like(other)

    __hash__ = None  # type: ignore[assignment]

    @property
    def decisions(self) -> int:
        return 0 if self.seat is None else self.made_by(self.seat)

    def acting(self) -> bool:
        """Whether the seat may act now."""
        return self.seat is not None and self.acts(self.seat)

    def legal(self) -> list[int]:
        return self.moves_of(self.seat) if self.seat is not None else []

    def refusal(self, move: int) -> Refusal | None:
        # A spectator has no seat at the table: it is told what any seat that is none is told.
        return self.why_not(self.players if self.seat is None else self.seat, move)

    def retractable(self) -> list[int]:
        return self.undoable_by(self.seat) if self.seat is not None else []

    def shows(self, seat: int) -> bool:
        """RRD-66: whether what is behind a seat's screen is displayed."""
        if seat == self.seat or self.position.phase == OVER:
            return True
        return self.options["screens"] == OPEN

    def scores(self) -> tuple[Score, ...]:
        """The passengers, as far as they are displayed."""
        shown = [self.shows(seat) for seat in range(self.players)]
        return scoring.scores(self.position, self.years, shown)

    def since(self) -> tuple[int, ...]:
        return self.undoable if self.acting() else ()

    def start(self) -> Seen:
        if not self.since():
            return self
        start = Seen(self, self.seat)
        start.go_back(self.base)
        return start

    def go_back(self, base: Position) -> None:
        """Stand where the seat's turn began; only for one that nobody has seen yet."""
        self.made[self.position.seat] -= len(self.undoable)
        self.position = base
        self.base = base
        self.undoable = ()

    def imagine(self, rng: Rng) -> State:
        """The game itself: who keeps count has nothing left to imagine (RRD-66)."""
        # A state makes what seats see, so it is met here only.
        from stellwerk.games.raildice.state import state_at

        return state_at(self)

    def json(self) -> Table:
        if self.plain is None:
            shown = [self.shows(seat) for seat in range(self.players)]
            self.plain = encoding.encode(self, self.seat, shown)
        return self.plain

    def _repr_svg_(self) -> str | None:
        return notebook.svg(self)
