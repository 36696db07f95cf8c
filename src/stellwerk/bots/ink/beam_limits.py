"""How much a beam can hold, and the bits of a position within a round: numbers for the kernel."""

from __future__ import annotations

from typing import Final

MOST_CANDIDATES: Final = 1 << 17
TABLE_SIZE: Final = 1 << 18  # of what was seen; more than there can be candidates
MOST_WIDTH: Final = 256  # positions kept in a lane
MOST_ENDS: Final = 64  # ends of a round kept
MOST_ROLLS: Final = 128  # rolls looked at ahead
STEPS: Final = 5  # route dice drawn: none to four
LANES: Final = 256
LONGEST_PATH: Final = 32  # drawings of a round; there are fewer

# A position: the dice left as bits, then what was used up this round, then copies drawn.
DICE_BITS: Final = 63
ROUTE_BITS: Final = 15
SPECIAL_USED: Final = 1 << 6
GIFT_USED: Final = 1 << 7
VOLCANO_USED: Final = 1 << 8
ONE_COPY: Final = 1 << 9
MOST_COPIES: Final = 7

GIFT_MOVE: Final = 1 << 16  # added to a drawing that was a university's gift

# What is asked of a drawing besides being legal.
ANY_CLEAN: Final = 0  # leaves no dead end
ELSE_ALL: Final = 1  # if there is none such, all will do: it is a duty
MEETS_TWO: Final = 2  # leaves no dead end and joins two open ends or exits
