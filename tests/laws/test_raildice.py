"""Railroad Dice before the laws: the rules they prove, and that the games are rich enough."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from stellwerk import bots
from stellwerk.core import Move, Seat, State, Value, seed_from
from stellwerk.games import find
from stellwerk.games.raildice.card import CARD
from tests.games.raildice.checks import check as keeps
from tests.laws.cases import cases, check
from tests.laws.laws import LAWS
from tests.laws.walk import Chooser, Walk
from tests.scale import scale

KEEPS = keeps

PROVES = {
    "the_games_own_laws_hold": pytest.mark.rule("RRD-2", "RRD-7", "RRD-15", "RRD-36"),
    "records_replay": pytest.mark.rule("RRD-24"),
    "taking_back_undoes": pytest.mark.rule("RRD-33"),
    "imagined_states_agree_with_what_is_seen": pytest.mark.rule("RRD-65", "RRD-66"),
    "spectators_see_no_more_than_any_seat": pytest.mark.rule("RRD-66"),
    "the_end_has_a_result": pytest.mark.rule("RRD-64"),
}

KINDS = (
    *("income", "add", "roll", "buy", "lay", "tile", "station", "pay", "discard", "end"),
    *("die", "first"),  # chance
)


def games_in_campaign(options: dict[str, Value]) -> int:
    """2,000 random games in all."""
    return 2_000 // sum(case.key == "raildice" for case in cases())


def builders() -> Chooser:
    """Every seat is a builder."""
    seats = [bots.make("raildice", "builder", seed_from(f"{seat}")) for seat in range(4)]

    def choose(state: State, seat: Seat, rng: Random) -> Move:
        return seats[seat].choose(state.seen(seat))

    return choose


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_laws_hold_in_games_of_builders(players: int) -> None:
    """300 games in a campaign."""
    for seed in range(scale(1, 100)):
        rng = Random(seed)
        options = {one.key: rng.choice(one.values) for one in CARD.options if one.expert}
        walk = Walk(find("raildice"), players, options, seed, builders)
        for law in LAWS:
            check(walk, law)


@cache
def walks() -> list[Walk]:
    """As many games as it takes until everything has happened."""
    return [case.walk(seed) for case in cases() if case.key == "raildice" for seed in range(24)]


@pytest.mark.long
def test_all_kinds_of_moves_are_made() -> None:
    made = Counter(
        walk.game.text(moment.move).partition(":")[0] for walk in walks() for moment in walk.moments
    )
    assert set(made) == set(KINDS)


@pytest.mark.long
def test_moves_are_taken_back_in_every_phase() -> None:
    phases = {
        moment.state.seen(None).json()["phase"]
        for walk in walks()
        for moment in walk.moments
        if moment.back
    }
    assert {"turn", "cup", "tile", "entry", "pay"} <= phases


@pytest.mark.long
def test_every_option_is_played() -> None:
    seen = {(key, value) for walk in walks() for key, value in walk.end.options.items()}
    card = walks()[0].game.card
    assert seen == {(option.key, value) for option in card.options for value in option.values}
    assert {walk.players for walk in walks()} == {2, 3, 4}
