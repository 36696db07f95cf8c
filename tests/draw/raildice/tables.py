"""Games to draw."""

from __future__ import annotations

from random import Random

from stellwerk.core import CHANCE, Journal, SeededDealer, seed_from
from stellwerk.games.raildice import game
from stellwerk.games.raildice.state import State

# What random players do too rarely to come anywhere.
_LIKES = {"lay": 6.0, "tile": 6.0, "pay": 6.0, "station": 6.0, "roll": 2.0, "add": 1.0}


def state_of(journal: Journal) -> State:
    """The state of a game of Railroad Dice, as what it is."""
    assert isinstance(journal.state, State)
    return journal.state


def play(seed: int, players: int, moves: int, **options: str) -> Journal:
    """A game of moves that are random, but build when they can; so many, or to its end."""
    journal = Journal(game, [""] * players, options)
    dealer, rng = SeededDealer(seed_from(str(seed))), Random(seed)
    while journal.state.actors() and len(journal.moves) < moves:
        seat = journal.state.actors()[0]
        if seat == CHANCE:
            journal.apply(seat, dealer.deal(game, journal.state))
            continue
        warned = state_of(journal).seen(seat).json()["warn"]
        legal = journal.state.legal(seat)
        safe = [move for move in legal if game.text(move) not in warned] or legal
        likes = [_LIKES.get(game.text(move).partition(":")[0], 0.4) for move in safe]
        journal.apply(seat, rng.choices(safe, likes)[0])
    return journal
