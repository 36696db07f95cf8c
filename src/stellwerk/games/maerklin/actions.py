"""Moves numbered for learners: as few numbers as there are different decisions.

In this order: the five places of the row, the words (blind, enough, stop, nobody), the mixtures of
short and long tickets, routes to claim, routes to go along, cities to put a passenger down, cities
to travel from, all payments, colours of passengers to pick up (where is known), and the choices
among the tickets drawn, as bits in the order in which they were drawn, less one. Cards of the row
and tickets are so numbered relative to what the seat sees.
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.game import Action, Move
from stellwerk.core.refusal import Refused, refuse
from stellwerk.games.maerklin.map import CITIES, FOLK, ROUTES, ROW
from stellwerk.games.maerklin.moves import (
    BLIND,
    CLAIM,
    ENOUGH,
    GO,
    KEEP,
    MIX,
    MOST_DRAWN,
    NOBODY,
    PAY,
    PICK,
    SET_DOWN,
    STOP,
    TRAVEL,
    is_payment,
    keep,
    kept,
)
from stellwerk.games.maerklin.passengers_2017 import pick_place
from stellwerk.games.maerklin.phases import PICKING
from stellwerk.games.maerklin.seen import Seen

# Moves that have their number whatever the seat sees, in the order of their numbers.
_FIXED: Final[tuple[Move, ...]] = (
    *(BLIND, ENOUGH, STOP, NOBODY),
    *(
        MIX + 5 * short + long
        for short in range(MOST_DRAWN + 1)
        for long in range(MOST_DRAWN + 1 - short)
        if short + long
    ),
    *(CLAIM + route.number for route in ROUTES),
    *(GO + route.number for route in ROUTES),
    *(SET_DOWN + city.number for city in CITIES),
    *(TRAVEL + city.number for city in CITIES),
    *(move for move in range(PAY, KEEP) if is_payment(move)),
)
FIXED_NUMBER: Final = {move: ROW + number for number, move in enumerate(_FIXED)}
FIRST_PICK: Final = ROW + len(_FIXED)
FIRST_KEEP: Final = FIRST_PICK + len(FOLK)
TOTAL: Final = FIRST_KEEP + (1 << MOST_DRAWN) - 1


def number(seen: Seen, move: Move) -> Action:
    """The number of a legal move; refuses any other."""
    if refusal := seen.refusal(move):
        raise Refused(refusal)
    if move < BLIND:
        return move >> 4
    if move in FIXED_NUMBER:
        return FIXED_NUMBER[move]
    if move < PAY:
        return FIRST_PICK + (move - PICK & 7)
    drawn = seen.drawn()
    return FIRST_KEEP - 1 + sum(1 << drawn.index(ticket) for ticket in kept(move))


def move(seen: Seen, action: Action) -> Move:
    """The move with a number, legal or not; refuses a number that is none here."""
    p = seen.position
    if 0 <= action < ROW and p.row[action] >= 0:
        return 16 * action + p.row[action]
    if ROW <= action < FIRST_PICK:
        return _FIXED[action - ROW]
    if FIRST_PICK <= action < FIRST_KEEP and p.phase == PICKING:
        return PICK + 8 * pick_place(p) + action - FIRST_PICK
    drawn = seen.drawn() if FIRST_KEEP <= action < TOTAL else []
    mask = action - FIRST_KEEP + 1
    if 0 < mask < 1 << len(drawn):
        return keep(ticket for place, ticket in enumerate(drawn) if mask >> place & 1)
    raise Refused(refuse("", "maerklin.action_unknown", action=action, last=TOTAL - 1))
