"""What the engine of Railroad Ink can do per second; ``stellwerk bench ink`` prints it.

Every time is the best of several runs on a fixed workload.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from random import Random
from threading import Thread
from time import perf_counter
from typing import Final

import stellwerk
from stellwerk.core.card import Options
from stellwerk.games.ink import board
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.faces import FORM_BY_TOKEN, FORMS
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.phases import DRAW, UNDECIDED
from stellwerk.games.ink.playout import InkPlayout
from stellwerk.games.ink.rule_options import ruling
from stellwerk.games.ink.rule_tables import Rules, rules_for
from stellwerk.games.ink.scoring import Tally, score
from stellwerk.games.ink.sheet import Sheet
from stellwerk.games.ink.state import State

_REPEATS: Final = 5
_SAMPLE: Final = 500  # games behind mean_total and mean_moves: few enough to run interpreted
_SEED: Final = 2026

# A finished board from the rules file, WE-1.
_FULL: Final = (
    "50.R.R-1 51.RRR-1 61R.H.-1 63RRR.-1 21H.H.-2 30.H.H-2 31HH.H-2 52H..R-2 10.R.R-3 11HRHRo3 "
    "32..HH-3 42H.H.-3 12.R.R-4 13RRHR-4 36.H.H-4 43.HR.-4 53R.R.-4 23HH..-5 44HHHH-5 56.R.R-5 "
    "64.R.R-5 65..HR-5 01H.H.-6 14H..R-6 25..HH-6 35HHH.-6 03R.R.-7 04HRHRo7 24.H.H-7 45HRRH-7 "
    "55RR..-7"
)


def figures(options: Options) -> dict[str, float | int | bool]:
    """All figures of ``docs/performance.md`` that belong to this game alone."""
    fast = stellwerk.compiled()
    games = 50_000 if fast else 500
    boards = 100_000 if fast else 200
    totals, moves = _playout(options).run(_SAMPLE)
    return {
        "playouts_per_s": playouts_per_s(options, games),
        "threads2_speedup": threads2_speedup(options, games),
        "score_us": score_us(options),
        "legal_us": legal_us(options),
        "longest_worst_ms": longest_worst_ms(40 if fast else 2),
        "longest_play_worst_ms": longest_play_worst_ms(options, boards),
        "mean_total": totals / _SAMPLE,
        "mean_moves": moves / _SAMPLE,
    }


def _playout(options: Options, seed: int = _SEED) -> InkPlayout:
    """Random games with the boards, dice and expansion of these options."""
    edition = EDITIONS[str(options["edition"])]
    return InkPlayout(rules_for(ruling(options)), edition.dice, seed)


def playouts_per_s(options: Options, games: int) -> float:
    """Random games per second inside the kernel, scored."""
    playout = _playout(options)
    return games / _best(lambda: playout.run(games))


def threads2_speedup(options: Options, games: int) -> float:
    """How much faster two threads play twice the games than one thread does, one after the other.

    Both ways take turns, so that a machine that slows down meanwhile slows both.
    """
    playouts = [_playout(options, _SEED + i) for i in range(2)]

    def one() -> None:
        for playout in playouts:
            playout.run(games)

    def two() -> None:
        threads = [Thread(target=playout.run, args=(games,)) for playout in playouts]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    return max(_time(one) / _time(two) for _ in range(_REPEATS))


def score_us(options: Options) -> float:
    """Microseconds to score one full board, called from Python.

    The board of the base game is a famous one; with an expansion, or buildings, it is the last one
    of a random game.
    """
    grid = Sheet.parse(_FULL).grid
    if not rules_for(ruling(options)).plain:
        playout = _playout(options)
        playout.run(1)
        grid = playout.grid
    return _per_call(lambda: score(grid))


def legal_us(options: Options) -> float:
    """Microseconds to list all legal moves at the start of drawing in round 4, mean of games."""
    states = list(_middle_games(options, 50))
    return statistics.mean(_per_call(lambda state=state: state.legal(0), 200) for state in states)  # type: ignore[misc]


def longest_worst_ms(count: int) -> float:
    """The longest route of the worst of some dense boards: 49 crossings, and grids with gaps."""
    rng = Random(_SEED)
    grids = [_crossings(rng, gaps) for gaps in (0, *(i % 20 for i in range(count)))]
    return max(_longest_ms(grid) for grid in grids)


def longest_play_worst_ms(options: Options, count: int) -> float:
    """The longest route of the worst of many boards from random play."""
    playout = _playout(options)
    tally = Tally()
    worst = 0.0
    for _ in range(count):
        playout.run(1)
        if _both_rules(tally, playout.grid) > worst:
            # Again and best of several: a slow first time may be the machine's fault.
            worst = max(worst, _longest_ms(playout.grid) / 1e3)
    return worst * 1e3


def _crossings(rng: Random, gaps: int) -> Grid:
    """Highway crossings everywhere, but for some spaces whose route has fewer arms."""
    grid = Grid(Rules())
    arms = [form.number for form in FORMS if set(form.sides) <= {"H", "."} and form.flag == "-"]
    odd = set(rng.sample(board.CELLS, gaps))
    for cell in board.CELLS:
        form = rng.choice(arms) if cell in odd else FORM_BY_TOKEN["HHHH-"].number
        grid.place(form, cell, 0)
    return grid


def _longest_ms(grid: Grid) -> float:
    tally = Tally()
    return min(_both_rules(tally, grid) for _ in range(3)) * 1e3


def _both_rules(tally: Tally, grid: Grid) -> float:
    """Seconds for the slower of the two rules, both kinds of route."""
    spent = []
    for trail in (False, True):
        start = perf_counter()
        tally.route(grid, board.HIGHWAY, trail)
        tally.route(grid, board.RAILWAY, trail)
        spent.append(perf_counter() - start)
    return max(spent)


def _middle_games(options: Options, count: int) -> Iterator[State]:
    """Games in which the first seat is about to draw in round 4."""
    rng = Random(_SEED)
    players = 2 if options["draft"] else 1
    for _ in range(count):
        state = State(players, dict(options))
        while state.round < 4 or not _draws(state):
            seat = state.actors()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        yield state


def _draws(state: State) -> bool:
    """Whether the first seat has its dice, and nothing to decide before it draws."""
    return state.phase == DRAW and state.turn(0).strike != UNDECIDED


def _per_call(work: Callable[[], object], count: int = 2_000) -> float:
    def all_of_them() -> None:
        for _ in range(count):
            work()

    return _best(all_of_them) / count * 1e6


def _best(work: Callable[[], object]) -> float:
    return min(_time(work) for _ in range(_REPEATS))


def _time(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start
