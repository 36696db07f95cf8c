"""Random games in the kernel are the games of the contract."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.games.maerklin import bench, game
from stellwerk.games.maerklin.card import CARD
from stellwerk.games.maerklin.phases import (
    ANNOUNCING,
    CHOOSING,
    KEEPING,
    ON_TURN,
    OVER,
    PAYING,
    SECOND,
)
from stellwerk.games.maerklin.playout import MaerklinPlayout
from stellwerk.games.maerklin.random_moves import move_at_random
from stellwerk.games.maerklin.rules import rules_for
from stellwerk.games.maerklin.scoring import sheets
from stellwerk.games.maerklin.turns import play
from tests.games.maerklin import invariants
from tests.games.maerklin.playing import SWITCHES, VARIANTS, anything, hoarder, options, steps
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
        playout = MaerklinPlayout(rules_for(options), players, seed=players)
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


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_move_at_random_is_one_of_those_listed_in_their_order(variant: str) -> None:
    rng = Random(variant)
    phases: set[int] = set()
    for players in range(2, 6):
        for state in steps(
            players, players, options(rng, variant), (anything, hoarder)[players % 2]
        ):
            for seat in (seat for seat in state.actors() if seat >= 0):
                legal = state.legal(seat)
                for number in rng.sample(range(len(legal)), min(len(legal), scale(4, 40))):
                    # The least random number of 64 bits that is scaled to this one.
                    lot = -(-(number << 32) // len(legal)) << 32
                    by_lot, by_rule = state.position.copy(), state.position.copy()
                    move_at_random(by_lot, seat, lot)
                    play(by_rule, seat, legal[number])
                    assert by_lot.same(by_rule), game.text(legal[number])
                phases.add(state.position.phase)
    assert phases >= {ANNOUNCING, CHOOSING, ON_TURN, SECOND, PAYING, KEEPING}


def test_the_same_seed_gives_the_same_games() -> None:
    rules = rules_for(CARD.complete({}))
    assert MaerklinPlayout(rules, 2, 7).run(5) == MaerklinPlayout(rules, 2, 7).run(5)
    assert MaerklinPlayout(rules, 2, 7).run(5) != MaerklinPlayout(rules, 2, 8).run(5)


def test_a_fixed_sample_is_equal_compiled_and_interpreted() -> None:
    assert MaerklinPlayout(rules_for(CARD.complete({})), 2, 7).run(10) == (-3942, 2592)
    germany = rules_for(CARD.complete({"variant": "germany"}))
    assert MaerklinPlayout(germany, 4, 7).run(4) == (-1762, 1699)


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
