"""Numbers the kernel knows a form by, besides its ends."""

from __future__ import annotations

from typing import Final

# How a form reaches the cells where it may be drawn, besides the ends it can connect by.
ANYWHERE: Final = 1  # it need not be connected (RI-120, RI-130, RI-170)
BY_CORNERS: Final = 2  # a trail corner at a trail or station is enough (RI-181)
AWAY_FROM_LAVA: Final = 3  # a new volcano (RI-161)

# What a form leaves in its space; the trail corners NW, NE, SE, SW are the next four bits.
STATION: Final = 1
TREES: Final = 2
CRATER: Final = 4
FIRST_CORNER: Final = 8
