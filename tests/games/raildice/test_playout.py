"""Random games inside the kernel are the same games, compiled and interpreted."""

from __future__ import annotations

import pytest

from stellwerk.games.raildice import game
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.phases import OVER
from stellwerk.games.raildice.playout import Playout
from stellwerk.games.raildice.rules import rules_for
from stellwerk.games.raildice.state import State
from stellwerk.games.raildice.turn_end import total
from tests.games.raildice.scene import Scene, Seat


@pytest.mark.parametrize(
    "players, first, expected",
    [
        (2, "seat", (582000, 2056)),
        (3, "random", (472000, 2524)),
        (4, "seat", (374000, 3010)),
    ],
)
def test_a_seed_gives_the_same_games(players: int, first: str, expected: tuple[int, int]) -> None:
    """The sums tell whether compiled and interpreted kernels play alike; a rule may change them."""
    rules = rules_for(CARD.complete({"first": first}), players)
    assert Playout(rules, players, 7).run(20) == expected


def test_a_playout_leaves_a_finished_game() -> None:
    playout = Playout(rules_for(CARD.complete({}), 2), 2, 3)
    for _ in range(5):
        passengers, moves = playout.run(1)
        assert playout.position.phase == OVER
        assert passengers == sum(total(playout.position, seat) for seat in range(2))
        assert moves > 0


def nodes(state: State, depth: int) -> int:
    """The number of ways to go on for so many moves, chance included."""
    if depth == 0 or not state.actors():
        return 1
    (seat,) = state.actors()
    found = 0
    for move in state.legal(seat):
        after = state.copy()
        after.apply(seat, move)
        found += nodes(after, depth - 1)
    return found


def test_the_number_of_ways_to_begin() -> None:
    assert [nodes(game.new(2), depth) for depth in range(4)] == [1, 13, 158, 1893]


def test_the_number_of_ways_from_the_middle() -> None:
    state = Scene([Seat((2, 1, 1, 2), 2), Seat()], numbers={"year": 2}).state()
    assert [nodes(state, depth) for depth in range(3)] == [1, 26, 566]
