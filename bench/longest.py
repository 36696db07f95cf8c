"""Longest routes on boards of greedy play: the slowest board, both rules.

    python bench/longest.py [GAMES]

Every position at the end of a round counts as a board; ``docs/performance.md`` has the figure.
"""

from __future__ import annotations

import sys
from time import perf_counter
from typing import cast

from stellwerk import games
from stellwerk.arena.match import play_game
from stellwerk.bots import make
from stellwerk.core.chance import game_seed, seed_from
from stellwerk.games.ink import Sheet, State
from stellwerk.games.ink.board import HIGHWAY, RAILWAY
from stellwerk.games.ink.scoring import Tally


def slowest_ms(count: int) -> tuple[float, int]:
    """Milliseconds for the slowest of the boards, and how many there were."""
    seed = seed_from("longest")
    tally = Tally()
    worst, boards = 0.0, 0
    for number in range(count):
        for edition in ("blue", "green"):
            bot = make("ink", "greedy", seed)
            journal = play_game(
                games.find("ink"), [bot], game_seed(seed, number), {"edition": edition}
            )
            drawings = str(Sheet.of(cast(State, journal.state).turn(0).grid)).split()
            for last in range(1, 8):
                text = " ".join(token for token in drawings if int(token[7]) <= last)
                grid = Sheet.parse(text).grid
                boards += 1
                for trail in (False, True):
                    times = []
                    for _ in range(3):
                        start = perf_counter()
                        tally.route(grid, HIGHWAY, trail)
                        tally.route(grid, RAILWAY, trail)
                        times.append(perf_counter() - start)
                    worst = max(worst, min(times))
    return worst * 1e3, boards


if __name__ == "__main__":
    milliseconds, boards = slowest_ms(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
    print(f"{milliseconds:.3f} ms for the slowest of {boards} boards")
