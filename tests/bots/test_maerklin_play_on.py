"""Games of Zug um Zug Märklin played on quickly, and what is told of how the seats stand."""

from __future__ import annotations

import pytest

from stellwerk.bots.maerklin.play_on import FIGURES, PlayOn
from stellwerk.bots.maerklin.weights import MASTER
from stellwerk.core.rng import Rng
from stellwerk.core.score import rank
from stellwerk.games.maerklin import game, scoring
from stellwerk.games.maerklin.phases import OVER
from stellwerk.games.maerklin.position import Position
from stellwerk.games.maerklin.state import State, state_at

TO_THE_END = 9999


def begun(variant: str = "2006", players: int = 2) -> tuple[State, PlayOn]:
    state = game.new(players, game.card.complete({"variant": variant}))
    assert isinstance(state, State)
    return state, PlayOn(state.position.rules, players, dict(MASTER))


@pytest.mark.long
def test_a_game_is_played_to_its_end_and_ranked_as_the_rules_say() -> None:
    for variant, players in (("2006", 2), ("germany", 3)):
        state, play_on = begun(variant, players)
        assert play_on.run(state.position, 7, TO_THE_END)
        over = state_at(play_on.position.copy(), state.options)
        assert rank(list(play_on.ranks())) == over.result(), variant
        assert state.position.phase != OVER, "what it began with stays"


def test_the_same_seed_plays_alike_and_stops_when_a_turn_begins() -> None:
    state, play_on = begun()
    assert not play_on.run(state.position, 3, 9)
    first = play_on.position.copy()
    assert not play_on.run(state.position, 3, 9)
    assert play_on.position.same(first)
    assert not play_on.run(state.position, 4, 9)
    assert not play_on.position.same(first)


def test_figures_tell_what_is_so() -> None:
    state, play_on = begun()
    assert not play_on.run(state.position, 5, 24)
    position, rows = play_on.position, play_on.figures()
    for seat, row in enumerate(rows):
        told = dict(zip(FIGURES, row, strict=True))
        tickets = scoring.tickets(position, seat)
        done = [ticket.value for ticket, complete in tickets if complete]
        left = [ticket.value for ticket, complete in tickets if not complete]
        assert (told["done"], told["tickets"]) == (sum(done), len(done))
        assert told["planned"] + told["missed"] == sum(left)
        assert told["score"] == position.score[seat]
        assert told["trains"] == position.trains[seat]
        assert told["hand"] == position.hand_size[seat]


def test_supposed_tickets_are_exchanged_for_others_of_the_pile() -> None:
    state, play_on = begun(players=3)
    assert not play_on.run(state.position, 11, 36)
    real = state_at(play_on.position.copy(), state.options)
    changed = 0
    for seed in range(3):
        imagined = real.seen(0).imagine(Rng(seed))
        before = imagined.position.copy()
        play_on.suppose(imagined.position, 0, seed, 16)
        after = imagined.position
        assert real.seen(0) == imagined.seen(0), "the seat cannot tell them apart"
        assert _held(after, 0) == _held(before, 0)
        changed += _held(after, 1) != _held(before, 1)
        for kind in range(2):
            assert _all(after, kind) == _all(before, kind)
    assert changed


def _held(position: Position, seat: int) -> list[int]:
    return list(position.kept[2 * seat : 2 * seat + 2])


def _all(position: Position, kind: int) -> tuple[int, int]:
    """All tickets of a kind that are known to be somewhere, and how many lie loose."""
    together = position.top[kind]
    for seat in range(position.players):
        together |= position.kept[2 * seat + kind]
    return together, position.top[kind].bit_count()
