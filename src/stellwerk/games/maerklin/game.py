"""Zug um Zug Märklin as a game of the contract: beginning, notation, words, imagination."""

from __future__ import annotations

from random import Random

from stellwerk.core.card import Card, Options
from stellwerk.core.game import Move, View
from stellwerk.core.words import Words
from stellwerk.games.maerklin import imagining, moves, words
from stellwerk.games.maerklin.card import CARD
from stellwerk.games.maerklin.state import State


class Maerklin:
    """Zug um Zug Märklin, by Alan R. Moon."""

    @property
    def card(self) -> Card:
        return CARD

    def new(self, players: int = 2, options: Options | None = None) -> State:
        return State(players, CARD.settle(options or {}, players))

    def text(self, move: Move) -> str:
        return moves.spell(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def describe(self, move: Move) -> Words:
        return words.describe(move)

    def targets(self, move: Move) -> tuple[str, ...]:
        return words.targets(move)

    def imagine(self, view: View, rng: Random) -> State:
        """A state that agrees with a view: hands, tickets and piles made up by ``rng``."""
        return imagining.imagine(view, rng)
