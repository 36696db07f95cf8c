"""Taking back the last move of a turn, as long as it revealed nothing; compiled."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.maerklin.moves import CLAIM, GO, PAY, PICK, TRAVEL
    from stellwerk.games.maerklin.network import unclaim
    from stellwerk.games.maerklin.phases import (
        NO_CHANCE,
        ON_TURN,
        PAYING,
        PICKING,
        PLACING,
        TRAVELLING,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.travel import step_back


def last_move(p: Position) -> int:
    """The move that the seat on turn can take back; -1 if there is none."""
    if p.due != NO_CHANCE:
        return -1
    if p.phase == PAYING:
        return CLAIM + p.route
    if p.phase == PICKING and p.pick_end == 1 and p.pick_chosen:
        return PICK + 8 * p.rules.end_a[p.route] + p.picked
    if (p.phase == PLACING or p.phase == PICKING) and p.undo:
        return p.paid
    if p.phase == TRAVELLING:
        return GO + p.path[p.steps - 1] if p.steps else TRAVEL + p.start
    return -1


def take_back(p: Position) -> None:
    """Undo the last move of the seat on turn."""
    seat = p.seat
    p.fresh = -2
    if p.phase == PAYING:
        p.phase = ON_TURN
        p.route = -1
    elif p.phase == TRAVELLING:
        if p.steps:
            step_back(p, seat)
        else:
            p.phase = ON_TURN
            p.start = -1
            p.at = -1
    elif p.phase == PICKING and p.pick_end == 1 and p.picked >= 0:
        p.pick_end = 0
        p.folk[6 * p.rules.end_a[p.route] + p.picked] += 1
        p.folk_of[6 * seat + p.picked] -= 1
        p.picked = -1
        if not p.pick_chosen:  # it came with the payment
            unpay(p, seat)
        p.pick_chosen = False
    else:
        unpay(p, seat)


def unpay(p: Position, seat: int) -> None:
    """Back to the choice of a payment."""
    code = p.paid - PAY
    unclaim(p, seat, p.route, code >> 9, code >> 6 & 7, code & 63)
    p.paid = 0
    p.phase = PAYING
    p.undo = False
