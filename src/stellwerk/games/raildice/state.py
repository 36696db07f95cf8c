"""A running game of Railroad Dice; see ``stellwerk.core.State`` for the contract.

Compiled with ``state.pxd``.
"""

from __future__ import annotations

from stellwerk.core import notebook
from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE
from stellwerk.core.refusal import Refusal, Refused, refuse
from stellwerk.core.score import Result, Score
from stellwerk.games.raildice import scoring
from stellwerk.games.raildice.notation import spell
from stellwerk.games.raildice.rules import rules_for
from stellwerk.games.raildice.year_changes import year_change

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.raildice.effects import make
    from stellwerk.games.raildice.phases import BEGINNING, OVER, ROLLING
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.seen import Seen
    from stellwerk.games.raildice.standing import Standing

_CHANCE = CHANCE


class State(Standing):
    """One running game."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(options, Position(rules_for(options, players), players))

    def copy(self) -> State:
        return state_at(self)

    def seen(self, seat: int | None) -> Seen:
        return Seen(self, seat)

    # -- who may do what -------------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        if self.position.phase == OVER:
            return ()
        return (_CHANCE,) if self.chance_acts() else (self.position.seat,)

    def legal(self, seat: int) -> list[int]:
        return self.moves_of(seat)

    def odds(self) -> list[int]:
        if self.position.phase == ROLLING:
            weights = [self.position.rules.odds_of(face) for face in range(4)]
            return [weight for weight in weights if weight]
        return [1] * self.players if self.position.phase == BEGINNING else []

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return self.why_not(seat, move)

    # -- playing ---------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if not self.allows(seat, move):
            reason = self.why_not(seat, move)
            assert reason is not None
            raise Refused(reason)
        if seat == _CHANCE:
            make(self.position, move)
            self.undoable = ()
            return
        before = self.position
        if not self.undoable:
            self.base = before.copy()
        done = before.done
        directors = self.directors() if done == self.players - 1 else None
        make(before, move)
        self.made[seat] += 1
        self.undoable = (*self.undoable, move)
        if self.chance_acts() or before.phase == OVER or before.done != done:
            self.undoable = ()  # never past chance or the end of the turn
        if directors is not None and before.done != done:
            self.years = (*self.years, year_change(before, directors))

    def directors(self) -> tuple[int, ...]:
        """The directors of all companies; -1 for nobody."""
        companies = range(self.position.rules.companies)
        return tuple([self.position.director_of(company) for company in companies])

    # -- taking back -----------------------------------------------------------------------------

    def retractable(self, seat: int) -> list[int]:
        return self.undoable_by(seat)

    def retract(self, seat: int, move: int) -> list[int]:
        if seat == _CHANCE or not self.acts(seat):
            raise Refused(self.inactive(seat))
        if not self.undoable or self.undoable[-1] != move:
            raise Refused(refuse("RRD-33", "raildice.not_the_last_move", move=spell(move)))
        kept = self.undoable[:-1]
        self.position = self.base.copy()
        self.undoable = kept
        self.made[seat] -= 1
        for other in kept:
            make(self.position, other)
        return list(kept)

    # -- looking ---------------------------------------------------------------------------------

    def scores(self) -> tuple[Score, ...]:
        return scoring.scores(self.position, self.years, [True] * self.players)

    def result(self) -> Result | None:
        if self.position.phase != OVER:
            return None
        return scoring.result(self.position)

    def _repr_svg_(self) -> str | None:
        return notebook.svg(self)


def state_at(standing: Standing) -> State:
    """A game of its own that stands where another stands, or what a seat sees of it."""
    state = State.__new__(State)
    state.stand(standing)
    return state
