"""The numbering of moves for learners: relative to the line, so that there are few.

=========  =========================================================================================
number     action
=========  =========================================================================================
0          take income
1 – 2      a joker, a die from behind into the cup
3          roll
4          end the turn
5 –        buy: company, then source (bank, director), then die (share, joker)
then       lay: end, then the side it leads on by, then the side the piece leads out by, then die
           (the one of the shape, a joker); which cell that is, the end says
then       new tile: type, then quarter turns
then       station: end, then company, then group; where, the end says
then       pay: so many jokers, the rest from behind
then       discard: face
=========  =========================================================================================
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.game import Action, Move
from stellwerk.core.refusal import Refused, refuse
from stellwerk.games.raildice import board, moves
from stellwerk.games.raildice.data import CURVE, FACES, JOKER, STRAIGHT, standard
from stellwerk.games.raildice.notation import COMPANIES, TYPES, spell
from stellwerk.games.raildice.phases import ENTERING
from stellwerk.games.raildice.seen import Seen

_SINGLE: Final = (moves.INCOME, moves.ADD, moves.ADD + 1, moves.ROLL, moves.END)
# All groups of stations, as a move has them.
GROUPS: Final = [
    8 * number + group
    for number, company in enumerate(standard().companies)
    for group in range(len(company.groups))
]
_MOST_DUE: Final = max(group.cost for company in standard().companies for group in company.groups)

FIRST_BUY: Final = len(_SINGLE)
FIRST_LAY: Final = FIRST_BUY + 4 * len(COMPANIES)
FIRST_TILE: Final = FIRST_LAY + 2 * 4 * 4 * 2
FIRST_STATION: Final = FIRST_TILE + 4 * len(TYPES)
FIRST_PAY: Final = FIRST_STATION + 2 * len(GROUPS)
FIRST_DISCARD: Final = FIRST_PAY + _MOST_DUE + 1
TOTAL: Final = FIRST_DISCARD + len(FACES)


def action(seen: Seen, move: Move) -> Action:
    """The number of a move; refuses one that has none here."""
    kind, rest = move & ~moves.REST, move & moves.REST
    number = -1
    if move in _SINGLE:
        number = _SINGLE.index(move)
    elif kind == moves.BUY:
        number = FIRST_BUY + rest
    elif kind == moves.LAY:
        end, heading, out = rest >> 12, board.opposite(rest >> 4 & 3), rest >> 2 & 3
        number = FIRST_LAY + 32 * end + 8 * heading + 2 * out + (rest & 3 == JOKER)
    elif kind == moves.TILE:
        number = FIRST_TILE + rest
    elif kind == moves.STATION and rest & 63 in GROUPS:
        number = FIRST_STATION + len(GROUPS) * (rest >> 12) + GROUPS.index(rest & 63)
    elif kind == moves.PAY:
        number = FIRST_PAY + (rest >> 6)
    elif kind == moves.DISCARD:
        number = FIRST_DISCARD + rest
    # What a number leaves out must be what the table says, or the move has none.
    if not 0 <= number < TOTAL or _written(seen, number) != move:
        raise Refused(refuse("", "raildice.no_action", move=spell(move)))
    return number


def move_of(seen: Seen, number: Action) -> Move:
    """The move of a number; refuses a number that has none here."""
    found = _written(seen, number) if 0 <= number < TOTAL else None
    if found is None:
        raise Refused(refuse("", "raildice.action_unknown", action=number, last=TOTAL - 1))
    return found


def _written(seen: Seen, number: Action) -> Move | None:
    """The move of a number, legal or not; ``None`` if the table knows no such move."""
    if number < FIRST_BUY:
        return _SINGLE[number]
    if number < FIRST_LAY:
        return moves.BUY + number - FIRST_BUY
    if number < FIRST_TILE:
        return _piece(seen, number - FIRST_LAY)
    if number < FIRST_STATION:
        return moves.TILE + number - FIRST_TILE
    if number < FIRST_PAY:
        return _station(seen, *divmod(number - FIRST_STATION, len(GROUPS)))
    if number < FIRST_DISCARD:
        jokers = number - FIRST_PAY
        behind = seen.position.due - jokers
        return moves.PAY + 64 * jokers + behind if behind >= 0 else None
    return moves.DISCARD + number - FIRST_DISCARD


def _piece(seen: Seen, rest: int) -> Move | None:
    end, heading, out, joker = rest >> 5, rest >> 3 & 3, rest >> 1 & 3, rest & 1
    p = seen.position
    last = p.end(end)[1]
    entering = p.phase == ENTERING and p.chain == end
    cell = last if entering else board.neighbour(last, heading)
    back = board.opposite(heading)
    if cell is None or out == back:
        return None
    die = JOKER if joker else STRAIGHT if out == heading else CURVE
    return moves.LAY + 4096 * end + 64 * cell + 16 * back + 4 * out + die


def _station(seen: Seen, end: int, group: int) -> Move | None:
    _, last, side, _ = seen.position.end(end)
    cell = None if side == board.NO_SIDE else board.neighbour(last, side)
    return None if cell is None else moves.STATION + 4096 * end + 64 * cell + GROUPS[group]
