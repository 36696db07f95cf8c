"""Moves that end the game, or make this year the last (RRD-60 to RRD-63), for the view.

People are told before they make one. A warning belongs to the move that decides it: a station is
warned of when it is chosen and not again when it is paid, a new tile when it is chosen, a turn's
end before the excess dice are put back.
"""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.words import Json
from stellwerk.games.raildice import moves
from stellwerk.games.raildice.actions import make
from stellwerk.games.raildice.chains import blocked
from stellwerk.games.raildice.choices import Choices
from stellwerk.games.raildice.notation import spell
from stellwerk.games.raildice.position import (
    BY_STATIONS,
    CHAIN,
    DISCARD,
    ENTRY,
    FIRST,
    OVER,
    PAY,
    ROLLING,
    TILE,
    TURN,
    Position,
)
from stellwerk.games.raildice.years import stations_end

# Why a game ends, in the order of ``position.BY_STATIONS`` and so on.
ENDINGS = (None, "a", "b", "c", "d", "idle", "years")

# Moves that can end the game at once; and a piece that brings bonus dice can.
_AT_ONCE = (moves.INCOME, moves.ROLL, moves.PAY, moves.END)


def warnings(p: Position, open_ends: Sequence[bool]) -> dict[str, Json]:
    """For each legal move that ends the game: why, and whether it is over at once.

    ``open_ends`` says which ends of the line are open; it matters only while the line rests.
    """
    if p.phase in (FIRST, ROLLING, OVER):
        return {}
    legal = Choices()
    legal.fill(p)
    found: dict[str, Json] = {}
    for move in legal.listed():
        if ending := _now(p, move):
            found[spell(move)] = {"ending": ENDINGS[ending], "now": True}
        elif ending := _this_year(p, move, open_ends):
            found[spell(move)] = {"ending": ENDINGS[ending], "now": False}
    return found


def _now(p: Position, move: int) -> int:
    """Why the game is over after the move; 0 if it is not."""
    kind = move & ~moves.REST
    if kind not in _AT_ONCE and (kind != moves.LAY or p.phase != ENTRY):
        return 0
    after = _made(p, move)
    if kind == moves.END:
        _go_on(after, DISCARD)
    return after.ending if after.phase == OVER else 0


def _this_year(p: Position, move: int, open_ends: Sequence[bool]) -> int:
    """Why this year is the last because of the move; 0 if it is not, or was before."""
    if p.trigger or p.phase not in (TURN, CHAIN, TILE):
        return 0
    kind = move & ~moves.REST
    if kind == moves.STATION:
        after = _made(p, move)
        _go_on(after, PAY)
        return 0 if stations_end(p) or not stations_end(after) else BY_STATIONS
    if kind == moves.TILE:
        after = _made(p, move)
        _go_on(after, ENTRY, PAY)
    elif kind == moves.LAY and _may_block(p, (move & moves.REST) >> 12, open_ends):
        after = _made(p, move)
        _go_on(after, PAY)
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
    legal = Choices()
    while p.phase in phases:
        legal.fill(p)
        make(p, legal.listed()[0])
