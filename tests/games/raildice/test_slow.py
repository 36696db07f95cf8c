"""The engine's legal moves against those worked out by the letter of the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stellwerk.core import CHANCE, Value
from stellwerk.games.raildice import game
from stellwerk.games.raildice.state import State
from tests.games.raildice.scene import seen
from tests.games.raildice.slow import Slow
from tests.scale import scale


def eager(state: State, rng: Random) -> int:
    """A random legal move of a player who lays track whenever possible and ends turns late."""
    seat = state.position.seat
    moves = state.legal(seat)
    warned = set(seen(state, seat)["warn"])
    weights = [weight(game.text(move), warned) for move in moves]
    return rng.choices(moves, weights)[0]


def weight(text: str, warned: set[str]) -> float:
    if text in warned:
        return 0.001
    kind = text.partition(":")[0]
    return {"lay": 8.0, "tile": 8.0, "station": 20.0, "end": 0.4}.get(kind, 2.0)


@pytest.mark.rule("RRD-33", "RRD-34", "RRD-37", "RRD-38", "RRD-39", "RRD-41", "RRD-49", "RRD-61")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_moves_are_those_that_the_rules_allow(players: int) -> None:
    seen_phases: Counter[str] = Counter()
    games = scale(3, 40)
    for seed in range(games):
        rng = Random(f"{players} {seed}")
        options: dict[str, Value] = {
            "screens": "open",
            "surcharge_mixing": rng.random() < 0.3,
            "crossing_count_includes_edge_piece": rng.random() < 0.7,
            "early_clearing": rng.random() < 0.5,
            "closing_in": rng.random() < 0.5,
            "dice": rng.choice((40, 60)),
        }
        state = game.new(players, options)
        while actors := state.actors():
            if actors == (CHANCE,):
                state.apply(CHANCE, rng.choices(state.legal(CHANCE), state.odds())[0])
                continue
            view = seen(state)
            if view["phase"] != "turn" or rng.random() < 0.2:
                found = {game.text(move) for move in state.legal(state.position.seat)}
                assert found == Slow(view).legal(), (seed, view["phase"])
                seen_phases[view["phase"]] += 1
            if view["phase"] == "turn" and len(view["tiles"]) == 2 and rng.random() < 0.05:
                slow = Slow(view)
                for end in view["ends"]:
                    assert end["open"] == slow.is_open(end["end"]), (seed, end["end"])
                seen_phases["open ends"] += 1
            state.apply(state.position.seat, eager(state, rng))
    assert {"turn", "cup"} <= set(seen_phases)
    assert games < 3 or {"chain", "tile", "entry", "pay", "open ends"} <= set(seen_phases)
