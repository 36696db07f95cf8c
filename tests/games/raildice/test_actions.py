"""Moves numbered for learners, and the bounds of games."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core import CHANCE, Refused
from stellwerk.games.raildice import game, moves
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.rules import rules_for
from tests.games.raildice.scene import JOKERS, Scene, Seat, play
from tests.scale import scale


def test_every_legal_move_has_a_number_of_its_own() -> None:
    met: set[int] = set()
    for seed in range(scale(6, 100)):
        rng = Random(seed)
        state = game.new(rng.choice((2, 3, 4)), {"dice": 60})
        while actors := state.actors():
            (seat,) = actors
            legal = state.legal(seat)
            if seat != CHANCE:
                seen = state.seen(seat)
                numbers = [game.action(seen, move) for move in legal]
                assert [game.move(seen, number) for number in numbers] == legal
                assert len(set(numbers)) == len(numbers)
                met.update(numbers)
            state.apply(seat, rng.choice(legal))
    assert min(met) >= 0
    assert max(met) < game.actions({}, 2) <= 200


def test_a_piece_is_numbered_by_the_end_and_not_by_its_cell() -> None:
    """The same turn of the line is the same action, wherever the line is."""
    state = Scene([Seat(JOKERS), Seat()]).state()
    first = game.action(state.seen(0), game.parse("lay:2:34WE:joker"))
    play(state, "lay:2:34WE:joker")
    assert game.text(game.move(state.seen(0), first)) == "lay:2:35WE:joker"


@pytest.mark.parametrize("text", ["pay:1:0", "lay:2:44WE:joker", "die:joker", "first:1"])
def test_a_move_without_a_number_is_refused(text: str) -> None:
    """Nothing is due, no end leads there, and chance is not numbered."""
    seen = Scene([Seat(JOKERS), Seat()]).state().seen(0)
    with pytest.raises(Refused) as caught:
        game.action(seen, game.parse(text))
    assert caught.value.refusal.key == "raildice.no_action"


def test_numbers_that_are_none_are_refused() -> None:
    state = Scene([Seat(JOKERS, 3), Seat()]).state()
    seen = state.seen(0)
    total = game.actions({}, 2)
    for number in (-1, total, 10**9):
        with pytest.raises(Refused) as caught:
            game.move(seen, number)
        assert caught.value.refusal.key == "raildice.action_unknown"
    for move in (-1, moves.LAST, 10**9):
        with pytest.raises(Refused):
            game.action(seen, move)
    legal = set(state.legal(0))
    for number in range(total):
        try:
            move = game.move(seen, number)
        except Refused:
            continue  # a piece that turns back, or a payment of nothing
        assert game.action(seen, move) == number
        assert (move in legal) == (seen.refusal(move) is None)


@pytest.mark.rule("RRD-63")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bounds_grow_with_years_and_dice(players: int) -> None:
    def longest(**options: int) -> int:
        return game.longest(options, players)

    assert longest(max_years=20) < longest(max_years=40) < longest(max_years=60)
    assert longest(dice=40) < longest(dice=60)
    # A turn of the bound has as many moves as there are dice, a few times over.
    turns = 20 * players
    assert longest(max_years=20) < turns * 4 * rules_for(CARD.complete({}), players).dice + 400
    least, most = game.score_range({"max_years": 20}, players)
    assert (least, most) == (0, 20 * 44 * 1000)
