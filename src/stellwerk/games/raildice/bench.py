"""What the engine of Railroad Dice can do per second; ``stellwerk bench raildice`` prints it.

Every time is the best of several runs on a fixed workload.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Final

import stellwerk
from stellwerk.core.card import Options
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.playout import Playout
from stellwerk.games.raildice.rules import Rules, rules_for
from stellwerk.games.raildice.state import State

_REPEATS: Final = 5
_PLAYERS: Final = 2
_SAMPLE: Final = 200  # games behind mean_total and mean_moves: few enough to run interpreted
_SEED: Final = 2026


def figures(options: Options) -> dict[str, float | int | bool]:
    """All figures of ``docs/performance.md`` that belong to this game alone."""
    rules = rules_for(dict(options), _PLAYERS)
    totals, moves = Playout(rules, _PLAYERS, _SEED).run(_SAMPLE)
    spent, games, played = kernel(rules, 2_000 if stellwerk.compiled() else 40)
    return {
        "kernel_moves_per_s": played / spent,
        "games_per_s": games / spent,
        "legal_us": legal_us(),
        "mean_total": totals / _SAMPLE,
        "mean_moves": moves / _SAMPLE,
    }


def kernel(rules: Rules, games: int) -> tuple[float, int, int]:
    """Seconds for random games inside the kernel, and the games and players' moves played."""
    best = (float("inf"), games, 1)
    for _ in range(_REPEATS):
        playout = Playout(rules, _PLAYERS, _SEED)
        spent = _time(lambda playout=playout: playout.run(games))  # type: ignore[misc]
        best = min(best, (spent, games, playout.moves))
    return best


def legal_us() -> float:
    """Microseconds to list all legal moves at the start of a turn, mean of random games."""
    states = list(_turns(50))
    return statistics.mean(
        min(_time(lambda state=state: _legal(state)) for _ in range(_REPEATS)) / 200 * 1e6  # type: ignore[misc]
        for state in states
    )


def _legal(state: State) -> None:
    seat = state.position.seat
    for _ in range(200):
        state.legal(seat)


def _turns(count: int) -> Iterator[State]:
    """States of random games, some turns after the start and just before an action."""
    rng = Random(_SEED)
    found = 0
    while found < count:
        state = State(_PLAYERS, CARD.complete({}))
        while (actors := state.actors()) and state.position.year < 4:
            state.apply(actors[0], rng.choice(state.legal(actors[0])))
        if state.actors():
            found += 1
            yield state


def _time(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start
