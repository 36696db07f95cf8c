"""Random games inside the kernel: the common workload of the benchmarks.

Compiled with ``playout.pxd``. One playout is one game: every seat chooses evenly among its legal
moves, to the very end.
"""

from __future__ import annotations

from stellwerk.core import playout

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.rng import scaled, xorshift
    from stellwerk.games.raildice.effects import make
    from stellwerk.games.raildice.legal_moves import LegalMoves
    from stellwerk.games.raildice.moves import FACE, FIRST
    from stellwerk.games.raildice.phases import BEGINNING, OVER, ROLLING
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.rules import Rules
    from stellwerk.games.raildice.turn_end import total


class Playout(playout.Playout):
    """Plays random games of one kind.

    >>> from stellwerk.games.raildice.card import CARD
    >>> from stellwerk.games.raildice.rules import rules_for
    >>> Playout(rules_for(CARD.complete({}), 2), 2, seed=1).run(10)
    (376000, 1262)
    """

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        super().__init__(seed)
        self.begin = Position(rules, players)
        self.position = Position(rules, players)
        self.legal = LegalMoves()

    def play(self) -> int:
        """One game; leaves it in ``position`` and gives the passengers of all seats."""
        self.position.take(self.begin)
        while self.position.phase != OVER:
            self.random = xorshift(self.random)
            if self.position.phase == ROLLING:
                make(self.position, FACE + self.position.rules.die[scaled(self.random, 6)])
            elif self.position.phase == BEGINNING:
                make(self.position, FIRST + scaled(self.random, self.position.players))
            else:
                self.legal.fill(self.position)
                make(self.position, self.legal.moves[scaled(self.random, self.legal.count)])
                self.moves += 1
        passengers = 0
        for seat in range(self.position.players):
            passengers += total(self.position, seat)
        return passengers
