"""The bots of Railroad Ink."""

from __future__ import annotations

from typing import Final

from stellwerk.bots.ink.greedy import Greedy
from stellwerk.bots.ink.stand_in import StandIn
from stellwerk.bots.roster import Roster

__all__ = ["roster"]

roster: Final = Roster({"greedy": Greedy}, StandIn)
