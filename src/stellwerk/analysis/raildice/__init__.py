"""The analysis of Railroad Dice: values are chances to win."""

from __future__ import annotations

from typing import Final

from stellwerk.analysis.raildice.turn_chances import RailroadDiceAnalyst

__all__ = ["analysis"]

analysis: Final = RailroadDiceAnalyst()
