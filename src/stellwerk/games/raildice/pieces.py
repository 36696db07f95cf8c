"""Pieces of track and stations as numbers, as they lie in the cells of a tile.

Two bits for the side the line comes from, three for the side it leaves by (``board.NO_SIDE`` from a
station not yet left), and above them what it is.
"""

from __future__ import annotations

from typing import Final

OUT_AT: Final = 2
OUT_BITS: Final = 7 << OUT_AT
LAID: Final = 32  # every piece has it
IS_STATION: Final = 64
COMPANY_AT: Final = 7
GROUP_AT: Final = 10
MOST_PIECE: Final = (1 << 13) - 1  # no piece is a larger number
