"""The bots of Railroad Ink."""

from __future__ import annotations

from functools import partial
from typing import Final

from stellwerk.bots.ink.effort import EFFORTS
from stellwerk.bots.ink.greedy import Greedy
from stellwerk.bots.ink.learned import Learned
from stellwerk.bots.ink.short_sighted import ShortSighted
from stellwerk.bots.ink.stand_in import StandIn
from stellwerk.bots.ink.training import trainer
from stellwerk.bots.measured import ratings
from stellwerk.bots.roster import Roster

__all__ = ["roster"]

roster: Final = Roster(
    {
        "greedy": Greedy,
        # Edition blue, solo: about 35 points, and 47.
        "easy": partial(ShortSighted, sight=0, width=4, lapses=100),
        "medium": partial(ShortSighted, sight=2, width=2, lapses=250),
        "strong": partial(Learned, effort=EFFORTS["strong"]),
        "master": partial(Learned, effort=EFFORTS["master"]),
    },
    StandIn,
    ratings=ratings(__name__),
    trainer=trainer,
    patient={"max": partial(Learned, effort=EFFORTS["max"])},
)
