"""A running game of Zug um Zug Märklin as the contract wants it; compiled with ``state.pxd``.

The position does the work; this checks moves and hands the rest to modules of their own: reasons to
``reasons.py``, views to ``views.py``, score sheets to ``scoring.py``.
"""

from __future__ import annotations

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE, View
from stellwerk.core.refusal import Refusal, Refused
from stellwerk.core.rooms import part
from stellwerk.core.score import Result, Score
from stellwerk.games.maerklin import reasons, scoring, views
from stellwerk.games.maerklin.rules import rules_for

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.maerklin.offers import acts, offers
    from stellwerk.games.maerklin.phases import CHOOSING, NO_CHANCE, OVER
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.turns import begin, play
    from stellwerk.games.maerklin.undo import last_move, take_back

_CHANCE = CHANCE
_ALONE = tuple((seat,) for seat in range(-1, 5))  # by seat + 1


class State:
    """One running game; see ``stellwerk.core.State`` for the contract."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        self.options = options
        self.players = players
        self.position = Position(rules_for(options), players)
        begin(self.position)

    def copy(self) -> State:
        other: State = State.__new__(State)
        other.options = self.options
        other.players = self.players
        other.position = self.position.copy()
        return other

    # -- who may do what -------------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        p = self.position
        if p.due != NO_CHANCE:
            return _ALONE[0]
        if p.phase == CHOOSING:
            return tuple([seat for seat in range(self.players) if acts(p, seat)])
        if p.phase == OVER:
            return ()
        return _ALONE[p.seat + 1]

    def legal(self, seat: int) -> list[int]:
        if seat < _CHANCE:
            return []
        count = offers(self.position, seat)
        if not cython.compiled:
            return self.position.offer[:count]
        moves: list[int] = []
        for i in range(count):
            moves.append(self.position.offer[i])
        return moves

    def odds(self) -> list[int]:
        if self.position.due == NO_CHANCE:
            return []
        count = offers(self.position, _CHANCE)
        return [self.position.weight[i] for i in range(count)]

    def allows(self, seat: int, move: int) -> bool:
        """Whether a move is legal: the quick form of ``refusal(seat, move) is None``."""
        if seat < _CHANCE:
            return False
        count = offers(self.position, seat)
        if not cython.compiled:
            return move in self.position.offer[:count]
        for i in range(count):
            if self.position.offer[i] == move:
                return True
        return False

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return None if self.allows(seat, move) else reasons.refusal(self.position, seat, move)

    # -- playing ---------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if not self.allows(seat, move):
            raise Refused(reasons.refusal(self.position, seat, move))
        play(self.position, seat, move)

    def retractable(self, seat: int) -> list[int]:
        """The last move, as long as it is one of the running turn and revealed nothing."""
        p = self.position
        move = last_move(p) if seat >= 0 and seat == p.seat else -1
        return [move] if move >= 0 else []

    def retract(self, seat: int, move: int) -> list[int]:
        if move not in self.retractable(seat):
            raise Refused(reasons.not_retractable(self.position, seat, move))
        take_back(self.position)
        return []

    # -- looking ---------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        return views.view(self, seat)

    def scores(self) -> tuple[Score, ...]:
        return scoring.sheets(self.position)

    def result(self) -> Result | None:
        return scoring.result(self.position) if self.position.phase == OVER else None

    def _repr_svg_(self) -> str:
        svg: str = part("draw", "maerklin").repr_svg(self)
        return svg
