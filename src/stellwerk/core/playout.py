"""Random games inside the kernel: what every game's workload of the benchmarks has in common.

Compiled with ``playout.pxd``. A game makes a kernel class of it that says what one game is; it may
use ``xorshift`` and ``scaled`` on ``random`` itself where a call for each number is too slow.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.rng import scaled, xorshift

_WORD = (1 << 64) - 1
_FIRST_STEPS = 16  # to leave the neighbourhood of a small seed


class Playout:
    """Plays random games; the same seed gives the same games."""

    def __init__(self, seed: int) -> None:
        self.random = (seed & _WORD) or 1  # xorshift never leaves zero
        self.moves = 0  # of players, in the last run
        for _ in range(_FIRST_STEPS):
            self.random = xorshift(self.random)

    def run(self, games: int) -> tuple[int, int]:
        """Play games to the end; gives the sum of all totals and the number of players' moves."""
        totals = 0
        self.moves = 0
        with cython.nogil:
            for _ in range(games):
                totals += self.play()
        return totals, self.moves

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.random = xorshift(self.random)
        return scaled(self.random, n)

    def play(self) -> int:
        """One game, which counts its ``moves``; gives the sum of its totals."""
        return 0
