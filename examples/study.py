"""A small study: how much better is it to take what counts most than to take anything?

It plays matches of bots and prints what came of them; the same seed gives the same figures. The
game is the one of ``examples/six_wagons``, which must be installed.
"""

from __future__ import annotations

from stellwerk.arena import run_match
from stellwerk.core import seed_from

GAMES = 300


def main() -> None:
    for rounds in (2, 3, 5):
        match = run_match(
            "six_wagons", ["collector", "random"], GAMES, seed_from("study"), {"rounds": rounds}
        )
        print(f"{rounds} rounds, {match.games} games")
        for bot in match.bots:
            points = f"{bot.mean:5.2f} ± {bot.stderr:.2f} points"
            print(f"  {bot.name:10}{points}, wins {bot.win_rate:.0%} ± {bot.win_rate_stderr:.0%}")


if __name__ == "__main__":
    main()
