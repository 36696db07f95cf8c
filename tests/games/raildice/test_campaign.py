"""Many games from beginning to end: nothing is lost, every game ends, every end occurs."""

from __future__ import annotations

import pytest

import stellwerk
from stellwerk import bots
from tests.games.raildice.checks import bot_chooser, games, random_chooser, summary
from tests.scale import scale

whole_games = pytest.mark.skipif(
    not stellwerk.compiled(), reason="interpreted, whole games of bots take too long"
)


@pytest.mark.rule("RRD-2", "RRD-7", "RRD-36", "RRD-55", "RRD-56")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    states = list(games(players, scale(20, 2_000), random_chooser))
    with capsys.disabled():
        print(f"\n{summary(players, 'random', states)}")
    assert all(state.view(None)["ending"] for state in states)


@whole_games
@pytest.mark.rule("RRD-2", "RRD-36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_builder_games(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    chooser = bot_chooser(lambda seed: bots.make("raildice", "builder", seed))
    states = list(games(players, scale(2, 100), chooser))
    with capsys.disabled():
        print(f"\n{summary(players, 'builder', states)}")
    assert all(sum(score.total for score in state.scores()) > 0 for state in states)
