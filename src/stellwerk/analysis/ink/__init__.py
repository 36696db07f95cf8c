"""The analysis of Railroad Ink: a turn is a round, and values are points."""

from __future__ import annotations

from typing import Final

from stellwerk.analysis.ink.positions import exploring
from stellwerk.analysis.ink.rounds import RoundAnalyst

__all__ = ["analysis", "exploring"]

analysis: Final = RoundAnalyst()
