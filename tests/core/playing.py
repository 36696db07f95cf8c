"""Playing the toy in tests."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import six_wagons as toy
from stellwerk.core import CHANCE, Game, Journal, Options, SeededDealer, Versions, seed_from


def random_game(
    seed: str, players: int = 2, options: Options | None = None, game: Game = toy.game
) -> Journal:
    """A whole game of random moves, the dice from the seed."""
    rng = Random(seed)
    journal = Journal(game, [f"player {number}" for number in range(players)], options)
    dealer = SeededDealer(seed_from(seed))
    while actors := journal.state.actors():
        if actors == (CHANCE,):
            journal.deal(dealer)
        else:
            seat = rng.choice(actors)
            journal.apply(seat, rng.choice(journal.state.legal(seat)))
    return journal


def scripted(*entries: str, players: int = 2) -> Journal:
    """A running game from entries as records have them: ``* die3``, ``0 take1``."""
    journal = Journal(toy.game, [""] * players)
    for entry in entries:
        who, _, text = entry.partition(" ")
        journal.apply(CHANCE if who == "*" else int(who), toy.game.parse(text))
    return journal


def played_by(state: type[toy.YardState], versions: Versions = toy.CARD.versions) -> toy.SixWagons:
    """The toy with states of another class, by rules of these versions."""

    class Other(toy.SixWagons):
        card = replace(toy.CARD, versions=versions)

        def new(self, players: int = 1, options: Options | None = None) -> toy.YardState:
            return state(players, self.card.settle(options or {}, players))

    return Other()
