"""Moves that end the game, or make this year the last (RRD-60 to RRD-63).

People are told before they make one. A warning belongs to the move that decides it: a station is
warned of when it is chosen and not again when it is paid, a new tile when it is chosen, a turn's
end before the excess dice are put back.
"""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.games.raildice import moves
from stellwerk.games.raildice.effects import make
from stellwerk.games.raildice.legal_moves import LegalMoves
from stellwerk.games.raildice.notation import spell
from stellwerk.games.raildice.open_ends import blocked
from stellwerk.games.raildice.phases import (
    BEGINNING,
    BY_STATIONS,
    CHAIN,
    CROSSING,
    DISCARDING,
    ENDINGS,
    ENTERING,
    OVER,
    PAYING,
    ROLLING,
    TURN,
)
from stellwerk.games.raildice.plain import EndWarning
from stellwerk.games.raildice.position import Position
from stellwerk.games.raildice.turn_end import stations_end

# Moves that can end the game at once; and a piece that brings bonus dice can.
_AT_ONCE = (moves.INCOME, moves.ROLL, moves.PAY, moves.END)


def warnings(p: Position, open_ends: Sequence[bool]) -> dict[str, EndWarning]:
    """For each legal move that ends the game: why, and whether it is over at once.

    ``open_ends`` says which ends of the line are open; it matters only while the line rests.
    """
    if p.phase in (BEGINNING, ROLLING, OVER):
        return {}
    legal = LegalMoves()
    legal.fill(p)
    found: dict[str, EndWarning] = {}
    for move in legal.listed():
        if ending := _now(p, move):
            found[spell(move)] = {"ending": ENDINGS[ending - 1], "now": True}
        elif ending := _this_year(p, move, open_ends):
            found[spell(move)] = {"ending": ENDINGS[ending - 1], "now": False}
    return found


def _now(p: Position, move: int) -> int:
    """Why the game is over after the move; 0 if it is not."""
    kind = move & ~moves.REST
    if kind not in _AT_ONCE and (kind != moves.LAY or p.phase != ENTERING):
        return 0
    after = _made(p, move)
    if kind == moves.END:
        _go_on(after, DISCARDING)
    return after.ending if after.phase == OVER else 0


def _this_year(p: Position, move: int, open_ends: Sequence[bool]) -> int:
    """Why this year is the last because of the move; 0 if it is not, or was before."""
    if p.trigger or p.phase not in (TURN, CHAIN, CROSSING):
        return 0
    kind = move & ~moves.REST
    if kind == moves.STATION:
        after = _made(p, move)
        _go_on(after, PAYING)
        return 0 if stations_end(p) or not stations_end(after) else BY_STATIONS
    if kind == moves.TILE:
        after = _made(p, move)
        _go_on(after, ENTERING, PAYING)
    elif kind == moves.LAY and _may_block(p, (move & moves.REST) >> 12, open_ends):
        after = _made(p, move)
        _go_on(after, PAYING)
    else:
        return 0
    return blocked(after) if after.phase == TURN else 0


def _may_block(p: Position, end: int, open_ends: Sequence[bool]) -> bool:
    """Whether a piece at an end could stop the line: not if the other one goes on elsewhere.

    And if no end is open while the line rests, it has been stopped already. Where no end may be
    closed in (O-20), a piece at one can also stop the other, which then must not cross.
    """
    if p.tiles == 1:
        return False  # all the land around it is empty
    if not p.rules.closing_in:
        return p.phase == CHAIN or any(open_ends)
    return p.phase == CHAIN or (open_ends[end] and not open_ends[1 - end])


def _made(p: Position, move: int) -> Position:
    after = p.copy()
    make(after, move)
    return after


def _go_on(p: Position, *phases: int) -> None:
    """Do in any way what has to be done next, as long as the game is in one of these phases."""
    legal = LegalMoves()
    while p.phase in phases:
        legal.fill(p)
        make(p, legal.listed()[0])
