"""Railroad Ink before the laws once more: games in which every seat plans its rounds.

Random boards are sparse; planned ones have the long networks, chains of effects and goals.
"""

from __future__ import annotations

from random import Random

import pytest

from stellwerk import bots
from stellwerk.core import Move, Seat, State, seed_from
from stellwerk.games import find
from tests.laws.cases import Case, cases_of, check
from tests.laws.laws import LAWS
from tests.laws.walk import Chooser, Walk
from tests.scale import scale

PLAYERS = (1, 2, 4)
DRAFTERS = (2, 3, 4)  # nobody drafts alone
EVERY = scale(14, 1)  # in a campaign every case, else one in so many


def planners() -> Chooser:
    """Every seat is a bot that plans."""
    seats = [bots.make("ink", "greedy", seed_from(f"{seat}")) for seat in range(max(PLAYERS))]

    def choose(state: State, seat: Seat, rng: Random) -> Move:
        return seats[seat].choose(state.seen(seat))

    return choose


@pytest.mark.long
@pytest.mark.parametrize("case", cases_of("ink")[::EVERY], ids=str)
def test_all_laws_hold_in_planned_games(case: Case) -> None:
    """In a campaign 30 games of each case and number of players."""
    options = dict(case.options)
    numbers = DRAFTERS if options["draft"] else PLAYERS
    for seed in range(scale(1, 30)):
        for players in numbers[: scale(2, 3)]:
            walk = Walk(find("ink"), players, options, seed, planners)
            for law in LAWS:
                check(walk, law)
