"""What learners get per second: `python -m bench.lab` (seconds of processor time, on one core).

Actions are chosen by lot among the legal ones; where choosing takes its time, it is not counted.
Beside our own games stand PettingZoo's tic-tac-toe (if pygame is installed, which it asks for and
`make bench BENCH=lab` installs) and OpenSpiel's backgammon, which is C++ driven from Python.
"""

from __future__ import annotations

import platform
import random
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

import gymnasium
import numpy as np

from stellwerk.games import keys

SECONDS = 4.0
BOARDS = 1024


def vector(seconds: float) -> float:
    """Steps of all boards together, every one written."""
    env = gymnasium.make_vec("stellwerk/ink-blue-v0", num_envs=BOARDS)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    spent, steps = 0.0, 0
    lots = rng.integers(1, 127, seen["action_mask"].shape, np.int8)
    while spent < seconds:
        # A lot for each action: the highest of the legal ones is chosen.
        actions = np.argmax(seen["action_mask"] * np.roll(lots, steps % 97, 1), axis=1)
        start = process_time()
        seen, *_ = env.step(actions)
        spent += process_time() - start
        steps += BOARDS
    return steps / spent


def single(name: str, seconds: float) -> float:
    """Steps of one environment; bots by lot on the other seats."""
    env = gymnasium.make(name, disable_env_checker=True)
    seen, _ = env.reset(seed=1)
    spent, steps = 0.0, 0
    lot = random.Random(1)
    while spent < seconds:
        action = lot.choice(seen["action_mask"].nonzero()[0].tolist())
        start = process_time()
        seen, _, over, _, _ = env.step(action)
        if over:
            seen, _ = env.reset()
        spent += process_time() - start
        steps += 1
    return steps / spent


def turns(make: Callable[[], Any], seconds: float) -> float:
    """Agent steps of a PettingZoo environment, as its own benchmark takes them."""
    env = make()
    env.reset(seed=1)
    spent, steps = 0.0, 0
    lot = random.Random(1)
    while spent < seconds:
        start = process_time()
        seen, _, over, cut, _ = env.last()
        spent += process_time() - start
        action = None
        if not (over or cut):
            action = lot.choice(seen["action_mask"].nonzero()[0].tolist())
        start = process_time()
        env.step(action)
        if not env.agents:
            env.reset()
        spent += process_time() - start
        steps += 1
    return steps / spent


def spiel(name: str, seconds: float) -> float:
    """Actions of an OpenSpiel game, those of chance included."""
    import pyspiel

    game = pyspiel.load_game(name)
    lot = random.Random(1)
    start, steps = process_time(), 0
    state = game.new_initial_state()
    while process_time() - start < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lot.choices(outcomes, chances)[0])
            steps += 1
        else:
            state.apply_action(lot.choice(state.legal_actions()))
            steps += 1
    return steps / (process_time() - start)


def tell(what: str, rate: float) -> None:
    print(f"{what:<52} {rate:>12,.0f} /s", flush=True)


def main() -> None:
    import stellwerk.lab.openspiel
    from stellwerk.lab.pettingzoo_turns import env, raw_env

    kernels = "compiled" if stellwerk.compiled() else "interpreted"
    print(f"Python {platform.python_version()}, kernels {kernels}, {platform.machine()}")
    tell(f"Gymnasium vector, Railroad Ink, {BOARDS} boards", vector(SECONDS))
    for key in keys():
        tell(f"Gymnasium, {key}", single(f"stellwerk/{key}-v0", SECONDS))
    for key in keys():
        tell(f"PettingZoo, {key}, raw", turns(partial(raw_env, game=key, players=2), SECONDS))
        tell(f"PettingZoo, {key}", turns(partial(env, game=key, players=2), SECONDS))
    for key in keys():
        tell(f"OpenSpiel, {key}", spiel(f"stellwerk_{key}(players=2)", SECONDS))
    try:
        from pettingzoo.classic import tictactoe_v3
    except ImportError:
        print("PettingZoo's own games need pygame, which is not installed")
    else:
        tell("PettingZoo's tic-tac-toe", turns(tictactoe_v3.env, SECONDS))
    tell("OpenSpiel's backgammon (C++)", spiel("backgammon", SECONDS))


if __name__ == "__main__":
    main()
