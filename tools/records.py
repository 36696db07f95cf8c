"""Records of random games of every game, to see later whether they still replay.

    python tools/records.py FOLDER [NUMBER [KEY]]

Make them with the code before a change and read them with the code after it: `stellwerk check
FOLDER` names each that would change. NUMBER games are made of each game (170 by default), or of the
one game KEY; every value of every option is met, and every tenth record is of a game still running.
"""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path
from random import Random

from stellwerk.core import CHANCE, Card, Journal, Value
from stellwerk.core.chance import SeededDealer, seed_from
from stellwerk.games import find, keys

_NUMBER = 170
_RUNNING = 10
_TRIES = 500  # some values only go with some others


def main(arguments: list[str]) -> int:
    if not 1 <= len(arguments) <= 3 or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    folder, number = Path(arguments[0]), int(arguments[1]) if arguments[1:] else _NUMBER
    folder.mkdir(parents=True, exist_ok=True)
    for key in arguments[2:] or keys():
        for name, text in made(key, number):
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{key}: {number}")
    return 0


def made(key: str, number: int) -> list[tuple[str, str]]:
    """So many records of a game, each with the name of its file."""
    card = find(key).card
    wishes = cycle([(option.key, value) for option in card.options for value in option.values])
    found = []
    for i in range(number):
        rng = Random(f"{key} {i}")
        options, players = option_set(card, rng, *next(wishes))
        text = play(key, options, players, rng, running=i % _RUNNING == _RUNNING - 1)
        found.append((f"{key}-{i:03}.json", text))
    return found


def option_set(card: Card, rng: Random, key: str, value: Value) -> tuple[dict[str, Value], int]:
    """Options and players with which the game can be played; with this value if it ever can."""
    for _ in range(_TRIES):
        options = {
            option.key: rng.choice(option.values) if rng.random() < 0.4 else option.default
            for option in card.options
        } | {key: value}
        players = rng.randint(card.min_players, min(card.max_players, 4))
        if not card.check(options, players):
            return options, players
    return card.complete({}), card.min_players


def play(key: str, options: dict[str, Value], players: int, rng: Random, *, running: bool) -> str:
    seed = seed_from(f"{rng.random()}")
    journal = Journal(find(key), [f"seat {seat + 1}" for seat in range(players)], options)
    dealer = SeededDealer(seed)
    left = rng.randint(1, 60) if running else 1_000_000
    while (actors := journal.state.actors()) and left:
        if actors == (CHANCE,):
            journal.deal(dealer)
            continue
        seat = rng.choice(actors)
        journal.apply(seat, rng.choice(journal.state.legal(seat)))
        left -= 1
    return journal.record(seed).save()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
