"""The stand-in of Zug um Zug Märklin: takes cards, and decides nothing that its owner would regret.

It claims no track, draws no tickets and sends no passenger off as long as there is a card to take;
of what was begun before it came it does the least.
"""

from __future__ import annotations

from stellwerk.core.game import Move
from stellwerk.core.game import Seen as AnySeen
from stellwerk.games.maerklin import Seen, moves


class StandIn:
    """Takes cards blindly; the same move whenever it is asked the same."""

    def __init__(self, seed: bytes) -> None:
        del seed  # nothing is left to chance

    def choose(self, seen: AnySeen) -> Move:
        assert isinstance(seen, Seen)
        return min(seen.legal(), key=_regret)


def _regret(move: Move) -> tuple[int, int]:
    """How much a move commits its owner to: the kind of it first, then how far it goes."""
    if move in _KINDS:
        return _KINDS[move], 0
    if moves.is_keeping(move):
        kept = moves.kept(move)
        return 0, sum(moves.ALL_TICKETS[number].value for number in kept)
    if moves.is_payment(move):
        colour, _, locomotives, plus4 = moves.payment(move)
        return 0, 64 * locomotives + 16 * plus4 + colour
    if move < moves.BLIND:
        return 2, move
    if move < moves.CLAIM:  # tickets: few of them, and short ones
        short, long = divmod(move - moves.MIX, 5)
        return 6, 5 * long + short
    if move < moves.GO:
        return 4, move
    return 5, move


# Ending what was begun comes first; then the deck, the row, a claim, a journey, tickets.
_KINDS = {moves.ENOUGH: 0, moves.STOP: 0, moves.NOBODY: 0, moves.BLIND: 1}
