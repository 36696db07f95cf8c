"""Games end, keep what must always hold, and reach the rare corners.

Far more of them, with all laws, are in tests/laws.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

import pytest

from stellwerk import bots
from stellwerk.arena import play_game
from stellwerk.core import Value, game_seed, seed_from
from stellwerk.core.journal import replay
from stellwerk.games import find
from stellwerk.games.maerklin import game
from tests.games.maerklin.invariants import keeps
from tests.games.maerklin.playing import (
    SWITCHES,
    VARIANTS,
    Player,
    anything,
    corners,
    hoarder,
    misers,
    steps,
)
from tests.scale import scale

KINDS = [(variant, players) for variant in VARIANTS for players in range(2, 6)]
LONGEST = 6_000  # steps; games of hoarders have half of them
CORNERS = (
    "moments with an empty deck",
    "row resets",
    "rows that cannot be better",
    "rows with gaps",
    "turns skipped, no legal action",
    "tickets from the ordered bottom",
    "turns without tickets to draw",
    "turns of last rounds",
)


Tell = Callable[[str, Mapping[str, int]], None]
EVERY = 10 // scale(1, 10)  # so many steps lie between two checks; none in a campaign


def play(seed: int, players: int, chosen: dict[str, Value], player: Player) -> Counter[str]:
    """One game with the invariants checked after its steps; gives what was rare in it."""
    found: Counter[str] = Counter()
    for number, state in enumerate(steps(seed, players, chosen, player)):
        assert number < LONGEST, "the game does not end"
        if number % EVERY == 0:
            keeps(state)
        corners(state, found)
    assert found["games"] == 1
    return found


def switches(rng: Random, variant: str) -> dict[str, Value]:
    return {"variant": variant, **{switch: rng.random() < 0.3 for switch in SWITCHES}}


@pytest.mark.rule("MK-92", "MK-93", "MK-94", "MK-95", "MK-96", "MK-97")
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_end_and_keep_the_invariants(variant: str, tell: Tell) -> None:
    rng = Random(variant)
    found: Counter[str] = Counter()
    for seed in range(scale(4, 50)):
        found += play(seed, 2 + seed % 4, switches(rng, variant), anything)
    tell("maerklin, random", found)


@pytest.mark.rule("MK-21", "MK-32", "MK-35", "MK-36", "MK-59")
def test_hoarders_reach_the_corners(tell: Tell) -> None:
    """Seats that draw whenever they can use up deck, discard and ticket piles."""
    rng = Random(6)
    found: Counter[str] = Counter()
    games = scale(32, 160)
    for seed in range(games):
        variant, players = KINDS[seed % len(KINDS)]
        found += play(seed, players, switches(rng, variant), (hoarder, misers)[seed // 16 % 2])
    tell("maerklin, hoarders", found)
    if games >= 32:
        for corner in CORNERS:
            assert found[corner] > 0, corner


@pytest.mark.parametrize("number", range(16))
def test_planners_play_every_variant_with_every_number_of_players(number: int) -> None:
    """Records replay, and the invariants hold at every entry."""
    rng = Random(number)
    variant, players = KINDS[number]
    for i in range(scale(1, 3)):
        if scale(16, 16) < 16 and number % 8:
            return  # interpreted or with sanitizers: two kinds are enough
        seed = game_seed(seed_from("planners"), 100 * number + i)
        names = ["planner"] * (players - i % 2) + ["random"] * (i % 2)
        seats = [bots.make("maerklin", name, bytes([k]) + seed) for k, name in enumerate(names)]
        journal = play_game(game, seats, seed, switches(rng, variant))
        keeps(journal.state)
        assert journal.state.result() is not None
        record = journal.record(seed)
        again = replay(record, find, until=rng.randrange(len(record.entries)))
        keeps(again.state)
        assert replay(record, find).state.seen(0).json() == journal.state.seen(0).json()
