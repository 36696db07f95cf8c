"""Positions of Railroad Ink for the tests of its bot."""

from __future__ import annotations

from random import Random

from stellwerk import bots
from stellwerk.core import CHANCE, Move, Value
from stellwerk.games.ink import State, game


def walk(seed: int, stop: int, players: int = 1, **options: Value) -> State:
    """A game after some random moves, and on until a seat is to act."""
    rng = Random(seed)
    state = game.new(players, options)
    for _ in range(stop):
        if not state.actors():
            break
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    return state


def fresh_choice(state: State, seat: int) -> Move:
    return bots.make("ink", "greedy", b"").choose(state.seen(seat))
