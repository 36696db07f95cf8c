"""Many games from beginning to end: nothing is lost, every game ends, every end occurs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from stellwerk import bots
from tests.games.raildice.checks import bot_chooser, counted, games, random_chooser
from tests.scale import scale

Tell = Callable[[str, Mapping[str, int]], None]


@pytest.mark.rule("RRD-2", "RRD-7", "RRD-36", "RRD-55", "RRD-56")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, tell: Tell) -> None:
    states = list(games(players, scale(20, 2_000), random_chooser))
    tell(f"raildice, random, {players} players", counted(players, states))
    assert all(state.seen(None).json()["ending"] for state in states)


@pytest.mark.long
@pytest.mark.rule("RRD-2", "RRD-36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_builder_games(players: int, tell: Tell) -> None:
    chooser = bot_chooser(lambda seed: bots.make("raildice", "builder", seed))
    states = list(games(players, scale(2, 100), chooser))
    tell(f"raildice, builder, {players} players", counted(players, states))
    assert all(sum(score.total for score in state.scores()) > 0 for state in states)
