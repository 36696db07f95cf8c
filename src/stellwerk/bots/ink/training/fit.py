"""The fit: nets for every number of rounds left, learned from the last round backwards.

A board at the end of a round is worth what the best end of the next round turned out to be worth by
the net fitted just before; with one round left that is the score itself. Highway and railway are
exchanged in a copy of each row, which doubles what there is to learn from. Needs NumPy.

It is Adam on mean squares, begun at the best linear answer; of all epochs the best one on games
left out is taken. The same rows and seed give the same weights on the same machine.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Final, TypeAlias

# One thread: the matrices are small, other processes are there, and sums stay in one order.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from stellwerk.bots.ink import net_shape
from stellwerk.bots.ink.net_figures import NET_FIGURE_TOTAL, NET_FIGURES
from stellwerk.bots.ink.net_shape import FIRST, ROUND_SLOTS, SECOND_LAYER, SLOTS
from stellwerk.bots.ink.net_weights import Net, NetWeights
from stellwerk.bots.ink.training.self_play import BEST, CHOSEN, HEADER, ROW_CODE, WITHIN

Floats: TypeAlias = NDArray[np.float32]
Params: TypeAlias = dict[str, Floats]

_EPOCHS: Final = 14
_EPOCHS_WITHIN: Final = 5  # there are several times as many rows
_MOST_EPOCHS: Final = 60  # where rows are few
_FEWEST_STEPS: Final = 500
_BATCH: Final = 512
_RATE: Final = 1.5e-3
_RATE_BEGUN: Final = 4e-4  # where the beginning is good already
_LAST_RATE: Final = 1e-5
_DECAY: Final = 3e-3
_RIDGE: Final = 20.0
_RIDGE_BEGUN: Final = 60.0
_LEFT_OUT: Final = 0.1  # of the games, to choose the epoch by
_SMALLEST_SPREAD: Final = 0.15  # rare figures are not blown up beyond that
_STEP: Final = 32  # what the spread of a figure is scaled to


@dataclass(slots=True)
class _Rows:
    """All rows of all passes, games numbered through."""

    game: NDArray[np.int64]
    left: NDArray[np.int64]
    flag: NDArray[np.int64]
    figures: Floats
    games: int = 0


@dataclass(slots=True)
class _Fitted:
    """A net over figures from which a mean is taken and which are divided by their spread."""

    params: Params
    mean: Floats
    spread: Floats

    def answer(self, figures: Floats) -> Floats:
        return _forward(self.params, (figures - self.mean) / self.spread)[-1]


@dataclass(slots=True)
class _Adam:
    rates: Params = field(default_factory=dict)
    squares: Params = field(default_factory=dict)
    step: int = 0


def fit(
    name: str, seen: list[bytes], rounds: int, seed: int, known: NetWeights | None = None
) -> NetWeights:
    """Weights for an option set from the rows of all passes, corrected from ``known`` ones if any.

    What was learned from many games of other options needs only few of these to be corrected.
    """
    rows = _read(seen)
    left_out = np.random.default_rng(seed).random(rows.games) < _LEFT_OUT
    chosen, best = (_index(rows, rounds, flag) for flag in (CHOSEN, BEST))
    final = rows.figures[best[0]]
    target = _score(final)
    nets: list[_Fitted | None] = [None] * SLOTS
    for left in range(1, rounds):
        nets[left] = _fitted(
            rows.figures[chosen[left]],
            target,
            left_out,
            _EPOCHS,
            seed + left,
            _raw(known, left),
        )
        within = np.nonzero((rows.flag == WITHIN) & (rows.left == left))[0]
        game = rows.game[within]
        nets[ROUND_SLOTS + left] = _fitted(
            rows.figures[within],
            target[game],
            left_out[game],
            _EPOCHS_WITHIN,
            seed + 50 + left,
            _raw(known, ROUND_SLOTS + left),
        )
        fitted = nets[left]
        assert fitted is not None
        # What comes of the next net's rows: the value of the best end of this round.
        target = fitted.answer(rows.figures[best[left]])
    scale = _scale(rows.figures)
    whole = [None if net is None else _whole(net, scale) for net in nets]
    return NetWeights(name, scale.tolist(), whole, {})


def _read(seen: list[bytes]) -> _Rows:
    width = HEADER + NET_FIGURE_TOTAL
    tables = []
    games = 0
    for chunk in seen:
        table = np.frombuffer(chunk, dtype=ROW_CODE).reshape(-1, width)
        _, number = np.unique(table[:, 0], return_inverse=True)
        tables.append((number + games, table))
        games += int(number.max()) + 1
    table = np.concatenate([table for _, table in tables])
    return _Rows(
        np.concatenate([number for number, _ in tables]).astype(np.int64),
        table[:, 1].astype(np.int64),
        table[:, 2].astype(np.int64),
        table[:, HEADER:].astype(np.float32),
        games,
    )


def _index(rows: _Rows, rounds: int, flag: int) -> NDArray[np.int64]:
    """By rounds left and game: the row with this flag."""
    found = np.full((rounds, rows.games), -1, dtype=np.int64)
    which = np.nonzero(rows.flag & flag)[0]
    found[rows.left[which], rows.game[which]] = which
    assert (found >= 0).all()
    return found


def _score(figures: Floats) -> Floats:
    """The points of a board at the end of the game, which the figures hold."""
    plus = ("networks", "highway", "railway", "centre", "extra", "villages")
    minus = ("errors", "wild_errors")
    columns = {figure: figures[:, NET_FIGURES.index(figure)] for figure in (*plus, *minus)}
    total = sum(columns[figure] for figure in plus) - sum(columns[figure] for figure in minus)
    return np.asarray(total, dtype=np.float32)


def swapped() -> NDArray[np.int64]:
    """The figures in the order they have when highways and railways are exchanged."""
    marks = {"highway": "railway", "railway": "highway"}
    return np.array(
        [
            NET_FIGURES.index("_".join(marks.get(word, word) for word in figure.split("_")))
            for figure in NET_FIGURES
        ]
    )


def _fitted(
    figures: Floats,
    target: Floats,
    left_out: NDArray[np.bool_],
    epochs: int,
    seed: int,
    begun: Params | None,
) -> _Fitted:
    mine = figures[~left_out]
    known = np.concatenate([mine, mine[:, swapped()]])
    wanted = np.concatenate([target[~left_out]] * 2).astype(np.float32)
    mean = known.mean(0)
    spread = np.maximum(known.std(0), _SMALLEST_SPREAD)
    known = ((known - mean) / spread).astype(np.float32)
    test = ((figures[left_out] - mean) / spread).astype(np.float32)
    rng = np.random.default_rng(seed)
    params = _corrected(begun, mean, spread, known, wanted) if begun else _begin(known, wanted, rng)
    best = {key: value.copy() for key, value in params.items()}
    least = _mean_square(params, test, target[left_out])
    adam = _Adam(
        {key: np.zeros_like(value) for key, value in params.items()},
        {key: np.zeros_like(value) for key, value in params.items()},
    )
    rate = _RATE_BEGUN if begun else _RATE
    batches = max(1, len(known) // _BATCH)
    epochs = max(epochs, min(_MOST_EPOCHS, _FEWEST_STEPS // batches))
    for _ in range(epochs):
        for batch in np.array_split(rng.permutation(len(known)), batches):
            _learn(params, adam, known[batch], wanted[batch], rate, epochs * batches)
        error = _mean_square(params, test, target[left_out])
        if error < least:
            least = error
            best = {key: value.copy() for key, value in params.items()}
    return _Fitted(best, mean, spread)


def _begin(known: Floats, wanted: Floats, rng: np.random.Generator) -> Params:
    """The best linear answer beside layers that say nothing yet."""
    middle = wanted.mean()
    matrix = known.T @ known + _RIDGE * np.eye(NET_FIGURE_TOTAL, dtype=np.float32)
    direct = np.linalg.solve(matrix, known.T @ (wanted - middle))
    params = {
        "first": rng.standard_normal((NET_FIGURE_TOTAL, FIRST)) * NET_FIGURE_TOTAL**-0.5,
        "first_bias": np.zeros(FIRST),
        "second": rng.standard_normal((FIRST, SECOND_LAYER)) * (2 / FIRST) ** 0.5,
        "second_bias": np.zeros(SECOND_LAYER),
        "last": np.zeros(SECOND_LAYER),
        "direct": direct,
        "constant": np.array([middle]),
    }
    return {key: np.asarray(value, dtype=np.float32) for key, value in params.items()}


def _corrected(
    begun: Params, mean: Floats, spread: Floats, known: Floats, wanted: Floats
) -> Params:
    """Known weights for these figures, with the best linear correction."""
    params = {key: value.copy() for key, value in begun.items()}
    params["first_bias"] += mean @ params["first"]
    params["first"] *= spread[:, None]
    params["constant"] += mean @ params["direct"]
    params["direct"] *= spread
    missing = wanted - _forward(params, known)[-1]
    middle = missing.mean()
    matrix = known.T @ known + _RIDGE_BEGUN * np.eye(NET_FIGURE_TOTAL, dtype=np.float32)
    params["direct"] += np.linalg.solve(matrix, known.T @ (missing - middle))
    params["constant"] += middle
    return params


def _raw(known: NetWeights | None, slot: int) -> Params | None:
    """The weights of a slot as they were before they became whole, over figures as they are."""
    net = known and known.nets[slot]
    if known is None or not net:
        return None
    scale = np.array(known.scale, dtype=np.float32)
    sums, units = 2**net_shape.SUM_BITS, 2**net_shape.UNIT_BITS
    second = 2**net_shape.SECOND_BITS
    params = {
        "first": np.reshape(net.first, (NET_FIGURE_TOTAL, FIRST)) * scale[:, None] / sums,
        "first_bias": np.array(net.first_bias) / sums,
        "second": np.reshape(net.second, (FIRST, SECOND_LAYER)) / second,
        "second_bias": np.array(net.second_bias) / (units * second),
        "last": np.array(net.last) / 2**net_shape.LAST_BITS,
        "direct": np.array(net.direct) * scale / sums,
        "constant": np.array([net.constant]) / sums,
    }
    return {key: np.asarray(value, dtype=np.float32) for key, value in params.items()}


def _forward(params: Params, inputs: Floats) -> tuple[Floats, Floats, Floats, Floats, Floats]:
    sums = inputs @ params["first"] + params["first_bias"]
    units = np.maximum(sums, 0)
    further = units @ params["second"] + params["second_bias"]
    outer = np.maximum(further, 0)
    answer = outer @ params["last"] + inputs @ params["direct"] + params["constant"]
    return sums, units, further, outer, answer


def _mean_square(params: Params, inputs: Floats, wanted: Floats) -> float:
    if not len(inputs):
        return float("inf")
    return float(np.mean((_forward(params, inputs)[-1] - wanted) ** 2))


def _learn(
    params: Params, adam: _Adam, inputs: Floats, wanted: Floats, rate: float, steps: int
) -> None:
    """One step down the slope."""
    sums, units, further, outer, answer = _forward(params, inputs)
    error = (answer - wanted) * np.float32(2 / len(wanted))
    back = np.outer(error, params["last"]) * (further > 0)
    back_first = (back @ params["second"].T) * (sums > 0)
    slopes = {
        "first": inputs.T @ back_first,
        "first_bias": back_first.sum(0),
        "second": units.T @ back,
        "second_bias": back.sum(0),
        "last": outer.T @ error,
        "direct": inputs.T @ error,
        "constant": error.sum(keepdims=True),
    }
    adam.step += 1
    turn = 0.5 * (1 + np.cos(np.pi * adam.step / steps))
    pace = np.float32(rate * turn + _LAST_RATE)
    for key, slope in slopes.items():
        adam.rates[key] += 0.1 * (slope - adam.rates[key])
        adam.squares[key] += 0.001 * (slope * slope - adam.squares[key])
        mean = adam.rates[key] / np.float32(1 - 0.9**adam.step)
        square = adam.squares[key] / np.float32(1 - 0.999**adam.step)
        params[key] -= pace * mean / (np.sqrt(square) + np.float32(1e-6))
        if key in ("first", "second"):
            params[key] *= 1 - pace * np.float32(_DECAY)


def _scale(figures: Floats) -> NDArray[np.int64]:
    """What each figure is multiplied with, so that all have some weight as whole numbers."""
    spread = np.maximum(figures.std(0), _SMALLEST_SPREAD)
    most = np.maximum(np.abs(figures).max(0), 1)
    scale = np.minimum(np.round(_STEP / spread), net_shape.MOST_INPUT // (2 * most))
    return np.asarray(np.maximum(scale, 1), dtype=np.int64)


def _whole(net: _Fitted, scale: NDArray[np.int64]) -> Net:
    """A net in whole numbers, over figures as they are."""
    params = net.params
    sums, units = 2**net_shape.SUM_BITS, 2**net_shape.UNIT_BITS
    first = params["first"] / net.spread[:, None]
    first_bias = params["first_bias"] - net.mean @ first
    direct = params["direct"] / net.spread
    constant = params["constant"][0] - net.mean @ direct
    return Net(
        _short(first / scale[:, None] * sums),
        _long(first_bias * sums),
        _short(params["second"] * 2**net_shape.SECOND_BITS),
        _long(params["second_bias"] * units * 2**net_shape.SECOND_BITS),
        _short(params["last"] * 2**net_shape.LAST_BITS),
        _long(direct / scale * sums),
        round(float(constant) * sums),
    )


def _short(values: NDArray[np.floating]) -> list[int]:
    return np.clip(np.round(values), -32767, 32767).astype(np.int64).ravel().tolist()


def _long(values: NDArray[np.floating]) -> list[int]:
    return np.round(values).astype(np.int64).ravel().tolist()
