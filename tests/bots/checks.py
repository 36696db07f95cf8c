"""What several bots must keep: the same choice kept alive and made anew, by what the seat sees."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from stellwerk.core import CHANCE, Bot, Game, Move, Rng, SeededDealer, Seen, State


def opening(game: Game, seats: list[Bot], seed: bytes, length: int) -> list[str]:
    """The first moves of a game of these bots."""
    dealer = SeededDealer(seed)
    state = game.new(len(seats))
    made: list[str] = []
    while len(made) < length:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, dealer.deal(game, state))
            continue
        made.append(game.text(seats[seat].choose(state.seen(seat))))
        state.apply(seat, game.parse(made[-1]))
    return made


class Watched(Bot):
    """A bot kept alive, compared with one made anew for every move from what came over a line.

    In a share of the moves, also within a turn, a stranger takes its place.
    """

    def __init__(self, game: Game, make: Callable[[], Bot], stranger: Random, share: float) -> None:
        self._game = game
        self._make = make
        self._kept = make()
        self._stranger = stranger
        self._share = share
        self.asked = 0

    def choose(self, seen: Seen) -> Move:
        if self._stranger.random() < self._share:
            return self._stranger.choice(seen.legal())
        sent: Any = json.loads(json.dumps(seen.json()))
        before = json.dumps(sent)
        move = self._kept.choose(seen)
        assert move == self._make().choose(self._game.seen(sent))
        assert json.dumps(sent) == before, "it leaves the data as it is"
        assert move in seen.legal()
        self.asked += 1
        return move


def chooses_alike_in_imagined_games(make: Callable[[], Bot], states: Iterable[State]) -> None:
    """Where the seat sees the same it does the same, whatever is hidden from it."""
    rng = Random(2)
    asked = 0
    for state in states:
        (seat, *_) = state.actors() or (CHANCE,)
        if seat == CHANCE or rng.random() > 0.1:
            continue
        other = state.seen(seat).imagine(Rng(asked))
        one, two = (make().choose(each.seen(seat)) for each in (state, other))
        assert one == two
        assert one in state.legal(seat)
        asked += 1
    assert asked > 10
