"""The bots of Railroad Dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stellwerk.bots.raildice.builder import Builder
from stellwerk.core.game import Bot

__all__ = ["BOTS", "Builder"]

BOTS: Final[Mapping[str, Callable[[bytes], Bot]]] = {"builder": Builder}
