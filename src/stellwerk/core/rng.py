"""The small fast generator of playouts, bots and imagined games; compiled with ``rng.pxd``.

It is xorshift with 64 bits: equal compiled and interpreted, and cheap to begin anew. Dice of real
games come from ``chance``, never from here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

_T = TypeVar("_T")
_WORD = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB

if not cython.compiled:

    def xorshift(state: int) -> int:
        """The state after the next step."""
        state ^= state << 13 & _WORD
        state ^= state >> 7
        return state ^ (state << 17 & _WORD)

    def scaled(state: int, n: int) -> int:
        """A number from 0 to n - 1 out of a state."""
        return (state >> 32) * n >> 32


def mixed(number: int) -> int:
    """A number of 64 bits out of another, such that neighbours have nothing in common.

    It is the last step of SplitMix64, and never 0, which xorshift would not leave.
    """
    number = (number + _GOLDEN) & _WORD
    number = (number ^ number >> 30) * _FIRST & _WORD
    number = (number ^ number >> 27) * _SECOND & _WORD
    return (number ^ number >> 31) or 1


class Rng:
    """Numbers by lot; the same seed gives the same numbers.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(8)], rng.choice("abc")
    ([0, 4, 3, 4, 1, 5, 1, 1], 'c')
    """

    def __init__(self, seed: int) -> None:
        self.state = mixed(seed & _WORD)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is less than 2³¹."""
        self.state = xorshift(self.state)
        return scaled(self.state, n)

    def choice(self, things: Sequence[_T]) -> _T:
        """One of the things, each as likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[_T]) -> None:
        """Put the things into any order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def sample(self, things: Sequence[_T], count: int) -> list[_T]:
        """So many different ones of the things, in any order."""
        rest = list(things)
        self.shuffle(rest)
        return rest[:count]


class Decisions:
    """A generator for each decision of whoever has this seed: a counter, not a stream.

    So what a bot draws by lot depends on which decision it is, not on how often it was asked.

    >>> [Decisions(b"any seed").rng(3).below(100) for _ in range(2)]
    [96, 96]
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = int.from_bytes(seed[:8], "big")

    def rng(self, number: int) -> Rng:
        """The generator of decision ``number``."""
        rng = Rng(0)
        rng.state = mixed(self.seed ^ mixed(number))
        return rng
