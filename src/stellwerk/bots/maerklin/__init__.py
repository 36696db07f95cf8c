"""The bots of Zug um Zug Märklin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stellwerk.bots.maerklin.planner import Planner
from stellwerk.core.game import Bot

__all__ = ["BOTS", "Planner"]

BOTS: Final[Mapping[str, Callable[[bytes], Bot]]] = {"planner": Planner}
