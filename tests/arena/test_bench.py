"""Benchmarks: not how fast, but what is measured."""

from __future__ import annotations

from typing import Self

import pytest

import stellwerk
from stellwerk.arena import bench
from stellwerk.arena.bench import best_time, contract_moves_per_s, copy_us
from stellwerk.core import CHANCE, Move, Refused, Seat
from tests.core import toy


class Clock:
    """Time that passes only when work is done."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


clock = Clock()


class Slow(toy.ToyState):
    """A toy whose acts take a known time."""

    def legal(self, seat: Seat) -> list[Move]:
        clock.now += 1000 if seat == CHANCE else 1
        return super().legal(seat)

    def apply(self, seat: Seat, move: Move) -> None:
        clock.now += 1000 if seat == CHANCE else 2
        super().apply(seat, move)

    def copy(self) -> Self:
        clock.now += 4
        return super().copy()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> toy.ToyGame:
    monkeypatch.setattr(bench, "perf_counter", clock)
    return toy.ToyGame(Slow)


def test_a_move_is_one_legal_one_apply_and_one_copy_and_chance_does_not_count(
    slow: toy.ToyGame,
) -> None:
    assert contract_moves_per_s(slow, seconds=500) == pytest.approx(1 / (1 + 2 + 4))


def test_a_copy_is_one_copy(slow: toy.ToyGame) -> None:
    assert copy_us(slow, count=10) == pytest.approx(4e6)


def test_the_best_of_several_runs_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "perf_counter", clock)
    times = iter([5.0, 3.0, 4.0])

    def work() -> None:
        clock.now += next(times)

    assert best_time(work, repeats=3) == pytest.approx(3)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("_SECONDS", 0.001), ("_COPIES", 10), ("_LOOP", 1000), ("_REPEATS", 1)):
        monkeypatch.setattr(bench, name, value)


@pytest.mark.usefixtures("house_with_toy", "short")
def test_a_game_adds_figures_of_its_own() -> None:
    figures = bench.bench("toy")
    assert figures["tiles_per_s"] == 7.5
    assert figures["compiled"] is stellwerk.compiled()
    assert all(figures[name] > 0 for name in ("contract_moves_per_s", "copy_us", "calibration"))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused):
        bench.bench("chess")
