"""A running game of Zug um Zug Märklin as the contract wants it; compiled with ``state.pxd``.

The position does the work; this checks and counts moves and hands the rest to modules of their own:
reasons to ``reasons.py``, what a seat sees to ``seen.py``, score sheets to ``scoring.py``.
"""

from __future__ import annotations

from stellwerk.core import notebook
from stellwerk.core.card import Value
from stellwerk.core.refusal import Refusal, Refused
from stellwerk.core.score import Result, Score
from stellwerk.games.maerklin import reasons, scoring
from stellwerk.games.maerklin.rules import rules_for

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.game import CHANCE
    from stellwerk.games.maerklin.legal_moves import acts, offers
    from stellwerk.games.maerklin.phases import CHOOSING, NO_CHANCE, OVER
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.seen import Seen, seen_by
    from stellwerk.games.maerklin.turns import begin, play
    from stellwerk.games.maerklin.undo import last_move, take_back

_ALONE = tuple((seat,) for seat in range(-1, 5))  # by seat + 1


class State:
    """One running game; see ``stellwerk.core.State`` for the contract."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        self.options = options
        self.players = players
        self.position = Position(rules_for(options), players)
        begin(self.position)

    def copy(self) -> State:
        return state_at(self.position.copy(), self.options)

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
        if seat < CHANCE:
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
        count = offers(self.position, CHANCE)
        return [self.position.weight[i] for i in range(count)]

    def allows(self, seat: int, move: int) -> bool:
        """Whether a move is legal: the quick form of ``refusal(seat, move) is None``."""
        if seat < CHANCE:
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
        if seat >= 0:
            self.position.made[seat] += 1

    def retractable(self, seat: int) -> list[int]:
        """The last move, as long as it is one of the running turn and revealed nothing."""
        p = self.position
        move = last_move(p) if seat >= 0 and seat == p.seat else -1
        return [move] if move >= 0 else []

    def retract(self, seat: int, move: int) -> list[int]:
        if move not in self.retractable(seat):
            raise Refused(reasons.not_retractable(self.position, seat, move))
        take_back(self.position)
        self.position.made[seat] -= 1
        return []

    # -- looking ---------------------------------------------------------------------------------

    def seen(self, seat: int | None) -> Seen:
        if seat is None:
            return seen_by(self.position, self.options, -1)
        if not 0 <= seat < self.players:
            raise Refused(reasons.unknown_seat(self.position, seat))
        return seen_by(self.position, self.options, seat)

    def scores(self) -> tuple[Score, ...]:
        return scoring.sheets(self.position)

    def result(self) -> Result | None:
        return scoring.result(self.position) if self.position.phase == OVER else None

    def _repr_svg_(self) -> str | None:
        return notebook.svg(self)


def state_at(position: Position, options: dict[str, Value]) -> State:
    """A running game that stands at this position."""
    state: State = State.__new__(State)
    state.options = options
    state.players = position.players
    state.position = position
    return state
