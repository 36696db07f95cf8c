"""Where a drawing comes from, as numbers: a die's number, or one of these."""

from __future__ import annotations

from typing import Final

ROUTE_DICE: Final = 4  # the dice of the expansion follow

NOWHERE: Final = -1
SPECIAL: Final = -2  # one of the three special routes of a game (RI-31)
GIFT: Final = -3  # the special route of the third university (RI-79)
COPY: Final = -4  # a factory (RI-76)
VOLCANO: Final = -5  # once a round with Lava (RI-161)
