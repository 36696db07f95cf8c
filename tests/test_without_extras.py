"""Without any extra, games are played, drawn and said: what the package itself asks for will do."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

PROJECT = Path(__file__).parent.parent / "pyproject.toml"

PROGRAM = """
import sys
sys.modules.update(dict.fromkeys(MISSING))  # as if they were not installed
from stellwerk import bots, cli, draw
from stellwerk.arena import play_game
from stellwerk.core import seed_from
from stellwerk.core.registry import keys
from stellwerk.games import find

for key in sorted(keys()):
    seats = [bots.make(key, bots.first(key), bytes([seat])) for seat in range(2)]
    state = play_game(find(key), seats, seed_from("7")).state
    for seen in (state.seen(None), state.seen(0)):
        drawing = draw.find(key)
        assert drawing.scene(seen)
        drawing.picture(seen)
        assert drawing.text(seen)
    print("played", key)
cli.main(["match", "ink", "--bots", "random", "--games", "1"])
"""


def test_games_are_played_and_drawn_without_any_extra() -> None:
    extras = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["optional-dependencies"]
    asked = {re.split(r"[<>=~!;\[ ]", text)[0] for texts in extras.values() for text in texts}
    missing = [
        module for module, names in packages_distributions().items() if asked.intersection(names)
    ]
    assert "msgspec" in missing
    program = PROGRAM.replace("MISSING", repr(missing))
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count("played") >= 3
