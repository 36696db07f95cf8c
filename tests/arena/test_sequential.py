"""The test that may be looked at any time: exact where it can be reckoned, and seldom wrong."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.arena.sequential import evidence


def test_all_won_is_reckoned_by_hand() -> None:
    # The chance of n wins with any part above one half, 2 (1 - 2^-(n+1)) / (n+1), over 2^-n.
    for games in (1, 4, 10, 30):
        by_hand = 2 * (1 - 0.5 ** (games + 1)) / (games + 1) * 2**games
        assert evidence(games, games, 0.5) == pytest.approx(by_hand, rel=1e-6)


def test_nothing_played_and_nothing_won_say_nothing_for_it() -> None:
    assert evidence(0, 0, 0.5) == 1
    assert evidence(0, 10, 0.5) < 0.5
    assert evidence(500, 1000, 0.5) < 1
    assert evidence(5000, 10_000, 0.7) < 0.01


def test_who_wins_more_is_found_out() -> None:
    assert evidence(60, 100, 0.5) > 1
    assert evidence(560, 1000, 0.5) > 20
    assert evidence(8500, 10_000, 0.7) > 20


def test_who_is_no_better_is_hardly_ever_called_so() -> None:
    called = 0
    for series in range(60):
        rng = Random(series)
        wins = 0
        for game in range(1, 201):
            wins += rng.random() < 0.5
            # Within two standard deviations it cannot be more than e², and need not be reckoned.
            if (
                game % 5 == 0
                and (2 * wins - game) ** 2 > 4 * game
                and (evidence(wins, game, 0.5) >= 20)
            ):
                called += 1
                break
    assert called <= 6  # 3 are to be expected at most
