"""``python -m tools.analysis.fits GAME``: find the weights by which win chances are told.

Games of the quick players that analyses play on with are looked at now and then, as one seat sees
them; who won them is what the weights are fitted to: conditional logit, by Newton's method. Writes
``chances.json`` into the package of the game's analysis.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

from stellwerk import analysis
from stellwerk.analysis.analyst import Play
from stellwerk.analysis.chance_analyst import ChanceAnalyst
from stellwerk.analysis.win_chance import stages
from stellwerk.core.card import Value
from stellwerk.core.game import State
from stellwerk.core.rng import Rng
from stellwerk.core.score import rank

RIDGE = 4.0  # keeps weights that the games say little about near 0
STEPS = 20
SEED = 15

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Kind:
    """Games that have weights of their own."""

    name: str
    players: int
    options: dict[str, Value]


def kinds(analyst: ChanceAnalyst) -> Iterator[Kind]:
    """Which fits a game needs."""
    card = analyst.game.card
    for options in analyst.fitted_options:
        for players in range(card.min_players, card.max_players + 1):
            complete = card.complete(options)
            yield Kind(analyst.fit_name(complete, players), players, complete)


@dataclass
class Sight:
    """What a seat saw once: the figures of all, its own first, and how much was left to play."""

    figures: list[list[int]]
    left: float
    won: list[float]  # by each of them, in the same order


def games(analyst: ChanceAnalyst, kind: Kind, count: int) -> Iterator[Sight]:
    """Games of the quick players, and what their seats saw."""
    rng = Rng(SEED)
    runner = analyst.make_runner(kind.options, kind.players)
    judge = analyst.make_runner(kind.options, kind.players)
    between, hasty = 2 * kind.players, analyst.hasty()
    for _ in range(count):
        state: State = analyst.game.new(kind.players, kind.options)
        found: list[tuple[int, list[list[int]], float]] = []
        turns = rng.below(between)
        while not runner.run(state, rng.below((1 << 31) - 1), turns):
            state = runner.state()
            seat = rng.below(kind.players)
            judge.run(analyst.imagine(state.seen(seat), rng), 0, 0)
            found.append((seat, judge.figures(), judge.left()))
            turns = kind.players + rng.below(between)
            if rng.below(2):
                state = tried(hasty, state, rng)
        winners = rank(runner.ranks()).winners
        shares = [(seat in winners) / len(winners) for seat in range(kind.players)]
        for seat, figures, left in found:
            order = [(seat + i) % kind.players for i in range(kind.players)]
            yield Sight([figures[i] for i in order], left, [shares[i] for i in order])


def tried(analyst: ChanceAnalyst, state: State, rng: Rng) -> State:
    """Let the seat on turn do anything, every kind of move as often: else nothing would be known
    of what good players do not do."""
    (seat,) = state.actors()
    state = state.copy()
    ways = analyst.ways(state.copy(), seat, rng)
    by_kind: dict[str, list[Play]] = {}
    for way in ways:
        by_kind.setdefault(analyst.game.describe(way[0]).key, []).append(way)
    for move in rng.choice(by_kind[rng.choice(sorted(by_kind))]):
        state.apply(seat, move)
    return state


def fit(sights: list[Sight], *, alike: bool) -> dict[str, object]:
    """Weights for what was seen; ``alike``: what is known of all seats is the same."""
    figures = np.array([sight.figures for sight in sights], dtype=float)
    now = np.array([stages(sight.left) for sight in sights])
    won = np.array([sight.won for sight in sights])
    count, players, each = figures.shape
    scale = np.abs(figures).mean((0, 1)) + 1e-9
    wide = (figures / scale)[:, :, :, None] * now[:, None, None, :]
    plain = wide.reshape(count, players, -1)
    size = plain.shape[2]
    design = plain
    if not alike:
        design = np.zeros((count, players, 2 * size + now.shape[1]))
        design[:, 0, :size] = plain[:, 0]
        design[:, 1:, size : 2 * size] = plain[:, 1:]
        design[:, 0, 2 * size :] = now
    weights = _newton(design, won)
    error = (_chances(design, weights)[:, 0] - won[:, 0]) ** 2
    print(f"  {count} positions, Brier score {error.mean():.4f}", file=sys.stderr)
    own = weights[:size].reshape(each, -1) / scale[:, None]
    if alike:
        return {"own": _rounded(own)}
    others = weights[size : 2 * size].reshape(each, -1) / scale[:, None]
    return {
        "own": _rounded(own),
        "others": _rounded(others),
        "bias": [float(f"{one:.4g}") for one in weights[2 * size :]],
    }


def _newton(design: Floats, won: Floats) -> Floats:
    weights = np.zeros(design.shape[2])
    for _ in range(STEPS):
        chances = _chances(design, weights)
        slope = np.einsum("npk,np->k", design, won - chances) - RIDGE * weights
        mean = np.einsum("np,npk->nk", chances, design)
        bend = np.einsum("npk,np,npl->kl", design, chances, design, optimize=True)
        bend += RIDGE * np.eye(len(weights)) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def _chances(design: Floats, weights: Floats) -> Floats:
    worth = design @ weights
    worth = np.exp(worth - worth.max(1, keepdims=True))
    chances: Floats = worth / worth.sum(1, keepdims=True)
    return chances


def _rounded(weights: Floats) -> list[list[float]]:
    return [[float(f"{one:.4g}") for one in row] for row in weights]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="fits", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600, metavar="N", help="for each fit")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="some fits; others stay")
    asked = parser.parse_args(words)
    analyst = analysis.find(asked.game)
    assert isinstance(analyst, ChanceAnalyst)
    file = Path(str(resources.files(analyst.package) / "chances.json"))
    found = json.loads(file.read_text("utf-8"))["fits"] if file.exists() else {}
    for kind in kinds(analyst):
        if asked.only and kind.name not in asked.only:
            continue
        print(f"{kind.name} …", file=sys.stderr, flush=True)
        began = process_time()
        sights = list(games(analyst, kind, asked.games))
        made = {"games": asked.games, "seed": SEED, "positions": len(sights)}
        found[kind.name] = {"made": made, **fit(sights, alike=not analyst.game.card.hidden)}
        print(f"  {process_time() - began:.0f} CPU s", file=sys.stderr, flush=True)
        file.write_text(_written(found), "utf-8")
    return 0


def _written(found: dict[str, object]) -> str:
    rows = (f"    {json.dumps(name)}: {json.dumps(found[name])}" for name in sorted(found))
    return '{\n  "fits": {\n' + ",\n".join(rows) + "\n  }\n}\n"


if __name__ == "__main__":
    sys.exit(main())
