"""The bots of Railroad Ink."""

from __future__ import annotations

from functools import partial
from typing import Final

from stellwerk.bots.ink.effort import EFFORTS
from stellwerk.bots.ink.greedy import Greedy
from stellwerk.bots.ink.learned import Learned
from stellwerk.bots.ink.stand_in import StandIn
from stellwerk.bots.ink.training import trainer
from stellwerk.bots.roster import Roster

__all__ = ["roster"]

_NAMED: Final = ("strong", "master")

roster: Final = Roster(
    {"greedy": Greedy, **{name: partial(Learned, effort=EFFORTS[name]) for name in _NAMED}},
    StandIn,
    trainer,
)
