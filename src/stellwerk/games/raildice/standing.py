"""Where a game stands: what its state and what a seat sees of it have in common.

Compiled with ``standing.pxd``. The numbers are in a ``Position``; besides them there is the seat's
right to take its last moves back, what each year brought, and how many moves each seat has made.
All of it is known to everyone who keeps count (RRD-66).
"""

from __future__ import annotations

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE
from stellwerk.core.refusal import Refusal, refuse
from stellwerk.games.raildice import reasons
from stellwerk.games.raildice.year_changes import Year

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import lowest
    from stellwerk.games.raildice.legal_moves import LegalMoves
    from stellwerk.games.raildice.moves import FACE, FIRST
    from stellwerk.games.raildice.phases import BEGINNING, OVER, ROLLING
    from stellwerk.games.raildice.position import Position

_CHANCE = CHANCE

# Room for the moves of one position at a time; nothing is kept there between two calls.
_legal = LegalMoves()


class Standing:
    """A position and what its players remember."""

    def __init__(self, options: dict[str, Value], position: Position) -> None:
        self.options = options
        self.players = position.players
        self.position = position
        # The moves of the seat on turn that can be taken back, and the position before the first.
        self.undoable: tuple[int, ...] = ()
        self.base = position
        self.years: tuple[Year, ...] = ()
        if not cython.compiled:
            self.made = [0] * 4  # moves of each seat that stand
        for seat in range(4):
            self.made[seat] = 0

    def stand(self, other: Standing) -> None:
        """Stand where another stands; what both share from now on never changes."""
        self.options = other.options
        self.players = other.players
        self.position = other.position.copy()
        self.undoable = other.undoable
        self.base = other.base
        self.years = other.years
        if not cython.compiled:
            self.made = [0] * 4
        for seat in range(4):
            self.made[seat] = other.made[seat]

    def stands_like(self, other: Standing) -> bool:
        """Whether nothing differs that anyone could know."""
        if self.players != other.players or not same(self.position, other.position):
            return False
        for seat in range(self.players):
            if self.made[seat] != other.made[seat]:
                return False
        if self.undoable != other.undoable or self.years != other.years:
            return False
        if self.undoable and not same(self.base, other.base):
            return False
        return self.options == other.options

    def remember(self, years: tuple[Year, ...], made: list[int]) -> None:
        """What happened before a position that was read or written down."""
        self.years = years
        for seat in range(self.players):
            self.made[seat] = made[seat]

    def made_by(self, seat: int) -> int:
        """How many moves of a seat stand."""
        return self.made[seat] if 0 <= seat < self.players else 0

    # -- who may do what -------------------------------------------------------------------------

    def chance_acts(self) -> bool:
        return self.position.phase == ROLLING or self.position.phase == BEGINNING

    def acts(self, seat: int) -> bool:
        """Whether the seat may act now."""
        if self.position.phase == OVER:
            return False
        if self.chance_acts():
            return seat == _CHANCE
        return seat == self.position.seat

    def moves_of(self, seat: int) -> list[int]:
        """Every move the seat, or chance, may make now."""
        if not self.acts(seat):
            return []
        if seat == _CHANCE:
            return self.outcomes()
        _legal.fill(self.position)
        return _legal.listed()

    def outcomes(self) -> list[int]:
        """What chance can bring now."""
        if self.position.phase == BEGINNING:
            return [FIRST + seat for seat in range(self.players)]
        return [FACE + face for face in range(4) if self.position.rules.odds_of(face)]

    def allows(self, seat: int, move: int) -> bool:
        """Whether a seat's move is legal: the quick form of ``why_not(seat, move) is None``."""
        if not self.acts(seat):
            return False
        if seat == _CHANCE:
            return move in self.outcomes()
        _legal.fill(self.position)
        return _legal.has(move)

    def why_not(self, seat: int, move: int) -> Refusal | None:
        """Why the seat may not make this move; ``None`` if it may."""
        if not self.acts(seat):
            return self.inactive(seat)
        if self.allows(seat, move):
            return None
        return reasons.why_not(self.position, move, seat == _CHANCE)

    def inactive(self, seat: int) -> Refusal:
        """Why a seat that may not act has nothing to do."""
        if self.position.phase == OVER:
            return refuse("RRD-59", "core.game_over")
        if seat != _CHANCE and not 0 <= seat < self.players:
            return refuse("", "core.seat_unknown", seat=seat + 1, players=self.players)
        return refuse("RRD-17", "core.not_your_turn")

    def undoable_by(self, seat: int) -> list[int]:
        """The move that the seat may take back now, if there is one."""
        return [self.undoable[-1]] if self.undoable and self.acts(seat) else []


def same(one: Position, other: Position) -> bool:
    """Whether two positions of the same game stand alike."""
    if (
        one.phase != other.phase
        or one.year != other.year
        or one.start != other.start
        or one.seat != other.seat
        or one.done != other.done
        or one.bank != other.bank
        or one.income_taken != other.income_taken
        or one.rolled != other.rolled
        or one.paid != other.paid
        or one.cup_jokers != other.cup_jokers
        or one.cup_behind != other.cup_behind
        or one.rolling != other.rolling
        or one.chain != other.chain
        or one.crossed != other.crossed
        or one.stage != other.stage
        or one.due != other.due
        or one.due_for != other.due_for
        or one.due_company != other.due_company
        or one.due_group != other.due_group
        or one.trigger != other.trigger
        or one.ending != other.ending
        or one.idle != other.idle
        or one.busy != other.busy
        or one.last_roll != other.last_roll
        or one.kept != other.kept
        or one.tiles != other.tiles
    ):
        return False
    return same_seats(one, other) and same_line(one, other)


def same_seats(one: Position, other: Position) -> bool:
    """The part of ``same`` that is about seats and companies; supplies follow from them."""
    for i in range(4 * one.players):
        if one.front[i] != other.front[i]:
            return False
    for i in range(one.players):
        if one.behind[i] != other.behind[i] or one.directed[i] != other.directed[i]:
            return False
    for i in range(8 * one.players):
        if one.owned[i] != other.owned[i] or one.carried[i] != other.carried[i]:
            return False
    for i in range(one.rules.companies):
        if one.director[i] != other.director[i]:
            return False
    for i in range(8 * one.rules.companies):
        if one.left[i] != other.left[i]:
            return False
    return True


def same_line(one: Position, other: Position) -> bool:
    """The part of ``same`` that is about map and line; cells that are free have no piece."""
    for i in range(one.tiles):
        if one.tile_x[i] != other.tile_x[i] or one.tile_y[i] != other.tile_y[i]:
            return False
        if one.lie[i] != other.lie[i] or one.tile_stations[i] != other.tile_stations[i]:
            return False
    for i in range(2):
        if one.end_tile[i] != other.end_tile[i] or one.end_cell[i] != other.end_cell[i]:
            return False
        if one.end_side[i] != other.end_side[i] or one.slot[i] != other.slot[i]:
            return False
        if one.taken[i] != other.taken[i]:
            return False
        left = one.taken[i]
        while left:
            cell = lowest(left)
            left &= left - 1
            if one.pieces[64 * i + cell] != other.pieces[64 * i + cell]:
                return False
    return True
