"""The bots of Zug um Zug Märklin."""

from __future__ import annotations

from functools import partial
from typing import Final

from stellwerk.bots.maerklin.planner import Planner
from stellwerk.bots.maerklin.short_sighted import ShortSighted
from stellwerk.bots.maerklin.stand_in import StandIn
from stellwerk.bots.maerklin.strategist import Strategist
from stellwerk.bots.maerklin.weights import MASTER, STRONG
from stellwerk.bots.measured import ratings
from stellwerk.bots.roster import Roster

__all__ = ["roster"]

roster: Final = Roster(
    {
        "planner": Planner,
        "easy": partial(ShortSighted, tickets=1, patience=30, tempted=4, lapses=400),
        "medium": Planner,
        "strong": partial(Strategist, weights=STRONG),
        "master": partial(Strategist, weights=MASTER),
    },
    StandIn,
    ratings=ratings(__name__),
)
