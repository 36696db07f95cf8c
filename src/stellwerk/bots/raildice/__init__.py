"""The bots of Railroad Dice."""

from __future__ import annotations

from typing import Final

from stellwerk.bots.raildice.builder import Builder
from stellwerk.bots.raildice.stand_in import StandIn
from stellwerk.bots.roster import Roster

__all__ = ["Builder", "roster"]

roster: Final = Roster({"builder": Builder}, StandIn)
