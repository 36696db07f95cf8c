"""The shape of the learned value and the scales of its whole numbers, in Python and in the kernels.

A net takes the scaled figures through two small layers; beside them the figures also count
directly. There is one for each number of rounds left after this one, for boards at the end of a
round and for boards within it.
"""

from __future__ import annotations

from typing import Final

ROUND_SLOTS: Final = 7  # rounds left, from 0 (never asked: the score is known) to 6
SLOTS: Final = 14  # at the end of a round; then within one
INPUTS: Final = 96  # room for figures
FIRST: Final = 32  # units of the first layer
SECOND_LAYER: Final = 16

# A scaled figure lies between minus and plus this, so that no sum can leave 31 bits.
MOST_INPUT: Final = 4095
MOST_UNIT: Final = 32767
# Bits behind the point: of the first layer's sums, of a unit, of the second layer's weights, of the
# weights of the last layer.
SUM_BITS: Final = 16
UNIT_BITS: Final = 8
SECOND_BITS: Final = 11
LAST_BITS: Final = 12
