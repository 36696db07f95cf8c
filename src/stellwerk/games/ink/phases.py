"""Where a game stands, as numbers: for the kernels, and once for everybody else."""

from __future__ import annotations

from typing import Final

# What is going on; the plain form calls them by PHASES.
SETUP: Final = 0  # chance shows star and goals
ROLL: Final = 1  # chance rolls
METEOR: Final = 2  # in a draft: all decide about the meteor, in turn and openly (RI-150)
DRAFT: Final = 3  # pairs of dice are taken
DRAW: Final = 4  # all draw at once
OVER: Final = 5

PHASES: Final = ("setup", "roll", "meteor", "draft", "draw", "over")

# How the meteor of the round stands for a seat, if not decided by a move.
UNDECIDED: Final = -1
NO_METEOR: Final = -2
