"""The analysis of Zug um Zug Märklin: values are chances to win."""

from __future__ import annotations

from typing import Final

from stellwerk.analysis.maerklin.turn_chances import MaerklinAnalyst

__all__ = ["analysis"]

analysis: Final = MaerklinAnalyst()
