"""The bots of Railroad Dice."""

from __future__ import annotations

from functools import partial
from typing import Final

from stellwerk.bots.measured import ratings
from stellwerk.bots.raildice.builder import Builder
from stellwerk.bots.raildice.evaluation import CAREFUL
from stellwerk.bots.raildice.short_sighted import ShortSighted
from stellwerk.bots.raildice.stand_in import StandIn
from stellwerk.bots.roster import Roster

__all__ = ["Builder", "roster"]

roster: Final = Roster(
    {
        "builder": Builder,
        "easy": partial(ShortSighted, years=4, width=1, rolls=1, lapses=400),
        # Two rolls and a glance: an answer within two seconds also where nothing is compiled.
        "medium": partial(Builder, rolls=2, glance=1),
        # Beyond so few rolls each brings little: with eight, ``master`` won only 53 % against it.
        "strong": partial(Builder, weights=CAREFUL, width=8, rolls=3, glance=3),
        "master": partial(
            Builder, weights=CAREFUL, width=16, rolls=3, glance=5, finals=(24, 18, 16)
        ),
    },
    StandIn,
    ratings=ratings(__name__),
)
