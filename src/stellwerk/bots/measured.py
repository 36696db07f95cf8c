"""The ladder that was measured of a game's bots and comes with them: ``ladder.json`` in their room.

``stellwerk ladder GAME --store`` writes it. What people are offered stands in its order.
"""

from __future__ import annotations

import json
from importlib import resources


def ratings(package: str) -> dict[str, float]:
    """The rating of each bot of the ladder in this package; none without one."""
    file = resources.files(package) / "ladder.json"
    if not file.is_file():
        return {}
    return {bot["name"]: bot["rating"] for bot in json.loads(file.read_text("utf-8"))["bots"]}
