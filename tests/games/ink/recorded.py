"""Other people's recorded boards and placement cases, kept outside the tree.

The tests read the file that the environment variable STELLWERK_BOARDS names, and are skipped if it
names none. A name that leads nowhere is a mistake and fails.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TypedDict, cast

import pytest

from tests.games.ink.slow import Parts
from tests.games.ink.walks import Longest

VARIABLE = "STELLWERK_BOARDS"

needs_recorded = pytest.mark.skipif(
    not os.environ.get(VARIABLE), reason=f"{VARIABLE} names no file of recorded boards"
)

# Which of our rules a recorded board was scored by.
RULES: dict[str, tuple[Longest, ...]] = {
    "simple": ("once",),
    "trail": ("trail",),
    "any": ("once", "trail"),
}


class Expected(TypedDict, total=False):
    """What a source states; each source states other fields."""

    network_points: int
    exits_by_network: list[int]
    longest_highway: int
    longest_railway: int
    centre: int
    errors: int
    basic: int
    total: int


class Recorded(TypedDict):
    """One scored board."""

    id: str
    source: str
    rule: str
    board: str
    expected: Expected


class CompleteRound(TypedDict):
    """Dice, a board before the round, and whole-round answers that were accepted."""

    dice: str
    board: str
    accepted: list[str]


class PlacementCases(TypedDict):
    """Cases in the course encoding, see `course`."""

    neighbours: dict[str, list[list[str]]]
    complete_rounds: list[CompleteRound]


class RecordedFile(TypedDict):
    """The whole file."""

    boards: list[Recorded]
    placement_cases: PlacementCases


def load() -> RecordedFile:
    """The file named by STELLWERK_BOARDS."""
    return cast(RecordedFile, json.loads(Path(os.environ[VARIABLE]).read_text(encoding="utf-8")))


def differences(parts: Parts, expected: Expected) -> dict[str, tuple[object, object]]:
    """Every stated value that differs from ours: name -> (stated, ours)."""
    ours: dict[str, object] = {
        "network_points": parts.networks,
        "longest_highway": parts.highway,
        "longest_railway": parts.railway,
        "centre": parts.centre,
        "errors": parts.errors,
        "basic": parts.networks + parts.centre - parts.errors,
        "total": parts.total,
    }
    unlike = {
        name: (value, ours[name])
        for name, value in expected.items()
        if name != "exits_by_network" and value != ours[name]
    }
    if "exits_by_network" in expected:
        # The sources do not list every network of a single exit; those score nothing.
        stated = sorted(expected["exits_by_network"], reverse=True)
        scoring = [count for count in stated if count > 1]
        if scoring != [count for count in parts.exits if count > 1] or len(stated) > len(
            parts.exits
        ):
            unlike["exits_by_network"] = (stated, parts.exits)
    return unlike
