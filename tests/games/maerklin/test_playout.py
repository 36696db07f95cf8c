"""Random games in the kernel are the games of the contract."""

from __future__ import annotations

import pytest

from stellwerk.games.maerklin import bench
from stellwerk.games.maerklin.card import CARD
from stellwerk.games.maerklin.phases import OVER
from stellwerk.games.maerklin.playout import Playout
from stellwerk.games.maerklin.rules import rules_for
from stellwerk.games.maerklin.scoring import sheets
from tests.games.maerklin import invariants
from tests.games.maerklin.playing import SWITCHES, VARIANTS
from tests.scale import scale

LAWS = (
    invariants.cards,
    invariants.trains,
    invariants.goods,
    invariants.passengers,
    invariants.tickets,
    invariants.scores,
    invariants.routes,
    invariants.folk,
)


@pytest.mark.rule("MK-81", "MK-82", "V-1")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_totals_are_those_of_the_score_sheets(variant: str) -> None:
    for players in range(2, 6):
        options = CARD.complete({"variant": variant} | dict.fromkeys(SWITCHES, players % 2 == 0))
        playout = Playout(rules_for(options), players, seed=players)
        for _ in range(scale(20, 300)):
            total, moves = playout.run(1)
            assert moves > 50
            p = playout.position
            assert p.phase == OVER
            totals = [score.total for score in sheets(p)]
            assert [playout.total(seat) for seat in range(players)] == totals
            assert total == sum(totals)
            for law in LAWS:
                law(p)


def test_the_same_seed_gives_the_same_games() -> None:
    rules = rules_for(CARD.complete({}))
    assert Playout(rules, 2, 7).run(5) == Playout(rules, 2, 7).run(5)
    assert Playout(rules, 2, 7).run(5) != Playout(rules, 2, 8).run(5)


def test_a_fixed_sample_is_equal_compiled_and_interpreted() -> None:
    assert Playout(rules_for(CARD.complete({})), 2, 7).run(10) == (-3942, 2592)
    germany = rules_for(CARD.complete({"variant": "germany"}))
    assert Playout(germany, 4, 7).run(4) == (-1762, 1699)


def test_the_bench_has_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_SAMPLE", 2)
    monkeypatch.setattr(bench, "_REPEATS", 1)
    monkeypatch.setattr(bench, "_games", lambda: 2)
    monkeypatch.setattr(bench, "_journeys", lambda: 3)
    figures = bench.figures(CARD.complete({}))
    assert set(figures) == {
        "kernel_moves_per_s",
        "games_per_s",
        "best_journey_us",
        "best_journey_worst_ms",
        "mean_total",
        "mean_moves",
    }
    assert all(value for value in figures.values())
