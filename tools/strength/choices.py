"""Whether interpreted bots choose as compiled ones do, and how long the gentle ones take so.

``python -m tools.strength.choices GAME BOT N APART`` prints what a bot chooses in N positions of
games that it does not play itself, so many decisions apart, and at the end its longest time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import process_time

from stellwerk import bots
from stellwerk.core.chance import SeededDealer, seed_from
from stellwerk.core.game import CHANCE
from stellwerk.games import find, keys
from tools.campaign.results import Figures, Row

GENTLE = ("easy", "medium")
SECONDS = 2.0  # of a gentle bot for one decision, interpreted
_APART = 5  # decisions between two positions
_FAR_APART = 37  # where few are asked for: not all from the beginning of one game


def choose(game_key: str, bot: str, count: int, apart: int) -> dict[str, object]:
    """Choices in positions of random play, the same ones whoever asks."""
    game, rng, number = find(game_key), Random(1), 0
    chosen: list[str] = []
    longest = 0.0
    while len(chosen) < count:
        state = game.new(max(2, game.card.min_players))
        dealer = SeededDealer(seed_from(f"choices {number}"))
        number += 1
        decisions = rng.randrange(apart)
        while (actors := state.actors()) and len(chosen) < count:
            if actors == (CHANCE,):
                state.apply(CHANCE, dealer.deal(game, state))
                continue
            seat = actors[0]
            legal = state.legal(seat)
            decisions += 1
            if decisions % apart == 0 and len(legal) > 1:
                start = process_time()
                move = bots.make(game_key, bot, b"choices").choose(state.seen(seat))
                longest = max(longest, process_time() - start)
                chosen.append(game.text(move))
            state.apply(seat, rng.choice(legal))
    return {"chosen": chosen, "longest": longest}


def _asked(game_key: str, bot: str, numbers: tuple[int, int], pure: str) -> Figures:
    words = [sys.executable, "-m", "tools.strength.choices", game_key, bot, *map(str, numbers)]
    environment = {**os.environ, "STELLWERK_PURE": pure}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    told: Figures = json.loads(done.stdout)
    return told


def run(kept: Figures, save: Callable[[], None], count: int) -> None:
    """Ask every level of every game both ways, as often as the strong ones can bear it."""
    for game_key in keys():
        for bot in bots.offered(game_key):
            name = f"{game_key} {bot}"
            if name in kept:
                continue
            asked, apart = (count, _APART) if bot in GENTLE else (max(1, count // 40), _FAR_APART)
            numbers = asked, apart
            compiled, interpreted = (_asked(game_key, bot, numbers, pure) for pure in ("", "1"))
            pairs = zip(compiled["chosen"], interpreted["chosen"], strict=True)
            kept[name] = {
                "positions": asked,
                "different": sum(one != other for one, other in pairs),
                "longest": interpreted["longest"],
                "gentle": bot in GENTLE,
            }
            save()


def rows(kept: Figures) -> list[Row]:
    """What differed, and the longest time of a decision."""
    found = []
    for name, told in kept.items():
        different, longest = told["different"], told["longest"]
        what = f"{told['positions']} choices interpreted: different"
        found.append(Row(name, what, different, "0", different == 0))
        goal = f"≤ {SECONDS}" if told["gentle"] else ""
        good = not told["gentle"] or longest <= SECONDS
        found.append(Row(name, "longest decision interpreted, CPU s", longest, goal, good))
    return found


if __name__ == "__main__":
    print(json.dumps(choose(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))))
