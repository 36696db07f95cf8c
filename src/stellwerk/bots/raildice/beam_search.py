"""Plans what to do until the next roll or the end of the turn, by a beam search over small moves.

Compiled with ``beam_search.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.raildice.evaluation import Evaluation
    from stellwerk.games.raildice.effects import make
    from stellwerk.games.raildice.legal_moves import LegalMoves
    from stellwerk.games.raildice.moves import BUY, PAY, REST
    from stellwerk.games.raildice.phases import OVER, TURN
    from stellwerk.games.raildice.position import Position

_DEPTH = 60  # moves of one plan; a turn has fewer


class Node:
    """A position on the way of a plan."""

    def __init__(self, position: Position, move: int, parent: Node | None, value: float) -> None:
        self.position = position
        self.move = move
        self.parent = parent
        self.value = value


class BeamSearch:
    """Looks for the best way to use the dice at hand."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.legal = LegalMoves()
        self.best: Node | None = None

    def plan(self, position: Position, seat: int, width: int) -> float:
        """Search from here; gives the value of the best that can be done.

        ``moves()`` then says how. Where the turn could end at once, to do nothing is a plan too.
        """
        root = Node(position, -1, None, self.evaluation.value(position, seat))
        self.best = root if position.phase == TURN else None
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
        self.legal.fill(node.position)
        for i in range(self.legal.count):
            move = self.legal.moves[i]
            kind = move & ~REST
            if kind < BUY or kind > PAY:
                continue
            after = node.position.copy()
            make(after, move)
            child = Node(after, move, node, self.evaluation.value(after, seat))
            if after.phase == TURN or after.phase == OVER:
                if self.best is None or child.value > self.best.value:
                    self.best = child
            if after.phase != OVER:
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
