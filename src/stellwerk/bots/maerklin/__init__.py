"""The bots of Zug um Zug Märklin."""

from __future__ import annotations

from typing import Final

from stellwerk.bots.maerklin.planner import Planner
from stellwerk.bots.maerklin.stand_in import StandIn
from stellwerk.bots.roster import Roster

__all__ = ["roster"]

roster: Final = Roster({"planner": Planner}, StandIn)
