"""Sets of up to 64 things as bits of one number, for the kernels of all games.

Compiled, a mask is a 64-bit number and these are single instructions (``bits.pxd``).
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    ONE = 1  # in C a 64-bit one: a plain ``1 << cell`` would overflow there

    def popcount(mask: int) -> int:
        """The number of things in a mask."""
        return mask.bit_count()

    def lowest(mask: int) -> int:
        """The first thing of a mask that is not empty."""
        return (mask & -mask).bit_length() - 1
