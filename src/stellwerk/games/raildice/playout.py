"""Random games inside the kernel: the common workload of the benchmarks.

One playout is one game: every seat chooses evenly among its legal moves, to the very end.
"""

from __future__ import annotations

from stellwerk.games.raildice import moves
from stellwerk.games.raildice.position import FIRST, OVER, ROLLING

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.raildice.actions import make
    from stellwerk.games.raildice.choices import Choices
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.rules import Rules
    from stellwerk.games.raildice.years import total

_OVER = OVER
_ROLLING = ROLLING
_FIRST = FIRST
_FACE = moves.FACE
_FIRST_SEAT = moves.FIRST
_WORD = (1 << 64) - 1


class Playout:
    """Plays random games of one kind.

    >>> from stellwerk.games.raildice.card import CARD
    >>> from stellwerk.games.raildice.rules import rules_for
    >>> Playout(rules_for(CARD.complete({}), 2), 2, seed=1).run(10)
    (376000, 1262)
    """

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self.begin = Position(rules, players)
        self.position = Position(rules, players)
        self.choices = Choices()
        self.moves = 0
        # Xorshift never leaves zero, and needs a few steps to leave the neighbourhood of a small
        # seed.
        self.random = (seed & _WORD) or 1
        for _ in range(16):
            self.below(2)

    def run(self, games: int) -> tuple[int, int]:
        """Play games to the end; gives the sum of all passengers and the number of moves."""
        totals = 0
        self.moves = 0
        with cython.nogil:
            for _ in range(games):
                totals += self.play()
        return totals, self.moves

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 by a small fast generator, equal compiled and interpreted."""
        self.random ^= self.random << 13 & _WORD
        self.random ^= self.random >> 7
        self.random ^= self.random << 17 & _WORD
        return (self.random >> 32) * n >> 32

    def play(self) -> int:
        """One game; leaves it in ``position`` and gives the passengers of all seats."""
        self.position.take(self.begin)
        while self.position.phase != _OVER:
            if self.position.phase == _ROLLING:
                make(self.position, _FACE + self.position.rules.die[self.below(6)])
            elif self.position.phase == _FIRST:
                make(self.position, _FIRST_SEAT + self.below(self.position.players))
            else:
                self.choices.fill(self.position)
                make(self.position, self.choices.moves[self.below(self.choices.count)])
                self.moves += 1
        passengers = 0
        for seat in range(self.position.players):
            passengers += total(self.position, seat)
        return passengers
