"""Benchmarks: not how fast, but what is measured."""

from __future__ import annotations

from typing import Self

import pytest

import six_wagons as toy
import stellwerk
from stellwerk.arena import bench
from stellwerk.arena.bench import (
    beginning,
    best_time,
    contract_moves_per_s,
    copy_us,
    match_moves_per_s,
)
from stellwerk.arena.match import play_game
from stellwerk.bots.random import RandomBot
from stellwerk.core import (
    CHANCE,
    Bot,
    Declined,
    Invalid,
    Move,
    Seat,
    Value,
    bot_seed,
    game_seed,
    seed_from,
)
from stellwerk.games import find
from tests.core.playing import played_by


class Clock:
    """Time that passes only when work is done."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


clock = Clock()


class Slow(toy.YardState):
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
def slow(monkeypatch: pytest.MonkeyPatch) -> toy.SixWagons:
    monkeypatch.setattr(bench, "perf_counter", clock)
    return played_by(Slow)


def test_a_move_is_one_legal_one_apply_and_one_copy_and_chance_does_not_count(
    slow: toy.SixWagons,
) -> None:
    assert contract_moves_per_s(slow, 500, beginning(slow, {})) == pytest.approx(1 / (1 + 2 + 4))


def test_a_copy_is_one_copy(slow: toy.SixWagons) -> None:
    assert copy_us(slow, 10, beginning(slow, {})) == pytest.approx(4e6)


def test_a_match_counts_players_moves_and_the_time_of_all(slow: toy.SixWagons) -> None:
    begin = beginning(slow, {"rounds": 2})
    before = clock.now
    rate = match_moves_per_s(slow, 1, begin)  # one game is longer than that
    spent = (clock.now - before) / bench._REPEATS
    journal = play_game(slow, *_bots(slow), begin.options)
    moves = sum(seat != CHANCE for seat, _ in journal.moves)
    assert rate == pytest.approx(moves / spent)
    assert spent > 1000  # chance is in it


def _bots(game: toy.SixWagons) -> tuple[list[Bot], bytes]:
    seed = game_seed(seed_from("bench"), 0)
    return [RandomBot(bot_seed(seed, seat)) for seat in range(2)], seed


def test_the_best_of_several_runs_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "perf_counter", clock)
    times = iter([5.0, 3.0, 4.0])

    def work() -> None:
        clock.now += next(times)

    assert best_time(work, repeats=3) == pytest.approx(3)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("_SECONDS", 0.001),
        ("_COPIES", 10),
        ("_LOOKS", 10),
        ("_LOOP", 1000),
        ("_REPEATS", 1),
    ):
        monkeypatch.setattr(bench, name, value)


@pytest.mark.usefixtures("house_with_toy", "short")
def test_a_game_adds_figures_of_its_own() -> None:
    figures = bench.bench("six_wagons")
    assert figures["wagons_per_s"] == 7.5
    assert figures["rounds"] == 2
    assert figures["compiled"] is stellwerk.compiled()
    rates = ("contract_moves_per_s", "match_moves_per_s", "calibration")
    assert all(figures[name] > 0 for name in (*rates, "copy_us", "seen_us", "json_us"))


@pytest.mark.usefixtures("house_with_toy", "short")
def test_options_are_those_of_the_games_that_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bench.bench("six_wagons", {"rounds": 3})["rounds"] == 3
    begun: list[dict[str, Value]] = []

    class Begun(toy.YardState):
        def __init__(self, players: int, options: dict[str, Value]) -> None:
            begun.append(options)
            super().__init__(players, options)

    game = played_by(Begun)
    contract_moves_per_s(game, 0.001, beginning(game, {"rounds": 3}))
    copy_us(game, 1, beginning(game, {"rounds": 3}))
    assert begun
    assert all(options == {"rounds": 3, "loaded": False} for options in begun)


@pytest.mark.parametrize(
    "options, players",
    [({}, 1), ({"expansion": "lake"}, 1), ({"draft": True}, 2)],
)
def test_as_few_play_as_the_options_allow(options: dict[str, Value], players: int) -> None:
    begin = beginning(find("ink"), options)
    assert begin.players == players
    assert begin.options == find("ink").card.complete(options)


@pytest.mark.parametrize(
    "options, reason",
    [
        ({"expansion": "moor"}, "core.option_value"),
        ({"expansions": "lake"}, "core.option_unknown"),
        ({"yellow_goals": True}, "ink.goals_not_in_play"),  # not with the edition blue
    ],
)
def test_options_that_nobody_can_play_with_are_refused(
    options: dict[str, Value], reason: str
) -> None:
    with pytest.raises(Declined) as caught:
        bench.bench("ink", options)
    assert caught.value.refusal.words.key == reason


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Invalid):
        bench.bench("chess")
