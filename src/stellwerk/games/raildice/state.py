"""A running game of Railroad Dice; see ``stellwerk.core.State`` for the contract.

Compiled with ``state.pxd``. The numbers are in a ``Position``; here stand the seat's right to take
its last moves back, and what each year brought.
"""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE, View
from stellwerk.core.refusal import Refusal, Refused, refuse
from stellwerk.core.rooms import part
from stellwerk.core.score import Result, Score
from stellwerk.games.raildice import moves, reasons, scoring, views
from stellwerk.games.raildice.history import Year, year_change
from stellwerk.games.raildice.notation import spell
from stellwerk.games.raildice.position import FIRST, OVER, ROLLING
from stellwerk.games.raildice.rules import rules_for

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.raildice.actions import make
    from stellwerk.games.raildice.choices import Choices
    from stellwerk.games.raildice.position import Position

_CHANCE = CHANCE
_FIRST = FIRST
_ROLLING = ROLLING
_OVER = OVER
_FACE = moves.FACE
_FIRST_SEAT = moves.FIRST

# Room for the moves of one position at a time; nothing is kept there between two calls.
_choices = Choices()


class State:
    """One running game."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        self.options = options
        self.players = players
        self.position = Position(rules_for(options, players), players)
        # The moves that can be taken back, and the position before the first of them.
        self.since: tuple[int, ...] = ()
        self.base = self.position
        self.years: tuple[Year, ...] = ()
        # The seat that imagined this state; it does not look behind others' screens (RRD-66).
        self.viewer: int | None = None
        self.imagined = False

    def copy(self) -> State:
        other = State.__new__(State)
        other.options = self.options
        other.players = self.players
        other.position = self.position.copy()
        other.since = self.since
        other.base = self.base
        other.years = self.years
        other.viewer = self.viewer
        other.imagined = self.imagined
        return other

    # -- who may do what -------------------------------------------------------------------------

    def chance_acts(self) -> bool:
        return self.position.phase == _ROLLING or self.position.phase == _FIRST

    def actors(self) -> tuple[int, ...]:
        if self.position.phase == _OVER:
            return ()
        return (_CHANCE,) if self.chance_acts() else (self.position.seat,)

    def acts(self, seat: int) -> bool:
        """Whether the seat may act now."""
        if self.position.phase == _OVER:
            return False
        if self.chance_acts():
            return seat == _CHANCE
        return seat == self.position.seat

    def legal(self, seat: int) -> list[int]:
        if not self.acts(seat):
            return []
        if seat == _CHANCE:
            return self.outcomes()
        _choices.fill(self.position)
        return _choices.listed()

    def outcomes(self) -> list[int]:
        """What chance can bring now."""
        if self.position.phase == _FIRST:
            return [_FIRST_SEAT + seat for seat in range(self.players)]
        return [_FACE + face for face in range(4) if self.position.rules.odds_of(face)]

    def odds(self) -> list[int]:
        if self.position.phase == _ROLLING:
            weights = [self.position.rules.odds_of(face) for face in range(4)]
            return [weight for weight in weights if weight]
        return [1] * self.players if self.position.phase == _FIRST else []

    def allows(self, seat: int, move: int) -> bool:
        """Whether a seat's move is legal: the quick form of ``refusal(seat, move) is None``."""
        if not self.acts(seat):
            return False
        if seat == _CHANCE:
            return move in self.outcomes()
        _choices.fill(self.position)
        return _choices.has(move)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        if not self.acts(seat):
            return self._inactive(seat)
        if self.allows(seat, move):
            return None
        return reasons.why_not(self.position, move, seat == _CHANCE)

    def _inactive(self, seat: int) -> Refusal:
        if self.position.phase == _OVER:
            return refuse("RRD-59", "core.game_over")
        if seat != _CHANCE and not 0 <= seat < self.players:
            return refuse("", "core.seat_unknown", seat=seat + 1, players=self.players)
        return refuse("RRD-17", "core.not_your_turn")

    # -- playing ---------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if not self.allows(seat, move):
            reason = self.refusal(seat, move)
            assert reason is not None
            raise Refused(reason)
        if seat == _CHANCE:
            make(self.position, move)
            self.since = ()
            return
        before = self.position
        if not self.since:
            self.base = before.copy()
        done = before.done
        directors = self.directors() if done == self.players - 1 else None
        make(before, move)
        self.since = (*self.since, move)
        if self.chance_acts() or before.phase == _OVER or before.done != done:
            self.since = ()  # never past chance or the end of the turn
        if directors is not None and before.done != done:
            self.years = (*self.years, year_change(before, directors))

    def directors(self) -> tuple[int, ...]:
        """The directors of all companies; -1 for nobody."""
        companies = range(self.position.rules.companies)
        return tuple([self.position.director_of(company) for company in companies])

    def resume(
        self,
        packed: Sequence[int],
        since: Sequence[int],
        years: tuple[Year, ...],
        viewer: int | None,
    ) -> None:
        """Stand where a view says."""
        self.position = views.unpacked(self.position, packed)
        self.base = self.position
        self.since = ()
        self.years = years
        for move in since:
            self.apply(self.position.seat, move)
        self.viewer = viewer
        self.imagined = True

    # -- taking back -----------------------------------------------------------------------------

    def retractable(self, seat: int) -> list[int]:
        return [self.since[-1]] if self.since and self.acts(seat) else []

    def retract(self, seat: int, move: int) -> list[int]:
        if seat == _CHANCE or not self.acts(seat):
            raise Refused(self._inactive(seat))
        if not self.since or self.since[-1] != move:
            raise Refused(refuse("RRD-33", "raildice.not_the_last_move", move=spell(move)))
        kept = self.since[:-1]
        self.position = self.base.copy()
        self.since = kept
        for other in kept:
            make(self.position, other)
        return list(kept)

    # -- looking ---------------------------------------------------------------------------------

    def sees(self, viewer: int | None, seat: int) -> bool:
        """RRD-66: whether the viewer is shown what is behind a seat's screen."""
        if viewer == seat or self.position.phase == _OVER:
            return True
        return self.options["screens"] == "open"

    def view(self, seat: int | None) -> View:
        return views.view(self, seat)

    def scores(self) -> tuple[Score, ...]:
        """The passengers; in an imagined game only those the seat is shown."""
        seats = range(self.players)
        shown = [not self.imagined or self.sees(self.viewer, seat) for seat in seats]
        return scoring.scores(self.position, self.years, shown)

    def result(self) -> Result | None:
        if self.position.phase != _OVER:
            return None
        return scoring.result(self.position)

    def _repr_svg_(self) -> str:
        svg: str = part("draw", "raildice").repr_svg(self)
        return svg
