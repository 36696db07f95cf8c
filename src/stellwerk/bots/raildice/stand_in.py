"""The stand-in of Railroad Dice: ends the turn, and lays and pays only what was begun before.

It buys no share, builds no station and rolls no die that its owner has kept.
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.game import Move, Seen
from stellwerk.games.raildice import moves

# What is begun goes on as it must; everything else waits for who comes back. Jokers are put back
# last: they are the highest face.
_ORDER: Final = (
    moves.END,
    moves.DISCARD,
    moves.ROLL,
    moves.PAY,
    moves.TILE,
    moves.LAY,
)


class StandIn:
    """The same move whenever it is asked the same."""

    def __init__(self, seed: bytes) -> None:
        del seed  # nothing is left to chance

    def choose(self, seen: Seen) -> Move:
        return min(seen.legal(), key=_regret)


def _regret(move: Move) -> tuple[int, int]:
    kind = move & ~moves.REST
    return _ORDER.index(kind) if kind in _ORDER else len(_ORDER), move & moves.REST
