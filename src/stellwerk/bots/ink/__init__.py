"""The bots of Railroad Ink."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stellwerk.bots.ink.greedy import Greedy
from stellwerk.core.game import Bot

__all__ = ["BOTS", "Greedy"]

BOTS: Final[Mapping[str, Callable[[bytes], Bot]]] = {"greedy": Greedy}
