"""Moves numbered for learners, and the bounds of a game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stellwerk.core import Refused
from stellwerk.games.maerklin import State, actions, game
from stellwerk.games.maerklin.bounds import best_routes
from stellwerk.games.maerklin.card import CARD
from stellwerk.games.maerklin.map import POINTS, ROUTES, TICKETS
from stellwerk.games.maerklin.phases import KEEPING
from tests.games.maerklin.playing import VARIANTS, anything, hoarder, options, steps
from tests.games.maerklin.stage import do, stage
from tests.scale import scale


def test_every_legal_move_has_a_number_of_its_own() -> None:
    rng = Random(1)
    kinds: Counter[str] = Counter()
    for seed in range(scale(8, 80)):
        player = hoarder if seed % 4 == 0 else anything
        for state in steps(seed, 2 + seed % 4, options(rng, VARIANTS[seed // 2 % 4]), player):
            for seat in (seat for seat in state.actors() if seat >= 0):
                seen = state.seen(seat)
                legal = seen.legal()
                numbers = [game.action(seen, move) for move in legal]
                assert len(set(numbers)) == len(numbers)
                assert 0 <= min(numbers) <= max(numbers) < game.actions(state.options, 2)
                assert [game.move(seen, number) for number in numbers] == legal
                kinds.update(game.text(move).partition(":")[0] for move in legal)
    if scale(8) >= 8:
        every = {"take", "blind", "mix", "keep", "claim", "pay", "place", "pick", "travel"}
        assert set(kinds) >= every | {"go", "stop"}
    assert actions.TOTAL == 1041


def drawing(first: str) -> State:
    """The seat on turn has drawn four tickets, this one first."""
    state = do(stage(), "mix:2+2", f"ticket:{first}")
    while state.position.due:
        state.apply(-1, state.legal(-1)[0])
    return state


def test_tickets_are_numbered_as_they_were_drawn_and_cards_as_they_lie() -> None:
    state = drawing("S20")
    assert state.position.phase == KEEPING
    seen = state.seen(0)
    assert game.text(game.move(seen, game.action(seen, game.parse("keep:S20")))) == "keep:S20"
    other = drawing("S03").seen(0)
    number = game.action(seen, game.parse("keep:S20"))
    assert game.text(game.move(other, number)) == "keep:S03"
    assert game.action(stage(row="red L P 4 blue").seen(0), game.parse("take:3.passenger")) == 2


@pytest.mark.parametrize(
    "action", [-1, actions.TOTAL, 10**9, actions.TOTAL - 1, actions.TOTAL - 16]
)
def test_numbers_that_are_none_here_are_refused(action: int) -> None:
    """Also those of tickets when there are none to choose from, and of passengers to pick up."""
    with pytest.raises(Refused) as refused:
        game.move(stage().seen(0), action)
    assert refused.value.refusal.key == "maerklin.action_unknown"


def test_an_empty_place_of_the_row_has_no_move() -> None:
    with pytest.raises(Refused):
        game.move(stage(row="red - - - -", deck="").seen(0), 1)


def test_moves_that_are_not_legal_have_no_number() -> None:
    state = stage(hands=["red"])
    for text in ("claim:berlin-hamburg.1", "pay:1red", "stop", "draw:red", "ticket:S01", "first:1"):
        with pytest.raises(Refused):
            game.action(state.seen(0), game.parse(text))
    with pytest.raises(Refused):
        game.action(state.seen(1), game.parse("blind"))
    with pytest.raises(Refused):
        game.action(state.seen(None), game.parse("blind"))


def test_the_seat_asked_about_must_be_there() -> None:
    state = stage(3)
    for seat in (-1, 3, 99):
        with pytest.raises(Refused) as refused:
            state.seen(seat)
        assert refused.value.refusal.key == "core.seat_unknown"


@pytest.mark.parametrize("variant", VARIANTS)
def test_bounds_hold_and_are_not_absurd(variant: str) -> None:
    chosen = CARD.complete({"variant": variant})
    for players in range(2, 6):
        assert 1_000 < game.longest(chosen, players) < 500_000
        least, most = game.score_range(chosen, players)
        values = sum(ticket.value for ticket in TICKETS[variant])
        assert -values < least < 0 < most < values + 600


@pytest.mark.rule("MK-45", "MK-48")
def test_the_best_routes_are_the_longest_ones() -> None:
    """45 trains are six routes of seven and three, at best."""
    longest = sorted((r.length for r in ROUTES if r.track == 1), reverse=True)
    assert longest[0] == 7
    assert best_routes() <= POINTS[7] * 45 / 7
    assert best_routes() >= POINTS[7] * min(6, longest.count(7))
