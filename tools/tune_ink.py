"""Learns what the figures of a board are worth to the bot `greedy` of Railroad Ink.

`python tools/tune_ink.py blue` starts from the weights in src/stellwerk/bots/ink/weights.py and
prints better ones in the same form. Some minutes for each pass with the default numbers.

After the last round a board is worth its score. What it is worth a round earlier is learned from
that: take boards as the bot leaves them, roll, let it plan the round, and see what comes out; the
weights are the least-squares fit to these outcomes. So a pass goes from the last round to the
first, and the next pass does the same with boards left by the better bot. A pass goes only part of
the way to the fit: boards that new weights like too much must first be seen to be disliked.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import fmean, stdev
from typing import Final

from stellwerk.bots.ink.promise import FIGURES, Promise
from stellwerk.bots.ink.search import Planner
from stellwerk.bots.ink.weights import POINT, SPECIAL_WIDTH, WIDTH, weights_for
from stellwerk.games.ink.editions import EDITIONS, ROUNDS, Edition
from stellwerk.games.ink.faces import FACE_INDEX
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.scoring import score
from stellwerk.games.ink.sheet import rules_for

Rows = list[list[int]]  # for each number of rounds left the weights, in the order of FIGURES
Sample = tuple[list[int], float]  # the figures of a board and what came of it, in points

STEP: Final = 0.5  # how far a pass goes from the weights before it to the fit
RIDGE: Final = 20.0  # what was thought before counts like so many boards for each figure
# Special routes are used as soon as they pay. To learn what it is worth to have them still, some
# rounds of every fourth game are drawn without.
FRUGAL_GAMES: Final = 4
FRUGAL: Final = 0.3


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of greedy.")
    parser.add_argument("edition", choices=EDITIONS)
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--games", type=int, default=800, help="per pass")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--from-scratch", action="store_true", help="begin with the score as the only figure"
    )
    args = parser.parse_args()
    rng = Random(args.seed)
    edition = EDITIONS[args.edition]
    rows = [list(row) for row in weights_for(edition.dice)]
    if args.from_scratch:
        rows = [rows[0][:] for _ in rows]
    for _ in range(args.passes):
        boards, totals = play(edition, rows, args.games, rng)
        print(mean(totals), file=sys.stderr, flush=True)
        rows = learn(edition, rows, boards, rng)
    print(f"# {mean(play(edition, rows, args.games, rng)[1])}")
    for figure, worth in zip(FIGURES, zip(*rows, strict=True), strict=True):
        print(f'    "{figure}": {worth},')


def mean(totals: list[int]) -> str:
    return f"{fmean(totals):.2f} ± {stdev(totals) / len(totals) ** 0.5:.2f} points"


def play(
    edition: Edition, rows: Rows, games: int, rng: Random
) -> tuple[list[list[Grid]], list[int]]:
    """Games of the bot alone: the boards after each round, and the scores of its own games."""
    boards: list[list[Grid]] = [[] for _ in range(ROUNDS + 1)]
    totals = []
    planner = Planner(rows, WIDTH, SPECIAL_WIDTH)
    for number in range(1, games + 1):
        frugal = FRUGAL if number % FRUGAL_GAMES == 0 else 0.0
        grid = Grid(rules_for(edition.longest))
        for round_number in range(1, ROUNDS + 1):
            without = rng.random() < frugal
            grid = draw(planner, edition, grid, round_number, rng, without)
            boards[round_number].append(grid)
        if not frugal:
            totals.append(score(grid)[-1])
    return boards, totals


def draw(
    planner: Planner,
    edition: Edition,
    grid: Grid,
    round_number: int,
    rng: Random,
    without_special: bool = False,
) -> Grid:
    """The board after one roll and the round drawn as planned."""
    dice = tuple(FACE_INDEX[rng.choice(die)] for die in edition.dice)
    left = (1 << len(dice)) - 1
    after = grid.copy()
    for move in planner.plan(grid, dice, left, without_special, ROUNDS - round_number):
        after.place(move >> 6, move & 63, round_number)
    return after


def learn(edition: Edition, rows: Rows, boards: list[list[Grid]], rng: Random) -> Rows:
    """The weights after one pass from the last round to the first."""
    learned = [row[:] for row in rows]
    promise = Promise()
    for left in range(1, ROUNDS):
        planner = Planner(learned, WIDTH, SPECIAL_WIDTH)
        samples: list[Sample] = []
        for grid in boards[ROUNDS - left]:
            draw(planner, edition, grid, ROUNDS - left + 1, rng)
            promise.look(grid)
            samples.append((promise.figure_list(), planner.value / POINT))
        before = [worth / POINT for worth in rows[left]]
        change = fit(samples, before)
        learned[left] = [
            round(POINT * (worth + STEP * more)) for worth, more in zip(before, change, strict=True)
        ]
    return learned


def fit(samples: list[Sample], before: list[float]) -> list[float]:
    """What to add to the weights for the least squares, held back by ``RIDGE``."""
    size = len(before)
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for figures, outcome in samples:
        thought = sum(worth * figure for worth, figure in zip(before, figures, strict=True))
        known = [*figures, outcome - thought]
        for i, figure in enumerate(figures):
            if figure:
                row = matrix[i]
                for j, other in enumerate(known):
                    row[j] += figure * other
    for i in range(size):
        matrix[i][i] += RIDGE
    return solve(matrix)


def solve(matrix: list[list[float]]) -> list[float]:
    """Gauss and Jordan; the ridge makes the matrix positive definite, so no pivot is zero."""
    for i, pivot_row in enumerate(matrix):
        pivot_row[:] = [value / pivot_row[i] for value in pivot_row]
        for row in matrix:
            if row is not pivot_row and row[i]:
                factor = row[i]
                row[:] = [a - factor * b for a, b in zip(row, pivot_row, strict=True)]
    return [row[-1] for row in matrix]


if __name__ == "__main__":
    main()
