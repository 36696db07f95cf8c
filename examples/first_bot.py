"""A bot in thirty lines: it makes the move after which it has the most points, as far as it knows.

python examples/first_bot.py ink 3
"""

from __future__ import annotations

import sys

from stellwerk.arena import play_game
from stellwerk.bots.random import RandomBot
from stellwerk.core import Move, Rng, Seen, game_seed, seed_from
from stellwerk.games import find


class Greedy:
    """Plays every game, since it knows nothing but the contract."""

    def choose(self, seen: Seen) -> Move:
        def points(move: Move) -> int:
            state = seen.imagine(Rng(seen.decisions))  # a game that agrees with what is seen
            assert seen.seat is not None
            state.apply(seen.seat, move)
            return state.scores()[seen.seat].total

        return max(seen.legal(), key=points)


def main(key: str, games: int) -> None:
    for number in range(games):
        seed = game_seed(seed_from("first bot"), number)
        journal = play_game(find(key), [Greedy(), RandomBot(seed)], seed)
        greedy, lot = (score.total for score in journal.state.scores())
        print(f"game {number + 1}: greedy {greedy}, by lot {lot}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
