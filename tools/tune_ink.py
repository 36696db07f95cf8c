"""Learns what the figures of a board are worth to the bot `greedy` of Railroad Ink.

`python tools/tune_ink.py blue` starts from the weights in src/stellwerk/bots/ink/weights.py and
prints better ones in the same form; `--expansion lake` learns what the figures of this expansion,
and of buildings, are worth beside those of routes. Some minutes for each pass with the default
numbers.

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

from stellwerk.bots.ink.features import Features
from stellwerk.bots.ink.figures import FIGURES, MORE_FIGURES, ROUTE_FIGURES
from stellwerk.bots.ink.greedy import best_strike, widths
from stellwerk.bots.ink.search import RoundSearch
from stellwerk.bots.ink.weights import POINT, weights_for
from stellwerk.core.card import Options
from stellwerk.core.game import CHANCE
from stellwerk.games.ink import State, game
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS, NONE
from stellwerk.games.ink.notation import END, IGNORE
from stellwerk.games.ink.phases import UNDECIDED

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
    parser.add_argument("--expansion", choices=EXPANSIONS, default=NONE)
    parser.add_argument("--more", action="store_true", help="learn the figures of buildings alone")
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--games", type=int, default=800, help="per pass")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--from-scratch", action="store_true", help="begin with the score as the only figure"
    )
    args = parser.parse_args()
    rng = Random(args.seed)
    # Goals are left out: what they are worth is thought out, and lies beside the figures.
    options = game.card.complete(
        {"edition": args.edition, "expansion": args.expansion, "goals": False}
    )
    # The constant changes no decision; but without it other figures would take its place.
    learnt = (*MORE_FIGURES, "always") if args.more or args.expansion != NONE else ROUTE_FIGURES
    rows = [list(row) for row in weights_for(EDITIONS[args.edition].dice, args.expansion)]
    if args.from_scratch:
        rows = [rows[0][:] for _ in rows]
    for _ in range(args.passes):
        states, totals = play(options, rows, args.games, rng)
        print(mean(totals), file=sys.stderr, flush=True)
        rows = learn(rows, states, [FIGURES.index(figure) for figure in learnt], rng)
    print(f"# {mean(play(options, rows, args.games, rng)[1])}")
    for figure, worth in zip(FIGURES, zip(*rows, strict=True), strict=True):
        if figure in learnt and any(worth) and (figure != "always" or learnt is ROUTE_FIGURES):
            print(f'    "{figure}": {worth},')


def mean(totals: list[int]) -> str:
    return f"{fmean(totals):.2f} ± {stdev(totals) / len(totals) ** 0.5:.2f} points"


def play(
    options: Options, rows: Rows, games: int, rng: Random
) -> tuple[list[list[State]], list[int]]:
    """Games of the bot alone: the states after each round, and the scores of its own games."""
    states: list[list[State]] = [[] for _ in range(len(rows) + 1)]
    totals = []
    for number in range(1, games + 1):
        frugal = FRUGAL if number % FRUGAL_GAMES == 0 else 0.0
        state = game.new(1, options)
        search = RoundSearch(rows, *widths(state))
        while state.actors():
            draw(search, state, rng, rng.random() < frugal)
            states[len(state.rolls)].append(state.copy())
        if not frugal:
            totals.append(state.scores()[0].total)
    return states, totals


def draw(search: RoundSearch, state: State, rng: Random, without_special: bool = False) -> None:
    """One roll, and the round drawn as planned."""
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, rng.choices(state.legal(CHANCE), state.odds())[0])
    rounds_left = state.rounds - state.round
    if state.turn(0).strike == UNDECIDED:
        state.apply(0, best_strike(state, state.turn(0), search)[0])
    turn = state.turn(0)
    if without_special:
        turn = turn.reminded(IGNORE)  # as if the special route of this round had been given up
    for move in search.plan(turn, rounds_left):
        state.apply(0, move)
    state.apply(0, END)


def learn(rows: Rows, states: list[list[State]], columns: list[int], rng: Random) -> Rows:
    """The weights after one pass from the last round to the first; only those of some columns."""
    learned = [row[:] for row in rows]
    features = Features()
    rounds = max(number for number, reached in enumerate(states) if reached)
    for left in range(1, rounds):
        search = RoundSearch(learned, *widths(states[1][0]))
        samples: list[Sample] = []
        for state in states[rounds - left]:
            features.look(state.turn(0).grid)
            figures = features.figure_list()
            draw(search, state.copy(), rng)
            thought = sum(w * f for w, f in zip(rows[left], figures, strict=True))
            surprise = (search.value - thought) / POINT
            samples.append(([figures[column] for column in columns], surprise))
        for column, more in zip(columns, fit(samples), strict=True):
            learned[left][column] = rows[left][column] + round(POINT * STEP * more)
    return learned


def fit(samples: list[Sample]) -> list[float]:
    """What to add to the weights for the least squares, held back by ``RIDGE``."""
    size = len(samples[0][0])
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for figures, surprise in samples:
        known = [*figures, surprise]
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
