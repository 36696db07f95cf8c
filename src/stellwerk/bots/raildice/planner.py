"""Plans what to do until the next roll or the end of the turn, by a beam search over small moves.

Compiled with ``planner.pxd``.
"""

from __future__ import annotations

from stellwerk.games.raildice import moves
from stellwerk.games.raildice.position import OVER, TURN

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.raildice.worth import Judge
    from stellwerk.games.raildice.actions import make
    from stellwerk.games.raildice.choices import Choices
    from stellwerk.games.raildice.position import Position

_TURN = TURN
_OVER = OVER
_KIND = moves.KIND
_BUY_KIND = moves.BUY >> moves.KIND
_PAY_KIND = moves.PAY >> moves.KIND
_DEPTH = 60  # moves of one plan; a turn has fewer


class Node:
    """A position on the way of a plan."""

    def __init__(self, position: Position, move: int, parent: Node | None, value: float) -> None:
        self.position = position
        self.move = move
        self.parent = parent
        self.value = value


class Planner:
    """Looks for the best way to use the dice at hand."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.choices = Choices()
        self.best: Node | None = None

    def plan(self, position: Position, seat: int, width: int) -> float:
        """Search from here; gives the value of the best that can be done.

        ``moves()`` then says how. Where the turn could end at once, to do nothing is a plan too.
        """
        root = Node(position, -1, None, self.judge.value(position, seat))
        self.best = root if position.phase == _TURN else None
        beam = [root]
        for _ in range(_DEPTH):
            found: list[Node] = []
            for node in beam:
                self.expand(node, seat, found)
            if not found:
                break
            found.sort(key=_worst_first)
            beam = thin(found, width)
        return self.best.value if self.best is not None else root.value

    def expand(self, node: Node, seat: int, found: list[Node]) -> None:
        """Try every move but those that roll, take income or end the turn."""
        self.choices.fill(node.position)
        for i in range(self.choices.count):
            move = self.choices.moves[i]
            kind = move >> _KIND
            if kind < _BUY_KIND or kind > _PAY_KIND:
                continue
            after = node.position.copy()
            make(after, move)
            child = Node(after, move, node, self.judge.value(after, seat))
            if after.phase == _TURN or after.phase == _OVER:
                if self.best is None or child.value > self.best.value:
                    self.best = child
            if after.phase != _OVER:
                found.append(child)

    def moves(self) -> list[int]:
        """The moves of the best plan, in order."""
        found: list[int] = []
        node = self.best
        while node is not None and node.parent is not None:
            found.append(node.move)
            node = node.parent
        return found[::-1]


def _worst_first(node: Node) -> float:
    return -node.value


def thin(found: list[Node], width: int) -> list[Node]:
    """The best nodes, without those that stand the same by another order of the same moves."""
    kept: list[Node] = []
    last = 1e18
    for node in found:
        if node.value != last:
            kept.append(node)
            last = node.value
            if len(kept) == width:
                break
    return kept
